"""Results that come in: one, many, or taken back. Each is saved at once; none overwrites what was not seen."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from fairswiss.desk.claims import AS_SAID, confirming, said_result
from fairswiss.desk.journals import Known
from fairswiss.desk.rounds import Result, enter_results, result_words, typed_for, typed_result
from fairswiss.desk.shown import board_of
from fairswiss.desk.slips import boards_meant, enter_slips, slip, take_back_last, told_results
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.model.whole import whole_number
from fairswiss.web.access import POST, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, known
from fairswiss.web.results.rows import mark, marked, progress, rows, typed
from fairswiss.web.results.views import news, public
from fairswiss.web.rounds.views import round_page


def _ask_at_board(request: HttpRequest, asking: dict[str, Any], tournament: str, number: int) -> HttpResponse:
    """The desk, with the question below the board that it is about."""
    event = public(request, tournament, number)
    pressed, line = (request.POST.get(name, "").split() for name in ("pressed", "line"))
    typed = boards_meant(event.state, number, line[0]) if line and not pressed else []
    board = whole_number(pressed[0]) if pressed else typed[0] if len(typed) == 1 else None
    asking |= {"board": board, "place": "" if board else "head"}
    return round_page(request, event, number, 409, asking=asking)


@page("<int:number>/enter", Action.ENTER_RESULTS, POST, asks_on=_ask_at_board)
def enter(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """One result: a button of a board was pressed, or a line such as ``12 1`` was typed."""
    seen = public(request, tournament, number)
    if (alone := _board_alone(request, seen, number)) is not None:
        return redirect("results:board", tournament=tournament, number=number, board=alone)
    board, result = _meant(request, seen, number)
    if "pressed" not in request.POST and _replaces(seen, number, result):
        return _conflict(request, seen, number, board, result, known_before=True)
    teller = confirming(seen.state, number, board, by(request)) if _confirms(request) else by(request)
    try:
        event = enter_results(tournament, number, [result], teller)
    except Conflict as conflict:
        return _conflict(request, known(tournament), number, board, result, conflict)
    return _answer(request, event, number, board)


def _board_alone(request: HttpRequest, event: Known, number: int) -> int | None:
    """The board of a line without a result: typed before the scripts were there, or where there are none."""
    found = boards_meant(event.state, number, request.POST.get("line", "")) if "pressed" not in request.POST else []
    return found[0] if len(found) == 1 else None


def _meant(request: HttpRequest, event: Known, number: int) -> tuple[int, Result]:
    """The board and its result; what stood there when the sender looked comes with the form."""
    form = request.POST
    pressed, _blank, keys = form.get("pressed", "").partition(" ")
    if not pressed:
        read = slip(event.state, number, form.get("line", ""))
        seen = form.get(f"seen-{read.board}") or mark(event, number, read.board)
        return read.board, marked(seen, read.white_result, read.black_result)
    board = whole_number(pressed)
    if board is None or not (seen := form.get(f"seen-{board}", "")):
        raise BadRequest(_("The form is incomplete. Reload the page."), code="form-incomplete")
    held = codes_of(board_of(event, number, board))
    if keys.startswith(AS_SAID):
        shown = "".join(typed_result(keys.removeprefix(AS_SAID), len(held[0]))).strip()
        return board, marked(seen, *said_result(event.state, number, board, shown))
    return board, marked(seen, *typed_for(keys, held))


def _confirms(request: HttpRequest) -> bool:
    """True if the request confirms the result that the players sent."""
    sent = request.POST.get("pressed") or request.POST.get("line", "")
    return sent.rpartition(" ")[2].startswith(AS_SAID)


def _answer(request: HttpRequest, event: Known, number: int, board: int, undone: bool = False) -> HttpResponse:
    (row,) = rows(event, number, [board])
    words = _("Undone. Board {board}, {names}: {result}") if undone else _("Board {board}, {names}: {result}")
    names = f"{row.white} – {row.black}"
    said = words.format(board=row.name, names=names, result=row.result or _("no result"))
    if request.headers.get("HX-Request") == "true":
        return news(request, event, number, said=said, entry=0 if undone else event.head, board=board)
    return done(request, said, "rounds:round", tournament=event.event, number=number)


def _replaces(event: Known, number: int, wanted: Result) -> bool:
    """True if a line that was typed would replace another result: that is asked first."""
    at = event.state.round(number).board_of.get(wanted.white)
    if at is None:
        return False
    held = event.state.round(number).boards[at]
    return not held.open and codes_of(held) != codes_of(wanted)


def _conflict(
    request: HttpRequest,
    event: Known,
    number: int,
    board: int,
    wanted: Result,
    conflict: Conflict | None = None,
    *,
    known_before: bool = False,
) -> HttpResponse:
    """Both results below the board, and a button for each; ``known_before``: nobody was faster, but one is there."""
    at = event.state.round(number).board_of.get(wanted.white)
    if at is None or seats_of(event.state.round(number).boards[at]) != seats_of(wanted):
        raise BadRequest(
            _("Board {board} was paired again. Reload the page.").format(board=board), code="board-paired-again"
        ) from conflict
    held = event.state.round(number).boards[at]
    shown: dict[str, Any] = {
        "row": rows(event, number, [at + 1])[0],
        "is_known": known_before,
        "yours": result_words(*codes_of(wanted)) or _("no result"),
        "typed": typed(*codes_of(wanted)),
        "theirs": result_words(*codes_of(held)) or _("no result"),
        "told": told_results(event.event, number).get(seats_of(held)),
    }
    if request.headers.get("HX-Request") == "true":
        return news(request, event, number, 409, conflict=shown)
    return round_page(request, event, number, 409, conflict=shown)


@page("<int:number>/many", Action.ENTER_RESULTS, POST, asks_on=_ask_at_board)
def many(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """A list, one board a line."""
    before = progress(public(request, tournament, number), number)
    event = enter_slips(tournament, number, request.POST.get("lines", ""), by(request))
    more = progress(event, number).done - before.done
    said = ngettext("The list was entered: {count} more board.", "The list was entered: {count} more boards.", more)
    return done(request, said.format(count=more), "rounds:round", tournament=tournament, number=number)


@page("<int:number>/take-back", Action.ENTER_RESULTS, POST, asks_on=_ask_at_board)
def take_back(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """Undo the last own result, or the one that the form names."""
    public(request, tournament, number)
    entry = whole_number(request.POST.get("entry", "")) or 0
    event, board = take_back_last(tournament, number, by(request), entry)
    return _answer(request, event, number, board, undone=True)
