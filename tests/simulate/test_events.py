"""Whole random tournaments: repeatable, readable, paired by the rules, and nothing in them that cannot be."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import check, generate, read_trf, standings, write_trf
from fairswiss.model import BadRequest, Scoring, TooLarge, Tournament
from fairswiss.model.player import title_rank
from fairswiss.rules import SHELF, edition
from fairswiss.rules.baku import with_baku_acceleration
from fairswiss.simulate.chance import NEVER
from fairswiss.simulate.parameters import BEYOND_THE_USUAL, RATES
from fairswiss.usecases.systems import DUTCH

SYSTEMS = (*SHELF, DUTCH)
SOME = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
SEEDS = st.integers(0, 10**6)
SMALL: dict[str, Any] = {"players": (2, 24), "rounds": (1, 9)}
FEW: dict[str, Any] = {"players": (2, 8), "rounds": (1, 9)}
"""Of teams, each of five players."""
SILENT: dict[str, Any] = dict.fromkeys(RATES, NEVER)
POSSIBLE = {
    ("1", "0"), ("0", "1"), ("=", "="), ("W", "L"), ("L", "W"), ("D", "D"), ("+", "-"), ("-", "+"), ("-", "-"),
    ("=", "0"), ("0", "="), ("0", "0"),
}  # fmt: skip


def text_of(seed: int, system: str = DUTCH, **given: Any) -> str:
    return write_trf(generate(seed, system, **{**size_of(system), **given}).tournament)


def size_of(system: str) -> dict[str, Any]:
    return FEW if system in SHELF and edition(system).teams else SMALL


@pytest.mark.parametrize("system", SYSTEMS)
@SOME
@given(seed=SEEDS, unusual=st.booleans())
def test_every_tournament_reads_back_and_every_round_is_what_the_checker_pairs(
    system: str, seed: int, unusual: bool
) -> None:
    made = generate(seed, system, unusual=unusual, **size_of(system)).tournament
    for form in ("trf16", "trf26"):
        assert read_trf(write_trf(made, form)) == made
    back = read_trf(write_trf(made))
    assert [found.round for found in check(back) if not found.agrees] == []


@SOME
@given(seed=SEEDS, unusual=st.booleans(), system=st.sampled_from(SYSTEMS))
def test_the_same_seed_is_the_same_file_and_the_next_another(seed: int, unusual: bool, system: str) -> None:
    assert text_of(seed, system, unusual=unusual) == text_of(seed, system, unusual=unusual)
    assert text_of(seed, system, unusual=unusual) != text_of(seed + 1, system, unusual=unusual)


@SOME
@given(seed=SEEDS)
def test_what_is_given_changes_nothing_that_is_drawn(seed: int) -> None:
    drawn = generate(seed, **SMALL).parameters
    given = generate(seed, **SMALL, forfeits=Fraction(9), half_byes=Fraction(3)).parameters
    assert given == drawn._replace(forfeits=Fraction(9), half_byes=Fraction(3))


@SOME
@given(seed=SEEDS)
def test_only_possible_results_are_made(seed: int) -> None:
    rates: dict[str, Any] = dict.fromkeys(("odd_results", "unrated_games", "forfeits", "double_forfeits"), Fraction(4))
    made = generate(seed, **SMALL, **rates).tournament
    assert {game[2:] for played in made.rounds for game in played.games} <= POSSIBLE


@SOME
@given(seed=SEEDS, unusual=st.booleans())
def test_points_and_ranks_are_those_of_the_standings(seed: int, unusual: bool) -> None:
    made = generate(seed, unusual=unusual, **SMALL, tie_breaks="BH,WON").tournament
    assert made.info.standings_order == "PTS,BH,WON"
    assert {row.player: row.place for row in standings(made).rows} == {p.number: p.rank for p in made.players}
    for record in (line for line in write_trf(made).splitlines() if line.startswith("001")):
        row = standings(made).row(int(record[4:8]))
        assert row is not None
        assert float(record[80:84]) * 10 == row.points


@SOME
@given(seed=SEEDS, unusual=st.booleans())
def test_numbers_follow_rating_title_and_name_and_half_of_the_players_are_there(seed: int, unusual: bool) -> None:
    made = generate(seed, unusual=unusual, **SMALL).tournament
    order = [(-player.rating, title_rank(player.title), player.name) for player in made.players]
    assert order == sorted(order)
    for played in made.rounds:
        away = sum(bye.code != "U" for bye in played.byes)
        assert len(made.players) - away >= max(2, len(made.players) // 2)
        assert 2 * len(played.games) + len(played.byes) == len(made.players)


def test_the_file_says_how_it_was_made() -> None:
    made = generate(7, players=6, rounds=3).tournament
    assert made.info.name == "Random tournament 7"
    assert made.extra[0].startswith("### fairswiss ")
    assert "generate --seed 7 --system dutch --players 6 --rounds 3 " in made.extra[0]


def test_an_event_that_cannot_go_on_ends_with_a_reason() -> None:
    made = generate(1, "dutch-2026", players=4, rounds=9, **SILENT)
    assert len(made.tournament.rounds) == 3
    assert made.tournament.rounds_planned == 9
    assert made.tournament.extra[1].startswith("### ended after round 3 of 9: No pairing")
    assert made.ended
    assert read_trf(write_trf(made.tournament)) == made.tournament


def test_given_ratings_are_the_players() -> None:
    made = generate(1, ratings=(1500, 0, 2500), rounds=1).tournament
    assert [player.rating for player in made.players] == [2500, 1500, 0]


def test_ratings_decide_the_games() -> None:
    made = generate(1, "dutch-2026", ratings=(2600,) * 4 + (1200,) * 4, rounds=1, **SILENT).tournament
    assert {(min(game[:2]), max(game[:2])) for game in made.rounds[0].games} == {(1, 5), (2, 6), (3, 7), (4, 8)}
    assert all(game.white_result == ("1" if game.white <= 4 else "0") for game in made.rounds[0].games)


def test_titles_come_with_ratings_when_they_are_asked_for() -> None:
    strong: dict[str, Any] = {"players": 20, "rounds": 1, "lowest": 2200, "highest": 2800, "unrated": NEVER}
    assert {player.title for player in generate(1, **strong).tournament.players} == {""}
    assert {"GM", "IM", ""} <= {player.title for player in generate(1, titles=True, **strong).tournament.players}


@pytest.mark.parametrize("system", ["dutch-2017", "dutch-2026", DUTCH])
def test_baku_is_what_the_regulations_make_of_the_first_round(system: str) -> None:
    made = generate(3, system, players=20, rounds=6, acceleration="baku", late=Fraction(4)).tournament
    assert made.info.encoded_type.endswith("_BAKU")
    assert made.accelerations
    assert with_baku_acceleration(made).accelerations == made.accelerations
    assert all(found.agrees for found in check(made))
    assert all(found.agrees for found in check(made._replace(accelerations=())))


@pytest.mark.parametrize("system", ["dubov-1997", "dutch-1992", "dutch-2012"])
def test_systems_older_than_baku_refuse_it(system: str) -> None:
    with pytest.raises(BadRequest, match="has no acceleration"):
        generate(1, system, acceleration="baku")


def test_another_scoring_is_played_and_written() -> None:
    scoring = Scoring.of(30, 10, pab=10)
    made = generate(2, "dubov-1997", players=9, rounds=4, scoring=scoring).tournament
    assert read_trf(write_trf(made)).scoring == scoring
    assert all(found.agrees for found in check(made))


@pytest.mark.parametrize(
    "given",
    [
        {"players": 1},
        {"rounds": 0},
        {"draws": 101},
        {"highest": 1500, "lowest": 1600},
        {"lowest": 0},
        {"ratings": (2000, 10_000)},
        {"forfeits": Fraction(1, 2)},
        {"late": Fraction(-3)},
        {"results": "coin"},
        {"acceleration": "warp"},
        {"scoring": Scoring.of(10, 20)},
        {"scoring": Scoring.of(10, 6)},
        {"scoring": Scoring.of(10, 5, pab=20)},
        {"players": (9, 8)},
        {"tie_breaks": "NONSENSE"},
    ],
)
def test_impossible_parameters_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        generate(1, **given)


@pytest.mark.parametrize(
    "given", [{"players": 100_000}, {"rounds": 1000}, {"players": 99_999, "rounds": 900}, {"players": (9, 10**9)}]
)
def test_what_no_report_can_hold_is_refused_before_it_is_played(given: dict[str, Any]) -> None:
    with pytest.raises(TooLarge):
        generate(1, **given)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(TooLarge, match="seed"):
        generate(seed)


def test_one_rating_bound_makes_room_for_the_other() -> None:
    assert generate(1, players=2, rounds=1, lowest=2900).parameters.highest == 3300
    assert generate(1, players=2, rounds=1, highest=1000).parameters.lowest == 600


def test_what_other_generators_do_not_know_can_be_turned_off() -> None:
    codes = set()
    for seed in range(10):
        made: Tournament = generate(seed, players=20, rounds=5, **BEYOND_THE_USUAL).tournament
        codes |= {game[2:] for played in made.rounds for game in played.games}
    assert codes <= POSSIBLE - {("=", "0"), ("0", "="), ("0", "0"), ("W", "L"), ("L", "W"), ("D", "D")}
