"""Public pages of players and boards, and the search for one's own name."""

from collections.abc import Iterable

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from fairswiss.desk.journals import Known
from fairswiss.model.whole import whole_number
from fairswiss.rendering.citations import leading, page_target
from fairswiss.rendering.document import Block, Heading
from fairswiss.rendering.html import as_html
from fairswiss.rendering.spectators import board_blocks, board_title, player_blocks
from fairswiss.usecases.spectators import LONGEST, why_blocks
from fairswiss.web.access import Action, page
from fairswiss.web.explanations.views import rules_address
from fairswiss.web.public.events import MOST_FOUND, directory, public_event, public_places, public_player, public_view
from fairswiss.web.public.views import public_page


@page(action=Action.SEE_PUBLIC)
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """A player: figures, the last round with its answers, every game."""
    event = public_event(tournament)
    shown = public_player(event, registration)
    why = why_blocks(public_view(event), shown.now.round, (shown.number,)) if shown.now else ()
    return _framed(request, event, shown.name, player_blocks(shown, public_places(event), why))


@page(action=Action.SEE_PUBLIC)
def board(request: HttpRequest, tournament: str, round: int, board: int) -> HttpResponse:
    """A board: the two who meet, and why."""
    event = public_event(tournament)
    shown = directory(event).board(round, board)
    why = why_blocks(public_view(event), round, (shown.white.number, shown.black.number))
    return _framed(request, event, board_title(shown), board_blocks(shown, public_places(event), why))


@page(action=Action.SEE_PUBLIC)
def find(request: HttpRequest, tournament: str) -> HttpResponse:
    """The search for a name: ``?name=mül``; ``?round=3`` for the boards of an earlier round."""
    event = public_event(tournament)
    typed, last = request.GET.get("name", "")[:LONGEST], public_view(event).rounds
    number = min(whole_number(request.GET.get("round", "")) or last, last)
    places, found = public_places(event), directory(event).found(typed, number)
    lines = [
        (one, places.player(one.number), places.board(number, one.board) if one.board else "")
        for one in found[:MOST_FOUND]
    ]
    more = {"typed": typed, "found": lines, "left_off": len(found) - len(lines), "of_round": number}
    template = "public/found.html" if request.headers.get("HX-Request") == "true" else "public/find.html"
    return public_page(request, template, event, "find", number, **more)


def _framed(request: HttpRequest, event: Known, title: str, body: Iterable[Block]) -> HttpResponse:
    with leading(page_target(rules_address)):
        names = (player.name for player in public_view(event).tournament.players)
        blocks = mark_safe(as_html([Heading(title, section=False), *body], names=names))
    return public_page(request, "public/person.html", event, "find", 0, title=title, blocks=blocks)
