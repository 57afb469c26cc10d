"""The literal enumerator against cases worked out by hand, and its rounds against the validator."""

import random

import pytest
from hypothesis import given, settings

from fairswiss.model import (
    Absence,
    Acceleration,
    Game,
    Prohibition,
    Round,
    Tournament,
)
from tests.independent.validator import violations
from tests.literal.dubov_1997 import pair_round
from tests.literal.dubov_1997_cases import four, rule
from tests.literal.dubov_1997_people import (
    LiteralImpossible,
)
from tests.tournaments import (
    any_history,
    histories,
    present,
    random_tournament,
    scrambled_history,
    with_result,
)

# ------------------------------------------------------------------ the validator and the generators


@rule("2.1", "2.2", "2.3", "2.4", "2.5")
def test_the_validator_sees_every_violation() -> None:
    rounds = (
        Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0")]),
        Round.of([Game(1, 3, "=", "="), Game(4, 2, "+", "-")]),
    )
    tournament = four(*rounds)

    def wrong(pairs: list[tuple[int, int]], bye: int | None = None) -> list[str]:
        return violations(tournament, pairs, bye)

    assert wrong([(4, 1), (2, 3)]) == []
    assert any(v.startswith("2.1") for v in wrong([(2, 1), (4, 3)]))
    assert any(v.startswith("2.4: 1") for v in wrong([(1, 4), (3, 2)]))
    assert any(v.startswith("2.3: 1") for v in wrong([(1, 4), (3, 2)]))
    assert wrong([(4, 1)], 2) == ["3 is not paired"]
    assert "2.2: 4 has had a point without playing" in wrong([(2, 3)], 4)
    assert "4 appears 2 times" in wrong([(4, 1), (2, 3)], 4)
    assert "9 is paired but not registered" in wrong([(4, 1), (2, 3)], 9)
    away = four(*rounds, absences=(Absence(3, 4),), prohibitions=(Prohibition((2, 3), 3, 3),))
    assert violations(away, [(4, 1), (2, 3)], None, relaxed=True) == [
        "4 is paired but absent",
        "2 and 3 are forbidden to meet",
    ]


@rule("2.5")
def test_the_validator_sees_upfloats() -> None:
    tournament = four(
        Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0")]),
        Round.of([Game(2, 3, "=", "="), Game(4, 1, "0", "1")]),
    )
    pairs = [(3, 1), (2, 4)]
    assert violations(tournament, pairs, None) == ["2.5: 4 meets more points two times running"]
    assert violations(tournament, pairs, None, relaxed=True) == []
    assert violations(tournament, pairs, None, freed=[4]) == []
    assert violations(tournament.revised(rounds_planned=3), pairs, None) == []

    meetings = [Round.of([Game(1, 2, "=", "=") if odd else Game(3, 4, "+", "-")]) for odd in (1, 0) * 3]
    often = four(*meetings, accelerations=(Acceleration(1, (10,) * 6),))
    found = [v for v in violations(often, [(2, 3), (1, 4)], None) if v.startswith("2.5")]
    assert found == ["2.5: 2 meets more points for the 4th time"]
    assert not any(v.startswith("2.5") for v in violations(often.revised(rounds_planned=10), [(2, 3), (1, 4)], None))


@pytest.mark.long
@pytest.mark.parametrize("upfloat_limit", ["strict", "yield"])
@pytest.mark.parametrize("block", range(4))
def test_rounds_of_the_enumerator_break_no_rule(block: int, upfloat_limit: str) -> None:
    fired: set[str] = set()
    for seed in range(block * 1000, block * 1000 + 250):
        tournament = any_history(random.Random(seed))
        try:
            result = pair_round(tournament, upfloat_limit=upfloat_limit)
        except LiteralImpossible:
            fired.add("impossible")
            continue
        found = violations(tournament, result.pairs, result.bye, relaxed=result.relaxed, freed=result.freed)
        assert not found, f"seed {seed}: {found}"
        assert upfloat_limit == "yield" or not result.freed
        unfreed = violations(tournament, result.pairs, result.bye, relaxed=result.relaxed)
        assert bool(unfreed) == bool(result.freed), "nobody is freed who did not need it"
        fired |= result.fired
    assert {"4", "4 second choice", "8.2", "7.1", "7.2", "6.4", "7.3", "7.4", "6.3", "6.3 end", "impossible"} <= fired
    assert not {"7.1 nobody", "7.2 nobody", "2.6"} & fired, "what completability makes superfluous"


@pytest.mark.long
def test_keeping_floaters_apart_changes_nothing_in_strict_rounds() -> None:
    for seed in range(500):
        tournament = any_history(random.Random(seed))
        try:
            result = pair_round(tournament)
        except LiteralImpossible:
            continue
        assert pair_round(tournament, keep_apart=False) == result


@given(histories())
@settings(max_examples=100, deadline=None)
def test_histories_are_valid_tournaments(tournament: Tournament) -> None:
    assert tournament.revised() == tournament
    assert 2 <= len(present(tournament)) <= 10
    assert tournament.rounds_planned is not None
    assert len(tournament.rounds) < tournament.rounds_planned


def test_scrambled_histories_follow_from_the_seed() -> None:
    for players, rounds in ((4, 3), (7, 5), (10, 9)):
        one, two = (scrambled_history(random.Random(7), players, rounds) for _ in range(2))
        assert one == two
        assert (len(one.players), len(one.rounds)) == (players, rounds)


def test_whole_events() -> None:
    def literally(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        result = pair_round(tournament)
        assert not violations(tournament, result.pairs, result.bye, relaxed=result.relaxed)
        return result.pairs, result.bye

    rounds = 0
    for seed in range(25):
        rng = random.Random(seed)
        event = random_tournament(
            rng, rng.randint(5, 11), rng.randint(3, 7), pair=literally, forfeits=0.1, requested_byes=0.1, late=0.2,
            withdrawals=0.05, stop_at=(LiteralImpossible,),
        )  # fmt: skip
        for before, pairs, bye, after in event:
            rounds += 1
            assert after.before_round(len(after.rounds)).rounds == before.rounds
            assert {(g.white, g.black) for g in after.rounds[-1].games} == set(pairs)
            assert [b.player for b in after.rounds[-1].byes if b.code == "U"] == [bye] * (bye is not None)
    assert rounds > 60


def test_results_are_entered() -> None:
    tournament = four().with_round([(1, 3), (4, 2)])
    assert with_result(tournament, 4, 2, "0", "1").rounds[0].games == (Game(1, 3), Game(4, 2, "0", "1"))
