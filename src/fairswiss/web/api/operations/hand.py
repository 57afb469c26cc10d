"""A round changed by hand: begun, changed move by move, compared with the rules, ended; ``drop`` throws it away."""

from django.http import HttpRequest

from fairswiss.desk import rounds
from fairswiss.desk.seating import move_of
from fairswiss.web.access import Action
from fairswiss.web.api.answers import round_data
from fairswiss.web.api.round_shapes import Changing
from fairswiss.web.api.router import Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.api.service import Allowed
from fairswiss.web.api.shapes import Sent


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

    What the rules object to, and did not before, is told with 409 and has to be confirmed.
    """
    move = move_of(sent.move, sent.players)
    return round_data(rounds.change(tournament, number, move, sender(request, sent)), number)


@router.post("t/{tournament}/rounds/{number}/hand/end", auth=Allowed(Action.PAIR), response=Data)
def end_hand(request: HttpRequest, tournament: str, number: int, sent: Sent) -> Data:
    """Compare with what the rules give, and leave. Differences are told with 409; confirmed, the round is marked."""
    return round_data(rounds.end_hand(tournament, number, sender(request, sent)), number)
