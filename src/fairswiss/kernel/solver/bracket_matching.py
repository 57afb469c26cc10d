"""The graph of a bracket, matched again and again: without an order, with one, and with some pairs fixed.

Graph.  The vertices are the players here and below and the spots of ``edges``. Every complete round from here is a
    perfect matching of them, and the sum of its edges is its ladder, packed.
Order.  Which of several best candidates comes first is a sum over pairs as well (``packed_order``). An edge weighs
    ``cost × unit + lateness``, and ``unit`` is more than all lateness of a matching can add up to: so the order
    never outweighs the ladder.
Prices.  The matching that minds no order says the best cost. Its prices say which pairs can be part of a best round,
    and are a good beginning for the next one. It begins itself with the prices of the types.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar, cast

from fairswiss.kernel.matchings import Costs, Priced, cost_of_missing, priced_perfect_matching
from fairswiss.kernel.solver.edges import Vertex
from fairswiss.kernel.solver.limits import FEW_LEFT
from fairswiss.kernel.solver.packed_order import Order
from fairswiss.kernel.solver.priced_graph import PricedGraph, Prices
from fairswiss.kernel.solver.tight_graph import TypedField
from fairswiss.kernel.vocabulary.entrants import Entrant

Mates = dict[Vertex, Vertex]
"""Of every vertex the one it is matched with."""
Entry = TypeVar("Entry")
Table = list[list[Entry]]
"""A line for every vertex, with an entry for each other one; symmetric."""


def no_order(one: Entrant, other: Entrant) -> int:
    """No pair comes before another."""
    del one, other
    return 0


def mates(pairs: Iterable[tuple[Vertex, Vertex]]) -> Mates:
    """Each of a pair with the other."""
    return {vertex: other for pair in pairs for vertex, other in (pair, pair[::-1])}


class BracketMatching:
    """The vertices of a bracket and what the ladder says of each edge, to be matched again and again."""

    def __init__(self, typed: TypedField) -> None:
        edges = self.edges = typed.edges
        self._typed = typed
        self.exchanged = typed.exchanged
        """True if players of a remainder must be exchanged."""
        self.vertices = edges.vertices
        self.by_type = typed.field.may_be_typed() and len(edges.vertices) > FEW_LEFT
        """True if costs are asked by types."""
        self.prices: list[int] | None = None
        """Of every vertex: those of two never exceed four times the cost of their edge."""
        if self.by_type and typed.bound:
            self.prices = [typed.bound.prices[of] for of in typed.types.of]
        self._known: dict[tuple[tuple[int, ...], frozenset[Vertex]], Priced | None] = {}
        """The matchings that mind no order, by their vertices and those of them who float."""
        self._every = [] if self.by_type else list(edges.every())
        self._dearer = self._dearer_pairs() if self.by_type else []
        self.cost: Table[int | None] = self._table(lambda cost: cost, None)
        """The cost of every edge by the numbers of its vertices; None where there is none."""

    def _dearer_pairs(self) -> list[tuple[int, int, int]]:
        costs = self._typed.costs
        return list(self._typed.types.dearer_pairs(lambda a, b: costs[a][b] is not None))

    def _table(self, entry: Callable[[int], Entry], missing: Entry) -> Table[Entry]:
        """An entry for the cost of every edge, asked once for all of their types, and one where there is none."""
        size = len(self.vertices)
        if not self.by_type:
            table = [[missing] * size for _ in self.vertices]
            for a, b, cost in self._every:
                table[a][b] = table[b][a] = entry(cost)
            return table
        of = self._typed.types.of
        by_type = [[missing if cost is None else entry(cost) for cost in row] for row in self._typed.costs]
        lines = [[row[kind] for kind in of] for row in by_type]
        table = [lines[kind].copy() for kind in of]
        for a, b, cost in self._dearer:
            table[a][b] = table[b][a] = entry(cost)
        for a, line in enumerate(table):
            for b in (a, *self.edges.met[a]):
                line[b] = missing
        return table

    def solve(
        self,
        order: Order,
        fixed: Mates | None = None,
        floating: Collection[Vertex] = (),
        sooner: Mapping[Entrant, int] | None = None,
    ) -> Mates | None:
        """The cheapest matching, ties by the order; some pairs fixed, and the floating not to be paired otherwise.

        ``sooner``: of some players a position below nothing that no pair with them comes before.
        """
        fixed = fixed or {}
        vertices = [number for number, vertex in enumerate(self.vertices) if vertex not in fixed]
        found = self._matched(vertices, order, floating, sooner)
        if found is None:
            return None
        named = zip(vertices, found.mate, strict=True)
        return {**fixed, **{self.vertices[a]: self.vertices[vertices[b]] for a, b in named}}

    def priced(self, cost: int, fixed: Mates, floating: Collection[Vertex], loosely: bool = False) -> PricedGraph:
        """The pairs of which best rounds with these pairs and floaters are made; there must be one."""
        left = [number for number, vertex in enumerate(self.vertices) if vertex not in fixed]
        found = self._matched(left, no_order, floating)
        if found is None:
            raise AssertionError("there is no round with the pairs of the best one")
        vertices = [self.vertices[number] for number in left]
        flowers = [({vertices[place] for place in held}, potential) for held, potential in found.flowers]
        prices = Prices(-found.heaviest, dict(zip(vertices, found.prices, strict=True)), list(flowers))
        return PricedGraph(self._typed, prices, cost, loosely)

    def _matched(
        self,
        vertices: list[int],
        order: Order,
        floating: Collection[Vertex],
        sooner: Mapping[Entrant, int] | None = None,
    ) -> Priced | None:
        """The matching and its proof; the prices of one that minds no order are a good beginning for the next."""
        if order is not no_order:
            return self._matched_anew(vertices, order, floating, sooner=sooner)
        key = tuple(vertices), frozenset(floating)
        if key not in self._known:
            if len(vertices) == len(self.vertices) and not floating:
                self._known[key] = self._matched_all(vertices)
                self._begin_with(self._known[key])
            else:
                self._known[key] = self._matched_anew(vertices, order, floating)
        return self._known[key]

    def _matched_all(self, vertices: list[int]) -> Priced | None:
        """The same of everybody; known already where types have reached their bound and only exchanges are missing."""
        if self.exchanged and self.prices is not None:
            return Priced(self._typed.mates, 0, self.prices, [])
        return self._matched_anew(vertices, no_order, (), self._typed.mates)

    def _begin_with(self, found: Priced | None) -> None:
        """Take over prices; two members of a flower may exceed their cost by its potential, so each gives up half."""
        if found is None:
            return
        self.prices = [price - found.heaviest for price in found.prices]
        for members, potential in found.flowers:
            for member in members:
                self.prices[member] -= (potential + 1) // 2

    def _matched_anew(
        self,
        vertices: list[int],
        order: Order,
        floating: Collection[Vertex],
        begun: Sequence[int] = (),
        sooner: Mapping[Entrant, int] | None = None,
    ) -> Priced | None:
        if order is no_order:
            prices = self.prices and [self.prices[v] for v in vertices]
            return priced_perfect_matching(self._costs(vertices, floating, prices), prices, begun)
        weights, unit = self._weights(vertices, order, floating)
        prices = self.prices and [self.prices[v] * (unit // 2) for v in vertices]
        if prices and sooner:
            place = {self.vertices[v]: at for at, v in enumerate(vertices)}
            for player, position in sooner.items():
                prices[place[player]] += 2 * position
        return priced_perfect_matching(Costs.of(weights, prices), prices, begun)

    def _costs(self, vertices: list[int], floating: Collection[Vertex], prices: list[int] | None) -> Costs:
        """Four times the costs, for a matching that minds no order."""
        known = [cost for row in self._typed.costs for cost in row if cost is not None] if self.by_type else []
        known += [cost for _, _, cost in (*self._every, *self._dearer)]
        least = min(known, default=0)
        spread = 2 * (max(known, default=0) - least)
        missing = cost_of_missing(len(vertices), spread, prices)
        rows = self._among(vertices, floating, self._table(lambda cost: 4 * (cost - least), missing), missing)
        return Costs(rows, -2 * least, spread)

    def _weights(
        self, vertices: list[int], order: Order, floating: Collection[Vertex]
    ) -> tuple[Table[int | None], int]:
        """The weights of a matching that minds an order, and that of one unit of cost."""
        table = self._among(vertices, floating, self.cost, None)
        inside = [cast("Entrant", self.vertices[v]) for v in vertices if v < self.edges.inside]
        later = [
            (a, b, order(one, other))
            for (a, one), (b, other) in combinations(enumerate(inside), 2)
            if table[a][b] is not None
        ]
        unit = 2 * max([abs(lateness) for _, _, lateness in later], default=0) * (len(vertices) // 2 + 1) + 2
        weights = [[None if cost is None else -cost * unit for cost in line] for line in table]
        for a, b, lateness in later:
            weight = weights[a][b]
            assert weight is not None
            weights[a][b] = weights[b][a] = weight - lateness
        return weights, unit

    def _among(
        self, vertices: list[int], floating: Collection[Vertex], table: Table[Entry], missing: Entry
    ) -> Table[Entry]:
        """The lines of these vertices; those who float are not paired in the bracket."""
        if len(vertices) < len(self.vertices) or floating:
            table = [[line[b] for b in vertices] for line in (table[a] for a in vertices)]
        inside = [place for place, v in enumerate(vertices) if v < self.edges.inside]
        for a in inside:
            if self.vertices[vertices[a]] in floating:
                for b in inside:
                    table[a][b] = table[b][a] = missing
        return table

    def total(self, mate: Mates) -> int:
        """The ladder of a matching as one number."""
        number = {vertex: place for place, vertex in enumerate(self.vertices)}
        pairs = ((number[vertex], number[other]) for vertex, other in mate.items())
        return self.total_of((a, b) for a, b in pairs if a < b)

    def total_of(self, pairs: Iterable[tuple[int, int]]) -> int:
        """The same of pairs by the numbers of their vertices."""
        return sum([cast("int", self.cost[a][b]) for a, b in pairs])
