"""Marks that are put on letters: names need some, and nobody needs many."""

import re

MOST_MARKS = 4
"""Combining marks on one letter; more would be drawn over the lines above and below."""
_MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_FLOOD = re.compile(f"([{_MARKS}]{{{MOST_MARKS}}})[{_MARKS}]+")


def without_floods(text: str) -> str:
    """The text with no more marks on a letter than a letter can have."""
    return text if text.isascii() else _FLOOD.sub(r"\1", text)
