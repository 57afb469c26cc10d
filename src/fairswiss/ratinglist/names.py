"""Names as they are compared: without marks and case, in the letters a to z, and by their sound.

The sound makes spellings of one name equal that transliteration and spelling by ear make different: Tschigorin and
Chigorin, Sergej and Sergey, Mueller and Müller, Karpoff and Karpov. It is coarse on purpose: it only finds candidates,
and the letters rank them.
"""

import re
from functools import lru_cache
from unicodedata import normalize

MAX_WORDS = 8
MAX_LETTERS = 40
_LETTERS = str.maketrans(
    {
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ŋ": "ng",
        "'": "", "’": "", "‘": "", "ʼ": "", "`": "", "´": "", "ь": "", "ъ": "",
        "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "ё": "e", "є": "ye", "ж": "zh",
        "з": "z", "и": "i", "і": "i", "ї": "yi", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o",
        "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ў": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch",
        "ш": "sh", "щ": "sch", "ы": "y", "э": "e", "ю": "yu", "я": "ya", "ђ": "d", "ј": "j", "љ": "lj", "њ": "nj",
        "ћ": "c", "џ": "dz", "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th",
        "ι": "i", "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s",
        "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
    }
)  # fmt: skip
_SOUNDS = {
    "tsch": "k", "tch": "k", "sch": "s", "ch": "k", "sh": "s", "zh": "s", "kh": "k", "ph": "f", "th": "t", "ck": "k",
    "cz": "k", "ts": "s", "tz": "s", "ae": "a", "oe": "o", "ue": "u", "ou": "u", "c": "k", "q": "k", "x": "ks",
    "z": "s", "y": "i", "j": "i", "w": "f", "v": "f",
}  # fmt: skip
_SOUND = re.compile("|".join(_SOUNDS))
_DOUBLED = re.compile(r"(.)\1+")
_WORD = re.compile("[a-z]+")
_LONE = re.compile(r"\b([^\W\d_]) ([^\W\d_]{3,})")
_APOSTROPHE = re.compile(r"\b([^\W\d_])['’‘ʼ`´]")


def folded(name: str) -> str:
    """The name in small letters a to z, other characters as they were."""
    small = name.lower().translate(_LETTERS)
    if small.isascii():
        return small
    bare = "".join(c for c in normalize("NFKD", small) if c <= "\u02ff" or c >= "\u0370")
    return bare.translate(_LETTERS)


def readings_of(name: str) -> list[str]:
    """The name as it is, and as it would be with an apostrophe for a blank or a blank for it: O Donnell, O'Donnell."""
    joined, parted = _LONE.sub(r"\1\2", name), _APOSTROPHE.sub(r"\1 ", name)
    return list(dict.fromkeys((name, joined, parted)))


def words_of(name: str) -> list[str]:
    """The words of the name, the first few of them."""
    return [word[:MAX_LETTERS] for word in _WORD.findall(folded(name))[:MAX_WORDS]]


@lru_cache(1 << 14)
def sound(word: str) -> str:
    """The approximate phonetic form of a word in the letters a to z."""
    said = _DOUBLED.sub(r"\1", _SOUND.sub(lambda found: _SOUNDS[found[0]], word))
    return said[1:] if said.startswith("ie") else said
