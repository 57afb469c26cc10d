"""The graph behind a bracket: the players here and below, a few spots that are no players, and what each edge costs."""

from collections.abc import Collection

from fairswiss.kernel.candidates import Field
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing


class Spot:
    """A vertex that is no player: the bye, or a place for somebody who leaves the following bracket."""

    def __init__(self, name: str) -> None:
        self.name = name


Vertex = Entrant | Spot
BRACKET, FOLLOWING, REST = range(3)
"""The zones of players."""


class Edges:
    """The vertices of a bracket's graph in order, and what the ladder says of every edge."""

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
        leaving = field.floaters if field.landing else len(self.vertices) + bye if field.open_ended else 0
        self.vertices += [Spot("leaves") for _ in range(leaving)]
        for name, count in zip(("moved-down-leaves", "resident-leaves"), field.leavers or (), strict=False):
            self.vertices += [Spot(name) for _ in range(count)]
        if bye:
            self.vertices.append(Spot("bye"))

    def cost(self, one: Vertex, other: Vertex) -> int | None:
        """The edge between two vertices, the earlier one first; None where there is none."""
        if isinstance(one, Entrant) and isinstance(other, Entrant) and not one.may_meet(other):
            return None
        return self._cost(one, other, by_type=False)

    def least(self, one: Vertex, other: Vertex) -> int | None:
        """The same for any two of their types: who has met whom is unknown, and so are histories of colours."""
        if isinstance(one, Entrant) and isinstance(other, Entrant):
            bound = one.bound_to in (0, other.number) and other.bound_to in (0, one.number)
            if one.clashes_with(other) or not bound:
                return None
        return self._cost(one, other, by_type=True)

    def _cost(self, one: Vertex, other: Vertex, by_type: bool) -> int | None:
        field, packing = self.field, self.packing
        if isinstance(one, Spot):
            unused = isinstance(other, Spot) and one.name == other.name == "leaves" and not field.landing
            return 0 if unused else None
        if isinstance(other, Spot):
            return self._to_spot(one, other)
        if one in self.moved_down and other in self.moved_down and not field.mixing:
            return None
        zone, lower = self.zone[one], self.zone[other]
        if lower == BRACKET:
            if field.forbids is not None and field.forbids(one, other):
                return None
            return packing.pair_by_type(one, other) if by_type else packing.pair(one, other)
        if zone == BRACKET and field.stays is not None and field.stays(one):
            return None
        cost = packing.down(one) if zone == BRACKET else 0
        if lower == FOLLOWING:
            return cost + packing.following_pair(one, other)
        return cost + (packing.following_down(one) if zone < REST and field.following else 0)

    def _to_spot(self, one: Entrant, spot: Spot) -> int | None:
        """What it costs to leave the following bracket, or to have the bye."""
        field, packing = self.field, self.packing
        if field.landing is not None:
            return field.landing(one)
        zone = self.zone[one]
        if zone == BRACKET and field.stays is not None and field.stays(one):
            return None
        cost = packing.down(one) if zone == BRACKET else 0
        if zone < REST and field.following:
            cost += packing.following_down(one)
        if spot.name == "leaves":
            return cost if zone < REST else None
        if spot.name != "bye":
            return cost if (spot.name == "moved-down-leaves") == (one in self.moved_down) else None
        if field.takes_bye is None or not field.takes_bye(one):
            return None
        return cost + packing.pab(one)
