"""The players whom a group can spare, one by one, and still make as many pairs as it can.

Counting.  If each of an even number of players may meet at least half of the others, all can be paired (Dirac); if
    that holds for an odd number with one to spare, all but anybody can. Most groups need no matching at all.
One kept matching.  Where counting does not answer, a largest matching of those left is kept. A player can leave if the
    matching without him can be made as large again.
Needed once, needed for good.  If the others make fewer pairs without somebody, that is so after others have left too.
"""

from collections.abc import Hashable, Iterable

from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.matching import Matching

_FEW = 3
"""So many questions in vain are answered one by one before all are answered at once."""


class Sparing:
    """Those still in a group, of whom some have to leave."""

    def __init__(self, graph: MeetingGraph[Hashable], vertices: Iterable[int]) -> None:
        self._graph = graph
        self.left = set(vertices)
        odd = len(self.left) % 2
        half = (len(self.left) + 1) // 2 + odd
        self._by_counting = graph.least_degree(tuple(self.left)) >= half
        self._surplus = odd
        self._matching: Matching | None = None
        self._needed: set[int] = set()
        self._all_known = False
        if not self._by_counting:
            self._surplus = self._kept().grow()

    @property
    def surplus(self) -> int:
        """The number of players who still have to leave."""
        return self._surplus

    def _kept(self) -> Matching:
        if self._matching is None:
            self._matching = Matching(self._graph, self.left)
        return self._matching

    def can_leave(self, vertex: int) -> bool:
        """True if the others make as many pairs without this one."""
        if self._by_counting:
            return self._surplus > 0
        if vertex in self._kept().alone:
            return True
        if vertex in self._needed:
            return False
        if not self._all_known and len(self._needed) >= _FEW:
            self._needed = self.left - self._kept().replaceable()
            self._all_known = True
            return vertex not in self._needed
        found = self._try(vertex, for_good=False)
        if not found:
            self._needed.add(vertex)
        return found

    def _try(self, vertex: int, *, for_good: bool) -> bool:
        matching = self._kept()
        matching.open()
        found = all(matching.repair(widow) for widow in matching.remove([vertex]))
        if found and for_good:
            matching.close()
        else:
            matching.undo()
        return found

    def leave(self, vertex: int) -> None:
        """Let a player leave who can."""
        self.left.discard(vertex)
        self._surplus -= 1
        if not self._by_counting and not self._try(vertex, for_good=True):
            raise AssertionError("somebody left whom the others need")
