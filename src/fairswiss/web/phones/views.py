"""The page of a game behind a code: the question, the answers given, the outcome, and the answer to "anything new?"."""

from hashlib import blake2b
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.csrf import csrf_exempt

from fairswiss.desk import claims, phone_links
from fairswiss.desk.claims import CODES, Game, Standing
from fairswiss.desk.rounds import result_words
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import Action, page
from fairswiss.web.people.throttle import address_of
from fairswiss.web.phones import quotas
from fairswiss.web.phones.signing import key
from fairswiss.web.security_log import refused


# No CSRF token: it would need a cookie, and it proves that whoever sends the form can read our pages. Here the secret
# link in the address proves that already, and nothing is done in anybody's name. The check of the Origin stays.
@csrf_exempt
@page(action=Action.CLAIM, methods=("GET", "HEAD", "POST"))
def index(request: HttpRequest, link: str) -> HttpResponse:
    """One game: three answers to choose from, the chosen one to be confirmed, then what came of it."""
    game = _asked_about(request, link)
    if isinstance(game, HttpResponse):
        return game
    if request.method == "POST":
        return _said(request, link, game)
    says = request.GET.get("says", "")
    chosen = says if says in CODES and game.takes else ""
    again = request.GET.get("again") == "yes" and game.takes
    return _board(request, link, game, shown(game, chosen, again))


@page(action=Action.CLAIM)
def now(request: HttpRequest, link: str) -> HttpResponse:
    """The state of the game as one word, which changes if there is something new to see."""
    game = _asked_about(request, link)
    return game if isinstance(game, HttpResponse) else HttpResponse(mark(game), content_type="text/plain")


def mark(game: Game) -> str:
    """Differs whenever the page would."""
    return f"{game.standing}-{game.codes}-{game.said.white_times + game.said.black_times}"


def _said(request: HttpRequest, link: str, game: Game) -> HttpResponse:
    codes = CODES.get(request.POST.get("says", ""))
    if codes is None:
        return _board(request, link, game, shown(game), 400)
    try:
        after = claims.claim(game.link, codes, _named(link, request.POST.get("token", ""), game))
    except BadRequest as error:
        return _board(request, link, game, shown(game) | {"wrong": error.message}, 409)
    return _over(request) if after is None else redirect("phones:index", link=link)


def _board(request: HttpRequest, link: str, game: Game, said: dict[str, Any], status: int = 200) -> HttpResponse:
    return render(request, "phones/board.html", said | {"link": link, "mark": mark(game)}, status=status)


def _named(link: str, token: str, game: Game) -> str:
    """The request's name: sent twice it counts once, and no link can use up the names of another."""
    sent = token or f"{game.said.white_times + game.said.black_times}"
    return f"phone-{blake2b(f'{link} {sent}'.encode(), digest_size=20).hexdigest()}"


def _asked_about(request: HttpRequest, text: str) -> Game | HttpResponse:
    """The game of a link, or the page that refuses it; the signature is looked at before anything else."""
    link = phone_links.read(text, key())
    if link is None:
        seconds = quotas.WRONG.wait(address_of(request) or "")
        return _too_fast(request, seconds) if seconds else _wrong(request)
    seconds = quotas.OF_LINK.wait(text) or quotas.OF_EVENT.wait(link.event)
    if seconds:
        return _too_fast(request, seconds)
    return claims.game(link) or _over(request)


def _wrong(request: HttpRequest) -> HttpResponse:
    refused(request, "phone-link-wrong")
    return render(request, "phones/wrong.html", status=403)


def _over(request: HttpRequest) -> HttpResponse:
    refused(request, "phone-link-over")
    return render(request, "phones/over.html", status=410)


def _too_fast(request: HttpRequest, seconds: int) -> HttpResponse:
    response = render(request, "phones/slow.html", {"seconds": seconds}, status=429)
    response["Retry-After"] = str(seconds)
    return response


class Choice(NamedTuple):
    """An answer that can be given."""

    says: str
    words: str
    about: str
    """The winner; empty for a draw."""


def shown(game: Game, chosen: str = "", again: bool = False) -> dict[str, Any]:
    """Template context: the game, and the question if there is one."""
    asks = game.takes and (game.standing is Standing.ASKED or again)
    return {
        "game": game,
        "is_white": game.link.side == "w",
        "standing": str(game.standing),
        "choices": _choices(game) if asks and not chosen else (),
        "chosen": next((choice for choice in _choices(game) if choice.says == chosen), None),
        "mine": _words(game.mine),
        "theirs": _words(game.theirs),
        "result": result_words(*game.codes) if game.codes else "",
        "won": _words(game.codes),
    }


def _choices(game: Game) -> tuple[Choice, ...]:
    return (
        Choice("white", _("White won"), game.white),
        Choice("draw", pgettext("result", "Draw"), ""),
        Choice("black", _("Black won"), game.black),
    )


def _words(codes: str) -> str:
    """A result as a player says it; nothing for those that only arbiters enter."""
    words = {"white": _("White won"), "draw": pgettext("result", "Draw"), "black": _("Black won")}
    return next((words[says] for says, held in CODES.items() if "".join(held) == codes), "")
