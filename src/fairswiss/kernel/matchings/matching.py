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

from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import islice

from fairswiss.kernel.matchings.graph import MeetingGraph

FREE = -1
ABSENT = -2
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
        self._set(one, other)
        self._set(other, one)

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

    # -- growing -----------------------------------------------------------------------------------------------

    def grow(self) -> int:
        """Make the matching as large as it can be; how many stay free."""
        self._pair_nearest()
        exhausted: set[int] = set()  # what a search in vain has reached lies on no augmenting path any more
        for vertex in sorted(self.alone):
            if self.mate[vertex] == FREE and not self._by_one_edge(vertex):
                search = _Search(self, vertex, exhausted)
                if not search.run():
                    exhausted |= search.reached
        return len(self.alone)

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
                queue = waiting.get(kind)
                while queue and mate[queue[-1]] != FREE:
                    queue.pop()
                for place in range(len(queue or ()) - 1, -1, -1):
                    other = queue[place]  # type: ignore[index]
                    if other >= best:
                        break
                    if mate[other] == FREE and other != vertex and other not in apart:
                        best = other
                        break
            if best < len(mate):
                self._join(vertex, best)

    def repair(self, root: int) -> bool:
        """Find a partner for a free vertex by re-pairing others along one augmenting path; False if none is."""
        return self._by_one_edge(root) or self._by_three_edges(root) or _Search(self, root).run()

    def displace(self, root: int, needed: set[int]) -> bool:
        """Find a partner for a free vertex, if need be by leaving somebody else free, nobody of the needed.

        The matching grows if it can.
        """
        if self._by_one_edge(root) or self._by_three_edges(root):
            return True
        if len(self.alone) == 1 and self._by_pushing_out(root, needed):
            return True
        search = _Search(self, root)
        if search.run():
            return True
        displaced = min(search.is_outer - needed - {root}, default=FREE)
        if displaced == FREE:
            return False
        partner = self.mate[displaced]
        self._set(displaced, FREE)
        search.augment(partner)
        return True

    def replaceable(self) -> set[int]:
        """Everybody whom some matching of this size leaves free; the matching must be as large as it can be."""
        search = _Search(self, FREE)
        search.run_from_all(sorted(self.alone))
        return search.is_outer

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

    def _by_pushing_out(self, root: int, needed: set[int]) -> bool:
        for vertex in self.graph.near(root, _NEAR):
            other = self.mate[vertex]
            if other >= 0 and other not in needed:
                self._set(other, FREE)
                self._join(root, vertex)
                return True
        return False

    def barrier(self) -> tuple[list[int], list[list[int]]]:
        """The barrier to a larger matching: few players, and more odd groups that can only find them (Tutte, Berge).

        Meaningful when :meth:`grow` has left somebody free. Nobody in one of the groups may meet anybody in
        another; each group has an odd number, so one of each needs one of the few.
        """
        outer: set[int] = set()
        reached: set[int] = set()
        for root in sorted(self.alone):
            search = _Search(self, root)
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


