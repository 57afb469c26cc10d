"""Article 2.6: pairings of the neighbouring groups are cracked until the median can be paired."""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.kernel.solver import completes
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.lim_2026.group import Origin

Pairs = list[tuple[Entrant, Entrant]]
Came = dict[Origin, list[Entrant]]


class Cracked(NamedTuple):
    """A pairing taken back, and the floaters on both sides before that."""

    pair: tuple[Entrant, Entrant]
    origin: Origin
    from_above: int
    from_below: int


def crack(median: Sequence[Entrant], came: Came, made: dict[Origin, Pairs]) -> list[Cracked]:
    """2.6: take back as few pairings as needed, in the order of the text; their players float to the median.

    Two who were paired can be paired again, so once the median can be paired, it stays so whatever is cracked after:
    the number is found by halving.
    """
    if _pairable(median, came, ()):
        return []
    order = _order(came, made)
    few, enough = 0, len(order)
    while enough - few > 1:
        middle = (few + enough) // 2
        if _pairable(median, came, order[:middle]):
            enough = middle
        else:
            few = middle
    cracked = order[:enough]
    for one in cracked:
        made[one.origin].pop()
        came[one.origin] += one.pair
    return cracked


def _pairable(median: Sequence[Entrant], came: Came, cracked: Sequence[Cracked]) -> bool:
    joined = [player for one in cracked for player in one.pair]
    return completes([*median, *came[Origin.ABOVE], *came[Origin.BELOW], *joined], None)


def _order(came: Came, made: dict[Origin, Pairs]) -> list[Cracked]:
    """2.6.1, 2.6.2: the side with fewer floaters, its latest pairing first; the other if it has none (reading 3)."""
    counts = {origin: len(players) for origin, players in came.items()}
    left = {origin: list(pairs) for origin, pairs in made.items()}
    order = []
    while any(left.values()):
        origin = Origin.BELOW if counts[Origin.ABOVE] > counts[Origin.BELOW] else Origin.ABOVE
        if not left[origin]:
            origin = Origin.ABOVE if origin is Origin.BELOW else Origin.BELOW
        order.append(Cracked(left[origin].pop(), origin, counts[Origin.ABOVE], counts[Origin.BELOW]))
        counts[origin] += 2
    return order
