"""Lines in which a program counted bytes where it should have counted characters.

Such a program pads the name Müller, seven bytes of UTF-8, as if it had seven letters, and all that follows
stands too far to the left by one. Only lines with letters beyond ASCII can be meant, and only when their
character columns make no sense while their byte columns do.
"""

from fairswiss.formats.trf.columns import (
    BEFORE_ROUNDS,
    BLANKS,
    CELL,
    FIRST_CELL,
    NAME,
    NUMBER,
    POINTS,
    RANK,
    RATING,
    natural,
)
from fairswiss.model import parse_points


def aligned(line: str) -> str | None:
    """The line with its name padded by characters, if it was padded by bytes; None if it needs no change."""
    if line.isascii() or columns_fit(line):
        return None
    raw = line.encode("utf-8", "replace")
    before, name, after = raw[: NAME.start], raw[NAME], raw[NAME.stop :]
    # Where the columns cut a letter in two, half a letter is left out and the columns will not fit.
    letters = name.decode("utf-8", "ignore")
    moved = before.decode("utf-8", "ignore") + letters.ljust(NAME.stop - NAME.start) + after.decode("utf-8", "ignore")
    return moved if columns_fit(moved) else None


def columns_fit(line: str) -> bool:
    """True if blanks and numbers of a player record are in their columns."""
    padded = line.ljust(FIRST_CELL)
    if natural(padded[NUMBER]) is None or padded[BEFORE_ROUNDS] != " ":
        return False
    if any(padded[place] != " " for place in BLANKS):
        return False
    if any(padded[span].strip() and natural(padded[span]) is None for span in (RATING, RANK)):
        return False
    if padded[POINTS].strip() and parse_points(padded[POINTS]) is None:
        return False
    return not any(padded[FIRST_CELL + gap :: CELL].strip() for gap in (5, 7, 9))
