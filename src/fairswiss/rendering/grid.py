"""The cross table of a round robin as a grid: players against players, both in the order of the standings."""

from collections.abc import Sequence

from fairswiss.model.results import PENDING
from fairswiss.rendering.document import Column
from fairswiss.tiebreaks import Cell, Standings

ONESELF = "×"
_SHOWN = {"=": "½", "D": "½", "W": "1", "L": "0", PENDING: "."}


def grid_columns(standings: Standings) -> list[Column]:
    """A column for everybody, counted from the top: the places, except that nobody shares one here."""
    return [Column(str(place)) for place in range(1, len(standings.rows) + 1)]


def grid_cells(standings: Standings, rounds: Sequence[Cell], place: int) -> list[str]:
    """The results of a player against everybody, in the order of the rounds; two games are two results."""
    results: dict[int, str] = {}
    for cell in rounds:
        if cell.opponent:
            shown = "".join(_SHOWN.get(game, game) for game in cell.code)
            results[cell.opponent] = results.get(cell.opponent, "") + shown
    others = enumerate(standings.rows)
    return [ONESELF if at == place else results.get(row.player, "") for at, row in others]
