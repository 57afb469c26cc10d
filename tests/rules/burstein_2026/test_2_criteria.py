"""Article 2: what no pairing may do, and what the best ones do."""

from itertools import combinations

import pytest

from fairswiss import pair
from fairswiss.model import Absence, Adjustment, Bye, Game, Prohibition, Round
from tests.literal.dutch_cases import event
from tests.rules.burstein_2026.positions import brackets, who

SYSTEM = "burstein-2026"


@pytest.mark.rule("burstein_2026", "2.1.1", "reading 9")
def test_two_who_have_met_or_are_kept_apart_do_not_meet() -> None:
    assert brackets(who(1, met=(4,)), who(2), who(3), who(4, met=(1,))) == [([(1, 3), (2, 4)], [])]
    forbidden = event(4, planned=1, prohibitions=(Prohibition((1, 4)),))
    assert {frozenset(game) for game in pair(forbidden, SYSTEM).games()} == {frozenset({1, 3}), frozenset({2, 4})}


@pytest.mark.rule("burstein_2026", "2.1.2")
def test_no_bye_after_a_bye_or_a_full_point_without_a_game() -> None:
    played = [Game(1, 2, "1", "0"), Game(3, 4, "1", "0")]
    for code, taker in (("U", 4), ("F", 4), ("H", 5)):
        assert pair(event(5, Round.of(played, [Bye(5, code)]), planned=2, **_level(code)), SYSTEM).bye == taker
    won = Round.of([*played, Game(5, 6, "+", "-")])
    assert pair(event(6, won, planned=2, absences=(Absence(2, 6),)), SYSTEM).bye == 4


def _level(code: str) -> dict[str, object]:
    """So many points off that 5 has the lowest score."""
    return {"adjustments": (Adjustment((5,), -15 if code == "H" else -20, "", 1),)}


@pytest.mark.rule("burstein_2026", "2.1.3")
def test_equal_absolute_preferences_do_not_meet_in_the_last_round_neither() -> None:
    absolute = "ww"
    players = [who(1, 20, absolute), who(2, 20), who(3, 20), who(4, 20, absolute)]
    assert brackets(*players) == [([(1, 3), (2, 4)], [])]
    first = Round.of([Game(1, 5, "1", "0"), Game(2, 6, "1", "0"), Game(3, 7, "1", "0"), Game(4, 8, "1", "0")])
    second = Round.of([Game(1, 6, "1", "0"), Game(2, 5, "1", "0"), Game(3, 8, "1", "0"), Game(4, 7, "1", "0")])
    last = pair(event(8, first, second, planned=3), SYSTEM)
    assert not [game for game in last.games() if max(game) < 5]


@pytest.mark.rule("burstein_2026", "2.2.1")
def test_others_float_if_the_rest_could_not_be_completed() -> None:
    lower = [who(5, 0, met=(6,)), who(6, 0, met=(5,))]
    found = brackets(who(1, 10), who(2, 10), who(3, 10), who(4, 10), *lower)
    assert found == [([(1, 4)], [2, 3]), ([(2, 6), (3, 5)], [])]


@pytest.mark.rule("burstein_2026", "2.3.1")
def test_most_pairs_come_before_all_else() -> None:
    one_colour = [who(1, 10, "wbw"), who(2, 10, "wbw"), who(3, 10, "wbw"), who(4, 10, "wbw")]
    assert brackets(*one_colour, who(5), who(6))[0] == ([(1, 4), (2, 3)], [])


@pytest.mark.rule("burstein_2026", "2.3.2")
def test_the_lowest_scores_float() -> None:
    found = brackets(who(2, 20), who(1, 10), who(3, 10), who(4, 0))
    assert found[1] == ([(1, 2)], [3])  # by 4.3 alone 1 would meet 3, and 2 would float on


@pytest.mark.rule("burstein_2026", "2.3.3", "reading 5")
def test_the_floater_suits_the_next_bracket_and_only_that() -> None:
    top = [who(1, 20), who(2, 20, met=(4,)), who(3, 20)]
    assert brackets(*top, who(4, 10, met=(2,)), who(5, 0), who(6, 0)) == [
        ([(1, 2)], [3]),
        ([(3, 4)], []),
        ([(5, 6)], []),
    ]


@pytest.mark.rule("burstein_2026", "2.3.3", "reading 5")
def test_the_number_of_the_next_floaters_comes_before_their_scores() -> None:
    # 1 or 3 floats, since they may not meet. Either would float on alone, for one floater is fewer than three: 1 could
    # meet 7, but then 4, 5 and 6 have to leave, for 8 and 9 find no one else. So both are alike, and 4.3 decides.
    may_meet = [(1, 2), (2, 3), (1, 7), (1, 8), (3, 8), (4, 5), (6, 7), (4, 8), (5, 9), (6, 10), (9, 10)]
    apart = [Prohibition(two) for two in combinations(range(1, 11), 2) if two not in may_meet]
    won = [Game(1, 9, "1", "0"), Game(8, 2, "0", "1"), Game(3, 10, "1", "0")]
    drawn = [Game(4, 6, "=", "="), Game(7, 5, "=", "=")]
    after_seeding = event(10, Round.of([*won, *drawn]), planned=2, prohibitions=tuple(apart))
    pairs = {(min(game), max(game)) for game in pair(after_seeding, SYSTEM).games()}
    assert pairs == {(1, 2), (3, 8), (4, 5), (6, 7), (9, 10)}


@pytest.mark.rule("burstein_2026", "2.3.4")
def test_preferences_come_before_the_order() -> None:
    players = [who(1, 0, "w"), who(2, 0, "b"), who(3, 0, "b"), who(4, 0, "w")]
    assert brackets(*players) == [([(1, 3), (2, 4)], [])]
