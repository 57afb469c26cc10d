"""The content of a column, judged by its cells alone: ids, ratings, titles, federations, births, sexes, words."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.formats.players import values
from fairswiss.model.federations import NAMES
from fairswiss.model.player import TITLES

SAMPLE = 300
MOSTLY, SOME = 0.7, 0.1
"""The share of cells that decides what a column is, and the share that must not go unnoticed."""
_TITLE_WORDS = "AGM AIM AFM ACM NM WNM LM SM NCM WNCM MK MM FST CMK КМС МС ММ ГМ МГ МФ"
_OTHER_TITLES = frozenset(_TITLE_WORDS.split())
_DATE = re.compile(r"(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?\.?|\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d")
_YEARS = range(1920, 2027)
_RATINGS = range(100, 3501)
_LONGEST_NAME = 60


class Look(NamedTuple):
    """The kind of content of a column, and how sure it is."""

    kind: str = ""
    """A field of a player, ``number`` for a running number, ``words``, or nothing."""
    sure: bool = False
    """True if most cells are of that kind; otherwise it is only some of them."""


def cells_of(rows: Sequence[list[str]], at: int) -> list[str]:
    """The cells of the first rows in a column, without those that are empty or say that there is nothing."""
    return [row[at].strip() for row in rows[:SAMPLE] if at < len(row) and not values.is_nothing(row[at])]


def is_title(cell: str) -> bool:
    """True for a title of FIDE in its usual letters, or one of those that federations give."""
    return (len(cell) > 1 and cell.upper() in TITLES) or cell in _OTHER_TITLES


def is_federation(cell: str) -> bool:
    return len(cell) == 3 and cell.isascii() and cell.isalpha() and cell.isupper()


def is_id(cell: str) -> bool:
    return cell.isascii() and cell.isdigit() and 5 <= len(cell) <= 11


def is_rating(cell: str) -> bool:
    found = values.rating(cell)
    return not found.problem and (not found.text or int(found.text) in _RATINGS) and any(map(str.isdigit, cell))


_TESTS: Mapping[str, Callable[[str], bool]] = MappingProxyType({
    "title": is_title,
    "sex": lambda cell: cell.casefold() in values.SEX_LETTERS,
    "federation": is_federation,
    "fide_id": is_id,
    "birth": lambda cell: bool(_DATE.fullmatch(cell)),
})  # fmt: skip


def look_at(cells: list[str]) -> Look:
    """The kind of content in the cells of a column."""
    if not cells:
        return Look()
    shares = _shares(cells)
    for field, share in shares.items():
        if share >= MOSTLY:
            return Look(field, True)
    numbers = [int(values.rating(cell).text or 0) for cell in cells if is_rating(cell) or _is_small(cell)]
    if len(numbers) >= MOSTLY * len(cells) and (kind := _number_kind(numbers)):
        return Look(kind, True)
    shares["rating"] = sum(map(is_rating, cells)) / len(cells)
    return _mixed(cells, {field: share for field, share in shares.items() if field not in ("sex", "birth")})


def _shares(cells: list[str]) -> dict[str, float]:
    """The share of the cells that could be of each kind."""
    shares = {field: sum(map(test, cells)) / len(cells) for field, test in _TESTS.items()}
    if shares["federation"] >= MOSTLY and not any(cell in NAMES for cell in cells):
        shares["federation"] = SOME  # three letters, but no federation among them
    return shares


def _mixed(cells: list[str], shares: Mapping[str, float]) -> Look:
    """The kind of content of a column in which nothing but words has the majority."""
    likeliest = max(shares, key=lambda field: shares[field])
    if shares[likeliest] >= SOME:
        return Look(likeliest, False)
    return Look("words", True) if sum(map(_is_words, cells)) >= MOSTLY * len(cells) else Look()


def _is_small(cell: str) -> bool:
    return cell.isascii() and cell.isdigit() and len(cell) < 5


def _is_words(cell: str) -> bool:
    return any(c.isalpha() for c in cell) and not any(c.isdigit() for c in cell) and len(cell) <= _LONGEST_NAME


def _number_kind(numbers: list[int]) -> str:
    if numbers == sorted(set(numbers)) and numbers[0] in (0, 1) and numbers[-1] <= 2 * len(numbers):
        return "number"
    if all(number in _YEARS for number in numbers) and len(numbers) > 2:
        return "birth"
    fitting = sum(number == 0 or number in _RATINGS for number in numbers)
    return "rating" if any(numbers) and fitting >= MOSTLY * len(numbers) else ""


def numbers_something(cells: list[str]) -> bool:
    """True for ids: each cell has digits and is another one, and they do not just count the rows."""
    plain = [cell.removesuffix(".0") for cell in cells]
    if not cells or len(set(plain)) < len(plain) or not all(any(map(str.isdigit, cell)) for cell in plain):
        return False
    return not all(_is_small(cell) and int(cell) <= 2 * len(plain) for cell in plain)


def names_among(words: Mapping[int, list[str]]) -> dict[int, str]:
    """The columns of words that are names: last and first name side by side, or the one with the longest words."""
    if not words:
        return {}
    varied = {at: cells for at, cells in words.items() if len(set(cells)) > len(cells) // 2} or words
    parted = [at for at, cells in varied.items() if sum("," in cell for cell in cells) >= MOSTLY * len(cells)]
    longest = parted[0] if parted else max(varied, key=lambda at: sum(map(len, varied[at])) / len(varied[at]))
    whole = any("," in cell or " " in cell for cell in varied[longest])
    first, *others = varied
    if not whole and first + 1 in others:
        return {first: "last_name", first + 1: "first_name"}
    return {longest: "name"}
