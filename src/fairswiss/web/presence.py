"""Presence: which other people of a tournament have its pages open. Kept in memory, as digests, and soon forgotten."""

import sqlite3
import time
from collections.abc import Iterable

from fairswiss.web.access import OWNER, Action, Somebody, may
from fairswiss.web.people.appointments import of_tournament
from fairswiss.web.shared_counts import Left, Memory, shared

_AWAY = 50
"""Seconds without a sign of life after which somebody counts as gone; pages that are open give one every 20."""
_seen_here = Memory(keys=10_000)


def others_here(user: Somebody, tournament: str) -> list[str]:
    """Note that this person looks at a tournament; the names of the others who do, for those who enter results."""
    if not user.is_authenticated or not may(user, Action.ENTER_RESULTS, tournament):
        return []
    name, now = user.get_username(), time.time()
    team = {held.user.get_username() for held in (*of_tournament(tournament), *of_tournament(""))} | {OWNER}
    others = sorted(team - {name})
    ledger = shared() or _seen_here
    try:
        ledger.settle(_key(tournament, name), lambda held: Left(0, now))
        seen = ledger.last([_key(tournament, one) for one in others])
    except sqlite3.Error:  # a full disk, say: nobody is shown, and nothing else suffers
        return []
    return list(_present(others, seen, now))


def _present(names: Iterable[str], seen: Iterable[float], now: float) -> Iterable[str]:
    return (name for name, at in zip(names, seen, strict=True) if now - at < _AWAY)


def _key(tournament: str, name: str) -> str:
    return f"here {tournament} {name}"
