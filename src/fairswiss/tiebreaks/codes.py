"""The spelling of tie-breaks, ``NAME[:MP|:GP][/MODIFIER…]``, read and written in one place.

The handbook writes BH-C1 where report files write BH/C1: both are read, the second is written.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Problem, Where
from fairswiss.tiebreaks.catalogue import ALIASES, CATALOGUE, SETS, Entry

OTHER = "OTHER_"
"""The prefix of an event's own tie-break in a report."""
OWN = "a tie-break of the event's own making"
MEANINGS = {
    "C": "/C1 or /C2",
    "M": "/M1 or /M2",
    "L": "/L+1, /L-1 … (half points)",
    "K": "/K and a number",
    "P": "/P",
    "F": "/F",
    "R": "/R",
}
_FIELDS = {"C": "cut", "M": "median", "L": "limit", "K": "divisor", "P": "forfeits", "F": "fore", "R": "reverse"}
_SHAPES = {
    "C": re.compile("[12]"),
    "M": re.compile("[12]"),
    "L": re.compile(r"[+-]?[1-9][0-9]?"),
    "K": re.compile("[1-9][0-9]?"),
    "P": re.compile(""),
    "F": re.compile(""),
    "R": re.compile(""),
}
_MOST = 50
"""More tie-breaks than any list has."""


class TieBreak(NamedTuple):
    """One tie-break of a list, with its modifiers (article 14)."""

    name: str
    score: str = ""
    """``MP`` or ``GP`` in team events."""
    cut: int = 0
    median: int = 0
    limit: int = 0
    """By how many half points the limit of Koya is moved."""
    divisor: int = 0
    forfeits: bool = False
    """``/P``: forfeits count as games against the scheduled opponent."""
    fore: bool = False
    """``/F``: on Fore Buchholz."""
    reverse: bool = False

    def __str__(self) -> str:
        parts = [
            f":{self.score}" if self.score else "",
            f"/C{self.cut}" if self.cut else "",
            f"/M{self.median}" if self.median else "",
            f"/L{self.limit:+}" if self.limit else "",
            f"/K{self.divisor}" if self.divisor else "",
            "/P" if self.forfeits else "",
            "/F" if self.fore else "",
            "/R" if self.reverse else "",
        ]
        return self.name + "".join(parts)

    @property
    def entry(self) -> Entry:
        """Its entry in the list; one of the event's own making has an entry without an article."""
        return CATALOGUE.get(self.name) or Entry(self.name, "4.1", OWN)

    @property
    def lower_first(self) -> bool:
        """True if the lower value is the better one."""
        return self.entry.lower_first != self.reverse


class OwnFigure(NamedTuple):
    """A figure by which a pairing system ranks its own events; it is no tie-break and cannot be asked for as one."""

    entry: Entry
    score: str = ""
    lower_first: bool = False

    def __str__(self) -> str:
        return self.entry.code

    @property
    def name(self) -> str:
        """The heading of its column."""
        return self.entry.code


Figure = TieBreak | OwnFigure
"""A column of standings."""


def parse_tie_breaks(text: str) -> tuple[TieBreak, ...]:
    """The tie-breaks of a comma-separated list, or of a set by its name; :class:`BadRequest` names every problem."""
    text = SETS.get(text.strip().lower(), text)
    found: list[TieBreak] = []
    problems: list[Problem] = []
    for column, word in _words(text):
        tie_break, wrong = _read(word, column)
        problems += wrong
        found.append(tie_break)
    if len(found) > _MOST:
        problems = [
            Problem(
                gettext("{count} tie-breaks", count=len(found)),
                gettext("at most {most} are read", most=_MOST),
                gettext("shorten the list"),
            )
        ]
    if problems:
        words = gettext("The list of tie-breaks {text!r} cannot be used:", text=text[:200])
        raise BadRequest(words, tuple(problems), code="tie-breaks-unknown", facts={"text": text[:200]})
    return tuple(found)


def _words(text: str) -> Iterator[tuple[int, str]]:
    """The members of the list with the columns they begin at; nothing between two commas is skipped."""
    for member in re.finditer(r"[^,;]+", text):
        if word := member[0].strip():
            yield member.start() + member[0].index(word[0]) + 1, word


def _read(word: str, column: int) -> tuple[TieBreak, list[Problem]]:
    upper = word.upper()
    if upper.startswith(OTHER):
        return TieBreak(upper), []
    head, *modifiers = re.split(r"/|-(?=[CM][0-9]|[PFR](?![A-Z0-9]))", upper)
    head = ALIASES.get(head.strip(), head)
    name, _, score = (part.strip() for part in head.partition(":"))
    entry = CATALOGUE.get(name)
    if entry is None:
        return TieBreak(name), [_unknown(word, name, column)]
    problems = []
    if score not in ("", "MP", "GP") or (":" in head and not score):
        what = gettext("{word!r} asks for the score {score!r}", word=word, score=score)
        remedy = gettext("write :MP or :GP, or nothing")
        problems.append(Problem(what, gettext("a team has MP or GP"), remedy, Where(column=column)))
    fields: dict[str, Any] = {}
    for modifier in (part.strip() for part in modifiers):
        letter, number = modifier[:1], modifier[1:]
        if letter not in entry.modifiers or letter == "" or not _SHAPES[letter].fullmatch(number):
            problems.append(_bad_modifier(word, modifier, entry, column))
        elif _FIELDS[letter] in fields or {"cut", "median"} <= {*fields, _FIELDS[letter]}:
            what = gettext("{word!r} has /{modifier} beside another modifier of its kind", word=word, modifier=modifier)
            why, remedy = gettext("values are cut in one way"), gettext("keep one of them")
            problems.append(Problem(what, why, remedy, Where(column=column)))
        else:
            fields[_FIELDS[letter]] = int(number) if number else True
    return TieBreak(name, score)._replace(**fields), problems


def _unknown(word: str, name: str, column: int) -> Problem:
    close = [code for code in CATALOGUE if code[:2] == name[:2]] or list(CATALOGUE)
    what = gettext("unknown tie-break {word!r}", word=word[:40])
    why = gettext("the list of C.07 has {codes}", codes=", ".join(close))
    remedy = gettext("correct it; {other}name stands for one of the event's own", other=OTHER)
    return Problem(what, why, remedy, Where(column=column))


def _bad_modifier(word: str, modifier: str, entry: Entry, column: int) -> Problem:
    takes = ", ".join(gettext(MEANINGS[letter]) for letter in entry.modifiers)
    why = (
        gettext("{code} takes {modifiers}", code=entry.code, modifiers=takes)
        if takes
        else gettext("{code} takes no modifier", code=entry.code)
    )
    what = gettext("{word!r} has the modifier {modifier!r}", word=word[:40], modifier=modifier)
    return Problem(what, why, gettext("correct it"), Where(column=column))
