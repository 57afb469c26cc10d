"""Articles 2.4, 2.5 and 4: the upper half is proposed against the lower, and opponents are exchanged in order."""

from collections.abc import Collection, Iterator
from itertools import chain

from fairswiss import why
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.definitions import LAW
from fairswiss.rules.lim_2026.group import Group, Staying
from fairswiss.rules.lim_2026.opponents import Kind, Row


class Halves(Row):
    """2.4: the players of a group in the order of scrutiny, always as two halves."""

    def __init__(self, group: Group, completion: Staying, listed: list[int]) -> None:
        super().__init__(group, completion, listed)
        self._head = 0
        self._lower = len(listed) // 2
        """The first place of the lower half."""

    def next_under_scrutiny(self) -> int:
        """4.1: the first of those left; he leaves the row."""
        self._head = next(self.line.after(self._head, self.line.kinds))
        self.line.leave(self._head)
        return self.listed[self._head]

    def trials(self, kinds: Collection[Kind]) -> Iterator[int]:
        """4.2, 4.3: the lower half from its top, then the upper half from its bottom (reading 13)."""
        return chain(self.line.after(self._lower, kinds), self.line.before(self._lower, kinds))

    def leave(self, at: int) -> None:
        """The opponent leaves too; the rest is proposed afresh (2.4)."""
        self.line.leave(at)
        if at < self._lower and len(self.line):
            self._lower = next(self.line.after(self._lower, self.line.kinds)) + 1


def pair_residents(group: Group, completion: Staying, residents: list[int]) -> Iterator[tuple[int, int]]:
    """4.1: from the highest numbered going down, from the lowest going up."""
    listed = residents if group.down else residents[::-1]
    halves = Halves(group, completion, listed)
    if listed:
        group.trace.add(_proposed, group, listed)
    while len(halves.line):
        one = halves.next_under_scrutiny()
        found = halves.take(one, halves.trials)
        if found is None:
            raise AssertionError("somebody finds no opponent in a group that can be paired")
        other = listed[found]
        if group.trace.on:
            group.trace.add(_scrutinised, group, one, other, tuple(halves.passed(one, halves.trials, found)))
        halves.leave(found)
        yield one, other


def _proposed(group: Group, listed: list[int]) -> "lim_2026.steps.Proposed":
    numbers = [group.members[place].number for place in listed]
    half = len(numbers) // 2
    return lim_2026.steps.Proposed(LAW("2.4"), tuple(numbers[:half]), tuple(numbers[half:]), group.down)


def _scrutinised(
    group: Group, one: int, other: int, passed: "tuple[why.obstacles.Passed, ...]"
) -> "lim_2026.steps.Scrutinised":
    """2.4: as proposed; 2.5: after an exchange."""
    articles = LAW("2.5", "4.1", "4.2", "5.2") if passed else LAW("2.4")
    return lim_2026.steps.Scrutinised(articles, group.members[one].number, group.members[other].number, passed)
