"""The best candidate of a bracket: the first, in the order of generation, among those best on the ladder.

One weighted perfect matching over the bracket and what comes after it finds the best ladder and, with digits for the
order of generation behind it, the pairing of the moved-down players; a second one, with those fixed, orders the
remainder. A candidate's S1 holds the higher player of each pair, so the order of exchanges and transpositions is a
sum over pairs as well, and the result is exact.
"""

from collections.abc import Callable, Collection, Iterator

from fairswiss.kernel.ahead import ahead
from fairswiss.kernel.brackets import absorbs, fewest_floaters
from fairswiss.kernel.candidates import Candidate, Field, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.certificate import certified
from fairswiss.kernel.edges import Edges, Vertex
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing
from fairswiss.kernel.storeys import proven_with_lower
from fairswiss.kernel.weighted import best_perfect_matching

Order = Callable[[Entrant, Entrant], int]


def best_candidate(
    field: Field, packing: Packing, order_of_sets: Callable[[list[Entrant], Entrant], int]
) -> Candidate | None:
    """The candidate; None when the round cannot be completed from here."""
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


def _searched(
    field: Field, packing: Packing, order_of_sets: Callable[[list[Entrant], Entrant], int]
) -> Candidate | None:
    """By two weighted matchings: for the moved-down players, and then for the remainder."""
    problem = _Problem(field, packing)
    mate = problem.solve(_moved_down_order(field, order_of_sets))
    if mate is None:
        return None
    residents = set(field.residents)
    paired = [(m, other) for m in field.moved_down if isinstance(other := mate[m], Entrant) and other in residents]
    fixed: dict[Vertex, Vertex] = {player: other for pair in paired for player, other in (pair, pair[::-1])}
    remainder = [player for player in _remaining(field) if player not in fixed]
    place = {player: number for number, player in enumerate(remainder, 1)}
    pairs = sum(mate[player] in place for player in remainder) // 2
    if remainder:
        settled = problem.solve(_remainder_order(place, pairs), fixed, {m for m in field.moved_down if m not in place})
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


def _remaining(field: Field) -> list[Entrant]:
    """Who is in the remainder, unless paired as a moved-down player or with one."""
    return [*field.moved_down, *field.residents] if field.mixing else field.residents


def _what_matters(field: Field, packing: Packing) -> Iterator[tuple[Field, int, Callable[[Entrant], bool | None]]]:
    """The field without those who make no difference, what the ladder says of them, and for which floaters it holds.

    If nobody floats, or all who do are welcome below, that is everybody below; else the rest, if it takes in anybody.
    """
    if not (field.forbids or field.stays) and (field.following or field.rest):
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


def first_candidate(field: Field, best: Candidate) -> FirstCandidate:
    """The first candidate with as many pairs as the best one, to say what was wrong with it; it may be illegal."""
    moved, rows = len(best.moved_down_pairs), len(best.remainder_pairs)
    s1, limbo = tuple(field.moved_down[:moved]), tuple(field.moved_down[moved:])
    remainder = field.residents[moved:]
    pairs = (*zip(s1, field.residents[:moved], strict=True), *zip(remainder[:rows], remainder[rows:], strict=False))
    halves = (s1, tuple(field.residents)) if field.moved_down else (tuple(remainder[:rows]), tuple(remainder[rows:]))
    return FirstCandidate(*halves, limbo, pairs)


def scorecard_of(field: Field, packing: Packing, pairs: Pairs) -> Scorecard | None:
    """The ladder of the candidate with just these pairs; None when it is illegal or the round cannot be completed."""
    inside = Edges(field._replace(following=[], rest=[], takes_bye=None), packing)
    costs = [inside.cost(*pair) for pair in pairs]
    used = {player for pair in pairs for player in pair}
    left = field._replace(
        moved_down=[player for player in field.moved_down if player not in used],
        residents=[player for player in field.residents if player not in used],
    )
    floating = _floating(left, packing)
    if floating is None or None in costs:
        return None
    return packing.split(sum(filter(None, costs)) + floating)


def _floating(field: Field, packing: Packing) -> int | None:
    """What it costs that everybody of the bracket floats; None when the round cannot be completed."""
    players = [*field.moved_down, *field.residents]
    below = ahead(field, packing, len(players))
    if below and all(below.welcomes(player) for player in players):
        costs = [below.cost(player) for player in players]
        return None if None in costs else sum(filter(None, costs)) + below.constant
    if not players:
        return None
    if field.rest and absorbs(field.rest, [*players, *field.following]) and field.takes_bye is None:
        field = field._replace(rest=[], open_ended=True)
    problem = _Problem(field, packing)
    mate = problem.solve(lambda one, other: 0, {}, set(players))
    return problem.total(mate) if mate else None


def _moved_down_order(field: Field, order_of_sets: Callable[[list[Entrant], Entrant], int]) -> Order:
    """How late the pair of a moved-down player comes: first the set of those paired, then their opponents in turn."""
    base = len(field.residents) + 1
    column = {resident: number for number, resident in enumerate(field.residents, 1)}
    significance = {m: base ** (len(field.moved_down) - n) for n, m in enumerate(field.moved_down)}
    scale: int = base ** (len(field.moved_down) + 2)
    lateness = {m: order_of_sets(field.moved_down, m) * scale for m in field.moved_down}

    def order(one: Entrant, other: Entrant) -> int:
        return lateness[one] + column[other] * significance[one] if one in lateness and other in column else 0

    return order


def _remainder_order(place: dict[Entrant, int], pairs: int) -> Order:
    """How late a pair of the remainder comes.

    Exchanges: fewer players; smaller sum; of those who leave S1 the larger; of those who enter it the smaller. Then
    the transposition: the opponents of S1 in turn.
    """
    count = len(place)
    base = count + 1
    scale: int = base**count
    significance: list[int] = [base ** (count - upper) for upper in range(count + 1)]

    def order(one: Entrant, other: Entrant) -> int:
        if one not in place or other not in place:
            return 0
        upper, lower = place[one], place[other]
        if upper > lower:
            upper, lower = lower, upper
        enters = upper > pairs
        value = int(enters) * base * base + upper
        value = (value << (count + 1)) + (0 if enters else 1 << upper)
        value = (value << (2 * count + 1)) + ((1 << count) - (1 << (count - upper)) if enters else 1 << count)
        return value * scale + lower * significance[upper]

    return order


class _Problem:
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
