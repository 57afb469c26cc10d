"""Short names of events: as many letters of the whole name as tell it from every other event."""

from fairswiss.store import rows

LEAST = 6
"""Letters at least, so that an event that is created later hardly ever has the same."""


def short_name(event: str) -> str:
    """The shortest beginning of the name that no other event has."""
    others = [name for name in rows.names() if name != event]
    lengths = range(LEAST, len(event))
    return next((event[:at] for at in lengths if not any(name.startswith(event[:at]) for name in others)), event)


def long_name(short: str) -> str:
    """The event with that short name; of several the oldest, whose codes were printed first."""
    if len(short) < LEAST:
        raise rows.not_there(short)
    found = [name for name in rows.names() if name.startswith(rows.named(short))]
    if not found:
        raise rows.not_there(short)
    return found[-1]
