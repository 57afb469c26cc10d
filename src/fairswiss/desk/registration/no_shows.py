"""Players who did not come to the last round: whether each is still in, and what each answer means."""

from enum import StrEnum

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.model.rounds import codes_of, seats_of


class StillIn(StrEnum):
    """The answer to whether a player who did not come is still in."""

    OUT = "out"
    ABSENT_NEXT = "absent-next"
    IN = "in"


def no_shows(state: State) -> list[int]:
    """Those who lost the last public round by forfeit and may be paired in the next one, until someone has answered."""
    last = state.rounds[-1] if state.rounds else None
    number = len(state.rounds)
    if last is None or last.stage is Stage.DRAFT or number >= state.settings.rounds:
        return []
    missed = [
        player
        for board in last.boards
        for player, code in zip(seats_of(board), codes_of(board), strict=True)
        if set(code) == {"-"} and player not in last.asked
    ]
    known = state.absent(number + 1)
    return [player for player in missed if player not in known and state.stayed.get(player) != number]


def answer(event: str, registration: int, still: str, by: By) -> Known:
    """Record whether a player who did not come is out, absent from the next round, or still in."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        if still not in [*StillIn]:
            raise BadRequest(gettext("The form is incomplete. Reload the page."), code="form-incomplete")
        if registration not in no_shows(state):
            words = "{name} came to the last round, or someone else has answered meanwhile. Reload the page."
            raise Conflict(gettext(words, name=name), code="no-show-settled")
        return [_fact(StillIn(still), registration, len(state.rounds))]

    return tell(event, by, telling)


def _fact(still: StillIn, registration: int, number: int) -> Fact:
    match still:
        case StillIn.OUT:
            return facts.Withdrawn(registration, number + 1)
        case StillIn.ABSENT_NEXT:
            return facts.ByeAsked(registration, number + 1, "Z")
        case StillIn.IN:
            return facts.StayedIn(registration, number)
