"""Exchanges between the halves of a remainder: the first one that types allow, and those after it, in their order.

First.  Of all players of one kind it is best to exchange the lowest of S1 and the highest of S2: a smaller difference
    of places, and first among equal ones. So only these are in question, as many of each kind as are exchanged at all:
    *single* players, each a kind alone. A pair inside S1 lets one of them leave, a pair inside S2 lets one enter, and
    costs the place of that in the order of exchanges. What is left is a transport problem, like that of the types.
Digits.  From the most significant: the difference of places, who leaves (the lowest first), who enters (the highest
    first), with one bit for each single player. So the least cost names the players, unless halves of them are
    exchanged.
Next.  Where who has met whom breaks the first exchange those after it are listed, player by player (``_in_order``).

The order to read is in ``vocabulary/generation.py``.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from fairswiss.kernel.solver.limits import MOST_EXCHANGES_LISTED, MOST_SINGLE_PLAYERS
from fairswiss.kernel.solver.transport import cheapest
from fairswiss.kernel.vocabulary.generation import Exchange, Numbers


class Kinds(NamedTuple):
    """The kinds of all who are left, by number."""

    counts: Sequence[int]
    tight: Sequence[int]
    """By bits the kinds that each is paired with where the fewest are exchanged."""
    leaving: Sequence[Sequence[int]]
    """The places in S1 of those who may leave it, the lowest first."""
    entering: Sequence[Sequence[int]]
    """The places in S2 of those who may enter S1, the highest first."""
    upper: int
    """The kinds of S1, by bits."""
    lower: int
    """The kinds of S2."""


def first_exchange(kinds: Kinds, count: int) -> Exchange | None:
    """The first exchange of so many players, which is the fewest; None when types do not tell.

    No exchange that types allow comes before it.
    """
    leaving = [(kind, place) for kind, places in enumerate(kinds.leaving) for place in places[:count]]
    entering = [(kind, place) for kind, places in enumerate(kinds.entering) for place in places[:count]]
    single = [*leaving, *entering]
    if len(single) > MOST_SINGLE_PLAYERS:
        return None
    order = _Order([place for _, place in leaving], [place for _, place in entering], count)
    counts = list(kinds.counts)
    for kind, _ in single:
        counts[kind] -= 1
    costs = _costs(kinds, counts, [(kind, order.late[place]) for kind, place in single])
    bound = cheapest(counts + [1] * len(single), costs)
    return None if bound is None or bound.doubled % 2 else order.named(bound.doubled // 2)


class _Order:
    """The part that each of some places has in the order of exchanges of so many players, packed into one number."""

    def __init__(self, leaving: Sequence[int], entering: Sequence[int], count: int) -> None:
        self._out, self._into = sorted(leaving, reverse=True), sorted(entering)
        self._count = count
        room = count.bit_length() + 1
        self._widths = len(self._out) + room, len(self._into) + room
        whole = sum(self._widths)
        self.late: dict[int, int] = {}
        for place, sooner in _sooner(self._out):
            late = (1 << len(self._out)) - sooner
            self.late[place] = ((self._out[0] - place) << whole) + (late << self._widths[1])
        for place, sooner in _sooner(self._into):
            self.late[place] = ((place - self._into[0]) << whole) + (1 << len(self._into)) - sooner

    def named(self, total: int) -> Exchange | None:
        """The exchange whose places add up to this; None if there is none."""
        out, into = self._widths
        leave = (self._count << len(self._out)) - ((total >> into) & ((1 << out) - 1))
        enter = (self._count << len(self._into)) - (total & ((1 << into) - 1))
        leaving = [place for place, sooner in _sooner(self._out) if leave & sooner]
        entering = [place for place, sooner in _sooner(self._into) if enter & sooner]
        if not len(leaving) == len(entering) == self._count:
            return None
        found = Exchange(tuple(leaving), tuple(entering))
        return found if sum(self.late[place] for place in (*leaving, *entering)) == total else None


def _sooner(places: Sequence[int]) -> list[tuple[int, int]]:
    """Each place with a bit: the sooner it comes, the greater."""
    return [(place, 1 << at) for place, at in zip(places, reversed(range(len(places))), strict=True)]


def _costs(kinds: Kinds, counts: Sequence[int], single: Sequence[tuple[int, int]]) -> list[list[int | None]]:
    """The least cost of a pair of each two kinds, the single players last."""
    of = [*range(len(counts)), *(kind for kind, _ in single)]
    late = [None] * len(counts) + [late for _, late in single]
    table: list[list[int | None]] = [[None] * len(of) for _ in of]
    for a, kind in enumerate(of):
        if a >= len(counts) or counts[a]:
            tight = kinds.tight[kind]
            for b in range(a, len(of)):
                if tight >> of[b] & 1 and (b >= len(counts) or counts[b]) and (a != b or late[a] is None):
                    table[a][b] = table[b][a] = _cost(kinds, kind, of[b], late[a], late[b])
    return table


def _cost(kinds: Kinds, kind: int, other: int, late: int | None, later: int | None) -> int | None:
    """The cost of a pair of these kinds; None if somebody would have to be exchanged who is not single."""
    upper, lower = kinds.upper >> kind & 1, kinds.lower >> kind & 1
    upper_too, lower_too = kinds.upper >> other & 1, kinds.lower >> other & 1
    if (upper and lower_too) or (lower and upper_too) or not (upper or upper_too or (lower and lower_too)):
        return 0
    one = late if upper or lower else None
    two = later if upper_too or lower_too else None
    return min((cost for cost in (one, two) if cost is not None), default=None)


def exchanges_in_order(
    leaving: Sequence[Sequence[int]],
    entering: Sequence[Sequence[int]],
    count: int,
    allowed: Callable[[Numbers, Numbers], bool],
    after: Exchange | None = None,
) -> Generator[Exchange, None, bool]:
    """The exchanges of so many players that types allow, in their order, player by player, after a given one.

    Returns whether all of them were listed: only so many are looked at.
    """
    out = sorted((place for found in leaving for place in found), reverse=True)
    into = sorted(place for found in entering for place in found)
    numbers_out, numbers_into = _counting(leaving), _counting(entering)
    known: dict[tuple[Numbers, Numbers], bool] = {}
    for tried, exchange in enumerate(_in_order(out, into, count)):
        if tried == MOST_EXCHANGES_LISTED:
            return False
        numbers = numbers_out(exchange.leaving), numbers_into(exchange.entering)
        if numbers not in known:
            known[numbers] = allowed(*numbers)
        if known[numbers] and (after is None or exchange.order() > after.order()):
            yield exchange
    return True


def _in_order(out: Sequence[int], into: Sequence[int], count: int) -> Iterator[Exchange]:
    """Every exchange of so many of these places, the best of both halves first.

    From the first set each other one is reached by taking the next place instead of one, which makes the difference
    greater: so a heap has them in order.
    """
    if count > min(len(out), len(into)):
        return

    def exchange_of(state: tuple[Numbers, Numbers]) -> Exchange:
        return Exchange(tuple(out[i] for i in state[0]), tuple(into[i] for i in state[1]))

    start = (tuple(range(count)), tuple(range(count)))
    heap, seen = [(exchange_of(start).order(), start)], {start}
    while heap:
        _, state = heappop(heap)
        yield exchange_of(state)
        others = [(other, state[1]) for other in _next(state[0], len(out))]
        others += [(state[0], other) for other in _next(state[1], len(into))]
        for other in others:
            if other not in seen:
                seen.add(other)
                heappush(heap, (exchange_of(other).order(), other))


def _counting(places: Sequence[Sequence[int]]) -> Callable[[Numbers], Numbers]:
    """Counts the types of places."""
    kind_of = {place: kind for kind, found in enumerate(places) for place in found}

    def numbers(chosen: Numbers) -> Numbers:
        found = [0] * len(places)
        for place in chosen:
            found[kind_of[place]] += 1
        return tuple(found)

    return numbers


def _next(chosen: Numbers, size: int) -> Iterator[Numbers]:
    """The sets with the next place instead of one."""
    for i, place in enumerate(chosen):
        if place + 1 < size and place + 1 not in chosen:
            yield (*chosen[:i], place + 1, *chosen[i + 1 :])
