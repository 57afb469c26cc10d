"""A ladder of criteria: each row says how badly a candidate fails it; earlier rows outweigh all later ones.

A candidate is a set of pairs and of players who float down, and every row is a sum over them. A row may have several
digits, the first the most significant, for lists that are compared from the greatest item on: then a row says one at
the digit of a score, or of a score difference, as a number. The whole ladder packs into one integer, so that the best
candidate is the cheapest perfect matching. Every digit has the same number of bits, enough for the greatest sum.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from fairswiss.kernel.vocabulary.entrants import Entrant


class Setting:
    """The context of the rows: the bracket, the following scoregroup, and everything fixed for the round."""

    def __init__(
        self,
        moved_down: list[Entrant],
        residents: list[Entrant],
        following: list[Entrant],
        white_of: Callable[[Entrant, Entrant], Entrant],
        greatest: int,
        *,
        pab_is_decided_here: bool = False,
        following_is_last: bool = False,
    ) -> None:
        """``greatest``: no digit of any candidate exceeds it."""
        self.white_of = white_of
        self.bits = greatest.bit_length()
        """The size of a digit."""
        self.pab_is_decided_here = pab_is_decided_here
        self.following_is_last = following_is_last
        self.is_moved_down = {entrant.number for entrant in moved_down}
        own, below = {e.score for e in residents}, {e.score for e in following}
        self._scores = {e.score for e in moved_down} | own | below
        self.topscorers = True in [e.topscorer for e in (*moved_down, *residents)]
        self.lowest, self.lowest_following = min(own, default=0), min(below, default=0)

    @cached_property
    def _place_of_score(self) -> dict[int, int]:
        return self._places(self._scores)

    @cached_property
    def _place_of_difference(self) -> dict[int, int]:
        scores = self._scores
        differences = {abs(one - other) for one in scores for other in scores}
        unpaired = {score - low + ONE_POINT for score in scores for low in (self.lowest, self.lowest_following)}
        return self._places(differences | unpaired)

    def _places(self, values: set[int]) -> dict[int, int]:
        """One at the digit of each value, the greatest first."""
        ascending = sorted(values)
        return {ascending[at]: 1 << at * self.bits for at in range(len(ascending) - 1, -1, -1)}

    def at_score(self, score: int, counts: bool = True) -> int:
        """One at the digit of this score, the highest score first; or none."""
        return self._place_of_score[score] if counts else 0

    def at_difference(self, difference: int, counts: bool = True) -> int:
        """One at the digit of this score difference, the greatest first; or none."""
        return self._place_of_difference[difference] if counts else 0

    def levels_of(self, width: "Callable[[Setting], int]") -> list[int] | None:
        """The scores or the differences the digits of a row belong to; None when they are plain numbers."""
        if width == Setting.scores:
            return list(self._place_of_score)
        return list(self._place_of_difference) if width == Setting.differences else None

    def scores(self) -> int:
        """The number of different scores."""
        return len(self._scores)

    def differences(self) -> int:
        """The number of possible score differences."""
        return len(self._place_of_difference)

    def digits(self, number: int, count: int) -> tuple[int, ...]:
        """The last digits of a number, so many."""
        full = (1 << self.bits) - 1
        return tuple([number >> at * self.bits & full for at in range(count - 1, -1, -1)])


ONE_POINT = 10
"""An unpaired player counts as if paired with somebody a point below the lowest of the bracket."""


def single(setting: Setting) -> int:
    """A row of one digit."""
    del setting
    return 1


def once(setting: Setting, entrant: Entrant) -> int:
    """Everybody counts once."""
    del setting, entrant
    return 1


def by_score(setting: Setting, entrant: Entrant) -> int:
    """Everybody counts at the own score."""
    return setting.at_score(entrant.score)


class Row(NamedTuple):
    """One criterion of an edition: what pairs, downfloaters and the bye add to it."""

    code: str
    article: str
    pair: Callable[[Setting, Entrant, Entrant], int] | None = None
    """A pair of the bracket, the higher-ranked first."""
    down: Callable[[Setting, Entrant], int] | None = None
    """A player who floats down: by the score, earlier downfloats, and having moved down."""
    pab: Callable[[Setting, Entrant], int] | None = None
    """The player who gets the bye: by the score and the unplayed games."""
    following_pair: Callable[[Setting, Entrant, Entrant], int] | None = None
    """A pair of the following bracket."""
    following_down: Callable[[Setting, Entrant], int] | None = None
    """A player who floats out of the following bracket: by the score and the right to the bye."""
    digits: Callable[[Setting], int] = single
    breaks_down: str = ""
    """The code of the row with the same count, which this one looks at score by score."""
    individual: bool = False
    """True if only pairs with a topscorer count, and by the colours they will have.

    Those the history of two equal claims decides. Other rows look at scores, preferences, their strength and
    topscorers; at floats only between different scores.
    """
    floats: bool = False
    """True if a pair counts only between different scores, or for a moved-down player."""


def value_of(row: Row, setting: Setting, digits: Sequence[int]) -> int | tuple[int, ...]:
    """The meaning of a row's digits: a number, or the scores or score differences, the greatest first."""
    levels = setting.levels_of(row.digits)
    if levels is None:
        return sum(digits)
    return tuple(level for level, count in zip(levels, digits, strict=True) for _ in range(count))


