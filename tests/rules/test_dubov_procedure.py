"""The Dubov system since 2018: criteria, upfloaters, sides and rows, of both editions."""

from itertools import combinations

import pytest

from fairswiss import pair
from fairswiss.kernel.seekers.sides import from_the_middle, sides_of
from fairswiss.model import Absence, Bye, Game, Prohibition, Round
from tests.literal.dubov_2026 import article_4_3, transpositions
from tests.literal.dutch_cases import event
from tests.rules.dubov_positions import EDITIONS, groups, pairs, up, who

both = pytest.mark.parametrize("system", EDITIONS)


@both
@pytest.mark.rule("dubov_2018", "C.1", "reading 9")
@pytest.mark.rule("dubov_2026", "2.1.1", "reading 9")
def test_two_who_have_met_or_are_kept_apart_do_not_meet(system: str) -> None:
    (group,) = groups(
        who(1, colours="wb", met=(3,)), who(2, colours="wb"), who(3, colours="bw", met=(1,)), who(4, colours="bw")
    )
    assert pairs(group) == [(1, 4), (2, 3)]
    forbidden = event(4, planned=1, prohibitions=(Prohibition((1, 3)),))
    assert {frozenset(game) for game in pair(forbidden, system).games()} == {frozenset({1, 4}), frozenset({2, 3})}


@pytest.mark.rule("dubov_2018", "C.3")
@pytest.mark.rule("dubov_2026", "2.1.3")
def test_equal_absolute_preferences_do_not_meet_in_the_last_round_neither() -> None:
    players = who(1, 20, "ww"), who(2, 20, "ww"), who(3, 0, "bb"), who(4, 0, "bb")
    assert up(*players, number=9) == up(*players) == [3, 4]


@pytest.mark.rule("dubov_2018", "C.4")
@pytest.mark.rule("dubov_2026", "2.2.1")
def test_others_come_up_if_the_rest_could_not_be_completed() -> None:
    below = [who(3, 0), who(4, 0, met=(5,)), who(5, 0, met=(4,)), who(6, 0)]
    assert up(who(1, 10), who(2, 10), *below) == []
    assert up(who(1, 10), who(2, 0, "bw"), who(3, 0, met=(4,)), who(4, 0, met=(3,))) == [3]


@pytest.mark.rule("dubov_2018", "B.1", "C.5")
@pytest.mark.rule("dubov_2026", "3.2.1", "2.3.1")
def test_no_more_come_up_than_the_group_needs() -> None:
    below = [who(number, 0, "bw") for number in (5, 6, 7, 8)]
    assert up(*(who(number, 10) for number in (1, 2, 3, 4)), *below) == []
    assert len(up(*(who(number, 10) for number in (1, 2, 3)), *below, who(9, 0))) == 1
    assert up(who(1, 10, met=(2,)), who(2, 10, met=(1,)), *below) == [5, 6]


@pytest.mark.rule("dubov_2018", "C.6")
@pytest.mark.rule("dubov_2026", "2.3.2")
def test_the_highest_scores_come_up_whatever_their_colours() -> None:
    assert up(who(1, 20, "wb"), who(2, 10, "wb"), who(3, 0, "bw"), who(4, 0, "bw")) == [2]


@pytest.mark.rule("dubov_2018", "B.2", "C.7", "D.0", "D.1")
@pytest.mark.rule("dubov_2026", "3.2.2", "2.3.3", "4.1", "4.2")
def test_of_equal_scores_the_colour_decides_then_the_list() -> None:
    assert up(who(1, 20, "wb"), who(2, 10, "wb"), who(3, 10, "bw"), who(4, 10, "bw")) == [3]
    assert up(who(1, 20, "wb"), who(2, 10, "wb"), who(3, 10, "wb"), who(4, 10, "wb")) == [2]


