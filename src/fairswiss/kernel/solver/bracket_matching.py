"""A bracket as one weighted matching: the way that always answers, and the slowest.

Graph.  The vertices are the players here and below and the spots of ``edges``. Every complete round from here is a
    perfect matching of them, and the sum of its edges is its ladder, packed.
Order.  Which of several best candidates comes first is a sum over pairs as well (``packed_order``). An edge weighs
    ``cost × unit + lateness``, and ``unit`` is more than all lateness of a matching can add up to: so the order
    never outweighs the ladder.
By prices.  The matching that minds no order says the best cost, and by its prices which pairs can be part of a best
    round. Of these the candidate is chosen in turn (``matching_proof``). If its round has the best cost it is the first
    of the best, because only what is in no best round was refused. That nearly always comes out.
Two steps.  The order of a remainder depends on who is in it. So a first matching pairs the moved-down players, the
    order of sets and of their opponents being its ties; a second one, with these pairs fixed, orders the remainder.
    The first has found the least cost, the second finds the same: it is exact, and its result is the first of the
    best. Where nobody has moved down, the first one minds the order of a remainder with as many rows as there can be;
    if it has found so many that was the right order, and no second one is needed.
Halves.  An order that minds every row has a digit for each of them. Many rows are chosen by prices, S1 against S2: all
    of them if that comes to the best cost, else the first ones. Where players must change halves, a matching that
    minds nothing else says who is in S1 before. It begins as if nobody had to: pairs of S1 with S2 reach their prices,
    and only those who change are left to match.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeVar, cast

from fairswiss.kernel.matchings import Costs, Priced, cost_of_missing, priced_perfect_matching
from fairswiss.kernel.solver.edges import Vertex
from fairswiss.kernel.solver.limits import FEW_LEFT, FEW_ROWS
from fairswiss.kernel.solver.matching_proof import Choices
from fairswiss.kernel.solver.packed_order import (
    Order,
    OrderOfSets,
    halves_order,
    moved_down_order,
    remainder_order,
    remaining,
)
from fairswiss.kernel.solver.priced_graph import PricedGraph, Prices
from fairswiss.kernel.solver.rows_in_turn import Turns, beginnings, chosen_in_turn
from fairswiss.kernel.solver.tight_graph import FLOATING, LOWER, UPPER, TightGraph, TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant

Mates = dict[Vertex, Vertex]
"""Of every vertex the one it is matched with."""
Entry = TypeVar("Entry")
Table = list[list[Entry]]
"""A line for every vertex, with an entry for each other one; symmetric."""


class Begun(NamedTuple):
    """A best matching in which the moved-down players are as they should be."""

    mate: Mates
    rows: int
    """The number of rows of the remainder whose order it minds, if it has so many; none, if those are too many."""


def found_by_matching(typed: TypedField, order_of_sets: OrderOfSets) -> Candidate | None:
    """The best candidate by one weighted matching or a few; None when the round cannot be completed from here."""
    field, begun = typed.field, None
    matching = BracketMatching(typed)
    if matching.by_type:
        best = matching.solve(no_order)
        if best is None:
            return None
        first_part: Pairs = ()
        if field.moved_down or not typed.exchanged:
            choices = Choices(field, matching.priced(matching.total(best), {}, (), loosely=True), typed.exchanged)
            chosen, first_part = choices.candidate(), choices.first_part
            if chosen and matching.total_of(choices.graph.whole_round(choices.chosen)) == matching.total(best):
                return chosen
        begun = _begun_by_prices(matching, field, first_part, best)
    begun = begun or _begun_in_order(matching, field, order_of_sets)
    return _candidate(matching, typed, begun) if begun else None


def _begun_by_prices(matching: "BracketMatching", field: Field, chosen: Pairs, best: Mates) -> Begun | None:
    """With the pairs of the moved-down players that were chosen; None if that is not the best."""
    fixed = mates(chosen)
    remainder = [player for player in field.residents if player not in fixed]
    rows = len(_rows([*field.moved_down, *field.residents], best)) - len(chosen)
    mate = matching.solve(_order_of_few(remainder, rows), fixed, _floating(field, fixed))
    return Begun(mate, rows) if mate and matching.total(mate) == matching.total(best) else None


def _begun_in_order(matching: "BracketMatching", field: Field, order_of_sets: OrderOfSets) -> Begun | None:
    """With the order of the moved-down players minded, or where there are none that of all others."""
    rows = 0 if field.moved_down else len(field.residents) // 2
    order = moved_down_order(field, order_of_sets) if field.moved_down else _order_of_few(field.residents, rows)
    mate = matching.solve(order)
    return Begun(mate, rows) if mate else None


def _order_of_few(remainder: list[Entrant], rows: int) -> Order:
    return _order_of(remainder, rows) if rows <= FEW_ROWS else no_order


def _candidate(matching: "BracketMatching", typed: TypedField, begun: Begun) -> Candidate:
    """The remainder in order after what is settled, and all of them by name."""
    field, mate = typed.field, begun.mate
    paired = _moved_down_pairs(field, mate)
    fixed = mates(paired)
    remainder = [player for player in remaining(field) if player not in fixed]
    rows = _rows(remainder, mate)
    if remainder and not len(rows) == begun.rows <= FEW_ROWS:
        mate = _with_remainder_in_order(matching, field, mate, fixed, remainder)
        rows = _rows(remainder, mate)
    used = {player for pair in (*paired, *rows) for player in pair}
    down = tuple(player for player in (*field.moved_down, *field.residents) if player not in used)
    cost = matching.total(mate)
    return Candidate(tuple(paired), tuple(rows), down, typed.packing.split(cost), cost)


def _moved_down_pairs(field: Field, mate: Mates) -> list[tuple[Entrant, Entrant]]:
    """Those who came down and meet a resident."""
    residents = set(field.residents)
    return [(m, other) for m in field.moved_down if isinstance(other := mate[m], Entrant) and other in residents]


def _with_remainder_in_order(
    matching: "BracketMatching", field: Field, mate: Mates, fixed: Mates, remainder: list[Entrant]
) -> Mates:
    """The pairs of moved-down players kept, and the remainder paired as it comes first."""
    in_it = set(remainder)
    pairs = sum(mate[player] in in_it for player in remainder) // 2
    floating = {player for player in field.moved_down if player not in in_it}
    settled = None
    if pairs > FEW_ROWS and field.may_be_typed():
        if not matching.exchanged:
            settled = _in_halves(matching, field, mate, fixed, (remainder[:pairs], remainder[pairs:]))
        settled = settled or _exchanging(matching, field, mate, fixed, remainder, pairs)
    settled = settled or matching.solve(_order_of(remainder, pairs), fixed, floating)
    if settled is None:
        raise AssertionError("the remainder of a candidate just found cannot be paired")
    return settled


def _exchanging(
    matching: "BracketMatching", field: Field, mate: Mates, fixed: Mates, remainder: list[Entrant], pairs: int
) -> Mates | None:
    """The same with the players of S1 found by a matching that minds nothing else of the order."""
    order, of_s1 = halves_order(remainder, pairs)
    found = matching.solve(order, fixed, _floating(field, fixed), of_s1)
    if found is None:
        return None
    s1 = {player for player, _ in _rows(remainder, found)}
    halves = [player for player in remainder if player in s1], [player for player in remainder if player not in s1]
    return _in_halves(matching, field, mate, fixed, halves)


def _in_halves(
    matching: "BracketMatching", field: Field, mate: Mates, fixed: Mates, halves: tuple[list[Entrant], list[Entrant]]
) -> Mates | None:
    """S1 paired with S2 as it comes first, if a best candidate is paired so and it is found."""
    best = matching.total(mate)
    graph, left, turns = _put_in_halves(matching, field, mate, fixed, halves, loosely=True)
    rows = chosen_in_turn(graph, left, turns)
    if rows is None:  # what the graph refuses is in no best candidate
        return None
    whole = graph.whole_round([*_numbered(graph, fixed), *rows])
    if matching.total_of(whole) == best:
        return mates(graph.named(whole))
    floating = _floating(field, fixed)
    for kept in _beginnings(matching, field, mate, fixed, halves):
        rest = [player for half in halves for player in half if player not in kept]
        below = len(halves[0]) - len(kept) // 2
        settled = matching.solve(_order_of(rest, below), {**fixed, **kept}, floating)
        if settled and matching.total(settled) == best and not _exchanged(rest, below, settled):
            return settled
    return None


def _numbered(graph: TightGraph, fixed: Mates) -> Iterator[tuple[int, int]]:
    """The pairs of mates by number."""
    place = graph.place
    return ((place[one], place[other]) for one, other in fixed.items() if place[one] < place[other])


def _floating(field: Field, fixed: Mates) -> list[Entrant]:
    """The moved-down players who float, where none of them belongs to the remainder."""
    return [player for player in field.moved_down if player not in fixed]


def no_order(one: Entrant, other: Entrant) -> int:
    """No pair comes before another."""
    del one, other
    return 0


def _order_of(remainder: list[Entrant], pairs: int) -> Order:
    return remainder_order({player: number for number, player in enumerate(remainder, 1)}, pairs)


def _exchanged(remainder: list[Entrant], pairs: int, mate: Mates) -> bool:
    lower = set(remainder[pairs:])
    return not all(mate[player] in lower for player in remainder[:pairs])


def _beginnings(
    matching: "BracketMatching", field: Field, mate: Mates, fixed: Mates, halves: tuple[list[Entrant], list[Entrant]]
) -> Iterator[Mates]:
    """Pairs of S1 against S2 that come first, if they are part of a best candidate: many, then fewer."""
    graph, left, turns = _put_in_halves(matching, field, mate, fixed, halves)
    for choices in beginnings(graph, left, turns):
        yield mates(graph.named(choices))


def _put_in_halves(
    matching: "BracketMatching",
    field: Field,
    mate: Mates,
    fixed: Mates,
    halves: tuple[list[Entrant], list[Entrant]],
    loosely: bool = False,
) -> tuple[PricedGraph, set[int], Turns]:
    """The pairs of best candidates with S1 and S2 like that, those who are left, and the rows and columns."""
    floating = _floating(field, fixed)
    graph = matching.priced(matching.total(mate), fixed, floating, loosely)
    place = graph.place
    s1, s2 = ([place[player] for player in half] for half in halves)
    graph.decide((place[player] for player in floating), FLOATING)
    graph.decide(s1, UPPER)
    graph.decide(s2, LOWER)
    return graph, {number for vertex, number in place.items() if vertex not in fixed}, Turns(s1, s2)


def mates(pairs: Iterable[tuple[Vertex, Vertex]]) -> Mates:
    """Each of a pair with the other."""
    return {vertex: other for pair in pairs for vertex, other in (pair, pair[::-1])}


def _rows(remainder: list[Entrant], mate: Mates) -> list[tuple[Entrant, Entrant]]:
    """The pairs inside a remainder, the higher player first."""
    place = {player: number for number, player in enumerate(remainder)}
    opponents = ((player, mate[player]) for player in remainder)
    return [
        (player, other)
        for player, other in opponents
        if isinstance(other, Entrant) and place.get(other, -1) > place[player]
    ]


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
