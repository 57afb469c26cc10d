"""Standings by a system's own points: figures that are no tie-breaks, and the place they give."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.tiebreaks.codes import OwnFigure
from fairswiss.tiebreaks.ranking import POINTS_FIRST, Standing, Standings
from fairswiss.tiebreaks.records import OPEN, Record
from fairswiss.tiebreaks.working import NOTHING, POINTS, Term, Value


class Climbed(NamedTuple):
    """Somebody on a ladder: the total with its working, and the value in the next round."""

    player: int
    total: Fraction
    value: int
    terms: tuple[Term, ...]


def ladder_standings(
    system: str, rounds: int, figures: tuple[OwnFigure, OwnFigure], ladder: Sequence[Climbed],
    records: Mapping[int, Record],
) -> Standings:  # fmt: skip
    """Everybody on the ladder in its order; whoever is not on it yet comes last, without points of the system.

    The figures are the total and the value in the next round.
    """
    order = *figures, POINTS_FIRST
    rows = [
        _row(place, records[one.player], Value(one.total, one.terms), Value(Fraction(one.value)))
        for place, one in enumerate(ladder, 1)
    ]
    there = {row.player for row in rows}
    others = sorted(number for number in records if number not in there)
    last = len(rows) + 1
    rows += [_row(last, records[number], NOTHING, NOTHING)._replace(shared=len(others) > 1) for number in others]
    open_games = sum(turn.what == OPEN for record in records.values() for turn in record.turns) // 2
    return Standings(system, rounds, order, tuple(rows), open_games=open_games)


def _row(place: int, record: Record, total: Value, value: Value) -> Standing:
    points = Value(Fraction(record.score, POINTS), unit=POINTS)
    return Standing(place, False, record.player.number, record.score, (total, value, points), record.player.name)
