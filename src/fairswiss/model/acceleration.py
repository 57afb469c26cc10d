"""The acceleration that an event announces by name alone; what it means is a rule (``rules/baku``)."""

from fairswiss.model.tournament import EventInfo

BAKU = "_BAKU"
"""The end of an encoded type (record 192) that announces the Baku acceleration."""


def announces_baku(info: EventInfo) -> bool:
    """True if the event is accelerated, according to its encoded type."""
    return info.encoded_type.strip().upper().endswith(BAKU)
