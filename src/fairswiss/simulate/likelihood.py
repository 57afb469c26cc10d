"""The probability of each result of a game, in exact fractions.

``milvang`` is the model of O. Milvang, "Probability for the outcome of a chess game based on rating" (2015), fitted on
rated games. ``table`` is the simplest acceptable one: the expected score of the rating regulations (B.02, 8.1.2), the
difference cut at 400, with a fixed share of draws.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.rating.tables import EXPECTED

MILVANG = "milvang"
TABLE = "table"
MODELS = (MILVANG, TABLE)
LARGEST_DIFFERENCE = 400
STRONGEST_MEAN = 3000
"""The curves were fitted to people; above this the mean of the ratings changes nothing any more."""
_NOBODY_RATED = 1400


class Likelihood(NamedTuple):
    """The shares of the three results; together they are 1."""

    white: Fraction
    draw: Fraction
    black: Fraction


class _Curve(NamedTuple):
    """Two parabolas that meet at the centre: 0 at one end of the differences, 1 at the other."""

    centre: int
    value: Fraction
    """The value at the centre."""
    lower: Fraction
    upper: Fraction

    def rising(self, difference: int) -> Fraction:
        """The probability of a win that grows with the difference."""
        if difference <= self.lower:
            return Fraction(0)
        if difference >= self.upper:
            return Fraction(1)
        if difference <= self.centre:
            return self.value * _square((difference - self.lower) / (self.centre - self.lower))
        return 1 - (1 - self.value) * _square((difference - self.upper) / (self.centre - self.upper))

    def mirrored(self) -> "_Curve":
        """The same curve for the other side of the board."""
        return _Curve(-self.centre, self.value, -self.upper, -self.lower)


def _square(number: Fraction) -> Fraction:
    return number * number


def milvang(white: int, black: int) -> Likelihood:
    """By both ratings: the stronger the players, the more draws, and the more White is favoured."""
    mean, difference = min(Fraction(white + black, 2), Fraction(STRONGEST_MEAN)), white - black
    above = max(Fraction(0), (mean - 1200) / 1200)
    of_white = _Curve(
        40,
        Fraction(45, 100) - Fraction(10, 100) * _square(above),
        -1492 + Fraction(391, 1000) * mean,
        1691 - Fraction(428, 1000) * mean,
    )
    of_black = _Curve(
        -80,
        Fraction(46, 100) - Fraction(13, 100) * _square(above),
        -1753 + Fraction(416, 1000) * mean,
        1428 - Fraction(388, 1000) * mean,
    )
    wins = of_white.rising(difference)
    losses = min(of_black.mirrored().rising(-difference), 1 - wins)
    return Likelihood(wins, 1 - wins - losses, losses)


def table(white: int, black: int, draws: int) -> Likelihood:
    """By the difference alone; of so many games in a hundred drawn, as far as the expected score leaves room."""
    difference = max(-LARGEST_DIFFERENCE, min(LARGEST_DIFFERENCE, white - black))
    expected = Fraction(EXPECTED[difference], 100)
    drawn = min(Fraction(draws, 100), 2 * expected, 2 * (1 - expected))
    return Likelihood(expected - drawn / 2, drawn, 1 - expected - drawn / 2)


def strengths(people: Sequence[Player]) -> dict[int, int]:
    """The rating by which results are drawn; whoever has none counts as the weakest who has one."""
    weakest = min((player.rating for player in people if player.rating), default=_NOBODY_RATED)
    return {player.number: player.rating or weakest for player in people}
