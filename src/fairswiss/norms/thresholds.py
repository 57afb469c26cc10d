"""The four norms and their thresholds (1.4.5 to 1.4.8, 1.5.3), and the limits that follow from a number of games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.model.player import TITLES, title_rank


class Norm(NamedTuple):
    """A title that can be gained by norms, and what a norm for it needs."""

    title: str
    performance: int
    """1.4.8: the lowest rating performance."""
    average: int
    """1.4.8a: the lowest average of the opponents."""
    floor: int
    """1.4.6b: one opponent below it counts as this."""
    level: frozenset[str]
    """The titles that a third of the opponents must hold."""
    level_article: str
    rating: int
    """1.5.3: the rating that the title itself needs."""
    women: bool = False


NORMS: Mapping[str, Norm] = MappingProxyType(
    {
        norm.title: norm
        for norm in (
            Norm("GM", 2600, 2380, 2200, frozenset({"GM"}), "1.4.5b", 2500),
            Norm("IM", 2450, 2230, 2050, frozenset({"GM", "IM"}), "1.4.5c", 2400),
            Norm("WGM", 2400, 2180, 2000, frozenset({"GM", "IM", "WGM"}), "1.4.5d", 2300, women=True),
            Norm("WIM", 2250, 2030, 1850, frozenset({"GM", "IM", "WGM", "WIM"}), "1.4.5e", 2200, women=True),
        )
    }
)
"""By title, the highest first."""

TITLED = frozenset(TITLES) - {"CM", "WCM"}
"""1.4.5a: the titles of which half of the opponents hold one."""
UNRATED = 1400
"""1.4.6d: an opponent without a rating counts as this."""
GAMES = 9
"""1.4.1a: the fewest games."""
MOST_GAMES = 13
"""1.7: a norm counts at most so many."""
FEWEST_LEVEL = 3
FOREIGN_FEDERATIONS = 2
"""1.4.3: federations besides the player's own."""


def titled_least(games: int) -> int:
    """1.4.5a: half of the opponents, rounded up."""
    return (games + 1) // 2


def level_least(games: int, double: bool = False) -> int:
    """1.4.5b to e: a third of the opponents, at least three; half of the games in a double round robin (1.4.5f)."""
    return (games + 1) // 2 if double else max(FEWEST_LEVEL, -(-games // 3))


def own_most(games: int) -> int:
    """1.4.4: at most three fifths from the player's own federation."""
    return 3 * games // 5


def one_most(games: int) -> int:
    """1.4.4: at most two thirds from any one federation."""
    return 2 * games // 3


def halves_least(games: int) -> int:
    """1.4.8b: 35 %, in half points; the percentage is not rounded (reading 1)."""
    return -(-7 * games // 10)


def unrated_usual(games: int) -> int:
    """More unrated opponents than this were not allowed by older texts; now only worth a remark (reading 7)."""
    return (games + 1) // 5


def titles_of(text: str) -> frozenset[str]:
    """The titles that a player holds: ``IM``, ``g``, or two of them, ``IM WGM``."""
    words = "".join(letter if letter.isalpha() else " " for letter in text).split()
    return frozenset(TITLES[rank] for rank in map(title_rank, words) if rank < len(TITLES))


def outdone(norm: Norm, held: frozenset[str]) -> bool:
    """True if a player with these titles has no use for the norm."""
    highest = [title for title in NORMS if title in held]
    return bool(highest) and [*NORMS].index(highest[0]) <= [*NORMS].index(norm.title)
