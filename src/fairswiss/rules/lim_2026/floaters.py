"""Articles 2.3 and 3.1 to 3.5, 3.9, 3.10, 4.4: who leaves a group."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.matchings import Partners, Sparing
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, NONE, WHITE
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.definitions import LAW, FloaterType, rated_alike
from fairswiss.rules.lim_2026.group import Group, fixed_colour


class Adjacent:
    """The residents of the group that floaters go to, and those of them whom earlier floaters need (3.3, 3.4)."""

    def __init__(self, residents: Sequence[Entrant]) -> None:
        self._residents = residents
        self._by_claim: dict[int, list[int]] = {}
        for place, player in enumerate(residents):
            self._by_claim.setdefault(fixed_colour(player), []).append(place)
        self._players: dict[int, Entrant] = {}
        self._partners = Partners(self._by_claim, self._claims_open_to, self._may_meet)
        self._coming: list[Entrant] = []

    def _claims_open_to(self, number: int) -> list[int]:
        player = self._players[number]
        return [claim for claim in self._by_claim if player.topscorer or not claim or claim != player.absolute]

    def _may_meet(self, number: int, place: int) -> bool:
        return self._players[number].may_meet(self._residents[place])

    def has_one_for(self, player: Entrant) -> bool:
        """3.9: an opponent whom the floaters chosen before do not need (reading 7)."""
        for earlier in self._coming:
            self._players[earlier.number] = earlier
            self._partners.come(earlier.number)
        self._coming = []
        self._players[player.number] = player
        return self._partners.has_one(player.number)

    def expect(self, player: Entrant) -> None:
        """A floater was chosen; who his opponent may be is worked out when somebody asks."""
        self._coming.append(player)


class Pool(NamedTuple):
    """Those who would be floaters of one type, by the colour due to them, the next in order last."""

    kind: FloaterType
    waiting: dict[int, list[int]]

    def heads(self, able: Callable[[int], bool]) -> list[int]:
        """Of each colour the next who is able; all before him are left out for good."""
        for places in self.waiting.values():
            while places and not able(places[-1]):
                places.pop()
        return [places[-1] for places in self.waiting.values() if places]


class Leaving:
    """The choice of the floaters of one group, by 3.2.4 the lowest numbered first going down (reading 6)."""

    def __init__(self, group: Group, adjacent: Sequence[Entrant]) -> None:
        self.group = group
        self.adjacent = Adjacent(adjacent)
        self.leaving: list[Entrant] = []
        self._in_order = sorted(group.places, reverse=group.down)
        """Those who are left, the highest numbered first going up."""

    def choose(self) -> list[Entrant]:
        """2.3: those without an opponent, then as few as possible (3.1, 4.4), one by one (reading 5)."""
        group = self.group
        alone = [place for place in self._in_order if group.is_alone(place)]
        for place in alone:
            self._leave(place, FloaterType.ALONE)
        self.sparing = Sparing(group.graph, set(group.places) - set(alone))
        self._due = Counter(group.members[place].preference for place in self.sparing.left)
        pools = self._pools()
        while self.sparing.surplus:
            self._surplus_due = self._colour_of_more()
            place, kind = self._next(pools)
            self._leave(place, kind)
            self.sparing.leave(place)
            self._due[group.members[place].preference] -= 1
        return self.leaving

    def _leave(self, place: int, kind: FloaterType) -> None:
        player = self.group.members[place]
        if self.group.trace.on:
            self.group.trace.add(self._step, place, kind)
        self._in_order.remove(place)
        self.leaving.append(player)
        self.adjacent.expect(player)

    def _colour_of_more(self) -> int:
        """3.2.2: the colour that more of those left are due; none if level."""
        whites, blacks = self._due[WHITE], self._due[BLACK]
        return NONE if whites == blacks else WHITE if whites > blacks else BLACK

    def _pools(self) -> "list[Pool]":
        """3.9: the mildest type first; 3.10: preferably nobody who floated in the previous round.

        3.5: somebody who floated in leaves only if nobody else can.
        """
        members, came = self.group.members, self.group.came
        pools = []
        for kind in (FloaterType.D, FloaterType.C, FloaterType.B, FloaterType.A):
            floated = kind in (FloaterType.B, FloaterType.A)
            for again in (False, True):
                waiting: dict[int, list[int]] = {}
                for place in reversed(self._in_order):
                    if (place in came) is floated and _floated_before(members[place]) is again:
                        waiting.setdefault(members[place].preference, []).append(place)
                pools.append(Pool(kind, waiting))
        return pools

    def _next(self, pools: "list[Pool]") -> tuple[int, FloaterType]:
        """The first pool that has somebody, and who of it leaves."""
        for pool in pools:
            chosen = self._by_colour(pool)
            if chosen is not None:
                return chosen, pool.kind
        raise AssertionError("somebody has to leave, and nobody can")

    def _able(self, kind: FloaterType, place: int) -> bool:
        """The others keep their pairs, and the type is no worse than this. Who is not able, never is again."""
        if place not in self.sparing.left or not self.sparing.can_leave(place):
            return False
        return kind in (FloaterType.C, FloaterType.A) or self.adjacent.has_one_for(self.group.members[place])

    def _by_colour(self, pool: "Pool") -> int | None:
        """3.2.2, 3.2.3, 3.2.4: somebody due the colour that more are due, else the first of all."""
        group, members = self.group, self.group.members
        heads = pool.heads(partial(self._able, pool.kind))
        first = (max if group.down else min)(heads, default=None)
        if first is None or self._surplus_due in (NONE, members[first].preference):
            return first
        for place in reversed(pool.waiting.get(self._surplus_due, [])):
            near = not group.maxi or rated_alike(members[place], members[first])
            if near and self._able(pool.kind, place):
                return place
        return first

    # -- why -----------------------------------------------------------------------------------------------------------

    def _step(self, place: int, kind: FloaterType) -> "lim_2026.steps.Floats":
        """2.3.4: to make the number even; 4.4: because no exchange helps."""
        group = self.group
        number = group.members[place].number
        if kind is FloaterType.ALONE:
            return lim_2026.steps.Floats(LAW(self._why_alone(place)), number, kind, group.down, "", ())
        more = LETTERS[self._surplus_due]
        cause = "2.3.4" if len(self.sparing.left) % 2 else "4.4"
        articles = LAW(cause, "3.1", "3.9", "3.2.2" if more else "", "3.2.4") + LAW.readings(5)
        return lim_2026.steps.Floats(articles, number, kind, group.down, more, tuple(self._passed(place, kind)))

    def _why_alone(self, place: int) -> str:
        """2.3.1: everybody was met; 2.3.2 and 2.3.3: colours forbid the others."""
        group, player = self.group, self.group.members[place]
        if len(group.members) == 1:
            return "2.3.4"
        if len(group.graph.apart[place]) == len(group.members) - 1:
            return "2.3.1"
        return "2.3.2" if abs(player.difference) > 1 else "2.3.3"

    def _passed(self, chosen: int, kind: FloaterType) -> "Iterator[why.obstacles.Passed]":
        """Those who come before the one chosen by number alone.

        Somebody who floated in never comes before a resident: the end where the order begins is the far one.
        """
        for place in takewhile(chosen.__ne__, self._in_order):
            yield self._why_not(place, chosen, kind)

    def _why_not(self, place: int, chosen: int, kind: FloaterType) -> "why.obstacles.Passed":
        group, player = self.group, self.group.members[place]
        number = player.number
        if not self.sparing.can_leave(place):
            pairs = (len(self.sparing.left) - self.sparing.surplus) // 2
            return why.obstacles.Needed(number, LAW("3.1", "4.4"), pairs)
        if kind in (FloaterType.B, FloaterType.D) and not self.adjacent.has_one_for(player):
            return lim_2026.obstacles.NoOpponentThere(number, LAW("3.3" if group.down else "3.4", "3.9"))
        if _floated_before(player) and not _floated_before(group.members[chosen]):
            return why.obstacles.FloatedBefore(number, LAW("3.10"))
        return lim_2026.obstacles.OtherColourDue(number, LAW("3.2.2"), LETTERS[self._surplus_due])


def _floated_before(player: Entrant) -> bool:
    """3.10: in the previous round (reading 8)."""
    return player.downfloated[0] or player.upfloated[0]
