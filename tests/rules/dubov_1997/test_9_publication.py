"""Chapter 9: the list of AROs, what the referee is told, and that the reasons never change the pairing."""

import pytest

from fairswiss import judge
from fairswiss.model import BadRequest, NoPairing
from fairswiss.usecases.rounds import about, pair, published_list
from tests.rules.dubov_1997.positions import (
    SYSTEM,
    black,
    boards,
    event,
    groups,
    newcomer,
    paired,
    position,
    verdict,
    white,
    why_apart,
)

POSITION = (
    white(1, 30, 2500, "2100.5", games=2),
    black(2, 20, 2400, 2050, fixed=True),
    white(3, 20, 2400, "2066.7", games=3, upfloats=(1,), title="IM"),
    newcomer(4, 20, 2300),
    black(5, 10, 2200),
    white(6, 10, 2100),
)


@pytest.mark.rule("dubov_1997", "9")
def test_the_list_says_everything_that_is_needed_to_calculate_the_pairings() -> None:
    # In rank order: score, R, title. AROs with one decimal: 2066 2/3 is printed 2066.7.
    published = published_list(position(*POSITION), SYSTEM)
    assert [line.number for line in published] == [1, 3, 2, 4, 5, 6]
    columns = [(n.points, n.rating, n.aro_tenths, n.due, n.may_change_colour, n.may_upfloat) for n in published]
    assert columns == [
        (30, 2500, 21005, "w", True, True),
        (20, 2400, 20667, "w", True, False),
        (20, 2400, 20500, "b", False, True),
        (20, 2300, 0, "", True, True),
        (10, 2200, 20000, "b", True, True),
        (10, 2100, 20000, "w", True, True),
    ]


@pytest.mark.rule("dubov_1997", "9")
def test_the_explanation_of_a_round_carries_the_list() -> None:
    tournament = position(*POSITION)
    explanation = paired(tournament).explanation
    assert explanation
    assert explanation.cards == published_list(tournament, SYSTEM)


@pytest.mark.rule("dubov_1997", "9")
def test_absent_players_are_not_in_the_list() -> None:
    tournament = event([2300, 2200, 2100, 2000], "1-2:== 3-4:==").withdraw(4)
    assert [line.number for line in published_list(tournament, SYSTEM)] == [1, 2, 3]


@pytest.mark.rule("dubov_1997", "9", "reading 5")
def test_a_situation_that_cannot_be_resolved_is_left_to_the_referee_with_the_reason() -> None:
    # 1, 2 and 3 have met each other and want 4 only: three players for one.
    tournament = position(
        white(1, 20, 2300), black(2, 20, 2200), white(3, 20, 2100), black(4, 20, 2000), apart=[(1, 2, 3)]
    )
    with pytest.raises(NoPairing) as refused:
        pair(tournament, SYSTEM)
    witness = refused.value.witness
    assert witness["competing_for"] == [4]
    assert witness["groups"] == [[1], [2], [3]]
    assert len(refused.value.problems) == 3
    first = str(refused.value.problems[0])
    assert "2, 3" in first
    assert "2.1" in first


@pytest.mark.rule("dubov_1997", "9")
def test_the_reasons_are_asked_for_and_never_change_the_pairing() -> None:
    # Every test of this folder compares both (``paired``); here it is said once.
    tournament = position(*POSITION)
    silent, explained = pair(tournament, SYSTEM), pair(tournament, SYSTEM, explain=True)
    assert silent.explanation is None
    assert explained.explanation is not None
    assert silent == explained._replace(explanation=None)
    with pytest.raises(BadRequest, match="explain=True"):
        judge.about(silent, 1)


@pytest.mark.rule("dubov_1997", "9")
def test_boards_stand_by_the_score_of_the_higher_player_then_the_sum_then_the_rank() -> None:
    # 1 is an island and takes 5 from 20, so his board comes after the board of two on 30, though he is first in rank.
    top = white(1, 30, 2600), white(2, 30, 2500), black(3, 30, 2400)
    below = black(5, 20, 2300), white(6, 10, 2200), black(7, 10, 2100)
    tournament = position(*top, *below, apart=[(1, 2), (1, 3)])
    pairing = paired(tournament)
    assert [(p.board, p.white, p.black) for p in pairing.pairs] == [(1, 2, 3), (2, 1, 5), (3, 6, 7)]


@pytest.mark.rule("dubov_1997", "9")
def test_everything_that_touched_a_player_can_be_asked_for() -> None:
    tournament = position(white(1, 30, 2600), black(2, 20, 2500), black(3, 20, 2400), white(4, 10, 2300))
    found = about(tournament, 2, SYSTEM)
    assert [(score, step.kind) for score, step in found.steps] == [(30, "island-paired")]
    assert found.colour
    assert found.colour.rule == "both-due"


@pytest.mark.rule("dubov_1997", "9")
def test_why_not_names_the_first_reason_in_the_order_of_the_text() -> None:
    # 1, 2 (white), 3, 4 (black) on 20: rows 1-3, 2-4; 5 and 6 on 10 meet; 7 has the bye.
    tournament = position(
        white(1, 20, 2600, 1990), white(2, 20, 2500), black(3, 20, 2400), black(4, 20, 2300),
        white(5, 10, 2200), black(6, 10, 2100, upfloats=(1,)), black(7, 10, 2000),
    )  # fmt: skip
    pairing = paired(tournament)
    assert (boards(pairing), pairing.bye) == ({"1-3", "2-4", "5-6"}, 7)
    assert list(groups(pairing)) == [20, 10]
    assert verdict(tournament, 1, 3).paired
    assert why_apart(tournament, 1, 2) == ("same-side", "6.2")
    assert why_apart(tournament, 1, 4) == ("later-in-order", "6.2")
    assert why_apart(tournament, 2, 3) == ("taken", "6.2")
    assert why_apart(tournament, 1, 5) == ("other-group", "6.1")
    assert why_apart(tournament, 1, 6) == ("barred", "2.5")
    assert why_apart(tournament, 1, 7) == ("bye", "4")
