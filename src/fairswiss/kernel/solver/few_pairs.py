"""The pairs of a bracket of few players: what each costs, and the first of the cheapest ways to make all of them.

Order.  The cheapest way to pair a set is found by looking at all smaller sets (``matchings.cheapest_pairs``). A pair
    weighs its cost and, behind that, its position in the order of generation, so the first of the cheapest is found.
Two steps.  The order of a remainder depends on who is in it. So moved-down players are paired first, the others as it
    comes; then these again, in their order.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fairswiss.kernel.matchings import CheapestPairs
from fairswiss.kernel.matchings import places as places_of
from fairswiss.kernel.solver.feasibility import circle_of
from fairswiss.kernel.solver.limits import WORTH_PRICES
from fairswiss.kernel.solver.packed_order import Positions
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.colours import WHITE
from fairswiss.kernel.vocabulary.entrants import Circle, Entrant
from fairswiss.kernel.vocabulary.ladder import Packing

Rows = list[tuple[int, int]]
"""Pairs by the places of the players."""
Floating = Sequence[int | None]
"""Of every player what floating costs, None if that cannot be; empty if nobody floats."""


Weights = dict[int, list[tuple[int, int]]]
"""The pairs of each player with later ones, by bits of their places: the weight and the other."""
Made = Callable[[], tuple[Weights, int]]
"""A maker of weights: they, and the number of their last bits that say the position."""
_Way = tuple[int, Rows, int]
"""The cheapest way to pair some, of several the one that comes first: its cost, its pairs and its position."""


class Paired(NamedTuple):
    """The first of the cheapest ways to pair some players."""

    cost: int
    rows: Rows
    position: tuple[int, int]
    """In the order of generation: of moved-down players' pairs, then of the others."""


