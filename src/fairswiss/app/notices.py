"""What an arbiter should know while it can still be changed: shown where it matters, and stops nobody."""

from fairswiss.app.systems import ROUND_ROBINS
from fairswiss.journal.state import State
from fairswiss.language import spoken


def notices(state: State) -> list[str]:
    """In sentences; none when there is nothing to say."""
    return _rounds_without_opponents(state)


def _rounds_without_opponents(state: State) -> list[str]:
    """Whether the rounds that are planned can be completed at all, before the first one is paired.

    Two players meet at most once (C.04.1, article 2). Everybody meets everybody after one round less than there are
    players, with an odd number after as many; up to half as many rounds as players there is always somebody left.
    """
    if state.started or state.settings.system in ROUND_ROBINS or len(state.players) < 2:
        return []
    players, planned = len(state.players) - len(state.withdrawn), state.settings.rounds
    most = players - 1 + players % 2
    if planned > most:
        words = (
            "{planned} rounds cannot be completed by {players} players: after {most} rounds everybody has met "
            "everybody. Plan fewer rounds, or register more players."
        )
        return [spoken(words, planned=planned, players=players, most=most)]
    if planned > players // 2:
        words = (
            "{planned} rounds are many for {players} players: a late round may have no pairing that the rules allow. "
            "Up to {safe} rounds there are always opponents left."
        )
        return [spoken(words, planned=planned, players=players, safe=players // 2)]
    return []
