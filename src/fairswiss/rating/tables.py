"""The conversion tables of the FIDE rating regulations (B.02, 8.1.1 and 8.1.2) as whole numbers."""

from bisect import bisect_left
from fractions import Fraction

from fairswiss.model.rounding import half_up

_DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
    193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
    538, 589, 677, 800,
)  # fmt: skip
"""8.1.1: the rating difference for a score of 50 %, 51 % … 100 %."""

_LAST_DIFFERENCES = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
    197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
    559, 619, 735,
)  # fmt: skip
"""8.1.2: the largest difference at which the higher rated is expected to score 50 %, 51 % … 99 %."""

_UP_TO_CERTAINTY = tuple(50 + bisect_left(_LAST_DIFFERENCES, difference) for difference in range(736))
CERTAIN = len(_UP_TO_CERTAINTY)
"""From this difference on a full score is expected."""
_FURTHER = 11_000 - CERTAIN
"""Ratings have four digits: no difference asked for is larger than this allows."""
EXPECTED = (
    *_UP_TO_CERTAINTY,
    *(100,) * _FURTHER,
    *(0,) * _FURTHER,
    *(100 - percent for percent in reversed(_UP_TO_CERTAINTY[1:])),
)
"""8.1.2 on the full scale, without a cut at 400: the expected score, in hundredths, by how much higher one is rated;
negative differences are read from the end."""
NO_SCORE = 800
"""The difference between the lowest opponent and the performance of a player without a point (C.07, 10.3)."""


def percent_of(score: Fraction) -> int:
    """A fractional score as the tables know it: in hundredths, halves up."""
    return half_up(score * 100)


def rating_difference(score: Fraction) -> int:
    """The difference for a fractional score between 0 and 1, taken to two decimals, halves up."""
    percent = percent_of(score)
    return _DIFFERENCES[percent - 50] if percent >= 50 else -_DIFFERENCES[50 - percent]
