"""The page of a game behind a code: the question, the answers given, the outcome, and the answer to "anything new?"."""

from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.csrf import csrf_exempt

from fairswiss.desk import claims, phone_links
from fairswiss.desk.claims import CODES, Game, Standing, codes_said
from fairswiss.desk.rounds import result_words
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import sides
from fairswiss.web.access import BOTH, Action, page
from fairswiss.web.people.throttle import address_of
from fairswiss.web.phones import quotas
from fairswiss.web.phones.refusals import expired, too_fast, wrong
from fairswiss.web.phones.signing import key, request_name


# No CSRF token: it would need a cookie, and it proves that whoever sends the form can read our pages. Here the secret
# link in the address proves that already, and nothing is done in anybody's name. The check of the Origin stays.
@csrf_exempt
@page("<str:link>", Action.CLAIM, BOTH)
def index(request: HttpRequest, link: str) -> HttpResponse:
    """One game: three answers to choose from, the chosen one to be confirmed, then what came of it.

    Of a match both games are asked about, one after the other: ``?says=white``, then ``?says=white-draw``.
    """
    game = _asked_about(request, link)
    if isinstance(game, HttpResponse):
        return game
    if request.method == "POST":
        return _said(request, link, game)
    says = request.GET.get("says", "")
    answered = says if game.takes and 0 < _games(says) <= game.games else ""
    again = request.GET.get("again") == "yes" and game.takes
    return _board(request, link, game, shown(game, answered, again))


@page("<str:link>/now", Action.CLAIM)
def now(request: HttpRequest, link: str) -> HttpResponse:
    """The state of the game as one word, which changes if there is something new to see."""
    game = _asked_about(request, link)
    return game if isinstance(game, HttpResponse) else HttpResponse(mark(game), content_type="text/plain")


def mark(game: Game) -> str:
    """Differs whenever the page would."""
    return f"{game.standing}-{game.codes}-{game.said.white_times + game.said.black_times}"


def _said(request: HttpRequest, link: str, game: Game) -> HttpResponse:
    codes = codes_said(says := request.POST.get("says", ""))
    if codes is None or _games(says) != game.games:
        return _board(request, link, game, shown(game), 400)
    try:
        after = claims.claim(game.link, codes, _named(link, request.POST.get("token", ""), game))
    except BadRequest as error:
        return _board(request, link, game, shown(game) | {"wrong": error.message}, 409)
    return expired(request) if after is None else redirect("phones:index", link=link)


def _board(request: HttpRequest, link: str, game: Game, said: dict[str, Any], status: int = 200) -> HttpResponse:
    return render(request, "phones/board.html", said | {"link": link, "mark": mark(game)}, status=status)


def _named(link: str, token: str, game: Game) -> str:
    """The request's name; one without a token is named by what was said before."""
    return request_name(link, token or f"{game.said.white_times + game.said.black_times}")


def _asked_about(request: HttpRequest, text: str) -> Game | HttpResponse:
    """The game of a link, or the page that refuses it; the signature is looked at before anything else."""
    link = phone_links.read(text, key())
    if link is None:
        seconds = quotas.WRONG.wait(address_of(request) or "")
        return too_fast(request, seconds) if seconds else wrong(request)
    seconds = quotas.OF_LINK.wait(text) or quotas.OF_EVENT.wait(link.event)
    if seconds:
        return too_fast(request, seconds)
    return claims.game(link) or expired(request)


class Choice(NamedTuple):
    """An answer that can be given."""

    says: str
    words: str
    about: str
    """The winner; empty for a draw."""


def shown(game: Game, answered: str = "", again: bool = False) -> dict[str, Any]:
    """Template context: the game, and the question if there is one."""
    is_whole = _games(answered) == game.games
    asks = game.takes and (game.standing is Standing.ASKED or again or bool(answered)) and not is_whole
    number = _games(answered) + 1
    return {
        "game": game,
        "is_white": game.link.side == "w",
        "standing": str(game.standing),
        "choices": _choices(game, answered) if asks else (),
        "asked_game": number if game.games > 1 else 0,
        "white_now": game.black if number == 2 else game.white,
        "chosen": Choice(answered, _words(game, answered), "") if is_whole else None,
        "mine": _words(game, _said_by(game.mine)),
        "theirs": _words(game, _said_by(game.theirs)),
        "result": result_words(*sides(game.codes)) if game.codes else "",
        "won": _words(game, _said_by(game.codes)),
    }


def _games(says: str) -> int:
    """The number of games in an answer; none if it is not an answer."""
    return len(codes[0]) if (codes := codes_said(says)) else 0


def _choices(game: Game, answered: str) -> tuple[Choice, ...]:
    """The answers about the next game, each with those before it."""
    before = f"{answered}-" if answered else ""
    names = {"white": game.white, "draw": "", "black": game.black} if game.games == 1 else {}
    return tuple(Choice(before + says, _won(game, says), names.get(says, "")) for says in CODES)


def _won(game: Game, says: str) -> str:
    """The end of one game; of a match by name, since each has White once."""
    if says == "draw":
        return pgettext("result", "Draw")
    if game.games > 1:
        return _("{name} won").format(name=game.white if says == "white" else game.black)
    return _("White won") if says == "white" else _("Black won")


def _words(game: Game, says: str) -> str:
    """A result as a player says it, of a match game by game."""
    won = [_won(game, one) for one in says.split("-")] if says else []
    if game.games == 1:
        return "".join(won)
    return " · ".join(_("Game {number}: {result}").format(number=at, result=one) for at, one in enumerate(won, 1))


def _said_by(codes: str) -> str:
    """The answer that these codes are; nothing for results that only arbiters enter."""
    found = [_SAYS.get(game, "") for game in zip(*sides(codes), strict=True)]
    return "-".join(found) if all(found) else ""


_SAYS = {codes: says for says, codes in CODES.items()}
