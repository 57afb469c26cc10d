"""The notation of results, and the input accepted for one."""

import re

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.results import PENDING, is_unrated, result_text

RESULTS = ("1-0", "½-½", "0-1", "+-", "-+", "--", "½-0", "0-½", "0-0", "w", "d", "l", "?")
"""Every result in one writing, the frequent ones first."""
_TYPED = {
    "1": ("1", "0"), "0": ("0", "1"), "=": ("=", "="), "5": ("=", "="), "½": ("=", "="), "+": ("+", "-"),
    "-": ("-", "+"), "1-0": ("1", "0"), "0-1": ("0", "1"), "½-½": ("=", "="), "=-=": ("=", "="), "0-0": ("0", "0"),
    "=-0": ("=", "0"), "0-=": ("0", "="), "½-0": ("=", "0"), "0-½": ("0", "="), "+-": ("+", "-"), "-+": ("-", "+"),
    "+--": ("+", "-"), "--+": ("-", "+"), "--": ("-", "-"), "---": ("-", "-"), "w": ("W", "L"), "l": ("L", "W"),
    "d": ("D", "D"), "draw": ("=", "="), "?": ("?", "?"), "": (PENDING, PENDING),
}  # fmt: skip
_KEYS = frozenset("10=5½+-")
_DASHES = str.maketrans({":": "-", "–": "-", "−": "-"})
_AROUND_DASH, _BETWEEN_GAMES = re.compile(r"(?<=[\d½=])\s*-\s*(?=[\d½=])"), re.compile(r"[\s,;]+")
_WRITTEN = str.maketrans({":": "-", "–": "-", "−": "-", " ": None, "\t": None})


def result_words(white: str, black: str) -> str:
    """``1 : 0``; forfeits as ``+ : –``; nothing while the game goes on."""
    text = result_text(white, black)
    return gettext("{result} (not rated)", result=text) if text and is_unrated(white) else text


def typed_result(text: str, games: int = 1) -> tuple[str, str]:
    """The codes of a result as typed, from White's side: 1, 0, = and the rarer ones; empty input deletes it.

    Where a round is a match: two keys (``1=``), or two results with a blank or a comma between them (``1-0 ½-½``).
    """
    return _of_game(text) if games == 1 else _of_match(text, (PENDING * 2, PENDING * 2))


def typed_for(text: str, held: tuple[str, str]) -> tuple[str, str]:
    """The codes for a board that carries these; of a match one result alone is that of the first game without one."""
    return _of_game(text) if len(held[0]) == 1 else _of_match(text, held)


def _of_match(text: str, held: tuple[str, str]) -> tuple[str, str]:
    """The codes of both games."""
    spaced = _AROUND_DASH.sub("-", text.strip().lower().translate(_DASHES)).replace("1/2", "½")
    typed = [part for part in _BETWEEN_GAMES.split(spaced) if part]
    if len(typed) == 1 and len(typed[0]) == 2 and _KEYS.issuperset(typed[0]):
        typed = list(typed[0])
    games = [_of_game(part) for part in typed]
    missing = held[0].find(PENDING)
    if len(games) == 1 and missing >= 0:
        games = [game if at == missing else (held[0][at], held[1][at]) for at, game in enumerate(games * 2)]
    if len(games) not in (0, 2):
        words = "{text!r:.24} is no result of a match. Type both games: 1= or 1-0 ½-½."
        raise BadRequest(gettext(words, text=text), code="match-result-unknown")
    white, black = zip(*games, strict=True) if games else (PENDING * 2, PENDING * 2)
    return "".join(white), "".join(black)


def _of_game(text: str) -> tuple[str, str]:
    written = text.lower().translate(_WRITTEN).replace("1/2", "½")
    found = _TYPED.get(written)
    if found is None:
        known = ", ".join(key for key in _TYPED if key)
        words = "{text!r:.12} is not a result. Known: {known}."
        raise BadRequest(gettext(words, text=text, known=known), code="result-unknown")
    return found
