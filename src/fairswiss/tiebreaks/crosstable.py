"""The cross table: round by round, whom everybody met and with what result."""

from typing import NamedTuple

from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.editions import EDITIONS
from fairswiss.tiebreaks.ranking import Standings
from fairswiss.tiebreaks.records import Record, records_of
from fairswiss.tiebreaks.sides import GAME, TeamsEvent


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
    records = _records(tournament, standings)
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


def _records(tournament: Tournament, standings: Standings) -> dict[int, Record]:
    """Those of the players, or of the teams with their game points."""
    if not standings.primary:
        return records_of(tournament, standings.round)
    return TeamsEvent(tournament, EDITIONS[standings.edition], standings.round, score=GAME).records
