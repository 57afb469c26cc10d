"""Sections of one event: tournaments under one roof, and players who move from one to another."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.events import expect_players
from fairswiss.desk.journals import Known
from fairswiss.desk.overview import Overview
from fairswiss.desk.registration.players import already
from fairswiss.desk.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Unreadable
from fairswiss.store import rows


class Section(NamedTuple):
    """A tournament under the roof of an event."""

    event: str
    name: str
    overview: Overview


def sections_of(event: Known, seen_by: Callable[[str], bool | None] = lambda event: True) -> list[Section]:
    """The tournaments under the same roof as this one, itself among them, by name; none if it has no roof.

    ``seen_by`` says of each whether its draft is seen; None leaves it out.
    """
    roof = _roof(event.state)
    if not roof:
        return []
    found = []
    for row in rows.events():
        drafts = seen_by(row.id)
        if drafts is None:
            continue
        try:
            known = journals.read(row.id)
        except Unreadable:
            continue
        if _roof(known.state) == roof:
            found.append(Section(row.id, known.state.settings.info.name, Overview.of(known, drafts)))
    return sorted(found, key=lambda section: (section.name.casefold(), section.event))


def move(event: str, registration: int, target: str, by: By) -> Known:
    """Move a player to another section before its first round, with everything noted; the target as it is then."""
    if rows.was_told(event, by.token):
        return journals.read(target)
    with journals.together():
        for one in sorted({event, target}):  # always in one order, so that two moves never wait for each other
            rows.row_of(one, locked=True)
        known = journals.read(event)
        _refuse_move(known, journals.read(target))
        state = known.state
        player = state.player(registration)._replace(number=0, rank=0)
        noted = state.particulars.get(registration)
        byes = {at: code for (at, who), code in state.absences.items() if who == registration}

        def telling(state: State) -> list[Fact]:
            expect_players(len(state.players) + 1)
            doubles = [what for _, what in already(state, [player])]
            ask(by, gettext("Check this before the player is moved:"), doubles)
            new = state.last_registration + 1
            told: list[Fact] = [facts.Registered(new, player)]
            told += [facts.ByeAsked(new, at, code) for at, code in byes.items() if at <= state.settings.rounds]
            if noted:
                told.append(noted._replace(id=new))
            if registration in known.state.withheld:
                told.append(facts.NameWithheld(new))
            return told

        moved = tell(target, by, telling)
        tell(event, by, [facts.Removed(registration)])
    return moved


def _refuse_move(known: Known, target: Known) -> None:
    if known.event == target.event or not _roof(known.state) or _roof(known.state) != _roof(target.state):
        words = "Players move only between sections of one event."
        raise BadRequest(gettext(words), code="not-a-section")
    for section in (known, target):
        if section.state.started:
            words = (
                "Round 1 of {name} has been paired: players can no longer be moved. Withdraw the player here, and "
                "register the player there."
            )
            raise BadRequest(gettext(words, name=section.state.settings.info.name), code="section-started")


def _roof(state: State) -> str:
    return " ".join(state.settings.roof.split()).casefold()
