"""Filters of players: by name, federation, sex and age."""

from typing import NamedTuple

from fairswiss.model.categories import is_in
from fairswiss.model.player import Player
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.usecases.systems import day_of

UNDER = (8, 10, 12, 14, 16, 18, 20)
OVER = (50, 65)


class Wanted(NamedTuple):
    """The filter asked for; empty fields match everybody."""

    name: str = ""
    federation: str = ""
    sex: str = ""
    """``w`` or ``m``."""
    age: str = ""
    """``U18``: not yet 19 in the year of the event; ``S50``: 50 or more in it."""
    club: str = ""
    category: str = ""
    """The name of a category that the event declared."""


def belongs(player: Player, wanted: Wanted, tournament: Tournament) -> bool:
    """True if a player matches the filter; without a year of birth a player belongs to no age category."""
    if wanted.name and wanted.name.casefold() not in player.name.casefold():
        return False
    if wanted.federation and wanted.federation != player.federation:
        return False
    if wanted.sex and wanted.sex != {"w": "w", "f": "w", "m": "m"}.get(player.sex.strip().lower(), ""):
        return False
    if wanted.club and wanted.club.casefold() != player.club.casefold():
        return False
    year = year_of(tournament)
    declared = [category for category in tournament.categories if category.name == wanted.category]
    if wanted.category and not any(is_in(player, category, year) for category in declared):
        return False
    return not wanted.age or _of_age(player, wanted.age, year)


def year_of(tournament: Tournament) -> int | None:
    """The year in which an event began."""
    day = day_of(tournament.info.start)
    return day[0] if day else None


def ages(tournament: Tournament) -> tuple[str, ...]:
    """The categories that somebody belongs to."""
    year = year_of(tournament)
    every = (*(f"U{age}" for age in UNDER), *(f"S{age}" for age in OVER))
    return tuple(age for age in every if any(_of_age(player, age, year) for player in tournament.players))


def _of_age(player: Player, age: str, year: int | None) -> bool:
    born, limit = _birth_year(player.birth), whole_number(age[1:])
    if born is None or year is None or limit is None:
        return False
    return year - born <= limit if age[0] == "U" else year - born >= limit


def _birth_year(birth: str) -> int | None:
    digits = next((part for part in birth.replace("-", "/").replace(".", "/").split("/") if len(part) == 4), "")
    return int(digits) if digits.isascii() and digits.isdigit() and digits != "0000" else None
