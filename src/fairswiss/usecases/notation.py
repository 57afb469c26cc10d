"""The notation of results, and the input accepted for one."""

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import OUTCOMES, PENDING, SYMBOLS

RESULTS = ("1-0", "½-½", "0-1", "+-", "-+", "--", "½-0", "0-½", "0-0", "w", "d", "l", "?")
"""Every result in one writing, the frequent ones first."""
_TYPED = {
    "1": ("1", "0"), "0": ("0", "1"), "=": ("=", "="), "5": ("=", "="), "½": ("=", "="), "+": ("+", "-"),
    "-": ("-", "+"), "1-0": ("1", "0"), "0-1": ("0", "1"), "½-½": ("=", "="), "=-=": ("=", "="), "0-0": ("0", "0"),
    "=-0": ("=", "0"), "0-=": ("0", "="), "½-0": ("=", "0"), "0-½": ("0", "="), "+-": ("+", "-"), "-+": ("-", "+"),
    "+--": ("+", "-"), "--+": ("-", "+"), "--": ("-", "-"), "---": ("-", "-"), "w": ("W", "L"), "l": ("L", "W"),
    "d": ("D", "D"), "draw": ("=", "="), "?": ("?", "?"), "": (PENDING, PENDING),
}  # fmt: skip
_WRITTEN = str.maketrans({":": "-", "–": "-", "−": "-", " ": None, "\t": None})


def result_words(white: str, black: str) -> str:
    """``1 : 0``; forfeits as ``+ : –``; nothing while the game goes on."""
    if white == PENDING:
        return ""
    text = f"{SYMBOLS[white]} : {SYMBOLS[black]}"
    rated = OUTCOMES[white].rated or not OUTCOMES[white].played
    return text if rated else gettext("{result} (not rated)", result=text)


def typed_result(text: str) -> tuple[str, str]:
    """The codes of a result as typed, from White's side: 1, 0, = and the rarer ones; empty input deletes it."""
    written = text.lower().translate(_WRITTEN).replace("1/2", "½")
    found = _TYPED.get(written)
    if found is None:
        known = ", ".join(key for key in _TYPED if key)
        words = "{text!r:.12} is not a result. Known: {known}."
        raise BadRequest(gettext(words, text=text, known=known), code="result-unknown")
    return found
