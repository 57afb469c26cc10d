"""The secret link of a captain: one for each team and captain, good for the whole event.

With another captain's name there is another link, and the old one is worth nothing.
"""

from hashlib import sha256
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.journals import Known
from fairswiss.desk.phone_links import checked, signed
from fairswiss.desk.telling import By
from fairswiss.journal.facts import PHONES
from fairswiss.model.errors import NotThere

_FIELDS = (6, 3, 3)
"""Bytes of the event, the team, and a digest of the captain's name."""


class Captain(NamedTuple):
    """The team that a link is for."""

    event: Known
    team: int


def by_captain(token: str) -> By:
    """The author of what a captain's phone sends; the token names the request."""
    return By(PHONES["c"], token=token)


def captain_link(event: Known, team: int, key: bytes) -> str:
    """The link of a team as a part of an address."""
    return signed((int(event.event, 16), team, _digest(event, team)), _FIELDS, key)


def _digest(event: Known, team: int) -> int:
    return int.from_bytes(sha256(event.state.squad(team).captain.encode()).digest()[:3], "big")


def event_of(text: str, key: bytes) -> str | None:
    """The event of a link that was signed with this key; nothing for every other text."""
    found = checked(text, _FIELDS, key)
    return None if found is None else f"{found[0]:012x}"


def captain_of(text: str, key: bytes) -> Captain | None:
    """The team of a link; nothing if it is not ours, or its event, team or captain is no more."""
    found = checked(text, _FIELDS, key)
    if found is None:
        return None
    try:
        event = journals.read(f"{found[0]:012x}").published
    except NotThere:
        return None
    team = found[1]
    known = team in event.state.squads.teams and _digest(event, team) == found[2]
    return Captain(event, team) if known else None
