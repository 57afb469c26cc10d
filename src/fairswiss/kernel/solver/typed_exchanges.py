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

from collections.abc import Callable, Generator, Iterator, Sequence
from heapq import heappop, heappush

from fairswiss.kernel.solver.limits import MOST_EXCHANGES_LISTED, MOST_EXCHANGES_TRIED
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
        if allowed(out, into):
            found = Exchange(_taken(leaving, out), _taken(entering, into))
            best, limit = found if best is None else min(found, best, key=Exchange.order), difference
    return best


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

    heap = [(sum(_taken(entering, start[1])) - sum(_taken(leaving, start[0])), start[0], start[1])]
    seen = {(start[0], start[1])}
    while heap:
        difference, out, into = heappop(heap)
        yield difference, out, into
        others = [(difference - more, other, into) for more, other in _neighbours(out, leaving)]
        others += [(difference + more, out, other) for more, other in _neighbours(into, entering)]
        for state in others:
            if state[1:] not in seen:
                seen.add(state[1:])
                heappush(heap, state)


def _cheapest(places: Sequence[Sequence[int]], count: int, sign: int) -> Numbers | None:
    """The numbers of types among the best so many places."""
    every = sorted((sign * place, kind) for kind, found in enumerate(places) for place in found)[:count]
    if len(every) < count:
        return None
    return tuple(sum(kind == own for _, kind in every) for own in range(len(places)))


def _neighbours(numbers: Numbers, places: Sequence[Sequence[int]]) -> Iterator[tuple[int, Numbers]]:
    """With one player of a type instead of another's: how much more the places add up to, and the numbers."""
    coming = [(kind, places[kind][number]) for kind, number in enumerate(numbers) if number < len(places[kind])]
    for less, number in enumerate(numbers):
        if number:
            going = places[less][number - 1]
            for more, place in coming:
                if more != less:
                    other = list(numbers)
                    other[less] -= 1
                    other[more] += 1
                    yield place - going, tuple(other)


def _taken(places: Sequence[Sequence[int]], numbers: Numbers) -> tuple[int, ...]:
    return tuple(place for found, number in zip(places, numbers, strict=True) for place in found[:number])
