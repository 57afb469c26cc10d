"""One search for an augmenting path from a free root (Edmonds), which steps over whole kinds at a time.

Tree.  Vertices at even distance from the root are *outer*, at odd distance *inner*. ``back[v]`` is the outer vertex
    from which v was reached, also for outer vertices that an odd cycle (blossom) made reachable the other way round.
Blossoms.  ``bottom`` joins the vertices of a blossom to its base, as a union-find forest. Outer vertices of one kind
    are kept in one list; ``same[kind]`` says how many at its beginning are known to share one blossom.
In vain.  What a search in vain has reached lies on no augmenting path any more, as long as the graph stays; so the
    next one begins with what is left.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from fairswiss.kernel.matchings.graph import MeetingGraph

FREE = -1
ABSENT = -2


class Search:
    """The tree of one search, and the matching it may change."""

    def __init__(
        self,
        graph: MeetingGraph[Hashable],
        mate: Sequence[int],
        join: Callable[[int, int], None],
        root: int,
        before: "Search | None" = None,
    ) -> None:
        """``before``: the last one of those that went on in vain, in the same graph; ``join`` makes partners."""
        self.graph = graph
        self.mate = mate
        self.join = join
        self.root = root
        self.back: dict[int, int] = {}
        self.bottom: dict[int, int] = {}
        self.outer: dict[int, list[int]] = {}
        self.same: dict[int, int] = {}
        self.reached: set[int] = set(before.reached) if before else set()
        self.is_outer: set[int] = set()
        self.unreached: dict[int, list[int]] = {}
        self.queue: list[int] = []
        if before:
            self.unreached = {kind: list(waiting) for kind, waiting in before.unreached.items()}
            return
        for vertex, partner in enumerate(mate):
            if partner != ABSENT:
                self.unreached.setdefault(self.graph.kind[vertex], []).append(vertex)

    def gives_up(self, root: int) -> bool:
        """True if a search after this one, which was in vain, would reach nobody from this root; it is known then."""
        apart, reached = self.graph.apart[root], self.reached
        for kind in self.graph.kinds_open_to(root):
            for other in self.unreached.get(kind, ()):
                if other not in reached and other not in apart:
                    return False
        reached.add(root)
        return True

    def run(self) -> bool:
        """Augment along the first path found; False, and all that the root can reach is known, if there is none."""
        self._make_outer(self.root)
        for vertex in self._outer_in_turn():
            goal = self._reach_from(vertex)
            if goal != FREE:
                self.augment(goal)
                return True
        return False

    def first_outer(self, wanted: Callable[[int], bool]) -> int:
        """The first outer vertex that is wanted, FREE if there is none; the root is the only free vertex."""
        self._make_outer(self.root)
        for vertex in self._outer_in_turn():
            if wanted(vertex):
                return vertex
            self._reach_from(vertex)
        return FREE

    def run_from_all(self, roots: Iterable[int]) -> None:
        """Reach everyone from all free vertices of a matching that is as large as it can be.

        No edge joins outer vertices of two roots then: it would close an augmenting path.
        """
        for root in roots:
            self._make_outer(root)
        for vertex in self._outer_in_turn():
            self._reach_from(vertex)

    def _outer_in_turn(self) -> Iterator[int]:
        """Each outer vertex; odd cycles, which cost more, are closed when nobody can be reached without them."""
        given = 0
        for vertex in self.queue:
            while given < len(self.queue):
                yield self.queue[given]
                given += 1
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
        apart, base = self.graph.apart[vertex], self._base(vertex)
        for kind in self.graph.kinds_open_to(vertex):
            others = self.outer.get(kind)
            if others is None:
                continue
            count, same = len(others), self.same.get(kind, 0)
            known = same
            if known and self._base(others[0]) != base:
                known = self._join_known(vertex, others, known, apart)
                base = self._base(vertex)
            together = known == same
            for other in others[known:count]:
                if self._base(other) != base:
                    if other in apart:
                        together = False
                    else:
                        self._shrink(vertex, other)
                        base = self._base(vertex)
            if together:
                self.same[kind] = count

    def _join_known(self, vertex: int, others: list[int], known: int, apart: set[int]) -> int:
        """Join the blossom that the first so many share, by the first edge there is; 0 if there is none."""
        for place in range(known):
            if others[place] not in apart:
                self._shrink(vertex, others[place])
                return known
        return 0

    def _base(self, vertex: int) -> int:
        bottom = self.bottom
        base = bottom.get(vertex, vertex)
        if base not in bottom:
            return base
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
        """Shift the matching along the path from the root to a goal."""
        vertex = goal
        while True:
            outer = self.back[vertex]
            onward = self.mate[outer]
            self.join(vertex, outer)
            if onward == FREE:
                return
            vertex = onward
