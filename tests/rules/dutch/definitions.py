"""Article 1 (A of 2017): definitions."""

import pytest

from fairswiss.kernel.vocabulary.colours import BLACK, NONE, WHITE
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, NO_PREFERENCE, STRONG
from fairswiss.model import Acceleration, Player, Scoring
from tests.rules.dutch.positions import (
    DUE_BLACK,
    DUE_WHITE,
    DUTCH_2017,
    DUTCH_2026,
    Edition,
    Wanted,
    boards,
    entrants_of,
    event,
    pairs,
    position,
    scores,
)


@pytest.mark.rule("dutch_2026", "1.1")
@pytest.mark.rule("dutch_2017", "A.1")
def test_players_are_ranked_by_pairing_number_whatever_their_rating(edition: Edition) -> None:
    before = event(4)
    before = before._replace(players=tuple(Player(n, f"Player {n}", 1000 + 100 * n) for n in (1, 2, 3, 4)))
    assert boards(edition, before) == "1-3 4-2"


@pytest.mark.rule("dutch_2026", "1.2")
@pytest.mark.rule("dutch_2017", "A.2")
def test_players_are_ordered_by_score_and_then_by_pairing_number(edition: Edition) -> None:
    # 5 and 1, apart, come down to 2 and 3. 5 has more points, so S1 is 5, 1; by number alone it would be 1-2 3-5.
    before = position(*scores({30: [5], 20: [1], 10: [2, 3]}), apart=[(1, 5)])
    assert list(entrants_of(edition, before)) == [5, 1, 2, 3]
    assert pairs(edition, before) == "1-3 2-5"


@pytest.mark.rule("dutch_2026", "1.2")
@pytest.mark.rule("dutch_2017", "A.2")
def test_the_score_includes_virtual_points_of_the_round(edition: Edition) -> None:
    # 3 and 4 have a virtual point, 1 and 2 none: two groups, so 1-2 and 3-4 instead of 1-3 and 2-4.
    virtual = tuple(Acceleration(number, (10,)) for number in (3, 4))
    assert pairs(edition, event(4, accelerations=virtual)) == "1-2 3-4"
    assert pairs(edition, event(4)) == "1-3 2-4"


@pytest.mark.rule("dutch_2026", "1.3")
@pytest.mark.rule("dutch_2017", "A.3")
def test_a_bracket_is_a_scoregroup_with_those_left_unpaired_above(edition: Edition) -> None:
    # Bracket 1, 2, 3: 1-2, and 3 floats down. Bracket 3 with 4, 5, 6, 7, 8: 3-4, remainder 5-7 6-8. All six halved
    # would be 3-6 4-7 5-8.
    assert pairs(edition, position(*scores({20: [1, 2, 3], 10: [4, 5, 6, 7, 8]}))) == "1-2 3-4 5-7 6-8"


@pytest.mark.rule("dutch_2026", "1.3")
@pytest.mark.rule("dutch_2017", "A.3")
def test_half_a_point_makes_another_scoregroup(edition: Edition) -> None:
    assert pairs(edition, position(*scores({20: [1, 2], 15: [3, 4]}))) == "1-2 3-4"


@pytest.mark.rule("dutch_2026", "1.4")
@pytest.mark.rule("dutch_2017", "A.4")
@pytest.mark.parametrize(
    ("entry", "in_2026", "in_2017"),
    [
        ("w", "", ""),
        ("wd", "down", "down"),
        ("bu", "up", "up"),
        ("U", "down", "down"),
        ("+", "down", "down"),
        ("F", "down", "down"),
        ("H", "down", "down"),
        ("Z", "", "down"),
        ("-", "", "down"),
        (".", "", "down"),
    ],
)
def test_who_has_floated_in_a_round(entry: str, in_2026: str, in_2017: str) -> None:
    # 1.4.3: without playing, only for more points than a loss gives. A.4.b of 2017: for any reason.
    after_it = position(Wanted(1, 10, f"wb{entry}"), Wanted(2, 10, "wbw"))
    a_round_later = position(Wanted(1, 10, f"wb{entry}w"), Wanted(2, 10, "wbww"))
    for edition, wanted in ((DUTCH_2026, in_2026), (DUTCH_2017, in_2017)):
        for before, previous in ((after_it, (True, False)), (a_round_later, (False, True))):
            player = entrants_of(edition, before)[1]
            assert player.downfloated == tuple(here and wanted == "down" for here in previous)
            assert player.upfloated == tuple(here and wanted == "up" for here in previous)


@pytest.mark.rule("dutch_2026", "1.4")
@pytest.mark.rule("dutch_2017", "A.4")
def test_in_2017_whoever_missed_the_first_round_has_floated_down_in_it() -> None:
    before = position(Wanted(1, 10, "Z"), Wanted(2, 10, "w"))
    assert [player.downfloated for player in entrants_of(DUTCH_2017, before).values()] == [
        (True, False),
        (False, False),
    ]


