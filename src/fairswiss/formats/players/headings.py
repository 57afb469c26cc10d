"""The field that a heading names: by the words it is made of, alone or glued together."""

import re
from functools import lru_cache
from unicodedata import normalize

from fairswiss.formats.players.vocabulary import DELIVERED, WORDS

_NO_WORD = re.compile(r"[\W_]+")
_APOSTROPHES = re.compile("['’ʼ`]")
_COUNTED = re.compile(r"(?<=[^\W\d])\d+$")
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae"})
_LONGEST = 40
_WEAK = frozenset(("day", "fide", "number", "group", "club", "k", "standard", "first", "national", "id", "and"))
"""Meanings that say nothing among words that are not known: *Anything we should know first*."""
_DECIDING = ("birth", "sex", "federation", "title")
"""Meanings that decide whatever the other words are: year of birth, number of the federation's country."""
_WHOLE = {"m f": "sex", "m w": "sex", "h m": "sex", "tt": "title", "r": "rating", "twz": "rating", "fin": "fide_id",
          "nom complet": "name", "nome completo": "name", "nombre completo": "name",
          "id number": "id", "b day": "birth", "year": "birth", "ano": "birth", "anno": "birth", "annee": "birth",
          "rok": "birth", "godina": "birth", "ne le": "birth", "year of birth": "birth", "n": "number",
          "club city": "club", "spielerpassnr": "national_id", "pkz": "national_id",
          "nrffe": "national_id"}  # fmt: skip
"""Headings that mean something else than their words."""
_SUFFIXES = {"n": "national", "i": "fide"}
"""RtgN, EloI: one letter behind a rating."""
_REAL_NAMES = {"name", "last", "first"}


def plain(text: str) -> str:
    """The text in small letters without marks, its words parted by single blanks."""
    bare = "".join(c for c in normalize("NFKD", normalize("NFKD", text).casefold()) if not "\u0300" <= c <= "\u036f")
    return _NO_WORD.sub(" ", bare.translate(_LETTERS)).strip()


_MEANINGS = {plain(word).replace(" ", ""): meaning for meaning, words in WORDS.items() for word in words.split()}


def field_of(heading: str) -> str:
    """The field that a heading names; empty when it names none.

    Besides the fields of a player: ``id`` (of FIDE or national, as the content shows), ``ranking`` (a rating or a
    place), ``number``, ``rapid``, ``blitz``, ``k``, ``club`` and ``group``.
    """
    return _field(plain(_APOSTROPHES.sub("", heading))) if len(heading) <= _LONGEST else ""


def names_fide(heading: str) -> bool:
    """True if the heading says that it is FIDE's: *FIDE rating*, *Elo int*."""
    return any("fide" in _meanings(word) for word in plain(heading).split())


def federation_of(heading: str) -> str:
    """The federation whose own rating this is, such as GER for DWZ; empty when the heading does not say."""
    return next((DELIVERED[word] for word in plain(heading).split() if word in DELIVERED), "")


@lru_cache(1 << 12)
def _field(heading: str) -> str:
    if heading in _WHOLE:
        return _WHOLE[heading]
    meant = [meaning for word in heading.split() for meaning in _meanings(word)]
    known = {meaning for meaning in meant if meaning not in ("", "and")}
    if not known or (known <= _WEAK and "" in meant):
        return ""
    return _decided(known, meant)


def _decided(known: set[str], meant: list[str]) -> str:
    """The field of these meanings, and of all the words in their order."""
    if decided := next((field for field in _DECIDING if field in known), ""):
        return decided if "id" not in known or decided != "federation" else "id"
    if known & _REAL_NAMES:
        return _name([meaning for meaning in meant if meaning in known])
    return _number(known)


def _meanings(word: str) -> list[str]:
    """Of a word, or of the two known words it is glued from: ``idfide``, ``EloNat``; a number at its end is none."""
    word = _COUNTED.sub("", word)
    if word in _MEANINGS or word.isdigit():
        return [_MEANINGS.get(word, "and")]
    if _MEANINGS.get(word[:-1]) == "rating" and word[-1] in _SUFFIXES:
        return ["rating", _SUFFIXES[word[-1]]]
    cuts = range(1, len(word)) if not word.isascii() else range(2, len(word) - 1)
    for cut in cuts:
        if word[:cut] in _MEANINGS and word[cut:] in _MEANINGS:
            return [_MEANINGS[word[:cut]], _MEANINGS[word[cut:]]]
    return [""]


def _name(meant: list[str]) -> str:
    """Of the words in their order: a *first name* is one, but *Name, Vorname* is the whole name."""
    if "club" in meant or "group" in meant:
        return "club"
    if {"last", "first"} <= set(meant) or (meant[0] == "name" and {"last", "first"} & set(meant)):
        return "name"
    return "last_name" if "last" in meant else "first_name" if "first" in meant else "name"


def _number(known: set[str]) -> str:
    """The field of a heading that names a rating, an id, or a place."""
    if "id" in known or ("number" in known and known & {"fide", "national"}):
        return "fide_id" if "fide" in known else "national_id" if "national" in known else "id"
    kinds = [kind for kind in ("rapid", "blitz") if kind in known]
    if kinds and not known - {"rating", "ranking", "fide", *kinds}:
        return kinds[0]
    return _rating(known)


def _rating(known: set[str]) -> str:
    if "national" in known and not known & {"club", "group"}:
        return "national_rating"
    if known & {"rating", "standard"} or known == {"ranking", "fide"}:
        return "rating"
    return next((field for field in ("ranking", "k", "club", "group", "number") if field in known), "")
