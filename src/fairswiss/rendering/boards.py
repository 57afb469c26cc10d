"""The players of each board of an event of teams, for board prizes."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.document import Block, Column, Heading, Paragraph, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.words import phrase
from fairswiss.tiebreaks.boards import BoardList, BoardRow

_COLUMNS = ("place", "player", "team", "games", "points", "performance", "enough")
_LEFT = ("player", "team", "enough")


class BoardSheet(NamedTuple):
    """The list with the names of players and teams."""

    found: BoardList
    players: dict[int, str]
    teams: dict[int, str]


def board_sheet(found: BoardList, tournament: Tournament | None) -> BoardSheet:
    """Everything about the list in one place."""
    players = {player.number: clean(player.name) for player in tournament.players} if tournament else {}
    teams = tournament.team_event.teams if tournament else ()
    return BoardSheet(found, players, {team.number: clean(team.name) for team in teams})


def boards_document(sheet: BoardSheet) -> Iterator[Block]:
    """A table for every board, and one for the reserves."""
    found = sheet.found
    yield Heading(phrase("boards", round=found.round), section=False)
    for board in range(1, found.boards + 2):
        rows = [row for row in found.rows if row.board == board]
        if rows:
            reserves = board > found.boards
            yield Heading(phrase("boards.reserves") if reserves else phrase("boards.board", board=board))
            yield Table(_columns(), tuple(_cells(row, at, sheet) for at, row in enumerate(rows, 1)))
    yield Paragraph(phrase("boards.legend"))


def _columns() -> tuple[Column, ...]:
    return tuple(Column(phrase(f"boards.column.{name}"), right=name not in _LEFT) for name in _COLUMNS)


def _cells(row: BoardRow, place: int, sheet: BoardSheet) -> tuple[str, ...]:
    return (
        str(place),
        phrase("player", number=row.player, name=sheet.players.get(row.player, "")),
        sheet.teams.get(row.team, str(row.team)),
        str(row.games),
        format_points(row.points),
        "" if row.performance is None else str(row.performance),
        phrase("yes" if row.enough else "no"),
    )


def boards_data(sheet: BoardSheet) -> dict[str, Any]:
    """Everything as plain data."""
    found = sheet.found
    return {
        "round": found.round,
        "boards": found.boards,
        "rows": [
            {
                **row._asdict(),
                "name": sheet.players.get(row.player, ""),
                "team_name": sheet.teams.get(row.team, ""),
                "points": format_points(row.points),
                "reserve": row.board > found.boards,
            }
            for row in found.rows
        ],
    }


def boards_table(sheet: BoardSheet) -> Table:
    """A line for every player; the reserves are one board below the last."""
    columns = (Column(phrase("boards.column.board"), right=True), *_columns())
    places: dict[int, int] = {}
    rows = []
    for row in sheet.found.rows:
        places[row.board] = places.get(row.board, 0) + 1
        rows.append((str(row.board), *_cells(row, places[row.board], sheet)))
    return Table(columns, tuple(rows))
