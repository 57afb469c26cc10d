"""The best candidate of a bracket: the first, in the order of generation, among those best on the ladder.

One weighted perfect matching over the bracket and what comes after it finds the best ladder and, with digits for the
order of generation behind it, the pairing of the moved-down players; a second one, with those fixed, orders the
remainder. A candidate's S1 holds the higher player of each pair, so the order of exchanges and transpositions is a
sum over pairs as well, and the result is exact.
"""

import itertools
from collections.abc import Callable, Collection, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing
from fairswiss.kernel.weighted import best_perfect_matching

Pairs = tuple[tuple[Entrant, Entrant], ...]
Scorecard = tuple[tuple[int, ...], ...]
"""The digits of every row of a ladder."""


class Candidate(NamedTuple):
    """Pairs (higher, lower) in the order of S1, who floats down, and how it fares on the ladder."""

    moved_down_pairs: Pairs
    remainder_pairs: Pairs
    downfloaters: tuple[Entrant, ...]
    scorecard: Scorecard

    @property
    def pairs(self) -> Pairs:
        """All pairs, those of moved-down players first."""
        return self.moved_down_pairs + self.remainder_pairs


class FirstCandidate(NamedTuple):
    """The candidate that comes first in the order of generation, legal or not."""

    s1: tuple[Entrant, ...]
    s2: tuple[Entrant, ...]
    limbo: tuple[Entrant, ...]
    pairs: Pairs


class Field(NamedTuple):
    """Everybody who matters when a bracket is paired."""

    moved_down: list[Entrant]
    residents: list[Entrant]
    following: list[Entrant]
    """The next scoregroup, for criteria that look ahead."""
    rest: list[Entrant]
    """Everybody below that, for completion."""
    takes_bye: Callable[[Entrant], bool] | None = None
    """Who may have the bye; None when it is not given here."""
    open_ended: bool = False
    """Whether players may leave the following bracket freely: completion is certain, or not asked for."""
    mixing: bool = False
    """Whether two moved-down players may meet; those who meet no resident then belong to the remainder."""
    forbids: Callable[[Entrant, Entrant], bool] | None = None
    """Pairs of the bracket (higher, lower) that are not wanted although they are legal."""
    stays: Callable[[Entrant], bool] | None = None
    """Who may not float down."""
    leavers: tuple[int, int] | None = None
    """How many moved-down players and residents float down, if that is settled; they are not followed any further."""


class _Spot:
    """A vertex that is no player: the bye, or a place for somebody who leaves the following bracket."""

    def __init__(self, name: str) -> None:
        self.name = name


Vertex = Entrant | _Spot
Order = Callable[[Entrant, Entrant], int]


def best_candidate(
    field: Field, packing: Packing, order_of_sets: Callable[[list[Entrant], Entrant], int]
) -> Candidate | None:
    """The candidate; None when the round cannot be completed from here."""
    perfect = _perfect_at_once(field, packing)
    if perfect:
        return perfect
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
    return Candidate(tuple(paired), tuple(rows), down, packing.split(problem.total(mate)))


def _remaining(field: Field) -> list[Entrant]:
    """Who is in the remainder, unless paired as a moved-down player or with one."""
    return [*field.moved_down, *field.residents] if field.mixing else field.residents


def _perfect_at_once(field: Field, packing: Packing) -> Candidate | None:
    """The first candidate of a homogeneous bracket that pairs everybody and costs nothing; None if it is not so."""
    half = len(field.residents) // 2
    if field.moved_down or field.following or field.rest or field.takes_bye or len(field.residents) % 2:
        return None
    if field.leavers:
        return None
    pairs = tuple(zip(field.residents[:half], field.residents[half:], strict=True))
    forbidden = field.forbids or (lambda one, other: False)
    if any(not one.may_meet(other) or forbidden(one, other) or packing.pair(one, other) for one, other in pairs):
        return None
    return Candidate((), pairs, (), packing.split(0))


