"""Types: players whom the ladder cannot tell apart, who has met whom aside.

Key.  A type is everything that any row of a ladder may look at: score, preference and its strength, topscorer,
    floats, rights to the bye and to float, and what floating costs. ``bound_to`` players are alone in their type.
Cost.  So ``costs`` may ask one *sample* of each type: no two players of these types cost less, and all who have not
    met cost the same, except that of two with the same absolute preference the histories of colours may decide, for
    which the lesser is taken. Types of whom all have met each other, or who are one player alone, have no cost.
Counts.  ``counts`` adds up to all players and spots; it is what the transport problem and the quotas begin with.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations_with_replacement, product
from operator import or_
from typing import TypeVar, cast

from fairswiss.kernel.solver.edges import BRACKET, Edges, Spot, Vertex
from fairswiss.kernel.solver.lookahead import Lookahead
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import MOST_PLAYERS, Entrant, bits_of
from fairswiss.kernel.vocabulary.ladder import Packing


class BracketTypes:
    """Every player's type, how many there are of each, and what pairs of types cost; the last type is the way down."""

    def __init__(self, field: Field, packing: Packing, below: Lookahead, floaters: int) -> None:
        self.field = field
        self.packing = packing
        self.of: dict[Entrant, int] = {}
        """The residents' types come first."""
        self.samples: list[Entrant] = []
        self.down: list[int | None] = []
        """By type: what floating down costs."""
        known: dict[Hashable, int] = {}
        self._moved_down = set(field.moved_down)
        scores = len({player.score for player in field.residents}) > 1
        topscorers = any(player.topscorer for player in (*field.residents, *field.moved_down))
        alike = not field.moved_down and not scores
        cost_of = _remembered(below) if floaters else lambda player: None
        for player in (*field.residents, *field.moved_down):
            key = (
                player.score,
                player.preference,
                player.strength,
                player.topscorer,
                player.extremes if topscorers else None,
                player.bound_to and player.number,
                None if alike else (player.upfloated, player.downfloated, player in self._moved_down),
                cost_of(player),
            )
            number = known.setdefault(key, len(known))
            if number == len(self.samples):
                self.samples.append(player)
                self.down.append(key[-1])
            self.of[player] = number
        self.way_down = len(self.samples)
        members = _members(self.of.items(), self.way_down)
        self._some_may_meet = _meetings(members)
        self.counts = [*map(len, members), floaters]

    def costs(self) -> list[list[int | None]]:
        """The least cost of a pair of each two types, and of floating."""
        size = self.way_down
        table: list[list[int | None]] = [[None] * (size + 1) for _ in range(size + 1)]
        residents: dict[Hashable, int | None] = {}
        for a, one in enumerate(self.samples):
            for b in range(a, size):
                if self._some_may_meet(a, b):
                    table[a][b] = table[b][a] = self._pair(one, self.samples[b], residents)
            table[a][size] = table[size][a] = self.down[a]
        return table

    def _pair(self, one: Entrant, other: Entrant, residents: dict[Hashable, int | None]) -> int | None:
        if one.score != other.score or one in self._moved_down or other in self._moved_down:
            return self._cost(one, other)
        key = (_claim(one), _claim(other))  # between equal scores only the claims matter
        if key not in residents:
            residents[key] = self._cost(one, other)
        return residents[key]

    def _cost(self, one: Entrant, other: Entrant) -> int | None:
        """The least cost of two players of these types who have not met; they may be the same sample."""
        if one in self._moved_down and other in self._moved_down:
            return None
        if other in self._moved_down or (one not in self._moved_down and one.score < other.score):
            one, other = other, one
        if one.clashes_with(other) or not _bound(one, other):
            return None
        if self.field.forbids and self.field.forbids(one, other):
            return None
        return self.packing.pair_by_type(one, other)


