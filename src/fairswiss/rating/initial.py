"""The first rating of somebody who has none (8.2, 7.1.4), from this event alone."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model.rounding import half_up
from fairswiss.rating.games import RatedGame
from fairswiss.rating.tables import percent_of, rating_difference

FEWEST_GAMES = 5
HYPOTHETICAL, HOW_MANY = 1800, 2
"""Two more opponents of this rating, both games drawn."""
HIGHEST, LOWEST = 2200, 1400


class Initial(NamedTuple):
    """The initial rating that the games of an unrated player would give."""

    games: int
    halves: int
    """The score in half points, without the two draws added."""
    average: Fraction
    """Of the opponents and the two hypothetical ones, exact."""
    percent: int
    """The score with the two draws, in hundredths, halves up."""
    difference: int
    """The table's value for it (8.1.1)."""
    exact: Fraction
    rating: int | None
    """None when the event alone gives none."""
    because: str = ""
    """``few-games``, ``zero-score`` or ``below-floor`` when it gives none; ``capped`` when it gives the highest one."""


def initial(games: Sequence[RatedGame]) -> Initial | None:
    """The first rating by the games that count; None when there is no game at all."""
    counted = [game for game in games if game.counts]
    if not counted:
        return None
    halves = sum(game.halves for game in counted)
    size = len(counted) + HOW_MANY
    average = Fraction(sum(game.rating for game in counted) + HYPOTHETICAL * HOW_MANY, size)
    score = Fraction(halves + HOW_MANY, 2 * size)
    difference = rating_difference(score)
    exact = average + difference
    rating, because = _published(len(counted), halves, half_up(exact))
    return Initial(len(counted), halves, average, percent_of(score), difference, exact, rating, because)


def _published(games: int, halves: int, rating: int) -> tuple[int | None, str]:
    if not halves:
        return None, "zero-score"
    if games < FEWEST_GAMES:
        return None, "few-games"
    if rating < LOWEST:
        return None, "below-floor"
    return (HIGHEST, "capped") if rating > HIGHEST else (rating, "")