def first_candidate(field: Field, best: Candidate) -> FirstCandidate:
    """The first candidate with as many pairs as the best one, to say what was wrong with it; it may be illegal."""
    moved, rows = len(best.moved_down_pairs), len(best.remainder_pairs)
    s1, limbo = tuple(field.moved_down[:moved]), tuple(field.moved_down[moved:])
    remainder = [*(limbo if field.mixing else ()), *field.residents[moved:]]
    pairs = (*zip(s1, field.residents[:moved], strict=True), *zip(remainder[:rows], remainder[rows:], strict=False))
    s2 = tuple(field.residents)
    if field.mixing:
        s2, limbo = (*field.residents[:moved], *remainder), ()
    halves = (s1, s2) if field.moved_down else (tuple(remainder[:rows]), tuple(remainder[rows:]))
    return FirstCandidate(*halves, limbo, pairs)


def by_smallest_number(moved_down: list[Entrant], player: Entrant) -> int:
    """An order of sets of moved-down players: by the smallest number that differs."""
    return (1 << len(moved_down)) - (1 << (len(moved_down) - 1 - moved_down.index(player)))


def generated_first(
    field: Field, candidates: Sequence[Candidate], order_of_sets: Callable[[list[Entrant], Entrant], int]
) -> Candidate:
    """The one of several candidates of a bracket that comes first in the order of generation."""
    moved_down = _moved_down_order(field, order_of_sets)

    def lateness(candidate: Candidate) -> tuple[int, int]:
        taken = {player for pair in candidate.moved_down_pairs for player in pair}
        remainder = [player for player in _remaining(field) if player not in taken]
        place = {player: number for number, player in enumerate(remainder, 1)}
        order = _remainder_order(place, len(candidate.remainder_pairs))
        return (
            sum(moved_down(*pair) for pair in candidate.moved_down_pairs),
            sum(order(*pair) for pair in candidate.remainder_pairs),
        )

    return min(candidates, key=lateness)


def first_that(
    field: Field,
    packing: Packing,
    order_of_sets: Callable[[list[Entrant], Entrant], int],
    suits: Callable[[Candidate], bool],
    most: int = 500,
) -> Candidate | None:
    """The best candidate that suits, when that depends on who floats down alone; None after so many searches.

    The best first: of one that does not suit somebody must stay whom it lets float, the first of them, or the second
    while the first floats, and so on.
    """
    waiting: list[tuple[Scorecard, int, Candidate, frozenset[Entrant], frozenset[Entrant]]] = []
    searches = itertools.count()

    def look(stay: frozenset[Entrant], float_down: frozenset[Entrant]) -> None:
        bound = field._replace(
            stays=lambda player: player in stay,
            forbids=lambda higher, lower: higher in float_down or lower in float_down,
        )
        found = best_candidate(bound, packing, order_of_sets)
        if found:
            heappush(waiting, (found.scorecard, next(searches), found, stay, float_down))

    look(frozenset(), frozenset())
    suiting: list[Candidate] = []
    while waiting and not (suiting and waiting[0][0] > suiting[0].scorecard) and next(searches) < most:
        _, _, found, stay, float_down = heappop(waiting)
        if suits(found):
            suiting.append(found)
            continue
        for player in found.downfloaters:
            if player not in float_down:
                look(stay | {player}, float_down)
                float_down |= {player}
    return generated_first(field, suiting, order_of_sets) if suiting else None


def least_scorecard(field: Field, packing: Packing) -> Scorecard | None:
    """The ladder of the best candidate, whichever that is; None when there is none."""
    problem = _Problem(field, packing)
    mate = problem.solve(lambda one, other: 0)
    return packing.split(problem.total(mate)) if mate else None


