"""Things happen about as often as was asked for: wide bounds, fixed seeds."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from fairswiss.simulate.chance import NEVER, Chance
from fairswiss.simulate.happenings import absences, result
from fairswiss.simulate.likelihood import milvang
from fairswiss.simulate.parameters import RATES, Parameters, drawn

pytestmark = pytest.mark.long
SILENT: dict[str, Any] = dict.fromkeys(RATES, NEVER)
MANY = 4000


def asked(**given: Any) -> Parameters:
    return drawn(Chance(Random(1)), {**SILENT, "players": MANY, "rounds": 9, **given}, "dutch-2026")


def games(parameters: Parameters, white: int = 2000, black: int = 2000) -> Counter[str]:
    chance = Chance(Random(2))
    return Counter("".join(result(parameters, white, black, chance)) for _ in range(MANY))


def missing(parameters: Parameters) -> dict[int, str]:
    """For each player who misses something: a letter for each round, a dot for taking part."""
    away = absences(parameters, Chance(Random(3)))
    found: dict[int, list[str]] = {}
    for number, absent in away.items():
        for absence in absent:
            found.setdefault(absence.player, ["."] * parameters.rounds)[number - 1] = absence.code
    return {player: "".join(codes) for player, codes in found.items()}


def about(count: int, expected: float) -> bool:
    return 0.8 * expected < count < 1.25 * expected


def test_nothing_happens_at_a_rate_of_never() -> None:
    assert missing(asked()) == {}
    assert set(games(asked())) == {"10", "==", "01"}


def test_forfeits_and_double_forfeits() -> None:
    found = games(asked(forfeits=Fraction(5), double_forfeits=Fraction(4)))
    forfeited = found["+-"] + found["-+"] + found["--"]
    assert about(forfeited, MANY / 5)
    assert about(found["--"], MANY / 20)
    assert about(found["+-"], MANY * 3 / 40)


def test_odd_results_and_games_that_are_not_rated() -> None:
    odd = games(asked(odd_results=Fraction(10)))
    assert about(odd["=0"] + odd["0="] + odd["00"], MANY / 10)
    assert min(odd["=0"], odd["0="], odd["00"]) > 80
    short = games(asked(unrated_games=Fraction(10)))
    assert about(short["WL"] + short["DD"] + short["LW"], MANY / 10)


def test_draws_in_a_hundred() -> None:
    assert about(games(asked(draws=30))["=="], MANY * 0.3)
    assert games(asked(draws=0))["=="] == 0
    assert games(asked(draws=100)) == {"==": MANY}


def test_results_follow_the_model_of_2015() -> None:
    found, likely = games(asked(), 2467, 2344), milvang(2467, 2344)
    for codes, share in zip(("10", "==", "01"), likely, strict=True):
        assert about(found[codes], float(MANY * share))


@pytest.mark.parametrize(("name", "code"), [("half_byes", "H"), ("full_byes", "F"), ("zero_byes", "Z")])
def test_a_bye_is_one_round_and_never_the_last(name: str, code: str) -> None:
    found = missing(asked(**{name: Fraction(8)}))
    assert about(len(found), MANY / 8)
    assert {codes.replace(".", "") for codes in found.values()} == {code}
    assert {codes.index(code) for codes in found.values()} == set(range(8))


def test_late_entries_miss_one_to_three_rounds_from_the_start() -> None:
    found = missing(asked(late=Fraction(8)))
    assert about(len(found), MANY / 8)
    assert set(found.values()) == {"Z........", "ZZ.......", "ZZZ......"}


def test_whoever_withdraws_is_gone_unless_he_returns() -> None:
    gone = missing(asked(withdrawals=Fraction(8)))
    assert about(len(gone), MANY / 8)
    assert all(codes.endswith("Z") and codes.startswith(".") and "Z." not in codes for codes in gone.values())
    back = missing(asked(withdrawals=Fraction(8), returns=Fraction(1)))
    assert sum("Z." in codes for codes in back.values()) > 0.8 * len(back)


def test_one_round_leaves_no_room_for_coming_late_or_leaving() -> None:
    assert missing(asked(rounds=1, late=Fraction(1), withdrawals=Fraction(1))) == {}


def test_the_unrated() -> None:
    from fairswiss.simulate.happenings import players
    from fairswiss.simulate.likelihood import strengths

    found = players(asked(unrated=Fraction(8)), Chance(Random(4)))
    assert about(sum(player.rating == 0 for player in found), MANY / 8)
    strength = strengths(found)
    assert strength[MANY] == min(player.rating for player in found if player.rating)
