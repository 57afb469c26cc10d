"""The factor K (8.3.3): from what is known of a player, and what was assumed where nothing is known."""

from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.rating.regulations import Day

NEW, USUAL, TOP = 40, 20, 10
NEW_BELOW_GAMES = 30
TOP_FROM, JUNIOR_BELOW = 2400, 2300
LAST_JUNIOR_AGE = 18
MOST = 700
"""K times the number of games of the period is at most this."""


class Factor(NamedTuple):
    """K, and why it is what it is."""

    k: int
    because: str
    """``stated``, ``listed`` (the rating list says it), ``new``, ``top``, ``junior``, ``usual``, or ``assumed``: like
    usual, but nobody has said how many games the player had played before, nor whether the rating was ever 2400."""
    whole: int
    """K before it was limited for the number of games; the same when it was not."""


def factor(
    player: Player, games: int, day: Day | None, stated: int | None, career: int | None, listed: int = 0
) -> Factor:
    """K of a rated player with so many rated games in the event.

    ``career`` is the number of rated games before the event, where it is known; ``stated`` goes before everything,
    ``listed``, the K of the rating list, before what the rules would say of the little that is known here.
    """
    if stated is not None:
        k, because = stated, "stated"
    elif listed:
        k, because = listed, "listed"
    else:
        k, because = _by_the_rules(player, day, career)
    return Factor(min(k, MOST // games) if games else k, because, k)


def _by_the_rules(player: Player, day: Day | None, career: int | None) -> tuple[int, str]:
    if career is not None and career < NEW_BELOW_GAMES:
        return NEW, "new"
    if player.rating >= TOP_FROM:
        return TOP, "top"
    if player.rating < JUNIOR_BELOW and _is_junior(player, day):
        return NEW, "junior"
    return USUAL, "assumed" if career is None else "usual"


def _is_junior(player: Player, day: Day | None) -> bool:
    """Until the end of the year of the 18th birthday; not without a year of birth and a first day."""
    year = year_of_birth(player)
    return year > 0 and day is not None and day[0] <= year + LAST_JUNIOR_AGE


def year_of_birth(player: Player) -> int:
    """0 when it is not known."""
    year = player.birth.strip()[:4]
    return int(year) if len(year) == 4 and year.isascii() and year.isdigit() else 0
