"""The best candidate of a bracket: the first, in the order of generation, among those best on the ladder.

One weighted perfect matching over the bracket and what comes after it finds the best ladder and, with digits for the
order of generation behind it, the pairing of the moved-down players; a second one, with those fixed, orders the
remainder. A candidate's S1 holds the higher player of each pair, so the order of exchanges and transpositions is a
sum over pairs as well, and the result is exact.
"""

from collections.abc import Callable, Collection, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from fairswiss.kernel.ahead import ahead
from fairswiss.kernel.brackets import absorbs, fewest_floaters
from fairswiss.kernel.candidates import Candidate, Field, Scorecard
from fairswiss.kernel.certificate import certified
from fairswiss.kernel.edges import Edges, Vertex
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing
from fairswiss.kernel.sequence import Order, OrderOfSets, generated_first, moved_down_order, remainder_order, remaining
from fairswiss.kernel.storeys import proven_with_lower
from fairswiss.kernel.weighted import best_perfect_matching


def best_candidate(field: Field, packing: Packing, order_of_sets: OrderOfSets) -> Candidate | None:
    """The candidate; None when the round cannot be completed from here."""
    if field.mixing:
        apart = _proven(field._replace(mixing=False), packing)
        if apart and len(apart.moved_down_pairs) == len(field.moved_down):
            return apart
    proven = certified(field, packing)
    if proven:
        return proven
    for fewer, constant, holds in _what_matters(field, packing):
        found = proven_with_lower(fewer, packing) or _searched(fewer, packing, order_of_sets)
        if found is None:
            return None
        if all(map(holds, found.downfloaters)):
            return found._replace(scorecard=packing.split(found.cost + constant)) if constant else found
    raise AssertionError("the whole field answers for itself")


def _proven(field: Field, packing: Packing) -> Candidate | None:
    return certified(field, packing) or proven_with_lower(field, packing)


def _searched(field: Field, packing: Packing, order_of_sets: OrderOfSets) -> Candidate | None:
    """By two weighted matchings: for the moved-down players, and then for the remainder."""
    problem = Problem(field, packing)
    mate = problem.solve(moved_down_order(field, order_of_sets))
    if mate is None:
        return None
    residents = set(field.residents)
    paired = [(m, other) for m in field.moved_down if isinstance(other := mate[m], Entrant) and other in residents]
    fixed: dict[Vertex, Vertex] = {player: other for pair in paired for player, other in (pair, pair[::-1])}
    remainder = [player for player in remaining(field) if player not in fixed]
    place = {player: number for number, player in enumerate(remainder, 1)}
    pairs = sum(mate[player] in place for player in remainder) // 2
    if remainder:
        settled = problem.solve(remainder_order(place, pairs), fixed, {m for m in field.moved_down if m not in place})
        if settled is None:
            raise AssertionError("the remainder of a candidate just found cannot be paired")
        mate = settled
    rows = [
        (player, other)
        for player in remainder
        if isinstance(other := mate[player], Entrant) and other in place and place[player] < place[other]
    ]
    used = {player for pair in (*paired, *rows) for player in pair}
    down = tuple(player for player in (*field.moved_down, *field.residents) if player not in used)
    return Candidate(tuple(paired), tuple(rows), down, packing.split(problem.total(mate)), problem.total(mate))


def _what_matters(field: Field, packing: Packing) -> Iterator[tuple[Field, int, Callable[[Entrant], bool | None]]]:
    """The field without those who make no difference, what the ladder says of them, and for which floaters it holds.

    If nobody floats, or all who do are welcome below, that is everybody below; else the rest, if it takes in anybody.
    """
    if field.may_be_typed() and not (field.forbids or field.stays):
        floaters = fewest_floaters(field.moved_down, field.residents)
        below = ahead(field, packing, floaters)
        if below and not below.bye_here:
            alone = field._replace(following=[], rest=[], takes_bye=None, open_ended=False)
            if floaters:
                alone = alone._replace(landing=below.cost, floaters=floaters)
            yield alone, below.constant, below.welcomes
        if field.rest and absorbs(field.rest, [*field.moved_down, *field.residents, *field.following]):
            bye = field.takes_bye
            given_above = None if bye is None or any(map(bye, field.rest)) else bye
            field = field._replace(rest=[], takes_bye=given_above, open_ended=True)
    yield field, 0, lambda floater: True


