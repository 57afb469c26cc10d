"""A lower bound of a perfect pairing's cost, and the pairs a cheapest one can use, from the numbers of each type.

Problem.  Players of one type are interchangeable as far as costs go. Forget who has met whom, and let pairs be made
    by halves: what remains is a transport problem between the types and themselves. Each type sends as many units as
    it has players and receives as many; a pair is a unit in each direction. Costs are doubled, so that halves are
    whole.
Prices.  ``out[a] + into[b]`` never exceeds the doubled cost of (a, b): the prices are a dual solution, and their sum
    bounds the cost of every real pairing from below.
Shipments.  Every unit shipped goes along an edge that its prices reach exactly (*tight*). So when all supply is
    shipped the two sums are equal, and both are best. ``supply`` and ``demand`` hold what is not yet shipped, never
    zeros.
Steps.  Ship what tight edges can carry; if something is left, change the prices along the shortest way to an open
    demand, which makes one more edge tight and leaves all shipments tight; repeat. If no way leads there, not even
    halves can be paired.
Tight pairs.  A real perfect pairing uses each of its pairs in both directions. It reaches the bound exactly if all
    of them are tight in both, hence ``tight`` asks for both, and every cheapest pairing that reaches the bound is
    made of them.
"""

from collections.abc import Sequence
from typing import NamedTuple

Costs = Sequence[Sequence[int | None]]
"""Of every two types, symmetric; None where they may not be paired."""


class Bound(NamedTuple):
    """The least cost, and for every type the set of types (as bits) it is paired with at that cost."""

    doubled: int
    """Twice the least cost: halves may be left over."""
    tight: list[int]
    prices: list[int]
    """Of every type: those of two never exceed four times the cost of their pair, and reach it where it is tight."""


def cheapest(counts: Sequence[int], costs: Costs) -> Bound | None:
    """The bound; None when not even halves can be paired completely."""
    work = _Transport(counts, costs)
    while work.supply:
        if not work.raise_prices():
            return None
        work.ship()
    return work.bound()


class _Transport:
    """Primal and dual: every shipment is on a tight edge, and prices never exceed a cost."""

    def __init__(self, counts: Sequence[int], costs: Costs) -> None:
        self.costs = costs
        self.size = len(counts)
        self.open_to = [
            [(b, 2 * cost) for b, cost in enumerate(row) if cost is not None and counts[b]] if counts[a] else []
            for a, row in enumerate(costs)
        ]
        self.out = _first_prices(self.open_to)
        self.into = list(self.out)
        self.supply = {a: count for a, count in enumerate(counts) if count}
        self.demand = dict(self.supply)
        self.shipped: list[dict[int, int]] = [{} for _ in counts]  # by receiver: how much from whom
        self.ship()

    def raise_prices(self) -> bool:
        """Make at least one more edge on the way to an open demand tight; False when no way leads to one.

        The shortest way (Dijkstra) over what edges cost beyond their prices, back over shipments for nothing.
        """
        distance: dict[int, int] = {}  # of senders
        arrival: dict[int, int] = {}  # of receivers
        coming: dict[int, int] = {}  # of receivers that may still be nearer
        so_far, senders = 0, list(self.supply)
        while True:
            for sender in senders:
                distance[sender] = so_far
                self._spread(sender, so_far, arrival, coming)
            if not coming:
                return False
            receiver = min(coming, key=coming.__getitem__)
            so_far = arrival[receiver] = coming.pop(receiver)
            if receiver in self.demand:
                self._reprice(so_far, distance, arrival)
                return True
            senders = [a for a in self.shipped[receiver] if a not in distance]

    def _spread(self, sender: int, so_far: int, arrival: dict[int, int], coming: dict[int, int]) -> None:
        """Shorten the ways to those receivers that are nearer from this sender."""
        into, beyond = self.into, so_far - self.out[sender]
        for b, cost in self.open_to[sender]:
            if b not in arrival:
                reach = beyond + cost - into[b]
                if b not in coming or reach < coming[b]:
                    coming[b] = reach

    def _reprice(self, whole: int, distance: dict[int, int], arrival: dict[int, int]) -> None:
        """Change prices by what is left of the whole way: its edges become tight, and no price exceeds a cost."""
        for a, way in distance.items():
            self.out[a] += whole - way
        for b, way in arrival.items():
            self.into[b] -= whole - way

    def ship(self) -> None:
        """Send as much as tight edges can carry."""
        tight: dict[int, list[int]] = {}
        while self.supply and self._send(tight):
            pass

    def _send(self, tight: dict[int, list[int]]) -> bool:
        """Along one path of tight edges, back over earlier shipments where need be; the edges as far as looked at."""
        came_from: dict[int, int] = {}
        queue = list(self.supply)
        last = dict.fromkeys(queue, -1)  # sender -> the receiver that gives back to it
        for sender in queue:
            if sender not in tight:
                price, into = self.out[sender], self.into
                tight[sender] = [b for b, cost in self.open_to[sender] if cost == price + into[b]]
            for b in tight[sender]:
                if b in came_from:
                    continue
                came_from[b] = sender
                if b in self.demand:
                    self._move(b, came_from, last)
                    return True
                for a in self.shipped[b]:
                    if a not in last:
                        last[a] = b
                        queue.append(a)
        return False

    def _move(self, end: int, came_from: dict[int, int], last: dict[int, int]) -> None:
        path = []
        receiver = end
        while True:
            sender = came_from[receiver]
            path.append((sender, receiver))
            if last[sender] < 0:
                break
            receiver = last[sender]
        start = path[-1][0]
        amount = min(self.demand[end], self.supply[start])
        for sender, _ in path[:-1]:
            amount = min(amount, self.shipped[last[sender]][sender])
        for sender, receiver in path:
            self.shipped[receiver][sender] = self.shipped[receiver].get(sender, 0) + amount
            back = last[sender]
            if back >= 0:
                _less(self.shipped[back], sender, amount)
        _less(self.demand, end, amount)
        _less(self.supply, start, amount)

    def bound(self) -> Bound:
        """The cost of all shipments, and the edges that are tight in both directions."""
        total = 0
        for b, senders in enumerate(self.shipped):
            for a, amount in senders.items():
                cost = self.costs[a][b]
                total += amount * cost if cost is not None else 0
        tight = [0] * self.size
        for a, edges in enumerate(self.open_to):
            for b, cost in edges:
                if cost == self.out[a] + self.into[b] == self.out[b] + self.into[a]:
                    tight[a] |= 1 << b
        return Bound(total, tight, [out + into for out, into in zip(self.out, self.into, strict=True)])


def _less(store: dict[int, int], key: int, amount: int) -> None:
    store[key] -= amount
    if not store[key]:
        del store[key]


def _first_prices(open_to: list[list[tuple[int, int]]]) -> list[int]:
    """Prices that exceed no cost: type by type as high as those before allow."""
    prices: list[int] = []
    for a, edges in enumerate(open_to):
        loop = next((cost // 2 for b, cost in edges if b == a), None)
        bounds = [cost - prices[b] for b, cost in edges if b < a] + ([loop] if loop is not None else [])
        later = [cost // 2 for b, cost in edges if b > a]
        prices.append(min(bounds + later, default=0))
    return prices