@pytest.mark.rule("dubov_2018", "C.6", "D.0", "D.1")
@pytest.mark.rule("dubov_2026", "2.3.2", "4.1", "4.2")
@pytest.mark.parametrize("able", ["".join(some) for size in range(2, 7) for some in combinations("123456", size)])
def test_two_of_six_come_up_in_the_order_of_the_containers(able: str) -> None:
    # #1 to #3 have 3 points, #4 and #5 have 2.5, #6 has 1.5; the two above have met, and meet only these
    containers = "12 13 23", "14 15 24 25 34 35", "45", "16 26 36", "46 56"
    first = next(pair for container in containers for pair in container.split() if set(pair) <= set(able))
    barred = [number for number in range(1, 7) if str(number) not in able]
    above = [who(7, 40, met=(8, *barred)), who(8, 40, met=(7, *barred))]
    scores = zip(range(1, 7), (30, 30, 30, 25, 25, 15), strict=True)
    below = [who(number, score, "bw", met=(7, 8) if number in barred else ()) for number, score in scores]
    assert up(*above, *below) == [int(number) for number in first]


def _two_below(*upfloats: tuple[int, ...]) -> list[int]:
    return up(who(1, 20), *(who(number, 10, "bw", upfloats=rounds) for number, rounds in enumerate(upfloats, 2)))


@pytest.mark.rule("dubov_2018", "C.8", "C.9", "C.10", "reading 2")
@pytest.mark.rule("dubov_2026", "2.3.4", "2.3.5", "2.3.6", "reading 2")
def test_maximum_upfloaters_then_their_upfloats_then_the_last_round() -> None:
    assert _two_below((1, 2, 3), (1, 4), (1, 2, 3)) == [3]  # C8 before C10
    assert _two_below((1, 2, 3, 0), (1, 2, 3), (1, 2, 3)) == [3]  # C9
    assert _two_below((1, 4), (1, 2), (1, 2)) == [3]  # C10
    assert _two_below((1, 2), (), ()) == [2]  # one upfloat fewer does not matter below the maximum
    # Two of three maximum upfloaters are needed: their upfloats are added up.
    tired = [
        who(number, 10, "bw", upfloats=range(10, 10 + times)) for number, times in ((3, 5), (4, 4), (5, 3), (6, 3))
    ]
    assert up(who(1, 20, met=(2,)), who(2, 20, met=(1,)), *tired) == [5, 6]


@pytest.mark.rule("dubov_2018", "C.8", "C.9", "C.10")
@pytest.mark.rule("dubov_2026", "2.3.4", "2.3.5", "2.3.6")
def test_in_the_last_round_nobody_counts_upfloats() -> None:
    players = [who(1, 20), who(2, 10, "bw", upfloats=(1, 2, 3, 8)), who(3, 10, "bw"), who(4, 10, "bw")]
    assert up(*players, number=9) == [2]
    assert up(*players, number=8) == [3]


@pytest.mark.rule("dubov_2018", "B.3")
@pytest.mark.rule("dubov_2026", "3.2.3")
def test_those_who_prefer_white_are_one_side() -> None:
    sides = sides_of([who(1, colours="bw"), who(2, colours="wb"), who(3, colours="b"), who(4, colours="")])
    assert [[player.number for player in side] for side in (sides.white, sides.black)] == [[2, 3], [1, 4]]


@both
@pytest.mark.rule("dubov_2018", "B.3", "reading 3")
@pytest.mark.rule("dubov_2026", "3.2.3", "reading 3")
def test_where_nobody_has_played_the_upper_half_meets_the_lower_in_any_round(system: str) -> None:
    assert [set(game) for game in pair(event(6), system).games()] == [{1, 4}, {2, 5}, {3, 6}]
    late = event(6, Round.of([Game(5, 6, "1", "0")], [Bye(number, "H") for number in (1, 2, 3, 4)]))
    away = late.revised(absences=(Absence(2, 5), Absence(2, 6)))
    assert [set(game) for game in pair(away, system).games()] == [{1, 3}, {2, 4}]


