"""Pictures of an event as pages of the manager and of the public show them."""

from typing import Any, NamedTuple

from django.http import Http404, HttpRequest
from django.utils.safestring import mark_safe

from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.pictures.kinds import KINDS, Picture
from fairswiss.rendering.html import as_html
from fairswiss.rendering.picture_words import picture_phrase
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.pictures import ABSENT, kinds_offered, picture_blocks, picture_of

LONGEST = 60
"""Letters of a name that are looked at."""


class Asked(NamedTuple):
    """A picture that an address asks for."""

    kind: str
    player: str
    """A name or a number, as it was typed."""


def asked(request: HttpRequest, kind: str) -> Asked:
    """The picture of an address; one that does not exist is not found."""
    if kind not in KINDS:
        raise Http404
    return Asked(kind, request.GET.get("player", "").strip()[:LONGEST])


def picture_asked(tournament: Tournament, what: Asked, unrated: int | None) -> Picture:
    """The numbers of that picture; refused where nobody is called so, or the event has no such picture yet."""
    chosen = player_number(tournament, what.player) if what.player else 0
    return picture_of(tournament, what.kind, player=chosen, unrated=unrated)


def picture_context(tournament: Tournament, what: Asked, unrated: int | None) -> dict[str, Any]:
    """The context of ``pictures/picture.html``; a refusal is shown in the place of the picture."""
    problem, blocks, found = "", "", None
    try:
        found = picture_asked(tournament, what, unrated)
    except BadRequest as error:
        problem = error.message
        if error.code not in ABSENT:
            return picture_context(tournament, what._replace(player=""), unrated) | {
                "problem": problem, "typed": what.player,
            }  # fmt: skip
    if found:
        names = (player.name for player in tournament.players)
        blocks = mark_safe(as_html(picture_blocks(found, titled=False), top=1, names=names))
    return {
        "kind": what.kind,
        "kinds": [(kind, picture_phrase(kind)) for kind in kinds_offered(tournament, unrated)],
        "title": picture_phrase(f"{what.kind}.title"),
        "blocks": blocks,
        "problem": problem,
        "typed": what.player,
    }
