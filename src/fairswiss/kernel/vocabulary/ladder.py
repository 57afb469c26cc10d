"""A ladder of criteria: each row says how badly a candidate fails it; earlier rows outweigh all later ones.

A candidate is a set of pairs and of players who float down, and every row is a sum over them. A row may have several
digits, the first the most significant, for lists that are compared from the greatest item on. The whole ladder
packs into one integer, so that the best candidate is the cheapest perfect matching.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from fairswiss.kernel.vocabulary.entrants import Entrant

Digits = Sequence[int]


class Setting:
    """The context of the rows: the bracket, the following scoregroup, and everything fixed for the round."""

    def __init__(
        self,
        moved_down: list[Entrant],
        residents: list[Entrant],
        following: list[Entrant],
        white_of: Callable[[Entrant, Entrant], Entrant],
        *,
        pab_is_decided_here: bool = False,
        following_is_last: bool = False,
    ) -> None:
        self.white_of = white_of
        self.pab_is_decided_here = pab_is_decided_here
        self.following_is_last = following_is_last
        self.is_moved_down = {entrant.number for entrant in moved_down}
        scores = {e.score for e in (*moved_down, *residents, *following)}
        self._level_of_score = _levels(scores)
        lowest = [min((e.score for e in group), default=0) for group in (residents, following)]
        differences = {abs(one - other) for one in scores for other in scores}
        differences |= {score - low + ONE_POINT for score in scores for low in lowest}
        self._level_of_difference = _levels(differences)
        self.lowest, self.lowest_following = lowest

    def at_score(self, score: int, counts: bool = True) -> Digits:
        """One at the digit of this score, the highest score first; or none."""
        return _at(self._level_of_score, score, counts)

    def at_difference(self, difference: int, counts: bool = True) -> Digits:
        """One at the digit of this score difference, the greatest first; or none."""
        return _at(self._level_of_difference, difference, counts)

    def levels_of(self, width: "Callable[[Setting], int]") -> list[int] | None:
        """The scores or the differences the digits of a row belong to; None when they are plain numbers."""
        if width == Setting.scores:
            return list(self._level_of_score)
        return list(self._level_of_difference) if width == Setting.differences else None

    def scores(self) -> int:
        """The number of different scores."""
        return len(self._level_of_score)

    def differences(self) -> int:
        """The number of possible score differences."""
        return len(self._level_of_difference)


ONE_POINT = 10
"""An unpaired player counts as if paired with somebody a point below the lowest of the bracket."""


def _levels(values: set[int]) -> dict[int, int]:
    return {value: place for place, value in enumerate(sorted(values, reverse=True))}


def _at(levels: dict[int, int], value: int, counts: bool) -> Digits:
    digits = [0] * len(levels)
    if counts:
        digits[levels[value]] = 1
    return digits


def single(setting: Setting) -> int:
    """A row of one digit."""
    del setting
    return 1


def once(setting: Setting, entrant: Entrant) -> Digits:
    """Everybody counts once."""
    del setting, entrant
    return [1]


def by_score(setting: Setting, entrant: Entrant) -> Digits:
    """Everybody counts at the own score."""
    return setting.at_score(entrant.score)


class Row(NamedTuple):
    """One criterion of an edition: what pairs, downfloaters and the bye add to it."""

    code: str
    article: str
    pair: Callable[[Setting, Entrant, Entrant], Digits] | None = None
    """A pair of the bracket, the higher-ranked first."""
    down: Callable[[Setting, Entrant], Digits] | None = None
    """A player who floats down."""
    pab: Callable[[Setting, Entrant], Digits] | None = None
    """The player who gets the bye."""
    following_pair: Callable[[Setting, Entrant, Entrant], Digits] | None = None
    """A pair of the following bracket."""
    following_down: Callable[[Setting, Entrant], Digits] | None = None
    """A player who floats out of the following bracket."""
    digits: Callable[[Setting], int] = single
    breaks_down: str = ""
    """The code of the row with the same count, which this one looks at score by score."""
    individual: bool = False
    """True if a pair is judged by the colours it will have, which the history of two equal claims decides.

    Other rows look at scores, preferences, their strength and topscorers; at floats only between different scores.
    """


def value_of(row: Row, setting: Setting, digits: Digits) -> int | tuple[int, ...]:
    """The meaning of a row's digits: a number, or the scores or score differences, the greatest first."""
    levels = setting.levels_of(row.digits)
    if levels is None:
        return sum(digits)
    return tuple(level for level, count in zip(levels, digits, strict=True) for _ in range(count))