@pytest.mark.rule("dubov_2018", "B.4", "D.2")
@pytest.mark.rule("dubov_2026", "3.2.4", "4.3")
def test_the_larger_side_gives_players_from_its_middle() -> None:
    by_aro = [who(number, aro=2100 - 10 * number) for number in range(1, 7)]  # 6 has the lowest average
    (group,) = groups(*by_aro)
    assert [player.number for player in group.arranged.joining] == [4, 3, 5]
    by_number = [who(number, colours="bw", aro=2100 - 10 * number) for number in range(1, 7)]
    (group,) = groups(*by_number)
    assert [player.number for player in group.arranged.joining] == [3, 4, 2]


@pytest.mark.rule("dubov_2018", "D.2")
@pytest.mark.rule("dubov_2026", "4.3")
def test_from_the_middle_outwards() -> None:
    for line, order in (("ABCDEFG", "DCEBFAG"), ("ABCDEF", "CDBEAF"), ("A", "A"), ("", "")):
        assert "".join(article_4_3(tuple(line))) == order
        players = {letter: who(place) for place, letter in enumerate(line, 1)}
        assert list(from_the_middle([players[letter] for letter in line])) == [players[letter] for letter in order]


@pytest.mark.rule("dubov_2018", "B.4", "D.2", "reading 4", "reading 5")
@pytest.mark.rule("dubov_2026", "3.2.4", "4.3", "reading 4", "reading 5")
def test_a_pair_inside_the_smaller_side_shifts_one_out_of_it_and_one_into_it() -> None:
    # 1 and 2 prefer White, and 2 can meet nobody but 1; 3 to 6 prefer Black.
    blacks = (3, 4, 5, 6)
    players = [
        who(1, colours="wb", aro=1900),
        who(2, colours="wb", aro=2000, met=blacks),
        *(who(number, colours="bw", met=(2,)) for number in blacks),
    ]
    (group,) = groups(*players)
    assert [player.number for player in group.arranged.leaving] == [1]
    # The other side is now 1, 3, 4, 5, 6, and its middle is 4; then 3 and 5.
    assert [player.number for player in group.arranged.joining] == [4, 3]
    assert pairs(group) == [(3, 5), (4, 6), (2, 1)]


@pytest.mark.rule("dubov_2018", "B.4")
@pytest.mark.rule("dubov_2026", "3.2.4")
def test_a_shift_that_leaves_no_legal_pairing_is_passed_over() -> None:
    # 2 comes first from the middle, but could then meet neither 1 nor 3; 3 is next.
    players = [
        who(1, met=(2,)),
        who(2, met=(1, 3)),
        who(3, met=(2,)),
        who(4, colours="bw"),
        who(5),
        who(6, colours="bw", met=()),
    ]
    sides = sides_of(players)
    assert [player.number for player in sides.joiners()] == [2, 3, 1, 5]
    (group,) = groups(*players)
    assert [player.number for player in group.arranged.joining] == [2]  # 5 is left for him
    (group,) = groups(players[0], who(2, met=(1, 3, 5)), players[2], players[3], who(5, met=(2,)), players[5])
    assert [player.number for player in group.arranged.joining] == [3]


@pytest.mark.rule("dubov_2018", "B.5", "B.6", "D.3")
@pytest.mark.rule("dubov_2026", "3.2.5", "3.2.6", "4.4")
def test_white_by_average_black_by_number_and_the_first_order_that_is_legal() -> None:
    whites = [who(1, aro=2000), who(2, aro=1900), who(3, aro=1900)]
    blacks = [who(4, colours="bw", aro=1), who(5, colours="bw"), who(6, colours="bw")]
    (group,) = groups(*whites, *blacks)
    assert pairs(group) == [(2, 4), (3, 5), (1, 6)]
    (group,) = groups(who(1, aro=2000, met=(6,)), *whites[1:], *blacks[:2], who(6, colours="bw", met=(1,)))
    assert pairs(group) == [(2, 4), (3, 6), (1, 5)]
    assert ["".join(order) for order in transpositions("ABC")] == ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]


@both
@pytest.mark.rule("dubov_2018", "A.3")
@pytest.mark.rule("dubov_2026", "1.3")
def test_a_round_without_players_has_no_pairs(system: str) -> None:
    away = event(2, absences=(Absence(1, 1), Absence(1, 2)))
    assert pair(away, system).games() == []
