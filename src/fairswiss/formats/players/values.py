"""The cells of a row: what each may say, and what is wrong with it otherwise."""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.federations import code_of
from fairswiss.model.marks import without_floods
from fairswiss.model.player import TITLES, title_rank

LONGEST_NAME = 33
LONGEST_CLUB = 60
HIGHEST_RATING = 4_000
_DIGITS_OF_ID = 11
LONGEST_NATIONAL_ID = 12
_NATIONAL_ID = re.compile(rf"[0-9A-Za-z./-]{{1,{LONGEST_NATIONAL_ID}}}")
_HARMFUL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
"""Control characters, marks that turn the direction of text, halves of characters."""
_NONE = frozenset(("", "-", "–", "0", "unr", "unr.", "unrated", "none", "n/a", "na", "nr", "k.a.", "?"))
_WOMEN_WORDS = """
    w f d ж k n ž ż z v θ γ 女 נ s female weiblich woman girl femme fille mujer femenino femenina femminile feminin
    feminino feminina dame donna vrouw zena zenski kobieta no naispuolinen nainen kadin bayan kvinna kvinne kvinde
    ženský жен женский жіноча женщина γυναικα θηλυ أنثى انثى ženska hölgy naine
"""
_WOMEN = frozenset(_WOMEN_WORDS.split())
_MEN_WORDS = """
    m h м e ч α 男 ז male mannlich männlich man boy homme garçon hombre masculino maschile masculin herr uomo muž
    muski mężczyzna férfi mies erkek bay mann mand муж мужской чоловіча мужчина ανδρας αρρεν ذكر moški mees
"""
_MEN = frozenset(_MEN_WORDS.split())
SEX_LETTERS = frozenset(letter for letter in _WOMEN | _MEN if len(letter) == 1)
_OTHERWISE = {frozenset("hm"): "h", frozenset("fn"): "f", frozenset("vs"): "v"}
"""Pairs of letters of which the one named is the man: hombre and mujer, férfi and nő, vīrietis and sieviete."""
_SPELT_OUT = {
    "grandmaster": "GM", "grossmeister": "GM", "großmeister": "GM", "international master": "IM", "fide master": "FM",
    "candidate master": "CM", "woman grandmaster": "WGM", "woman international master": "WIM",
    "woman fide master": "WFM", "woman candidate master": "WCM",
}  # fmt: skip
_YEAR = range(1900, 2100)
_MARKED = re.compile(r"(\d{3,4})(?: ?[-/–] ?\d{1,3}|[*+]| ?[pfnej]\d{0,2})")
"""A rating with a mark: DWZ 1850-45, provisional 1450P12, French 1700 N."""
_YEAR_FIRST = re.compile(r"(\d{4})[-/.](\d\d?)[-/.](\d\d?)")
_YEAR_LAST = re.compile(r"(\d\d?)([-/.])(\d\d?)[-/.](\d{4})")

What = tuple[str, str, str]
"""A problem: what, why, and the remedy."""


class Read(NamedTuple):
    """The value of a cell, and the problem with it."""

    text: str = ""
    problem: What | None = None
    fatal: bool = False
    """The row cannot be used."""


def _left_out(field: str, cell: str, why: str, remedy: str = "") -> Read:
    what = gettext("the {field} {cell!r} is left out", field=gettext(field, context="field"), cell=cell.strip()[:30])
    return Read("", (what, why, remedy or gettext("correct it")))


def is_nothing(cell: str) -> bool:
    """True for an empty cell, and for what people write instead: a dash, 0, unrated."""
    return cell.strip().lower() in _NONE


def name(cell: str) -> tuple[str, What | None]:
    """A name on one line, without characters that could drive a screen."""
    text = without_floods(" ".join(_HARMFUL.sub(" ", cell).split())).strip(" ,;")
    if _HARMFUL.search(cell.strip()):
        harmful = f"U+{ord(_HARMFUL.findall(cell.strip())[0]):04X}"
        return text, (
            gettext("the name {text!r} had the character {harmful}", text=text[:60], harmful=harmful),
            gettext("it is not text and was removed"),
            gettext("check it"),
        )
    return text, None


def rating(cell: str) -> Read:
    """A rating of up to four digits; none is 0."""
    text = cell.strip().lower()
    if text in _NONE:
        return Read()
    marked = _MARKED.fullmatch(text)
    number = marked[1] if marked else text.removesuffix(".0")
    if number.isascii() and number.isdigit() and 0 <= int(number[:9]) <= HIGHEST_RATING and len(number) < 9:
        return Read(str(int(number)) if int(number) else "")
    problem = (
        gettext("{cell!r} is not a rating", cell=cell.strip()[:30]),
        gettext("ratings are whole numbers up to {most}", most=HIGHEST_RATING),
        gettext("correct it"),
    )
    return Read("", problem, fatal=True)


