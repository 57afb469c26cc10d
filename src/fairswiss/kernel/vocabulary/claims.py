"""Preferences that a pair fails to grant: criteria about colours that several editions share, by meaning."""

from collections.abc import Callable

from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, Entrant
from fairswiss.kernel.vocabulary.ladder import Setting


def beyond_two(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """Topscorers and their opponents whose colour difference would exceed two."""
    if not (higher.topscorer or lower.topscorer):
        return 0
    white = setting.white_of(higher, lower)
    black = lower if white is higher else higher
    return (abs(white.difference + 1) > 2) + (abs(black.difference - 1) > 2)


def third_in_a_row(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """Topscorers and their opponents who would have the same colour three times running."""
    if not (higher.topscorer or lower.topscorer):
        return 0
    white = setting.white_of(higher, lower)
    black = lower if white is higher else higher
    return white.card.colours.endswith("ww") + black.card.colours.endswith("bb")


def preference_lost(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """One of two equal preferences cannot be granted."""
    del setting
    return int(bool(higher.preference) and higher.preference == lower.preference)


def preferences_clash(least: int) -> Callable[[Setting, Entrant, Entrant], int]:
    """Both have the same preference, and both at least so strong."""

    def pair(setting: Setting, higher: Entrant, lower: Entrant) -> int:
        return preference_lost(setting, higher, lower) and int(min(higher.strength, lower.strength) >= least)

    return pair


def strong_preference_lost(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    """The one that cannot be granted is a strong one."""
    if not preference_lost(setting, higher, lower):
        return 0
    both_absolute = higher.strength == lower.strength == ABSOLUTE
    return int(min(higher.strength, lower.strength) > MILD and not both_absolute)
