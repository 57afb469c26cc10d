"""The sheets of an event: who plays, who stands where, and the cross table."""

from collections.abc import Sequence

from fairswiss.app.persons import birth_year
from fairswiss.app.sheets.pieces import headed, people_of, rated, ratings, titled
from fairswiss.app.sheets.seen import Seen
from fairswiss.app.standings import standings as who_stands_where
from fairswiss.model.points import in_halves
from fairswiss.model.results import SYMBOLS
from fairswiss.rendering.grid import grid_cells
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Cell, Column, Sheet, Word
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import Cell as Turn
from fairswiss.tiebreaks import CrossTable, Standings, cross_table
from fairswiss.tiebreaks.ranking import POINTS_FIRST


def players(seen: Seen, number: int) -> Sheet:
    """Everybody by pairing number."""
    columns = (
        Column("column.number", right=True), Column("column.title"), Column("column.name", names=True),
        ratings(minor=False), Column("column.federation", minor=True), Column("column.born", right=True, minor=True),
    )  # fmt: skip
    rows = tuple(
        (
            str(player.number), clean(player.title), clean(player.name), rated(player), clean(player.federation),
            birth_year(player, seen.tournament),
        )
        for player in seen.tournament.players
    )  # fmt: skip
    return Sheet("players", 0, seen.tournament.info, columns=columns, rows=rows)


def standings(seen: Seen, number: int) -> Sheet:
    """Who stands where, after a round or by now."""
    return _ranked(seen, "standings", _ranking(seen, number))


def cross(seen: Seen, number: int) -> Sheet:
    """The standings with every game."""
    found = _ranking(seen, number)
    return _ranked(seen, "cross", found, cross_table(seen.tournament, found))


def _ranking(seen: Seen, number: int) -> Standings:
    return who_stands_where(seen.tournament, number or None, unrated=seen.unrated)


def _ranked(seen: Seen, kind: str, found: Standings, crossed: CrossTable | None = None) -> Sheet:
    people = people_of(seen)
    if crossed is None:
        between = []
    elif found.round_robin:
        between = [Column(title=str(place), right=True, minor=True) for place in range(1, len(found.rows) + 1)]
    else:
        between = [Column(title=str(played), right=True, minor=True) for played in range(1, found.round + 1)]
    values = [
        Column("column.points", right=True) if tie_break == POINTS_FIRST else Column(title=str(tie_break), right=True)
        for tie_break in found.order
    ]
    extra = () if crossed else (Column("column.federation", minor=True),)
    columns = (
        Column("column.place", right=True), Column("column.name", names=True), ratings(), *extra, *between, *values,
    )  # fmt: skip
    rows = []
    for place, row in enumerate(found.rows):
        player = people[row.player]
        amounts = [
            in_halves(row.points) if tie_break == POINTS_FIRST else shown(value.amount, tie_break.entry.decimals)
            for tie_break, value in zip(found.order, row.values, strict=True)
        ]
        about = () if crossed else (clean(player.federation),)
        turns = _turns(found, crossed, place) if crossed else ()
        rows.append((str(row.place), titled(player), rated(player), *about, *turns, *amounts))
    remarks = []
    if found.open_games:
        remarks.append(Word("remark.open", {"count": str(found.open_games)}))
    if any(row.shared for row in found.rows):
        remarks.append(Word("remark.shared"))
    if crossed and not found.round_robin:
        remarks.append(Word("remark.cross"))
    return headed(seen, kind, found.round)._replace(columns=columns, rows=tuple(rows), remarks=tuple(remarks))


def _turns(found: Standings, crossed: CrossTable, place: int) -> Sequence[Cell]:
    cells = crossed.rounds[place]
    return grid_cells(found, cells, place) if found.round_robin else [_turn(cell) for cell in cells]


def _turn(cell: Turn) -> Cell:
    """The opponent's place, the colour and the result; of a round without an opponent what it brought."""
    if not cell.opponent:
        return f"–{in_halves(cell.points)}" if cell.points else "–"
    result = SYMBOLS.get(cell.code, cell.code)
    return Word(f"turn.{cell.colour}", {"place": str(cell.place), "result": result}) if cell.colour else result
