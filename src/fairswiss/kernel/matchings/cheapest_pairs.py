"""The cheapest way to pair all of few vertices: every set of those who are left is looked at once.

The first of a set is paired with each of the others in turn, the cheapest pair first, until a pair alone costs as much
as the best way so far. Those who are left then are a smaller set, and the cheapest way to pair a set does not depend on
how it came about. Of 12 vertices at most 232 sets are reached this way, of 10,395 pairings.
"""

from collections.abc import Mapping

Costs = Mapping[int, list[tuple[int, int]]]
"""By the bit of a vertex its pairs with later ones: the cost, and the bit of the other."""


class CheapestPairs:
    """Vertices by their bits, and the cheapest ways to pair sets of them that were asked about."""

    def __init__(self, costs: Costs) -> None:
        """The lists are put in order."""
        self._costs = costs
        self._too_much = 1
        for pairs in costs.values():
            pairs.sort()
            self._too_much += pairs[-1][0] if pairs else 0
        self._known = {0: 0}

    def least(self, left: int) -> int | None:
        """The least cost of pairing all of a set; None if they cannot be paired."""
        costs, known, too_much = self._costs, self._known, self._too_much

        def least(left: int) -> int:
            found = too_much
            first = left & -left
            others = left ^ first
            for cost, other in costs[first]:
                if cost >= found:
                    break
                if other & others:
                    rest = others ^ other
                    cost += known[rest] if rest in known else least(rest)
                    if cost < found:
                        found = cost
            known[left] = found
            return found

        total = known[left] if left in known else least(left)
        return total if total < too_much else None

    def pairs(self, left: int) -> list[tuple[int, int]]:
        """The pairs of the cheapest way to pair a set just asked about, each with the lower bit first."""
        known, pairs = self._known, []
        while left:
            first = left & -left
            others, total = left ^ first, known[left]
            other = next(
                other
                for cost, other in self._costs[first]
                if other & others and known.get(others ^ other, total) == total - cost
            )
            pairs.append((first, other))
            left = others ^ other
        return pairs
