"""The cheapest way to pair all of few vertices: every set of those who are left is looked at once.

Walk.  The first of a set is paired with each of the others in turn, the cheapest pair first, until a pair alone costs
    as much as the best way so far. Those who are left then are a smaller set, and the cheapest way to pair a set does
    not depend on how it came about. Of 12 vertices at most 232 sets are reached this way, of 10,395 pairings.
Prices.  What every way has to pay is taken off beforehand, so that a pair that costs more than it must ends the walk
    at once. A *head*, with whom no earlier vertex is paired, pays for its cheapest pair at least. Of a *crowd* of more
    than half some are paired with each other: each such pair costs what the cheapest of them does at least.
"""

from collections.abc import Mapping

Costs = Mapping[int, list[tuple[int, int]]]
"""By the bit of a vertex its pairs with later ones: the cost, and the bit of the other."""


class CheapestPairs:
    """Vertices by their bits, and the cheapest ways to pair sets of them that were asked about."""

    def __init__(self, costs: Costs, heads: int = 0, crowd: int = 0) -> None:
        self._crowd = crowd
        self._step = _least_within(costs, crowd) if crowd else 0
        """The least cost of a pair of the crowd."""
        self._prices: list[tuple[int, int]] = []
        """The heads, each with the cost of its cheapest pair."""
        self._costs: dict[int, list[tuple[int, int]]] = {}
        """The pairs of each vertex, the cheapest first, as far as they cost more than they must."""
        self._too_much = 1
        step = self._step
        for bit, pairs in costs.items():
            if step and bit & crowd:
                pairs = [(cost - step if other & crowd else cost, other) for cost, other in pairs]
            elif step:
                pairs = [(cost if other & crowd else cost + step, other) for cost, other in pairs]
            pairs.sort()
            if pairs and bit & heads and (price := pairs[0][0]):
                self._prices.append((bit, price))
                pairs = [(cost - price, other) for cost, other in pairs]
            self._costs[bit] = pairs
            self._too_much += pairs[-1][0] if pairs else 0
        self._known = {0: 0}
        self._opponent: dict[int, int] = {}
        """Of each set the opponent of its first, in the cheapest way to pair it."""

    def least(self, left: int) -> int | None:
        """The least cost of pairing all of a set; None if they cannot be paired."""
        known, too_much = self._known, self._too_much
        total = known[left] if left in known else _least(left, self._costs, known, self._opponent, too_much)
        return total + self._paid_by(left) if total < too_much else None

    def _paid_by(self, left: int) -> int:
        """The cost that was taken off all ways to pair a set."""
        paid = sum([price for bit, price in self._prices if bit & left]) if self._prices else 0
        if self._step:
            paid += self._step * ((left & self._crowd).bit_count() - (left & ~self._crowd).bit_count()) // 2
        return paid

    def pairs(self, left: int) -> list[tuple[int, int]]:
        """The pairs of the cheapest way to pair a set just asked about, each with the lower bit first."""
        opponent, pairs = self._opponent, []
        while left:
            first, other = left & -left, opponent[left]
            pairs.append((first, other))
            left ^= first | other
        return pairs


def _least(left: int, costs: Costs, known: dict[int, int], opponent: dict[int, int], too_much: int) -> int:
    """The same without what was taken off; it notes the opponent of the first, and of smaller sets likewise."""
    found, chosen = too_much, 0
    first = left & -left
    others = left ^ first
    for cost, other in costs[first]:
        if cost >= found:
            break
        if other & others:
            rest = others ^ other
            cost += known[rest] if rest in known else _least(rest, costs, known, opponent, too_much)
            if cost < found:
                found, chosen = cost, other
    known[left], opponent[left] = found, chosen
    return found


def _least_within(costs: Costs, crowd: int) -> int:
    inside = [cost for bit, pairs in costs.items() if bit & crowd for cost, other in pairs if other & crowd]
    return min(inside, default=0)
