"""The best upfloaters as far as counting tells: how many of each colour come up, and the first who do.

Limits.  Two who seek the same colour absolutely may not meet. So neither colour is sought absolutely by more than half
    of the bracket, nor by more than half of those who stay below: of each colour at least so many come up, and at
    most so many. The smallest number for which these limits agree is the number of upfloaters.
Greedy.  The sets of that size within the limits are the bases of a matroid: whoever comes first and keeps the limits
    is in a best set, whatever each player costs. By score alone that gives the best scores, and with White, or Black,
    preferred among equal scores the most, or the least, who seek White. The number in that range which levels the
    sides best is the best by colour. With it, both preferences are asked in turn by score, upfloats and number.
Proof.  No set that can be paired is better than the first one here. So if it can be paired, it is the best.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from fairswiss.kernel.seekers.players import Coming, Seeker
from fairswiss.kernel.vocabulary.colours import BLACK, NONE, WHITE


class Limits(NamedTuple):
    """The number of upfloaters, and of each absolute colour the least and the most among them."""

    number: int
    least: dict[int, int]
    most: dict[int, int]

    @property
    def agree(self) -> bool:
        """True if some set keeps them."""
        in_order = all(self.least[colour] <= self.most[colour] for colour in self.most)
        return in_order and sum(self.least.values()) <= self.number <= sum(self.most.values())

    def narrowed(self, number: int, preference: int) -> "Limits":
        """The limits for those who have this preference."""
        return Limits(number, *({c: n for c, n in some.items() if c in (NONE, preference)} for some in self[1:]))

    def first(self, players: Iterable[Seeker]) -> list[Seeker]:
        """The first of these that keep the limits."""
        chosen: list[Seeker] = []
        taken, free = dict.fromkeys(self.most, 0), self.number - sum(self.least.values())
        for player in players:
            if len(chosen) == self.number:
                break
            colour = player.absolute
            beyond = taken[colour] >= self.least[colour]
            if taken[colour] < self.most[colour] and (free or not beyond):
                free -= beyond
                taken[colour] += 1
                chosen.append(player)
        return chosen


def best_by_counting(residents: Sequence[Seeker], below: Sequence[Seeker], coming: Coming) -> Iterator[list[Seeker]]:
    """Sets as good as counting allows, the first first: no other set can be better than any of them."""
    limits = _limits(residents, below)
    if limits is None:
        return
    levels = [list(level) for _, level in groupby(below, key=lambda player: player.score)] if limits.number else []

    def asked(key: Callable[[Seeker], tuple[int, ...]], preference: int = NONE) -> Iterator[Seeker]:
        for level in levels:
            yield from sorted((one for one in level if preference in (NONE, one.preference)), key=key)

    most = _whites(limits.first(asked(lambda player: (player.preference,))))
    least = _whites(limits.first(asked(lambda player: (-player.preference,))))
    level_sides = (len(residents) + limits.number) // 2 - _whites(residents)
    whites = max(least, min(most, level_sides))

    def price(player: Seeker) -> tuple[int, ...]:
        return *coming.burden(player), player.place

    chosen = []
    for preference, number in ((WHITE, whites), (BLACK, limits.number - whites)):
        chosen += limits.narrowed(number, preference).first(asked(price, preference))
    yield chosen
    if limits.number == 1:
        yield from ([one] for one in asked(price, chosen[0].preference) if _as_good(one, chosen[0], limits))


def _as_good(one: Seeker, first: Seeker, limits: Limits) -> bool:
    return one is not first and one.score == first.score and limits.first([one]) == [one]


def _whites(players: Iterable[Seeker]) -> int:
    return sum(player.preference == WHITE for player in players)


def _limits(residents: Sequence[Seeker], below: Sequence[Seeker]) -> Limits | None:
    """The limits with the smallest number for which they agree; None if there is none."""
    staying, coming = (Counter(player.absolute for player in players) for players in (residents, below))
    surplus = {colour: 2 * staying[colour] - len(residents) for colour in (WHITE, BLACK)}
    surplus_below = {colour: 2 * coming[colour] - len(below) for colour in (WHITE, BLACK)}
    fewest = max(len(residents) % 2, *surplus.values(), *surplus_below.values())
    for number in range(fewest, len(below) + 1, 2):
        least = {colour: max(0, (surplus_below[colour] + number) // 2) for colour in surplus}
        most = {colour: min(coming[colour], (number - surplus[colour]) // 2) for colour in surplus}
        limits = Limits(number, {NONE: 0, **least}, {NONE: coming[NONE], **most})
        if limits.agree:
            return limits
    return None
