"""Tie-breaks by name, for those who pick them from a list: one line of meaning each, modifiers included."""

from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.tiebreaks.catalogue import CATALOGUE, SETS
from fairswiss.tiebreaks.codes import TieBreak

NAMES = {
    "DE": ("Direct encounter", "points in the games among the tied players"),
    "WIN": ("Wins", "rounds with the points of a win, played or not"),
    "WON": ("Games won", "games won over the board"),
    "BPG": ("Games with Black", "games played over the board with Black"),
    "BWG": ("Black wins", "games won over the board with Black"),
    "PS": ("Progressive score", "sum of the points after each round: early wins count more"),
    "REP": ("Rounds played", "rounds one elected to play"),
    "STD": ("Standard points", "a point for scoring more than the opponent, half for as much"),
    "TPN": ("Pairing number", "the lower pairing number first"),
    "BH": ("Buchholz", "sum of the opponents' points"),
    "AOB": ("Average Buchholz", "average of the opponents' Buchholz"),
    "FB": ("Fore Buchholz", "Buchholz with every game of the last round taken as drawn"),
    "SB": ("Sonneborn-Berger", "points of the opponents one beat, and half of those one drew with"),
    "KS": ("Koya", "points against those who scored at least half"),
    "ARO": ("Average opponent", "average rating of the opponents"),
    "TPR": ("Performance", "tournament performance rating"),
    "PTP": ("Perfect performance", "the lowest rating that would have been expected to score as much"),
    "APRO": ("Opponents' performance", "average performance rating of the opponents"),
    "APPO": ("Opponents' perfect performance", "average perfect performance of the opponents"),
    "RTNG": ("Rating", "the higher rating first"),
}
"""By acronym: the name, and what is counted. Those of team events and of one edition alone are left to experts."""
MODIFIED = {
    "C1": ("Cut 1", "the lowest value left out"),
    "C2": ("Cut 2", "the two lowest values left out"),
    "M1": ("Median 1", "the highest and the lowest value left out"),
    "M2": ("Median 2", "the two highest and the two lowest values left out"),
}
"""The modifiers that are offered; others are written into the list."""
SET_NAMES = {
    "swiss": "Swiss",
    "round-robin": "Round robin",
    "fide-swiss": "FIDE, Swiss",
    "fide-swiss-rated": "FIDE, Swiss with consistent ratings",
}
"""The sets that individual events choose from, by name."""


class Named(NamedTuple):
    """A tie-break to pick."""

    code: str
    name: str
    meaning: str


def offered() -> tuple[Named, ...]:
    """Every tie-break that can be picked, in the order of the articles, each followed by its usual modifications."""
    codes = [
        code if not modifier else f"{code}/{modifier}"
        for code in CATALOGUE
        if code in NAMES
        for modifier in ("", *MODIFIED)
        if not modifier or modifier[0] in CATALOGUE[code].modifiers
    ]
    return tuple(map(named, codes))


def named(tie_break: str | TieBreak) -> Named:
    """A tie-break by its name; one that has none keeps its acronym, with the title of the list."""
    code = str(tie_break)
    acronym, *modifiers = code.split("/")
    name, meaning = NAMES.get(acronym, ("", ""))
    if not name:
        entry = CATALOGUE.get(acronym.partition(":")[0])
        return Named(code, code, gettext(entry.title) if entry else "")
    known = [MODIFIED[modifier] for modifier in modifiers if modifier in MODIFIED]
    others = [f"/{modifier}" for modifier in modifiers if modifier not in MODIFIED]
    names = [gettext(name), *(gettext(words) for words, _ in known), *others]
    return Named(code, " ".join(names), ", ".join([gettext(meaning), *(gettext(words) for _, words in known)]))


def sets() -> tuple[tuple[str, str], ...]:
    """The lists to begin with: the name, and the tie-breaks as they are written."""
    return tuple((gettext(words), SETS[name]) for name, words in SET_NAMES.items())
