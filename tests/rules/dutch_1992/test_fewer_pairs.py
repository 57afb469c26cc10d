"""C10 and C14: what counting settles, and what is asked only once, comes out as with every search."""

import random

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules.dutch_1992 import fewer_pairs, requirements
from fairswiss.rules.dutch_1992.bracket import Bracket
from fairswiss.rules.dutch_1992.round import pair_next_round
from tests.tournaments import scrambled_history


def paired(tournament: Tournament) -> Pairing | None:
    """The round with its reasons; None when there is none."""
    try:
        return pair_next_round(tournament, Options(), True)
    except NoPairing:
        return None


@pytest.mark.rule("dutch_1992", "C14")
def test_players_who_never_meet_each_other_are_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(14)
    usual, asked = fewer_pairs._never_meet_each_other, 0
    for _ in range(250):
        apart: list[bool] = []

        def recorded(bracket: Bracket, apart: list[bool] = apart) -> bool:
            apart.append(usual(bracket))
            return apart[-1]

        tournament = scrambled_history(rng, rng.randint(8, 26), rng.randint(2, 9))
        monkeypatch.setattr(fewer_pairs, "_never_meet_each_other", recorded)
        at_once = paired(tournament)
        if any(apart):
            asked += 1
            monkeypatch.setattr(fewer_pairs, "_never_meet_each_other", lambda bracket: False)
            assert paired(tournament) == at_once
    assert asked > 10


@pytest.mark.rule("dutch_1992", "C10", "B5", "B6")
def test_a_search_that_counting_makes_needless_finds_nothing_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(10)
    usual, needless = requirements._leaves_fewer_pairs, 0

    def always_searched(allowed: int, field: Field, found: Candidate) -> bool:
        nonlocal needless
        needless += usual(allowed, field, found)
        return False

    for _ in range(200):
        tournament = scrambled_history(rng, rng.randint(6, 26), rng.randint(2, 9))
        monkeypatch.setattr(requirements, "_leaves_fewer_pairs", usual)
        counted = paired(tournament)
        monkeypatch.setattr(requirements, "_leaves_fewer_pairs", always_searched)
        assert paired(tournament) == counted
    assert needless > 20