OfPair = tuple[Callable[[Setting, Entrant, Entrant], int], int]
OfPlayer = tuple[Callable[[Setting, Entrant], int], int]
"""The part of a row, and its last digit's place."""
Known = dict[Hashable, int]
"""Costs by all that the rows look at."""


class Parts:
    """The parts of the rows of a ladder, each with the place of its last digit."""

    def __init__(self, rows: Sequence[Row], bits: int, topscorers: bool, width: Sequence[int]) -> None:
        """``bits``: the size of a digit; ``width``: the number of digits of every row."""
        self.width = width
        self.pair: list[OfPair] = []
        self.level_pair: list[OfPair] = []
        """The same without the rows about floats."""
        self.following_pair: list[OfPair] = []
        self.down: list[OfPlayer] = []
        self.pab: list[OfPlayer] = []
        self.following_down: list[OfPlayer] = []
        self.histories_count = False
        self.least_following = 0
        """The least cost when the following bracket does not go as well as it might."""
        place = 0
        for row, digits in zip(reversed(rows), reversed(width), strict=True):
            unit = 1 << place * bits  # of the row's last digit
            place += digits
            if row.pair and (topscorers or not row.individual):
                self.pair.append((row.pair, unit))
                self.histories_count |= row.individual
                if not row.floats:
                    self.level_pair.append((row.pair, unit))
            if row.down:
                self.down.append((row.down, unit))
            if row.pab:
                self.pab.append((row.pab, unit))
            if row.following_pair:
                self.following_pair.append((row.following_pair, unit))
            if row.following_down:
                self.following_down.append((row.following_down, unit))
            if (row.following_pair or row.following_down) and not self.least_following:
                self.least_following = unit


class Ladder(tuple[Row, ...]):
    """Rows, the most significant first; brackets alike in size share the places of their digits."""

    def parts(self, setting: Setting) -> Parts:
        """The parts of the rows in a bracket."""
        counts = self._counts
        return self._parts(setting.bits, setting.topscorers, tuple([count(setting) for count in counts]))

    @cached_property
    def _counts(self) -> tuple[Callable[[Setting], int], ...]:
        """The different ways in which rows count their digits."""
        return tuple(dict.fromkeys(row.digits for row in self))

    @cached_property
    def _parts(self) -> Callable[[int, bool, tuple[int, ...]], Parts]:
        @lru_cache(MOST_SIZES)
        def parts(bits: int, topscorers: bool, counted: tuple[int, ...]) -> Parts:
            width = dict(zip(self._counts, counted, strict=True))
            return Parts(self, bits, topscorers, [width[row.digits] for row in self])

        return parts


MOST_SIZES = 256
"""Sizes of brackets for which a ladder remembers the places of its digits."""