@pytest.mark.rule("dutch_2017", "A.4")
@pytest.mark.parametrize(("edition", "expected"), [(DUTCH_2026, "1-2 3-4"), (DUTCH_2017, "1-3 2-4")], ids=["26", "17"])
def test_only_in_2017_an_absent_player_is_kept_from_floating_down(edition: Edition, expected: str) -> None:
    # 3 was absent from the previous round without a point. In 2017 that is a downfloat (C.12) and 2 floats instead.
    before = position(
        Wanted(1, 20, "Hwb"), Wanted(2, 20, "Hbw"), Wanted(3, 20, "bwZ"), Wanted(4, 10, "Hwb")
    )  # fmt: skip
    assert pairs(edition, before) == expected


@pytest.mark.rule("dutch_2026", "1.5")
@pytest.mark.rule("dutch_2017", "A.5")
def test_one_player_of_an_odd_number_has_the_bye_and_nobody_of_an_even_number(edition: Edition) -> None:
    odd, even = edition.pair_next_round(event(5)), edition.pair_next_round(event(6))
    assert (odd.bye, len(odd.pairs)) == (5, 2)
    assert (even.bye, len(even.pairs)) == (None, 3)


@pytest.mark.rule("dutch_2026", "1.6")
@pytest.mark.rule("dutch_2017", "A.6")
@pytest.mark.parametrize(("history", "difference"), [("wbw", 1), ("bbwb", -2), ("w+w-", 2), ("HU", 0), ("b+", -1)])
def test_the_colour_difference_counts_games_played(edition: Edition, history: str, difference: int) -> None:
    before = position(Wanted(1, 10, history), Wanted(2, 10, "wb"))
    assert entrants_of(edition, before)[1].difference == difference


@pytest.mark.rule("dutch_2026", "1.7")
@pytest.mark.rule("dutch_2017", "A.6")
@pytest.mark.parametrize(
    ("history", "colour", "strength"),
    [
        ("wbww", BLACK, ABSOLUTE),  # a difference of two and twice white
        ("wwbw", BLACK, ABSOLUTE),  # a difference of two
        ("wbb", WHITE, ABSOLUTE),  # a difference of one, but twice black
        ("wwbb", WHITE, ABSOLUTE),  # no difference, but twice black
        ("wbHb", WHITE, ABSOLUTE),  # the last two games played
        ("wwbbb", WHITE, ABSOLUTE),
        ("wbw", BLACK, STRONG),
        ("bwb", WHITE, STRONG),
        ("wHbw", BLACK, STRONG),
        ("b-", WHITE, STRONG),  # the game not played has no colour
        ("wb", WHITE, MILD),
        ("bwHH", BLACK, MILD),
        ("HU", NONE, NO_PREFERENCE),
        ("+", NONE, NO_PREFERENCE),
    ],
)
def test_colour_preferences(edition: Edition, history: str, colour: int, strength: int) -> None:
    player = entrants_of(edition, position(Wanted(1, 10, history), Wanted(2, 10, "wb")))[1]
    assert (player.preference, player.strength) == (colour, strength)


@pytest.mark.rule("dutch_2026", "1.7")
@pytest.mark.rule("dutch_2017", "A.6")
def test_who_has_not_played_grants_the_preference_of_the_opponent(edition: Edition) -> None:
    # 1, without a game, would have the drawn white by parity.
    assert boards(edition, position(Wanted(1, 10, "HH"), Wanted(2, 10, DUE_WHITE))) == "2-1"
    assert boards(edition, position(Wanted(1, 10, DUE_BLACK), Wanted(2, 10, "HH"))) == "2-1"


@pytest.mark.rule("dutch_2026", "1.8")
@pytest.mark.rule("dutch_2017", "A.7")
def test_topscorers_have_more_than_half_of_what_was_possible_before_the_last_round(edition: Edition) -> None:
    # Four rounds played: more than two points. Half of all five rounds would be two and a half.
    players = [Wanted(1, 25, "wbwb"), Wanted(2, 20, "wbwb"), Wanted(3, 30, "wbwb"), Wanted(4, 0, "bwbw")]
    last = entrants_of(edition, position(*players, last_round=True))
    assert {number for number, player in last.items() if player.topscorer} == {1, 3}
    assert not any(player.topscorer for player in entrants_of(edition, position(*players, planned=6)).values())


@pytest.mark.rule("dutch_2026", "1.8")
@pytest.mark.rule("dutch_2017", "A.7")
def test_what_was_possible_depends_on_the_points_for_a_win(edition: Edition) -> None:
    # Three points for a win and one for a draw: more than six of twelve. Four draws are half a point each more here
    # than the position counts.
    before = position(Wanted(1, 45, "wbwb"), Wanted(2, 40, "wbwb"), last_round=True)
    players = entrants_of(edition, before._replace(scoring=Scoring.of(30, 10)))
    assert [player.score for player in players.values()] == [65, 60]
    assert [player.topscorer for player in players.values()] == [True, False]
