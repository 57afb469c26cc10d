"""The best candidate with its proof where those below matter: the types of the whole graph, and one kept matching.

Bound.  A transport problem over everybody here and below, and the spots, gives the least any complete round from
    here can cost, and the tight pairs of types.
Tight graph.  Two vertices are joined if their types are tight, they have not met, and their pair costs what the
    types promise. A perfect matching of this graph has the cost of the bound. If there is one, the best candidates
    are exactly those that are part of such a matching; if there is none, nothing is known and the answer is None.
Choices.  Made in the order of generation: which moved-down players are paired, with whom, who is in S1, and row by
    row with whom. ``decided`` says of each vertex what is settled; its kind is its type and that. Before and after
    every choice a perfect matching of the graph of kinds exists (``completion``). Each choice is the first that
    keeps this so, hence what is passed over is in no best candidate, and the result is the first of them.
Quotas.  A flow between kinds refuses most impossible choices before the matching is asked. It never refuses a
    possible one.
Exchanges.  If S1 against S2 leaves no perfect matching, the fewest players to exchange follow from a second
    transport problem in which a pair inside S2 costs one; which of them, from ``typed_exchanges``. Who has met whom
    may still break it: then None.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import cast

from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph
from fairswiss.kernel.solver.edges import BRACKET, Edges
from fairswiss.kernel.solver.limits import MOST_TYPES_WITH_LOWER
from fairswiss.kernel.solver.player_types import GraphTypes
from fairswiss.kernel.solver.quota import Quota
from fairswiss.kernel.solver.transport import cheapest
from fairswiss.kernel.solver.typed_exchanges import first_exchange
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, Pairs
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.generation import Exchange, Numbers
from fairswiss.kernel.vocabulary.ladder import Packing

ANYBODY, PAIRED, FLOATING, UPPER, LOWER = range(5)
"""The decisions on a player of the bracket: none, the fate of a moved-down player, the half of the remainder."""
Kind = tuple[int, int]
"""A type and what is decided."""


def proven_by_matching(field: Field, packing: Packing) -> Candidate | None:
    """The best candidate with its proof, or None."""
    proof = _proof(field, packing)
    return proof.candidate() if proof else None


def proven_cost(field: Field, packing: Packing) -> int | None:
    """The cost of the best candidate, if it can be proven."""
    proof = _proof(field, packing)
    return proof.cost if proof else None


def _proof(field: Field, packing: Packing) -> "_Proof | None":
    """The tight pairs, if a perfect matching of them reaches the bound."""
    if not field.may_be_typed():
        return None
    graph = GraphTypes(Edges(field, packing))
    if len(graph.samples) > MOST_TYPES_WITH_LOWER:
        return None
    bound = cheapest(graph.counts, graph.costs())
    if bound is None or bound.doubled % 2:
        return None
    proof = _Proof(field, graph, bound.tight, bound.doubled // 2)
    return proof if proof.completion.possible() else None


class _Proof:
    """The pairs that are still possible in a best candidate."""

    def __init__(self, field: Field, types: GraphTypes, tight: list[int], cost: int) -> None:
        self.field = field
        self.cost = cost
        self.types = types
        self.tight = tight
        self.inside = len(field.moved_down) + len(field.residents)
        self.here = [isinstance(s, Entrant) and types.edges.zone[s] == BRACKET for s in types.samples]
        self.apart = self._apart()
        self.decided = [ANYBODY] * len(types.vertices)
        self.completion = self._completion(range(len(types.vertices)))

    def _apart(self) -> list[set[int]]:
        """The pairs that have met, and those that are worse than their types promise."""
        vertices = self.types.vertices
        number = {vertex.number: place for place, vertex in enumerate(vertices) if isinstance(vertex, Entrant)}
        apart: list[set[int]] = [set() for _ in vertices]
        for place, vertex in enumerate(vertices):
            if isinstance(vertex, Entrant):
                apart[place] = {number[n] for n in (*vertex.card.met, *vertex.card.apart) if n in number}
        absolute = [p for p in range(self.inside) if cast("Entrant", vertices[p]).absolute]
        for index, one in enumerate(absolute):
            for other in absolute[index + 1 :]:
                if self._worse_than_its_types(one, other):
                    apart[one].add(other)
                    apart[other].add(one)
        return apart

    def _worse_than_its_types(self, one: int, other: int) -> bool:
        types = self.types
        if not self.tight[types.of[one]] >> types.of[other] & 1:
            return False
        first, second = types.vertices[one], types.vertices[other]
        return types.edges.least(first, second) != types.edges.cost(first, second)

    def _completion(self, places: Sequence[int]) -> KeptCompletion:
        kinds = list(zip(self.types.of, self.decided, strict=True))
        graph = MeetingGraph(kinds, self._compatible, self.apart)
        return KeptCompletion(cast("MeetingGraph[Hashable]", graph), places)

    def _compatible(self, one: Kind, other: Kind) -> bool:
        (a, first), (b, second) = one, other
        if not self.tight[a] >> b & 1:
            return False
        if not self.here[a] or not self.here[b]:
            return first not in (PAIRED, UPPER) and second not in (PAIRED, UPPER)
        if FLOATING in (first, second):
            return False
        return first == ANYBODY or first != second

    def candidate(self) -> Candidate | None:
        """Moved-down players first, then the remainder; None where no exchange is found."""
        self._decide_moved_down()
        moved = len(self.field.moved_down)
        paired = [place for place in range(moved) if self.decided[place] == PAIRED]
        pairs = self._rows(paired, range(moved, self.inside))
        vertices = self.types.vertices
        rows = self._remainder()
        if rows is None:
            return None
        used = {place for pair in (*pairs, *rows) for place in pair}
        players = [cast("Entrant", vertex) for vertex in vertices[: self.inside]]
        down = tuple(player for place, player in enumerate(players) if place not in used)
        named: list[Pairs] = [tuple((players[a], players[b]) for a, b in found) for found in (pairs, rows)]
        return Candidate(named[0], named[1], down, self.types.edges.packing.split(self.cost), self.cost)

    def _decide_moved_down(self) -> None:
        """Each in turn is paired if that can be."""
        moved = len(self.field.moved_down)
        residents = range(moved, self.inside)
        for place in range(moved):
            kind = (self.types.of[place], PAIRED)
            paired = self.completion.some_pairing_joins(place, residents, kind)
            self.decided[place] = PAIRED if paired else FLOATING
            self.completion.graph.change_kind(place, self._kind(place))
            self.completion.graph_changed()

    def _chooser(self, columns: Sequence[int]) -> Callable[[int], int | None]:
        """Gives a player the first of these that leaves a perfect matching."""
        of, allowed, quota = self._quota()
        left = self.completion.left
        waiting = [place for place in columns if place in left]

        def choose(row: int) -> int | None:
            refused: set[int] = set()
            for index, place in enumerate(waiting):
                kind = of[place]
                if kind in refused or not allowed[of[row]] >> kind & 1 or place in self.apart[row]:
                    continue
                if not quota.take_both_ways(of[row], kind):
                    refused.add(kind)
                elif self.completion.pair(row, place):
                    del waiting[index]
                    return place
                else:
                    quota.give_back(of[row], kind)
            return None

        return choose

    def _quota(self) -> tuple[dict[int, int], list[int], Quota]:
        """The kinds of all who are left, which of them may be paired, and the flow between them."""
        kinds, counts = self._kinds()
        number = {kind: place for place, kind in enumerate(kinds)}
        of = {place: number[self._kind(place)] for place in self.completion.left}
        allowed = self._masks(kinds)
        return of, allowed, Quota(counts, counts, allowed)

    def _masks(self, kinds: Sequence[Kind]) -> list[int]:
        """For each kind a bit for every kind that it may be paired with."""
        return [sum(self._compatible(one, other) << b for b, other in enumerate(kinds)) for one in kinds]

    def _kinds(self) -> tuple[list[Kind], list[int]]:
        """The kinds of all who are left, and how many there are of each."""
        counts: dict[Kind, int] = {}
        for place in sorted(self.completion.left):
            kind = self._kind(place)
            counts[kind] = counts.get(kind, 0) + 1
        return list(counts), list(counts.values())

    def _kind(self, place: int) -> Kind:
        return self.types.of[place], self.decided[place]

    def _remainder(self) -> list[tuple[int, int]] | None:
        """S1 against S2, exchanged as little as possible; None where no exchange is found."""
        left = sorted(self.completion.left)
        members = [p for p in left if len(self.field.moved_down) <= p < self.inside]
        mate = self.completion.kept().mate
        half = (len(members) - sum(mate[place] >= self.inside for place in members)) // 2
        self._divide(members[:half], members[half:])
        if self._quota()[2].complete:
            self.completion = self._completion(left)
            if self.completion.possible():
                return self._rows(members[:half], members[half:])
        exchange = self._exchange(members)
        if exchange is None:
            return None
        s1 = sorted(
            {*members[:half], *(members[i] for i in exchange.entering)} - {members[i] for i in exchange.leaving}
        )
        s2 = sorted({*members} - {*s1})
        self._divide(s1, s2)
        self.completion = self._completion(left)
        return self._rows(s1, s2) if self.completion.possible() else None

    def _divide(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        for place in s1:
            self.decided[place] = UPPER
        for place in s2:
            self.decided[place] = LOWER

    def _exchange(self, members: list[int]) -> Exchange | None:
        """As few players as the types allow, in the order of exchanges."""
        kinds, counts = self._kinds()
        bound = cheapest(counts, [[self._exchanged(one, other) for other in kinds] for one in kinds])
        if bound is None or bound.doubled % 2:
            return None
        free = set(_free(kinds, bound.tight))
        places: dict[Kind, list[int]] = {}
        for index, place in enumerate(members):
            if (kind := self._kind(place)) in free:
                places.setdefault(kind, []).append(index)
        own = list(dict.fromkeys(self.types.of[place] for place in members))
        leaving = [places.get((of, UPPER), [])[::-1] for of in own]
        entering = [places.get((of, LOWER), []) for of in own]

        def allowed(out: Numbers, into: Numbers) -> bool:
            after = dict(zip(kinds, counts, strict=True))
            for of, less, more in zip(own, out, into, strict=True):
                after[of, UPPER] = after.get((of, UPPER), 0) - less + more
                after[of, LOWER] = after.get((of, LOWER), 0) + less - more
            numbers = list(after.values())
            return Quota(numbers, numbers, self._masks(list(after))).complete

        return first_exchange(leaving, entering, bound.doubled // 2, allowed)

    def _exchanged(self, one: Kind, other: Kind) -> int | None:
        """One for a pair inside S2, which needs an exchange; None where no best pairing has such a pair."""
        (a, first), (b, second) = one, other
        if not self.tight[a] >> b & 1 or PAIRED in (first, second):
            return None
        if self.here[a] and self.here[b]:
            return None if FLOATING in (first, second) else int(first == second == LOWER)
        return 0

    def _rows(self, players: Sequence[int], columns: Sequence[int]) -> list[tuple[int, int]]:
        """Each player in turn with the first of the columns."""
        choose = self._chooser(columns)
        rows = []
        for row in players:
            other = choose(row)
            if other is None:
                raise AssertionError("a row finds nobody although a perfect matching was kept")
            rows.append((row, other))
        return rows


def _free(kinds: Sequence[Kind], tight: Sequence[int]) -> Iterator[Kind]:
    """The kinds of S1 that need not be paired with S2, and those of S2 that may be paired inside S2."""
    lower = sum(1 << place for place, (_, half) in enumerate(kinds) if half == LOWER)
    elsewhere = {UPPER: ~lower, LOWER: lower}
    for place, (kind, half) in enumerate(kinds):
        if half in elsewhere and tight[place] & elsewhere[half]:
            yield kind, half
