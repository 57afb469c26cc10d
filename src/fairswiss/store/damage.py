"""The refusal of a store that is damaged."""

from fairswiss.language import gettext
from fairswiss.model.errors import Damaged
from fairswiss.model.problems import Remedy


def of_damage(what: str) -> Damaged:
    """The store is damaged, and can be rescued."""
    told = " ".join(what.split())[:200].rstrip(".")
    words = "The database is damaged: {what}."
    return Damaged(gettext(words, what=told), remedies=(Remedy.RESCUE,), code="database-damaged")
