"""Article 5 (E of 2017): colours."""

import pytest

from fairswiss.model import Absence, BadRequest
from fairswiss.rules.pairing import known_before
from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    Edition,
    Wanted,
    boards,
    event,
    position,
)


@pytest.mark.rule("dutch_2026", "5.1")
def test_the_initial_colour_must_have_been_drawn(edition: Edition) -> None:
    with pytest.raises(BadRequest, match="drawn by lot"):
        edition.pair_next_round(event(4, first_colour=""))


@pytest.mark.rule("dutch_2026", "5.1")
def test_a_lot_nobody_recorded_is_read_from_the_first_round(edition: Edition) -> None:
    # 1 had black, so black was drawn. 5 and 6, who come late, are the only players of no preference.
    system = f"dutch-{edition.year}"
    black = known_before(event(6, "3-1:== 2-4:== 5:Z 6:Z", first_colour=""), system=system)
    white = known_before(event(6, "1-3:== 4-2:== 5:Z 6:Z", first_colour=""), system=system)
    assert boards(edition, black).endswith("6-5")
    assert boards(edition, white).endswith("5-6")


@pytest.mark.rule("dutch_2026", "5.2.1")
@pytest.mark.rule("dutch_2017", "E.1")
def test_both_preferences_are_granted(edition: Edition) -> None:
    assert boards(edition, position(Wanted(1, 10, DUE_WHITE), Wanted(2, 10, DUE_BLACK))) == "1-2"
    assert boards(edition, position(Wanted(1, 10, DUE_BLACK), Wanted(2, 10, DUE_WHITE))) == "2-1"


@pytest.mark.rule("dutch_2026", "5.2.2")
@pytest.mark.rule("dutch_2017", "E.2")
@pytest.mark.parametrize(
    ("weaker", "stronger", "colour"),
    [
        ("Hwb", "bwb", "w"),  # mild and strong
        ("Hbw", "wbw", "b"),
        ("bwb", "wbb", "w"),  # strong and absolute
        ("HHwwbwb", "HHHwwbb", "w"),  # strong and absolute, though 1 has the longer history
        ("wbwb", "wwbb", "w"),  # mild and absolute
    ],
)
def test_the_stronger_preference_is_granted(edition: Edition, weaker: str, stronger: str, colour: str) -> None:
    # 1, the weaker, is ranked higher.
    before = position(Wanted(1, 20, weaker), Wanted(2, 10, stronger))
    assert boards(edition, before) == ("2-1" if colour == "w" else "1-2")


@pytest.mark.rule("dutch_2026", "5.2.2")
@pytest.mark.rule("dutch_2017", "E.2")
def test_of_two_absolute_preferences_the_wider_difference_is_served(edition: Edition) -> None:
    # A last round; both have had black twice running. 1: as many whites as blacks; 2: two blacks more. 1 is ranked
    # higher, and alternation would help 1 too: four games ago 1 had black and 2 white.
    before = position(Wanted(1, 40, "wwbwbb"), Wanted(2, 40, "bbwwbb"), last_round=True)
    assert boards(edition, before) == "2-1"


@pytest.mark.rule("dutch_2026", "5.2.3")
@pytest.mark.rule("dutch_2017", "E.3")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("bwwb", "wbwb", "2-1"),  # two rounds before the last: 1 white, 2 black
        ("wbwb", "bwwb", "1-2"),
        ("bwwbwb", "wwbbwb", "2-1"),  # in the third game, not in the first, where it was the other way round
        ("bwwbH", "wbwHb", "2-1"),  # unplayed rounds are left out: the same four games
    ],
)
def test_colours_alternate_to_the_last_time_they_differed(
    edition: Edition, first: str, second: str, expected: str
) -> None:
    assert boards(edition, position(Wanted(1, 20, first), Wanted(2, 20, second))) == expected


@pytest.mark.rule("dutch_2026", "5.2.4")
@pytest.mark.rule("dutch_2017", "E.4")
def test_the_preference_of_the_higher_ranked_is_granted(edition: Edition) -> None:
    assert boards(edition, position(Wanted(1, 20, DUE_WHITE), Wanted(2, 20, DUE_WHITE))) == "1-2"
    assert boards(edition, position(Wanted(1, 20, DUE_BLACK), Wanted(2, 20, DUE_BLACK))) == "2-1"


@pytest.mark.rule("dutch_2026", "5.2.4")
@pytest.mark.rule("dutch_2017", "E.4")
def test_higher_ranked_is_who_has_more_points(edition: Edition) -> None:
    assert boards(edition, position(Wanted(1, 10, DUE_WHITE), Wanted(2, 20, DUE_WHITE))) == "2-1"


@pytest.mark.rule("dutch_2026", "5.2.5")
@pytest.mark.rule("dutch_2017", "E.5")
@pytest.mark.parametrize(("drawn", "expected"), [("w", "1-4 5-2 3-6"), ("b", "4-1 2-5 6-3")])
def test_an_odd_number_gets_the_initial_colour_and_an_even_one_the_other(
    edition: Edition, drawn: str, expected: str
) -> None:
    assert boards(edition, event(6, first_colour=drawn)) == expected


@pytest.mark.rule("dutch_2026", "5.2.5")
@pytest.mark.rule("dutch_2017", "E.5")
def test_the_number_of_the_higher_ranked_is_what_counts(edition: Edition) -> None:
    # 2 has more points than 1: even, so not the drawn white. By the smaller number 1 would have it.
    assert boards(edition, position(Wanted(1, 10), Wanted(2, 20))) == "1-2"
    # 3 is odd and has it, before 1, who is odd too.
    assert boards(edition, position(Wanted(1, 20), Wanted(3, 30), Wanted(2, 20), apart=[(2, 3)])) == "3-1 2"


@pytest.mark.rule("dutch_2026", "5.2.5")
@pytest.mark.rule("dutch_2017", "E.5")
def test_players_who_were_never_paired_are_left_out_of_the_count(edition: Edition) -> None:
    # 1 has not come yet, so 2 is the first and 3 the second.
    assert boards(edition, event(5, absences=(Absence(1, 1),))) == "2-4 5-3"
