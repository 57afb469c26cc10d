"""Faults of a pair in a bracket that was filled up from below, each a number to be added up over all pairs.

A fault looks at nothing of the two but what :func:`kind_of` tells: whole kinds can be counted instead of tried.
"""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.kernel.vocabulary.entrants import STRONG, Entrant

Kind = tuple[int, ...]
"""The side of a player that faults can see."""


class Situation(NamedTuple):
    """A bracket: who came up to it, by number, and who should not float again."""

    came_up: frozenset[int]
    floated: Floated


Fault = Callable[[Situation, Entrant, Entrant], int]


def kind_of(situation: Situation, player: Entrant) -> Kind:
    """The colour preferred, how strongly, whether the player came up, and whether as a floater before."""
    came_up = player.number in situation.came_up
    return player.preference, player.strength, came_up, bool(situation.floated(player))


def floating_again(situation: Situation, one: Entrant, other: Entrant) -> int:
    """A resident who meets somebody who came up, and should not float again."""
    came_up, floated = situation
    if (one.number in came_up) is (other.number in came_up):
        return 0
    return int(bool(floated(other if one.number in came_up else one)))


def without_preference(situation: Situation, one: Entrant, other: Entrant) -> int:
    """Somebody who does not get the colour preferred: one of two who prefer the same."""
    del situation
    return int(one.preference == other.preference != 0)


def without_strong_preference(situation: Situation, one: Entrant, other: Entrant) -> int:
    """The same, where both prefer it strongly."""
    return without_preference(situation, one, other) if one.strength == other.strength == STRONG else 0
