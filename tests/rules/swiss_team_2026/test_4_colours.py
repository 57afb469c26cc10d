"""Article 4: the first-team and the colours of the first board."""

import pytest

from fairswiss.model import Absence
from fairswiss.rules.swiss_team_2026.definitions import colours_of, teams_of
from tests.rules.swiss_team_2026.positions import paired, team, told, white


@pytest.mark.rule("swiss_team_2026", "4.1", "4.3.1", "1.1", "reading 10")
def test_in_the_first_round_odd_numbers_have_the_drawn_colour() -> None:
    assert white(team(1), team(3)) == (1, "4.3.1")
    assert white(team(2), team(4)) == (4, "4.3.1")
    assert white(team(1), team(3), drawn="b") == (3, "4.3.1")
    assert white(team(2), team(4), drawn="b") == (2, "4.3.1")
    # 1 is absent and has never been paired: 2 counts as the first
    assert paired(told(5, absences=(Absence(1, 1),))).games() == [(2, 4), (5, 3)]


@pytest.mark.rule("swiss_team_2026", "4.2", "reading 9")
def test_the_first_team_has_more_points_then_more_that_count_second_then_the_smaller_number() -> None:
    assert white(team(2, 10), team(1, 0)) == (1, "4.3.1")  # 2 is first and even
    assert white(team(1), team(2), second={1: 5, 2: 10}) == (1, "4.3.1")
    assert white(team(1), team(2)) == (1, "4.3.1")
    assert white(team(3, colours="w"), team(1, 10, colours="w"))[0] == 3  # 1 is first and changes colours
    accelerated = told(4)
    assert colours_of(accelerated, teams_of(accelerated)).both(team(3, 20), team(1, 10)).first.number == 3


@pytest.mark.rule("swiss_team_2026", "4.3.2")
def test_the_only_preference_is_granted() -> None:
    assert white(team(1, colours="bb", wants="W"), team(2, colours="wb")) == (1, "4.3.2")
    assert white(team(1, colours="wb"), team(2, colours="ww", wants="B")) == (1, "4.3.2")


@pytest.mark.rule("swiss_team_2026", "4.3.3")
def test_opposite_preferences_are_both_granted() -> None:
    assert white(team(1, colours="ww", wants="B"), team(2, colours="bb", wants="W")) == (2, "4.3.3")


@pytest.mark.rule("swiss_team_2026", "4.3.4")
def test_the_only_strong_preference_is_granted() -> None:
    assert white(team(1, colours="b", wants="w"), team(2, colours="bb", wants="W")) == (2, "4.3.4")
    assert white(team(2, colours="bb", wants="W"), team(1, colours="b", wants="w")) == (2, "4.3.4")


@pytest.mark.rule("swiss_team_2026", "4.3.5")
def test_white_goes_to_the_lower_colour_difference() -> None:
    assert white(team(1, colours="bbb", wants="W"), team(2, colours="bb", wants="W")) == (1, "4.3.5")
    assert white(team(1, colours="w"), team(2, colours="b")) == (2, "4.3.5")
    assert white(team(1, 20, colours="w"), team(2)) == (2, "4.3.5")


@pytest.mark.rule("swiss_team_2026", "4.3.6")
def test_colours_alternate_with_the_last_time_they_differed() -> None:
    assert white(team(1, colours="wb"), team(2, colours="bw")) == (1, "4.3.6")
    assert white(team(1, colours="wbwb"), team(2, colours="bwwb")) == (1, "4.3.6")


@pytest.mark.rule("swiss_team_2026", "4.3.7")
def test_then_the_first_team_has_its_preference() -> None:
    assert white(team(1, colours="bb", wants="W"), team(2, colours="bb", wants="W")) == (1, "4.3.7")
    assert white(team(1, colours="bb", wants="W"), team(2, 10, colours="bb", wants="W")) == (2, "4.3.7")


@pytest.mark.rule("swiss_team_2026", "4.3.8")
def test_then_the_first_team_changes_colours() -> None:
    assert white(team(1, colours="wb"), team(2, colours="wb")) == (1, "4.3.8")
    assert white(team(1, colours="bw"), team(2, colours="bw")) == (2, "4.3.8")


@pytest.mark.rule("swiss_team_2026", "4.3.9")
def test_or_the_other_one_where_the_first_team_has_had_none() -> None:
    assert white(team(1, 20), team(2, colours="wb")) == (2, "4.3.9")
    assert white(team(1, 20), team(2, colours="bw")) == (1, "4.3.9")
