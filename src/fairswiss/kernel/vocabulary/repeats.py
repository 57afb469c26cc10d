"""Repeated floats: criteria about floats that several editions share, by meaning."""

from collections.abc import Callable

from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Setting

PREVIOUS, BEFORE_THAT = 0, 1
"""The float of the previous round, and that of two rounds before."""


def resident_again(ago: int) -> Callable[[Setting, Entrant], int]:
    """A resident who floats down again."""

    def down(setting: Setting, entrant: Entrant) -> int:
        return int(entrant.number not in setting.is_moved_down and entrant.downfloated[ago])

    return down


def opponent_again(ago: int) -> Callable[[Setting, Entrant, Entrant], int]:
    """A resident who meets a moved-down player and so floats up again."""

    def pair(setting: Setting, higher: Entrant, lower: Entrant) -> int:
        mixed = higher.number in setting.is_moved_down and lower.number not in setting.is_moved_down
        return int(mixed and lower.upfloated[ago])

    return pair
