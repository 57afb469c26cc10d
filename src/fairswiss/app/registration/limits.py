"""Who may not meet, and points that no game brought."""

from collections.abc import Sequence

from fairswiss.app.telling import By, ask, required, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points
from fairswiss.store.journals import Known

_MOST_POINTS = 1000


def forbid(event: str, registrations: Sequence[int], by: By, first: int = 1, last: int | None = None) -> Known:
    """Keep players apart; after round 1 this has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        if not 1 <= first <= (last or state.settings.rounds) <= state.settings.rounds:
            words = "The first and the last round are between 1 and {rounds}, in this order."
            raise BadRequest(spoken(words, rounds=state.settings.rounds))
        late = spoken("forbidden pairings are announced before round 1")
        ask(by, spoken("Forbidding a pairing:"), [late] if state.started else [])
        return [facts.Forbidden(tuple(sorted(set(registrations))), first, last)]

    return tell(event, by, telling)


def lift(event: str, registrations: Sequence[int], by: By) -> Known:
    """Let them meet again."""
    return tell(event, by, [facts.ForbiddenLifted(tuple(sorted(set(registrations))))])


def adjust_points(event: str, registration: int, points: Points, number: int, by: By) -> Known:
    """A bonus, or below nothing a penalty, with the reason that the journal keeps."""
    required(by.why, spoken("The reason"))
    if not points or abs(points) > _MOST_POINTS:
        words = "A bonus or a penalty is neither nothing nor more than {most} points."
        raise BadRequest(spoken(words, most=_MOST_POINTS // 10))

    def telling(state: State) -> list[Fact]:
        if not 0 <= number <= state.settings.rounds:
            words = "Round {number} is not there: {rounds} are planned."
            raise BadRequest(spoken(words, number=number, rounds=state.settings.rounds))
        return [facts.PointsAdjusted(registration, points, number)]

    return tell(event, by, telling)
