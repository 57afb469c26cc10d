"""The code page of a text that does not say it, judged by the letters that each code page would make of its bytes.

A wrong code page gives itself away: signs in the midst of words, letters of two scripts in one word, capitals after
small letters, letters that none of its languages uses, vowels where a consonant belongs. Every byte above ASCII is
judged in its place; the code page with the best sum is taken. Detectors of running text judge by how often letters
follow each other, for which a list of names is too short.
"""

import re
from typing import NamedTuple
from unicodedata import category, normalize

_SAMPLE = 20_000
_SIGN, _STRANGE, _MIXED, _CASE = -6, -2, -4, -3
_WORD = re.compile(r"\S+")
_VOWELS = frozenset("aeiouyаеиоуыэюяіїєαεηιουω")


class CodePage(NamedTuple):
    """A code page, and the letters beyond ASCII that its languages use."""

    codec: str
    name: str
    letters: str = ""
    script: str = "LATIN"
    rare: str = ""
    """Letters that are used, but seldom enough to prove little."""


_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџ"
_CENTRAL, _SELDOM = "äöüßéáíóúýčďěňřšťžůąćęłńśźżőű", "đăşţâîôĺľŕçëț"
CODE_PAGES = (
    CodePage("cp1252", "Windows-1252", "äöüßéèêëàâçñóíáúøåæãôîšž", rare="œõûùïýþðòì"),
    CodePage("cp1250", "Windows-1250", _CENTRAL, rare=_SELDOM),
    CodePage("cp1254", "Windows-1254", "çğıöşüİâîûé"),
    CodePage("cp1257", "Windows-1257", "äöüõāčēģīķļņūąęėįųé", rare="šžåøæ"),
    CodePage("cp1251", "Windows-1251", _CYRILLIC, "CYRILLIC"),
    CodePage("cp1253", "Windows-1253", "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ", "GREEK"),
    CodePage("cp1255", "Windows-1255", "אבגדהוזחטיךכלםמןנסעףפץצקרשת", "HEBREW"),
    CodePage("cp1256", "Windows-1256", "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةآأؤإئءپچژگ", "ARABIC"),
    CodePage("iso8859-2", "ISO 8859-2", _CENTRAL, rare=_SELDOM),
    CodePage("koi8-r", "KOI8-R", _CYRILLIC, "CYRILLIC"),
    CodePage("cp866", "DOS 866", _CYRILLIC, "CYRILLIC"),
    CodePage("cp852", "DOS 852", _CENTRAL, rare=_SELDOM),
    CodePage("gb18030", "GB 18030", "", "CJK"),
)  # fmt: skip
"""The code pages that are tried, the likelier first: it is taken when two are equally good."""
NAMES = {page.codec: page.name for page in CODE_PAGES}


def judged(source: bytes) -> CodePage:
    """The code page that makes the best letters of the bytes beyond ASCII."""
    lines = [line for line in source.splitlines() if not line.isascii()]
    sample = b"\n".join(lines)[:_SAMPLE]
    return max(CODE_PAGES, key=lambda page: _worth(sample, page))


def _worth(sample: bytes, page: CodePage) -> int:
    text = sample.decode(page.codec, "replace")
    if page.script == "CJK":
        return _worth_of_ideographs(sample, text)
    return sum(_worth_of_word(word[0], page) for word in _WORD.finditer(text) if not word[0].isascii())


def _worth_of_word(word: str, page: CodePage) -> int:
    worth = 0
    for at, c in enumerate(word):
        if c.isascii():
            continue
        before, after = word[at - 1 : at] if at else "", word[at + 1 : at + 2]
        if category(c)[0] not in "LM":
            worth += 0 if not (before.isalpha() or after.isalpha()) else _SIGN
            continue
        worth += _worth_of_letter(c, page)
        worth += _CASE if _is_out_of_case(word[:at], c) else 0
        worth += _worth_in_place(before, c, after, page.script)
    return worth


def _worth_of_letter(letter: str, page: CodePage) -> int:
    if letter.lower() in page.letters or letter in page.letters:
        return 2
    return 1 if letter.lower() in page.rare else _STRANGE


def _worth_in_place(before: str, letter: str, after: str, script: str) -> int:
    """The worth of a letter between its neighbours, by the habits of the script."""
    if script == "LATIN":
        return _fitting(before, letter, after) - (2 if before and not before.isascii() and before.isalpha() else 0)
    worth = _MIXED if any(near.isascii() and near.isalpha() for near in (before, after)) else 1
    worth += _fitting(before, letter, after) if script in ("CYRILLIC", "GREEK") else 0
    return worth - (2 if not before and letter.islower() else 0)


def _is_out_of_case(before: str, letter: str) -> bool:
    """True for a capital after a small letter, and for a small letter after two capitals."""
    if letter.isupper():
        return before[-1:].islower()
    return letter.islower() and len(before) > 1 and before[-2:].isupper() and before[-2:].isalpha()


def _fitting(before: str, letter: str, after: str) -> int:
    """Vowels and consonants take turns: 1 when this letter does so with both neighbours, -1 when with neither."""
    mine = _is_vowel(letter)
    near = [_is_vowel(c) != mine for c in (before, after) if c.isalpha()]
    return 0 if not near else 1 if all(near) else 0 if any(near) else -1


def _is_vowel(letter: str) -> bool:
    if letter in "øæœıİ":
        return True
    return normalize("NFD", letter.lower())[0] in _VOWELS


def _worth_of_ideographs(sample: bytes, text: str) -> int:
    """Characters in daily use come first in the code, in the rows B0 to D7; others are rare in names."""
    worth, at = 0, 0
    while at < len(sample):
        first, second = sample[at], sample[at + 1] if at + 1 < len(sample) else 0
        if first < 0x80:
            at += 1
            continue
        worth += 5 if 0xB0 <= first <= 0xD7 and second >= 0xA1 else -5
        at += 2
    return worth if "\ufffd" not in text else -len(sample) * 5
