"""The players brought up to a scoregroup: as few as can be, then the best of them, then the first in order.

Relaxed first.  Who is left below must be pairable too. That is asked last: the best set without this condition is the
    best set if it meets the condition.
By counting.  If nobody had met, a group could be paired as soon as neither colour is sought absolutely by more than
    half of it, and then everybody of the rarer colour can meet the other one. The same holds for those who stay
    below. So counting gives the best set there can be (:mod:`counted`), and a pairing of the bracket proves it.
By matching.  Else one weighted matching finds the set: of the group and those candidates below who can matter, and if
    those left behind cannot be paired then, of everybody.
Candidates.  At most K come up, so an upfloater who is not among the first K of the same kind that a resident may meet
    could be replaced by an earlier one: only those first K of each kind matter.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from fairswiss.kernel.matchings import Matching, best_perfect_matching
from fairswiss.kernel.seekers.counted import best_by_counting
from fairswiss.kernel.seekers.players import Coming, Seeker
from fairswiss.kernel.seekers.sides import by_colour, reaches_the_bound
from fairswiss.kernel.solver import completes, legal_graph

Upfloaters = tuple[Seeker, ...]


class Group(NamedTuple):
    """A scoregroup to be paired, everybody below it in order, and the round."""

    residents: Sequence[Seeker]
    below: Sequence[Seeker]
    coming: Coming

    def leaves_complete(self, upfloaters: Upfloaters) -> bool:
        """True if those who stay below can be paired among themselves."""
        gone = {player.number for player in upfloaters}
        return completes([player for player in self.below if player.number not in gone], None)


def bring_up(group: Group) -> Upfloaters:
    """The players brought up, by score and pairing number."""
    for upfloaters in map(_in_order, best_by_counting(*group)):
        if reaches_the_bound(by_colour([*group.residents, *upfloaters])) and group.leaves_complete(upfloaters):
            return upfloaters
    relaxed = _relaxed(group)
    if relaxed is not None and group.leaves_complete(relaxed):
        return relaxed
    found = _matched(group, group.below, legal=True)
    if found is None:
        raise AssertionError("a scoregroup cannot be paired although the round can be completed")
    return found


def _in_order(players: Sequence[Seeker]) -> Upfloaters:
    return tuple(sorted(players, key=lambda player: (-player.score, player.place)))


# -- by matching -------------------------------------------------------------------------------------------------------


def _relaxed(group: Group) -> Upfloaters | None:
    """The best set if those left below need not be pairable: ever more candidates, level by level."""
    residents = group.residents
    least = Matching(legal_graph(residents), range(len(residents))).grow()
    if least == 0:
        return ()
    levels = [list(level) for _, level in groupby(group.below, key=lambda player: player.score)]
    for needed in range(least, len(residents) + 1, 2):
        candidates: list[Seeker] = []
        for level in levels:
            candidates += _candidates(group, level, needed)
            if len(candidates) >= needed:
                found = _matched(group, candidates, legal=False)
                if found is not None and len(found) == needed:
                    return found
    return None


def _candidates(group: Group, level: Sequence[Seeker], needed: int) -> list[Seeker]:
    """Of each kind the first so many that some resident may meet."""
    kinds: dict[object, list[Seeker]] = {}
    for player in level:
        kind = player.preference, player.absolute, player.bound_to, group.coming.burden(player)
        kinds.setdefault(kind, []).append(player)
    chosen: set[int] = set()
    for members in kinds.values():
        for resident in group.residents:
            able = (player for player in members if resident.may_meet(player))
            chosen.update(player.number for player, _ in zip(able, range(needed), strict=False))
    return [player for player in level if player.number in chosen]


def _matched(group: Group, candidates: Sequence[Seeker], *, legal: bool) -> Upfloaters | None:
    """The best set by one weighted matching; those who stay must be pairable where it is asked for."""
    size = len(group.residents)
    players = [*group.residents, *candidates]
    odd = not legal and len(players) % 2
    cost_of = _costs(group, candidates)

    def weight(one: int, other: int) -> int | None:
        if one >= size:
            return 0 if not legal or players[one].may_meet(players[other]) else None
        if other >= len(players) or not players[one].may_meet(players[other]):
            return None
        return -cost_of(players[one], players[other], other - size)

    mate = best_perfect_matching(len(players) + odd, weight)
    if mate is None:
        return None
    return _in_order([players[other] for other in mate[:size] if other >= size])


def _costs(group: Group, candidates: Sequence[Seeker]) -> Callable[[Seeker, Seeker, int], int]:
    """The cost of a pair with a resident as one number: so many come up, their scores from the lowest, colours,
    upfloats, and the order of the set."""
    base = (len(group.residents) + len(candidates) + 1) * (group.coming.number + 1)
    unit = 1 << len(candidates)
    *burdens, colour = (unit * base**power for power in (2, 1, 0, 3))
    scores = sorted({player.score for player in candidates}, reverse=True)
    level = {score: unit * base ** (4 + place) for place, score in enumerate(scores)}
    each = unit * base ** (4 + len(scores))

    def cost(resident: Seeker, other: Seeker, place: int) -> int:
        found = colour if resident.preference == other.preference else 0
        if place >= 0:
            found += each + level[other.score] - (unit >> (place + 1))
            found += sum(a * b for a, b in zip(burdens, group.coming.burden(other), strict=True))
        return found

    return cost
