"""A line of players: who is still there after or before a place, kind by kind, without looking at anybody twice."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Hashable, Iterator, Sequence
from heapq import merge
from typing import Generic, TypeVar

Kind = TypeVar("Kind", bound=Hashable)


class _Chain:
    """The places of one kind, those who left bridged over in both directions."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.next: list[int] = []
        self.previous: list[int] = []

    def close(self) -> None:
        """All places are there."""
        self.next = list(range(len(self.places) + 1))
        self.previous = list(range(len(self.places) + 1))  # shifted by one: 0 is before the first

    def leave(self, place: int) -> None:
        at = bisect_left(self.places, place)
        self.next[at] = at + 1
        self.previous[at + 1] = at

    def after(self, place: int) -> Iterator[int]:
        at = _end(self.next, bisect_left(self.places, place))
        while at < len(self.places):
            yield self.places[at]
            at = _end(self.next, at + 1)

    def before(self, place: int) -> Iterator[int]:
        at = _end(self.previous, bisect_right(self.places, place - 1))
        while at:
            yield self.places[at - 1]
            at = _end(self.previous, at - 1)


def _end(bridges: list[int], at: int) -> int:
    while bridges[at] != at:
        bridges[at] = bridges[bridges[at]]
        at = bridges[at]
    return at


class Line(Generic[Kind]):
    """Places from 0 on, each with a kind."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self._kind = kinds
        self._chains: dict[Kind, _Chain] = {}
        for place, kind in enumerate(kinds):
            self._chains.setdefault(kind, _Chain()).places.append(place)
        for chain in self._chains.values():
            chain.close()
        self._size = len(kinds)

    def __len__(self) -> int:
        return self._size

    @property
    def kinds(self) -> Collection[Kind]:
        """Every kind that anybody has, or had."""
        return self._chains.keys()

    def leave(self, place: int) -> None:
        """Somebody is no longer there."""
        self._chains[self._kind[place]].leave(place)
        self._size -= 1

    def after(self, place: int, kinds: Collection[Kind]) -> Iterator[int]:
        """Those of these kinds at this place and behind it, the nearest first."""
        return merge(*(self._chains[kind].after(place) for kind in kinds))

    def before(self, place: int, kinds: Collection[Kind]) -> Iterator[int]:
        """Those of these kinds before this place, the nearest first."""
        return merge(*(self._chains[kind].before(place) for kind in kinds), reverse=True)
