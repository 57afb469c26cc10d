"""The final page of a public event, once its arbiters have published it."""

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from fairswiss.rendering.document import Heading
from fairswiss.rendering.final import final_blocks
from fairswiss.rendering.html import as_html
from fairswiss.usecases.single_flight import SingleFlight
from fairswiss.web.access import Action, page
from fairswiss.web.public.events import public_final, public_places, public_view
from fairswiss.web.public.views import public_page

_shown: SingleFlight[str] = SingleFlight(32)


@page("<slug:tournament>/final/", Action.SEE_PUBLIC)
def final(request: HttpRequest, tournament: str) -> HttpResponse:
    """Podium, prizes, standings, gains, surprises and thanks."""
    event, found = public_final(tournament)
    title = _("Final results")

    def made() -> str:
        names = (player.name for player in public_view(event).tournament.players)
        return as_html([Heading(title, section=False), *final_blocks(found, public_places(event))], names=names)

    blocks = mark_safe(_shown.of((tournament, get_language()), event.digest, made))
    return public_page(request, "public/final.html", event, "final", 0, title=title, blocks=blocks)
