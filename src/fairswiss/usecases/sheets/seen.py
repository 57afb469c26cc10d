"""An event as somebody may see it: an arbiter with the draft, the public without names that are withheld. And the
cells that its sheets share.
"""

from typing import NamedTuple
from unicodedata import combining, normalize

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.earlier import earlier_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import Player
from fairswiss.model.prizes import NO_PRIZES, Prizes
from fairswiss.model.results import is_open
from fairswiss.model.rounds import Game
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import by_family, clean
from fairswiss.rendering.sheets import Column, Led, Sheet
from fairswiss.usecases.exporting import board_order
from fairswiss.usecases.persons import as_public
from fairswiss.usecases.ratings import Factors
from fairswiss.usecases.sheets.match_order import match_order
from fairswiss.usecases.systems import system_of, system_then, unknown_system
from fairswiss.usecases.timetable import iso_day


class Seen(NamedTuple):
    """An event as somebody may see it."""

    tournament: Tournament
    boards: tuple[tuple[Game, ...], ...]
    """The games of each round, from the first board on."""
    system: str
    """Empty when nobody said which one."""
    options: Options = Options()
    unrated: int | None = None
    draft: int = 0
    """The round that is not published yet, if it may be seen."""
    decided: tuple[Options, ...] = ()
    """The decisions each round was paired by; empty if they have always been the same."""
    times: tuple[str, ...] = ()
    """The time at which each round begins, where it was announced."""
    prizes: Prizes = NO_PRIZES
    awarded: tuple[tuple[str, int], ...] = ()
    """The winners of special prizes, by the name of the prize."""
    thanks: str = ""
    """The organiser's own words on the final page."""
    is_final: bool = False
    """True if the final page may be shown."""
    complete: Tournament | None = None
    """The event with all data of its players, where some are withheld: for calculations, never to be shown."""
    factors: Factors = Factors()
    """K for the kind of rating of the event, as it is noted."""
    ratings_shown: bool = False
    """True if everyone may see what the event changes in ratings."""
    matches: tuple[tuple[tuple[int, int], ...], ...] = ()
    """The teams of each match, White's first, from the first match of each round on; empty where players are paired."""
    board_names: tuple[tuple[str, ...], ...] = ()
    """The names of the boards of each round where they are not numbers: ``3.2``, by match and board."""

    def board_name(self, number: int, at: int) -> str:
        """The name of a board of a round: its number, or that of its match and its own in it."""
        return self.board_names[number - 1][at - 1] if self.board_names else str(at)

    @property
    def rounds(self) -> int:
        """The number of visible rounds."""
        return len(self.boards)

    @property
    def is_over(self) -> bool:
        """True if every round that was planned has all its results."""
        planned, played = self.tournament.rounds_planned or self.rounds, self.tournament.rounds
        return len(played) >= planned > 0 and not any(
            is_open(game.white_result) for one in played for game in one.games
        )

    def rules_then(self, number: int) -> tuple[str, Options]:
        """The system and the decisions a round was paired by, whatever was announced later."""
        earlier = earlier_of(self.tournament, number)
        system = system_then(self.tournament, number) if earlier and earlier.type else self.system
        if not system:
            raise unknown_system(gettext("The pairing system of this event is not set."))
        return system, self.decided[number - 1] if 0 < number <= len(self.decided) else self.options


def of_report(tournament: Tournament, system: str = "", *, short_minors: bool = False) -> Seen:
    """An event in a report file, whose boards are in no order but that of C.04.2, article 3.6."""
    complete = tournament
    if short_minors:
        tournament = as_public(tournament, short_minors=True)
    boards = tuple(tuple(board_order(tournament, number)) for number in range(1, len(tournament.rounds) + 1))
    try:
        found = system_of(tournament, system)
    except BadRequest:
        if system:
            raise
        found = ""
    made = Seen(tournament, boards, found, complete=complete if short_minors else None)
    if (ordered := match_order(tournament)) is not None:
        made = made._replace(**ordered._asdict())
    return made._replace(is_final=made.is_over)


def headed(seen: Seen, kind: str, number: int) -> Sheet:
    """A sheet of a round, still empty: its event, its day, and whether it is a draft."""
    info = seen.tournament.info
    day = info.round_dates[number - 1] if 0 < number <= len(info.round_dates) else ""
    begins = seen.times[number - 1] if 0 < number <= len(seen.times) else ""
    return Sheet(kind, number, info, f"{_day(day)} {begins}".strip(), is_draft=0 < number == seen.draft)


def held(seen: Seen) -> str:
    """The dates of the event: its first and its last day."""
    info = seen.tournament.info
    days = dict.fromkeys(_day(text) for text in (info.start, info.end) if text.strip())
    return " – ".join(days)


def _day(text: str) -> str:
    """The day as it is shown."""
    return clean(iso_day(text))


def titled(player: Player) -> str:
    """``GM Name``, which leads to the player."""
    return Led(f"{clean(player.title)} {clean(player.name)}".strip(), player.number)


def rated(player: Player) -> str:
    return str(player.rating) if player.rating else ""


def ratings(minor: bool = True) -> Column:
    return Column("column.rating", right=True, minor=minor)


def people_of(seen: Seen) -> dict[int, Player]:
    return {player.number: player for player in seen.tournament.players}


def alphabetical(player: Player) -> tuple[str, str, int]:
    """By the family's name, or by its initial where no more is shown; letters with marks are among those without."""
    name = by_family(player.name)
    plain = "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    return plain, name, player.number
