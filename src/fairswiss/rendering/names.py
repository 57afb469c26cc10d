"""Names as they may be shown: nothing in them moves the cursor, turns the line round or breaks a table."""

import re
from unicodedata import combining, east_asian_width

from fairswiss.model.marks import without_floods

_BREAKS = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_HARMFUL = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, bidirectional overrides and isolates, halves of characters."""
_SHORT = re.compile(r"(?P<given>[^\s,]*[^\s,.]) (?P<initial>[^\s,.])\.(?P<number>(?: \([0-9]+\))?)")
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


def clean(name: str) -> str:
    """The name without control characters and bidirectional overrides; a line break in it becomes a space."""
    if name.isprintable():
        return without_floods(name).strip()
    return without_floods(_HARMFUL.sub("", _BREAKS.sub(" ", name))).strip()


def by_family(name: str) -> str:
    """A name as lists are ordered by it, the family's first: ``Ana A.`` is ``A., Ana``, as minors are shown.

    It knows no more than is shown, so the order of a list gives nothing away.
    """
    shortened = _SHORT.fullmatch(name)
    return f"{shortened['initial']}., {shortened['given']}{shortened['number']}" if shortened else name


def width(text: str) -> int:
    """The width of a text in columns of a terminal."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def padded(text: str, columns: int, right: bool = False) -> str:
    """The text filled up with spaces, on the right or, to align it right, on the left."""
    if text.isascii():
        return text.rjust(columns) if right else text.ljust(columns)
    space = " " * (columns - width(text))
    return space + text if right else text + space


def shortened(text: str, columns: int) -> str:
    """The text with an ellipsis where it takes more columns than that."""
    if width(text) <= columns:
        return text
    while text and width(text) >= columns:
        text = text[:-1]
    return f"{text.rstrip()}…"


def one_stop(text: str) -> str:
    """The text with one full stop where a sentence ends with a name such as ``Fir, F.``"""
    return _TWO_STOPS.sub(".", text)
