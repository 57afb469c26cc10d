"""The one notation of a cross table, for every form it is shown in.

A round is the opponent's starting number, the letter of the colour and the result: ``12w1``. The number is the
starting number because two players may share a place, and never a number. A round without an opponent is the letter of
the bye.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.model.points import format_points
from fairswiss.model.results import FORFEITS, SYMBOLS, side_text
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Joined, Word, text_of
from fairswiss.tiebreaks import Cell, Standings

ONESELF = "×"
_OPEN = "·"
_NO_ROUND = "–"
_KINDS = {"1": "win", "W": "win", "+": "win", "=": "draw", "D": "draw", "0": "loss", "L": "loss", "-": "loss"}


class Parts(NamedTuple):
    """A round in pieces: whom, with which colour, with what result."""

    opponent: str
    """Their starting number; of a round without one the letter of the bye."""
    colour: str | Word
    result: str


def parts_of(cell: Cell, *, teams: bool = False) -> Parts:
    """The pieces of a round; the result of a team is its game points, marked if the match was forfeited."""
    if not cell.opponent:
        return Parts(cell.code.strip() or _NO_ROUND, "", format_points(cell.points) if teams else "")
    colour = Word(f"letter.{cell.colour}") if cell.colour else ""
    return Parts(str(cell.opponent), colour, _of_team(cell) if teams else side_text(cell.code) or _OPEN)


def _of_team(cell: Cell) -> str:
    return format_points(cell.points) + (SYMBOLS[cell.code] if cell.code in FORFEITS else "")


def kind_of(cell: Cell) -> str:
    """``win``, ``draw`` or ``loss``; empty when the round was none of these."""
    return _KINDS.get(cell.code, "")


def cell_of(cell: Cell, *, teams: bool = False) -> Joined:
    """A round before its language is known."""
    return Joined(parts_of(cell, teams=teams))


def cell_text(cell: Cell, *, teams: bool = False) -> str:
    """A round in the language spoken."""
    return text_of(cell_of(cell, teams=teams), sheet_phrase)


def grid_heads(standings: Standings) -> list[str]:
    """The columns of a round robin's grid: everybody's starting number, from the top of the standings."""
    return [str(row.player) for row in standings.rows]


def grid_cells(standings: Standings, rounds: Sequence[Cell], place: int, *, teams: bool = False) -> list[str]:
    """The results of a player against everybody, in the order of the rounds; two games are two results.

    Those of a team are its game points.
    """
    results: dict[int, list[str]] = {}
    for cell in rounds:
        if cell.opponent:
            results.setdefault(cell.opponent, []).append(_of_team(cell) if teams else _result(cell.code))
    others, between = enumerate(standings.rows), " " if teams else ""
    return [ONESELF if at == place else between.join(results.get(row.player, ())) for at, row in others]


def _result(code: str) -> str:
    return "".join(SYMBOLS[game] or _OPEN for game in code)
