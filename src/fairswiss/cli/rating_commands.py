"""The command about ratings: ``ratings``."""

from enum import StrEnum
from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.tables import Wanted, table_answer, table_form
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import ratings as use_case


class Kind(StrEnum):
    """Which list a game counts for."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


def ratings(
    file: File,
    number: Annotated[
        int | None,
        typed.Option("--round", metavar="N", min=0, help="After round N. Without it, after the last complete one."),
    ] = None,
    kind: Annotated[
        Kind | None, typed.Option("--kind", help="Which rating; without it, as the time control of the file says.")
    ] = None,
    k: Annotated[
        list[str] | None,
        typed.Option("--k", metavar="[NUMBER=]K", help="K of everybody, or of one player (12=40); may be repeated."),
    ] = None,
    games: Annotated[
        list[str] | None,
        typed.Option("--games", metavar="NUMBER=N", help="Rated games of a player before this event; may be repeated."),
    ] = None,
    with_working: Annotated[bool, typed.Option("--working", help="How every figure came about, game by game.")] = False,
    player: Annotated[
        int | None, typed.Option("--player", metavar="NUMBER", min=1, help="The working of this player alone.")
    ] = None,
    wanted: Wanted = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Say what the event changes in the ratings, and how: by B.02, with performances and first ratings.

    What the file does not say is assumed and told, above all K. Title norms are not judged; their figures are shown.

    \b
    Examples:
      fairswiss ratings open.trf
      fairswiss ratings open.trf --player 12
      fairswiss ratings open.trf --k 20 --k 12=40 --games 7=25
      fairswiss ratings open.trf --kind rapid --working --format markdown
    """
    form = table_form(wanted, as_json)
    overall, factors = _factors(k or [])
    careers = dict(_of_player("--games", text) for text in games or [])
    tournament = tournament_of(file, quiet=quiet)
    report = use_case.ratings(
        tournament, number, kind=kind.value if kind else "", k=overall, factors=factors, careers=careers
    )
    players = [row.player for row in report.rows if (with_working and not player) or row.player == player]
    if player and not players:
        raise BadRequest(gettext("There is no player {number} in this tournament.", number=player))
    return table_answer(report, players, form, tournament)


def _factors(stated: list[str]) -> tuple[int | None, dict[int, int]]:
    """K for everybody, and K for single players."""
    plain = [_natural("--k", text, text) for text in stated if "=" not in text]
    if len(set(plain)) > 1:
        raise BadRequest(
            gettext(
                "--k states two different K for everybody: {plain} and {plain2}. Keep one.",
                plain=plain[0],
                plain2=plain[1],
            )
        )
    return (plain[0] if plain else None), dict(_of_player("--k", text) for text in stated if "=" in text)


def _of_player(option: str, text: str) -> tuple[int, int]:
    player, sign, value = text.partition("=")
    if not sign:
        raise BadRequest(f"{option} {text[:40]!r} names no player. Write NUMBER=VALUE, such as 12=25.")
    return _natural(option, text, player), _natural(option, text, value)


def _natural(option: str, text: str, word: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadRequest(f"{option} {text[:40]!r} is not a whole number. Write it like 20, or 12=40 for one player.")
    return int(word)
