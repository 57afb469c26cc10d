"""The choice of players who leave a group unpaired, when not everybody can be paired inside it.

Question.  Given a group and everybody else still to be paired (the rest), the group makes as many pairs inside
    itself as a complete pairing of all of them allows. Who is left over is chosen one by one in an order of
    preference, each the first who still allows that number.
Bounds.  The group alone leaves at least as many as its largest matching leaves free; the rest alone needs at least
    as many as *its* largest matching leaves free. The greater of the two is a lower bound for the whole.
Two matchings.  ``inside`` holds the group without those chosen, ``rest`` the rest with them. A choice stands if neither
    has to leave more free than are still to be chosen. ``rest`` is always as large as it can be, ``inside`` only where
    that is asked: while many may still be free nobody looks for partners of those whose partners have left.
Proof.  If the bound is reached while choosing in order, each refusal was forced and the result is exact. If not, one
    weighted matching over everybody decides.
"""

from collections.abc import Callable, Hashable, Sequence

from fairswiss.kernel.matchings.graph import MeetingGraph
from fairswiss.kernel.matchings.matching import Matching
from fairswiss.kernel.matchings.weighted import best_perfect_matching


def players_to_leave(
    graph: MeetingGraph[Hashable], group: Sequence[int], kept: Matching, preference: Sequence[int]
) -> list[int]:
    """The players of the group left over; ``kept`` is a complete pairing of the group and the rest together."""
    inside = Matching(graph, group)
    rest = kept.among({v for v, mate in enumerate(kept.mate) if mate >= 0} - set(group))
    without_partner, needed = inside.grow(), rest.grow()
    leaving = max(without_partner, needed)
    # Where the group's own bound decides, only those can leave whom some largest matching leaves free.
    may_leave = inside.replaceable() if without_partner == leaving else set(group)
    chosen = _chosen(inside, rest, leaving, [player for player in preference if player in may_leave])
    if len(chosen) == leaving and not inside.alone and not rest.alone:
        return chosen
    everybody = [vertex for vertex, mate in enumerate(kept.mate) if mate >= 0]
    return players_to_leave_at_a_price(
        set(group), everybody, preference, lambda a, b: 0 if graph.may_meet(a, b) else None
    )


def _chosen(inside: Matching, rest: Matching, leaving: int, preference: Sequence[int]) -> list[int]:
    """The first so many, in order of preference, who can leave the group and be taken by the rest."""
    chosen: list[int] = []
    for player in preference:
        still = leaving - len(chosen) - 1
        if still < 0:
            break
        if _can_leave(inside, player, still):
            if _can_be_taken(rest, player, still, chosen):
                chosen.append(player)
            else:
                inside.add(player)
                inside.repair(player)
    return chosen


def _can_leave(inside: Matching, player: int, free: int) -> bool:
    """Take the player out if no more than so many of the others are then without a partner in the group."""
    inside.open()
    inside.remove([player])
    if len(inside.alone) > free:
        inside.mend()
    if len(inside.alone) <= free:
        inside.close()
        return True
    inside.undo()
    return False


def _can_be_taken(rest: Matching, player: int, free: int, chosen: list[int]) -> bool:
    """Put the player among the rest if he and those chosen before have partners and so many others are free."""
    rest.open()
    rest.add(player)
    if rest.displace(player, set(chosen)) and len(rest.alone) <= free:
        rest.close()
        return True
    rest.undo()
    return False


def players_to_leave_at_a_price(
    group: set[int],
    everybody: Sequence[int],
    preference: Sequence[int],
    price: Callable[[int, int], int | None],
) -> list[int]:
    """The same by one weighted matching: least price, most pairs inside, then the order of preference."""
    wanted_out = {player: 1 << (len(preference) - 1 - place) for place, player in enumerate(preference)}
    inside = 1 << (len(preference) + 1)
    unit = inside * (len(everybody) + 1)

    def weight(first: int, second: int) -> int | None:
        one, other = everybody[first], everybody[second]
        cost = price(one, other)
        if cost is None:
            return None
        if one in group and other in group:
            return inside - wanted_out[one] - wanted_out[other] - unit * cost
        return -unit * cost

    mate = best_perfect_matching(len(everybody), weight)
    if mate is None:
        return []
    left = {everybody[a] for a, b in enumerate(mate) if everybody[a] in group and everybody[b] not in group}
    return [player for player in preference if player in left]
