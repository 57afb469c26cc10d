"""Limits on the size of a file. Beyond these numbers it is refused before any work is spent on it."""

from fairswiss.language import gettext
from fairswiss.model import TooLarge

MAX_BYTES = 64 * 1024 * 1024
MAX_LINES = 200_000
MAX_LINE_LENGTH = 12_000
MAX_PLAYERS = 99_999
MAX_ROUNDS = 999

MIN_POINTS, MAX_POINTS = -999, 9999
"""Tenths of a point that one thing can be worth: what fits into the five columns that points have at most."""

MAX_EXPANSION = 5_000_000
"""Single values that the records 250 may stand for together: one short line can name a hundred million."""

MAX_IDS_PER_LINE = 2_000
"""The number of players at which a list that may be split is split, well within the length of a line."""

MAX_PROBLEMS = 100
ENOUGH_ERRORS = 10_000
"""After so many errors the rest of a file is not looked at: it is no tournament report, and may be an attack."""


def too_large(what: str, limit: int, remedy: str) -> TooLarge:
    """The refusal, in one wording: what is too much, how much would do, and what can be done."""
    return TooLarge(
        gettext("{what}; the limit is {limit:,}. {remedy}", what=what, limit=limit, remedy=remedy),
        code="report-too-large",
    )
