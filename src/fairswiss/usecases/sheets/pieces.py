"""The parts of sheets: headings, dates, people and their ratings."""

import re
from unicodedata import combining, normalize

from fairswiss.model.player import Player
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Column, Led, Sheet
from fairswiss.usecases.sheets.seen import Seen
from fairswiss.usecases.systems import day_of


def headed(seen: Seen, kind: str, number: int) -> Sheet:
    """A sheet of a round, still empty: its event, its day, and whether it is a draft."""
    info = seen.tournament.info
    day = info.round_dates[number - 1] if 0 < number <= len(info.round_dates) else ""
    return Sheet(kind, number, info, _day(day), is_draft=0 < number == seen.draft)


def held(seen: Seen) -> str:
    """The dates of the event: its first and its last day."""
    info = seen.tournament.info
    days = dict.fromkeys(_day(text) for text in (info.start, info.end) if text.strip())
    return " – ".join(days)


def _day(text: str) -> str:
    """``2026-11-07``, of what can be read as a day; two digits are a year of this century."""
    read = day_of(f"20{text.strip()}" if re.fullmatch(r"\d\d/\d\d/\d\d", text.strip()) else text)
    return "{:04}-{:02}-{:02}".format(*read) if read else clean(text)


def titled(player: Player) -> str:
    """``GM Name``, which leads to the player."""
    return Led(f"{clean(player.title)} {clean(player.name)}".strip(), player.number)


def rated(player: Player) -> str:
    """The rating, or nothing."""
    return str(player.rating) if player.rating else ""


def ratings(minor: bool = True) -> Column:
    """The column of ratings."""
    return Column("column.rating", right=True, minor=minor)


def people_of(seen: Seen) -> dict[int, Player]:
    """The players by number."""
    return {player.number: player for player in seen.tournament.players}


def alphabetical(player: Player) -> tuple[str, str, int]:
    """Letters with marks stand among those without."""
    plain = "".join(letter for letter in normalize("NFKD", player.name.casefold()) if not combining(letter))
    return plain, player.name, player.number