class FewPairs:
    """The players of a bracket by their places, and the pairs they can make."""

    def __init__(self, field: Field, packing: Packing, players: Sequence[Entrant], order: Positions) -> None:
        self._field = field
        self._packing = packing
        self._players = players
        self._order = order
        self._moved_down = len(field.moved_down)
        circle = circle_of(players)
        assert circle is not None
        self._costs = self._costs_in(circle)
        """Of every player the cost of a pair with each of the later ones who may be the opponent."""
        self._known: dict[tuple[int, ...], tuple[CheapestPairs, int]] = {}
        """By the players of a remainder and the number of its pairs; nobody for the first part."""

    def _costs_in(self, circle: Circle) -> Weights:
        players, forbids, cost = self._players, self._field.forbids, self._packing.pair
        found: Weights = {}
        for a, one in enumerate(players):
            open_to, row = circle.opponents[one.bit], list[tuple[int, int]]()
            for b in range(max(a + 1, self._moved_down), len(players)):
                other = players[b]
                if open_to & other.bit and not (forbids and forbids(one, other)):
                    row.append((cost(one, other), 1 << b))
            found[1 << a] = row
        return found

    def weighed(self, pairs: int) -> tuple[Callable[[int], int | None], int]:
        """The least weight of so many pairs of a set, each player a bit by the place; None if they cannot be made.

        And the number of its last bits: they say the position, as far as it does not depend on who floats, the others
        the cost.
        """
        if self._moved_down:
            ways, bits = self._kept_weights((), self._weights_of_first_part)
        else:
            ways, bits = self._kept_weights(*self._of_remainder(pairs, range(len(self._players))))
        return ways.least, bits

    def first(self, places: Sequence[int], floating: Floating = ()) -> Paired | None:
        """The first of the cheapest ways to pair some players; one of them floats if it is said what that costs."""
        if not self._moved_down:
            found = self._remainder(places, floating, range(len(self._players)))
            return None if found is None else Paired(found[0], found[1], (0, found[2]))
        first_part = self._first_part(places, floating)
        return None if first_part is None else self._completed(places, floating, *first_part)

    def in_order(self, sets: list[int]) -> list[int]:
        """Sets in the order of their first ways; all weigh the same, so only their remainders may differ."""
        if len(sets) == 1:
            return sets
        first = self.first(places_of(sets[0]))
        assert first is not None
        used = _set_of([place for row in first.rows if row[0] < self._moved_down for place in row])
        members = [place for place in range(self._moved_down, len(self._players)) if not used >> place & 1]
        pairs = sum([row[0] >= self._moved_down for row in first.rows])
        ways, bits = self._kept_weights(*self._of_remainder(pairs, members))
        late = {left: total & ((1 << bits) - 1) for left in sets if (total := ways.least(left & ~used)) is not None}
        return sorted(late, key=late.__getitem__)

    def first_of(self, sets: list[int]) -> Paired:
        """The first way to pair one of several sets that weigh the same."""
        first = self.first(places_of(self.in_order(sets)[0]))
        assert first is not None
        return first

    def _completed(self, places: Sequence[int], floating: Floating, cost: int, rows: Rows, position: int) -> Paired:
        """The pairs of moved-down players as they are, and the others in their order."""
        paired = [row for row in rows if row[0] < self._moved_down]
        used = {place for row in paired for place in row}
        members = [place for place in range(self._moved_down, len(self._players)) if place not in used]
        left = [place for place in places if place >= self._moved_down and place not in used]
        others = self._remainder(left, floating if len(left) % 2 else (), members)
        assert others is not None
        return Paired(cost, paired + others[1], (position, others[2]))

    def _first_part(self, places: Sequence[int], floating: Floating) -> _Way | None:
        """The pairs of moved-down players in their order, the others as it comes."""
        return self._cheapest(places, floating, (), self._weights_of_first_part)

    def _weights_of_first_part(self) -> tuple[Weights, int]:
        assert self._order.moved_down is not None
        places, before = self._order.moved_down(self._field), self._moved_down
        bits = sum([late + len(self._players) * step for late, step in places]).bit_length()
        weights = {bit: [(cost << bits, other) for cost, other in pairs] for bit, pairs in self._costs.items()}
        for a, (late, step) in enumerate(places):
            weights[1 << a] = [
                ((cost << bits) + late + (other.bit_length() - before) * step, other)
                for cost, other in self._costs[1 << a]
            ]
        return weights, bits

    def _remainder(self, places: Sequence[int], floating: Floating, members: Sequence[int]) -> _Way | None:
        """The pairs of a remainder in their order; its members are these players and those who are known to float."""
        return self._cheapest(places, floating, *self._of_remainder(len(places) // 2, members))

    def _of_remainder(self, pairs: int, members: Sequence[int]) -> tuple[tuple[int, ...], Made]:
        """The key of its weights, and their maker."""
        return (pairs, *members), lambda: self._weights_of_remainder(pairs, members)

    def _weights_of_remainder(self, pairs: int, members: Sequence[int]) -> tuple[Weights, int]:
        of, bits = self._order.remainder(len(members), pairs)
        at = {1 << place: number for number, place in enumerate(members)}
        weights = {}
        for bit, number in at.items():
            late = of[number]
            weights[bit] = [
                ((cost << bits) + late[at[other]], other) for cost, other in self._costs[bit] if other in at
            ]
        return weights, bits

    def _cheapest(
        self,
        places: Sequence[int],
        floating: Floating,
        key: tuple[int, ...],
        weights: Made,
    ) -> _Way | None:
        """The way by some weights, which have a key."""
        spot, left = 1 << len(self._players), _set_of(places)
        least = 0
        if floating:  # one more vertex, with whom the floater is paired; everybody pays the least of its costs
            left |= spot
            made, bits = weights()
            made[spot] = []
            least = min([cost for place in places if (cost := floating[place]) is not None], default=0)
            for place in places:
                cost = floating[place]
                if cost is not None:
                    made[1 << place].append((cost - least << bits, spot))
            ways = self._ways_by(made)
        else:
            ways, bits = self._kept_weights(key, weights)
        total = ways.least(left)
        if total is None:
            return None
        total += least << bits
        rows = [(a.bit_length() - 1, b.bit_length() - 1) for a, b in ways.pairs(left) if b != spot]
        return total >> bits, rows, total & ((1 << bits) - 1)

    def _kept_weights(self, key: tuple[int, ...], weights: Made) -> tuple[CheapestPairs, int]:
        if key not in self._known:
            made, bits = weights()
            self._known[key] = self._ways_by(made), bits
        return self._known[key]

    def _ways_by(self, weights: Weights) -> CheapestPairs:
        """All ways by some weights.

        Nobody above is paired with a moved-down player; more than half with the same preference are a crowd.
        """
        if len(weights) < WORTH_PRICES:
            return CheapestPairs(weights)
        due = [0, 0, 0]
        for place, player in enumerate(self._players):
            if 1 << place in weights:
                due[player.preference] |= 1 << place
        crowd = next((some for some in due[WHITE:] if 2 * some.bit_count() > len(weights)), 0)
        return CheapestPairs(weights, (1 << self._moved_down) - 1, crowd)


def _set_of(places: Sequence[int]) -> int:
    return sum([1 << place for place in places])
