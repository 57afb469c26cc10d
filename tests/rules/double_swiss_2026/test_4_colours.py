"""Article 4: who has White in the first game."""

import pytest

from fairswiss.model import Absence, Round
from fairswiss.rules.double_swiss_2026.colours import Colours, Rule
from fairswiss.why import OwnRule, Preference
from tests.literal.double_swiss_2026_cases import match, matches
from tests.rules.double_swiss_2026.positions import paired, who


def claim(
    one: str, other: str, *, scores: tuple[int, int] = (0, 0), drawn: str = "w"
) -> tuple[int, Preference | OwnRule]:
    """Who has White of players 1 and 2 with these colours so far, and by which rule."""
    players = who(1, scores[0], colours=one), who(2, scores[1], colours=other)
    found = Colours(drawn, [1, 2]).claim(*players)
    assert {found.white.number, found.black.number} == {1, 2}
    return found.white.number, found.rule


@pytest.mark.rule("double_swiss_2026", "4.1", "4.3.1")
def test_without_a_match_the_lot_and_the_parity_decide() -> None:
    assert claim("", "") == (1, Preference.INITIAL)
    assert claim("", "", drawn="b") == (2, Preference.INITIAL)
    assert claim("", "", scores=(0, 10)) == (1, Preference.INITIAL)  # 2 is ranked higher, and even


@pytest.mark.rule("double_swiss_2026", "4.2")
def test_the_higher_ranked_has_more_points_or_else_the_smaller_number() -> None:
    assert claim("w", "w") == (2, Preference.HIGHER_LAST)
    assert claim("w", "w", scores=(0, 10)) == (1, Preference.HIGHER_LAST)


@pytest.mark.rule("double_swiss_2026", "4.3.2")
def test_white_to_the_one_with_fewer_whites() -> None:
    assert claim("wb", "bb") == (2, Rule.WHITE_LESS_OFTEN)
    assert claim("", "w") == (1, Rule.WHITE_LESS_OFTEN)
    assert claim("wbb", "ww") == (1, Rule.WHITE_LESS_OFTEN)


@pytest.mark.rule("double_swiss_2026", "4.3.3")
def test_the_last_difference_is_reversed() -> None:
    assert claim("wb", "bw") == (1, Preference.LAST_DIFFERENCE)
    assert claim("bwb", "wbb") == (2, Preference.LAST_DIFFERENCE)
    assert claim("bbw", "w") == (2, Preference.HIGHER_LAST)


@pytest.mark.rule("double_swiss_2026", "4.3.4")
def test_the_other_colour_than_last_time_for_the_higher_ranked() -> None:
    assert claim("wb", "wb") == (1, Preference.HIGHER_LAST)
    assert claim("bw", "bw") == (2, Preference.HIGHER_LAST)


@pytest.mark.rule("double_swiss_2026", "4.3.5")
def test_the_other_colour_than_last_time_for_the_only_one_who_had_any() -> None:
    assert claim("", "b") == (2, Preference.LOWER_LAST)
    assert claim("", "bb") == (2, Preference.LOWER_LAST)


@pytest.mark.rule("double_swiss_2026", "reading 8")
def test_numbers_are_odd_among_those_ever_paired() -> None:
    late = matches(5, absences=(Absence(1, 1),))
    found = paired(late)
    assert [(pair.white, pair.black) for pair in found.pairs] == [(2, 4), (5, 3)]


@pytest.mark.rule("double_swiss_2026", "reading 9")
def test_boards_are_in_order_of_the_higher_score() -> None:
    event = matches(6, Round.of([match("4-1 11 00"), match("2-5 == =="), match("3-6 == ==")]))
    found = paired(event)
    scores = {4: 20, 2: 10, 5: 10, 3: 10, 6: 10, 1: 0}
    assert [max(scores[pair.white], scores[pair.black]) for pair in found.pairs] == [20, 10, 10]
