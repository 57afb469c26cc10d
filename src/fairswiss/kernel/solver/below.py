"""The players below a bracket of a small round: what some floaters cost there at the least, exactly.

Leavers.  Those who float into the following bracket and its residents are paired there, except for some who leave it
    and have to find opponents in the rest, or the bye. A floater who may meet nobody of the residents is one of them.
    Each set of others is tried, the cheapest first, and ``matchings.paired_sets`` remembers who can be paired.
Crowd.  If more than half of them are due the same colour, some of these have to leave. If no more leave than have to,
    all who do are of these.
Apart.  Two who float out of the same bracket do not meet below it: together they would be a pair of the bracket.
Open end.  Where those who leave the following bracket are not followed further, it alone counts.
"""

from bisect import insort
from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import NamedTuple

from fairswiss.kernel.matchings import paired_apart, paired_but_one
from fairswiss.kernel.solver.feasibility import circle_of
from fairswiss.kernel.solver.limits import MOST_LEAVERS, MOST_SETS, MOST_STEPS_BELOW
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Circle, Entrant, bits_of
from fairswiss.kernel.vocabulary.ladder import Packing

Prices = list[tuple[int, Entrant]]
"""Players who may leave the following bracket, each with what that costs; the cheapest first."""
_price = itemgetter(0)


class Floating(NamedTuple):
    """A player who floats."""

    cost: int | None
    """If paired in the following bracket, or at all where there is none; None if the player cannot float."""
    price: int
    """The further cost of leaving the following bracket."""
    leaves: bool
    """True if the player may meet nobody there."""
    least: int | None
    """A lower bound of the cost, alone or with others; None if the player cannot float."""


class TooManySets(Exception):
    """So many float, or leave the following bracket, that trying all sets of them would take too long."""


def everybody_below(field: Field, packing: Packing) -> "Below | None":
    """Those below a bracket; None where they are many, or where it is not known who they are."""
    circle = circle_of((*field.moved_down, *field.residents))
    if circle is None or field.leavers or field.cost_of_floating:
        return None
    beyond = field.open_ended and (field.rest or field.takes_bye)
    if beyond or len({player.score for player in field.following}) > 1:
        return None
    return Below(field, packing, circle)


