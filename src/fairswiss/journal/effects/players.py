"""The list of players: entered, corrected, withheld from the public, struck off."""

from collections.abc import Collection, Iterator

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

FROZEN_NUMBERS = 4
"""Corrections of the list change no pairing number once this round has been paired (C.04.2, article 2.3)."""


def registered(state: State, fact: facts.Registered) -> None:
    """One more player, with the place that strength earns."""
    if fact.id <= state.last_registration:
        raise BadRequest(gettext("Registration {id} is already in use.", id=fact.id), code="registration-taken")
    state.players[fact.id] = fact.player
    state.last_registration = fact.id
    state.take_place(fact.id)


def amended(state: State, fact: facts.Amended) -> None:
    """The player as known from now on; the pairing number follows while it may."""
    state.expect(fact.id)
    before = state.strength(fact.id)
    state.players[fact.id] = fact.player
    if state.strength(fact.id) != before and len(state.rounds) < FROZEN_NUMBERS:
        state.take_place(fact.id)


def name_withheld(state: State, fact: facts.NameWithheld) -> None:
    """Withhold the name of a player from the public, or show it again."""
    state.expect(fact.id)
    (state.withheld.add if fact.withheld else state.withheld.discard)(fact.id)


def particulars_noted(state: State, fact: facts.ParticularsNoted) -> None:
    """Noted for the arbiter alone; nothing is kept of a note that is empty."""
    state.expect(fact.id)
    if fact == facts.ParticularsNoted(fact.id):
        state.particulars.pop(fact.id, None)
    else:
        state.particulars[fact.id] = fact


def _named(state: State) -> Iterator[Collection[int]]:
    """The players whom a limit, a group or a team names."""
    yield from (rule.players for rule in state.prohibitions)
    yield from (change.players for change in state.adjustments)
    yield from (group.ids for group in state.groups.values())
    yield [*state.squads.named()]


def removed(state: State, fact: facts.Removed) -> None:
    """Struck off; refused for anybody whom a round, a limit or a team names."""
    player = state.player(fact.id)
    if any(fact.id in played.board_of or fact.id in played.byes for played in state.rounds):
        words = "{name} appears in a round and cannot be removed. Withdraw the player instead."
        raise BadRequest(gettext(words, name=player.name), code="player-has-played")
    if any(fact.id in players for players in _named(state)):
        words = "{name} is named in a forbidden pairing, an adjustment or a team. Change that first."
        raise BadRequest(gettext(words, name=player.name), code="player-still-named")
    state.awarded = {number: held for number, held in state.awarded.items() if held != fact.id}
    state.give_up_place(fact.id)
    del state.players[fact.id]
    state.factors = {key: held for key, held in state.factors.items() if key[0] != fact.id}
    state.withdrawn.pop(fact.id, None)
    state.withheld.discard(fact.id)
    state.particulars.pop(fact.id, None)
    for kept in (state.arrived, state.came_by_phone, state.sent_away):
        kept.discard(fact.id)
    state.absences = {key: code for key, code in state.absences.items() if key[1] != fact.id}


def anonymised(state: State, fact: facts.Anonymised) -> None:
    """Nothing: the entries before it say everything already."""
