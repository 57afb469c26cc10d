"""The secret link of a captain: one for each team and captain, good until the last round is closed.

With another captain's name, or when an arbiter replaces it, there is another link, and the old one is worth nothing.
"""

from hashlib import sha256
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.journals import Known
from fairswiss.desk.phone_links import checked, signed
from fairswiss.desk.telling import By
from fairswiss.journal.facts import PHONES
from fairswiss.journal.state import Stage, State
from fairswiss.model.errors import NotThere
from fairswiss.store import rows

_FIELDS = (6, 3, 3)
"""Bytes of the event, the team, and a digest of the captain's name and of the entry that replaced the link."""


class Captain(NamedTuple):
    """The team that a link is for."""

    event: Known
    team: int


def by_captain(token: str) -> By:
    """The author of what a captain's phone sends; the token names the request."""
    return By(PHONES["c"], token=token)


def captain_link(event: Known, team: int, key: bytes) -> str:
    """The link of a team as a part of an address; empty when captains are no longer asked."""
    if not asks_captains(event):
        return ""
    return signed((int(event.event, 16), team, _digest(event.state, team)), _FIELDS, key)


def asks_captains(event: Known) -> bool:
    """True until the last round is closed or the event is archived."""
    played, planned = event.state.rounds, event.state.settings.rounds
    is_over = len(played) >= planned and played[-1].stage is Stage.CLOSED if played else False
    return not is_over and not rows.is_archived(event.event)


def _digest(state: State, team: int) -> int:
    told = f"{state.squads.linked_since.get(team, 0)} {state.squad(team).captain}"
    return int.from_bytes(sha256(told.encode()).digest()[:3], "big")


def event_of(text: str, key: bytes) -> str | None:
    """The event of a link that was signed with this key; nothing for every other text."""
    found = checked(text, _FIELDS, key)
    return None if found is None else f"{found[0]:012x}"


def captain_of(text: str, key: bytes) -> Captain | None:
    """The team of a link; nothing if it is not ours, its time is over, or its event, team or captain is no more."""
    found = checked(text, _FIELDS, key)
    if found is None:
        return None
    try:
        event = journals.read(f"{found[0]:012x}")
    except NotThere:
        return None
    team = found[1]
    known = team in event.state.squads.teams and _digest(event.state, team) == found[2]
    return Captain(event.published, team) if known and asks_captains(event) else None
