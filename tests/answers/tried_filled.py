"""Claims of answers where groups are filled from below, tried by the enumerators of these texts."""

from functools import cached_property

from fairswiss.answers import Answer, reasons
from fairswiss.answers.faults import Fault
from fairswiss.model.tournament import Tournament
from fairswiss.why import Aim, against
from tests.answers.filled_groups import Counts, Groups, Matches, Seekers, TeamMatches
from tests.answers.trial import Checks, Trial
from tests.comparison import DOUBLE_SWISS, SEEKERS
from tests.literal.double_swiss_2026 import Filled, LiteralImpossible
from tests.literal.dutch_candidates import LiteralImpossible as NoCandidate
from tests.literal.team_comparison import SWISS_TEAM

FILLED = (DOUBLE_SWISS, SWISS_TEAM, *SEEKERS)
"""The systems whose groups are filled from below."""


class TriedFilled(Trial[Groups]):
    """A round of few players or teams whose groups are filled from below; the bye is given first."""

    def literal(self, asked: Tournament) -> Groups | None:
        try:
            if self.system in SEEKERS:
                return Seekers(asked, self.system.removeprefix("dubov-"))
            return Matches(asked) if self.system == DOUBLE_SWISS else TeamMatches(asked)
        except (LiteralImpossible, NoCandidate):
            return None

    @cached_property
    def _bye(self) -> list[frozenset[int]]:
        return [frozenset((self.chosen.bye,))] if self.chosen.bye is not None else []

    def claims(self, answer: Answer) -> Checks:
        made = {frozenset(pair) for bracket in self.chosen.brackets for pair in bracket.pairs}
        ours = {frozenset((pair.white, pair.black)) for pair in self.pairing.pairs}
        yield (made, self.chosen.bye) == (ours, self.pairing.bye), "the round"
        reason = answer.reason
        match reason:
            case reasons.NotPaired():
                yield from self._pair(reason.against, answer.player, answer.other)
            case reasons.NoBye():
                yield from self._no_bye(answer, reason)
            case reasons.TakesBye():
                yield from self._takes_bye(answer, reason)
            case reasons.Upfloated() | reasons.BroughtUp():
                bracket = next(one for one in self.chosen.brackets if reason.lower in one.upfloaters)
                for other in answer.others:
                    yield from self._instead(other.against, bracket, reason.lower, other.player)
            case reasons.OffList() if reason.fault and not reason.first_round:
                yield from self._fault(reason.fault, answer.player)
            case _:
                pass
        if answer.chooser:
            for other in answer.others:
                yield from self._pair(other.against, answer.chooser, other.player)

    # -- the bye -------------------------------------------------------------------------------------------------------

    def _no_bye(self, answer: Answer, reason: reasons.NoBye) -> Checks:
        groups = self.chosen
        if isinstance(reason.against, against.HadPoint):
            yield groups.barred(answer.player), "may have the bye"
        elif reason.against is not None:
            yield not groups.complete_without(answer.player), "could have the bye"

    def _takes_bye(self, answer: Answer, reason: reasons.TakesBye) -> Checks:
        groups, named = self.chosen, {other.player for other in answer.others}
        for one in groups.here:
            could = not groups.barred(one) and groups.complete_without(one)
            if groups.score(one) < reason.points:
                yield not could, "fewer points could have the bye"
            elif one in named:
                yield not could, "somebody named could have the bye"
        for other in answer.others:
            if isinstance(other.against, against.DeadEnd):
                yield not groups.complete_without(other.player), "the others can be paired"
            else:
                yield groups.barred(other.player), "not barred"

    # -- this opponent -------------------------------------------------------------------------------------------------

    def _pair(self, found: against.Against, one: int, other: int) -> Checks:
        groups = self.chosen
        if isinstance(found, against.Outright):
            yield not groups.may_meet(one, other), "can be paired"
        elif isinstance(found, against.DeadEnd):
            fixed = frozenset((one, other))
            yield self.round(fixed, *(self._bye if found.bye else ())) is None, "can be paired"
            yield not found.bye or found.bye == self.chosen.bye, "the bye"
        elif isinstance(found, against.NoRows):
            yield self._no_rows(one, other), "the rows can be filled"
        elif isinstance(found, against.Worse | against.Later):
            yield from self._compared(found, one, other)

    def _compared(self, found: against.Worse | against.Later, one: int, other: int) -> Checks:
        instead = self.round(frozenset((one, other)), *self._bye)
        yield instead is not None, "cannot be paired"
        if instead is None:
            return
        parting = (
            two
            for two in zip(self.chosen.brackets, instead.brackets, strict=False)
            if set(map(frozenset, two[0].pairs)) != set(map(frozenset, two[1].pairs))
        )
        ours, theirs = next(parting)
        counts = self.chosen.counts(ours), self.chosen.counts(theirs)
        yield all(Groups.left_over(one) == len(one.upfloaters) for one in (ours, theirs)), "left over"
        if isinstance(found, against.Later):
            yield found.others_up == ({*ours.upfloaters} != {*theirs.upfloaters}), "who comes up"
            if found.others_up:
                counts = self._of_sets(ours, theirs)
                first, second = ([self.numbers.index(n) for n in one.upfloaters] for one in (ours, theirs))
                yield first < second, "not higher on the list"
            yield counts[0] == counts[1], f"not as good: {counts}"
            return
        yield found.points == ours.score, "the group"
        yield from _worse(found, counts[0], counts[1])

    def _of_sets(self, ours: Filled, theirs: Filled) -> tuple[Counts, Counts]:
        """The costs of those who come up, and of those who would."""
        return self.chosen.counts_of_set(ours, ours.upfloaters), self.chosen.counts_of_set(ours, theirs.upfloaters)

    def _no_rows(self, one: int, other: int) -> bool:
        """With the rows before it, and these two in one row, the rest of the two sides cannot all be paired."""
        bracket = next(b for b in self.chosen.brackets if any(one in pair for pair in b.pairs))
        at = next(at for at, pair in enumerate(bracket.pairs) if one in pair)
        first, second = bracket.pairs[at][0], {pair[1] for pair in bracket.pairs[at:]}
        if first != one or other not in second:
            return False
        return not _rows(self.chosen, [pair[0] for pair in bracket.pairs[at + 1 :]], second - {other})

    def _fault(self, fault: Fault, player: int) -> Checks:
        """The pairs of the list: the upper half of a group with those who come up against the lower half."""
        found = fault.against
        bracket = next(one for one in self.chosen.brackets if any(player in pair for pair in one.pairs))
        members = sorted((*bracket.residents, *bracket.upfloaters), key=self.numbers.index)
        half = len(members) // 2
        listed = list(zip(members[:half], members[half:], strict=True))
        if isinstance(found, against.Outright):
            yield (fault.one, fault.two) in listed, "not of the list"
            yield not self.chosen.may_meet(fault.one, fault.two), "can be paired"
        elif isinstance(found, against.Worse):
            up = bracket.upfloaters
            yield all(self.chosen.may_meet(*pair) for pair in listed), "the list has a worse fault"
            both = self.chosen.counts_of_pairs(up, bracket.pairs), self.chosen.counts_of_pairs(up, listed)
            yield from _worse(found, *both)

    # -- somebody else from below --------------------------------------------------------------------------------------

    def _instead(self, found: against.Against, bracket: Filled, lower: int, other: int) -> Checks:
        """The reason why another does not come up in place of this one."""
        groups = self.chosen
        up = [other if one == lower else one for one in bracket.upfloaters]
        pairable = groups.pairable((*bracket.residents, *up))
        complete = groups.pairable(bracket.below - {*up})
        match found:
            case against.NoneAbove():
                yield not any(groups.may_meet(other, one) for one in bracket.residents), "can meet somebody above"
            case against.NotPairable():
                yield not pairable, "the group above can be paired"
            case against.DeadEnd():
                yield not complete, "the others can be paired"
            case against.MovedBefore():
                counts = [groups.counts_of_set(bracket, one)[Aim.UP_MOVED] for one in ((lower,), (other,))]
                yield counts == [0, 1], "did not move before"
            case against.Worse():
                yield pairable and complete, "cannot come up at all"
                if pairable and complete:
                    both = (groups.counts_of_set(bracket, one) for one in (bracket.upfloaters, up))
                    yield from _worse(found, *both)
            case _:
                yield False, "an unknown reason"


def _rows(groups: Groups, first: list[int], second: set[int]) -> bool:
    """Each of the first side can meet another one of the second."""
    if not first:
        return True
    one, *rest = first
    return any(groups.may_meet(one, two) and _rows(groups, rest, second - {two}) for two in second)


def _worse(found: against.Worse, chosen: Counts, instead: Counts) -> Checks:
    assert found.aim is not None
    both = chosen[found.aim], instead[found.aim]
    if found.aim in (Aim.DISTANCE, Aim.NEXT_GROUP):
        yield both[0] < both[1], f"{found.aim.value} {both}"  # type: ignore[operator]  # of one kind
    else:
        yield both == (found.chosen, found.instead), f"{found.aim.value} {both}"
