"""Article 4: the first of the best pairings of a bracket, found without walking through all of them.

Best.  The kernel's search says what the best candidate costs on C5 to C8 (3.2.1); its pairs are of another text.
Rows.  From BSN 1 down everybody takes the largest BSN that leaves room: by counting preferences, the others could
    still be paired with no more players without their colour, and so many floaters, than the best has. Whoever is
    passed over breaks that bound or may not be met; so if the rows come out, nothing precedes them.
Tail.  Near the middle few are left, and earlier games may leave a row without an opponent. Then the last rows are
    opened again, more and more of them, and settled at once by a weighted matching: an opponent's BSN is a digit, that
    of the smaller BSN the more significant.
Floaters.  C4, C6 and C7 look at the floaters alone. The matching knows their scores; what becomes of them below is
    asked afterwards. If it is not what the best has, somebody of them has to stay: the next matchings say who.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from fairswiss.kernel.matchings import best_perfect_matching
from fairswiss.kernel.vocabulary.colours import WHITE
from fairswiss.kernel.vocabulary.entrants import Entrant

Pairs = tuple[tuple[Entrant, Entrant], ...]
_FEW = 8
"""So many rows are opened again at first."""


class Aim(NamedTuple):
    """The cost of the best candidate of a bracket."""

    floating: tuple[int, ...]
    """The scores of the floaters (C5, C6)."""
    without_colour: int
    """Players without their preference (C8)."""
    suits: Callable[[Pairs], bool]
    """True of pairs whose floaters reach all the rest (C4, C7)."""


def first_in_order(members: Sequence[Entrant], aim: Aim) -> Pairs:
    """3.2.2: the first, by 4.3, of the pairings that reach the aim; the members come by BSN (4.1)."""
    rows = _rows(members, aim)
    keep, opened = len(rows), _FEW
    if 2 * keep + len(aim.floating) == len(members) and aim.suits(_paired(members, rows)):
        return _paired(members, rows)
    while keep:
        keep = max(0, keep - opened)
        opened *= 2
        found = _settled(members, rows[:keep], aim)
        if found is not None:
            return found
    found = _settled(members, [], aim)
    if found is None:
        raise AssertionError("no pairing of the bracket is as good as the best one")
    return found


def _paired(members: Sequence[Entrant], rows: Sequence[tuple[int, int]]) -> Pairs:
    return tuple((members[one], members[other]) for one, other in sorted(rows))


# -- rows --------------------------------------------------------------------------------------------------------------


class _Counts:
    """The number left of each kind: an absolute or another preference for white, none, the same for black."""

    def __init__(self, members: Sequence[Entrant]) -> None:
        self.of = [_kind(player) for player in members]
        self.left = [self.of.count(kind) for kind in range(5)]

    def room(self, floaters: int, without_colour: int) -> bool:
        """True if those left can be paired, nobody having met, with so many floaters and without colour at most."""
        absolute_white, white, none, black, absolute_black = self.left
        whites, blacks = absolute_white + white, absolute_black + black
        surplus = max(whites - blacks, blacks - whites) - none - floaters
        most = max(absolute_white, absolute_black)
        return without_colour >= 0 and surplus <= 2 * without_colour and 2 * most - floaters <= sum(self.left)


def _kind(player: Entrant) -> int:
    if not player.preference:
        return 2
    if player.preference == WHITE:
        return 0 if player.absolute else 1
    return 4 if player.absolute else 3


def _rows(members: Sequence[Entrant], aim: Aim) -> list[tuple[int, int]]:
    """From the first member down, each with the last there is room for, until a row finds nobody."""
    counts = _Counts(members)
    waiting: list[list[int]] = [[] for _ in range(5)]
    for place, kind in enumerate(counts.of):
        waiting[kind].append(place)
    taken = [False] * len(members)
    floaters, budget = len(aim.floating), aim.without_colour
    found: list[tuple[int, int]] = []
    for one, player in enumerate(members):
        if taken[one]:
            continue
        if len(members) - 2 * len(found) == floaters:
            break
        counts.left[counts.of[one]] -= 1
        taken[one] = True
        other = _last_with_room(members, waiting, taken, counts, player, floaters, budget)
        if other < 0:
            break
        counts.left[counts.of[other]] -= 1
        taken[other] = True
        budget -= _clash(player, members[other])
        found.append((one, other))
    return found


def _last_with_room(
    members: Sequence[Entrant],
    waiting: list[list[int]],
    taken: list[bool],
    counts: _Counts,
    player: Entrant,
    floaters: int,
    budget: int,
) -> int:
    """The largest place left whom the player may meet and whose kind leaves room; -1 if there is none."""
    best = -1
    for kind, places in enumerate(waiting):
        while places and taken[places[-1]]:
            places.pop()
        if not places or places[-1] < best:
            continue
        counts.left[kind] -= 1
        if counts.room(floaters, budget - _clash(player, members[places[-1]])):
            depth = len(places) - 1
            while depth >= 0 and places[depth] > best:
                other = places[depth]
                if not taken[other] and player.may_meet(members[other]):
                    best = other
                    break
                depth -= 1
        counts.left[kind] += 1
    return best


def _clash(one: Entrant, other: Entrant) -> int:
    """C8: one of the two does not have the preferred colour."""
    return int(one.preference != 0 and one.preference == other.preference)


# -- the tail ----------------------------------------------------------------------------------------------------------


def _settled(members: Sequence[Entrant], rows: Sequence[tuple[int, int]], aim: Aim) -> Pairs | None:
    """The first pairing that begins with these rows and reaches the aim; None if there is none."""
    used = {place for row in rows for place in row}
    tail = [player for place, player in enumerate(members) if place not in used]
    kept = _paired(members, rows)
    budget = aim.without_colour - sum(_clash(*pair) for pair in kept)
    place_of = {player.number: place for place, player in enumerate(members)}
    for pairs, without_colour in _in_order(tail, aim.floating):
        if without_colour > budget:
            return None
        whole = tuple(sorted((*kept, *pairs), key=lambda pair: place_of[pair[0].number]))
        if without_colour == budget and aim.suits(whole):
            return whole
    return None


class _Found(NamedTuple):
    """A matching of the tail, and who had to stay or to float in it."""

    lateness: int
    searches: int
    pairs: Pairs
    without_colour: int
    stay: frozenset[Entrant]
    float_out: frozenset[Entrant]


def _in_order(tail: Sequence[Entrant], floating: Sequence[int]) -> Iterator[tuple[Pairs, int]]:
    """Pairings of the tail, one for every set of floaters with these scores, and how many they leave without colour.

    By that number, then by 4.3. Each one's floaters are told apart from all others: the first of them stays, or he
    floats and the second stays, and so on.
    """
    waiting: list[_Found] = []
    searches = 0

    def look(stay: frozenset[Entrant], float_out: frozenset[Entrant]) -> None:
        nonlocal searches
        searches += 1
        found = matched(tail, floating, stay, float_out)
        if found is not None:
            heappush(waiting, _Found(found[0], searches, found[1], found[2], stay, float_out))

    look(frozenset(), frozenset())
    while waiting:
        _, _, pairs, without_colour, stay, float_out = heappop(waiting)
        yield pairs, without_colour
        used = {player for pair in pairs for player in pair}
        for player in tail:
            if player not in used and player not in float_out:
                look(stay | {player}, float_out)
                float_out |= {player}


def matched(
    tail: Sequence[Entrant], floating: Sequence[int], stay: Collection[Entrant], float_out: Collection[Entrant]
) -> tuple[int, Pairs, int] | None:
    """4.2: the best matching of the tail and a zero for each floater: its lateness, its pairs, who lacks the colour."""
    size, base = len(tail), len(tail) + 1
    unit: int = base**size
    digit: list[int] = [base ** (size - 1 - place) for place in range(size)]

    def weight(first: int, second: int) -> int | None:
        if first >= size:
            return None
        one = tail[first]
        if second >= size:
            return 0 if one.score == floating[second - size] and one not in stay else None
        other = tail[second]
        if not {one, other}.isdisjoint(float_out) or not one.may_meet(other):
            return None
        return (second + 1) * digit[first] - _clash(one, other) * unit

    mate = best_perfect_matching(size + len(floating), weight)
    if mate is None:
        return None
    places = [(one, other) for one, other in enumerate(mate) if one < other < size]
    pairs = tuple((tail[one], tail[other]) for one, other in places)
    value = sum(weight(one, other) or 0 for one, other in places)
    return -value, pairs, sum(_clash(*pair) for pair in pairs)
