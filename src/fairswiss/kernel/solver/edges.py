"""The graph behind a bracket: the players here and below, a few spots that are no players, and what each edge costs.

Vertices.  In order: moved-down players, residents, the following scoregroup, the rest, then the spots. Of an edge the
    earlier vertex comes first, so a higher player never follows a lower one.
Spots.  *bye*: one, if the bye is given here or below. *leaves*: a way out for those who leave the following bracket,
    where nothing below has to be followed; two of them may be matched with each other, at no cost, so that unused
    ones do not matter. Of an odd number one has to leave: then one way out, *somebody-leaves*, must be taken.
    *moved-down-leaves*, *resident-leaves*: as many as float if that number is settled.
Costs.  Each row of the ladder is a sum over pairs, floaters and the bye, so each edge carries what its pair adds:
    leaving the bracket, being paired in the following one or beyond it, having the bye. A perfect matching is a
    complete round from here, and its sum is the packed ladder of its candidate.
Types.  ``least`` is never more than ``cost`` of any two players of the same types, and equal to it unless they
    have met or share an absolute preference: what the proofs by types stand on.
"""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum, auto
from functools import cached_property
from itertools import combinations
from typing import cast

from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


class Way(Enum):
    """The ways out, as above."""

    BYE = auto()
    LEAVES = auto()
    SOMEBODY_LEAVES = auto()
    MOVED_DOWN_LEAVES = auto()
    RESIDENT_LEAVES = auto()


class Spot:
    """A vertex that is no player: the bye, or a place for somebody who leaves the following bracket."""

    def __init__(self, way: Way) -> None:
        self.way = way


Vertex = Entrant | Spot
BRACKET, FOLLOWING, REST = range(3)
"""The zones of players."""


