"""Notices for the arbiter while something can still be changed: shown where they matter, blocking nothing."""

from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.usecases.systems import may_meet_again


def notices(state: State) -> list[str]:
    """In sentences; none when there is nothing to say."""
    return _rounds_without_opponents(state)


def _rounds_without_opponents(state: State) -> list[str]:
    """A notice if the planned rounds cannot, or may not, be completed; given before the first one is paired.

    Two players meet at most once (C.04.1, article 2). Everybody meets everybody after one round less than there are
    players, with an odd number after as many; up to half as many rounds as players there is always somebody left.
    """
    if state.started or may_meet_again(state.settings.system) or len(state.players) < 2:
        return []
    players, planned = len(state.players) - len(state.withdrawn), state.settings.rounds
    most = players - 1 + players % 2
    if planned > most:
        words = (
            "{planned} rounds cannot be completed by {players} players: after {most} rounds everyone "
            "has met everyone. Plan fewer rounds, or register more players."
        )
        return [gettext(words, planned=planned, players=players, most=most)]
    if planned > players // 2:
        words = (
            "{planned} rounds are many for {players} players: a late round may have no pairing that the rules allow. "
            "Up to {safe} rounds there are always opponents left."
        )
        return [gettext(words, planned=planned, players=players, safe=players // 2)]
    return []
