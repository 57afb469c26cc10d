"""Articles 2.4, 2.5 and 4: proposals and exchanges."""

import pytest

from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.lim_2026 import steps
from fairswiss.why.steps import OwnPair
from tests.literal.lim_2026 import every_pairing
from tests.rules.lim_2026.positions import DOWN, UP, cites, met, paired, reasons, who

FIRST = {  # 4.2: whom number 1 has met, and the proposal that comes out
    (): "1-4 2-5 3-6",
    (4,): "1-5 2-4 3-6",
    (4, 5): "1-6 2-4 3-5",
    (4, 5, 6): "1-3 2-5 4-6",
    (4, 5, 6, 3): "1-2 3-5 4-6",
}
SECOND = {  # 4.3: 1 has met 4 and 5, and number 2 has met these
    (): "1-6 2-4 3-5",
    (4,): "1-6 2-5 3-4",
    (4, 5): "1-6 2-3 4-5",
    (4, 5, 3): "1-3 2-6 4-5",
    (4, 5, 3, 6): "1-2 3-5 4-6",
}


def six(score: int = UP) -> list[Entrant]:
    return [who(number, score) for number in range(1, 7)]


def written(pairs: list[tuple[int, int]]) -> str:
    return " ".join(sorted("-".join(map(str, sorted(pair))) for pair in pairs))


@pytest.mark.rule("lim_2026", "2.4")
def test_the_upper_half_is_proposed_against_the_lower() -> None:
    made = paired([who(number) for number in range(1, 11)])
    assert made.pairs == [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)]


@pytest.mark.rule("lim_2026", "2.5", "4.2", "reading 13")
@pytest.mark.parametrize(("before", "expected"), FIRST.items())
def test_the_exchanges_for_the_first_of_six_players(before: tuple[int, ...], expected: str) -> None:
    made = paired(met(six(), *((1, other) for other in before)))
    assert written(made.pairs) == expected
    assert reasons(made, 1) == dict.fromkeys(before, "met")


@pytest.mark.rule("lim_2026", "4.3", "reading 13")
@pytest.mark.parametrize(("before", "expected"), SECOND.items())
def test_the_exchanges_for_the_second_of_six_players(before: tuple[int, ...], expected: str) -> None:
    made = paired(met(six(), (1, 4), (1, 5), *((2, other) for other in before)))
    assert written(made.pairs) == expected


@pytest.mark.rule("lim_2026", "4.1")
@pytest.mark.parametrize(("before", "expected"), FIRST.items())
def test_going_up_everything_is_mirrored(before: tuple[int, ...], expected: str) -> None:
    made = paired(met(six(DOWN), *((6, 7 - other) for other in before)))
    mirrored = [(7 - int(pair[0]), 7 - int(pair[2])) for pair in expected.split()]
    assert written(made.pairs) == written(mirrored)
    assert made.pairs[0][0] == 6


def test_the_enumerator_lists_the_same_columns() -> None:
    firsts: list[tuple[tuple[int, int], ...]] = []
    for pairs in every_pairing(range(1, 7)):
        if not firsts or firsts[-1][0] != pairs[0]:
            firsts.append(pairs)
    assert [written(list(pairs)) for pairs in firsts] == list(FIRST.values())


@pytest.mark.rule("lim_2026", "2.4")
def test_the_proposal_is_told_as_two_halves() -> None:
    proposed = next(step for step in paired(six()).taken if isinstance(step, steps.Proposed))
    assert (1, 2, 3) in tuple(proposed)
    assert (4, 5, 6) in tuple(proposed)


@pytest.mark.rule("lim_2026", "4.4")
def test_as_few_as_possible_float_when_no_exchange_helps() -> None:
    alone = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)]  # 1 and 2 have only 6
    made = paired([*met(six(), *alone), who(7, 10), who(8, 10)])
    assert made.pairs[:2] == [(1, 6), (3, 4)]
    assert [player for player, _ in made.floats] == [5, 2]
    assert cites(made, 5)[0] == "4.4"


