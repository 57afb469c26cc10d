"""The pairing of a bracket with the first identifier: the smaller number of each pair, then the larger ones.

Order.  The smaller numbers of all pairs, rising, then their opponents in the same order: two pairings are compared by
    this list. What comes first has the upper half of the numbers against the lower half, and each of the upper half in
    turn the first opponent left to him.
Halves.  If the halves can be paired so, row by row, without a fault, nothing comes before it (:func:`first_pairs`).
Kinds.  Faults depend on the kinds of the two alone. So the least cost follows from the numbers of each kind
    (:func:`fairswiss.kernel.solver.cheapest`), and if the halves can be paired with pairs that a cheapest pairing can
    have, row by row, nothing comes before it either.
Otherwise.  One weighted matching: the faults above all, then a bit for each number that is the smaller one of its pair,
    then a digit for the opponent of each number.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from fairswiss.kernel.matchings import best_perfect_matching, first_perfect_rows, first_typed_rows
from fairswiss.kernel.solver import cheapest
from fairswiss.kernel.upfloats.faults import Kind
from fairswiss.kernel.vocabulary.entrants import Entrant

Pairs = tuple[tuple[Entrant, Entrant], ...]
Faults = Callable[[Entrant, Entrant], int]
"""The faults of a pair, as a number to be added up."""


def first_pairs(members: Sequence[Entrant], faults: Faults, kind: Callable[[Entrant], Kind]) -> Pairs | None:
    """Everybody paired with as few faults as possible, then by the first identifier; None if they cannot be.

    Two pairs of players of the same kinds have the same faults.
    """
    players = sorted(members, key=lambda player: player.place)
    half = len(players) // 2
    rows = range(half), range(half, len(players))

    def faultless(one: int, other: int) -> bool:
        return players[one].compatible_with(players[other]) and not faults(players[one], players[other])

    found = first_perfect_rows(*rows, faultless) if len(players) % 2 == 0 else None
    if found is not None:
        return tuple((players[row], players[place]) for row, place in zip(rows[0], found, strict=True))
    return _by_kinds(players, faults, kind) or _by_weight(players, faults)


def _by_kinds(players: Sequence[Entrant], faults: Faults, kind: Callable[[Entrant], Kind]) -> Pairs | None:
    """The halves paired at the least cost that the kinds allow; None if they cannot be."""
    kinds = [kind(player) for player in players]
    some = dict(zip(kinds, players, strict=True))
    order = {found: at for at, found in enumerate(sorted(some))}
    counts = Counter(kinds)
    costs = [[faults(some[one], some[other]) for other in order] for one in order]
    bound = cheapest([counts[one] for one in order], costs)
    if bound is None or len(players) % 2:
        return None
    half = len(players) // 2
    left, right = players[:half], players[half:]
    places = {player.number: place for place, player in enumerate(right)}
    barred = [{places[n] for n in (*player.card.met, *player.card.apart) if n in places} for player in left]
    types = [order[one] for one in kinds]
    found = first_typed_rows(types[:half], types[half:], bound.tight, barred)
    return None if found is None else tuple((player, right[place]) for player, place in zip(left, found, strict=True))


def _by_weight(players: Sequence[Entrant], faults: Faults) -> Pairs | None:
    count = len(players)
    digit = count + 1
    rows: list[int] = [digit ** (count - 1 - row) for row in range(count)]
    tops = rows[0] * digit
    fault = tops << count

    def weight(smaller: int, larger: int) -> int | None:
        one, other = players[smaller], players[larger]
        if not one.compatible_with(other):
            return None
        return rows[smaller] * (count - larger) + (tops << (count - 1 - smaller)) - fault * faults(one, other)

    mate = best_perfect_matching(count, weight)
    if mate is None:
        return None
    return tuple((players[one], players[other]) for one, other in enumerate(mate) if one < other)


def identifier(pairs: Pairs) -> tuple[int, ...]:
    """The list by which pairings are compared."""
    ordered = sorted(sorted((one.place, other.place)) for one, other in pairs)
    return (*(top for top, _ in ordered), *(bottom for _, bottom in ordered))