class Below:
    """Everybody below a bracket."""

    def __init__(self, field: Field, packing: Packing, circle: Circle) -> None:
        self._field = field
        self._packing = packing
        self._circle = circle
        self._last_step = circle.steps + MOST_STEPS_BELOW
        players = (*field.moved_down, *field.residents)
        self.fewest_floaters = circle.left_over(bits_of(players))
        """A lower bound of those whom the bracket leaves over."""
        self.most_floaters = len(field.following) + len(field.rest) + (field.takes_bye is not None)
        """An upper bound: each of them needs somebody below, or the bye."""
        if field.open_ended:
            self.most_floaters = len(players)
        self._following = bits_of(field.following)
        self._rest = bits_of(field.rest)
        self._known: dict[tuple[int, int], int | None] = {}
        """The cost of leavers further down, by their bits and those of them who are kept from each other."""

    @cached_property
    def _byes(self) -> list[Entrant]:
        """Those below who may have the bye."""
        field = self._field
        return list(filter(field.takes_bye, (*field.following, *field.rest))) if field.takes_bye else []

    @cached_property
    def _prices(self) -> Prices:
        """The residents of the following bracket, those first who cost least if they leave it."""
        prices = [(self._packing.following_down(player), player) for player in self._field.following]
        prices.sort(key=_price)
        return prices

    def completes(self) -> bool:
        """True if all of them can be paired when nobody floats."""
        return self._completes_with((), 0)

    def least_of_leavers(self, staying: int, gone: int) -> int:
        """A lower bound of what it costs below that so many float who may meet somebody there, besides the others."""
        following = len(self._field.following)
        if not following:
            return 0
        if staying > following:  # they do not meet each other
            return (staying - following) * self._least_of_staying
        leavers = (following + staying) % 2
        if leavers + gone < 2 and not self._rest_completes[leavers + gone]:
            leavers += 2
        return leavers * self._least_price

    @cached_property
    def _least_price(self) -> int:
        """The least cost of anybody leaving the following bracket."""
        return max(0, min([self._prices[0][0], *(one.price for one in self._floating.values())]))

    @cached_property
    def _least_of_staying(self) -> int:
        """The same of somebody of the bracket who need not."""
        return max(0, min([one.price for one in self._floating.values() if not one.leaves], default=0))

    def least_of_one(self, players: Sequence[Entrant]) -> list[int | None]:
        """A lower bound of each of these floating alone; None of those who cannot."""
        staying, leaving = self.least_of_leavers(1, 0), self.least_of_leavers(0, 1)
        return [
            None if least is None else least + (leaving if leaves else staying)
            for _, _, leaves, least in map(self.floating, players)
        ]

    @cached_property
    def _rest_completes(self) -> tuple[bool, bool]:
        """True if those below the following bracket can be paired when nobody leaves it, or one who suits best."""
        field = self._field
        if field.open_ended:
            return True, True
        if (len(field.rest) + (field.takes_bye is not None)) % 2 == 0:
            return self._beyond((), 0) is not None, False
        everybody = (*field.following, *field.residents, *field.moved_down)
        return False, any(self._beyond([player], 0) is not None for player in everybody)

    def floating(self, player: Entrant) -> Floating:
        """The facts of a player of the bracket who floats."""
        return self._floating[player.bit]

    @cached_property
    def _floating(self) -> dict[int, Floating]:
        """Everybody of the bracket by the bit; the costs are asked for once of all players alike."""
        field, opponents, following = self._field, self._circle.opponents, self._following
        is_moved_down = self._packing.setting.is_moved_down
        known: dict[Hashable, tuple[int, int]] = {}
        found = {}
        for player in (*field.moved_down, *field.residents):
            alike = player.score, player.downfloated, player.barred_from_pab, player.number in is_moved_down
            costs = known.get(alike)
            if costs is None:
                costs = known[alike] = self._costs_of(player)
            cost, price = costs
            open_to = opponents[player.bit]
            leaves = following > 0 and not open_to & following
            if self._may_float(player, open_to, leaves):
                found[player.bit] = Floating(cost, price, leaves, cost + price if leaves else cost)
            else:
                found[player.bit] = Floating(None, price, leaves, None)
        return found

    def _costs_of(self, player: Entrant) -> tuple[int, int]:
        """The cost of floating, and the further price of leaving the following bracket."""
        packing, following = self._packing, self._field.following
        there = packing.following_pair(player, following[0]) if following else 0
        return packing.down(player) + there, packing.following_down(player) - there

    def _may_float(self, player: Entrant, open_to: int, leaves: bool) -> bool:
        """False if the player has to stay in the bracket, or would find nobody below, nor the bye."""
        field = self._field
        if field.stays is not None and field.stays(player):
            return False
        if field.open_ended or open_to & self._rest or (self._following and not leaves):
            return True
        return field.takes_bye is not None and field.takes_bye(player)

    def cost(self, floaters: Sequence[Entrant], most: int | None = None) -> int | None:
        """The least cost of these players floating, those below included; None if that cannot be, or costs more."""
        if not floaters:
            return 0 if self.completes() else None
        self._look_at_the_steps()
        prices, total, gone = list(self._prices), 0, list[Entrant]()
        for player in floaters:
            cost, price, leaves, _ = self.floating(player)
            if cost is None:
                return None
            total += cost
            if leaves:
                total += price
                gone.append(player)
            else:
                insort(prices, (price, player), key=_price)
        if self._field.following:
            beyond = self._leaving(prices, floaters, gone, None if most is None else most - total + 1)
        else:
            beyond = self._beyond(floaters, bits_of(floaters))
        return None if beyond is None else total + beyond

    def _look_at_the_steps(self) -> None:
        if self._circle.steps > self._last_step:
            raise TooManySets

    def _leaving(
        self, leaving: Prices, floaters: Sequence[Entrant], gone: list[Entrant], limit: int | None
    ) -> int | None:
        """The least that more leavers of the following bracket cost; None if it is the limit, or cannot be."""
        least, floating = limit, bits_of(floaters)
        crowd = self._circle.crowd(self._following | floating & ~bits_of(gone))
        crowded = 2 * crowd.bit_count() - len(leaving)
        fewest = max(len(leaving) % 2, crowded, 2 * (len(floaters) - len(gone)) - len(leaving))
        for size in range(fewest, len(leaving) + 1, 2):
            if least is not None and _sum(leaving[:size]) >= least:
                break
            if size > 1 and least == limit and not self._completes_with(floaters, floating):
                break
            may_leave = [leaver for leaver in leaving if leaver[1].bit & crowd] if size == crowded else leaving
            if size > MOST_LEAVERS or comb(len(may_leave), size) > MOST_SETS:
                raise TooManySets
            least = self._so_many_leave(may_leave, size, gone, floating, least)
        return None if least == limit else least

    def _so_many_leave(
        self, leaving: Prices, size: int, gone: list[Entrant], floating: int, least: int | None
    ) -> int | None:
        """The least with so many more leavers, unless something known costs less."""
        bound = _sum(leaving[:size])
        for leavers in combinations(leaving, size):
            price = _sum(leavers)
            if least is None or price < least:
                cost = self._beyond_following(gone + [player for _, player in leavers], floating)
                if cost is not None and (least is None or price + cost < least):
                    least = price + cost
                    if least == bound:
                        break
        return least

    def _beyond_following(self, leavers: Sequence[Entrant], floating: int) -> int | None:
        """The cost of these leavers further down; None if they, or those whom they leave, cannot be paired."""
        self._look_at_the_steps()
        leave = bits_of(leavers)
        key = leave, leave & floating
        if key not in self._known:
            self._known[key] = self._beyond(leavers, key[1])
        beyond = self._known[key]
        if beyond is None:
            return None
        return beyond if paired_apart(self._circle, (self._following | floating) & ~leave, floating & ~leave) else None

    def _completes_with(self, floaters: Sequence[Entrant], floating: int) -> bool:
        """True if all of them and those who float can be paired somehow."""
        if self._field.open_ended:
            return True
        everybody = self._following | self._rest | floating
        if self._field.takes_bye is None:
            return paired_apart(self._circle, everybody, floating)
        byes = bits_of(self._byes) | bits_of(filter(self._field.takes_bye, floaters))
        return paired_but_one(self._circle, everybody, byes, floating)

    def _beyond(self, leavers: Sequence[Entrant], floating: int) -> int | None:
        """The cost of those who leave finding opponents in the rest, or the bye; some are kept from each other."""
        if self._field.open_ended:
            return 0
        left = self._rest | bits_of(leavers)
        takes_bye = self._field.takes_bye
        if takes_bye is None:
            return 0 if paired_apart(self._circle, left, floating) else None
        takers = [player for player in self._byes if player.bit & self._rest] + list(filter(takes_bye, leavers))
        least: int | None = None
        for player in takers:
            if paired_apart(self._circle, left ^ player.bit, floating & ~player.bit):
                cost = self._packing.pab(player)
                if not cost:
                    return cost
                least = cost if least is None else min(least, cost)
        return least


def _sum(leavers: Iterable[tuple[int, Entrant]]) -> int:
    return sum([price for price, _ in leavers])
