"""Articles 3.8, 5.2 and 5.7: of those who can be met, the first to whom the other colour is due."""

from collections.abc import Callable, Collection, Iterator
from functools import cache, cached_property
from itertools import chain, takewhile

from fairswiss import why
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.definitions import LAW, clash, kept_apart, obstacle, rated_alike, suits
from fairswiss.rules.lim_2026.group import Group, Staying, fixed_colour
from fairswiss.rules.lim_2026.lines import Line

Kind = tuple[int, int]
"""The colour due, and the same again if no other is allowed."""
Places = Callable[[Collection[Kind]], Iterator[int]]
"""Those of some kinds in the order of trials, as places of a line."""


def kind_of(player: Entrant) -> Kind:
    """The kind of a player, as the choice of an opponent sees it."""
    return player.preference, fixed_colour(player)


class Row:
    """A row of members among whom an opponent is looked for."""

    def __init__(self, group: Group, completion: Staying, listed: list[int]) -> None:
        self.group = group
        self.completion = completion
        self.listed = listed
        self.line = Line([kind_of(group.members[place]) for place in listed])

    @cached_property
    def _clash(self) -> "Callable[[int], why.obstacles.Passed]":
        return cache(clash)

    @cached_property
    def _same_colour_due(self) -> "Callable[[int], lim_2026.obstacles.SameColourDue]":
        return cache(_same_colour_due)

    def take(self, one: int, trials: Places) -> int | None:
        """5.2: the opponent, as a place of the row (reading 12); he is paired, but still stands in it."""
        kinds = self._open_to(one)
        player = self.group.members[one]
        suiting = [kind for kind in kinds if not player.preference or kind[0] != player.preference]
        others = [kind for kind in kinds if kind not in suiting]
        if self.group.maxi:
            return self._rated_alike(one, trials, kinds, suiting)
        return next((at for at in chain(trials(suiting), trials(others)) if self._pair(one, at)), None)

    def _open_to(self, one: int) -> list[Kind]:
        """The kinds whom the limits on colours allow, for this pair and for those who are left."""
        fixed = fixed_colour(self.group.members[one])
        needed = [colour for colour in self.completion.needed() if colour != fixed]
        return [
            kind
            for kind in self.line.kinds
            if (not fixed or kind[1] != fixed) and all(kind[1] == colour for colour in needed)
        ]

    def _pair(self, one: int, at: int) -> bool:
        other = self.listed[at]
        return self.group.graph.may_meet(one, other) and self.completion.pair(one, other)

    def _rated_alike(self, one: int, trials: Places, kinds: list[Kind], suiting: list[Kind]) -> int | None:
        """5.7, maxi-tournament: nobody is passed over for somebody rated more than 100 points apart from him."""
        group, listed = self.group, self.listed
        free = (
            at
            for at in trials(kinds)
            if group.graph.may_meet(one, listed[at]) and self.completion.can_pair(one, listed[at])
        )
        first = next(free, None)
        if first is None:
            return None
        passed_over = group.members[listed[first]]
        if not suits(group.members[one], passed_over):
            for at in trials(suiting):
                if rated_alike(group.members[listed[at]], passed_over) and self._pair(one, at):
                    return at
        self._pair(one, first)
        return first

    def refused(self, one: int, trials: Places) -> "Iterator[why.obstacles.Passed]":
        """Everybody of a row in which nobody could be taken, and why."""
        player = self.group.members[one]
        for at in trials(self.line.kinds):
            other = self.group.members[self.listed[at]]
            yield obstacle(player, other) or _rest_of_group(other)

    def passed(self, one: int, trials: Places, chosen: int) -> "Iterator[why.obstacles.Passed]":
        """Those who come before the opponent in the order of trials, and why none of them was taken.

        If he suits no better than they, also those whom colour would have put before him.
        """
        members = self.group.members
        player, taken = members[one], members[self.listed[chosen]]
        seen = set()
        for at in takewhile(lambda at: at != chosen, trials(self.line.kinds)):
            seen.add(at)
            yield self._why_not(player, members[self.listed[at]], taken, before=True)
        if not suits(player, taken):
            suiting = [kind for kind in self.line.kinds if kind[0] != player.preference]
            for at in trials(suiting):
                if at not in seen:
                    yield self._why_not(player, members[self.listed[at]], taken, before=False)

    def _why_not(self, player: Entrant, other: Entrant, taken: Entrant, *, before: bool) -> "why.obstacles.Passed":
        found = kept_apart(player, other.number)
        if found:
            return found
        if player.clashes_with(other):
            return self._clash(other.number)
        if before and suits(player, taken) and not suits(player, other):
            return self._same_colour_due(other.number)
        if not before and self.group.maxi and not rated_alike(other, taken):
            return lim_2026.obstacles.RatedApart(other.number, LAW("5.7"))
        return _rest_of_group(other)


def _same_colour_due(number: int) -> "lim_2026.obstacles.SameColourDue":
    return lim_2026.obstacles.SameColourDue(number, LAW("5.2"))


def _rest_of_group(other: Entrant) -> "lim_2026.obstacles.RestOfGroup":
    return lim_2026.obstacles.RestOfGroup(other.number, LAW("4.1") + LAW.readings(12))
