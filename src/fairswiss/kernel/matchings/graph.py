"""The graph of players who may meet: dense, in a compact form.

Kinds.  Whether two players may meet depends on their *kinds* (score group, colours allowed, …), of which there are
    few, and on a sparse list of exceptions (they have met already): ``masks[k]`` has a bit for every kind open to
    kind k, ``apart[v]`` the exceptions. Both are symmetric. So the graph of n players needs memory for the
    exceptions only, and a search can step over a whole kind at once.
Members.  ``_members[k]`` holds, in order, every vertex that has or had kind k: a vertex that changed its kind stays
    in the old list, hence a reader compares with ``kind``.
Counting.  ``least_degree`` may be less than the truth, never more: exceptions are taken off even where the kinds
    already forbid.
"""

from bisect import bisect, bisect_left
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from fairswiss.kernel.matchings.bits import places

Kind = TypeVar("Kind", bound=Hashable)


class MeetingGraph(Generic[Kind]):
    """Vertices 0 … n-1 with a kind each.

    ``compatible`` decides for two kinds, ``apart[v]`` holds the vertices that v may not meet although the kinds
    would allow it.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        compatible: Callable[[Kind, Kind], bool],
        apart: list[set[int]],
    ) -> None:
        self._compatible = compatible
        self._number: dict[Kind, int] = {}
        self._kinds: list[Kind] = []
        self.masks: list[int] = []
        """Of every kind a bit for each kind that it may meet, by number."""
        self.apart = apart
        self.grown = 0
        """Changes after which more pairs may be possible than before."""
        self._members: list[list[int]] = []
        for kind in dict.fromkeys(kinds):
            self.number_of(kind)
        self.kind = [self._number[kind] for kind in kinds]
        for vertex, number in enumerate(self.kind):
            self._members[number].append(vertex)

    def number_of(self, kind: Kind) -> int:
        """The number of a kind, which nobody needs to have yet."""
        number = self._number.get(kind)
        if number is None:
            number = len(self._kinds)
            self._number[kind] = number
            self._kinds.append(kind)
            self._members.append([])
            self.masks.append(0)
            self._compare(number)
        return number

    def _compare(self, number: int) -> None:
        """Which kinds of its number or less a kind may meet."""
        compatible, masks, kind, found = self._compatible, self.masks, self._kinds[number], 0
        for other, another in enumerate(self._kinds[: number + 1]):
            if compatible(kind, another):
                found |= 1 << other
                masks[other] |= 1 << number
        masks[number] |= found

    def compare_again(self) -> None:
        """Ask again which kinds may meet."""
        self.grown += 1
        for number in range(len(self._kinds)):
            self.masks[number] = 0
            self._compare(number)

    def __len__(self) -> int:
        return len(self.kind)

    def kind_of(self, vertex: int) -> Kind:
        """The kind of a vertex."""
        return self._kinds[self.kind[vertex]]

    def change_kind(self, vertex: int, kind: Kind) -> None:
        """Give a vertex another kind."""
        number = self.number_of(kind)
        if self.masks[number] & ~self.masks[self.kind[vertex]]:
            self.grown += 1
        self.kind[vertex] = number
        members = self._members[number]
        place = bisect_left(members, vertex)
        if place == len(members) or members[place] != vertex:
            members.insert(place, vertex)

    def may_meet(self, one: int, other: int) -> bool:
        """True if the two may be paired."""
        return bool(self.masks[self.kind[one]] >> self.kind[other] & 1) and other not in self.apart[one]

    def numbers(self, vertices: Iterable[int]) -> list[int]:
        """Of every kind how many there are among some."""
        numbers = [0] * len(self._kinds)
        for vertex in vertices:
            numbers[self.kind[vertex]] += 1
        return numbers

    def kinds_open_to(self, vertex: int) -> Sequence[int]:
        """The numbers of the kinds whose players this one may meet."""
        return places(self.masks[self.kind[vertex]])

    def near(self, vertex: int, count: int) -> Iterator[int]:
        """Some vertices this one may meet: of every kind those next to it in number, so many at the most."""
        apart, kind = self.apart[vertex], self.kind
        for number in self.kinds_open_to(vertex):
            members = self._members[number]
            middle = bisect(members, vertex)
            for other in members[max(0, middle - count // 2) : middle + count // 2]:
                if other not in apart and other != vertex and kind[other] == number:
                    yield other

    def least_degree(self, vertices: Sequence[int]) -> int:
        """A lower bound for the number of opponents that every one of these vertices has among them."""
        count = Counter([self.kind[vertex] for vertex in vertices])
        open_to = {}
        for number in count:
            mask = self.masks[number]
            open_to[number] = sum([size for other, size in count.items() if mask >> other & 1]) - (mask >> number & 1)
        return min([open_to[self.kind[v]] - len(self.apart[v]) for v in vertices], default=0)
