"""Measures of the final order against true strength."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

from fairswiss.studies.observed import Observed, mean, mean_ranks


def kendall(event: Observed) -> Fraction | None:
    """Kendall: pairs in the right order less pairs in the wrong one, by all pairs of different strength."""
    right = wrong = level = 0
    for player, other in combinations(event.places, 2):
        stronger = event.strengths[player] - event.strengths[other]
        if stronger:
            ahead = (event.places[other] - event.places[player]) * stronger
            right += ahead > 0
            wrong += ahead < 0
            level += not ahead
    pairs = right + wrong + level
    return Fraction(right - wrong, pairs) if pairs else None


def spearman(event: Observed) -> Fraction | None:
    """Spearman: 1 - 6 Σd² / (n³ - n) with the differences of ranks; equals share the mean of theirs."""
    size = len(event.places)
    if size < 2:
        return None
    true, reached = event.true_ranks(), mean_ranks(event.places)
    distances = [true[player] - reached[player] for player in event.places]
    return 1 - 6 * sum((one * one for one in distances), Fraction(0)) / (size**3 - size)


def top(event: Observed) -> Fraction:
    """The share of the strongest k among the first k; who shares the last of these places counts in part."""
    wanted = min(event.top, len(event.places))
    reached = _among_first(event.places, wanted)
    strongest = _among_first(_competition({p: -s for p, s in event.strengths.items()}), wanted)
    return sum((reached[player] * strongest[player] for player in event.places), Fraction(0)) / wanted


def winner(event: Observed) -> Fraction:
    """The share of first place that the strongest player has."""
    best = max(event.strengths.values())
    return mean([int(event.strengths[player] == best) for player in _first(event)]) or Fraction(0)


def winner_rank(event: Observed) -> Fraction | None:
    """The rank of the winner by true strength; the mean for those who share first place."""
    ranks = event.true_ranks()
    return mean([ranks[player] for player in _first(event)])


def _first(event: Observed) -> list[int]:
    return [player for player, place in event.places.items() if place == 1]


def _competition(keys: dict[int, int]) -> dict[int, int]:
    """Places by a key, the lowest first; equals share the best of theirs."""
    counted, before = Counter(keys.values()), 1
    places: dict[int, int] = {}
    for key in sorted(counted):
        places[key] = before
        before += counted[key]
    return {number: places[key] for number, key in keys.items()}


def _among_first(places: Mapping[int, int], wanted: int) -> dict[int, Fraction]:
    """The part of each player that is among so many first: of those who share the last of these places, a part."""
    sizes = Counter(places.values())
    return {
        player: Fraction(max(0, min(sizes[place], wanted - place + 1)), sizes[place])
        for player, place in places.items()
    }
