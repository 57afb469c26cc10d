"""A perfect matching of greatest total weight, in exact integers (Edmonds' primal-dual method).

The problem solved inside is the mirror image: the *cheapest* perfect matching of a *complete* graph.

Costs.  ``cost[u][v]`` is twice (heaviest weight − weight of the edge), so it is even and never negative.
    An edge that does not exist, and the diagonal, get a cost that no perfect matching of real edges can
    reach; see ``ceiling``.  The doubling keeps every number below an integer: all vertices of a tree hang
    together by tight edges, hence their duals have one parity, hence the slack between two of them is even.
Duals.  Every vertex has a dual, every flower (blossom) of three or more vertices a potential >= 0.
    slack(u, v) = cost[u][v] − dual[u] − dual[v] + potentials of the flowers holding both, never negative.
    Matched edges and the links of flowers are tight: their slack is zero.  Thus ``lower``, which is
    Σ dual − Σ potential × (size − 1) / 2, is at most the doubled cost of any perfect matching, and equals
    that of the final one.
Ceiling.  A perfect matching of real edges has a doubled cost of at most count × spread of the weights.  As
    soon as ``lower`` exceeds that, none exists.  Conversely a single missing edge already costs more, so a
    search that ends below the ceiling ends with real edges alone.
Stages.  Each stage takes one unmatched vertex as root, and grows one alternating tree of flowers until it
    reaches another unmatched vertex.  Only roots and matched vertices are ever touched, so an unmatched
    vertex is always a flower of its own.
Labels.  An outermost flower is EVEN (joined to the root by an alternating path of even length), ODD, or
    UNREACHED.  EVEN duals rise with the clock of the stage, ODD duals fall, the others rest.  Potentials
    move twice as fast: up when EVEN, down when ODD, and rest while the flower lies inside another one.
Clock.  Instead of rewriting the duals at each step, what is stored is the value at clock zero: the true
    dual is ``dual[v] + sign * clock`` and the true potential ``potential + 2 * sign * clock``, with the
    label as sign.  Changing a label re-bases both.  Between stages the stored values are the true ones.
Slack.  The stored dual of an EVEN vertex u is fixed for the rest of the stage, therefore so is its *row*,
    ``cost[u][x] − dual[u]`` for all x.  ``reach`` is the least of all EVEN rows, entry by entry, and the row
    of a flower the least of those of its members.  An edge from EVEN to an UNREACHED x becomes tight at
    ``reach[x] − dual[x]``, one from an EVEN flower to another at half of ``row[x] − dual[x]``.  Which edge
    it is, is looked up when that moment has come.
Alarms.  An EVEN flower has its alarm at the first moment an edge to a flower that was EVEN before it becomes
    tight (the younger of two flowers watches the pair), an ODD one when its potential runs out.
    ``alarmed`` holds exactly the outermost flowers that have an alarm.

A stage has O(n) events of O(n) work each besides the rows, which take O(n²) together: O(n³) in all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

EVEN, UNREACHED, ODD = 1, 0, -1
UNMATCHED = -1

Link = tuple[int, int]
"""An edge seen from a flower or along a cycle: (vertex on this side, vertex on the far side)."""


class Flower:
    """A vertex, or an odd cycle of smaller flowers that behaves as one vertex.

    ``links[i]`` leads from ``parts[i]`` to the next part around the cycle; ``parts[0]`` holds ``base``, the
    only member not matched within the flower; parts 1 and 2, 3 and 4, ... are matched along their links.
    ``stem`` (ODD only) is the edge through which the tree arrived; ``row`` is filled while EVEN.
    """

    __slots__ = ("alarm", "base", "links", "members", "parts", "potential", "row", "sign", "stem")

    def __init__(self, members: list[int], base: int, parts: list[Flower] | None = None) -> None:
        self.members = members
        self.base = base
        self.parts = parts or []
        self.links: list[Link] = []
        self.potential = 0
        self.sign = UNREACHED
        self.stem: Link = (UNMATCHED, UNMATCHED)
        self.row: list[int] = []
        self.alarm = 0

    def place_of(self, vertex: int) -> int:
        """The position among the parts of the one that holds the vertex."""
        return next(place for place, part in enumerate(self.parts) if vertex in part.members)


class Costs(NamedTuple):
    """The table of costs, and what it was made of."""

    rows: list[list[int]]
    heaviest: int
    """No edge weighs more."""
    spread: int
    """No two edges differ by more."""

    @classmethod
    def of(cls, weights: Sequence[Sequence[int | None]], prices: Sequence[int] | None = None) -> Costs:
        """The costs of a symmetric table of weights, None where there is no edge."""
        known = [weight for line in weights for weight in line if weight is not None]
        heaviest = max(known, default=0)
        spread = heaviest - min(known, default=0)
        missing = cost_of_missing(len(weights), spread, prices)
        rows = [[missing if w is None else 2 * (heaviest - w) for w in line] for line in weights]
        return cls(rows, heaviest, spread)


def cost_of_missing(count: int, spread: int, prices: Sequence[int] | None) -> int:
    """The cost of an edge that does not exist: well above the ceiling, so that the first one needed breaks it."""
    apart = max(prices) - min(prices) if prices else 0  # and above any two duals to begin with
    return 2 * (4 * count * (spread + 1) + apart)


class Matcher:
    """The state of one search; see the module's docstring for what is true of it at all times."""

    def __init__(self, costs: Costs, prices: Sequence[int] | None = None) -> None:
        """The table has an even size > 0, and at least one edge in each line.

        ``prices``, if given, of any two vertices never exceed the doubled weight of their edge, less than zero.
        """
        self.cost = costs.rows
        count, heaviest = len(self.cost), costs.heaviest
        self.ceiling = count * costs.spread
        self.dual = [p + heaviest for p in prices] if prices else [min(line) // 2 for line in self.cost]
        self.lower = sum(self.dual)
        self.mate = [UNMATCHED] * count
        self.top = [Flower([vertex], vertex) for vertex in range(count)]
        self.clock = 0
        self.reach: list[int] = []
        self.outside: list[int] = []  # the UNREACHED vertices
        self.even: list[int] = []  # the EVEN vertices
        self.alarmed: list[Flower] = []

    def solve(self, mates: Sequence[int] = ()) -> bool:
        """Match all vertices as cheaply as possible; False when real edges cannot do it. Begins with tight pairs."""
        for vertex, other in enumerate(mates):
            if vertex < other and self.cost[vertex][other] == self.dual[vertex] + self.dual[other]:
                self.mate[vertex], self.mate[other] = other, vertex
        self._match_greedily()
        return all(self._stage(root) for root in range(len(self.mate)) if self.mate[root] == UNMATCHED)

    def _match_greedily(self) -> None:
        """Raise each unmatched dual until an edge is tight, and take that edge if it can be had."""
        for vertex, costs in enumerate(self.cost):
            if self.mate[vertex] != UNMATCHED:
                continue
            room = [cost - dual for cost, dual in zip(costs, self.dual, strict=True)]
            least = min(room)  # of a real edge, as each vertex has one; never the diagonal
            self.lower += least - self.dual[vertex]
            self.dual[vertex] = least
            for other, value in enumerate(room):
                if value == least and self.mate[other] == UNMATCHED:
                    self.mate[vertex], self.mate[other] = other, vertex
                    break

    def _stage(self, root: int) -> bool:
        """Grow a tree from the root until one more pair is matched; False when the ceiling is broken."""
        self.clock = 0
        self.reach, self.even, self.alarmed = [], [], []
        # Unmatched vertices first: of several edges tight at one moment, take one that ends the stage.
        self.outside = sorted(range(len(self.mate)), key=lambda vertex: self.mate[vertex] != UNMATCHED)
        self.outside.remove(root)
        self._make_even(self.top[root])
        while True:
            moments = [self.reach[x] - self.dual[x] for x in self.outside]
            self.clock = min(moments)  # there is one: the number of unmatched vertices is even
            urgent = min(self.alarmed, key=attrgetter("alarm"), default=None)
            if urgent is not None and urgent.alarm < self.clock:
                self.clock = urgent.alarm
            else:
                urgent = None
            if self.lower + self.clock > self.ceiling:
                return False
            if urgent is None:
                far = self.outside[moments.index(self.clock)]
                near = next(u for u in self.even if self.cost[u][far] - self.dual[u] == self.reach[far])
                if self.mate[far] == UNMATCHED:
                    break
                self._grow(near, far)
            elif urgent.sign == EVEN:
                self._shrink(urgent)
            else:
                self._expand(urgent)
        self._augment(near, far)
        self._settle()
        return True

    def _grow(self, near: int, far: int) -> None:
        """Add the UNREACHED flower of ``far``, and the one it is matched with, to the tree."""
        flower = self.top[far]
        self._relabel(flower, ODD)
        self._make_odd(flower, (far, near))
        self._make_even(self.top[self.mate[flower.base]])
        self.outside = [x for x in self.outside if self.top[x].sign == UNREACHED]

    def _shrink(self, flower: Flower) -> None:
        """An edge between two EVEN flowers is tight: make one flower of the cycle it closes."""
        parts, links = self._cycle(flower)
        whole = Flower([v for part in parts for v in part.members], parts[0].base, parts)
        whole.links = links
        rows = []
        for part in parts:
            if part.sign == EVEN:
                rows.append(part.row)
            else:
                self._relabel(part, EVEN)
                rows.extend(self._rows(part))
            part.row = []
            self._drive(part, UNREACHED)
        self._drive(whole, EVEN)
        for vertex in whole.members:
            self.top[vertex] = whole
        self.alarmed = [other for other in self.alarmed if self.top[other.base] is other]
        self._watch(whole, rows)

    def _cycle(self, flower: Flower) -> tuple[list[Flower], list[Link]]:
        """The parts and links around the cycle that the tight edge of an EVEN flower closes, from the top down."""
        row, gap = flower.row, 2 * flower.alarm
        far = next(x for x in self.even if row[x] - self.dual[x] == gap and self.top[x] is not flower)
        near = next(u for u in flower.members if self.cost[u][far] - self.dual[u] == row[far])
        left, right = self._trail(flower), self._trail(self.top[far])
        while len(left) > 1 and len(right) > 1 and left[-2] is right[-2]:
            left.pop()
            right.pop()
        ancestor = left.pop()
        right.pop()
        left_links = [self._upward(part)[::-1] for part in reversed(left)]
        right_links = [self._upward(part) for part in right]
        return [ancestor, *reversed(left), *right], [*left_links, (near, far), *right_links]

    def _expand(self, flower: Flower) -> None:
        """The potential of an ODD flower has run out: put its parts in its place.

        Those on the even way around from the stem to the base stay in the tree; the others leave it.
        """
        self.alarmed.remove(flower)
        for part in flower.parts:
            self._drive(part, ODD)
            for vertex in part.members:
                self.top[vertex] = part
        parts, links, place = flower.parts, flower.links, flower.place_of(flower.stem[0])
        if place % 2 == 0:  # the even way leads backwards: turn the cycle over
            parts = [parts[0], *parts[:0:-1]]
            links = [(far, near) for near, far in reversed(links)]
            place = len(parts) - place
        for part in parts[1:place]:
            self._relabel(part, UNREACHED)
            self.outside.extend(part.members)
        path = [*parts[place:], parts[0]]
        stems = [flower.stem, *((far, near) for near, far in links[place + 1 :: 2])]
        for part, stem in zip(path[::2], stems, strict=True):
            self._make_odd(part, stem)
        for part in path[1::2]:
            self._make_even(part)

    def _augment(self, near: int, far: int) -> None:
        """Match ``near`` in the tree with ``far`` outside, and shift the matching down to the root."""
        while True:
            flower = self.top[near]
            freed = self.mate[flower.base]
            self._move_base(flower, near)
            self.mate[near], self.mate[far] = far, near
            if freed == UNMATCHED:
                return
            below = self.top[freed]
            far, near = below.stem
            self._move_base(below, far)

    def _move_base(self, flower: Flower, vertex: int) -> None:
        """Rearrange the matching within the flower so that the vertex is the one left over."""
        pending = [(flower, vertex)]
        while pending:
            flower, vertex = pending.pop()
            if flower.base == vertex:
                continue
            place = flower.place_of(vertex)
            flower.base = vertex
            flower.parts = flower.parts[place:] + flower.parts[:place]
            flower.links = flower.links[place:] + flower.links[:place]
            pending.append((flower.parts[0], vertex))
            for step in range(1, len(flower.parts), 2):
                one, two = flower.links[step]
                self.mate[one], self.mate[two] = two, one
                pending += (flower.parts[step], one), (flower.parts[step + 1], two)

    def _settle(self) -> None:
        """End the stage: write the clock into duals and potentials, and forget the tree."""
        for vertex in range(len(self.top)):
            flower = self.top[vertex]
            if flower.sign != UNREACHED:
                self._relabel(flower, UNREACHED)
                flower.row = []
        self.lower += self.clock  # along the tree the changes cancel, but for the root

    def _upward(self, flower: Flower) -> Link:
        """The edge from a flower of the tree towards the root."""
        return flower.stem if flower.sign == ODD else (flower.base, self.mate[flower.base])

    def _trail(self, flower: Flower) -> list[Flower]:
        """The flowers from this one to the root, both included."""
        trail = [flower]
        while (parent := self._upward(trail[-1])[1]) != UNMATCHED:
            trail.append(self.top[parent])
        return trail

    def _make_odd(self, flower: Flower, stem: Link) -> None:
        """Hang an outermost flower, labelled ODD already, on the tree."""
        flower.stem = stem
        if flower.parts:
            flower.alarm = flower.potential // 2
            self.alarmed.append(flower)

    def _make_even(self, flower: Flower) -> None:
        """Label an outermost flower EVEN, and look at all edges of its members."""
        self._relabel(flower, EVEN)
        self._watch(flower, self._rows(flower))

    def _rows(self, flower: Flower) -> list[list[int]]:
        """The rows of vertices that have just become EVEN."""
        self.even += flower.members
        return [[cost - self.dual[v] for cost in self.cost[v]] for v in flower.members]

    def _watch(self, flower: Flower, rows: list[list[int]]) -> None:
        """Give an EVEN flower its row and alarm."""
        row = rows[0] if len(rows) == 1 else list(map(min, *rows))
        flower.row = row
        self.reach = list(map(min, self.reach, row)) if self.reach else row
        dual, top = self.dual, self.top
        gaps = [row[x] - dual[x] for x in self.even if top[x] is not flower]
        if gaps:
            flower.alarm = min(gaps) // 2
            self.alarmed.append(flower)

    def _relabel(self, flower: Flower, sign: int) -> None:
        """Change the label of an outermost flower, leaving the true duals as they are."""
        shift = (flower.sign - sign) * self.clock
        for vertex in flower.members:
            self.dual[vertex] += shift
        self._drive(flower, sign)

    def _drive(self, flower: Flower, sign: int) -> None:
        """Let only the potential follow another sign: UNREACHED stops it, as inside a larger flower."""
        if flower.parts:  # a single vertex has a dual, and no potential
            flower.potential += 2 * (flower.sign - sign) * self.clock
        flower.sign = sign


class Priced(NamedTuple):
    """A best perfect matching and what proves it, in doubled weights.

    ``2 × (heaviest − weight)`` of an edge is never less than the prices of its ends less the potentials of the flowers
    that hold both. A perfect matching is a best one exactly if it reaches this with every edge, and leaves every
    flower by one edge.
    """

    mate: list[int]
    heaviest: int
    prices: list[int]
    flowers: list[tuple[frozenset[int], int]]
    """The flowers with a potential, and that."""


def best_perfect_matching(count: int, weight: Callable[[int, int], int | None]) -> list[int] | None:
    """The mate of each vertex 0..count-1 in a perfect matching of greatest weight, or None if none exists.

    ``weight(u, v)`` is asked once for each u < v: an integer of any size and sign, or None for no edge.
    """
    weights: list[list[int | None]] = [[None] * count for _ in range(count)]
    for u, v in combinations(range(count), 2):
        weights[u][v] = weights[v][u] = weight(u, v)
    found = priced_perfect_matching(Costs.of(weights))
    return None if found is None else found.mate


def priced_perfect_matching(
    costs: Costs, prices: Sequence[int] | None = None, mates: Sequence[int] = ()
) -> Priced | None:
    """The same with its proof; begins with prices, and with mates where those reach them."""
    count = len(costs.rows)
    if count % 2:
        return None
    if any(min(line) > 2 * costs.spread for line in costs.rows):  # a vertex without an edge
        return None
    matcher = Matcher(costs, prices)
    if not matcher.solve(mates):
        return None
    pending, flowers = list(dict.fromkeys(matcher.top)), []
    for flower in pending:
        pending += flower.parts
        if flower.parts and flower.potential:
            flowers.append((frozenset(flower.members), flower.potential))
    return Priced(matcher.mate, costs.heaviest, matcher.dual, flowers)
