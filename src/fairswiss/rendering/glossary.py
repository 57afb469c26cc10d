"""The glossary: the terms of the trade in plain words, the one source of its page and of every hover text.

Each term has its forms, of which the first is its name, and a meaning. In a page, the first place of an article where
a form stands gets the meaning as a hover text.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from fairswiss.language import gettext, language
from fairswiss.rendering.names import clean

GLOSSARY_WORDS = {
    "acceleration.forms": "acceleration",
    "acceleration.meaning": "Extra points that count only for pairing the first rounds, so that strong players meet "
    "earlier.",
    "aro.forms": "ARO",
    "aro.meaning": "Average rating of opponents: the ratings of the opponents so far, added up and divided by their "
    "number.",
    "berger.forms": "Berger table|Berger tables",
    "berger.meaning": "The table that fixes all pairings of a round robin before it starts.",
    "bracket.forms": "bracket|brackets",
    "bracket.meaning": "The players who are paired together: a score group and those who were moved down to it.",
    "buchholz.forms": "Buchholz",
    "buchholz.meaning": "A tie-break: the sum of the opponents' points.",
    "bye.forms": "pairing-allocated bye|bye",
    "bye.meaning": "With an odd number of players, one has no opponent and gets the points announced for that, usually "
    "as many as for a win.",
    "candidate.forms": "candidate|candidates",
    "candidate.meaning": "One way to pair the players of a bracket. The rules compare candidates by their criteria.",
    "claim.forms": "due colour|due colours",
    "claim.meaning": "The colour a player should get next: the one had less often, or not had last.",
    "criterion.forms": "criterion|criteria",
    "criterion.meaning": "A requirement on a pairing. Criteria are compared in order: the first on which two pairings "
    "differ decides.",
    "direct.forms": "direct encounter",
    "direct.meaning": "A tie-break: the results of the tied players against each other.",
    "downfloater.forms": "downfloater|downfloaters|floats down|float down|floated down",
    "downfloater.meaning": "A player for whom no opponent is left among those with the same points, and who plays "
    "someone with fewer.",
    "draft.forms": "draft|drafts",
    "draft.meaning": "A round that is paired but not published yet: only arbiters see it.",
    "exchange.forms": "exchange|exchanges|exchanged",
    "exchange.meaning": "Players of the upper half of a bracket change places with players of the lower half.",
    "forfeit.forms": "forfeit|forfeits",
    "forfeit.meaning": "A game decided without playing, because a player did not come.",
    "homogeneous.forms": "homogeneous",
    "homogeneous.meaning": "Of a bracket: treated as if all its players had the same points.",
    "journal.forms": "journal|journals",
    "journal.meaning": "The record of everything done in an event. Entries are never changed; undoing adds a new one.",
    "limbo.forms": "limbo",
    "limbo.meaning": "Players moved down to a bracket who cannot be paired in it and move on.",
    "moved-down.forms": "moved-down player|moved-down players|moved down",
    "moved-down.meaning": "A player who comes from a higher score group because no opponent was left there.",
    "number.forms": "pairing number|pairing numbers",
    "number.meaning": "The place of a player in the starting list, and the number used in pairings.",
    "preference.forms": "colour preference|colour preferences|absolute preference|strong preference|mild preference",
    "preference.meaning": "The colour a player should get next. Absolute: must get it. Strong: should. Mild: would be "
    "good.",
    "remainder.forms": "remainder",
    "remainder.meaning": "The players of a bracket who are left when those moved down to it are paired.",
    "requested-bye.forms": "half-point bye|half-point byes|full-point bye|zero-point bye",
    "requested-bye.meaning": "A round that a player asked not to play: worth half a point, or by its name a full "
    "point or none.",
    "resident.forms": "resident|residents",
    "resident.meaning": "A player whose points are those of the bracket, unlike the players moved down to it.",
    "rest.forms": "rests",
    "rest.meaning": "Has no opponent in this round of a round robin. Everyone rests once, and it scores no points.",
    "round-robin.forms": "round robin|round robins",
    "round-robin.meaning": "A tournament in which everyone plays everyone.",
    "s1.forms": "S1",
    "s1.meaning": "The upper half of a bracket, or the players moved down to it; they play those of S2.",
    "s2.forms": "S2",
    "s2.meaning": "The lower half of a bracket; its players play those of S1.",
    "score-group.forms": "score group|score groups",
    "score-group.meaning": "All players with the same number of points.",
    "sonneborn.forms": "Sonneborn-Berger",
    "sonneborn.meaning": "A tie-break: the points of each opponent times the result of the game, added up.",
    "starting-list.forms": "starting list",
    "starting-list.meaning": "All players in order, usually by rating, then by title and name.",
    "tie-break.forms": "tie-break|tie-breaks",
    "tie-break.meaning": "A value that puts players with equal points in order.",
    "topscorer.forms": "topscorer|topscorers",
    "topscorer.meaning": "In the last round: a player with more than half of the points that were possible so far.",
    "transposition.forms": "transposition|transpositions|transposed",
    "transposition.meaning": "The lower half of a bracket in a different order.",
    "trf.forms": "TRF",
    "trf.meaning": "Tournament report file: the text format in which FIDE and other programs exchange tournaments.",
    "upfloater.forms": "upfloater|upfloaters|floats up|float up|floated up",
    "upfloater.meaning": "A player who plays someone with more points.",
    "waiver.forms": "waiver|waivers|waived",
    "waiver.meaning": "The decision of an arbiter that a rule does not hold for one round.",
}


class Term(NamedTuple):
    """An entry in the language chosen."""

    key: str
    forms: tuple[str, ...]
    meaning: str

    @property
    def name(self) -> str:
        """The term itself."""
        return self.forms[0]


class Names:
    """Names of people, which no glossary explains: looked through once, however many articles they stand in."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = tuple(names)
        self._finders: dict[str, re.Pattern[str] | None] = {}

    def like_terms(self) -> re.Pattern[str] | None:
        """Finds those names that look like a term in the language chosen; none if there are none."""
        chosen = language()
        if chosen not in self._finders:
            terms, _ = _finder(chosen)
            alike = sorted({name for name in map(clean, self._names) if terms.search(name)}, key=len, reverse=True)
            self._finders[chosen] = re.compile("|".join(map(re.escape, alike))) if alike else None
        return self._finders[chosen]


