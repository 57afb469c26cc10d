"""Articles 3 and 4: the bye, and the order of pairings."""

from itertools import combinations

import pytest

from fairswiss import pair
from fairswiss.kernel.solver.by_number import number_order
from fairswiss.model import Bye, Game, Round
from fairswiss.rules.burstein_2026.brackets import bye_order, first_candidate
from fairswiss.rules.burstein_2026.round import pair_next_round
from tests.literal.burstein_2026 import article_4_3
from tests.literal.dutch_cases import event
from tests.rules.burstein_2026.positions import brackets, place, who

PRINTED = {
    1: "1-6 2-5 3-0 4-0",
    2: "1-6 2-4 3-0 5-0",
    3: "1-6 2-3 4-0 5-0",
    4: "1-6 2-0 3-5 4-0",
    5: "1-6 2-0 3-4 5-0",
    6: "1-6 2-0 3-0 4-5",
    7: "1-5 2-6 3-0 4-0",
    8: "1-5 2-4 3-0 6-0",
    13: "1-4 2-6 3-0 5-0",
    19: "1-3 2-6 4-0 5-0",
    23: "1-3 2-0 4-5 6-0",
    25: "1-2 3-6 4-0 5-0",
    31: "1-0 2-6 3-5 4-0",
    43: "1-0 2-0 3-6 4-5",
    44: "1-0 2-0 3-5 4-6",
    45: "1-0 2-0 3-4 5-6",
}
"""Of six players with two pairs and two floaters, by their places in the order."""


def every_pairing() -> list[tuple[int, ...]]:
    """Opponents by BSN, of all ways to make two pairs of six."""
    found = []
    for four in combinations(range(1, 7), 4):
        a, *others = four
        for b in others:
            c, d = (number for number in others if number != b)
            meets = {a: b, b: a, c: d, d: c}
            found.append(tuple(meets.get(number, 0) for number in range(1, 7)))
    return found


def written(opponents: tuple[int, ...]) -> str:
    return " ".join(f"{n}-{other}" for n, other in enumerate(opponents, 1) if other > n or not other)


@pytest.mark.rule("burstein_2026", "4.2", "4.3")
def test_the_45_pairings_of_six_players_stand_in_the_order_of_the_text() -> None:
    in_order = sorted(every_pairing(), key=article_4_3, reverse=True)
    assert len(in_order) == 45
    assert {number: written(in_order[number - 1]) for number in PRINTED} == PRINTED


@pytest.mark.rule("burstein_2026", "4.2", "4.3")
def test_the_numbers_that_a_search_adds_up_put_them_into_the_same_order() -> None:
    players = [who(number) for number in range(1, 7)]
    order = number_order(players)

    def lateness(opponents: tuple[int, ...]) -> int:
        pairs = [(place, other) for place, other in enumerate(opponents, 1) if other > place]
        return sum(order(players[one - 1], players[other - 1]) for one, other in pairs)

    assert sorted(every_pairing(), key=lateness) == sorted(every_pairing(), key=article_4_3, reverse=True)


@pytest.mark.rule("burstein_2026", "3.2.2", "4.2")
def test_who_floats_is_the_last_by_the_order_whom_the_next_bracket_can_take() -> None:
    """All of 1 to 5 could meet; 3 to 5 have met everybody below, so that 2 floats and not 3."""
    above = [who(number, 10, met=(6, 7, 8) if number > 2 else ()) for number in range(1, 6)]
    below = [who(number, 0, met=(3, 4, 5)) for number in (6, 7, 8)]
    assert brackets(*above, *below)[0] == ([(1, 5), (3, 4)], [2])


@pytest.mark.rule("burstein_2026", "4.1", "4.3")
def test_incoming_floaters_stand_among_the_others() -> None:
    found = brackets(who(2, 20), who(1, 10), who(3, 10), who(4, 10))
    assert found == [([], [2]), ([(1, 4), (2, 3)], [])]
    first = first_candidate([who(number) for number in range(1, 7)], 2)
    assert [player.number for player in first.limbo] == [3, 4]


@pytest.mark.rule("burstein_2026", "3.1")
def test_the_bye_goes_by_score_then_games_then_the_order() -> None:
    players = [who(1, 10, "wb"), who(2, 0, "w"), who(3, 0, "wb"), who(4, 0, "bw")]
    in_order = sorted(players, key=lambda player: bye_order(player, place))
    assert [player.number for player in in_order] == [4, 3, 2, 1]


@pytest.mark.rule("burstein_2026", "3.1")
def test_nobody_has_the_bye_whom_the_others_cannot_do_without() -> None:
    played = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0")], [Bye(5, "H")])
    again = Round.of([Game(1, 3, "1", "0"), Game(2, 5, "1", "0")], [Bye(4, "U")])
    third = event(5, played, again, planned=3)
    assert pair(third, "burstein-2026").bye == 5
    without = pair_next_round(third.revised(rounds_planned=3), explain=True).explanation
    assert without is not None
    assert [(step.kind, step.players) for step in without.opening] == [("pab", (5,))]


@pytest.mark.rule("burstein_2026", "3.2.1")
def test_as_many_float_as_the_pairs_leave() -> None:
    met = [who(1, 20, met=(2, 3)), who(2, 20, met=(1, 3)), who(3, 20, met=(1, 2))]
    assert brackets(*met, who(4, 10), who(5, 10), who(6, 10))[0] == ([], [1, 2, 3])


@pytest.mark.rule("burstein_2026", "3.2.2")
def test_the_last_rows_are_opened_again_where_they_leave_somebody_without_an_opponent() -> None:
    players = [who(number) for number in range(1, 41)]
    for one, other in ((20, 21), (19, 22), (19, 21), (20, 22)):
        players[one - 1].card.met[other] = players[other - 1].card.met[one] = 1
    (pairs, floating), *_ = brackets(*players)
    assert not floating
    assert pairs[:17] == [(number, 41 - number) for number in range(1, 18)]
    assert pairs[17:] == [(18, 23), (19, 20), (21, 22)]
