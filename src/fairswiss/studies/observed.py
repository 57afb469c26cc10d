"""A finished tournament beside the truth: what the measures look at, worked out once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.records import Record, records_of
from fairswiss.usecases.standings import own_ranking, standings

POINTS = "PTS"


class Meeting(NamedTuple):
    """A pair of a round, with the points of both before it."""

    white: int
    black: int
    white_before: int
    black_before: int

    @property
    def difference(self) -> int:
        """By how much White had more, in tenths."""
        return self.white_before - self.black_before


class Observed(NamedTuple):
    """The facts of a tournament, the true strengths, and who came where."""

    strengths: Mapping[int, int]
    ratings: Mapping[int, int]
    records: Mapping[int, Record]
    places: Mapping[int, int]
    """The final places; those who share one have the same."""
    tie_breaks: Mapping[str, Mapping[int, Fraction | None]]
    """The values of each tie-break."""
    meetings: tuple[Meeting, ...]
    """Every pair of every round, forfeited ones too."""
    top: int = 3

    def true_ranks(self) -> dict[int, Fraction]:
        """The rank of every player by true strength; equals share the mean of theirs."""
        return mean_ranks({player: -strength for player, strength in self.strengths.items()})


def observed(tournament: Tournament, strengths: Mapping[int, int], tie_breaks: str, top: int = 3) -> Observed:
    """Look at a tournament; one by a system with a ranking of its own is ranked by that."""
    ranking = standings(tournament, tie_breaks="" if own_ranking(tournament) else tie_breaks)
    records = records_of(tournament, len(tournament.rounds))
    return Observed(
        strengths,
        {player.number: player.rating for player in tournament.players},
        records,
        {row.player: row.place for row in ranking.rows},
        {
            str(code): {row.player: row.values[place].amount for row in ranking.rows}
            for place, code in enumerate(ranking.order)
            if str(code) != POINTS and not own_ranking(tournament)
        },
        tuple(_meetings(records)),
        top,
    )


def _meetings(records: Mapping[int, Record]) -> Iterator[Meeting]:
    for number, record in records.items():
        for turn in record.turns:
            if turn.colour == "w":
                other = records[turn.opponent]
                before = (one.after[turn.round - 2] if turn.round > 1 else 0 for one in (record, other))
                yield Meeting(number, turn.opponent, *before)


def mean_ranks(keys: Mapping[int, int]) -> dict[int, Fraction]:
    """The rank of everyone by a key, the lowest first; equals share the mean of theirs."""
    counted, before = Counter(keys.values()), 0
    ranks: dict[int, Fraction] = {}
    for key in sorted(counted):
        ranks[key] = before + Fraction(counted[key] + 1, 2)
        before += counted[key]
    return {number: ranks[key] for number, key in keys.items()}


def mean(values: list[Fraction] | list[int]) -> Fraction | None:
    """The exact mean; None of nothing."""
    return Fraction(sum(values), len(values)) if values else None