class Glossed:
    """The terms of one article: each is explained where it first occurs, unless it stands in one of these names."""

    def __init__(self, names: Names | None = None) -> None:
        self._pattern, self._meanings = _finder(language())
        self._seen: set[str] = set()
        self._names = names.like_terms() if names else None

    def pieces(self, text: str) -> list[tuple[str, str]]:
        """The text in pieces, each with the meaning to show at it, or none."""
        found, start = [], 0
        named = [name.span() for name in self._names.finditer(text)] if self._names else []
        for match in self._pattern.finditer(text):
            meaning = self._meanings[match[0].lower()]
            in_name = any(first <= match.start() < last for first, last in named)
            if meaning not in self._seen and not in_name:
                self._seen.add(meaning)
                found += [(text[start : match.start()], ""), (match[0], meaning)]
                start = match.end()
        return [*found, (text[start:], "")]


def glossary() -> tuple[Term, ...]:
    """Every term, by its name."""
    return _terms(language())


@cache
def _terms(_language: str) -> tuple[Term, ...]:
    keys = [name.removesuffix(".forms") for name in GLOSSARY_WORDS if name.endswith(".forms")]
    found = (Term(key, tuple(_phrase(f"{key}.forms").split("|")), _phrase(f"{key}.meaning")) for key in keys)
    return tuple(sorted(found, key=lambda term: term.name.casefold()))


def _phrase(name: str) -> str:
    return gettext(GLOSSARY_WORDS[name], context=f"glossary.{name}")


@cache
def _finder(chosen: str) -> tuple[re.Pattern[str], dict[str, str]]:
    meanings = {form.lower(): term.meaning for term in _terms(chosen) for form in term.forms}
    longest_first = sorted(meanings, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE), meanings