class Settled(NamedTuple):
    """What a search for a candidate that suits came to."""

    candidate: Candidate | None
    """None if none was found that suits."""
    given_up: bool = False
    """After so many searches others were left that might suit and are as good or better."""


def first_that(
    field: Field,
    packing: Packing,
    order_of_sets: OrderOfSets,
    suits: Callable[[Candidate], bool],
    most: int = 500,
) -> Settled:
    """The best candidate that suits, when that depends on who floats down alone; gives up after so many searches.

    The best first: of one that does not suit somebody must stay whom it lets float, the first of them, or the second
    while the first floats, and so on. In the worst case these are all sets of floaters. No polynomial way is known to
    us: to ask for exactly so many pairs here and a perfect matching of all others is to ask for a perfect matching
    with a given number of red edges (exact matching), for which none is known in general graphs. So whoever asks must
    say what happens when ``given_up`` comes back, and tell it.
    """
    waiting: list[tuple[Scorecard, int, Candidate, frozenset[Entrant], frozenset[Entrant]]] = []
    suiting: list[Candidate] = []
    searches = 0

    def look(stay: frozenset[Entrant], float_down: frozenset[Entrant]) -> None:
        nonlocal searches
        searches += 1
        bound = field._replace(
            stays=lambda player: player in stay,
            forbids=lambda higher, lower: higher in float_down or lower in float_down,
        )
        found = best_candidate(bound, packing, order_of_sets)
        if found:
            heappush(waiting, (found.scorecard, searches, found, stay, float_down))

    def open_question() -> bool:
        return bool(waiting) and not (suiting and waiting[0][0] > suiting[0].scorecard)

    look(frozenset(), frozenset())
    while open_question() and searches < most:
        _, _, found, stay, float_down = heappop(waiting)
        if suits(found):
            suiting.append(found)
            continue
        for player in found.downfloaters:
            if player not in float_down:
                look(stay | {player}, float_down)
                float_down |= {player}
    return Settled(generated_first(field, suiting, order_of_sets) if suiting else None, open_question())


def least_scorecard(field: Field, packing: Packing) -> Scorecard | None:
    """The ladder of the best candidate, whichever that is; None when there is none."""
    problem = Problem(field, packing)
    mate = problem.solve(lambda one, other: 0)
    return packing.split(problem.total(mate)) if mate else None


class Problem:
    """The weighted matching behind a bracket."""

    def __init__(self, field: Field, packing: Packing) -> None:
        edges = Edges(field, packing)
        self.vertices = edges.vertices
        self.zone = edges.zone
        self.cost: dict[tuple[int, int], int] = {}
        for a, one in enumerate(self.vertices):
            for b in range(a + 1, len(self.vertices)):
                cost = edges.cost(one, self.vertices[b])
                if cost is not None:
                    self.cost[a, b] = cost

    def solve(
        self, order: Order, fixed: dict[Vertex, Vertex] | None = None, floating: Collection[Vertex] = ()
    ) -> dict[Vertex, Vertex] | None:
        """The cheapest matching, ties by the order; some pairs fixed, and the floating not to be paired otherwise."""
        fixed = fixed or {}
        vertices = [number for number, vertex in enumerate(self.vertices) if vertex not in fixed]
        index = {number: place for place, number in enumerate(vertices)}
        edges: dict[tuple[int, int], tuple[int, int]] = {}
        greatest = 0
        for (a, b), cost in self.cost.items():
            if a in index and b in index:
                one, other = self.vertices[a], self.vertices[b]
                lateness = 0
                if isinstance(one, Entrant) and isinstance(other, Entrant) and self.zone[other] == 0:
                    if one in floating:
                        continue
                    lateness = order(one, other)
                    greatest = max(greatest, lateness)
                edges[index[a], index[b]] = cost, lateness
        unit = greatest * (len(vertices) // 2 + 1) + 1

        def weight(first: int, second: int) -> int | None:
            edge = edges.get((first, second))
            return None if edge is None else -(edge[0] * unit + edge[1])

        mate = best_perfect_matching(len(vertices), weight)
        if mate is None:
            return None
        found = {self.vertices[a]: self.vertices[vertices[b]] for a, b in zip(vertices, mate, strict=True)}
        return {**fixed, **found}

    def total(self, mate: dict[Vertex, Vertex]) -> int:
        """The ladder of a matching as one number."""
        number = {vertex: place for place, vertex in enumerate(self.vertices)}
        pairs = ((number[vertex], number[other]) for vertex, other in mate.items())
        return sum(self.cost[a, b] for a, b in pairs if a < b)