class Packing:
    """The ladder as one integer; what players alike cost is computed once."""

    def __init__(self, rows: Ladder, setting: Setting) -> None:
        self.rows = rows
        self.setting = setting
        self._parts = parts = rows.parts(setting)
        self.least_following = parts.least_following
        """The least cost when the following bracket does not go as well as it might."""
        self._known: tuple[Known, Known, Known] = ({}, {}, {})
        """The cost of floating, of the bye and of floating out of the following bracket, once for all players alike."""
        self._by_kinds: dict[tuple[int, int, bool], int] = {}
        """The cost of pairs of players alike (``Circle.kinds``), as far as it was asked for."""

    @property
    def width(self) -> Sequence[int]:
        """The number of digits of every row."""
        return self._parts.width

    def split(self, value: int) -> tuple[tuple[int, ...], ...]:
        """The digits of every row back out of the number."""
        digits, start = self.setting.digits(value, sum(self.width)), 0
        rows = []
        for width in self.width:
            rows.append(digits[start : start + width])
            start += width
        return tuple(rows)

    def pair(self, higher: Entrant, lower: Entrant) -> int:
        """A pair inside the bracket.

        In a small round it is asked once for players alike, except where two have the same absolute preference: their
        histories may decide between them.
        """
        level = higher.score == lower.score and higher.number not in self.setting.is_moved_down
        circle, absolute = higher.circle, higher.absolute
        if circle is None or (absolute and absolute == lower.absolute):
            return self._pair_cost(higher, lower, level)
        kinds = circle.kinds
        one, other = kinds[higher.bit], kinds[lower.bit]
        key = (one[0], other[0], True) if level else (one[1], other[1], False)
        cost = self._by_kinds.get(key)
        if cost is None:
            cost = self._by_kinds[key] = self._pair_cost(higher, lower, level)
        return cost

    def _pair_cost(self, higher: Entrant, lower: Entrant, level: bool) -> int:
        setting = self.setting
        return sum(
            [
                part(setting, higher, lower) * unit
                for part, unit in (self._parts.level_pair if level else self._parts.pair)
            ]
        )

    def pair_by_type(self, higher: Entrant, lower: Entrant) -> int:
        """The least cost of a pair of such players, when it is unknown which of two equal claims is granted."""
        costs = self.by_white(higher, lower)
        return min(costs) if costs else self.pair(higher, lower)

    def by_white(self, higher: Entrant, lower: Entrant) -> tuple[int, int] | None:
        """The costs of a pair with White for the first and for the second player; None where that makes no difference.

        It can make one where two have the same claim, which is granted by their histories.
        """
        claims = higher.absolute and higher.absolute == lower.absolute
        if not (self._parts.histories_count and claims and abs(higher.difference) == abs(lower.difference)):
            return None
        first, second = (
            sum([part(setting, higher, lower) * unit for part, unit in self._parts.pair]) for setting in self._either
        )
        return None if first == second else (first, second)

    @cached_property
    def _either(self) -> tuple[Setting, Setting]:
        """The setting with White for the first of any two, and for the second."""
        from copy import copy  # seldom needed, and costs a start

        first, second = copy(self.setting), copy(self.setting)
        first.white_of, second.white_of = (lambda one, other: one), (lambda one, other: other)
        return first, second

    def following_pair(self, higher: Entrant, lower: Entrant) -> int:
        """A pair inside the following bracket."""
        setting = self.setting
        return sum([part(setting, higher, lower) * unit for part, unit in self._parts.following_pair])

    def down(self, entrant: Entrant) -> int:
        """Floating down out of the bracket."""
        alike = entrant.score, entrant.downfloated, entrant.number in self.setting.is_moved_down
        return self._once(self._known[0], alike, entrant, self._parts.down)

    def pab(self, entrant: Entrant) -> int:
        """Getting the bye."""
        return self._once(self._known[1], (entrant.score, entrant.unplayed_games), entrant, self._parts.pab)

    def following_down(self, entrant: Entrant) -> int:
        """Floating out of the following bracket."""
        return self._once(self._known[2], (entrant.score, entrant.barred_from_pab), entrant, self._parts.following_down)

    def _once(self, known: Known, alike: Hashable, entrant: Entrant, parts: list[OfPlayer]) -> int:
        cost = known.get(alike)
        if cost is None:
            setting = self.setting
            cost = known[alike] = sum([part(setting, entrant) * unit for part, unit in parts])
        return cost
