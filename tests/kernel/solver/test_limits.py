"""The limits weigh time: none of them decides a pairing."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.solver import (
    bracket_matching,
    by_halves,
    by_number,
    matching_proof,
    search,
    tight_graph,
    type_proof,
    typed_exchanges,
)
from tests.comparison import BURSTEIN, after_seeding
from tests.kernel.solver.test_search import DUTCH, paired
from tests.tournaments import scrambled_history


@pytest.mark.parametrize("system", DUTCH)
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(5, 30), st.integers(1, 7), st.sampled_from((0, 1, 3)))
def test_every_limit_may_be_next_to_nothing(system: str, seed: int, players: int, rounds: int, limit: int) -> None:
    tournament = scrambled_history(random.Random(seed), players, rounds)
    usual = paired(tournament, system)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "FEW_LEFT", 60)
        assert paired(tournament, system) == usual
        patch.setattr(search, "FEW_LEFT", limit)
        patch.setattr(search, "FEW_VERTICES", limit)
        patch.setattr(bracket_matching, "FEW_LEFT", limit)
        assert paired(tournament, system) == usual
        patch.setattr(matching_proof, "MOST_EXCHANGES_MATCHED", limit)
        patch.setattr(typed_exchanges, "MOST_SINGLE_PLAYERS", limit)
        patch.setattr(typed_exchanges, "MOST_EXCHANGES_LISTED", limit)
        assert paired(tournament, system) == usual
        patch.setattr(type_proof, "MOST_TYPES_ALONE", limit)
        assert paired(tournament, system) == usual
        patch.setattr(tight_graph, "MOST_TYPES_WITH_LOWER", limit)
        assert paired(tournament, system) == usual
        patch.setattr(by_halves, "FEW_ROWS", limit)
        assert paired(tournament, system) == usual


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(5, 24), st.integers(1, 7), st.sampled_from((0, 3)))
def test_nor_where_players_are_numbered(seed: int, players: int, rounds: int, limit: int) -> None:
    tournament = after_seeding(scrambled_history(random.Random(seed), players, rounds))
    usual = paired(tournament, BURSTEIN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(by_number, "FEW_ROWS", limit)
        assert paired(tournament, BURSTEIN) == usual
        patch.setattr(tight_graph, "MOST_TYPES_WITH_LOWER", limit)
        assert paired(tournament, BURSTEIN) == usual
