"""Entries of a column to choose from: in order, and by the type of each.

Waiting.  For every type the places that are left, the first one at the end of its list. What comes first of several
    types is the least of a few numbers, so a choice looks at types, never at everybody.
"""

from collections.abc import Callable, Collection, Sequence


class Columns:
    """The places 0, 1, … of a column, each of a type."""

    def __init__(self, types: Sequence[int], size: int) -> None:
        self._waiting: list[list[int]] = [[] for _ in range(size)]
        for place in range(len(types) - 1, -1, -1):
            self._waiting[types[place]].append(place)

    def first(self, types: Sequence[int], barred: Collection[int], take: Callable[[int], bool]) -> int:
        """Take the first place of these types that is not barred and for which there is room; -1 if there is none."""
        offers = []
        for b in types:
            waiting = self._waiting[b]
            depth = len(waiting) - 1
            while depth >= 0 and waiting[depth] in barred:
                depth -= 1
            if depth >= 0:
                offers.append((waiting[depth], b, depth))
        offers.sort()
        for place, b, depth in offers:
            if take(b):
                self._waiting[b].pop(depth)
                return place
        return -1

    def drop(self, place: int, kind: int) -> None:
        """Leave out the last place of a type, if it is this one."""
        if self._waiting[kind] and self._waiting[kind][0] == place:
            del self._waiting[kind][0]
