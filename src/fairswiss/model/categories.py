"""Categories of an event: declared with a rule about age, sex, rating and club, or given by hand."""

import re
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.model.whole import whole_number

_WOMEN = frozenset(("w", "f"))


class Category(NamedTuple):
    """A category with its rule; without one, only the players have it to whom it was given by hand."""

    name: str
    age_from: int = 0
    age_to: int = 0
    """0: no limit."""
    on: str = ""
    """The day on which the age counts, as 2026/09/01; empty: the age reached in the year of the event."""
    sex: str = ""
    """``w``, ``m`` or empty."""
    rating_from: int = 0
    rating_to: int = 0
    club: str = ""

    @property
    def has_rule(self) -> bool:
        """True if the data of a player can decide."""
        return any(self[1:3]) or any(self[4:])


def is_in(player: Player, category: Category, year: int | None) -> bool:
    """True if a player has a category, by its rule or by hand; ``year`` is that of the event."""
    given = category.name in player.categories
    return given or (category.has_rule and _fits(player, category, year))


def _fits(player: Player, category: Category, year: int | None) -> bool:
    if category.sex and (player.sex.lower() in _WOMEN) != (category.sex == "w"):
        return False
    if category.sex and not player.sex:
        return False
    if not category.rating_from <= player.rating <= (category.rating_to or player.rating):
        return False
    if category.rating_to and not player.rating:
        return False
    if category.club and _plain(category.club) != _plain(player.club):
        return False
    if not (category.age_from or category.age_to):
        return True
    age = age_on(player.birth, category.on, year)
    return age is not None and category.age_from <= age <= (category.age_to or age)


def _plain(name: str) -> str:
    return " ".join(name.casefold().split())


def age_on(birth: str, day: str, year: int | None) -> int | None:
    """The age on a day, or without one the age reached in the year; so it is where only a year of birth is known."""
    born, then = _numbers(birth), _numbers(day)
    at = then[0] if then else year
    if not born or at is None:
        return None
    before = len(born) == len(then) == 3 and then[1:] < born[1:]
    return at - born[0] - before


def _numbers(day: str) -> tuple[int, ...]:
    """Year, month and day as far as they are known; nothing if it cannot be read."""
    parts = [whole_number(part) or 0 for part in re.split(r"[-/.]", day.strip()) if part]
    if len(parts) == 3 and parts[2] > 31:
        parts.reverse()
    if not parts or parts[0] < 1000:
        return ()
    return tuple(parts) if len(parts) == 3 and all(parts) else (parts[0],)