def tally(field: Field, packing: Packing, pairs: Pairs) -> Scorecard | None:
    """The ladder of the candidate with just these pairs, by itself; None when a pair is illegal or not wanted here."""
    moved_down = set(field.moved_down)
    for one, other in pairs:
        if not one.may_meet(other) or (one in moved_down and other in moved_down and not field.mixing):
            return None
    used = {player for pair in pairs for player in pair}
    down = [player for player in (*field.moved_down, *field.residents) if player not in used]
    return packing.split(sum(packing.pair(*pair) for pair in pairs) + sum(map(packing.down, down)))


def scorecard_of(field: Field, packing: Packing, pairs: Pairs) -> Scorecard | None:
    """The ladder of the candidate with just these pairs; None when it is illegal or the round cannot be completed."""
    if any(not one.may_meet(other) for one, other in pairs):
        return None
    problem = _Problem(field, packing)
    fixed: dict[Vertex, Vertex] = {player: other for pair in pairs for player, other in (pair, pair[::-1])}
    mate = problem.solve(lambda one, other: 0, fixed, {*field.moved_down, *field.residents})
    return packing.split(problem.total(mate)) if mate else None


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
    """The weighted matching behind a bracket: its vertices, and what each edge costs on the ladder."""

    def __init__(self, field: Field, packing: Packing) -> None:
        self.field = field
        self.packing = packing
        self.zone: dict[Vertex, int] = {}
        for zone, players in enumerate(((*field.moved_down, *field.residents), field.following, field.rest)):
            for player in players:
                self.zone[player] = zone
        self.vertices: list[Vertex] = list(self.zone)
        self.moved_down: Collection[Vertex] = set(field.moved_down)
        bye = field.takes_bye is not None
        leaving = len(self.vertices) + bye if field.open_ended else 0
        self.vertices += [_Spot("leaves") for _ in range(leaving)]
        for name, count in zip(("moved-down-leaves", "resident-leaves"), field.leavers or (), strict=False):
            self.vertices += [_Spot(name) for _ in range(count)]
        if bye:
            self.vertices.append(_Spot("bye"))
        self.cost = self._costs()

    def _costs(self) -> dict[tuple[int, int], int]:
        costs = {}
        for a, one in enumerate(self.vertices):
            for b in range(a + 1, len(self.vertices)):
                cost = self._edge(one, self.vertices[b])
                if cost is not None:
                    costs[a, b] = cost
        return costs

    def _edge(self, one: Vertex, other: Vertex) -> int | None:
        if isinstance(one, _Spot):
            return 0 if isinstance(other, _Spot) and one.name == other.name == "leaves" else None
        if isinstance(other, _Spot):
            return self._to_spot(one, other)
        if not one.may_meet(other) or (one in self.moved_down and other in self.moved_down and not self.field.mixing):
            return None
        zone, lower = self.zone[one], self.zone[other]
        if lower == 0:
            forbidden = self.field.forbids is not None and self.field.forbids(one, other)
            return None if forbidden else self.packing.pair(one, other)
        if zone == 0 and self.field.stays is not None and self.field.stays(one):
            return None
        cost = self.packing.down(one) if zone == 0 else 0
        if lower == 1:
            return cost + self.packing.following_pair(one, other)
        return cost + (self.packing.following_down(one) if zone < 2 and self.field.following else 0)

    def _to_spot(self, one: Entrant, spot: _Spot) -> int | None:
        """What it costs to leave the following bracket, or to have the bye."""
        zone = self.zone[one]
        if zone == 0 and self.field.stays is not None and self.field.stays(one):
            return None
        cost = self.packing.down(one) if zone == 0 else 0
        if zone < 2 and self.field.following:
            cost += self.packing.following_down(one)
        if spot.name == "leaves":
            return cost if zone < 2 else None
        if spot.name != "bye":
            return cost if (spot.name == "moved-down-leaves") == (one in self.moved_down) else None
        if self.field.takes_bye is None or not self.field.takes_bye(one):
            return None
        return cost + self.packing.pab(one)

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
