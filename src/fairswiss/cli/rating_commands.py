"""The command about ratings: ``ratings``."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, OnePlayer, Quiet, RatingKind, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.tables import Out, Wanted, table_answer, table_form
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.usecases import ratings as use_case
from fairswiss.usecases.naming import player_number

if TYPE_CHECKING:
    from fairswiss.model.listed import ListedPlayer
    from fairswiss.rating.report import RatingReport


def ratings(
    file: File,
    number: Annotated[
        int | None, typed.Option("--round", metavar="N", min=0, help="After round N. Default: the last complete round.")
    ] = None,
    kind: Annotated[
        RatingKind | None, typed.Option("--kind", help="Kind of rating. Default: by the time control in the file.")
    ] = None,
    k: Annotated[
        list[str] | None,
        typed.Option(
            "--k", metavar="[PLAYER=]K", help="K of everyone, or of one player (12=40, Petrov=40); repeatable."
        ),
    ] = None,
    games: Annotated[
        list[str] | None,
        typed.Option("--games", metavar="PLAYER=N", help="Rated games of a player before this event; repeatable."),
    ] = None,
    by_list: Annotated[
        bool, typed.Option("--rating-list", help="Take K from the imported rating list, by FIDE id.")
    ] = False,
    with_working: Annotated[
        bool, typed.Option("--working", help="Show how every figure is calculated, game by game.")
    ] = False,
    player: OnePlayer = "",
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Calculate rating changes by B.02, with performances and first ratings.

    Missing data, above all K, are assumed and the assumption is shown. For title norms see: fairswiss norms.

      fairswiss ratings open.trf
      fairswiss ratings open.trf --player 12
      fairswiss ratings open.trf --k 20 --k 12=40 --games 7=25
      fairswiss ratings open.trf --rating-list
      fairswiss ratings open.trf --kind rapid --working --format markdown
      fairswiss ratings open.trf --working -o ratings.xlsx
    """
    form = table_form(wanted, as_json, out)
    tournament = tournament_of(file, quiet=quiet)
    overall, factors = _factors(tournament, k or [])
    careers = dict(_of_player(tournament, "--games", text) for text in games or [])
    report = use_case.ratings(
        tournament,
        number,
        kind=kind or "",
        k=overall,
        factors=factors,
        careers=careers,
        listed=_listed(tournament) if by_list else None,
    )
    players = [_with_figures(tournament, report, player)] if player else [row.player for row in report.rows]
    return table_answer(report, players if player or with_working else [], form, tournament, out, quiet)


def _with_figures(tournament: Tournament, report: "RatingReport", said: str) -> int:
    """The player who is asked about."""
    number = player_number(tournament, said)
    if number not in {row.player for row in report.rows}:
        words = "There is no player {number} in this tournament."
        raise BadRequest(gettext(words, number=number), code="no-such-player")
    return number


def _listed(tournament: Tournament) -> "dict[int, ListedPlayer]":
    from fairswiss.usecases import ratinglist

    return ratinglist.listed(tournament)


def _factors(tournament: Tournament, stated: list[str]) -> tuple[int | None, dict[int, int]]:
    """K for everybody, and K for single players."""
    plain = [_natural("--k", text, text) for text in stated if "=" not in text]
    if len(set(plain)) > 1:
        words = "--k gives two values for everyone: {plain} and {plain2}. Keep one."
        raise BadRequest(gettext(words, plain=plain[0], plain2=plain[1]), code="options-contradict")
    return (plain[0] if plain else None), dict(_of_player(tournament, "--k", text) for text in stated if "=" in text)


def _of_player(tournament: Tournament, option: str, text: str) -> tuple[int, int]:
    player, sign, value = text.partition("=")
    if not sign:
        words = "{option} {text!r} names no player. Write PLAYER=VALUE, such as 12=25 or Petrov=25."
        raise BadRequest(gettext(words, option=option, text=text[:40]), code="value-unreadable")
    return player_number(tournament, player.strip()), _natural(option, text, value)


def _natural(option: str, text: str, word: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        words = "{option} {text!r} is not a whole number. Write 20 for everyone, or 12=40 for one player."
        raise BadRequest(gettext(words, option=option, text=text[:40]), code="value-unreadable")
    return int(word)
