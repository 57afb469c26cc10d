"""Arbiters as reports and settings write them: a name, with a FIDE id before or behind it."""

import re
from typing import NamedTuple

_ID = re.compile(r"[\s,;]*\(?\b(?P<id>\d{5,11})\b\)?[\s,;]*")


class Arbiter(NamedTuple):
    """The two parts of what is written; the id is empty where there is none."""

    name: str
    fide_id: str = ""


def arbiter_of(text: str) -> Arbiter:
    """The arbiter that a text such as ``1000001 Arbiter, Ada`` or ``Arbiter, Ada (1000001)`` names."""
    found = _ID.search(text)
    if found is None:
        return Arbiter(text.strip())
    return Arbiter(f"{text[: found.start()]} {text[found.end() :]}".strip(), found["id"])