class _Search:
    """One search for an augmenting path from a free root.

    Vertices at even distance from the root are *outer*, at odd distance *inner*. ``back[v]`` is the outer vertex
    from which v was reached, also for outer vertices that an odd cycle (blossom) made reachable the other way
    round. ``bottom`` joins the vertices of a blossom to its base, as a union-find forest. Outer vertices of one
    kind are kept in one list; ``same[kind]`` says how many at its beginning are known to share one blossom.
    """

    def __init__(self, matching: Matching, root: int, exhausted: Collection[int] = ()) -> None:
        self.matching = matching
        self.graph = matching.graph
        self.mate = matching.mate
        self.root = root
        self.back: dict[int, int] = {}
        self.bottom: dict[int, int] = {}
        self.outer: dict[int, list[int]] = {}
        self.same: dict[int, int] = {}
        self.reached: set[int] = set()
        self.is_outer: set[int] = set()
        self.unreached: dict[int, list[int]] = {}
        self.queue: list[int] = []
        for vertex, mate in enumerate(self.mate):
            if mate != ABSENT and vertex not in exhausted:
                self.unreached.setdefault(self.graph.kind[vertex], []).append(vertex)

    def run(self) -> bool:
        self._make_outer(self.root)
        for vertex in self.queue:
            goal = self._reach_from(vertex)
            if goal != FREE:
                self.augment(goal)
                return True
            self._shrink_from(vertex)
        return False

    def run_from_all(self, roots: Iterable[int]) -> None:
        """Reach everybody from all free vertices of a matching that is as large as it can be.

        No edge joins outer vertices of two roots then: it would close an augmenting path.
        """
        for root in roots:
            self._make_outer(root)
        for vertex in self.queue:
            self._reach_from(vertex)
            self._shrink_from(vertex)

    def _make_outer(self, vertex: int) -> None:
        self.reached.add(vertex)
        self.is_outer.add(vertex)
        self.outer.setdefault(self.graph.kind[vertex], []).append(vertex)
        self.queue.append(vertex)

    def _reach_from(self, vertex: int) -> int:
        """Reach everybody this outer vertex may meet; the first free one ends the search."""
        apart = self.graph.apart[vertex]
        for kind in self.graph.kinds_open_to(vertex):
            waiting = self.unreached.get(kind)
            if not waiting:
                continue
            still = []
            for other in waiting:
                if other in self.reached:
                    continue
                if other in apart:
                    still.append(other)
                    continue
                self.back[other] = vertex
                if self.mate[other] == FREE:
                    return other
                self.reached.add(other)
                self._make_outer(self.mate[other])
            self.unreached[kind] = still
        return FREE

    def _shrink_from(self, vertex: int) -> None:
        """Close the odd cycles between this outer vertex and the outer vertices seen so far."""
        apart = self.graph.apart[vertex]
        for kind in self.graph.kinds_open_to(vertex):
            others = self.outer.get(kind)
            if others is None:
                continue
            count = len(others)
            known = self._join_known(vertex, others, self.same.get(kind, 0), apart)
            together = known == self.same.get(kind, 0)
            for other in others[known:count]:
                if self._base(other) != self._base(vertex):
                    if other in apart:
                        together = False
                    else:
                        self._shrink(vertex, other)
            if together:
                self.same[kind] = count

    def _join_known(self, vertex: int, others: list[int], known: int, apart: set[int]) -> int:
        """Join the blossom that the first so many share, by the first edge there is; 0 if there is none."""
        if known and self._base(others[0]) != self._base(vertex):
            for place in range(known):
                if others[place] not in apart:
                    self._shrink(vertex, others[place])
                    return known
            return 0
        return known

    def _base(self, vertex: int) -> int:
        bottom = self.bottom
        base = vertex
        while base in bottom:
            base = bottom[base]
        while vertex != base:
            bottom[vertex], vertex = base, bottom[vertex]
        return base

    def _shrink(self, one: int, other: int) -> None:
        base = self._common_base(one, other)
        parts: set[int] = set()
        for end, across in ((one, other), (other, one)):
            vertex, bridge = end, across
            while self._base(vertex) != base:
                self.back[vertex] = bridge
                bridge = self.mate[vertex]
                parts.update((self._base(vertex), self._base(bridge)))
                if bridge not in self.is_outer:
                    self._make_outer(bridge)
                vertex = self.back[bridge]
        for part in parts:  # only now: the walk above goes by the blossoms as they were
            self.bottom[part] = base

    def _common_base(self, one: int, other: int) -> int:
        passed = set()
        base = self._base(one)
        while True:
            passed.add(base)
            if self.mate[base] == FREE:  # the root, or the blossom around it
                break
            base = self._base(self.back[self.mate[base]])
        base = self._base(other)
        while base not in passed:
            base = self._base(self.back[self.mate[base]])
        return base

    def augment(self, goal: int) -> None:
        vertex = goal
        while True:
            outer = self.back[vertex]
            onward = self.mate[outer]
            self.matching._join(vertex, outer)
            if onward == FREE:
                return
            vertex = onward
