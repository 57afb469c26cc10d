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
from operator import add, mul
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
    return work.bound() if work.all_shipped() else None


class OneMore:
    """Asks for the least cost with one player more, of this type or that: what all of them share is solved once."""

    def __init__(self, counts: Sequence[int], costs: Costs) -> None:
        self._others = _Transport(counts, costs)
        self._others.all_shipped()

    def doubled(self, costs: Sequence[int | None]) -> int | None:
        """Twice the least cost with one who costs so much with each type; None if there is no complete pairing."""
        work = self._others.joined_by(costs)
        return work.bound().doubled if work.all_shipped() else None


class _Transport:
    """Primal and dual: every shipment is on a tight edge, and prices never exceed a cost."""

    def __init__(self, counts: Sequence[int], costs: Costs) -> None:
        self.counts = counts
        self.open_to = [
            [(b, 2 * cost) for b, cost in enumerate(row) if cost is not None and counts[b]] if count else []
            for count, row in zip(counts, costs, strict=True)
        ]
        self.out = _first_prices(self.open_to)
        self.into = list(self.out)
        self.supply = {a: count for a, count in enumerate(counts) if count}
        self.demand = dict(self.supply)
        self.shipped: list[dict[int, int]] = [{} for _ in counts]  # by receiver: how much from whom

    def joined_by(self, costs: Sequence[int | None]) -> "_Transport":
        """As far as this one has come, with one player more, of a type of its own behind all others."""
        work = _Transport((), ())
        own = len(self.counts)
        edges = [(b, 2 * cost) for b, cost in enumerate(costs) if cost is not None and self.counts[b]]
        work.counts = [*self.counts, 1]
        work.open_to = [*self.open_to, edges]
        for b, cost in edges:
            work.open_to[b] = [*self.open_to[b], (own, cost)]
        work.out = [*self.out, min([cost - self.into[b] for b, cost in edges], default=0)]
        work.into = [*self.into, min([cost - self.out[b] for b, cost in edges], default=0)]
        work.supply = {**self.supply, own: 1}
        work.demand = {**self.demand, own: 1}
        work.shipped = [*map(dict.copy, self.shipped), {}]
        return work

    def all_shipped(self) -> bool:
        """Ship everything; False, as far as it goes, when no way leads to what is left."""
        self.ship()
        while self.supply:
            if not self.raise_prices():
                return False
            self.ship()
        return True

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
        """Send as much as tight edges can carry, at first without giving anything back."""
        tight: dict[int, list[int]] = {}
        for sender in list(self.supply):
            tight[sender] = self._reached_by(sender)
            self._send_directly(sender, tight[sender])
        while self.supply and self._send(tight):
            pass

    def _reached_by(self, sender: int) -> list[int]:
        """The receivers along tight edges."""
        price, into = self.out[sender], self.into
        return [b for b, cost in self.open_to[sender] if cost == price + into[b]]

    def _send_directly(self, sender: int, receivers: list[int]) -> None:
        supply, demand = self.supply, self.demand
        for b in receivers:
            if b in demand:
                amount = min(supply[sender], demand[b])
                self.shipped[b][sender] = self.shipped[b].get(sender, 0) + amount
                _less(demand, b, amount)
                _less(supply, sender, amount)
                if sender not in supply:
                    return

    def _send(self, tight: dict[int, list[int]]) -> bool:
        """Along one path of tight edges, back over earlier shipments where need be; the edges as far as looked at."""
        came_from: dict[int, int] = {}
        queue = list(self.supply)
        last = dict.fromkeys(queue, -1)  # sender -> the receiver that gives back to it
        for sender in queue:
            if sender not in tight:
                tight[sender] = self._reached_by(sender)
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
        """The sum of all prices, which is that of all shipments, and the edges that are tight in both directions."""
        out, into = self.out, self.into
        tight = [
            sum([1 << b for b, cost in edges if cost == price + into[b] == out[b] + own])
            for edges, price, own in zip(self.open_to, out, into, strict=True)
        ]
        prices = list(map(add, out, into))
        return Bound(sum(map(mul, self.counts, prices)) // 2, tight, prices)


def _less(store: dict[int, int], key: int, amount: int) -> None:
    store[key] -= amount
    if not store[key]:
        del store[key]


def _first_prices(open_to: list[list[tuple[int, int]]]) -> list[int]:
    """Prices that exceed no cost: half of the least of each type, then type by type as high as the others allow."""
    prices = [min([cost for _, cost in edges], default=0) // 2 for edges in open_to]
    for a, edges in enumerate(open_to):
        if edges:
            prices[a] = min([cost - prices[b] if b != a else cost // 2 for b, cost in edges])
    return prices