class Edges:
    """The vertices of a bracket's graph in order, and what the ladder says of every edge."""

    def __init__(self, field: Field, packing: Packing) -> None:
        self.field = field
        self.packing = packing
        self.zone: dict[Entrant, int] = {}
        for zone, players in enumerate(((*field.moved_down, *field.residents), field.following, field.rest)):
            for player in players:
                self.zone[player] = zone
        self.inside = len(field.moved_down) + len(field.residents)
        """The players of the bracket come first, so many."""
        self.vertices: list[Vertex] = [*self.zone]
        self.moved_down: Collection[Vertex] = set(field.moved_down)
        bye = field.takes_bye is not None
        leaving = field.floaters if field.cost_of_floating else len(self.vertices) + bye if field.open_ended else 0
        if field.open_ended and leaving % 2 and not field.cost_of_floating:
            self.vertices.append(Spot(Way.SOMEBODY_LEAVES))
            leaving -= 1
        self.vertices += [Spot(Way.LEAVES) for _ in range(leaving)]
        for way, count in zip((Way.MOVED_DOWN_LEAVES, Way.RESIDENT_LEAVES), field.leavers or (), strict=False):
            self.vertices += [Spot(way) for _ in range(count)]
        if bye:
            self.vertices.append(Spot(Way.BYE))

    @cached_property
    def met(self) -> list[set[int]]:
        """Of every vertex the numbers of those whom it has met or is kept apart from."""
        number = {player.number: place for place, player in enumerate(self.zone)}
        met = [{number[n] for n in (*one.card.met, *one.card.apart) if n in number} for one in self.zone]
        return met + [set() for _ in self.vertices[len(met) :]]

    def cost(self, one: Vertex, other: Vertex) -> int | None:
        """The edge between two vertices, the earlier one first; None where there is none."""
        if isinstance(one, Entrant) and isinstance(other, Entrant) and not one.may_meet(other):
            return None
        return self._cost(one, other, by_type=False)

    def every(self) -> Iterator[tuple[int, int, int]]:
        """All edges by the numbers of their vertices, with their cost; asked once what is the same for many."""
        players = list(self.zone)
        yield from self._between_players(players)
        spots = [(b, cast("Spot", spot)) for b, spot in enumerate(self.vertices[len(players) :], len(players))]
        ways = {spot.way: spot for _, spot in spots}
        for a, one in enumerate(players):
            costs = {way: self._to_spot(one, spot) for way, spot in ways.items()}
            yield from ((a, b, cost) for b, spot in spots if (cost := costs[spot.way]) is not None)
        for (a, spot), (b, other) in combinations(spots, 2):
            if self._cost(spot, other, by_type=False) is not None:
                yield a, b, 0

    def _between_players(self, players: Sequence[Entrant]) -> Iterator[tuple[int, int, int]]:
        """The edges that are no way out."""
        following = self.inside + len(self.field.following)
        for a, one in enumerate(players):
            leaving, beyond = self._leaving(one), self._beyond_following(one)
            for b in range(a + 1, self.inside if leaving is None else len(players)):
                other = players[b]
                if one.may_meet(other):
                    cost: int | None = (leaving or 0) + beyond
                    if b < self.inside:
                        cost = self._between(one, other, by_type=False)
                    elif b < following:
                        cost = (leaving or 0) + self.packing.following_pair(one, other)
                    if cost is not None:
                        yield a, b, cost

    def least(self, one: Vertex, other: Vertex) -> int | None:
        """The same for any two of their types: who has met whom is unknown, and so are histories of colours."""
        if isinstance(one, Entrant) and isinstance(other, Entrant):
            bound = one.bound_to in (0, other.number) and other.bound_to in (0, one.number)
            if one.clashes_with(other) or not bound:
                return None
        return self._cost(one, other, by_type=True)

    def _cost(self, one: Vertex, other: Vertex, by_type: bool) -> int | None:
        if isinstance(one, Spot):
            unused = isinstance(other, Spot) and one.way is other.way is Way.LEAVES
            return 0 if unused and not self.field.cost_of_floating else None
        if isinstance(other, Spot):
            return self._to_spot(one, other)
        return self._between(one, other, by_type) if self.zone[other] == BRACKET else self._downwards(one, other)

    def _between(self, one: Entrant, other: Entrant, by_type: bool) -> int | None:
        """The cost of a pair of the bracket; None if it is forbidden."""
        field = self.field
        if not field.mixing and one in self.moved_down and other in self.moved_down:
            return None
        if field.forbids is not None and field.forbids(one, other):
            return None
        return self.packing.pair_by_type(one, other) if by_type else self.packing.pair(one, other)

    def _downwards(self, one: Entrant, other: Entrant) -> int | None:
        """The cost of a pair whose lower player is below the bracket."""
        cost = self._leaving(one)
        if cost is None:
            return None
        if self.zone[other] == FOLLOWING:
            return cost + self.packing.following_pair(one, other)
        return cost + self._beyond_following(one)

    def _leaving(self, one: Entrant) -> int | None:
        """The cost of leaving the bracket, for those who are in it; None if the player has to stay."""
        if self.zone[one] != BRACKET:
            return 0
        stays = self.field.stays
        return None if stays is not None and stays(one) else self.packing.down(one)

    def _beyond_following(self, one: Entrant) -> int:
        """The cost of being paired below the following bracket, if there is one."""
        return self.packing.following_down(one) if self.field.following and self.zone[one] < REST else 0

    def _to_spot(self, one: Entrant, spot: Spot) -> int | None:
        """The cost of leaving the following bracket, or of having the bye."""
        field = self.field
        if field.cost_of_floating is not None:
            return field.cost_of_floating(one)
        cost = self._leaving(one)
        if cost is None:
            return None
        cost += self._beyond_following(one)
        if spot.way in (Way.LEAVES, Way.SOMEBODY_LEAVES):
            return cost if self.zone[one] < REST else None
        if spot.way is not Way.BYE:
            return cost if (spot.way is Way.MOVED_DOWN_LEAVES) == (one in self.moved_down) else None
        if field.takes_bye is None or not field.takes_bye(one):
            return None
        return cost + self.packing.pab(one)
