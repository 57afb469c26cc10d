"""An event as somebody may see it: an arbiter with the draft, the public without names that are withheld."""

from typing import NamedTuple

from fairswiss.app.exporting import board_order
from fairswiss.app.persons import as_public
from fairswiss.app.systems import system_of
from fairswiss.journal.state import State
from fairswiss.kernel.edition import Options
from fairswiss.model.errors import BadRequest
from fairswiss.model.rounds import Game
from fairswiss.model.tournament import Tournament


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

    @property
    def rounds(self) -> int:
        """How many rounds can be seen."""
        return len(self.boards)


def of_state(state: State, with_draft: bool = False, *, public: bool = False) -> Seen:
    """An event of the manager; its draft only for those who may see drafts, its people as the public knows them."""
    from fairswiss.app.events import options_of

    if not with_draft:
        state = state.published
    tournament = state.tournament(with_draft=True)
    numbers = state.numbers
    if public:
        withheld = frozenset(numbers[registration] for registration in state.withheld)
        tournament = as_public(tournament, withheld, short_minors=state.settings.short_names_of_minors)
    boards = tuple(
        tuple(Game(numbers[white], numbers[black], *results) for white, black, *results in played.boards)
        for played in state.rounds
    )
    draft = len(boards) if state.drafted is not None else 0
    settings = state.settings
    return Seen(tournament, boards, settings.system, options_of(settings), settings.unrated or None, draft)


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
