"""Completeness of a report: what FIDE and federations need and is missing, odd, or to be confirmed before it is sent.

One function gives a list of plain data. Each gap names the record of the file and the page of the manager where it is
mended; the words are in :mod:`fairswiss.rendering.completeness`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from datetime import date

from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.federations import NAMES as FEDERATIONS
from fairswiss.model.player import Player
from fairswiss.model.results import is_open
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rendering.completeness import Fix, Gap, Urgency
from fairswiss.usecases.systems import day_of
from fairswiss.usecases.timetable import iso_day

_ID = re.compile(r"\d{5,11}")
_LONG = 30
"""Days after which ratings are those of each game."""
_TEXTS = (("name", "012"), ("city", "022"), ("federation", "032"), ("start", "042"), ("end", "052"))


def gaps_in(tournament: Tournament) -> tuple[Gap, ...]:
    """Everything that a report still lacks: the event, its days, its rounds, its players."""
    return (
        *_of_event(tournament),
        *_of_arbiters(tournament.info),
        *_of_days(tournament),
        *_of_rounds(tournament),
        *_of_players(tournament),
    )


def is_ready(gaps: tuple[Gap, ...]) -> bool:
    """True if nothing is missing; odd things and those to be confirmed do not stop a report."""
    return all(gap.urgency is not Urgency.MISSING for gap in gaps)


def _of_event(tournament: Tournament) -> Iterator[Gap]:
    info = tournament.info
    for name, record in _TEXTS:
        if not getattr(info, name).strip():
            yield Gap(f"{name}.missing", Urgency.MISSING, Fix.SETTINGS, record)
    if info.federation.strip() and info.federation.strip().upper() not in FEDERATIONS:
        yield Gap("federation.unknown", Urgency.ODD, Fix.SETTINGS, "032", detail=info.federation.strip())
    if not (info.rate_of_play.strip() or info.time_control.strip()):
        yield Gap("rate.missing", Urgency.MISSING, Fix.SETTINGS, "122")
    if not (info.type_text.strip() or info.encoded_type.strip()):
        yield Gap("type.missing", Urgency.MISSING, Fix.SETTINGS, "092")
    if not (info.tie_breaks.strip() or info.standings_order.strip()):
        yield Gap("tie-breaks.missing", Urgency.CONFIRM, Fix.SETTINGS, "202")
    if tournament.rounds_planned is None:
        yield Gap("rounds.missing", Urgency.MISSING, Fix.SETTINGS, "142")
    if tournament.left_fide_mode:
        yield Gap("fide-mode.left", Urgency.CONFIRM, Fix.SETTINGS, "###")


def _of_arbiters(info: EventInfo) -> Iterator[Gap]:
    if not info.chief_arbiter.strip():
        yield Gap("arbiter.missing", Urgency.MISSING, Fix.SETTINGS, "102")
    elif not arbiter_of(info.chief_arbiter).fide_id:
        yield Gap("arbiter.id", Urgency.CONFIRM, Fix.SETTINGS, "102", detail=info.chief_arbiter.strip())
    for deputy in info.deputies:
        if deputy.strip() and not arbiter_of(deputy).fide_id:
            yield Gap("deputy.id", Urgency.CONFIRM, Fix.SETTINGS, "112", detail=deputy.strip())
    if not any(deputy.strip() for deputy in info.deputies):
        yield Gap("deputy.none", Urgency.CONFIRM, Fix.SETTINGS, "112")


def _of_days(tournament: Tournament) -> Iterator[Gap]:
    info = tournament.info
    first, last = _day(info.start), _day(info.end)
    for name, record, text, found in (("start", "042", info.start, first), ("end", "052", info.end, last)):
        if text.strip() and found is None:
            yield Gap(f"{name}.unreadable", Urgency.ODD, Fix.SETTINGS, record, detail=text.strip())
    if first and last and last < first:
        yield Gap("days.order", Urgency.ODD, Fix.SETTINGS, "052", detail=f"{first} – {last}")
    if first and last and (last - first).days > _LONG:
        yield Gap("days.long", Urgency.CONFIRM, Fix.SETTINGS, "052", detail=str((last - first).days))
    yield from _of_round_dates(tournament, first, last)


def _of_round_dates(tournament: Tournament, first: date | None, last: date | None) -> Iterator[Gap]:
    dates, before = tournament.info.round_dates, first
    for number in range(1, max(tournament.rounds_planned or 0, len(tournament.rounds)) + 1):
        text = dates[number - 1] if number <= len(dates) else ""
        day = _day(text)
        if not text.strip():
            yield Gap("day.missing", Urgency.MISSING, Fix.TIMETABLE, "132", round=number)
        elif day is None:
            yield Gap("day.unreadable", Urgency.ODD, Fix.TIMETABLE, "132", round=number, detail=text.strip())
        elif (before and day < before) or (last and day > last):
            yield Gap("day.order", Urgency.ODD, Fix.TIMETABLE, "132", round=number, detail=str(day))
        before = day or before


def _of_rounds(tournament: Tournament) -> Iterator[Gap]:
    planned = tournament.rounds_planned or 0
    if len(tournament.rounds) < planned:
        detail = f"{len(tournament.rounds)}/{planned}"
        yield Gap("rounds.left", Urgency.CONFIRM, Fix.ROUNDS, "001", detail=detail)
    for number, played in enumerate(tournament.rounds, 1):
        if count := sum(is_open(game.white_result) for game in played.games):
            yield Gap("results.missing", Urgency.MISSING, Fix.RESULTS, "001", round=number, detail=str(count))


def _of_players(tournament: Tournament) -> Iterator[Gap]:
    ids = Counter(player.fide_id.strip() for player in tournament.players if player.fide_id.strip())
    for player in tournament.players:
        yield from _of_player(player, ids)


def _of_player(player: Player, ids: "Counter[str]") -> Iterator[Gap]:
    number, held = player.number, player.fide_id.strip()

    def gap(code: str, urgency: Urgency, detail: str = "") -> Gap:
        return Gap(code, urgency, Fix.PLAYER, "001", player=number, detail=detail)

    if not held:
        yield gap("player.id.rated" if player.rating else "player.id", Urgency.MISSING)
    elif not _ID.fullmatch(held):
        yield gap("player.id.odd", Urgency.ODD, held)
    elif ids[held] > 1:
        yield gap("player.id.twice", Urgency.ODD, held)
    if not player.federation.strip():
        yield gap("player.federation", Urgency.MISSING)
    elif player.federation.strip().upper() not in FEDERATIONS:
        yield gap("player.federation.unknown", Urgency.ODD, player.federation.strip())
    if not day_of(player.birth) and not re.search(r"(?<!\d)(19|20)\d\d(?!\d)", player.birth):
        yield gap("player.birth", Urgency.MISSING)
    if not player.sex.strip():
        yield gap("player.sex", Urgency.CONFIRM)
    if "," not in player.name:
        yield gap("player.name", Urgency.CONFIRM, player.name.strip())
    if not player.rank:
        yield gap("player.rank", Urgency.MISSING)


def _day(text: str) -> date | None:
    read = day_of(iso_day(text)) if text.strip() else None
    try:
        return date(*read) if read else None
    except ValueError:
        return None
