"""The ranking by Keizer points: values follow from the ranking, and the ranking from values."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules import keizer
from fairswiss.rules.keizer.earnings import WHOLE, Deed, Earnings, Turn, common_unit
from fairswiss.rules.keizer.ladder import start_order, values_of
from fairswiss.rules.keizer.options import COUNTING, OWN, ROUNDING
from fairswiss.why import Law
from fairswiss.why.earnings import Earned, Total

LAW = Law("keizer")
MOST_PASSES = 1000
"""A ranking that has not come back to an earlier one by then is taken for one long cycle (reading 11)."""
_DEEDS = {
    Deed.OWN: LAW.readings(5),
    Deed.WIN: LAW.readings(6),
    Deed.DRAW: LAW.readings(6),
    Deed.LOSS: LAW.readings(6),
    Deed.OPEN: LAW.readings(6),
    Deed.FORFEIT_WIN: LAW.readings(7),
    Deed.FORFEIT_LOSS: LAW.readings(7),
    Deed.BYE: LAW.readings(8),
    Deed.CLUB: LAW.readings(8),
    Deed.ANNOUNCED: LAW.readings(8, 9),
    Deed.OVER_LIMIT: LAW.readings(9),
    Deed.UNANNOUNCED: LAW.readings(8),
    Deed.WITHDRAWN: LAW.readings(26),
    Deed.ROUNDING: LAW.readings(13),
}
Deeds = Sequence[tuple[int, int, int]]
"""Of a round: the player, whose value counts, and how many parts of it; all by their places in the start order."""


class _Count(NamedTuple):
    """Totals and the values they were counted with: of every round, and the own one; added up over some passes."""

    totals: list[int]
    by_round: tuple[list[int], ...]
    own: list[int]
    passes: int = 1


class Ranking:
    """The ladder after all recorded rounds, with the reasons of every total."""

    def __init__(self, tournament: Tournament, options: Options) -> None:
        self.start = start_order(tournament, options)
        self._options = options
        self._values = values_of(len(self.start), options)
        place = {number: at for at, number in enumerate(self.start)}
        earnings, everybody = Earnings(options), set(self.start)
        self._turns = [list(earnings.of_round(played, everybody)) for played in tournament.rounds]
        self._unit = common_unit(self._turns)
        self._deeds = [
            [
                (place[turn.player], place[turn.base], turn.share.over * (self._unit // turn.share.under))
                for turn in turns
                if turn.share.over
            ]
            for turns in self._turns
        ]
        self._count, order = self._counted()
        self.order = [self.start[at] for at in order]
        """Everybody on the ladder, the first first."""
        self.value = dict(zip(self.order, self._values, strict=True))
        """The values for the round to come."""
        self._place = place

    # -- counting ------------------------------------------------------------------------------------------------------

    def _counted(self) -> tuple[_Count, list[int]]:
        first = list(range(len(self.start)))
        if not self._deeds:
            values = self._valued(first)
            return _Count(self._totals([], values), (), self._own(values)), first
        match self._options[COUNTING]:
            case "fixed-point":
                return self._until_it_stays(first)
            case "frozen":
                return self._of_their_day(first)
            case _:
                return self._step_by_step(first)

    def _valued(self, order: Sequence[int]) -> list[int]:
        """The value of each place of the start order in this ranking."""
        values = [0] * len(order)
        for at, value in zip(order, self._values, strict=True):
            values[at] = value
        return values

    def _own(self, values: list[int]) -> list[int]:
        """Reading 5: the own value that counts once: the current one, the one at the start, or none."""
        match self._options[OWN]:
            case "current":
                return values
            case "start":
                return list(self._values)
            case _:
                return [0] * len(values)

    def _totals(self, counted: Sequence[tuple[Deeds, list[int]]], last: list[int]) -> list[int]:
        """The sum of everything, in parts of a value; each round with its own values."""
        unit = self._unit
        totals = [unit * value for value in self._own(last)]
        for deeds, values in counted:
            for player, base, parts in deeds:
                totals[player] += parts * values[base]
        return self._rounded(totals)

    def _rounded(self, totals: list[int]) -> list[int]:
        """Reading 13: exact unless the house rounds, halves up, before it ranks."""
        grain = {"none": 1, "half": self._unit // 2, "whole": self._unit}[self._options[ROUNDING]]
        return [(2 * total + grain) // (2 * grain) * grain for total in totals] if grain > 1 else totals

    def _step_by_step(self, order: list[int]) -> tuple[_Count, list[int]]:
        """Reading 10: after each round all rounds so far, with the values of the ranking before it."""
        values: list[int] = []
        totals: list[int] = []
        for number in range(1, len(self._deeds) + 1):
            values = self._valued(order)
            totals = self._totals([(deeds, values) for deeds in self._deeds[:number]], values)
            order = by_total(totals)
        return _Count(totals, (values,) * len(self._deeds), self._own(values)), order

    def _of_their_day(self, order: list[int]) -> tuple[_Count, list[int]]:
        """Reading 12: each round once, with the values of the ranking before it."""
        counted: list[tuple[Deeds, list[int]]] = []
        totals: list[int] = []
        for deeds in self._deeds:
            values = self._valued(order)
            counted.append((deeds, values))
            totals = self._totals(counted, values)
            order = by_total(totals)
        by_round = tuple(values for _, values in counted)
        return _Count(totals, by_round, self._own(by_round[-1])), order

    def _until_it_stays(self, order: list[int]) -> tuple[_Count, list[int]]:
        """Reading 11: counted and ranked again until a ranking comes back; the mean of all that lie between."""
        seen: dict[tuple[int, ...], int] = {}
        passes: list[tuple[list[int], list[int]]] = []
        while tuple(order) not in seen and len(passes) < MOST_PASSES:
            seen[tuple(order)] = len(passes)
            values = self._valued(order)
            passes.append((values, self._totals([(deeds, values) for deeds in self._deeds], values)))
            order = by_total(passes[-1][1])
        cycle = passes[seen.get(tuple(order), 0) :]
        values = _added(values for values, _ in cycle)
        totals = _added(totals for _, totals in cycle)
        own = _added(self._own(values) for values, _ in cycle)
        return _Count(totals, (values,) * len(self._deeds), own, len(cycle)), by_total(totals)

    # -- why -----------------------------------------------------------------------------------------------------------

    def line(self, number: int) -> "keizer.lines.OnLadder":
        """The place of somebody on the ladder: the value for the next round, and the total."""
        total = self._count.totals[self._place[number]]
        return keizer.lines.OnLadder(self.value[number], total, self._unit * self._count.passes)

    def totals(self) -> tuple[Total, ...]:
        """Everybody's total from the first to the last: the own value, each round, and what was rounded off."""
        found: dict[int, list[Earned]] = {number: [self._self_victory(number)] for number in self.start}
        for number, turns in enumerate(self._turns, 1):
            for turn in turns:
                found[turn.player].append(self._earned(number, turn))
        return tuple(self._total(number, found[number]) for number in self.order)

    def _total(self, number: int, earned: list[Earned]) -> Total:
        line = self.line(number)
        return Total(number, line.value, line.total, line.unit, (*earned, *self._remainder(number, earned)))

    def _self_victory(self, number: int) -> Earned:
        value = self._count.own[self._place[number]]
        return Earned(_DEEDS[Deed.OWN], 0, Deed.OWN, 0, value, self._count.passes, *WHOLE)

    def _earned(self, number: int, turn: Turn) -> Earned:
        value = self._count.by_round[number - 1][self._place[turn.base]]
        return Earned(_DEEDS[turn.deed], number, turn.deed, turn.opponent, value, self._count.passes, *turn.share)

    def _remainder(self, number: int, earned: list[Earned]) -> Iterator[Earned]:
        total = sum(self._unit // one.under * one.over * one.value for one in earned)
        rest = self._count.totals[self._place[number]] - total
        if rest:
            yield Earned(_DEEDS[Deed.ROUNDING], 0, Deed.ROUNDING, 0, rest, self._unit * self._count.passes, *WHOLE)


def by_total(totals: Sequence[int]) -> list[int]:
    """The places of the start order by their totals; those level stay in the start order (reading 2)."""
    return sorted(range(len(totals)), key=totals.__getitem__, reverse=True)


def _added(lists: Iterator[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*lists, strict=True)]
