"""Which column is what: by its heading, or by what stands in it; always with the reason."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from fairswiss.formats.players.headings import field_of
from fairswiss.language import gettext
from fairswiss.model import BadRequest
from fairswiss.model.player import TITLES, title_rank

FIELDS = (
    "name", "last_name", "first_name", "title", "rating", "federation", "fide_id", "birth", "sex", "club",
)  # fmt: skip
"""The fields that can be taken from a column."""
_RATINGS = ("rating", "rapid", "blitz", "national_rating")
_HEADER_WITHIN = 10
_SAMPLE = 300
_MOSTLY = 0.7
_SEXES = frozenset("mfwMFW")
_YEAR = re.compile(r"(?:19|20)\d\d")
_DATE = re.compile(r"(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d")


class Choice(NamedTuple):
    """A column and what it is taken for; no field when it is not used. Columns count from 1."""

    column: int
    heading: str
    field: str
    reason: str


def header_row(rows: Sequence[tuple[int, list[str]]]) -> int | None:
    """The place of the row with the headings: one that names the players' names, or two other fields."""
    for place, (_, row) in enumerate(rows[:_HEADER_WITHIN]):
        found = {field_of(cell) for cell in row} - {""}
        if (found & {"name", "last_name"} and (len(found) > 1 or len(row) == 1)) or len(found) > 2:
            return place
    return None


def by_headings(headings: Sequence[str]) -> list[Choice]:
    """The columns by their headings; of several for one field the first, of ratings the plainest."""
    named = [field_of(heading) for heading in headings]
    if "last_name" not in named and "first_name" in named:
        if "name" in named:
            named[named.index("name")] = "last_name"  # Name and Vorname: the first is the last name
        else:
            named[named.index("first_name")] = "name"  # Nombre, Nome: the only name there is
    rating = next((field for field in _RATINGS if field in named), "")
    choices, used = [], set[str]()
    for column, (heading, field) in enumerate(zip(headings, named, strict=True), 1):
        reason = gettext("by its heading {heading!r}", heading=heading.strip())
        if field == rating and field:
            field = "rating"
        elif field in _RATINGS:
            choices.append(Choice(column, heading, "", gettext("not used: another column is the rating")))
            continue
        if not field or field == "number":
            why = (
                gettext("not used: players are renumbered")
                if field
                else gettext("not used: unknown heading {heading!r}", heading=heading.strip()[:40])
            )
            choices.append(Choice(column, heading, "", why))
        elif field in used:
            words = "not used: another column is the {field}"
            choices.append(
                Choice(column, heading, "", gettext(words, field=gettext(field.replace("_", " "), context="field")))
            )
        else:
            used.add(field)
            choices.append(Choice(column, heading, field, reason))
    return choices


def by_content(rows: Sequence[list[str]]) -> list[Choice]:
    """The columns by what stands in them."""
    width = max(map(len, rows), default=0)
    columns = [_cells(rows, at) for at in range(width)]
    fields = [_kind(cells) for cells in columns]
    names = _names({at: columns[at] for at, field in enumerate(fields) if field == "words"})
    fields = [names.get(at, "") if field == "words" else field for at, field in enumerate(fields)]
    choices, used = [], set[str]()
    for column, field in enumerate(fields, 1):
        free = field not in ("", "number") and field not in used
        used.add(field)
        reason = gettext("by its content") if free else gettext("not used: players are renumbered")
        if not free and field != "number":
            reason = gettext("not used: its content is unknown, or another column has it")
        choices.append(Choice(column, "", field if free else "", reason))
    return choices


def _cells(rows: Sequence[list[str]], at: int) -> list[str]:
    """The cells of the first rows in a column, without empty ones."""
    return [row[at].strip() for row in rows[:_SAMPLE] if at < len(row) and row[at].strip()]


def _names(words: Mapping[int, list[str]]) -> dict[int, str]:
    """The columns of words that are names: last and first name side by side, or the one with the longest words."""
    if not words:
        return {}
    longest = max(words, key=lambda at: sum(map(len, words[at])) / len(words[at]))
    whole = any("," in cell or " " in cell for cell in words[longest])
    first, *others = words
    if not whole and first + 1 in others:
        return {first: "last_name", first + 1: "first_name"}
    return {longest: "name"}


_TESTS: dict[str, Callable[[str], bool]] = {
    "title": lambda cell: title_rank(cell) < len(TITLES) and len(cell) > 1,
    "sex": _SEXES.__contains__,
    "federation": lambda cell: len(cell) == 3 and cell.isascii() and cell.isalpha() and cell.isupper(),
    "fide_id": lambda cell: cell.isdigit() and 5 <= len(cell) <= 11,
    "birth": lambda cell: bool(_DATE.fullmatch(cell)),
}


def _kind(cells: list[str]) -> str:
    """The kind of content in the cells of a column."""
    if not cells:
        return ""
    for field, test in _TESTS.items():
        if sum(map(test, cells)) >= _MOSTLY * len(cells):
            return field
    numbers = [int(cell) for cell in cells if cell.isascii() and cell.isdigit() and len(cell) < 10]
    if len(numbers) >= _MOSTLY * len(cells):
        return _number_kind(numbers)
    letters = sum(any(c.isalpha() for c in cell) and not any(c.isdigit() for c in cell) for cell in cells)
    return "words" if letters >= _MOSTLY * len(cells) else ""


def _number_kind(numbers: list[int]) -> str:
    if numbers == sorted(set(numbers)) and numbers[0] in (0, 1) and numbers[-1] <= 2 * len(numbers):
        return "number"
    if all(1920 <= number <= 2030 for number in numbers) and len(numbers) > 2:
        return "birth" if max(numbers) <= 2026 and len(set(numbers)) <= 100 else "rating"
    return "rating" if sum(number == 0 or 100 <= number <= 3500 for number in numbers) >= _MOSTLY * len(numbers) else ""


def as_asked(choices: list[Choice], asked: Mapping[str, int]) -> list[Choice]:
    """The choices with what the user says: field to column, 0 for none."""
    for field, column in asked.items():
        if field not in FIELDS:
            words = "Unknown field {field!r}. Known: {known}."
            raise BadRequest(gettext(words, field=field, known=", ".join(FIELDS)))
        if not 0 <= column <= len(choices):
            words = "There is no column {column}: the table has {count}."
            raise BadRequest(gettext(words, column=column, count=len(choices)))
    taken = {column: field for field, column in asked.items() if column}
    names = {"name"} & asked.keys() or {"last_name", "first_name"} & asked.keys()
    dropped = set(asked) | ({"last_name", "first_name"} if names == {"name"} else {"name"} if names else set())
    found = []
    for choice in choices:
        if choice.column in taken:
            found.append(choice._replace(field=taken[choice.column], reason=gettext("as you chose")))
        elif choice.field in dropped:
            found.append(choice._replace(field="", reason=gettext("not used, as you chose")))
        else:
            found.append(choice)
    return found
