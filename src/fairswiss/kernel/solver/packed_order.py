"""The order of generation packed into whole numbers: the later a candidate comes, the more its pairs add up to.

Why.  A matching can minimise a sum over pairs and nothing else. The order to read, as a walk through transpositions
    and exchanges, is in ``vocabulary/generation.py``; the tests prove both equal.
S1.  A candidate's S1 holds the higher player of each pair, so a pair alone tells who is in S1, who was exchanged,
    and where its row stands.
Digits.  From the most significant: players exchanged, the sum of places that moved, who left S1 (the lowest first),
    who entered it (the highest first), then the opponents of S1 row by row. Each has room for the sum over all
    pairs, so none runs over into the one before it, and comparing sums is comparing lists.
Moved-down players.  The set of those who are paired, then their opponents from the first one on.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant

Order = Callable[[Entrant, Entrant], int]
"""The position of a pair in the order: the greater, the later."""
OrderOfSets = Callable[[list[Entrant], Entrant], int]
"""Of all moved-down players and one of them: how much later a set comes because he is in it."""


def by_smallest_number(moved_down: list[Entrant], player: Entrant) -> int:
    """An order of sets of moved-down players: by the smallest number that differs."""
    return (1 << len(moved_down)) - (1 << (len(moved_down) - 1 - moved_down.index(player)))


def remaining(field: Field) -> list[Entrant]:
    """The players of the remainder, unless paired as a moved-down player or with one."""
    return [*field.moved_down, *field.residents] if field.mixing else field.residents


def moved_down_places(field: Field, order_of_sets: OrderOfSets) -> list[tuple[int, int]]:
    """Of every moved-down player how late a pair comes: first the set of those paired, then each next resident."""
    base, count = len(field.residents) + 1, len(field.moved_down)
    scale: int = base ** (count + 2)
    return [(order_of_sets(field.moved_down, m) * scale, base ** (count - n)) for n, m in enumerate(field.moved_down)]


def moved_down_order(field: Field, order_of_sets: OrderOfSets) -> Order:
    """The position of a moved-down player's pair."""
    column = {resident: number for number, resident in enumerate(field.residents, 1)}
    lateness = dict(zip(field.moved_down, moved_down_places(field, order_of_sets), strict=True))

    def order(one: Entrant, other: Entrant) -> int:
        if one not in lateness or other not in column:
            return 0
        late, step = lateness[one]
        return late + column[other] * step

    return order


class Table(NamedTuple):
    """The positions of all pairs of few players."""

    of: tuple[tuple[int, ...], ...]
    """By the places of the higher and of the lower player, from 0 on."""
    bits: int
    """Enough for the sum over all pairs of a candidate."""

    @classmethod
    def build(cls, count: int, position: Callable[[int, int], int]) -> "Table":
        """A table of positions that are known by places from 1 on."""
        places = range(1, count + 1)
        of = tuple(tuple(position(upper, lower) if upper < lower else 0 for lower in places) for upper in places)
        return cls(of, (sum(map(max, of)) if of else 0).bit_length())


class Positions(NamedTuple):
    """An order of generation for few players."""

    moved_down: Callable[[Field], list[tuple[int, int]]] | None
    """The positions of moved-down players' pairs (:func:`moved_down_places`); None where nobody counts as such."""
    remainder: Callable[[int, int], Table]
    """The positions of the other pairs, for a number of players and of pairs."""


def remainder_order(place: dict[Entrant, int], pairs: int) -> Order:
    """The position of a pair of the remainder."""
    later = _lateness(len(place), pairs)

    def order(one: Entrant, other: Entrant) -> int:
        if one not in place or other not in place:
            return 0
        upper, lower = place[one], place[other]
        return later(lower, upper) if upper > lower else later(upper, lower)

    return order


def halves_order(remainder: list[Entrant], pairs: int) -> tuple[Order, dict[Entrant, int]]:
    """The position of a pair of the remainder as far as it tells who is in S1, and that of each row without exchange.

    It is counted from that of the last row of S1, so that none of these is above nothing, and all others are.
    """
    later = _halves(len(remainder), pairs)
    last = later(pairs)
    of = {player: later(place) - last for place, player in enumerate(remainder, 1)}

    def order(one: Entrant, other: Entrant) -> int:
        return min(of[one], of[other]) if one in of and other in of else 0

    return order, {player: of[player] for player in remainder[:pairs]}


def _halves(count: int, pairs: int) -> Callable[[int], int]:
    """The position of a pair as far as it tells who is in S1, by the place of its higher player, from 1 on.

    Exchanges: fewer players; smaller sum; of those who leave S1 the larger; of those who enter it the smaller.
    """
    base = count + 1

    def later(upper: int) -> int:
        enters = upper > pairs
        value = int(enters) * base * base + upper
        value = (value << (count + 1)) + (0 if enters else 1 << upper)
        return (value << (2 * count + 1)) + ((1 << count) - (1 << (count - upper)) if enters else 1 << count)

    return later


def _lateness(count: int, pairs: int) -> Callable[[int, int], int]:
    """The same, and then the transposition: the opponents of S1 in turn."""
    base, of_halves = count + 1, _halves(count, pairs)
    scale: int = base**count
    significance: list[int] = [base ** (count - upper) for upper in range(count + 1)]

    def later(upper: int, lower: int) -> int:
        return of_halves(upper) * scale + lower * significance[upper]

    return later


@cache
def remainder_table(count: int, pairs: int) -> Table:
    """The positions of all pairs of a remainder of few players."""
    return Table.build(count, _lateness(count, pairs))


@cache
def positions(order_of_sets: OrderOfSets) -> Positions:
    """The order of generation with an order of sets."""
    return Positions(partial(moved_down_places, order_of_sets=order_of_sets), remainder_table)


def generated_first(order_of_sets: OrderOfSets, field: Field, candidates: Sequence[Candidate]) -> Candidate:
    """The one of several candidates of a bracket that comes first in the order of generation."""
    if len(candidates) == 1:
        return candidates[0]
    moved_down = moved_down_order(field, order_of_sets)

    def lateness(candidate: Candidate) -> tuple[int, int]:
        taken = {player for pair in candidate.moved_down_pairs for player in pair}
        remainder = [player for player in remaining(field) if player not in taken]
        place = {player: number for number, player in enumerate(remainder, 1)}
        order = remainder_order(place, len(candidate.remainder_pairs))
        return (
            sum(moved_down(*pair) for pair in candidate.moved_down_pairs),
            sum(order(*pair) for pair in candidate.remainder_pairs),
        )

    return min(candidates, key=lateness)
