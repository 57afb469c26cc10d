"""What the rounds to come must bring, derived by hand and compared with every result that can happen."""

from itertools import product

import pytest

from fairswiss import Player, Tournament
from fairswiss.norms import Standing, Wanted
from tests.norms.events import SINGLE, Met, event, field, norm_of


def ways(tournament: Tournament, title: str = "GM") -> list[Wanted]:
    row = norm_of(tournament, title)
    assert row.forecast is not None
    return list(row.forecast.wanted)


def among(met: list[Met], planned: int, *others: Player) -> Tournament:
    """Player 1 in a field with more players than those met."""
    facts = event(met, planned)
    return facts.revised(players=(*facts.players, *others))


def guest(number: int, rating: int, title: str = "GM") -> Player:
    return Player(number, f"Guest {number}", rating, title, "NED", sex="m")


@pytest.mark.rule("b01_2024", "1.4.2c", "1.4.8")
def test_a_known_opponent_of_the_last_round() -> None:
    # 6/8 against 2420 on average, then 2500: mean 2429 (2428.9); a win 78 % +220 = 2649, a draw 72 % +166 = 2595.
    assert [(way.halves, way.average) for way in ways(event(field([2420] * 8 + [2500], "11111100 "), 9))] == [(2, None)]
    # from 2542 on the mean is 2434, and a draw is enough: 2434 + 166 = 2600
    assert ways(event(field([2420] * 8 + [2541], "11111100 "), 9))[0].halves == 2
    assert ways(event(field([2420] * 8 + [2542], "11111100 "), 9))[0].halves == 1
    # 7/8: even a loss leaves 7/9, so it is enough to play
    row = norm_of(event(field([2420] * 8 + [2500], "11111110 "), 9))
    assert row.forecast is not None
    assert (row.standing, row.forecast.must_play) == (Standing.POSSIBLE, True)


@pytest.mark.rule("b01_2024", "reading 12")
def test_opponents_not_known_yet_need_an_average() -> None:
    met = field([2420] * 8, "11111100")
    # With a win the mean must be 2380 at least: 9 * 2380 - 4.5 = 21415.5, rounded up 21416, less 8 * 2420 = 2056.
    # With a draw 2434: 21901.5 -> 21902 - 19360 = 2542.
    assert [(way.rounds, way.halves, way.average) for way in ways(among(met, 9, guest(10, 2600)))] == [
        (1, 1, 2542), (1, 2, 2056),
    ]  # fmt: skip
    # nobody left in the field is that strong: only the win remains
    assert [way.halves for way in ways(among(met, 9, guest(10, 2541)))] == [2]
    assert norm_of(among(met, 9, guest(10, 2000))).standing is Standing.MISSED


@pytest.mark.rule("b01_2024", "1.4.5a", "1.4.5b", "1.4.3", "1.4.4")
def test_what_the_mix_lacks() -> None:
    titles = ["GM", "GM", "IM", "FM", *[""] * 4]
    federations = ["AUT"] * 5 + ["GER"] * 3
    met = field([2450] * 8, "11111110", titles, federations)
    (way,) = ways(among(met, 9, guest(10, 2600)))[:1]
    assert way.lacking == (1, 1, 1, 1)  # one more of everything: it must be a foreign grandmaster
    poor = field([2450] * 8, "11111110", ["GM", *[""] * 7])
    assert norm_of(among(poor, 9, guest(10, 2600))).standing is Standing.MISSED
    home = field([2450] * 8, "11111110", federations=["AUT"] * 6 + ["GER", "FRA"])
    assert norm_of(among(home, 9, guest(10, 2600))).standing is Standing.MISSED


@pytest.mark.rule("b01_2024", "1.4.1e", "1.4.1f", "reading 12")
def test_the_norm_may_be_reached_before_the_end_and_wins_left_out() -> None:
    met = field([2450] * 8, "11111=00")  # 5.5 of 8
    found = ways(among(met, 11, *[guest(10 + at, 2600) for at in range(3)]))
    assert found[0].rounds == 1
    assert {way.rounds for way in found} == {1, 2, 3}
    weak = [Met(1900, "1", "GM", "NOR"), Met(1900, "1", "GM", "NED")]
    known = event([*weak, *field([2450] * 8, "11111=00"), Met(2450, " ", "GM", "SWE")], 11)
    (way,) = ways(known)
    # All eleven: (2200 + 1900 + 9 * 2450) / 11 = 2377, too low. Without one win: 2425, and 7.5 of 10 is 75 %, +193.
    assert (way.halves, way.ignored) == (2, (1,))


@pytest.mark.rule("b01_2024", "1.4.1c")
def test_a_bye_before_the_end_leaves_eight_games() -> None:
    facts = event(field([2450] * 7, "1111110"), planned=9, byes="U")
    facts = facts.revised(players=(*facts.players, guest(10, 2600)))
    assert {way.rounds for way in ways(facts)} == {1}
    half = event(field([2450] * 7, "1111110"), planned=9, byes="H")
    assert norm_of(half.revised(players=(*half.players, guest(10, 2600)))).standing is Standing.MISSED


def test_a_round_robin_knows_everyone_still_to_be_met() -> None:
    facts = event(field([2450] * 7, "1111110"), planned=9, info=SINGLE)
    facts = facts.revised(players=(*facts.players, guest(10, 2450), guest(11, 2450)))
    row = norm_of(facts)
    assert row.forecast is not None
    assert row.forecast.opponents == (9, 10, 11)[1:]
    # 2450 needs 6.5 of 9 (72 %, +166); 6 are there
    assert [(way.rounds, way.halves, way.average) for way in row.forecast.wanted] == [(2, 1, None)]


@pytest.mark.parametrize("played", ["1111==0", "11=1=10", "1111111", "0000=11"])
def test_the_forecast_agrees_with_every_end_that_can_happen(played: str) -> None:
    """Two known opponents to come: the lowest score of the forecast is the lowest that makes the norm."""
    ratings = [2500, 2480, 2460, 2440, 2500, 2400, 2390]
    ends = {}
    for codes in product("01=", repeat=2):
        finished = norm_of(event(field([*ratings, 2510, 2380], played + "".join(codes))))
        halves = sum({"1": 2, "=": 1, "0": 0}[code] for code in codes)
        ends[halves] = finished.standing is Standing.ACHIEVED
    found = ways(event(field([*ratings, 2510, 2380], played + "  "), planned=9))
    lowest = min((halves for halves, achieved in ends.items() if achieved), default=None)
    assert lowest == (found[0].halves if found else None)