Part = TypeVar("Part")


def _present(parts: Sequence[tuple[Part | None, int]]) -> list[tuple[Part, int]]:
    return [(part, unit) for part, unit in parts if part is not None]


class Packing:
    """The ladder as one integer; what a player alone costs is computed once."""

    def __init__(self, rows: Sequence[Row], setting: Setting, greatest: int) -> None:
        self.rows = rows
        self.setting = setting
        self.base = greatest + 1
        self.width = [row.digits(setting) for row in rows]
        self._unit: list[int] = []
        """By row: what one in its last digit is worth."""
        unit = 1
        for width in reversed(self.width):
            self._unit.append(unit)
            unit *= self.base**width
        self._unit.reverse()
        by_unit = list(zip(rows, self._unit, strict=True))
        self._pair = _present([(row.pair, unit) for row, unit in by_unit])
        self._following_pair = _present([(row.following_pair, unit) for row, unit in by_unit])
        self._down = _present([(row.down, unit) for row, unit in by_unit])
        self._pab = _present([(row.pab, unit) for row, unit in by_unit])
        self._following_down = _present([(row.following_down, unit) for row, unit in by_unit])
        self._histories_count = any(row.individual for row in rows)
        self.least_following = min(
            (unit for row, unit in by_unit if row.following_pair or row.following_down),
            default=0,
        )
        """The least cost when the following bracket does not go as well as it might."""
        self._alone: dict[tuple[str, int], int] = {}

    def _number(self, digits: Digits) -> int:
        if not any(digits):
            return 0
        value, base = 0, self.base
        for digit in digits:
            value = value * base + digit
        return value

    def split(self, value: int) -> tuple[tuple[int, ...], ...]:
        """The digits of every row back out of the number."""
        digits = []
        for width in reversed(self.width):
            part = []
            for _ in range(width):
                value, digit = divmod(value, self.base)
                part.append(digit)
            digits.append(tuple(reversed(part)))
        return tuple(reversed(digits))

    def pair(self, higher: Entrant, lower: Entrant) -> int:
        """A pair inside the bracket."""
        return sum([self._number(part(self.setting, higher, lower)) * unit for part, unit in self._pair])

    def pair_by_type(self, higher: Entrant, lower: Entrant) -> int:
        """The least cost of a pair of such players, when it is unknown which of two equal claims is granted."""
        claims = higher.absolute and higher.absolute == lower.absolute
        if not (self._histories_count and claims and abs(higher.difference) == abs(lower.difference)):
            return self.pair(higher, lower)
        from copy import copy  # seldom needed, and costs a start

        costs = []
        for white in (higher, lower):
            setting = copy(self.setting)
            setting.white_of = lambda one, other, white=white: white  # type: ignore[misc]
            costs.append(sum([self._number(part(setting, higher, lower)) * unit for part, unit in self._pair]))
        return min(costs)

    def following_pair(self, higher: Entrant, lower: Entrant) -> int:
        """A pair inside the following bracket."""
        return sum([self._number(part(self.setting, higher, lower)) * unit for part, unit in self._following_pair])

    def down(self, entrant: Entrant) -> int:
        """Floating down out of the bracket."""
        return self._once("down", entrant, self._down)

    def pab(self, entrant: Entrant) -> int:
        """Getting the bye."""
        return self._once("pab", entrant, self._pab)

    def following_down(self, entrant: Entrant) -> int:
        """Floating out of the following bracket."""
        return self._once("following", entrant, self._following_down)

    def _once(
        self, what: str, entrant: Entrant, parts: "list[tuple[Callable[[Setting, Entrant], Digits], int]]"
    ) -> int:
        key = (what, entrant.number)
        if key not in self._alone:
            self._alone[key] = sum([self._number(part(self.setting, entrant)) * unit for part, unit in parts])
        return self._alone[key]
