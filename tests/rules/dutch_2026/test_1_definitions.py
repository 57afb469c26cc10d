"""Article 1 (A of 2017): definitions."""

import pytest

from fairswiss.model import Scoring
from tests.rules.dutch.definitions import (  # noqa: F401 - collected here
    test_a_bracket_is_a_scoregroup_with_those_left_unpaired_above,
    test_colour_preferences,
    test_half_a_point_makes_another_scoregroup,
    test_in_2017_whoever_missed_the_first_round_has_floated_down_in_it,
    test_one_player_of_an_odd_number_has_the_bye_and_nobody_of_an_even_number,
    test_players_are_ordered_by_score_and_then_by_pairing_number,
    test_players_are_ranked_by_pairing_number_whatever_their_rating,
    test_the_colour_difference_counts_games_played,
    test_the_score_includes_virtual_points_of_the_round,
    test_topscorers_have_more_than_half_of_what_was_possible_before_the_last_round,
    test_what_was_possible_depends_on_the_points_for_a_win,
    test_who_has_floated_in_a_round,
    test_who_has_not_played_grants_the_preference_of_the_opponent,
)
from tests.rules.dutch.positions import (
    DUTCH_2026,
    Wanted,
    entrants_of,
    position,
)


@pytest.mark.rule("dutch_2026", "1.4")
def test_a_round_without_playing_that_is_worth_a_loss_is_no_float() -> None:
    # Three points for a win, two for a draw, one for a loss: a zero-point bye worth one point is no more than a loss.
    history = position(Wanted(1, 30, "wbZ"), Wanted(2, 30, "wbH"))
    before = history._replace(scoring=Scoring.of(30, 20, 10)._replace(zero_bye=10))
    players = entrants_of(DUTCH_2026, before)
    assert (players[1].downfloated[0], players[2].downfloated[0]) == (False, True)
