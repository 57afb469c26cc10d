"""The sheets of an event of the manager: as much of it as somebody may see."""

from fairswiss.desk.events import options_of
from fairswiss.desk.reasons import rules_then
from fairswiss.journal.state import State
from fairswiss.model.rounds import Game
from fairswiss.usecases.persons import as_public
from fairswiss.usecases.sheets import Seen


def of_state(state: State, with_draft: bool = False, *, public: bool = False) -> Seen:
    """An event of the manager; its draft only for those who may see drafts, its people as the public knows them."""
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
    settings, options = state.settings, options_of(state.settings)
    decided = tuple(rules_then(state, number)[1] for number in range(1, len(boards) + 1))
    unrated, times = settings.unrated or None, settings.round_times
    return Seen(tournament, boards, settings.system, options, unrated, draft, decided, times)
