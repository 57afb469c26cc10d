"""Results: entered, undone, reported by players from their phones."""

from django.http import HttpRequest

from fairswiss.desk import claims, rounds, slips
from fairswiss.desk.shown import board_of, told_of
from fairswiss.web.access import Action, may
from fairswiss.web.api.answers import round_data, seen_event, seen_round
from fairswiss.web.api.round_shapes import Confirming, NewResults, Slips, TakingBack
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender

_OF_BOARD = ("board", "white", "black", "white_result", "black_result")


@router.put("t/{tournament}/rounds/{number}/results", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def enter_results(request: HttpRequest, tournament: str, number: int, sent: NewResults) -> Data:
    """Results by board. One that someone else changed since it was seen is refused, and nothing is written."""
    event = seen_round(request, tournament, number)
    results = []
    for result in sent.results:
        board = board_of(event, number, result.board)
        codes = rounds.typed_for(result.result, (board.white_result, board.black_result))
        results.append(rounds.Result(board.white, board.black, *codes, seen=result.seen))
    return round_data(rounds.enter_results(tournament, number, results, sender(request, sent)), number)


@router.post("t/{tournament}/rounds/{number}/slips", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def enter_slips(request: HttpRequest, tournament: str, number: int, sent: Slips) -> Data:
    """A list of results, one board per line. All of them or none; those that replace another have to be confirmed."""
    seen_round(request, tournament, number)
    return round_data(slips.enter_slips(tournament, number, sent.lines, sender(request, sent)), number)


@router.post("t/{tournament}/rounds/{number}/results/take-back", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def take_back_result(request: HttpRequest, tournament: str, number: int, sent: TakingBack) -> Data:
    """Undo the last own result, or the one that is named; ``board`` says which it was."""
    seen_round(request, tournament, number)
    known, board = slips.take_back_last(tournament, number, sender(request, sent), sent.entry)
    return {**round_data(known, number), "board": board}


@router.get("t/{tournament}/rounds/{number}/boards/{board}", auth=Allowed(Action.SEE_TOURNAMENT), response=Data)
def show_board(request: HttpRequest, tournament: str, number: int, board: int) -> Data:
    """One board; who entered its result, and when, for those who may enter results."""
    event = seen_event(request, tournament)
    held = board_of(event, number, board)
    told = told_of(event, number, held)
    enters = may(request.user, Action.ENTER_RESULTS, tournament)
    return {
        **{name: getattr(held, name) for name in _OF_BOARD},
        "told": told._asdict() if told and enters else None,
        "may_enter": may(request.user, Action.ENTER_RESULTS, tournament, board),
    }


@router.get("t/{tournament}/rounds/{number}/claims", auth=Allowed(Action.ENTER_RESULTS), response=list[Data])
def list_claims(request: HttpRequest, tournament: str, number: int) -> list[Data]:
    """The results reported from phones, board by board: White's codes and Black's, or nothing; of a match two each."""
    return [heard._asdict() for heard in claims.heard(seen_round(request, tournament, number).state, number)]


@router.post("t/{tournament}/rounds/{number}/claims/{board}/confirm", auth=Allowed(Action.ENTER_RESULTS), response=Data)
def confirm_claim(request: HttpRequest, tournament: str, number: int, board: int, sent: Confirming) -> Data:
    """Make what one player said, or both alike, the result of a board."""
    seen_round(request, tournament, number)
    return round_data(claims.confirm(tournament, number, board, sender(request, sent), sent.seen), number)
