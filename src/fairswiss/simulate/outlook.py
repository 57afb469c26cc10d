"""The rest of an event, played many times by lot: how often each player comes first on points.

Pairs of later rounds are made in a simple way, by score and rating with the upper half against the lower half and no
second meeting, not by the rules of a system: those take far longer, and would change little of who comes first.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from random import Random
from typing import NamedTuple

from fairswiss.simulate.likelihood import milvang

Pairs = Sequence[tuple[int, int]]
STEP = 10
"""Strengths are taken in steps of so many rating points: what a point more means, lots cannot show."""


class Standing(NamedTuple):
    """A player before the rest is played."""

    score: int
    """In tenths."""
    strength: int
    """The rating in steps of :data:`STEP`."""
    met: frozenset[int]
    """The opponents so far, by their place in the field."""


class Worth(NamedTuple):
    """The points of a win, a draw and a loss, in tenths."""

    win: int = 10
    draw: int = 5
    loss: int = 0


class Rest(NamedTuple):
    """The rest of an event: the players by strength, the pairs already known, and the rounds to be paired."""

    field: tuple[Standing, ...]
    known: tuple[tuple[int, int], ...] = ()
    """Pairs whose games are still to be played, by the places of the players in the field."""
    rounds: int = 0
    games: int = 1
    """The games of a round."""
    worth: Worth = Worth()

    @property
    def length(self) -> int:
        """Games of one run through the rest."""
        return self.games * (len(self.known) + self.rounds * (len(self.field) // 2))


class Firsts(NamedTuple):
    """The number of runs in which each player came first, alone or with others."""

    runs: int
    alone: tuple[int, ...]
    shared: tuple[int, ...]


def played_out(rest: Rest, runs: int, rng: Random) -> Firsts:
    """Play the rest so many times."""
    alone: Counter[int] = Counter()
    shared: Counter[int] = Counter()
    for _ in range(runs):
        scores = _one_run(rest, rng)
        best = max(scores)
        first = [player for player, score in enumerate(scores) if score == best]
        (alone if len(first) == 1 else shared).update(first)
    size = range(len(rest.field))
    return Firsts(runs, tuple(alone[player] for player in size), tuple(shared[player] for player in size))


def _one_run(rest: Rest, rng: Random) -> list[int]:
    scores = [one.score for one in rest.field]
    _play(rest, rest.known, scores, rng)
    met = [set(one.met) for one in rest.field] if rest.rounds else []
    for one, other in rest.known if rest.rounds else ():
        met[one].add(other)
        met[other].add(one)
    for _ in range(rest.rounds):
        pairs = paired(scores, met)
        _play(rest, pairs, scores, rng)
        for one, other in pairs:
            met[one].add(other)
            met[other].add(one)
    return scores


def _play(rest: Rest, pairs: Pairs, scores: list[int], rng: Random) -> None:
    """Play the games of these pairs."""
    worth, field, lot = rest.worth, rest.field, rng.random
    for one, other in pairs:
        wins, draws = shares(field[one].strength, field[other].strength)
        for _ in range(rest.games):
            fallen = lot()
            if fallen < wins:
                scores[one] += worth.win
                scores[other] += worth.loss
            elif fallen < wins + draws:
                scores[one] += worth.draw
                scores[other] += worth.draw
            else:
                scores[one] += worth.loss
                scores[other] += worth.win


@lru_cache(1 << 16)
def shares(one: int, other: int) -> tuple[float, float]:
    """The share of wins and of draws against another strength, both in steps, White and Black in turn."""
    white, black = milvang(STEP * one, STEP * other), milvang(STEP * other, STEP * one)
    return float(white.white + black.black) / 2, float(white.draw + black.draw) / 2


def paired(scores: Sequence[int], met: Sequence[set[int]]) -> list[tuple[int, int]]:
    """Score group by score group, the upper half against the lower half; who is left over moves down.

    The players are in order of strength. At the end those left over meet whom they can, and an odd one has no game.
    """
    order = sorted(range(len(scores)), key=lambda player: -scores[player])
    pairs: list[tuple[int, int]] = []
    left: list[int] = []
    for _, group in groupby(order, key=lambda player: scores[player]):
        pool = [*left, *group]
        half = len(pool) // 2
        lower, left = pool[half:], []
        for one in pool[:half]:
            other = next((other for other in lower if other not in met[one]), -1)
            if other < 0:
                left.append(one)
            else:
                lower.remove(other)
                pairs.append((one, other))
        left += lower
    return [*pairs, *zip(left[::2], left[1::2], strict=False)]
