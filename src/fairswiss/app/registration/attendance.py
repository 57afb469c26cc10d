"""Who comes: withdrawals, returns, and byes that are asked for."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.app.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import Conflict
from fairswiss.store.journals import Known


class Wish(NamedTuple):
    """What a player asks for in a round to come, and what the page showed before: empty for nothing."""

    seen: str
    code: str


def withdraw(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """Not paired any more, from the next round or a later one on."""
    return tell(event, by, lambda state: [facts.Withdrawn(registration, from_round or _next(state))])


def take_back(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """A withdrawn player comes again."""
    return tell(event, by, lambda state: [facts.Returned(registration, from_round or _next(state))])


def ask_bye(event: str, registration: int, number: int, code: str, by: By) -> Known:
    """Note that a player will be absent from a round to come."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        what = spoken("A bye for {name} in round {number}:", name=name, number=number)
        ask(by, what, _bye_warnings(state, registration, code))
        return [facts.ByeAsked(registration, number, code)]

    return tell(event, by, telling)


def drop_bye(event: str, registration: int, number: int, by: By) -> Known:
    """The player will come after all."""
    return tell(event, by, [facts.ByeDropped(registration, number)])


def ask_byes(event: str, registration: int, wishes: Mapping[int, Wish], by: By) -> Known:
    """Note at once which rounds to come a player will miss; only what was changed on the page is told."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        told: list[Fact] = []
        warnings: list[str] = []
        for number, (seen, code) in sorted(wishes.items()):
            held = state.absences.get((number, registration), "")
            if code in (seen, held):
                continue
            if seen != held:
                words = "Somebody changed the byes of {name} in the meantime. Look again, then repeat it."
                raise Conflict(spoken(words, name=name))
            if code:
                warnings += (
                    spoken("round {number}: {what}", number=number, what=what)
                    for what in _bye_warnings(state, registration, code)
                )
            told.append(facts.ByeAsked(registration, number, code) if code else facts.ByeDropped(registration, number))
        ask(by, spoken("Byes for {name}:", name=name), warnings)
        return told

    return tell(event, by, telling)


def _next(state: State) -> int:
    return len(state.rounds) + 1


def _bye_warnings(state: State, registration: int, code: str) -> list[str]:
    warnings = []
    if code == "F":
        words = "a full-point bye is not recommended any more, and it bars the player from the allocated bye"
        warnings.append(spoken(words))
    had = sum(played.byes.get(registration) == code for played in state.rounds)
    if code == "H" and had:
        warnings.append(spoken("the player has had {count} half-point bye(s) already", count=had))
    return warnings