class GraphTypes:
    """The types of everybody, in a bracket and below it, and of the spots."""

    def __init__(self, edges: Edges) -> None:
        self.edges = edges
        self.vertices = edges.vertices
        self.topscorers = any(isinstance(vertex, Entrant) and vertex.topscorer for vertex in self.vertices)
        self.samples: list[Vertex] = []
        known: dict[Hashable, int] = {}
        self._known_by_white: dict[tuple[int, int], tuple[int, int] | None] = {}
        self.of: list[int] = []
        for vertex in self.vertices:
            key = self._key(vertex)
            number = known.setdefault(key, len(known))
            if number == len(self.samples):
                self.samples.append(vertex)
            self.of.append(number)
        members = _members(zip(self.vertices, self.of, strict=True), len(self.samples))
        self._some_may_meet = _meetings(members)
        self.counts = list(map(len, members))

    def _key(self, vertex: Vertex) -> Hashable:
        if isinstance(vertex, Spot):
            return vertex.way
        edges = self.edges
        takes_bye = edges.field.takes_bye
        bye = edges.packing.pab(vertex) if takes_bye and takes_bye(vertex) else None
        if edges.field.cost_of_floating:
            bye = edges.field.cost_of_floating(vertex)
        stays = edges.field.stays is not None and edges.field.stays(vertex)
        zone, bound = edges.zone[vertex], vertex.bound_to and vertex.number
        if zone != BRACKET:
            return zone, vertex.score, vertex.absolute, vertex.topscorer, vertex.barred_from_pab, bye, bound
        claim = (vertex.preference, vertex.strength, vertex.topscorer, vertex.extremes if self.topscorers else None)
        floats = (vertex.upfloated, vertex.downfloated)
        return zone, vertex.score, claim, floats, vertex.barred_from_pab, bye, bound, vertex in edges.moved_down, stays

    def costs(self) -> list[list[int | None]]:
        """The least cost of an edge between each two types."""
        size = len(self.samples)
        table: list[list[int | None]] = [[None] * size for _ in range(size)]
        for a, one in enumerate(self.samples):
            for b in range(a, size):
                if self._some_may_meet(a, b):
                    table[a][b] = table[b][a] = self._least(one, self.samples[b])
        return table

    def _least(self, one: Vertex, other: Vertex) -> int | None:
        return self.edges.least(one, other)

    def dearer_pairs(self, among: Callable[[int, int], bool]) -> Iterator[tuple[int, int, int]]:
        """The pairs of the bracket that cost more than their types promise, and what: the wrong player has White.

        Of types to be asked about; the earlier player first.
        """
        members: dict[int, list[int]] = {}
        for place, vertex in enumerate(self.vertices[: self.edges.inside]):
            if isinstance(vertex, Entrant) and vertex.absolute:
                members.setdefault(self.of[place], []).append(place)
        for a, b in combinations_with_replacement(members, 2):
            if among(a, b) and self._by_white(*sorted((members[a][0], members[b][0]))):
                for one, other in product(members[a], members[b]):
                    if a != b or one < other:
                        pair = min(one, other), max(one, other)
                        costs, white = self._by_white(*pair), self._white_of(*pair)
                        if costs and costs[white] > min(costs):
                            yield *pair, costs[white]

    def _by_white(self, one: int, other: int) -> tuple[int, int] | None:
        """The costs of a pair of the types of two players with White for the first and the second, if that matters."""
        types = self.of[one], self.of[other]
        if types not in self._known_by_white:
            self._known_by_white[types] = self.edges.packing.by_white(*self._players(one, other))
        return self._known_by_white[types]

    def _white_of(self, one: int, other: int) -> int:
        first, second = self._players(one, other)
        return int(self.edges.packing.setting.white_of(first, second) is not first)

    def _players(self, one: int, other: int) -> tuple[Entrant, Entrant]:
        return cast("Entrant", self.vertices[one]), cast("Entrant", self.vertices[other])


Member = TypeVar("Member", Entrant, Vertex)


def _members(types: Iterable[tuple[Member, int]], size: int) -> list[list[Member]]:
    """The members of each type."""
    found: list[list[Member]] = [[] for _ in range(size)]
    for member, number in types:
        found[number].append(member)
    return found


def _meetings(members: Sequence[Sequence[Vertex]]) -> Callable[[int, int], bool]:
    """Of two types whether some of their members may meet: at least they have not met, and are two."""
    first = next((vertex for some in members for vertex in some if isinstance(vertex, Entrant)), None)
    if first is None or first.circle is None:
        return lambda a, b: _some_have_not_met(members[a], members[b])
    opponents = first.circle.opponents
    sets, reached, spots = [], [], -1 << MOST_PLAYERS  # behind the players of a circle
    for number, some in enumerate(members):
        if isinstance(some[0], Spot):
            own = 1 << MOST_PLAYERS + number
            sets.append(own)
            reached.append(-1 if len(some) > 1 else ~own)
        else:
            players = cast("Sequence[Entrant]", some)
            sets.append(bits_of(players))
            reached.append(reduce(or_, [opponents[player.bit] for player in players], spots))
    return lambda a, b: sets[a] & reached[b] != 0


def _some_have_not_met(ones: Sequence[Vertex], others: Sequence[Vertex]) -> bool:
    """True if two different members of two types have not met; claims aside."""
    if len(ones) > len(others):
        ones, others = others, ones
    first = ones[0]
    if isinstance(first, Entrant) and len(others) > first.encounters + 1:
        return True
    return any(one is not other and not _apart(one, other) for one in ones for other in others)


def _apart(one: Vertex, other: Vertex) -> bool:
    if not isinstance(one, Entrant) or not isinstance(other, Entrant):
        return False
    return other.number in one.card.met or other.number in one.card.apart


def _claim(player: Entrant) -> Hashable:
    return player.preference, player.strength, player.topscorer, player.extremes, player.bound_to and player.number


def _bound(one: Entrant, other: Entrant) -> bool:
    return one.bound_to in (0, other.number) and other.bound_to in (0, one.number)


def _remembered(below: Lookahead) -> Callable[[Entrant], int | None]:
    """Floating costs the same for players of equal score, floats, unplayed games and right to float and to the bye."""
    field = below.field
    moved_down = set(field.moved_down)
    known: dict[Hashable, int | None] = {}

    def of(player: Entrant) -> int | None:
        rights = (
            field.stays is not None and field.stays(player),
            field.takes_bye is not None and field.takes_bye(player),
            player.barred_from_pab,
            below.welcomes(player),
            player in moved_down,
        )
        key = (player.score, player.downfloated, player.unplayed_games, player.topscorer, player.bound_to, rights)
        if key not in known:
            known[key] = below.cost(player)
        return known[key]

    return of
