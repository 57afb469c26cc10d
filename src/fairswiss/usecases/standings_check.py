"""Recorded standings against ours: what a report says of points and ranks, what a table says of values."""

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.formats.trf.decoding import lines_of
from fairswiss.formats.trf.reading import stated_points
from fairswiss.formats.trf.report import Report
from fairswiss.model.errors import BadRequest
from fairswiss.model.matches import sides_of, team_points
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.checking import NotCompared, Recorded, StandingsCheck, comparable, compared, compared_values
from fairswiss.tiebreaks.codes import TieBreak, parse_tie_breaks
from fairswiss.tiebreaks.ranking import Standings
from fairswiss.usecases.standings import standings

_NUMBER = frozenset({"no", "no.", "nr", "nr.", "number", "id", "sno", "tpn", "pairing no", "startno", "start no"})
_NAME = frozenset({"name", "player", "team"})
_MOST_ROWS = 100_000


class Asked(NamedTuple):
    """By what the standings are worked out; see :func:`fairswiss.usecases.standings.standings`."""

    tie_breaks: str = ""
    after_round: int | None = None
    edition: str = ""
    round_robin: bool | None = None
    unrated: int | None = None
    lots: Sequence[int] = ()
    teams: bool = False
    primary: str = ""
    announced: Announced = NOTHING_ELSE
    annul_below_half: bool = False


USUAL = Asked()
"""Everything as the report says."""


def check_standings(
    tournament: Tournament, source: bytes | str, asked: Asked = USUAL, values: bytes | str = ""
) -> StandingsCheck:
    """The points and ranks that the report ``source`` records of a tournament against ours, after all its rounds.

    ``values`` is a table of comma-separated values: a column of numbers or names, and one for each tie-break.
    """
    rounds = len(tournament.rounds) if asked.after_round is None else asked.after_round
    options = {**asked._asdict(), "after_round": rounds}
    ours = standings(tournament, **options)
    check = compared(ours, _recorded(tournament, source, asked.teams), _scores(tournament, ours))
    if not values:
        return check
    table, missed = _table(values, tournament, asked.teams)
    codes = ",".join(dict.fromkeys(code for row in table.values() for code in row))
    valued = standings(tournament, **{**options, "tie_breaks": codes})
    known = max(check.compared, len(table))
    dropped = [NotCompared("value", name=str(drop.tie_break)) for drop in valued.dropped]
    return check._replace(
        compared=known,
        differences=(*check.differences, *compared_values(valued, table)),
        not_compared=(*check.not_compared, *missed, *dropped),
    )


def _recorded(tournament: Tournament, source: bytes | str, teams: bool) -> dict[int, Recorded]:
    of_players, of_teams = stated_points(source)
    if teams:
        none = (None, None)
        return {t.number: Recorded(t.rank, of_teams.get(t.number, none)[:2]) for t in tournament.team_event.teams}
    return {p.number: Recorded(p.rank, (of_players.get(p.number),)) for p in tournament.players}


def _scores(tournament: Tournament, ours: Standings) -> dict[int, tuple[Points, ...]]:
    if ours.primary:
        return dict(team_points(sides_of(tournament, ours.round)))
    return {row.player: (row.points,) for row in ours.rows}


class _Columns(NamedTuple):
    """The columns of a table of values: where numbers and names are, and which tie-break each other one is."""

    number: int | None
    name: int | None
    codes: dict[int, str]
    others: tuple[str, ...]
    """Tie-breaks whose values cannot be compared."""


def _table(
    values: bytes | str, tournament: Tournament, teams: bool
) -> tuple[dict[int, dict[str, str]], list[NotCompared]]:
    """The values of a table by number and code, and what of it is left out; :class:`BadRequest` if it is unreadable."""
    head, *rows = _cells(values)
    columns = _columns([cell.strip().lstrip("\ufeff") for cell in head])
    people = tournament.team_event.teams if teams else tournament.players
    by_name = {one.name.strip().lower(): one.number for one in people}
    known = {one.number for one in people}
    found: dict[int, dict[str, str]] = {}
    for row in rows:
        cells = [*row, *[""] * (len(head) - len(row))]
        number = _numbered(cells, columns, by_name)
        if number in known:
            found[number] = {code: cells[at] for at, code in columns.codes.items()}
    if not found:
        raise BadRequest(
            "Nobody in the table of values takes part in this tournament. Check its column 'No' or 'Name'.",
            code="values-of-nobody",
        )
    missed = [NotCompared("value", name=title) for title in columns.others]
    return found, [*missed, *([NotCompared("line", len(rows) - len(found))] if len(found) < len(rows) else [])]


def _cells(values: bytes | str) -> list[list[str]]:
    """The lines of a table, at least one, its head first."""
    lines = lines_of(values, Report())
    separator = max(";,\t", key=(lines[0] if lines else "").count)
    reader = csv.reader(io.StringIO("\n".join(lines)), delimiter=separator)
    try:
        found = [row for row in reader if any(cell.strip() for cell in row)] or [[]]
    except csv.Error as error:
        raise BadRequest(
            f"The table of values cannot be read: {error}. Save it as comma-separated values.", code="values-unreadable"
        ) from error
    if len(found) - 1 > _MOST_ROWS:
        raise BadRequest(
            f"The table of values has {len(found) - 1:,} lines; at most {_MOST_ROWS:,} are read.",
            code="values-too-many",
        )
    return found


def _columns(titles: list[str]) -> _Columns:
    number = next((at for at, title in enumerate(titles) if title.lower() in _NUMBER), None)
    name = next((at for at, title in enumerate(titles) if title.lower() in _NAME), None)
    read = {at: tie_break for at, title in enumerate(titles) if (tie_break := _tie_break(title))}
    codes = {at: str(tie_break) for at, tie_break in read.items() if comparable(tie_break)}
    others = tuple(str(tie_break) for tie_break in read.values() if not comparable(tie_break))
    if (number is None and name is None) or not codes:
        raise BadRequest(
            "The table of values needs a column 'No' or 'Name' and columns headed by tie-breaks such as BH/C1. "
            f"Its first line is {', '.join(titles)[:120]!r}.",
            code="values-without-columns",
        )
    return _Columns(number, name, codes, others)


def _numbered(cells: list[str], columns: _Columns, by_name: dict[str, int]) -> int:
    """The number of the player or team of a line; 0 when nobody known is meant."""
    number = (whole_number(cells[columns.number].strip()) or 0) if columns.number is not None else 0
    if number or columns.name is None:
        return number
    return by_name.get(cells[columns.name].strip().lower(), 0)


def _tie_break(title: str) -> TieBreak | None:
    """The tie-break that a column is headed by, if it is one that we know."""
    try:
        found = parse_tie_breaks(title)
    except BadRequest:
        return None
    return found[0] if len(found) == 1 and found[0].entry.article != "4.1" else None
