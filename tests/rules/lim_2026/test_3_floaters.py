"""Articles 2.3 and 3: who floats, and whom those meet who floated in."""

import pytest

from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Bye, Game, Round
from fairswiss.rules.lim_2026 import steps
from fairswiss.rules.lim_2026.definitions import float_in
from fairswiss.why.obstacles import Needed
from tests.literal.dutch_cases import event
from tests.rules.lim_2026.positions import DOWN, UP, cites, met, paired, reasons, who


def middle(count: int = 4, colours: str = "") -> list[Entrant]:
    """Players of the median, who have met nobody."""
    return [who(number, 10, colours) for number in range(21, 21 + count)]


@pytest.mark.rule("lim_2026", "2.3.1")
def test_somebody_who_has_met_everyone_floats() -> None:
    made = paired([*met([who(n) for n in range(1, 6)], *((1, n) for n in range(2, 6))), *middle(3)])
    assert made.floats == [(1, "")]
    assert cites(made, 1) == ["2.3.1"]


@pytest.mark.rule("lim_2026", "2.3.2", "2.3.3")
def test_somebody_to_whom_no_one_can_give_the_other_colour_floats() -> None:
    three = paired([who(1, UP, "wbwwbw"), who(2, UP, "bww"), who(3, UP, "wbww"), *middle(3, "wb")])
    assert sorted(three.floats) == [(1, ""), (2, ""), (3, "")]
    assert cites(three, 1) == ["2.3.2"]
    assert cites(three, 2) == ["2.3.3"]


@pytest.mark.rule("lim_2026", "2.3.4", "3.1", "3.2.1", "3.2.4")
def test_of_an_odd_number_the_lowest_numbered_floats_down_and_the_highest_up() -> None:
    made = paired([who(1), who(2), who(3), *middle(2), who(5, DOWN), who(6, DOWN), who(7, DOWN)])
    assert made.floats == [(3, "d"), (5, "d")]
    assert cites(made, 3) == ["2.3.4", "3.1", "3.9", "3.2.4", "reading 5"]
    ways = [step.down for step in made.taken if isinstance(step, steps.Floats)]
    assert ways == [True, False]


@pytest.mark.rule("lim_2026", "3.2.2")
def test_the_floater_levels_the_colours() -> None:
    made = paired([who(1, UP, "b"), who(2, UP, "b"), who(3, UP, "w"), *middle(1)])
    assert made.floats == [(2, "d")]
    assert reasons(made, 2) == {3: "other-colour-due"}
    up = paired([*middle(1), who(1, DOWN, "w"), who(2, DOWN, "b"), who(3, DOWN, "b")])
    assert up.floats == [(2, "d")]


@pytest.mark.rule("lim_2026", "3.2.2", "3.1")
def test_the_colours_are_counted_again_after_every_floater() -> None:
    """5 alone can meet the others, who have all met: three leave; white is due to 3, 4 and 5, black to 1 and 2."""
    colours = {1: "w", 2: "w", 3: "b", 4: "b", 5: "b"}
    others = [(one, two) for one in range(1, 5) for two in range(one + 1, 5)]
    made = paired([*met([who(number, UP, had) for number, had in colours.items()], *others), *middle(3)])
    assert [number for number, _ in made.floats] == [4, 3, 2]  # more white, then level, then more black
    assert (1, 5) in [tuple(sorted(pair)) for pair in made.pairs]
    first = next(step for step in made.taken if isinstance(step, steps.Floats))
    assert [(one.player, one.pairs) for one in first.passed if isinstance(one, Needed)] == [(5, 1)]


@pytest.mark.rule("lim_2026", "3.2.3", "reading 19")
def test_in_a_maxi_tournament_only_within_100_points_of_the_last() -> None:
    def players(rating: int) -> list[Entrant]:
        return [who(1, UP, "b", rating=2500), who(2, UP, "b", rating=rating), who(3, UP, "w", rating=2000), *middle(1)]

    assert paired(players(2100), maxi=True).floats == [(2, "d")]
    assert paired(players(2101), maxi=True).floats == [(3, "d")]


@pytest.mark.rule("lim_2026", "3.3", "3.9")
def test_a_floater_should_have_an_opponent_in_the_next_group() -> None:
    made = paired(met([who(1), who(2), who(3), *middle(1)], (3, 21)))
    assert made.floats[0] == (2, "d")
    assert reasons(made, 2) == {3: "no-opponent-there"}


@pytest.mark.rule("lim_2026", "3.4", "reading 7")
def test_an_opponent_whom_an_earlier_floater_needs_does_not_count() -> None:
    # 9 has met everyone below and floats up first; 21 is the only one in the median for him and for 6
    below = met([who(n, DOWN) for n in range(6, 10)], (9, 6), (9, 7), (9, 8))
    players = met([*below, *middle(2)], (9, 22), (6, 22))
    made = paired(players)
    assert made.floats == [(9, ""), (7, "d")]
    assert reasons(made, 7) == {6: "no-opponent-there"}
    assert paired([*[who(n, DOWN) for n in range(6, 9)], *middle(1)]).floats == [(6, "d")]


