"""The pairs that the list alone would give a group: those from above and their opponents, then half against half."""

from typing import NamedTuple

from fairswiss.why import GroupTrace, steps


class Halves(NamedTuple):
    """The first candidate of a bracket, as it is written down: left against right, those left over at the end."""

    moved_down: tuple[int, ...] = ()
    opponents: tuple[int, ...] = ()
    limbo: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    """Like the limbo, where the text has no such word."""
    upper: tuple[int, ...] = ()
    lower: tuple[int, ...] = ()

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of the candidate."""
        return (*zip(self.moved_down, self.opponents, strict=False), *zip(self.upper, self.lower, strict=False))


def halves_of(trace: GroupTrace) -> Halves:
    """S1 and S2 of a bracket; those who moved down and their opponents apart from the others."""
    step = next((step for step in trace.steps if isinstance(step, steps.Bracket)), None)
    if step is None:
        return Halves()
    s1, s2, limbo, left_out = step.s1, step.s2, step.limbo, step.left_out
    if not trace.floaters:
        return Halves((), (), limbo, left_out, s1, s2)
    others, rows = s2[len(s1) :], sum(isinstance(step, steps.BracketPaired) for step in trace.steps)
    return Halves(s1, s2[: len(s1)], limbo, left_out, others[:rows], others[rows:])
