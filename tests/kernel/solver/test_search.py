"""The best candidate is the same by sets, by types, by a kept matching, and by weighted matching."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import few_players, search
from fairswiss.kernel.vocabulary import entrants
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.ladder import Packing
from fairswiss.model import Tournament
from fairswiss.model.errors import NoPairing
from fairswiss.rules import SHELF, edition
from tests.tournaments import scrambled_history

DUTCH = [system for system in SHELF if system.startswith("dutch")]


def nothing(*asked: object) -> None:
    """A proof that never succeeds."""
    del asked


def everybody(field: Field, packing: Packing) -> Iterator[tuple[Field, int, object]]:
    """Nobody below is left out."""
    del packing
    yield field, 0, lambda floater: True


def paired(tournament: Tournament, system: str, explain: bool = True) -> Pairing | None:
    """The round with its reasons; None when there is none."""
    try:
        return edition(system).pair(tournament, Options(), explain)
    except NoPairing:
        return None


@pytest.mark.parametrize("system", DUTCH)
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**9), st.integers(5, 36), st.integers(1, 7))
@example(36, 36, 2)  # prices so far apart that an edge that does not exist looked cheap: the matching had no end
def test_every_way_to_the_best_candidate_gives_the_same(system: str, seed: int, players: int, rounds: int) -> None:
    tournament = scrambled_history(random.Random(seed), players, rounds)
    usual = paired(tournament, system)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(few_players, "FEW_PLAYERS", 0)
        assert paired(tournament, system) == usual
        patch.setattr(entrants, "MOST_PLAYERS", 0)
        assert paired(tournament, system) == usual
        patch.setattr(search, "FEW_VERTICES", 0)
        patch.setattr(search, "FEW_LEFT", 0)
        assert paired(tournament, system) == usual
        patch.setattr(search, "proven_by_types", nothing)
        assert paired(tournament, system) == usual
        patch.setattr(search, "proven_by_matching", nothing)
        assert paired(tournament, system) == usual
        patch.setattr(search, "_what_matters", everybody)
        whole = paired(tournament, system, explain=False)
    assert (whole and (whole.pairs, whole.bye)) == (usual and (usual.pairs, usual.bye))
