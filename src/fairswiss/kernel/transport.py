"""What a perfect pairing costs at least, and which pairs a cheapest one can use, from the numbers of each type alone.

Players of one type are interchangeable as far as costs go. Forget who has met whom, and let pairs be made by halves:
what remains is a transport problem between the types and themselves. Its value bounds the cost of every real
pairing from below, and its prices (duals) say which types may be paired in a pairing that reaches the bound: the
*tight* ones. Prices never pay more than an edge costs, so a real perfect pairing made of tight pairs is a cheapest one,
and every cheapest one is made of tight pairs.
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
        """Make at least one more edge on the way to an open demand tight; False when no way leads to one."""
        out, into = self.out, self.into
        distance: dict[int, int] = dict.fromkeys(self.supply, 0)  # of senders
        arrival: dict[int, int] = {}  # of receivers
        senders = dict(distance)
        receivers: dict[int, int] = {}
        while True:
            sender = min(senders, key=senders.__getitem__, default=-1)
            receiver = min(receivers, key=receivers.__getitem__, default=-1)
            if sender < 0 and receiver < 0:
                return False
            if receiver < 0 or (sender >= 0 and senders[sender] <= receivers[receiver]):
                so_far = distance[sender] = senders.pop(sender)
                price = out[sender]
                for b, cost in self.open_to[sender]:
                    if b not in arrival:
                        reach = so_far + cost - price - into[b]
                        if b not in receivers or reach < receivers[b]:
                            receivers[b] = reach
            else:
                so_far = arrival[receiver] = receivers.pop(receiver)
                if receiver in self.demand:
                    break
                for a in self.shipped[receiver]:
                    if a not in distance or (a in senders and so_far < senders[a]):
                        distance[a] = senders[a] = so_far
        for a, so_far_a in distance.items():
            if a not in senders:
                out[a] += so_far - so_far_a
        for b, so_far_b in arrival.items():
            into[b] -= so_far - so_far_b
        return True

    def ship(self) -> None:
        """Send as much as tight edges can carry."""
        for start in list(self.supply):
            while start in self.supply and self._send_from(start):
                pass

    def _send_from(self, start: int) -> bool:
        """Along one path of tight edges, back over earlier shipments where need be."""
        came_from: dict[int, int] = {}
        last: dict[int, int] = {start: -1}  # sender -> the receiver that gives back to it
        queue = [start]
        for sender in queue:
            price = self.out[sender]
            for b, cost in self.open_to[sender]:
                if b in came_from or cost != price + self.into[b]:
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
        """What all shipments cost, and where both directions are tight."""
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
        return Bound(total, tight)


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
