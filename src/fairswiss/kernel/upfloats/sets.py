"""The choice of upfloaters: who comes up so that a scoregroup can be paired.

Question.  As few as possible; their scores as high as possible; the next scoregroup should then need few itself; few
    who floated last time; then the first set in order of score and pairing number. Every step is a sum over the edges
    of a complete pairing of everybody left, so one weighted matching answers (:func:`choose_by_weight`).
Two never meet.  In a smallest set no upfloater meets another: those two could stay below.
Usual answer.  Nobody, or one. A scoregroup and those below that can be paired each for itself need nobody; of an odd
    scoregroup the first player of the next one, those who did not float before the others, who can come, and leaves the
    next one as good as it can be, is the answer: everybody passed over fails a test that comes first.
Counting.  Where everybody may meet at least half of the others, they can be paired (Dirac). ``plenty`` asks for so many
    that this stays true whoever of some others comes or goes.
Short lists.  Where somebody must be found among plenty, only the first few can be the answer: each of those above has
    met at most ``most`` players, so one of the first is free for him. The rest of them pair among themselves.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from fairswiss.kernel.matchings import KeptCompletion, best_perfect_matching, can_do_without
from fairswiss.kernel.solver import legal_graph
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.model.points import Points

Floated = Callable[[Entrant], bool]
"""True for somebody who should not float again."""


def pair_up(players: Sequence[Entrant]) -> bool:
    """True if they can be paired among themselves."""
    if len(players) % 2:
        return False
    if plenty(len(players), most_encounters(players)):
        return True
    return KeptCompletion(legal_graph(players), range(len(players))).possible()


def plenty(count: int, most: int, others: int = 0) -> bool:
    """True if so many can be paired, and so many others with any of them, when nobody has met more than ``most``."""
    return count == others == 0 or count - others > 2 * most + 2


def most_encounters(players: Sequence[Entrant]) -> int:
    """The number of players that anybody may not meet, at most."""
    return max((player.encounters for player in players), default=0)


def upfloaters(
    group: Sequence[Entrant], below: Sequence[Entrant], floated: Floated, score: Points | None = None
) -> list[Entrant]:
    """Those who come up to the scoregroup, in order; all together can be paired completely.

    ``below`` is everybody with fewer points, by score and pairing number; ``score`` is that of the next scoregroup,
    where nobody of it may be left.
    """
    if len(group) % 2 == 0 and pair_up(group) and pair_up(below):
        return []
    following, rest = split(below, score)
    if len(group) % 2 and following:
        for player in sorted(following, key=floated):
            others = [other for other in following if other is not player]
            if pair_up([*group, player]) and stands_alone(others, rest):
                return [player]
    return choose_by_weight(group, following, rest, floated)


def split(below: Sequence[Entrant], score: Points | None = None) -> tuple[list[Entrant], list[Entrant]]:
    """The next scoregroup, or those of this score, and everybody below it."""
    following = [player for player in below if player.score == (below[0].score if score is None else score)]
    return following, list(below[len(following) :])


def stands_alone(group: Sequence[Entrant], rest: Sequence[Entrant]) -> bool:
    """True if a scoregroup needs nobody from below, or one if it is odd, and everybody else can be paired."""
    if len(group) % 2 == 0:
        return pair_up(group) and pair_up(rest)
    most = most_encounters([*group, *rest])
    if plenty(len(group), most, 1) and plenty(len(rest), most, 1):
        return True
    spare = can_do_without(legal_graph(group))
    return any(spare(place) and pair_up([*rest, player]) for place, player in enumerate(group))


def fewest(group: Sequence[Entrant], below: Sequence[Entrant]) -> int:
    """The number of upfloaters that a scoregroup needs at least."""
    return len(upfloaters(group, below, lambda player: False)) if group else 0


class _Seat(NamedTuple):
    """A vertex of the matching: a player, or somebody of whom it is only known that he is there."""

    level: int
    """Which of the four: the scoregroup, the next one, everybody below, or nobody at all."""
    player: Entrant | None
    freely: bool = False
    """True if more of the kind stand behind: all of them can be paired with each other, whoever is taken away."""


_GROUP, _FOLLOWING, _REST, _SPARE = range(4)


def choose_by_weight(
    group: Sequence[Entrant], following: Sequence[Entrant], rest: Sequence[Entrant], floated: Floated
) -> list[Entrant]:
    """The set by one weighted matching of as few players as tell."""
    below = [*following, *rest]
    most = most_encounters([*group, *below])
    needed = len(group) % 2 if plenty(len(group), most, 1) else len(group)
    while True:
        if needed < len(group) and not plenty(len(group), most, needed):
            needed = len(group)
        pools = _pools(needed, following, rest, most)
        if needed < len(group):
            seats = [_Seat(_GROUP, None, freely=True)] * needed
        else:
            seats = [_Seat(_GROUP, player) for player in group]
        for level, players in ((_FOLLOWING, following), (_REST, rest)):
            short = _shortened(players, len(seats) + most + 1, floated) if level in pools else players
            if level <= max(pools, default=_REST):
                seats += [_Seat(level, player, level in pools) for player in short]
        found = _matched(seats, floated)
        if found is not None:
            return found
        if needed >= len(group):
            raise AssertionError("no set of upfloaters, although the round can be completed")
        needed = min(needed + 2, len(group))


def _pools(above: int, following: Sequence[Entrant], rest: Sequence[Entrant], most: int) -> set[int]:
    """The level that has plenty for everybody above it, if there is one; then nobody below it matters."""
    if following and plenty(len(following), most, above + (0 if plenty(len(rest), most, 1) or not rest else len(rest))):
        return {_FOLLOWING}
    return {_REST} if rest and plenty(len(rest), most, above + len(following)) else set()


def _shortened(players: Sequence[Entrant], count: int, floated: Floated) -> list[Entrant]:
    """The first so many of each kind; scores below those of so many players do not matter."""
    kept: list[Entrant] = []
    higher = 0
    for _, equals in groupby(players, key=lambda player: player.score):
        if higher >= count:
            break
        members = list(equals)
        for again in (False, True):
            kept += [player for player in members if bool(floated(player)) is again][:count]
        higher += len(members)
    return sorted(kept, key=ranking)


class _Prices:
    """The cost of an edge: every criterion outweighs all later ones together."""

    def __init__(self, seats: Sequence[_Seat], floated: Floated) -> None:
        below = [seat.player for seat in seats if seat.player is not None and seat.level > _GROUP]
        scores = sorted({player.score for player in below})
        first = 1 << len(below)
        units: list[int] = [first * (len(seats) + 2) ** power for power in range(len(scores) + 3)]
        self.trouble = units[1]
        """An upfloater that the next scoregroup needs."""
        distance = {score: units[len(scores) + 1 - at] for at, score in enumerate(scores)}
        self._of = {
            player.number: units[-1] + distance[player.score] + units[0] * floated(player) - (first >> (at + 1))
            for at, player in enumerate(below)
        }

    def cost(self, high: _Seat, low: _Seat) -> int | None:
        """The cost of pairing two, the one of the higher level first; None if they may not be paired."""
        if low.level == _SPARE:
            return 0 if high.freely and high.level > _GROUP else None
        if not _may_meet(high, low):
            return None
        if high.level == low.level:
            return 0
        came_up = low.player if high.level == _GROUP else None
        return self._of[came_up.number] if came_up else self.trouble


def _may_meet(high: _Seat, low: _Seat) -> bool:
    if high.freely and (high.level == low.level or high.player is None):
        return True
    return high.player is not None and low.player is not None and high.player.compatible_with(low.player)


def _matched(seats: list[_Seat], floated: Floated) -> list[Entrant] | None:
    """The upfloaters of the cheapest complete pairing of these; None if they cannot be paired."""
    prices = _Prices(seats, floated)
    if len(seats) % 2:
        seats = [*seats, _Seat(_SPARE, None)]

    def weight(place: int, later: int) -> int | None:
        cost = prices.cost(seats[place], seats[later])
        return None if cost is None else -cost

    mate = best_perfect_matching(len(seats), weight)
    if mate is None:
        return None
    partners = [seats[mate[at]] for at, seat in enumerate(seats) if seat.level == _GROUP]
    came_up = [seat.player for seat in partners if seat.player is not None and seat.level > _GROUP]
    return sorted(came_up, key=ranking)
