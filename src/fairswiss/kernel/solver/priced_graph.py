"""The tight graph where the bound by types is not reached: with a price for each player, from a weighted matching.

Prices.  The matching that minds no order says the best cost, and proves it with prices of players and potentials of
    odd groups (*flowers*). A best round is made of pairs that reach their prices, and leaves every flower by one pair.
    Players of one type, price and list of flowers are of one kind here.
Flowers.  As soon as a pair leaves a flower no other may. Before that, pairs may be chosen that leave the flower thrice
    at the end. So a perfect matching of this graph need not be a best round; what the graph refuses is in none.
    ``loosely`` flowers are not minded: choices may be taken back then.
"""

from collections.abc import Collection, Hashable

from fairswiss.kernel.solver.edges import Vertex
from fairswiss.kernel.solver.player_types import GraphTypes
from fairswiss.kernel.solver.tight_graph import TightGraph, TypedField


class Prices:
    """The prices by which a matching is proven to be a best one, of the vertices that it was asked about."""

    def __init__(self, cheapest: int, of: dict[Vertex, int], flowers: list[tuple[Collection[Vertex], int]]) -> None:
        self.cheapest = cheapest
        """Twice the least cost of any pair."""
        self.of = of
        self.potential = [potential for _, potential in flowers]
        self.around = {vertex: frozenset(n for n, (held, _) in enumerate(flowers) if vertex in held) for vertex in of}
        """The flowers that hold a vertex, by number."""

    def excess(self, one: Vertex, other: Vertex, cost: int) -> int:
        """The amount by which a pair of this cost is too dear for a best round."""
        held = sum(self.potential[number] for number in self.around[one] & self.around[other])
        return 2 * (2 * cost - self.cheapest) - self.of[one] - self.of[other] + held


class PricedTypes(GraphTypes):
    """Types that prices and flowers tell apart too."""

    def __init__(self, typed: TypedField, prices: Prices) -> None:
        self._prices = prices
        self._type = dict(zip(typed.edges.vertices, typed.types.of, strict=True))
        self._known = typed.costs
        super().__init__(typed.edges)

    def _key(self, vertex: Vertex) -> Hashable:
        prices = self._prices
        return self._type[vertex], prices.of.get(vertex), prices.around.get(vertex)

    def _least(self, one: Vertex, other: Vertex) -> int | None:
        return self._known[self._type[one]][self._type[other]]


class PricedGraph(TightGraph):
    """The pairs that reach their prices; fewer when a flower has been left."""

    def __init__(self, typed: TypedField, prices: Prices, cost: int, loosely: bool = False) -> None:
        types = PricedTypes(typed, prices)
        self._loosely = loosely
        self._around = [prices.around.get(sample, frozenset()) for sample in types.samples]
        known = [number for number, sample in enumerate(types.samples) if sample in prices.of]
        tight = [0] * len(types.samples)
        costs = types.costs()
        for a in known:
            for b in known:
                least = costs[a][b]
                if least is not None and not prices.excess(types.samples[a], types.samples[b], least):
                    tight[a] |= 1 << b
        super().__init__(typed.field, types, tight, cost)

    def use(self, one: int, other: int) -> bool:
        """Leave the flowers that hold only one of the two: nobody else may."""
        if self._loosely:
            return False
        left = self._around[self.types.of[one]] ^ self._around[self.types.of[other]]
        before = list(self.tight)
        for flower in left:
            inside = sum(1 << b for b, around in enumerate(self._around) if flower in around)
            for a, around in enumerate(self._around):
                self.tight[a] &= inside if flower in around else ~inside
        if self.tight == before:
            return False
        self.meeting().compare_again()
        return True
