"""Forbidden pairings, and adjustments of points."""

from collections.abc import Sequence
from functools import partial

from fairswiss.desk.frozen import refuse_in_fide_mode
from fairswiss.desk.journals import Known
from fairswiss.desk.official import LIFT_IT
from fairswiss.desk.telling import By, ask, ask_twice, required, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points

_MOST_POINTS = 1000


def forbid(event: str, registrations: Sequence[int], by: By, first: int = 1, last: int | None = None) -> Known:
    """Keep players apart; once round 1 is paired this is refused in FIDE mode, and confirmed outside it."""

    def telling(state: State) -> list[Fact]:
        expect_rounds_in_order(state, first, last)
        if state.started and state.fide_mode:
            refuse_in_fide_mode(gettext("which pairings are forbidden"))
        ask(by, gettext("Forbidding a pairing:"), late_warnings(state))
        return [facts.Forbidden(tuple(sorted(set(registrations))), first, last, late=state.started)]

    return tell(event, by, telling)


def lift(event: str, registrations: Sequence[int], by: By) -> Known:
    """Let them meet again; once round 1 is paired this is confirmed, in FIDE mode twice: a round may need it."""

    def telling(state: State) -> list[Fact]:
        asked = partial(ask_twice, typing=LIFT_IT) if state.fide_mode else ask
        asked(by, gettext("Lifting a forbidden pairing:"), late_warnings(state))
        return [facts.ForbiddenLifted(tuple(sorted(set(registrations))), late=state.started)]

    return tell(event, by, telling)


def expect_rounds_in_order(state: State, first: int, last: int | None) -> None:
    """Refuse rounds that are not planned, or a last one before the first."""
    if not 1 <= first <= (last or state.settings.rounds) <= state.settings.rounds:
        words = "The first and the last round are between 1 and {rounds}, in this order."
        raise BadRequest(gettext(words, rounds=state.settings.rounds), code="rounds-out-of-order")


def late_warnings(state: State) -> list[str]:
    """The consequences of changing who may not meet, once a round has been paired."""
    if not state.started:
        return []
    return [gettext("forbidden pairings are announced before round 1"), gettext("the report will say so")]


def adjust_points(event: str, registration: int, points: Points, number: int, by: By) -> Known:
    """A bonus, or below nothing a penalty, with the reason that the journal keeps."""
    required(by.why, gettext("The reason"))
    if not points or abs(points) > _MOST_POINTS:
        words = "A bonus or penalty must not be zero, nor more than {most} points."
        raise BadRequest(gettext(words, most=_MOST_POINTS // 10), code="points-out-of-range")

    def telling(state: State) -> list[Fact]:
        if not 0 <= number <= state.settings.rounds:
            words = "There is no round {number}: {rounds} are planned."
            raise BadRequest(gettext(words, number=number, rounds=state.settings.rounds), code="round-not-planned")
        return [facts.PointsAdjusted(registration, points, number)]

    return tell(event, by, telling)
