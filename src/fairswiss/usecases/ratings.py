"""Ratings: under which conditions an event is rated, and what it changes."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.listed import ListedPlayer
from fairswiss.model.tournament import Tournament
from fairswiss.rating import KINDS, RatingReport, rated
from fairswiss.rating.regulations import conditions_of
from fairswiss.usecases.standings import is_round_robin, rounds_counted
from fairswiss.usecases.systems import day_of

_LARGEST_K = 100
_MOST_GAMES = 100_000


class Factors(NamedTuple):
    """K of players by number, as an event has it noted for its kind of rating."""

    stated: tuple[tuple[int, int], ...] = ()
    """By the arbiter."""
    listed: tuple[tuple[int, int], ...] = ()
    """By the rating list."""


NOTHING_NOTED = Factors()


def kind_of(tournament: Tournament) -> str:
    """The kind of rating that the event counts for: standard, rapid or blitz."""
    return conditions_of(tournament.info, day_of(tournament.info.start)).kind


def ratings(
    tournament: Tournament,
    after_round: int | None = None,
    *,
    kind: str = "",
    k: int | None = None,
    factors: Mapping[int, int] | None = None,
    careers: Mapping[int, int] | None = None,
    listed: Mapping[int, ListedPlayer] | None = None,
    noted: Factors = NOTHING_NOTED,
    players: Collection[int] = (),
) -> RatingReport:
    """The rating changes of an event's players by B.02, every figure with its working.

    ``kind`` is ``standard``, ``rapid`` or ``blitz``; without it the time control says it (records 222 and 122). K is
    found by the rules from what is known, or in the rating list where ``listed`` has the players' entries (see
    :func:`fairswiss.usecases.ratinglist.listed`); ``k`` states it for everybody, ``factors`` for single players, and
    ``careers`` says how many rated games somebody had before. ``noted`` is K as an event of the manager has it;
    ``players`` chooses some players.
    """
    if kind not in ("", *KINDS):
        words = "Unknown kind of rating {kind!r}. Known: {known}."
        raise BadRequest(gettext(words, kind=kind, known=", ".join(KINDS)), code="no-such-rating-kind")
    known = {player.number for player in tournament.players}
    for what, stated, most in (
        ("K", factors or {}, _LARGEST_K),
        (gettext("a number of games"), careers or {}, _MOST_GAMES),
    ):
        for player, value in stated.items():
            if player not in known:
                words = "{what} is stated for player {player}, who is not in this tournament."
                raise BadRequest(gettext(words, what=what, player=player), code="stated-for-nobody")
            _refuse_outside(what, value, most)
    if k is not None:
        _refuse_outside("K", k, _LARGEST_K)
    rounds = rounds_counted(tournament, after_round, is_round_robin(tournament))
    conditions = conditions_of(tournament.info, day_of(tournament.info.start), kind)
    of_list = dict(noted.listed) | {number: player.k(conditions.kind) for number, player in (listed or {}).items()}
    stated = dict(noted.stated) | dict(factors or {})
    return rated(tournament, rounds, conditions, k=k, factors=stated, careers=careers, listed=of_list, players=players)


def _refuse_outside(what: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        words = "{what} is stated as {value}; it can be 0 to {most}."
        raise BadRequest(gettext(words, what=what, value=value, most=most), code="value-out-of-range")
