"""Exchanges between the halves of a remainder: the first one, in their order, that types allow.

Numbers.  Of all players of one type it is best to exchange the lowest of S1 and the highest of S2: a smaller
    difference of places, and first among equal ones. So an exchange is a number of players for each type on both
    sides.
Walk.  The difference of places is convex in these numbers: from the best numbers every other is reached by changing
    one player at a time without ever getting better. ``_by_difference`` therefore yields all of them, the smallest
    difference first (a heap), each once.
Choice.  All numbers of the smallest difference that is allowed are looked at, and the first of them in order is
    taken. If that takes too many the answer is None: not known.

The order to read is in ``vocabulary/generation.py``.
"""

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush

from fairswiss.kernel.solver.limits import MOST_EXCHANGES_TRIED
from fairswiss.kernel.vocabulary.generation import Exchange, Numbers


def first_exchange(
    leaving: Sequence[Sequence[int]],
    entering: Sequence[Sequence[int]],
    count: int,
    allowed: Callable[[Numbers, Numbers], bool],
) -> Exchange | None:
    """The first exchange of so many players; None when none is found in good time.

    ``leaving`` and ``entering`` hold for every type the places that may be exchanged, the best first. ``allowed`` says
    whether an exchange of so many of each type leaves the types pairable.
    """
    best: Exchange | None = None
    limit = 0
    for tried, (difference, out, into) in enumerate(_by_difference(leaving, entering, count)):
        if best and difference > limit:
            break
        if tried > MOST_EXCHANGES_TRIED:
            return None
        found = Exchange(_taken(leaving, out), _taken(entering, into))
        if (best is None or found.order() < best.order()) and allowed(out, into):
            best, limit = found, difference
    return best


def _by_difference(
    leaving: Sequence[Sequence[int]], entering: Sequence[Sequence[int]], count: int
) -> Iterator[tuple[int, Numbers, Numbers]]:
    """All numbers of types, the smallest difference of places first.

    The difference is convex in the numbers, so all of them are reached from the best by changing one player at a time,
    without ever getting better.
    """
    start = _cheapest(leaving, count, -1), _cheapest(entering, count, 1)
    if start[0] is None or start[1] is None:
        return

    def difference(out: Numbers, into: Numbers) -> int:
        return sum(_taken(entering, into)) - sum(_taken(leaving, out))

    heap = [(difference(start[0], start[1]), start[0], start[1])]
    seen = {(start[0], start[1])}
    while heap:
        worth, out, into = heappop(heap)
        yield worth, out, into
        others = [(other, into) for other in _neighbours(out, leaving)]
        others += [(out, other) for other in _neighbours(into, entering)]
        for state in others:
            if state not in seen:
                seen.add(state)
                heappush(heap, (difference(*state), *state))


def _cheapest(places: Sequence[Sequence[int]], count: int, sign: int) -> Numbers | None:
    """The numbers of types among the best so many places."""
    every = sorted((sign * place, kind) for kind, found in enumerate(places) for place in found)[:count]
    if len(every) < count:
        return None
    return tuple(sum(kind == own for _, kind in every) for own in range(len(places)))


def _neighbours(numbers: Numbers, places: Sequence[Sequence[int]]) -> Iterator[Numbers]:
    for less, number in enumerate(numbers):
        if number:
            for more, found in enumerate(places):
                if more != less and numbers[more] < len(found):
                    yield tuple(n - (kind == less) + (kind == more) for kind, n in enumerate(numbers))


def _taken(places: Sequence[Sequence[int]], numbers: Numbers) -> tuple[int, ...]:
    return tuple(place for found, number in zip(places, numbers, strict=True) for place in found[:number])
