"""The round desk: what comes, the lot, the draft, publication, the end of a round."""

from django.http import HttpRequest

from fairswiss.app import desk
from fairswiss.store import journals
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, round_data, seen_event, seen_state
from fairswiss.web.api.round_shapes import Lot
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed
from fairswiss.web.api.shapes import Sent
from fairswiss.web.rounds.boards import coming


@router.get("t/{tournament}/rounds", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_rounds(request: HttpRequest, tournament: str) -> list[Data]:
    """The rounds that were paired; a draft only for those who may see it."""
    state = seen_event(request, tournament).state
    return [round_data(state, number) for number in range(1, len(state.rounds) + 1)]


@router.get("t/{tournament}/coming", auth=Allowed(Action.PAIR), response=Data | None)
def show_coming(request: HttpRequest, tournament: str) -> Data | None:
    """The next round before it is paired: who is absent, who comes late; null while none can be paired."""
    expected = coming(journals.read(tournament).state)
    return expected and {
        "round": expected.number,
        "taking_part": expected.taking_part,
        "absent": [{"registration": one.seat.id, "code": one.code} for one in expected.absent],
        "late": [seat.id for seat in expected.late],
        "awaits_lot": expected.awaits_lot,
    }


@router.post("t/{tournament}/lot", auth=Allowed(Action.PAIR), response=Data)
def draw_lot(request: HttpRequest, tournament: str, sent: Lot) -> Data:
    """Draw the first colour, or record the one drawn in the hall."""
    return event_data(desk.draw_lot(tournament, sender(request, sent), sent.colour))


@router.post("t/{tournament}/rounds", auth=Allowed(Action.PAIR), response=Data)
def draft(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Pair the next round. When the rules allow no pairing, the refusal has a ``witness``."""
    state = desk.draft(tournament, sender(request, sent)).state
    return round_data(state, len(state.rounds))


@router.get("t/{tournament}/rounds/{number}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_round(request: HttpRequest, tournament: str, number: int) -> Data:
    """The boards of a round with their results, who has a bye, and who has neither."""
    return round_data(seen_state(request, tournament, number), number)


@router.post("t/{tournament}/rounds/{number}/drop", auth=Allowed(Action.PAIR), response=Data)
def drop(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Throw a draft away, one that is being changed by hand too."""
    return event_data(desk.drop_draft(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/publish", auth=Allowed(Action.PUBLISH), response=Data)
def publish(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Make a round public."""
    return event_data(desk.publish(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/close", auth=Allowed(Action.PUBLISH), response=Data)
def close(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """All results are in."""
    return event_data(desk.close(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/reopen", auth=Allowed(Action.PUBLISH), response=Data)
def reopen(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Take results again."""
    return event_data(desk.reopen(tournament, number, sender(request, sent)))
