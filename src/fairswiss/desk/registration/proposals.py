"""Changes that the rating list proposes to the list of players, and their acceptance."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.registration.entries import cleaned, mark_of
from fairswiss.desk.telling import By, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import Conflict, InvalidTournament
from fairswiss.model.listed import STANDARD
from fairswiss.model.player import Player
from fairswiss.usecases.filling import Outcome, changed, compared
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.ratinglist import edition, index_path
from fairswiss.usecases.single_flight import answered_once


class Proposal(NamedTuple):
    """The proposed changes, by registration; the mark shows whether they are still the same later."""

    outcomes: dict[int, Outcome]
    mark: str


def proposed(state: State, index: str = "", *, kind: str = STANDARD, overwrite: bool = False) -> Proposal:
    """The proposals of the rating list for all players."""
    of = {number: registration for registration, number in state.numbers.items()}
    players, path, lists = tuple(state.tournament().players), index_path(index), edition(index)
    outcomes = {of[outcome.player.number]: outcome for outcome in _looked_up(players, path, lists, kind, overwrite)}
    changes = [(registration, outcome.changes) for registration, outcome in sorted(outcomes.items())]
    return Proposal(outcomes, blake2b(repr(changes).encode(), digest_size=8).hexdigest())


@answered_once(2)
def _looked_up(
    players: tuple[Player, ...], index: str, lists: tuple[tuple[str, int], ...], kind: str, overwrite: bool
) -> tuple[Outcome, ...]:
    """Kept for the confirmation: a name costs some milliseconds, and an event has many; ``lists`` dates them."""
    return worked_out(compared, players, index, kind, overwrite)


def accept(event: str, proposal: Proposal, chosen: Iterable[int], by: By, seen: str) -> Known:
    """Fill in what was proposed for these players; refused when the proposal is not the one that was seen."""

    def telling(state: State) -> list[Fact]:
        if seen != proposal.mark:
            words = "The players or the rating list have changed meanwhile. Check the proposal again."
            raise Conflict(gettext(words), code="proposal-outdated")
        told: list[Fact] = []
        for registration in sorted(set(chosen) & proposal.outcomes.keys()):
            outcome = proposal.outcomes[registration]
            if not outcome.changes:
                continue
            held = state.player(registration)._replace(rank=0)
            if mark_of(held) != mark_of(outcome.player):
                words = "Someone else changed {name} meanwhile. Check the proposal again."
                raise Conflict(gettext(words, name=held.name), code="proposed-player-changed")
            told.append(facts.Amended(registration, _with(held, outcome)._replace(number=0)))
        return told

    return tell(event, by, telling)


def _with(player: Player, outcome: Outcome) -> Player:
    after, problems = cleaned([changed(outcome)])
    if problems:
        words = "The data of {name} in the rating list cannot be used:"
        raise InvalidTournament(gettext(words, name=player.name), tuple(problems), code="listed-unfit")
    return after[0]
