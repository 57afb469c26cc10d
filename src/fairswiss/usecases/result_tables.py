"""The starting list, the cross table and the final ranking in the columns of Chess-Results, whose names are English."""

from collections.abc import Iterator, Sequence

from fairswiss.formats.spreadsheets import Sheet, Value, write_csv, write_xlsx
from fairswiss.model.player import Player
from fairswiss.model.points import format_points, in_halves
from fairswiss.model.results import side_text
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import clean
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import Cell, CrossTable, Standings, cross_table
from fairswiss.tiebreaks.ranking import POINTS_FIRST

START = ("No.", "", "Name", "FideID", "FED", "Rtg", "Sex", "Birth", "Club/City")
_RANKED = ("Rk.", "SNo", "", "Name", "FED", "Rtg")
_POINTS = "Pts."
_MOST_TIE_BREAKS = 6
TABLES = ("starting-list", "cross-table", "final-ranking")


def result_sheets(tournament: Tournament, ranked: Standings) -> tuple[Sheet, Sheet, Sheet]:
    """The three tables."""
    crossed = cross_table(tournament, ranked)
    return _starting_list(tournament), _cross_table(tournament, crossed), _final_ranking(tournament, ranked)


def result_workbook(tournament: Tournament, ranked: Standings) -> bytes:
    """The three tables as a workbook."""
    return write_xlsx(result_sheets(tournament, ranked))


def result_csv(tournament: Tournament, ranked: Standings) -> dict[str, str]:
    """The three tables by name, each as comma-separated values."""
    pairs = zip(TABLES, result_sheets(tournament, ranked), strict=True)
    return {name: write_csv(sheet.header, sheet.rows) for name, sheet in pairs}


def _starting_list(tournament: Tournament) -> Sheet:
    rows: list[list[Value]] = [
        [
            one.number, one.title, clean(one.name), one.fide_id, one.federation, one.rating, one.sex.lower(),
            one.birth[:4], clean(one.club),
        ]
        for one in tournament.players
    ]  # fmt: skip
    return Sheet("Starting rank", START, rows)


def _cross_table(tournament: Tournament, crossed: CrossTable) -> Sheet:
    """By place, opponents by place: ``12w1``; a round without opponent is ``-1``, ``-½`` or ``-0``."""
    ranked = crossed.standings
    rounds = [f"{number}.Rd" for number in range(1, ranked.round + 1)]
    codes = [str(code) for code in ranked.order if code != POINTS_FIRST][:_MOST_TIE_BREAKS]
    people = {player.number: player for player in tournament.players}
    rows = [
        [*_person(row.place, people[row.player]), *map(_cell, crossed.rounds[at]), in_halves(row.points),
         *_values(ranked, at)]
        for at, row in enumerate(ranked.rows)
    ]  # fmt: skip
    header = (*_RANKED, *rounds, _POINTS, *(f"TB{at}" for at in range(1, len(codes) + 1)))
    return Sheet("Final crosstable", header, rows)


def _final_ranking(tournament: Tournament, ranked: Standings) -> Sheet:
    codes = [code for code in ranked.order if code != POINTS_FIRST][:_MOST_TIE_BREAKS]
    people = {player.number: player for player in tournament.players}
    rows: list[Sequence[Value]] = [
        [*_person(row.place, people[row.player]), clean(people[row.player].club), in_halves(row.points),
         *_values(ranked, at)]
        for at, row in enumerate(ranked.rows)
    ]  # fmt: skip
    header = (*_RANKED, "Club/City", _POINTS, *(f"TB{at}" for at in range(1, len(codes) + 1)))
    return Sheet("Final ranking", header, rows)


def _person(place: int, player: Player) -> Iterator[Value]:
    yield from (place, player.number, player.title, clean(player.name), player.federation, player.rating)


def _values(ranked: Standings, at: int) -> Sequence[Value]:
    pairs = zip(ranked.order, ranked.rows[at].values, strict=True)
    return [shown(value.amount, code.entry.decimals) for code, value in pairs if code != POINTS_FIRST][
        :_MOST_TIE_BREAKS
    ]


def _cell(cell: Cell) -> str:
    if not cell.opponent:
        return f"-{format_points(cell.points) if cell.points not in (0, 5, 10) else in_halves(cell.points)}"
    return f"{cell.place or cell.opponent}{cell.colour}{side_text(cell.code)}"
