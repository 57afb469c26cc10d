"""The sheets of an event of the manager: as much of it as somebody may see."""

from typing import Any

from fairswiss.desk.events import options_of
from fairswiss.desk.ratings import noted_factors
from fairswiss.desk.reasons import rules_then
from fairswiss.journal.state import State
from fairswiss.model.rounds import Game
from fairswiss.usecases.persons import as_public
from fairswiss.usecases.ratings import kind_of
from fairswiss.usecases.sheets import Seen


def of_state(state: State, with_draft: bool = False, *, public: bool = False) -> Seen:
    """An event of the manager; its draft only for those who may see drafts, its people as the public knows them."""
    if not with_draft:
        state = state.published
    tournament = state.tournament(with_draft=True)
    numbers, complete = state.numbers, tournament
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
    made = Seen(tournament, boards, settings.system, options, unrated, draft, decided, times)
    awarded = tuple((state.prizes.special[at - 1].name, numbers[player]) for at, player in state.awarded.items())
    return made._replace(
        prizes=state.prizes, awarded=awarded, thanks=state.final.thanks, is_final=state.final.shown,
        complete=complete if public else None, factors=noted_factors(state, kind_of(tournament)),
        ratings_shown=state.ratings_shown, **_matches(state),
    )  # fmt: skip


def _matches(state: State) -> dict[str, Any]:
    """The matches of each round as the desk has them; nothing where players are paired."""
    found = [played.matches for played in state.rounds if played.matches is not None]
    if not found:
        return {}
    seeds = state.seeds
    return {
        "matches": tuple(tuple((seeds[pair.white], seeds[pair.black]) for pair in one.pairs) for one in found),
        "board_names": tuple(tuple(played.board_names) for played in state.rounds),
    }
