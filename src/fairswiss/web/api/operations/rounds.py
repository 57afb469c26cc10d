"""The round desk: what comes, the lot, the draft, changes by hand, publication, the end of a round."""

from django.http import HttpRequest

from fairswiss.desk import journals, rounds
from fairswiss.desk.seating import move_of
from fairswiss.desk.shown import coming
from fairswiss.web.access import Action
from fairswiss.web.api.answers import event_data, round_data, seen_event
from fairswiss.web.api.round_shapes import Changing, Drafting, Lot
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.shapes import Sent


@router.get("t/{tournament}/rounds", auth=Allowed(Action.SEE_TOURNAMENT), response=list[Data])
def list_rounds(request: HttpRequest, tournament: str) -> list[Data]:
    """The rounds that were paired; a draft only for those who may see it."""
    event = seen_event(request, tournament)
    return [round_data(event, number) for number in range(1, len(event.state.rounds) + 1)]


@router.get("t/{tournament}/coming", auth=Allowed(Action.PAIR), response=Data | None)
def show_coming(request: HttpRequest, tournament: str) -> Data | None:
    """The next round before it is paired: who is absent, who comes late; null while none can be paired."""
    expected = coming(journals.read(tournament))
    return expected and {
        **expected._asdict(),
        "absent": [{"registration": player, "code": code} for player, code in expected.absent.items()],
    }


@router.post("t/{tournament}/lot", auth=Allowed(Action.PAIR), response=Data)
def draw_lot(request: HttpRequest, tournament: str, sent: Lot) -> Data:
    """Draw the first colour, or record the one drawn in the hall."""
    return event_data(rounds.draw_lot(tournament, sender(request, sent), sent.colour))


@router.post("t/{tournament}/rounds", auth=Allowed(Action.PAIR), response=Data)
def draft(request: HttpRequest, tournament: str, sent: Drafting) -> Data:
    """Pair the next round. When the rules allow no pairing, the refusal has a ``witness`` and the waivers that help."""
    event = rounds.draft(tournament, sender(request, sent), sent.waivers)
    return round_data(event, len(event.state.rounds))


@router.get("t/{tournament}/rounds/{number}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_round(request: HttpRequest, tournament: str, number: int) -> Data:
    """The boards of a round with their results, who has a bye, and who has neither."""
    return round_data(seen_event(request, tournament), number)


@router.post("t/{tournament}/rounds/{number}/drop", auth=Allowed(Action.PAIR), response=Data)
def drop(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Throw a draft away, one that is being changed by hand too."""
    return event_data(rounds.drop_draft(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/publish", auth=Allowed(Action.PUBLISH), response=Data)
def publish(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Make a round public."""
    return event_data(rounds.publish(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/close", auth=Allowed(Action.PUBLISH), response=Data)
def close(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """All results are in."""
    return event_data(rounds.close(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/rounds/{number}/reopen", auth=Allowed(Action.PUBLISH), response=Data)
def reopen(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Take results again."""
    return event_data(rounds.reopen(tournament, number, sender(request, sent)))


@router.post("t/{tournament}/round-by-hand", auth=Allowed(Action.PAIR), response=Data)
def draft_by_hand(request: HttpRequest, tournament: str, sent: Sent) -> Data:
    """Begin the next round with neighbours at the boards, to be changed by hand: when the rules cannot pair it."""
    event = rounds.draft_by_hand(tournament, sender(request, sent))
    return round_data(event, len(event.state.rounds))


@router.post("t/{tournament}/rounds/{number}/hand/start", auth=Allowed(Action.PAIR), response=Data)
def start_hand(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Begin to change a round by hand; of one that is public this has to be confirmed."""
    return round_data(rounds.start_hand(tournament, number, sender(request, sent)), number)


@router.post("t/{tournament}/rounds/{number}/hand/change", auth=Allowed(Action.PAIR), response=Data)
def change_hand(request: HttpRequest, tournament: str, number: int, sent: Changing) -> Data:
    """One move: ``swap`` two, ``pair`` two, ``unpair`` or turn the ``colours`` of a board, ``bye``, ``no-bye``.

    If the rules object to something they did not object to before, the answer is 409 until it is confirmed.
    """
    move = move_of(sent.move, sent.players)
    return round_data(rounds.change(tournament, number, move, sender(request, sent)), number)


@router.post("t/{tournament}/rounds/{number}/hand/end", auth=Allowed(Action.PAIR), response=Data)
def end_hand(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Compare with what the rules give, and finish. Differences: 409; confirmed, the round is marked."""
    return round_data(rounds.end_hand(tournament, number, sender(request, sent)), number)
