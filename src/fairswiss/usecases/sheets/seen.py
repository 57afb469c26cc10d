"""An event as somebody may see it: an arbiter with the draft, the public without names that are withheld."""

from typing import NamedTuple

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.earlier import earlier_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.rounds import Game
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.exporting import board_order
from fairswiss.usecases.persons import as_public
from fairswiss.usecases.systems import system_of, system_then, unknown_system


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

    @property
    def rounds(self) -> int:
        """The number of visible rounds."""
        return len(self.boards)

    def rules_then(self, number: int) -> tuple[str, Options]:
        """The system and the decisions a round was paired by, whatever was announced later."""
        earlier = earlier_of(self.tournament, number)
        system = system_then(self.tournament, number) if earlier and earlier.type else self.system
        if not system:
            raise unknown_system(gettext("The pairing system of this event is not set."))
        return system, self.decided[number - 1] if 0 < number <= len(self.decided) else self.options


def of_report(tournament: Tournament, system: str = "", *, short_minors: bool = False) -> Seen:
    """An event in a report file, whose boards are in no order but that of C.04.2, article 3.6."""
    if short_minors:
        tournament = as_public(tournament, short_minors=True)
    boards = tuple(tuple(board_order(tournament, number)) for number in range(1, len(tournament.rounds) + 1))
    try:
        found = system_of(tournament, system)
    except BadRequest:
        if system:
            raise
        found = ""
    return Seen(tournament, boards, found)
