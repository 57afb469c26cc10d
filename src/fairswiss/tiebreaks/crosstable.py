"""The cross table: round by round, whom everybody met and with what result."""

from typing import NamedTuple

from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.ranking import Standings
from fairswiss.tiebreaks.records import records_of


class Cell(NamedTuple):
    """One round of one participant."""

    opponent: int
    """The scheduled one; 0 when there was none."""
    place: int
    """The opponent's place in the standings; 0 when there was none."""
    colour: str
    code: str
    """The result as report files write it."""
    points: int
    """In tenths."""


class CrossTable(NamedTuple):
    """The standings with the rounds of everybody, line by line in the same order."""

    standings: Standings
    rounds: tuple[tuple[Cell, ...], ...]


def cross_table(tournament: Tournament, standings: Standings) -> CrossTable:
    """The rounds that belong to some standings."""
    records = records_of(tournament, standings.round)
    places = {row.player: row.place for row in standings.rows}
    return CrossTable(
        standings,
        tuple(
            tuple(
                Cell(turn.opponent, places.get(turn.opponent, 0), turn.colour, turn.code, turn.points)
                for turn in records[row.player].turns
            )
            for row in standings.rows
        ),
    )
