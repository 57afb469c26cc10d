"""Chapter 4: who has the bye, with reading 6."""

import pytest

from tests.rules.dubov_1997.positions import (
    black,
    boards,
    cites,
    couples,
    opening,
    paired,
    passed_over,
    position,
    white,
)


@pytest.mark.rule("dubov_1997", "4")
def test_the_bye_goes_to_the_lowest_r_of_the_lowest_score_group() -> None:
    # 1 has the lowest R of all, but more points; 4 has the lowest R of the lowest score group.
    tournament = position(
        white(1, 20, 1500), black(2, 20, 2300), white(3, 10, 2100), black(4, 10, 2000), white(5, 10, 2200)
    )
    assert paired(tournament).bye == 4


@pytest.mark.rule("dubov_1997", "4", "reading 6")
def test_the_bye_is_set_aside_before_the_pairing() -> None:
    # 3 has the lower R and the bye; 1 meets 2. If the bye went to whoever is left at the end, 1 (white) would take
    # the black 3 first, and 2 would be left.
    pairing = paired(position(white(1, 20, 2300), white(2, 10, 2200), black(3, 10, 2100)))
    assert (pairing.bye, couples(pairing)) == (3, {(1, 2)})
    (step,) = opening(pairing, "bye")
    assert cites(step, "4", "reading 6")


@pytest.mark.rule("dubov_1997", "4", "reading 6")
@pytest.mark.parametrize(("dominating", "bye"), [("w", 3), ("b", 4)])
def test_equal_lowest_r_in_both_colour_subgroups_the_dominating_colour_decides(dominating: str, bye: int) -> None:
    # 3 (white) and 4 (black) share the lowest R; 5 makes white or black the dominating colour. The ARO, which comes
    # next, would always choose the other one.
    aro = {3: 2000, 4: 2100} if bye == 3 else {3: 2100, 4: 2000}
    fifth = (white if dominating == "w" else black)(5, 10, 2050)
    tournament = position(
        white(1, 20, 2400), black(2, 20, 2300), white(3, 10, 2000, aro[3]), black(4, 10, 2000, aro[4]), fifth
    )
    assert paired(tournament).bye == bye


@pytest.mark.rule("dubov_1997", "4")
def test_the_lowest_r_comes_before_the_dominating_colour() -> None:
    # White dominates, but the lowest R is black.
    tournament = position(
        white(1, 20, 2400), black(2, 20, 2300), black(3, 10, 2000), white(4, 10, 2050), white(5, 10, 2100)
    )
    assert paired(tournament).bye == 3


@pytest.mark.rule("dubov_1997", "4", "reading 6")
def test_equal_r_without_dominating_colour_the_higher_aro_decides() -> None:
    # One white and one black of equal R, and one each besides: nothing dominates.
    tournament = position(
        white(1, 20, 2400),
        white(2, 10, 2000, 2000),
        black(3, 10, 2000, 2100),
        white(4, 10, 2200),
        black(5, 10, 2300),
    )
    assert paired(tournament).bye == 3


@pytest.mark.rule("dubov_1997", "4")
def test_equal_r_in_one_colour_subgroup_the_higher_aro_decides() -> None:
    tournament = position(white(1, 20, 2400), black(2, 10, 2000, 2000), black(3, 10, 2000, 2100))
    assert paired(tournament).bye == 3
    tournament = position(white(1, 20, 2400), black(2, 10, 2000, 2100), black(3, 10, 2000, 2000))
    assert paired(tournament).bye == 2


@pytest.mark.rule("dubov_1997", "reading 6")
@pytest.mark.parametrize(("names", "bye"), [(("Adam", "Zorn"), 3), (("Zorn", "Adam"), 2)])
def test_equal_r_and_aro_the_later_in_the_alphabet_has_the_bye(names: tuple[str, str], bye: int) -> None:
    tournament = position(white(1, 20, 2400), black(2, 10, 2000, name=names[0]), black(3, 10, 2000, name=names[1]))
    assert paired(tournament).bye == bye


@pytest.mark.rule("dubov_1997", "2.2", "reading 6")
def test_when_nobody_of_the_lowest_score_group_may_have_it_the_bye_goes_further_up() -> None:
    # 4 and 5 have had a point without playing. Of 2 and 3, on the next score, 3 has the lower R.
    tournament = position(
        white(1, 30, 1900),
        black(2, 20, 2200),
        white(3, 20, 2100),
        black(4, 10, 2000, had_point=True),
        white(5, 10, 2050, had_point=True),
    )
    pairing = paired(tournament)
    assert pairing.bye == 3
    assert passed_over(opening(pairing, "bye")[0]) == [(4, "had-point"), (5, "had-point")]


@pytest.mark.rule("dubov_1997", "4", "reading 5")
def test_the_bye_goes_to_the_first_who_leaves_the_round_completable() -> None:
    # 3 has the lowest R, but then 1 and 2, who have met, would be left.
    pairing = paired(position(white(1, 20, 2400), black(2, 10, 2200), black(3, 10, 2100), met=[(1, 2)]))
    assert (pairing.bye, boards(pairing)) == (2, {"1-3"})
    assert passed_over(opening(pairing, "bye")[0]) == [(3, "dead-end")]
