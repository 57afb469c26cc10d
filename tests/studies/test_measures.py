"""Every measure on a tournament of four players and three rounds, worked out by hand.

True strengths: 1 has 2000, 2 has 1900, 3 has 1800, 4 has 1700; the ratings are 2000, 1800, 1900 and 1700.

=====  =====  =====  ======  ========================
round  White  Black  result  points before
=====  =====  =====  ======  ========================
1      1      3      1-0     0 0
1      4      2      1/2     0 0
2      2      1      1-0     1/2 1
2      3      4      1-0     0 1/2
3      1      4      0-1     1 1/2
3      2      3      1/2     1 1/2 and 1
=====  =====  =====  ======  ========================

Points: 2 has 2, 3 and 4 have 1 1/2, 1 has 1.
"""

from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from fairswiss import Bye, Game, Player, Round, Tournament
from fairswiss.studies.measures import MEASURES, columns, measure_of, measured, order, pairs, promise
from fairswiss.studies.measures.tie_breaks import tie_break_strength
from fairswiss.studies.observed import Observed, observed

STRENGTHS = {1: 2000, 2: 1900, 3: 1800, 4: 1700}
PLAYERS = [Player(number, f"P{number}", rating) for number, rating in enumerate((2000, 1800, 1900, 1700), 1)]
ROUNDS = (
    Round.of([Game(1, 3, "1", "0"), Game(4, 2, "=", "=")]),
    Round.of([Game(2, 1, "1", "0"), Game(3, 4, "1", "0")]),
    Round.of([Game(1, 4, "0", "1"), Game(2, 3, "=", "=")]),
)


def seen(rounds: tuple[Round, ...] = ROUNDS, players: int = 4, tie_breaks: str = "BH", top: int = 2) -> Observed:
    event = Tournament.build(PLAYERS[:players], rounds_planned=3, rounds=rounds, first_colour="w")
    return observed(event, {n: s for n, s in STRENGTHS.items() if n <= players}, tie_breaks, top)


def test_places_are_those_of_the_standings() -> None:
    # Buchholz of 3: 1 + 1½ + 2 = 4½; of 4: 2 + 1½ + 1 = 4½: they share place 2.
    assert seen().places == {2: 1, 3: 2, 4: 2, 1: 4}


@pytest.mark.parametrize(
    ("measure", "value"),
    [
        # Right: 2-3, 2-4. Wrong: 1-2, 1-3, 1-4. Level: 3-4. (2 - 3) / 6.
        (order.kendall, Fraction(-1, 6)),
        # Ranks reached 4, 1, 2½, 2½; true 1, 2, 3, 4: d² = 9 + 1 + ¼ + 2¼ = 12½; 1 - 6 · 12½ / 60.
        (order.spearman, Fraction(-1, 4)),
        # Of the strongest two, 1 and 2, 2 is first; 3 and 4 share the second place.
        (order.top, Fraction(1, 2)),
        (order.winner, Fraction(0)),
        (order.winner_rank, Fraction(2)),
        # Performances: 1 met 1900, 1800, 1700 with 1 of 3: 1800 - 125 = 1675; 2 met 1700, 2000, 1900 with 2 of 3:
        # 1867 + 125 = 1992; 3 met 2000, 1700, 1800 with 1½: 1833; 4 met 1800, 1900, 2000 with 1½: 1900.
        # All five pairs with different points agree.
        (promise.performance_order, Fraction(1)),
        # Only the group of 3 and 4: averages 5500/3 and 5700/3, each 100/3 from their mean.
        (promise.aro_spread, Fraction(10_000, 9)),
        # 1: w b w; 2: b w w; 3: b w b; 4: w b b.
        (pairs.colour_difference, Fraction(1)),
        (pairs.colour_beyond_one, Fraction(0)),
        (pairs.three_in_row, Fraction(0)),
        # Two of six pairs had equal points before: those of round 1.
        (pairs.floats, Fraction(4, 6)),
        (pairs.score_difference, Fraction(1, 2) * Fraction(4, 6)),
        # Down: 1 (to 2), 4 (to 3), 1 (to 4), 2 (to 3). Up: 2, 3, 4, 3.
        (pairs.downfloats_most, Fraction(2)),
        (pairs.upfloats_most, Fraction(2)),
        # True ranks less one, by three: (0 + 3 + 0 + 1) / 4 / 3 and (1 + 2 + 3 + 2) / 4 / 3.
        (pairs.downfloat_rank, Fraction(1, 3)),
        (pairs.upfloat_rank, Fraction(2, 3)),
        (pairs.rematches, Fraction(0)),
        (pairs.byes, Fraction(0)),
        (pairs.bye_rank, None),
    ],
)
def test_a_measure_has_the_value_worked_out_by_hand(
    measure: Callable[[Observed], Fraction | None], value: Fraction | None
) -> None:
    assert measure(seen()) == value


def test_every_measure_is_worked_out_by_hand_above() -> None:
    (parameters,) = (
        mark.args[1]
        for mark in test_a_measure_has_the_value_worked_out_by_hand.pytestmark  # type: ignore[attr-defined]
    )
    assert {measure.of for measure in MEASURES.values()} == {function for function, _ in parameters}


def test_byes_rematches_and_colours_are_counted() -> None:
    # Three players; 3 has the bye, then 2 meets 1 again, each time with White: and a third time.
    again = Round.of([Game(2, 1, "1", "0")], [Bye(3, "U")])
    found = seen((again, again, again), players=3)
    assert pairs.byes(found) == 3
    assert pairs.bye_rank(found) == 1
    assert pairs.rematches(found) == 2
    assert pairs.three_in_row(found) == Fraction(2, 3)
    assert pairs.colour_difference(found) == 2
    assert pairs.colour_beyond_one(found) == Fraction(2, 3)


def test_more_points_with_a_worse_performance_count_as_wrong() -> None:
    # 2 has 1½ with a bye and a draw against 1700; 3 has 1 against 1700 and 2000, 4 has 1 against 1900 and 1800, both
    # 1850; 1 has ½ against 1900. In all five pairs with different points the one with fewer performed better.
    first = Round.of([Game(3, 4, "=", "=")], [Bye(2, "U"), Bye(1, "Z")])
    second = Round.of([Game(4, 2, "=", "="), Game(1, 3, "=", "=")])
    assert promise.performance_order(seen((first, second))) == 0


def test_the_strength_of_a_tie_break_counts_equal_values_half() -> None:
    # 3 and 4 have 1½ each and the same Buchholz.
    assert tie_break_strength(seen(), "BH") == Fraction(1, 2)
    # Sonneborn-Berger of 3: 1½ + ½ · 2 = 2½ (beat 4, drew with 2); of 4: 1 + ½ · 2 = 2 (beat 1, drew with 2).
    assert tie_break_strength(seen(tie_breaks="BH,SB"), "SB") == 1
    assert tie_break_strength(seen(), "SB") is None


def test_columns_name_measures_and_tie_breaks() -> None:
    assert columns(["kendall", "tie_breaks"], "PTS,BH/C1,SB") == ("kendall", "tie_break:BH/C1", "tie_break:SB")
    assert measure_of("tie_break:BH/C1").better == 1
    found = measured(seen(), ("aro_spread", "kendall", "bye_rank", "tie_break:BH"))
    assert found == {"aro_spread": sqrt(10_000 / 9), "kendall": -1 / 6, "bye_rank": None, "tie_break:BH": 0.5}