def title(cell: str) -> Read:
    """A FIDE title, in letters or in words."""
    text = cell.strip().upper()
    if text.lower() in _NONE:
        return Read()
    rank = title_rank(_SPELT_OUT.get(text.lower(), text))
    if rank < len(TITLES):
        return Read(TITLES[rank])
    return _left_out("title", cell, gettext("FIDE titles are {known}", known=", ".join(TITLES)))


def federation(cell: str) -> Read:
    """Three letters, or the name of a federation."""
    text = cell.strip().upper()
    if text.lower() in _NONE:
        return Read()
    if len(text) == 3 and text.isascii() and text.isalpha():
        return Read(text)
    if code := code_of(text):
        return Read(code)
    return _left_out("federation", cell, gettext("it has three letters, such as NOR"))


def fide_id(cell: str) -> Read:
    """Digits alone."""
    text = cell.strip().removesuffix(".0")
    if text.lower() in _NONE:
        return Read()
    if text.isascii() and text.isdigit() and len(text) <= _DIGITS_OF_ID:
        return Read(str(int(text)) if int(text) else "")
    return _left_out("FIDE id", cell, gettext("only digits are allowed"))


def sex(cell: str, man: str = "") -> Read:
    """``m`` or ``w``; ``man`` is the letter of men where the letters of a column mean something else than usual."""
    text = cell.strip().casefold()
    if text in _NONE:
        return Read()
    if man and len(text) == 1:
        return Read("m" if text == man else "w")
    if text in _WOMEN:
        return Read("w")
    return Read("m") if text in _MEN else _left_out("sex", cell, gettext("m or w"))


def letter_of_men(cells: Iterable[str]) -> str:
    """The letter of men in a column whose letters are those of a language: H and M in Spanish, F and N in Hungarian."""
    return _OTHERWISE.get(frozenset(cell.strip().casefold() for cell in cells) - {""}, "")


def birth(cell: str) -> Read:
    """A year, or a day as 1990/05/06; where day and month cannot be told apart, the year alone."""
    text = cell.strip().removesuffix(".0").rstrip(".").replace(". ", ".")
    if text.lower() in _NONE:
        return Read()
    if text.isascii() and text.isdigit() and len(text) == 4 and int(text) in _YEAR:
        return Read(text)
    if (found := _YEAR_FIRST.fullmatch(text)) and text.isascii():
        return _day(cell, int(found[1]), int(found[2]), int(found[3]))
    if (found := _YEAR_LAST.fullmatch(text)) and text.isascii():
        day, month, year = int(found[1]), int(found[3]), int(found[4])
        if found[2] != "/" or day > 12 or day == month:
            return _day(cell, year, month, day)
        if month > 12:
            return _day(cell, year, day, month)
        if year in _YEAR:
            what = gettext("of the date of birth {text!r}, only the year is used", text=text)
            return Read(
                str(year),
                (
                    what,
                    gettext("day and month could be either way round"),
                    gettext("write {year}-12-31 for a day", year=year),
                ),
            )
    return _left_out("birth", cell, gettext("it is neither a year nor a day"), gettext("write 1990 or 1990-12-31"))


def _day(cell: str, year: int, month: int, day: int) -> Read:
    if year in _YEAR and (month, day) == (0, 0):
        return Read(str(year))
    try:
        date(year, month, day)
    except ValueError:
        return _left_out("birth", cell, gettext("there is no such day"))
    return Read(f"{year:04}/{month:02}/{day:02}")


def national_id(cell: str) -> Read:
    """Letters and digits, as each federation has them."""
    text = cell.strip().removesuffix(".0")
    if text.lower() in _NONE:
        return Read()
    if _NATIONAL_ID.fullmatch(text):
        return Read(text)
    return _left_out("national id", cell, gettext("it has up to 12 letters, digits, dots and dashes"))


def club(cell: str) -> Read:
    """The name of a club on one line."""
    text, problem = name(cell)
    return Read(text[:LONGEST_CLUB].strip(), problem)


READERS: Mapping[str, Callable[[str], Read]] = MappingProxyType(
    {
        "rating": rating,
        "title": title,
        "federation": federation,
        "fide_id": fide_id,
        "birth": birth,
        "sex": sex,
        "club": club,
    }
)
"""The readers of a player's fields, except the name."""
