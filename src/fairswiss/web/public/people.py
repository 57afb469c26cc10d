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
from fairswiss.usecases.cache_keys import looked_at
from fairswiss.usecases.pictures import small_pictures
from fairswiss.usecases.spectators import LONGEST, why_blocks
from fairswiss.web.access import Action, page
from fairswiss.web.explanations.views import rules_address
from fairswiss.web.picture_pages import asked, picture_context
from fairswiss.web.public.events import MOST_FOUND, directory, public_event, public_places, public_player, public_view
from fairswiss.web.public.views import public_page


@page("<slug:tournament>/player/<int:registration>/", Action.SEE_PUBLIC)
def player(request: HttpRequest, tournament: str, registration: int) -> HttpResponse:
    """A player: figures, the last round with its answers, every game."""
    event = public_event(tournament)
    shown = public_player(event, registration)
    view = public_view(event)
    why = why_blocks(view, shown.now.round, (shown.number,)) if shown.now else ()
    ranked = looked_at(view, "standings")
    small = small_pictures(ranked.tournament, ranked.unrated)(shown.number)
    followed = 0 if registration in event.state.withheld else registration
    return _framed(
        request, event, shown.name, player_blocks(shown, public_places(event), why, small), followed=followed
    )


@page("<slug:tournament>/board/<int:round>/<int:board>/", Action.SEE_PUBLIC)
def board(request: HttpRequest, tournament: str, round: int, board: int) -> HttpResponse:
    """A board: the two who meet, and why."""
    event = public_event(tournament)
    shown = directory(event).board(round, board)
    why = why_blocks(public_view(event), round, (shown.white.number, shown.black.number))
    return _framed(request, event, board_title(shown), board_blocks(shown, public_places(event), why))


@page("<slug:tournament>/find/", Action.SEE_PUBLIC)
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


@page("<slug:tournament>/pictures/<slug:kind>/", Action.SEE_PUBLIC, also={"pictures": "<slug:tournament>/pictures/"})
def picture(request: HttpRequest, tournament: str, kind: str = "scores") -> HttpResponse:
    """A picture of what was published; ``?player=12`` highlights a player."""
    event = public_event(tournament)
    part = looked_at(public_view(event), "round" if kind == "chances" else "standings")
    context = picture_context(part.tournament, asked(request, kind), part.unrated)
    return public_page(request, "public/picture.html", event, "pictures", 0, **context)


def _framed(
    request: HttpRequest, event: Known, title: str, body: Iterable[Block], *, followed: int = 0
) -> HttpResponse:
    with leading(page_target(rules_address)):
        names = (player.name for player in public_view(event).tournament.players)
        blocks = mark_safe(as_html([Heading(title, section=False), *body], names=names))
    return public_page(request, "public/person.html", event, "find", 0, title=title, blocks=blocks, followed=followed)
