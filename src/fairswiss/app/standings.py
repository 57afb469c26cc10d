"""Standings: which tie-breaks an event is played with, and who stands where by them."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from fairswiss.app.systems import day_of, system_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import PENDING
from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.catalogue import SETS
from fairswiss.tiebreaks.codes import TieBreak, parse_tie_breaks
from fairswiss.tiebreaks.editions import EDITIONS, Edition, edition_in_force, edition_named
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.ranking import POINTS_FIRST, Standings, ranked

_ROUND_ROBIN = "ROUNDROBIN"
_OF_1992 = EDITIONS["dutch-1992"]


def standings(
    tournament: Tournament,
    after_round: int | None = None,
    tie_breaks: str = "",
    *,
    edition: str = "",
    round_robin: bool | None = None,
    unrated: int | None = None,
    lots: Sequence[int] = (),
) -> Standings:
    """Who stands where after a round, every value with its working.

    ``tie_breaks`` is a list such as ``BH/C1,BH,SB`` or the name of a set; without it the file's own list counts
    (records 212 and 202), else a default. The round is the last complete one unless it is stated, the edition the one
    in force on the first day. ``unrated`` is the rating announced for those who have none; ``lots`` are players in the
    order they were drawn.
    """
    chosen = edition_of(tournament, edition, tie_breaks)
    predetermined = is_round_robin(tournament) if round_robin is None else round_robin
    rounds = complete_rounds(tournament) if after_round is None else after_round
    if not 0 <= rounds <= len(tournament.rounds):
        raise BadRequest(f"There are no standings after round {rounds}: {len(tournament.rounds)} rounds are recorded.")
    order = order_of(tournament, chosen, tie_breaks, predetermined)
    with _no_collecting():
        event = Event(tournament, chosen, rounds, predetermined=predetermined, unrated=unrated)
        return ranked(event, order, lots)


kept_standings = lru_cache(maxsize=8)(standings)
"""The same, kept in memory for whoever looks at them next."""


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Values and terms never form circles: looking for them again and again is a third of the work in a large event."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def edition_of(tournament: Tournament, asked: str = "", tie_breaks: str = "") -> Edition:
    """The edition asked for, else F10 for the Dutch system of 1992, else that of C.07 in force on the first day."""
    if asked:
        return edition_named(asked)
    info = tournament.info
    if not (tie_breaks or info.tie_breaks or info.standings_order) and _is_of_1992(tournament):
        return _OF_1992
    return edition_in_force(day_of(info.start))


def _is_of_1992(tournament: Tournament) -> bool:
    try:
        return system_of(tournament) == _OF_1992.id
    except BadRequest:
        return False


def order_of(
    tournament: Tournament, edition: Edition, asked: str = "", predetermined: bool = False
) -> tuple[TieBreak, ...]:
    """The list asked for, else the one the file states, else a default."""
    if edition.first_place_only:
        return tuple(TieBreak(code) for code in edition.codes)
    if asked.strip():
        return parse_tie_breaks(asked)
    info = tournament.info
    for record, text in (("212", info.standings_order), ("202", info.tie_breaks)):
        if text.strip():
            try:
                return parse_tie_breaks(text)
            except BadRequest as error:
                what = f"Record {record} of the file: {error.message} State another list (--tiebreaks)."
                raise BadRequest(what, error.problems) from error
    return (POINTS_FIRST, *parse_tie_breaks(SETS["round-robin" if predetermined else "swiss"]))


def is_round_robin(tournament: Tournament) -> bool:
    """Whether the pairings were fixed beforehand: encoded (record 192), or in words (record 092)."""
    if tournament.info.encoded_type.strip():
        return _ROUND_ROBIN in tournament.info.encoded_type.upper()
    return _ROUND_ROBIN in tournament.info.type_text.upper().replace("-", "").replace(" ", "")


def complete_rounds(tournament: Tournament) -> int:
    """How many rounds have all their results, counted from the first."""
    for number, played in enumerate(tournament.rounds):
        if any(game.white_result == PENDING for game in played.games):
            return number
    return len(tournament.rounds)
