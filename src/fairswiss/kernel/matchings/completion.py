"""Can everybody who is left still be paired? Asked before every choice, answered by the cheapest proof.

Invariant.  Between calls everybody in ``left`` can be paired among themselves, if that was so at the beginning:
    ``pair`` and ``set_aside`` do what they are asked if this stays true, and nothing otherwise.
Counting.  If each of n players may meet at least half of the others, a complete pairing exists (Dirac). Pairing two
    of them lowers the need by one and the supply by at most two, so one count answers for ``_spare`` more choices.
One kept matching.  Where counting does not answer, a complete pairing is held and repaired with one augmenting path
    a choice; a choice in vain is undone.
Barriers.  A choice in vain shows why: as many odd groups of the others as there are players in a *barrier* need one of
    these each (Tutte), so no two of a barrier can be paired. That stays true when pairs are taken out, because of each
    either nobody is in the barrier, or one, and the other in an odd group. Where hundreds are due the same colour one
    barrier answers nearly all questions. It falls when more pairs become possible.
Fewest exceptions.  Where the arbiter has waived a rule, complete pairings are compared by how many exceptions they
    need, and no choice may need more than the best (:class:`ThriftyCompletion`).
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import cache
from typing import Protocol

from fairswiss.kernel.matchings.alternating import FREE
from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.matching import Matching
from fairswiss.kernel.matchings.weighted import best_perfect_matching

_MOST_BARRIERS = 8
"""So many are remembered, the last ones."""


class Completion(Protocol):
    """The questions that the steps of a pairing ask about completion."""

    left: set[int]
    """The players still to be paired."""

    def possible(self) -> bool:
        """True if a complete pairing exists at all."""

    def pair(self, one: int, other: int) -> bool:
        """Pair the two if everybody else can still be paired; False, and nothing happened, if not."""

    def some_pairing_joins(self, vertex: int, group: Collection[int], restricted: Hashable) -> bool:
        """True if some complete pairing pairs the vertex with a member of the group.

        ``restricted`` is the vertex's kind, narrowed to that group.
        """

    def set_aside(self, group: Iterable[int]) -> bool:
        """Take out a group that pairs among itself if everybody else can still be paired; False if not."""

    def graph_changed(self) -> None:
        """Fewer pairs are possible than before, none of them in the kept matching."""


class KeptCompletion:
    """Completion by counting and by one kept matching."""

    def __init__(self, graph: MeetingGraph[Hashable], vertices: Iterable[int], known: list[int] | None = None) -> None:
        """``known``: mates from an earlier matching, to begin with; replaced by those of a complete one."""
        self.graph = graph
        self.left = set(vertices)
        self.matching: Matching | None = None
        self._known = known
        self._barriers: list[set[int]] = []
        self._grown = graph.grown
        """The changes of the graph that the barriers know of."""
        self._spare = 0
        if not known:  # else a matching is at hand
            self._count()

    def _count(self) -> None:
        """Count the pairs that can be made before counting has to be done again; 0 if counting gives no answer."""
        half = (len(self.left) + 1) // 2
        spare = self.graph.least_degree(tuple(self.left)) - half if self.left else 0
        self._spare = max(spare, 0)

    def _by_counting(self) -> bool:
        return self.matching is None and self._spare > 0

    def kept(self) -> Matching:
        """The kept matching, made when it is first needed."""
        if self.matching is None:
            self.matching = Matching(self.graph, self.left)
            if self._known:
                self.matching.begin_with(self._known)
            if not self.matching.grow() and self._known is not None:
                self._known[:] = self.matching.mate
        return self.matching

    def possible(self) -> bool:
        return len(self.left) % 2 == 0 and (self._by_counting() or not self.kept().alone)

    def pair(self, one: int, other: int) -> bool:
        if self._by_counting():
            self._spare -= 1
            self.left -= {one, other}
            if not self._spare:
                self._count()
            return True
        return not self._barred(one, other) and self.set_aside((one, other))

    def _barred(self, one: int, other: int) -> bool:
        """True if a barrier is known that holds both."""
        if self._grown != self.graph.grown:
            self._barriers, self._grown = [], self.graph.grown
        return any(one in barrier and other in barrier for barrier in self._barriers)

    def _remember_barrier(self, matching: Matching, removed: set[int]) -> None:
        """The barrier of a choice in vain: those reached by the last search at odd distance, and the two removed."""
        if matching.in_vain and len(removed) == 2:
            search = matching.in_vain
            self._barriers = [removed | search.reached - search.is_outer, *self._barriers[: _MOST_BARRIERS - 1]]

    def pair_with_first(self, one: int, others: Sequence[int]) -> int:
        """Pair it with the first of these that leaves all others pairable; -1, and nothing happened, if none does."""
        if self._by_counting() and others:
            found = others[0] if self.pair(one, others[0]) else FREE
        else:
            found = self.kept().take_out_with_first(one, others)
            self.left -= {one, found} if found != FREE else set()
        return found

    def some_pairing_joins(self, vertex: int, group: Collection[int], restricted: Hashable) -> bool:
        if self._by_counting():
            return any(self.graph.may_meet(vertex, member) for member in group)
        matching = self.kept()
        if matching.mate[vertex] in group:
            return True
        usual = self.graph.kind_of(vertex)
        self.graph.change_kind(vertex, restricted)
        matching.open()
        matching.part(vertex)
        found = matching.repair(vertex)
        self.graph.change_kind(vertex, usual)
        if found:
            matching.close()
        else:
            matching.undo()
        return found

    def can_pair(self, one: int, other: int) -> bool:
        """True if everybody else can still be paired; nothing happens."""
        if self._by_counting():
            return True
        if self._barred(one, other):
            return False
        matching = self.kept()
        matching.open()
        found = self._repair_all(matching, matching.remove((one, other)))
        matching.undo()
        return found

    def set_aside(self, group: Iterable[int]) -> bool:
        leaving = set(group)
        if self._by_counting() and len(leaving) > 2:
            rest = KeptCompletion(self.graph, self.left - leaving)
            if rest._by_counting() or not rest.left:
                self.left, self._spare = rest.left, rest._spare
                return True
        matching = self.kept()
        matching.open()
        widowed = matching.remove(leaving)
        if self._repair_all(matching, widowed):
            matching.close()
            self.left -= leaving
            return True
        self._remember_barrier(matching, leaving)
        matching.undo()
        return False

    def graph_changed(self) -> None:
        if self.matching is None:
            self._count()

    def _repair_all(self, matching: Matching, widowed: list[int]) -> bool:
        # The one with the fewest opponents first: a search that fails ends soonest from there.
        widowed.sort(key=lambda v: len(self.graph.kinds_open_to(v)))
        return all(matching.mate[vertex] != FREE or matching.repair(vertex) for vertex in widowed)


class ThriftyCompletion:
    """Completion with as few exceptions as possible; ``price`` counts the exceptions a pair needs, None forbids."""

    def __init__(
        self, graph: MeetingGraph[Hashable], vertices: Iterable[int], price: Callable[[int, int], int | None]
    ) -> None:
        self.graph = graph
        self.left = set(vertices)
        self.price = price
        self.least = self._least(self.left)

    def _least(self, vertices: set[int]) -> int | None:
        """The fewest exceptions of a complete pairing of these; None when there is no complete pairing."""
        ordered = sorted(vertices)

        def weight(one: int, other: int) -> int | None:
            cost = self.price(ordered[one], ordered[other])
            return None if cost is None else -cost

        mate = best_perfect_matching(len(ordered), weight)
        if mate is None:
            return None
        return sum(self.price(ordered[a], ordered[b]) or 0 for a, b in enumerate(mate) if a < b)

    def possible(self) -> bool:
        return self.least is not None

    def pair(self, one: int, other: int) -> bool:
        cost = self.price(one, other)
        if cost is None or self.least is None:
            return False
        rest = self._least(self.left - {one, other})
        if rest is None or rest + cost > self.least:
            return False
        self.left -= {one, other}
        self.least = rest
        return True

    def some_pairing_joins(self, vertex: int, group: Collection[int], restricted: Hashable) -> bool:
        del restricted
        for member in sorted(group):
            cost = self.price(vertex, member)
            if cost is not None and self.least is not None:
                rest = self._least(self.left - {vertex, member})
                if rest is not None and rest + cost <= self.least:
                    return True
        return False

    def set_aside(self, group: Iterable[int]) -> bool:
        leaving = set(group)
        inside, outside = self._least(leaving), self._least(self.left - leaving)
        if inside is None or outside is None or self.least is None or inside + outside > self.least:
            return False
        self.left -= leaving
        self.least = outside
        return True

    def graph_changed(self) -> None:
        self.least = self._least(self.left)


_FEW = 3
"""So many questions are answered one by one before all are answered at once."""


def can_do_without(graph: MeetingGraph[Hashable]) -> Callable[[int], bool]:
    """Asks of one vertex of an odd number whether all others can be paired.

    The first who is asked about nearly always can be spared. If not, one kept matching answers all further questions.
    """
    asked = 0
    spared: set[int] = set()

    @cache
    def matching() -> Matching | None:
        """A largest matching; None if it leaves so many that sparing one does not help."""
        made = Matching(graph, range(len(graph)))
        return None if made.grow() > 1 else made

    def answer(vertex: int) -> bool:
        nonlocal asked
        asked += 1
        if asked == 1:
            return not Matching(graph, [other for other in range(len(graph)) if other != vertex]).grow()
        kept = matching()
        if kept is None:
            return False
        if asked > _FEW:
            if not spared:
                spared.update(kept.replaceable())
            return vertex in spared
        kept.open()
        widowed = kept.remove([vertex])
        possible = all(kept.repair(widow) for widow in widowed)
        kept.undo()
        return possible

    return answer


def barrier(graph: MeetingGraph[Hashable]) -> tuple[list[int], list[list[int]]]:
    """The reason why not everybody can be paired: a few vertices, and more groups that each need one of them."""
    matching = Matching(graph, range(len(graph)))
    matching.grow()
    return matching.barrier()
