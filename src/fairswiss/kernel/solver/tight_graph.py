"""The pairs of which a best round from here is made, and what is decided of each player.

Tight graph.  Two vertices are joined if their types are tight, they have not met, and their pair costs what the
    types promise. A perfect matching of this graph has the cost of the bound. If there is one, the best candidates
    are exactly those that are part of such a matching; if there is none, nothing is known.
Decisions.  ``decided`` says of each vertex of the bracket what is settled; its *kind* is its type and that. A decision
    takes pairs away and never adds one, so a graph of kinds has no perfect matching that the tight graph has not.
"""

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import cast

from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph
from fairswiss.kernel.solver.edges import BRACKET, Edges, Vertex
from fairswiss.kernel.solver.limits import MOST_TYPES_WITH_LOWER
from fairswiss.kernel.solver.player_types import GraphTypes
from fairswiss.kernel.solver.transport import Bound, Costs, cheapest
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing

ANYBODY, PAIRED, FLOATING, UPPER, LOWER = range(5)
"""The decisions on a player of the bracket: none, paired or floating, the half of a remainder."""
Kind = tuple[int, int]
"""A type and what is decided."""


class NoRoundAtAll(Exception):
    """Not even halves of players can be paired completely: that is proof that no round from here is complete."""


class TypedField:
    """A field, and what types say of it: worked out when first asked for, once for all ways to its best candidate."""

    def __init__(self, field: Field, packing: Packing) -> None:
        self.field = field
        self.packing = packing
        self.mates: list[int] = []
        """Those in a largest matching of tight pairs, where that was tried and led to no candidate."""
        self.exchanged = False
        """True if players of the remainder must be exchanged, and it was tried in vain to say who."""

    @cached_property
    def edges(self) -> Edges:
        """The vertices, and what each edge costs."""
        return Edges(self.field, self.packing)

    @cached_property
    def types(self) -> GraphTypes:
        """The types of the vertices."""
        return GraphTypes(self.edges)

    @cached_property
    def costs(self) -> Costs:
        """The least cost of an edge between each two types."""
        return self.types.costs()

    @cached_property
    def bound(self) -> Bound | None:
        """The least that a complete round can cost, by types."""
        return cheapest(self.types.counts, self.costs)

    def tight_graph(self) -> "TightGraph | None":
        """The graph for the bound by types; None where there is no such bound, or too many types."""
        if not self.field.may_be_typed() or len(self.types.samples) > MOST_TYPES_WITH_LOWER:
            return None
        if self.bound is None:
            raise NoRoundAtAll
        if self.bound.doubled % 2:
            return None
        return TightGraph(self.field, self.types, self.bound.tight, self.bound.doubled // 2)


class TightGraph:
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
        kinds = [self.kind(place) for place in range(len(types.vertices))]
        self._meeting = MeetingGraph(kinds, self.compatible, self.apart)
        self._said = list(self.decided)
        """The decisions that it knows of."""
        self._known: list[int] = []
        """The mates of the last complete matching, from which the next one is not far."""

    def _apart(self) -> list[set[int]]:
        """The pairs that have met, and those that are worse than their types promise."""
        apart = list(self.types.edges.met)
        for one, other, _ in self.types.dearer_pairs(lambda a, b: bool(self.tight[a] >> b & 1)):
            apart[one] = apart[one] | {other}
            apart[other] = apart[other] | {one}
        return apart

    def use(self, one: int, other: int) -> bool:
        """Say that two vertices are paired; True if fewer pairs of others are possible for it."""
        del one, other
        return False

    @property
    def place(self) -> dict[Vertex, int]:
        """The number of every vertex."""
        return {vertex: number for number, vertex in enumerate(self.types.vertices)}

    def named(self, pairs: Iterable[tuple[int, int]]) -> list[tuple[Vertex, Vertex]]:
        """The vertices of pairs."""
        return [(self.types.vertices[one], self.types.vertices[other]) for one, other in pairs]

    def kind(self, place: int) -> Kind:
        """The type of a vertex and what is decided of it."""
        return self.types.of[place], self.decided[place]

    def decide(self, places: Iterable[int], decision: int) -> None:
        """Settle something of these."""
        for place in places:
            self.decided[place] = decision

    def undecide(self, places: Iterable[int]) -> None:
        """Open what was settled of these."""
        self.decide(places, ANYBODY)

    def meeting(self) -> MeetingGraph[Kind]:
        """The graph of kinds as they are decided now: always the same one."""
        if self.decided != self._said:
            for place, (now, before) in enumerate(zip(self.decided, self._said, strict=True)):
                if now != before:
                    self._meeting.change_kind(place, self.kind(place))
            self._said = list(self.decided)
        return self._meeting

    def completion(self, places: Iterable[int]) -> KeptCompletion:
        """Asks whether these can all be paired."""
        return KeptCompletion(cast("MeetingGraph[Hashable]", self.meeting()), places, self._known)

    def whole_round(self, chosen: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        """Pairs after which all others can be paired, and pairs of these."""
        pairs = list(chosen)
        others = set(range(len(self.decided))).difference(*pairs)
        mate = self.completion(others).kept().mate
        return pairs + [(one, mate[one]) for one in others if one < mate[one]]

    def compatible(self, one: Kind, other: Kind) -> bool:
        """True if players of these kinds may be paired."""
        (a, first), (b, second) = one, other
        if not self.tight[a] >> b & 1:
            return False
        if not self.here[a] or not self.here[b]:
            return first not in (PAIRED, UPPER) and second not in (PAIRED, UPPER)
        if FLOATING in (first, second):
            return False
        return first == ANYBODY or first != second

    def counts(self, places: Iterable[int]) -> dict[Kind, int]:
        """The kinds of these, and how many there are of each."""
        found: dict[Kind, int] = {}
        for place in places:
            kind = self.kind(place)
            found[kind] = found.get(kind, 0) + 1
        return found