@pytest.mark.rule("lim_2026", "4.4")
def test_a_player_who_is_stuck_floats_instead_of_the_last() -> None:
    seven = [*six(), who(7)]
    made = paired([*met(seven, *((2, other) for other in (1, 3, 4, 5, 6, 7))), who(8, 10)])
    assert made.floats == [(2, "")]
    assert made.pairs[:3] == [(1, 5), (3, 6), (4, 7)]


@pytest.mark.rule("lim_2026", "4.4")
def test_who_is_stuck_because_of_a_pair_before_changes_places_with_the_waiting_floater() -> None:
    # 4.4.1: 1 and 2 have only 6. 7 would float; instead 1-6 stays, 2 floats, and 7 is paired in the place of 2.
    alone = [(one, other) for one in (1, 2) for other in (1, 2, 3, 4, 5, 7) if one < other]
    made = paired([*met([*six(), who(7)], *alone), who(8, 10)])
    assert [player for player, _ in made.floats] == [2]
    assert made.pairs[:3] == [(1, 6), (3, 5), (4, 7)]


@pytest.mark.rule("lim_2026", "5.2", "reading 11", "reading 12")
def test_the_first_whose_colour_suits_is_taken_and_else_the_first_of_all() -> None:
    colours = {1: "w", 2: "b", 3: "w", 4: "w", 5: "w", 6: "b"}
    made = paired([who(number, UP, history) for number, history in colours.items()])
    assert made.pairs == [(1, 6), (2, 4), (3, 5)]
    assert reasons(made, 1) == {4: "same-colour-due", 5: "same-colour-due"}
    without_game = paired([who(1, UP, "w"), who(2, UP, "b"), who(3), who(4, UP, "b")])
    assert without_game.pairs == [(1, 3), (2, 4)]


@pytest.mark.rule("lim_2026", "5.2", "reading 12")
def test_nobody_is_taken_whom_the_rest_of_the_group_needs() -> None:
    made = paired(met([who(1, UP, "w"), who(2, UP, "b"), who(3, UP, "w"), who(4, UP, "b")], (2, 3), (3, 4)))
    assert made.pairs == [(1, 3), (2, 4)]
    only_four = paired(met(six(), (2, 3), (2, 5), (2, 6)))  # 2 can meet 1 and 4
    assert written(only_four.pairs) == "1-5 2-4 3-6"
    assert reasons(only_four, 1) == {4: "rest-of-group"}
    made = paired(met([who(1, UP, "w"), who(2, UP, "b"), who(3, UP, "w"), who(4, UP, "w")], (3, 4), (1, 3)))
    assert made.pairs == [(1, 4), (2, 3)]
    assert reasons(made, 1) == {3: "met", 2: "rest-of-group"}
    found = next(step for step in made.taken if isinstance(step, OwnPair) and step.players[0] == 1)
    rest = next(passed for passed in found.passed if passed.player == 2)
    assert [article.key for article in rest.articles] == ["4.1", "reading 12"]


@pytest.mark.rule("lim_2026", "5.7", "reading 19")
def test_in_a_maxi_tournament_colour_does_not_pass_over_a_player_rated_far_apart() -> None:
    ratings = {1: 2400, 2: 2390, 3: 2300, 4: 2200}
    colours = {1: "w", 2: "w", 3: "w", 4: "b"}
    players = [who(number, UP, colours[number], rating=ratings[number]) for number in ratings]
    assert paired(players).pairs == [(1, 4), (2, 3)]
    assert paired(players, maxi=True).pairs == [(1, 4), (2, 3)]
    players[3].card.rating = 2199
    made = paired(players, maxi=True)
    assert made.pairs == [(1, 3), (2, 4)]
    assert reasons(made, 1) == {4: "rated-apart"}
