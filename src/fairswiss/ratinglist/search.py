"""Fuzzy search by name: candidates by words and their sounds, ranked by the similarity of the letters.

A word with one mistake has its front half or its back half unharmed, so its sound is looked for by both halves: nothing
with one mistake is missed, and most with two are found.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from fairswiss.model.extras import optional
from fairswiss.model.listed import ListedPlayer
from fairswiss.ratinglist.index import Index
from fairswiss.ratinglist.names import readings_of, sound, words_of

MOST = 100
_CANDIDATES = 400
_SCANNED = 50_000
_ALTERNATIVES = 24
_ALIKE = 70
_MISSING = 2
_SAME_SOUND = 95
_BEGINNING = 90
_INITIAL = 86
"""An initial is a beginning too, but of many names; together with a last name it stays below what is certain."""
_EXTRA_WORD = 3
_ONE_PERSON = 60
_LAST = "\uffff"


class Match(NamedTuple):
    """A player who may be meant, and how alike the names are: 100 is the same words in any order."""

    player: ListedPlayer
    likeness: int


def find(index: Index, text: str, limit: int = 10, federation: str = "") -> tuple[Match, ...]:
    """The players who may be meant by a name, an id of FIDE or a national one, the likeliest first.

    The stronger comes first of two equally likely. With a ``federation``, only its players.
    """
    limit = max(1, min(limit, MOST))
    numbered = _numbered(index, text.strip(), federation)
    if numbered or text.strip().isdigit():
        return numbered[:limit]
    readings = [words_of(reading) for reading in readings_of(text)]
    ranked: dict[ListedPlayer, Match] = {}
    for words in readings:
        for net in _Nets(index, words, federation).cast():
            for places in net:
                for player in index.by_place(places):
                    alike = max(likeness(one, words_of(player.name)) for one in readings)
                    ranked[player] = Match(player, alike)
            if _enough(ranked, words, limit):
                break
    return likeliest((match for match in ranked.values() if match.likeness >= _ALIKE), limit)


def _numbered(index: Index, text: str, federation: str) -> tuple[Match, ...]:
    found = index.by_number(text) if any(map(str.isdigit, text)) else ()
    return tuple(Match(player, 100) for player in found if federation in ("", player.federation))


def likeliest(matches: Iterable[Match], limit: int) -> tuple[Match, ...]:
    """The first of these, the likeliest first."""
    return tuple(sorted(matches, key=_order)[:limit])


def _enough(ranked: dict[ListedPlayer, Match], words: list[str], limit: int) -> bool:
    """True if a wider net could bring nothing better: as many as asked for, or the full name itself."""
    good = [match.likeness for match in ranked.values() if match.likeness >= _BEGINNING]
    return len(good) >= limit or (len(words) > 1 and max(good, default=0) >= _SAME_SOUND)


def _order(match: Match) -> tuple[int, int, str, int]:
    player = match.player
    return -match.likeness, -player.strength, player.name, player.fide_id


def likeness(words: list[str], others: list[str]) -> int:
    """The similarity of two names, 0 to 100, in any order of their words; a missing word costs a little."""
    if not words or not others:
        return 0
    left, total = list(others), 0
    for word in sorted(words, key=len, reverse=True):
        best = max(((_word_likeness(word, other), other) for other in left), default=(0, ""))
        total += best[0]
        if best[1]:
            left.remove(best[1])
    return max(0, total // len(words) - min(3, len(left)) * _EXTRA_WORD)


def may_be_one(name: str, other: str) -> bool:
    """True unless the names are so different that one id cannot belong to both; no name contradicts nothing."""
    words, others = words_of(name), words_of(other)
    return not words or max(likeness(words, others), likeness(others, words)) >= _ONE_PERSON


@lru_cache(1)
def _distance() -> Callable[[str, str], int]:
    """A function that counts the letters that are missing, wrong or transposed."""
    with optional():
        from rapidfuzz.distance import DamerauLevenshtein
    return DamerauLevenshtein.distance


def _word_likeness(word: str, other: str) -> int:
    if word == other:
        return 100
    longest = max(len(word), len(other))
    alike = 100 - 100 * _distance()(word, other) // longest
    if sound(word) == sound(other):
        return max(alike, _SAME_SOUND)
    if other.startswith(word):
        return max(alike, _BEGINNING if len(word) > 1 else _INITIAL)
    return alike if len(word) > 1 or len(other) > 1 else 0


class _Nets:
    """Ever wider nets for the words of a name; what was looked up for one is kept for the next."""

    def __init__(self, index: Index, words: list[str], federation: str) -> None:
        self._index = index
        self._words = words
        self._federation = federation

    def cast(self) -> Iterator[Iterator[list[int]]]:
        """The words as they sound; as they begin; with mistakes in them; and with one or two of them left out."""
        for found in (self._said, self._begun, self._mistaken):
            yield _matching(self._index, found, self._federation)
        sizes = range(len(self._words) - 1, max(0, len(self._words) - 3), -1)
        yield (
            places
            for size in sizes
            for kept in combinations(self._mistaken, size)
            for places in _matching(self._index, list(kept), self._federation)
        )

    @cached_property
    def _said(self) -> list[list[str]]:
        return [_said(self._index, word) for word in self._words]

    @cached_property
    def _begun(self) -> list[list[str]]:
        return [[*found, *_beginning(self._index, word)] for found, word in zip(self._said, self._words, strict=True)]

    @cached_property
    def _mistaken(self) -> list[list[str]]:
        return [[*found, *_mistaken(self._index, word)] for found, word in zip(self._begun, self._words, strict=True)]


def _matching(index: Index, alternatives: list[list[str]], federation: str) -> Iterator[list[int]]:
    """The players whose names have one of the alternatives for every word, the strongest of them."""
    if not alternatives or not all(alternatives):
        return
    query = " AND ".join(f"({' OR '.join(dict.fromkeys(words))})" for words in alternatives)
    theirs = "AND (SELECT federation FROM players WHERE place = names.rowid) = ?" if federation else ""
    found = index.database.execute(
        f"SELECT rowid FROM names WHERE names MATCH ? {theirs} ORDER BY rowid LIMIT ?",
        (query, *filter(None, [federation]), _CANDIDATES),
    )
    places = [place for (place,) in found]
    if places:
        yield places


def _said(index: Index, word: str) -> list[str]:
    found = index.database.execute("SELECT word FROM words WHERE sound = ? LIMIT ?", (sound(word), _SCANNED))
    return _quoted(_nearest(word, (other for (other,) in found)))


def _beginning(index: Index, word: str) -> list[str]:
    """Words that go on where this one stops: one still being typed."""
    if len(word) < 2:
        return [f'"{word}" *']
    start = sound(word)
    found = index.database.execute(
        "SELECT word FROM words WHERE sound > ? AND sound < ? LIMIT ?", (start, start + _LAST, _SCANNED)
    )
    return _quoted([other for (other,) in found if other.startswith(word)][:_ALTERNATIVES])


def _mistaken(index: Index, word: str) -> list[str]:
    said = sound(word)
    half = (len(said) - 1) // 2  # two letters that changed places may stand across the middle
    if half < 1:
        return []
    shortest, longest = len(word) - _MISSING, len(word) + _MISSING
    found: list[str] = []
    for table, key, start in (("words", "sound", said[:half]), ("endings", "dnuos", said[::-1][:half])):
        rows = index.database.execute(
            f"SELECT word FROM {table} WHERE {key} >= ? AND {key} < ? AND length(word) BETWEEN ? AND ? LIMIT ?",
            (start, start + _LAST, shortest, longest, _SCANNED),
        )
        found += [other for (other,) in rows]
    return _quoted(_nearest(word, found))


def _nearest(word: str, others: Iterable[str]) -> list[str]:
    """The words most like this one."""
    with optional():
        from rapidfuzz.distance import DamerauLevenshtein
        from rapidfuzz.process import extract

    found = extract(
        word, list(others), scorer=DamerauLevenshtein.normalized_similarity, limit=_ALTERNATIVES, score_cutoff=0.5
    )
    return [other for other, _, _ in found]


def _quoted(words: list[str]) -> list[str]:
    return [f'"{word}"' for word in words]
