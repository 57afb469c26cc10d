"""One matching that is kept and repaired, never started afresh.

Mates.  ``mate[v]`` is the partner of v, FREE, or ABSENT when v takes no part; ``mate[mate[v]] == v``. ``alone``
    holds exactly those who are FREE: a matching is complete when it is empty. Matched pairs may meet by the graph,
    as long as nobody changes the graph under them.
Repair.  :meth:`Matching.repair` looks for one augmenting path (Edmonds): first the paths of one and three edges,
    which nearly always suffice, then a full search that steps over whole kinds of players at a time. A full search
    in vain is proof that no matching with one more exists, given those who are free (Berge).
Journal.  Changes between :meth:`open` and :meth:`undo` can be taken back: the journal holds each vertex with its
    mate before.
"""

from collections.abc import Hashable, Iterable, Sequence
from itertools import islice

from fairswiss.kernel.matchings.alternating import ABSENT, FREE, Search
from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.quota import Quota

_FEW = 8
"""The number without a partner that is repaired one by one."""
_NEAR = 24
"""The number of each kind that the short searches try; vertices are numbered by rank, so neighbours fit best."""


class Matching:
    """A matching among some of the vertices of a graph."""

    def __init__(self, graph: MeetingGraph[Hashable], vertices: Iterable[int]) -> None:
        self.graph = graph
        self.mate = [ABSENT] * len(graph)
        self.alone = set(vertices)
        """The participants without a partner."""
        for vertex in self.alone:
            self.mate[vertex] = FREE
        self._journal: list[tuple[int, int]] | None = None
        self.in_vain: Search | None = None
        """The last search of a repair that found nobody."""

    # -- taking part -------------------------------------------------------------------------------------------

    def open(self) -> None:
        """From here on changes can be taken back."""
        self._journal = []

    def close(self) -> None:
        """Accept the changes since :meth:`open`."""
        self._journal = None

    def undo(self) -> None:
        """Take back the changes since :meth:`open`."""
        journal, self._journal = self._journal or [], None
        for vertex, before in reversed(journal):
            self._set(vertex, before)

    def _set(self, vertex: int, mate: int) -> None:
        if self._journal is not None:
            self._journal.append((vertex, self.mate[vertex]))
        self.mate[vertex] = mate
        if mate == FREE:
            self.alone.add(vertex)
        else:
            self.alone.discard(vertex)

    def _join(self, one: int, other: int) -> None:
        if self._journal is not None:
            self._set(one, other)
            self._set(other, one)
            return
        self.mate[one], self.mate[other] = other, one
        self.alone.discard(one)
        self.alone.discard(other)

    def add(self, vertex: int) -> None:
        """Let a vertex take part, free."""
        self._set(vertex, FREE)

    def part(self, vertex: int) -> None:
        """Free a vertex, and its partner if it has one."""
        if self.mate[vertex] >= 0:
            self._set(self.mate[vertex], FREE)
            self._set(vertex, FREE)

    def remove(self, vertices: Iterable[int]) -> list[int]:
        """Take vertices out; the partners they leave behind, now free."""
        leaving = set(vertices)
        left = []
        for vertex in sorted(leaving):
            mate = self.mate[vertex]
            if mate >= 0 and mate not in leaving:
                self._set(mate, FREE)
                left.append(mate)
            self._set(vertex, ABSENT)
        return left

    def among(self, vertices: set[int]) -> "Matching":
        """A matching of its own among these vertices, with the pairs they have with each other here."""
        part = Matching(self.graph, vertices)
        for vertex in vertices:
            if self.mate[vertex] in vertices:
                part._set(vertex, self.mate[vertex])
        return part

    def begin_with(self, mates: Sequence[int]) -> None:
        """Pair those who take part as they were paired elsewhere, where they may meet."""
        for vertex in sorted(self.alone):
            other = mates[vertex]
            if vertex < other and other in self.alone and self.graph.may_meet(vertex, other):
                self._join(vertex, other)

    # -- growing -----------------------------------------------------------------------------------------------

    def grow(self) -> int:
        """Make the matching as large as it can be; how many stay free."""
        alone = len(self.alone)
        self._pair_nearest()
        if len(self.alone) > _FEW and len(self.alone) < alone:
            self._pair_by_kinds()
        self.mend()
        return len(self.alone)

    def mend(self) -> None:
        """Make the matching as large as it can be by augmenting paths alone."""
        before: Search | None = None  # what searches in vain have reached lies on no augmenting path any more
        for vertex in sorted(self.alone):
            if self.mate[vertex] != FREE or (before and before.gives_up(vertex)):
                continue
            if not self._by_one_edge(vertex):
                search = self._search(vertex, before)
                if not search.run():
                    before = search

    def _pair_by_kinds(self) -> None:
        """Begin again with the kinds that suit each other by number, if neighbours have left many without a partner."""
        graph = self.graph
        waiting: dict[int, list[int]] = {}
        for vertex, mate in enumerate(self.mate):
            if mate != ABSENT:
                self.part(vertex)
                waiting.setdefault(graph.kind[vertex], []).append(vertex)
        numbers = graph.numbers(self.alone)
        for a, b, number in Quota(numbers, numbers, graph.masks).pairs():
            ones, others = waiting[a], waiting[b]
            for _ in range(number):
                vertex = ones.pop()
                place = next((p for p in range(len(others) - 1, -1, -1) if others[p] not in graph.apart[vertex]), FREE)
                if place != FREE:
                    self._join(vertex, others.pop(place))

    def _pair_nearest(self) -> None:
        """Give each free vertex, in order, the nearest free one after it."""
        graph, mate = self.graph, self.mate
        waiting: dict[int, list[int]] = {}
        for vertex in sorted(self.alone, reverse=True):
            waiting.setdefault(graph.kind[vertex], []).append(vertex)
        for vertex in sorted(self.alone):
            if mate[vertex] != FREE:
                continue
            apart, best = graph.apart[vertex], len(mate)
            for kind in graph.kinds_open_to(vertex):
                queue = waiting.get(kind, [])
                while queue and mate[queue[-1]] != FREE:
                    queue.pop()
                for other in reversed(queue):
                    if other >= best:
                        break
                    if mate[other] == FREE and other != vertex and other not in apart:
                        best = other
                        break
            if best < len(mate):
                self._join(vertex, best)

    def repair(self, root: int) -> bool:
        """Find a partner for a free vertex by re-pairing others along one augmenting path; False if none is."""
        if self._by_one_edge(root) or self._by_three_edges(root):
            return True
        search = self._search(root)
        found = search.run()
        if not found:
            self.in_vain = search
        return found

    def displace(self, root: int, needed: set[int]) -> bool:
        """Find a partner for a free vertex, if need be by leaving somebody else free, nobody of the needed.

        The matching grows if it can.
        """
        if self._by_one_edge(root) or self._by_three_edges(root):
            return True
        search = self._search(root)
        if len(self.alone) == 1:
            displaced = search.first_outer(lambda vertex: vertex != root and vertex not in needed)
        elif search.run():
            return True
        else:
            displaced = min(search.is_outer - needed - {root}, default=FREE)
        if displaced == FREE:
            return False
        partner = self.mate[displaced]
        self._set(displaced, FREE)
        search.augment(partner)
        return True

    def replaceable(self) -> set[int]:
        """Everybody whom some matching of this size leaves free; the matching must be as large as it can be."""
        search = self._search(FREE)
        search.run_from_all(sorted(self.alone))
        return search.is_outer

    def take_out_with_first(self, vertex: int, others: Sequence[int]) -> int:
        """Take out a vertex and the first of these without which a complete matching stays complete; FREE if none is.

        One search answers for all: with the vertex gone its partner is free, and so can be just those reached from it
        at even distance.
        """
        if not others:
            return FREE
        partner = self.mate[vertex]
        if others[0] == partner:
            self.remove([vertex, partner])
            return partner
        if self._parts_with(vertex, others[0]):
            return others[0]
        self.remove([vertex])
        search = self._search(partner)
        search.run()
        other = next((other for other in others if other in search.is_outer), FREE)
        if other == FREE:
            self._join(vertex, partner)
            return FREE
        onward = self.mate[other]
        self._set(other, ABSENT)
        if other != partner:
            search.augment(onward)
        return other

    def _parts_with(self, vertex: int, other: int) -> bool:
        """Take out the two if their partners can be paired by a short way."""
        self.open()
        one, _ = self.remove([vertex, other])
        if self._by_one_edge(one) or self._by_three_edges(one):
            self.close()
            return True
        self.undo()
        return False

    def _by_one_edge(self, root: int) -> bool:
        may_meet = self.graph.may_meet
        for other in islice(self.alone, _NEAR):
            if other != root and may_meet(root, other):
                self._join(root, other)
                return True
        return False

    def _by_three_edges(self, root: int) -> bool:
        mate, may_meet = self.mate, self.graph.may_meet
        ends = [other for other in islice(self.alone, 4) if other != root]
        for start, goals in ((root, ends), *((end, [root]) for end in ends)):
            for vertex in self.graph.near(start, _NEAR):
                other = mate[vertex]
                if other >= 0:
                    for goal in goals:
                        if may_meet(other, goal):
                            self._join(start, vertex)
                            self._join(other, goal)
                            return True
        return False

    def _search(self, root: int, before: Search | None = None) -> Search:
        return Search(self.graph, self.mate, self._join, root, before)

    def barrier(self) -> tuple[list[int], list[list[int]]]:
        """The barrier to a larger matching: few players, and more odd groups that can only find them (Tutte, Berge).

        Meaningful when :meth:`grow` has left somebody free. Nobody in one of the groups may meet anybody in
        another; each group has an odd number, so one of each needs one of the few.
        """
        outer: set[int] = set()
        reached: set[int] = set()
        for root in sorted(self.alone):
            search = self._search(root)
            search.run()
            outer |= search.is_outer
            reached |= search.reached
        return sorted(reached - outer), _components(self.graph, sorted(outer))


def _components(graph: MeetingGraph[Hashable], vertices: Sequence[int]) -> list[list[int]]:
    left, components = list(vertices), []
    while left:
        component, rest = [left[0]], left[1:]
        for member in component:
            component += [v for v in rest if graph.may_meet(member, v)]
            rest = [v for v in rest if v not in component]
        components.append(sorted(component))
        left = rest
    return components
