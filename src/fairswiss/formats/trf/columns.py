"""The columns of a line: the layout of the player records, and numbers written in columns.

Columns count from 1 in the documents of FIDE; the slices made here count from 0. Player numbers beyond 9999
grow to the left into the blank before their four columns, so every such field is five wide here.
"""

from fairswiss.formats.trf.limits import MAX_POINTS, MIN_POINTS
from fairswiss.language import gettext
from fairswiss.model import Points, TooLarge, format_points, parse_points
from fairswiss.model.whole import whole_number


def columns(first: int, last: int) -> slice:
    """The columns from first to last, both included, as the documents state them."""
    return slice(first - 1, last)


NUMBER = columns(4, 8)
SEX = columns(10, 10)
TITLE = columns(11, 13)
NAME = columns(15, 47)
RATING = columns(49, 52)
FEDERATION = columns(54, 56)
FIDE_ID = columns(58, 68)
BIRTH = columns(70, 79)
POINTS = columns(80, 84)
RANK = columns(85, 89)

_LAYOUT = (
    (NUMBER, "right"), (SEX, "left"), (TITLE, "right"), (NAME, "left"), (RATING, "right"),
    (FEDERATION, "left"), (FIDE_ID, "right"), (BIRTH, "left"), (POINTS, "right"), (RANK, "right"),
)  # fmt: skip

BLANKS = tuple(column - 1 for column in (9, 14, 48, 53, 57, 69))
"""Places between the fields that must be blank in every player record."""

BEFORE_ROUNDS = 90 - 1
FIRST_CELL = 91 - 1
"""A round has ten columns: 91 blank (or the fifth digit), 92-95 opponent, 97 colour, 99 result; then 101 …"""
CELL = 10

ROUND_DATES = FIRST_CELL + 1
"""The dates of record 132 start where the opponents do, at column 92."""


def compose(code: str, values: tuple[str, ...]) -> str:
    """A player record up to column 89; a text too long for its columns is cut."""
    parts, at = [code], len(code)
    for (span, align), value in zip(_LAYOUT, values, strict=True):
        width = span.stop - span.start
        text = value[:width]
        parts += (" " * (span.start - at), text.rjust(width) if align == "right" else text.ljust(width))
        at = span.stop
    return "".join(parts)


def natural(text: str) -> int | None:
    """The whole number written in a field, with blanks around it; None when it is not one (or empty)."""
    return whole_number(text.strip(" "), 6)


def naturals(text: str) -> list[int] | None:
    """A list of player numbers, in columns of five or with blanks between; None when one is not a number.

    Numbers of five digits leave no blank between them: then the columns decide.
    """
    words = text.split()
    if any(len(word) > 5 for word in words):
        words = [word for at in range(0, len(text), 5) if (word := text[at : at + 5].strip(" "))]
    numbers = [natural(word) for word in words]
    return None if None in numbers else [number for number in numbers if number is not None]


def id_columns(players: tuple[int, ...] | list[int]) -> str:
    """The numbers in columns of five, the way naturals() reads them."""
    return "".join(f"{number:>5}" for number in players)


def points_of_text(text: str) -> Points | None:
    """The points written in a field, 0 when it is empty; None when they are none, or beyond what fits a field."""
    points = parse_points(text) if text.strip(" ") else 0
    return points if points is not None and MIN_POINTS <= points <= MAX_POINTS else None


def points_text(points: Points) -> str:
    """The points as text, if a field has room for them."""
    text = format_points(points)
    if not MIN_POINTS <= points <= MAX_POINTS:
        raise TooLarge(
            gettext(
                "A value of {points} points does not fit: a report file has room for -99.9 to 999.9. Correct it.",
                points=text,
            ),
            code="points-too-large",
        )
    return text


def one_line(text: str) -> str:
    """The text without what no file should hold: control characters, line ends among them, and half characters."""
    if text.isprintable():
        return text
    return "".join(" " if c < " " else "\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)


def plain(text: str) -> str:
    """The text as it stands in a field: on one line, without blanks around it."""
    return one_line(text).strip()
