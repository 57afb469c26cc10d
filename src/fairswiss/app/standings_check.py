"""Recorded standings against ours: what a report says of points and ranks, what a table says of values."""

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.app.standings import standings
from fairswiss.formats.trf.decoding import lines_of
from fairswiss.formats.trf.reading import stated_points
from fairswiss.formats.trf.report import Report
from fairswiss.model.errors import BadRequest
from fairswiss.model.matches import sides_of, team_points
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.checking import Recorded, StandingsCheck, comparable, compared, compared_values
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.tiebreaks.ranking import Standings

_NUMBER = frozenset({"no", "no.", "nr", "nr.", "number", "id", "sno", "tpn", "pairing no", "startno", "start no"})
_NAME = frozenset({"name", "player", "team"})
_MOST_ROWS = 100_000


class Asked(NamedTuple):
    """By what the standings are worked out; see :func:`fairswiss.app.standings.standings`."""

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
    tournament: Tournament,
    source: bytes | str,
    asked: Asked = USUAL,
    values: bytes | str = "",
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
    table = _table(values, tournament, asked.teams)
    codes = ",".join(dict.fromkeys(code for row in table.values() for code in row))
    valued = standings(tournament, **{**options, "tie_breaks": codes})
    known = max(check.compared, len(table))
    return check._replace(compared=known, differences=(*check.differences, *compared_values(valued, table)))


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


def _table(values: bytes | str, tournament: Tournament, teams: bool) -> dict[int, dict[str, str]]:
    """The values of a table by number and code; :class:`BadRequest` says what cannot be read."""
    lines = lines_of(values, Report())
    text = "\n".join(lines)
    separator = max(";,\t", key=(lines[0] if lines else "").count)
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    try:
        head, *rows = [row for row in reader if any(cell.strip() for cell in row)] or [[]]
    except csv.Error as error:
        raise BadRequest(f"The table of values cannot be read: {error}. Save it as comma-separated values.") from error
    if len(rows) > _MOST_ROWS:
        raise BadRequest(f"The table of values has {len(rows):,} lines; at most {_MOST_ROWS:,} are read.")
    titles = [cell.strip().lstrip("\ufeff") for cell in head]
    number_at = next((at for at, title in enumerate(titles) if title.lower() in _NUMBER), None)
    name_at = next((at for at, title in enumerate(titles) if title.lower() in _NAME), None)
    codes = {at: code for at, title in enumerate(titles) if (code := _code(title))}
    if (number_at is None and name_at is None) or not codes:
        raise BadRequest(
            "The table of values needs a column 'No' or 'Name' and columns headed by tie-breaks such as BH/C1. "
            f"Its first line is {', '.join(titles)[:120]!r}."
        )
    people = tournament.team_event.teams if teams else tournament.players
    by_name = {one.name.strip().lower(): one.number for one in people}
    known = {one.number for one in people}
    found: dict[int, dict[str, str]] = {}
    for row in rows:
        cells = [*row, *[""] * (len(titles) - len(row))]
        number = (whole_number(cells[number_at].strip()) or 0) if number_at is not None else 0
        if not number and name_at is not None:
            number = by_name.get(cells[name_at].strip().lower(), 0)
        if number in known:
            found[number] = {code: cells[at] for at, code in codes.items()}
    if not found:
        raise BadRequest(
            "Nobody in the table of values takes part in this tournament. Check its column 'No' or 'Name'."
        )
    return found


def _code(title: str) -> str:
    """The tie-break that a column is headed by; empty when it is none whose values can be compared."""
    try:
        found = parse_tie_breaks(title)
    except BadRequest:
        return ""
    return str(found[0]) if len(found) == 1 and comparable(found[0]) and found[0].entry.article != "4.1" else ""
