"""Attendance: withdrawals, returns and requested byes."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import Conflict


class Wish(NamedTuple):
    """The bye requested for a future round, and the one the page showed before; empty for none."""

    seen: str
    code: str


def withdraw(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """Withdraw a player, from the next round or a later one on."""
    return tell(event, by, lambda state: [facts.Withdrawn(registration, from_round or _next(state))])


def take_back(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """A withdrawn player comes again."""
    return tell(event, by, lambda state: [facts.Returned(registration, from_round or _next(state))])


def ask_bye(event: str, registration: int, number: int, code: str, by: By) -> Known:
    """Note that a player will be absent from a round to come."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        what = gettext("A bye for {name} in round {number}:", name=name, number=number)
        asked = {at: held for (at, who), held in state.absences.items() if who == registration and at != number}
        ask(by, what, _bye_warnings(state, registration, code, asked))
        return [facts.ByeAsked(registration, number, code, reported=code == "F")]

    return tell(event, by, telling)


def drop_bye(event: str, registration: int, number: int, by: By) -> Known:
    """The player will come after all."""
    return tell(event, by, [facts.ByeDropped(registration, number)])


def ask_byes(event: str, registration: int, wishes: Mapping[int, Wish], by: By) -> Known:
    """Note at once which rounds to come a player will miss; only what was changed on the page is told."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        held = {at: code for (at, who), code in state.absences.items() if who == registration}
        new = {at: wish for at, wish in wishes.items() if wish.code not in (wish.seen, held.get(at, ""))}
        if any(wish.seen != held.get(at, "") for at, wish in new.items()):
            words = "Someone else changed the byes of {name} meanwhile. Check them, then try again."
            raise Conflict(gettext(words, name=name), code="byes-changed")
        told: list[Fact] = []
        warnings: list[str] = []
        asked = {at: code for at, code in held.items() if at not in new}
        for number, (_, code) in sorted(new.items()):
            if not code:
                told.append(facts.ByeDropped(registration, number))
                continue
            warnings += (
                gettext("round {number}: {what}", number=number, what=what)
                for what in _bye_warnings(state, registration, code, asked)
            )
            asked[number] = code
            told.append(facts.ByeAsked(registration, number, code, reported=code == "F"))
        ask(by, gettext("Byes for {name}:", name=name), warnings)
        return told

    return tell(event, by, telling)


def _next(state: State) -> int:
    return len(state.rounds) + 1


def _bye_warnings(state: State, registration: int, code: str, asked: Mapping[int, str]) -> list[str]:
    """Warnings against a bye, given those had before and those requested for other rounds."""
    warnings = []
    if code == "F":
        words = "a full-point bye is no longer recommended, and it bars the player from the allocated bye"
        warnings += [gettext(words), gettext("the report will say so")]
    had = sum(played.byes.get(registration) == code for played in state.rounds)
    had += sum(other == code for other in asked.values())
    if code == "H" and had:
        warnings.append(gettext("the player has {count} half-point bye(s) already", count=had))
    return warnings
