"""The players who are paired together, and the aims by which one pairing of them is better than another."""

from collections.abc import Collection
from enum import Enum

from fairswiss.why import Aim, GroupTrace, Mixing, steps

COLOURS = {Aim.ABSOLUTE_COLOUR, Aim.COLOUR, Aim.STRONG_COLOUR}
"""Colours that players are owed."""
_MOVES = {
    Aim.UP_AGAIN, Aim.DOWN_AGAIN, Aim.ABOVE_AGAIN, Aim.LEFT_AGAIN,
    Aim.UP_MOVED, Aim.DOWN_MOVED, Aim.UP_SOON, Aim.DOWN_SOON,
}  # fmt: skip


class Together(Enum):
    """The reason why players of different points are paired as one list."""

    POINTS = "points"
    """None: the players of a group, and those who come to it from above or below."""
    LAST = "last"
    """The lowest groups, as one."""
    HALF = "half"
    """At least half of them come from above."""
    UNMET = "unmet"
    """Nobody from above can meet anybody of the group itself."""


def together_in(trace: GroupTrace, above: int, there: int) -> Together:
    """The reason that a step of the group states; so many of those there are from above.

    The text counts a half without those who have no opponent in the group: where it is less of all, nothing is said.
    """
    for step in trace.steps:
        if isinstance(step, steps.Collapsed | steps.Joined):
            return Together.LAST
        if isinstance(step, steps.TreatedAsHomogeneous):
            if step.why is not Mixing.HALF:
                return Together.UNMET
            return Together.HALF if 2 * above >= there else Together.POINTS
    return Together.POINTS


class Weighed(Enum):
    """The aims of an edition beside points, before the order of the list."""

    POINTS = "points"
    """Nothing else."""
    COLOURS = "colours"
    MOVES = "moves"
    """Meeting more or fewer points as seldom as possible."""
    BOTH = "both"


def weighed(aims: Collection[Aim]) -> Weighed:
    """By the aims of the criteria of an edition."""
    colours, moves = not COLOURS.isdisjoint(aims), not _MOVES.isdisjoint(aims)
    if colours and moves:
        return Weighed.BOTH
    return Weighed.COLOURS if colours else Weighed.MOVES if moves else Weighed.POINTS