@pytest.mark.rule("lim_2026", "3.5", "3.9")
def test_a_floater_without_an_opponent_is_exchanged_or_floats_on() -> None:
    # 1 floats down from 30; there three have 20 and 1 can meet 2 alone: 4 floats instead of him
    made = paired(met([who(1, 30), who(2), who(3), who(4), who(5), *middle(1)], (1, 3), (1, 4), (1, 5)))
    assert made.floats == [(1, ""), (5, "d")]
    assert (1, 2) in made.pairs
    alone = paired(met([who(1, 30), who(2), who(3), *middle(1)], (1, 2), (1, 3)))
    assert alone.floats == [(1, ""), (1, "")]


@pytest.mark.rule("lim_2026", "3.9")
def test_of_two_who_cannot_both_stay_the_one_who_floated_in_stays() -> None:
    # 1 and 5 can only meet 2; 1 floated in, so 5 leaves even without an opponent in the median
    apart = [(1, 3), (1, 4), (1, 5), (5, 3), (5, 4), (5, 21), (5, 22)]
    made = paired(met([who(1, 30), *(who(n) for n in range(2, 6)), *middle(2), who(8, DOWN)], *apart))
    assert made.floats == [(1, ""), (5, "c"), (8, "")]


@pytest.mark.rule("lim_2026", "3.10", "reading 5")
def test_who_floated_in_the_previous_round_is_spared_unless_the_type_is_worse() -> None:
    made = paired([who(1), who(2), who(3, floated="down"), *middle(1)])
    assert made.floats == [(2, "d")]
    assert reasons(made, 2) == {3: "floated-before"}
    worse = paired(met([who(1), who(2), who(3, floated="up"), *middle(1), who(7, 0), who(8, 0)], (1, 21), (2, 21)))
    assert worse.floats[0] == (3, "d")


@pytest.mark.rule("lim_2026", "reading 8")
def test_a_float_is_a_game_against_another_score() -> None:
    first = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "=", "=")], [Bye(5, "U"), Bye(6, "Z")])
    second = Round.of([Game(3, 1, "0", "1"), Game(2, 4, "+", "-")], [Bye(5, "H"), Bye(6, "H")])
    cards = cards_before_next_round(event(6, first, second))
    assert {n: float_in(cards[n], 2) for n in cards} == {1: "down", 2: "", 3: "up", 4: "", 5: "", 6: ""}


@pytest.mark.rule("lim_2026", "reading 6")
def test_among_floaters_the_score_comes_before_the_number() -> None:
    # 1 and 9 floated in from 40 and 30 and can only meet 2: the one with fewer points floats on
    apart = [(1, 3), (1, 4), (9, 3), (9, 4), (1, 9)]
    made = paired(met([who(1, 40), who(9, 30), who(2), who(3), who(4), *middle(1)], *apart))
    assert made.floats[0] == (1, "")
    assert (1, 2) in made.pairs


@pytest.mark.rule("lim_2026", "3.6", "3.8")
def test_the_highest_floater_comes_first_and_takes_the_highest_due_the_other_colour() -> None:
    above = met([who(1, 30, "w"), who(2, 40, "w"), who(3, 30, "b")], (1, 2), (2, 3), (1, 3))
    made = paired([*above, *(who(n, UP, c) for n, c in ((5, "w"), (6, "b"), (7, "b"), (8, "w"), (9, "w")))])
    assert made.pairs[:3] == [(2, 6), (1, 7), (3, 5)]
    assert reasons(made, 2, pairing=True) == {5: "same-colour-due"}


@pytest.mark.rule("lim_2026", "3.7", "3.8")
def test_below_the_median_the_lowest_floater_comes_first_and_takes_the_lowest() -> None:
    low = met([who(8, -20, "w"), who(9, -30, "w"), who(7, -20, "b")], (8, 9), (7, 9), (7, 8))
    made = paired([*low, *(who(n, DOWN, c) for n, c in ((1, "w"), (2, "w"), (3, "b"), (4, "b"), (5, "w")))])
    assert made.pairs[:3] == [(9, 4), (8, 3), (7, 5)]


@pytest.mark.rule("lim_2026", "3.8", "reading 19")
def test_in_a_maxi_tournament_a_floater_passes_over_nobody_for_somebody_rated_far_apart() -> None:
    players = [
        who(1, 30, "w"),
        who(2, UP, "w", rating=2200),
        who(3, UP, "b", rating=2101),
        who(4, UP, "b", rating=2100),
    ]
    assert paired(players).pairs[0] == (1, 3)
    assert paired(players, maxi=True).pairs[0] == (1, 3)
    players[2].card.rating = 2099
    assert paired(players, maxi=True).pairs[0] == (1, 4)


@pytest.mark.rule("lim_2026", "reading 9", "reading 10")
def test_in_the_median_those_from_above_come_first_and_floaters_may_meet_each_other() -> None:
    made = paired([who(1, 30), who(2, DOWN), *middle(2)])
    assert made.pairs == [(1, 21), (2, 22)]
    incoming = [step for step in made.taken if isinstance(step, steps.IncomingPaired)]
    assert [(step.one, step.from_above) for step in incoming] == [(1, True), (2, False)]
    assert paired([who(1, 30), who(2, DOWN)]).pairs == [(1, 2)]
    from_below = met([who(8, DOWN), who(9, -10)], (8, 9))
    assert paired([*from_below, *middle(2)]).pairs == [(8, 22), (9, 21)]
