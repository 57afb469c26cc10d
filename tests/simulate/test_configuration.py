"""The configuration file of other generators, and a tournament as a model."""

from contextlib import suppress
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss import generate
from fairswiss.model import BadRequest, Bye, Game, Player, Round, Scoring, Tournament
from fairswiss.simulate.chance import NEVER, Chance
from fairswiss.simulate.configuration import KEYS, rate, rate_text, read_configuration, write_configuration
from fairswiss.simulate.measuring import measured
from fairswiss.simulate.parameters import drawn

READ = ("players", "rounds", "highest", "lowest", "draws", "forfeits", "withdrawals", "half_byes")
ALL = """
# a comment
PlayersNumber=40
RoundsNumber=7\r
DrawPercentage = 35
ForfeitRate=12.5
RetiredRate=100
HalfPointByteRate=20
HighestRating=2500
LowestRating=1500
PointsForWin=3.0
PointsForDraw=1
PointsForLoss=0.5
PointsForForfeitLoss=0.2
PointsForZPB=0.1
PointsForPAB=2
"""


def test_every_key_is_understood() -> None:
    assert read_configuration(ALL) == {
        "players": 40, "rounds": 7, "draws": 35, "forfeits": Fraction(25, 2), "withdrawals": 100, "half_byes": 20,
        "highest": 2500, "lowest": 1500,
        "scoring": Scoring.of(30, 10, 5, 20)._replace(zero_bye=1, forfeit_loss=2),
    }  # fmt: skip


def test_both_spellings_of_the_half_point_bye_and_every_end_of_line() -> None:
    assert read_configuration("HalfPointByeRate=9\rPlayersNumber=8\r\nRoundsNumber=5") == {
        "half_byes": 9, "players": 8, "rounds": 5,
    }  # fmt: skip


def test_the_bye_is_worth_a_win_and_a_forfeit_loss_is_an_absence_unless_they_are_stated() -> None:
    assert read_configuration("PointsForWin=3")["scoring"].pab == 30
    assert read_configuration("PointsForForfeitLoss=0.5")["scoring"].zero_bye == 5


@pytest.mark.parametrize(
    "line",
    [
        "Players=3", "playersnumber=3", "PlayersNumber", "PlayersNumber=", "PlayersNumber=-3", "PlayersNumber=3.5",
        "PlayersNumber=٣", "ForfeitRate=0.5", "ForfeitRate=1e3", "ForfeitRate=inf", "ForfeitRate=.", "RetiredRate=1",
        "HalfPointByeRate=0", "PointsForWin=x", "PointsForDraw=0.55", "PlayersNumber=99999999999999999999",
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_used_is_named(line: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read_configuration(f"# first\n{line}\nRoundsNumber=x")
    assert [problem.where.line for problem in refused.value.problems] == [2, 3]


@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadRequest):
        assert set(read_configuration(text)) <= {*READ, "scoring"}


@given(seed=st.integers(0, 10**6), unusual=st.booleans())
def test_a_configuration_says_again_what_was_drawn(seed: int, unusual: bool) -> None:
    parameters = drawn(Chance(Random(seed)), {"results": "table", "withdrawals": Fraction(7)}, "dutch-2026", unusual)
    back = read_configuration(write_configuration(parameters))
    expected = {
        name: getattr(parameters, name)
        for name in (
            "players",
            "rounds",
            "highest",
            "lowest",
            "draws",
            "forfeits",
            "withdrawals",
            "half_byes",
            "scoring",
        )
    }
    assert back == {name: value for name, value in expected.items() if value != NEVER or name == "draws"}
    assert set(read_configuration(write_configuration(parameters)))


@given(thousandths=st.integers(1000, 10**8 - 1))
def test_a_rate_of_three_decimals_is_read_as_it_is_written(thousandths: int) -> None:
    value = Fraction(thousandths, 1000)
    assert rate(rate_text(value)) == value


def test_all_keys_are_tested() -> None:
    assert {key for key in KEYS if key not in ALL} == {"HalfPointByeRate"}


def model() -> Tournament:
    """Eight players, three rounds: among the games a forfeit, a double one, an odd one, a short one, four draws."""
    codes = [
        ["10", "==", "+-", "=0"],
        ["==", "WL", "--"],
        ["10", "==", "=="],
    ]
    pairs = [[(1, 5), (2, 6), (3, 7), (4, 8)], [(1, 2), (3, 4), (5, 6)], [(1, 3), (2, 5), (4, 6)]]
    byes = [[], [Bye(7, "H"), Bye(8, "Z")], [Bye(7, "F"), Bye(8, "Z")]]
    rounds = [
        Round.of([Game(*pair, *code) for pair, code in zip(played, results, strict=True)], away)
        for played, results, away in zip(pairs, codes, byes, strict=True)
    ]
    people = [Player(number, f"P{number}", 2000 - number) for number in range(1, 9)]
    return Tournament.build(people, rounds=tuple(rounds), rounds_planned=4, scoring=Scoring.of(30, 10))


def test_a_model_is_measured() -> None:
    found = measured(model())
    assert found["ratings"] == tuple(range(1999, 1991, -1))
    assert (found["rounds"], found["scoring"]) == (4, Scoring.of(30, 10))
    assert found["draws"] == 50  # 4 of the 8 games that were played
    assert (found["forfeits"], found["double_forfeits"]) == (5, 2)  # 2 of 10, 1 of them double
    assert (found["odd_results"], found["unrated_games"]) == (8, 8)
    assert (found["half_byes"], found["full_byes"], found["withdrawals"]) == (8, 8, 8)
    assert (found["late"], found["zero_byes"]) == (NEVER, NEVER)


def test_a_tournament_like_the_model_has_its_ratings_and_rounds_and_no_names_of_it() -> None:
    given: dict[str, Any] = measured(model())
    made = generate(4, model="open.trf", **given).tournament
    assert [player.rating for player in made.players] == [player.rating for player in model().players]
    assert made.rounds_planned == 4
    assert not {player.name for player in made.players} & {player.name for player in model().players}
    assert "--model open.trf" in made.extra[0]


def test_an_accelerated_model_is_accelerated_again() -> None:
    accelerated = generate(3, "dutch-2026", players=12, rounds=5, acceleration="baku").tournament
    assert measured(accelerated)["acceleration"] == "baku"
