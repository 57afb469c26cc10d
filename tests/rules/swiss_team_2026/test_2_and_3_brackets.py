"""Articles 2 and 3: the criteria, the bye, the upfloaters, the identifier."""

import pytest

from fairswiss.kernel.edition import Recorded
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import bye_of
from fairswiss.kernel.upfloats.identifier import identifier
from fairswiss.model import NoPairing, Prohibition, Tournament
from fairswiss.rules import edition
from fairswiss.rules.swiss_team_2026.definitions import floaters_of, teams_of
from fairswiss.why import differences
from tests.rules.swiss_team_2026.positions import SYSTEM, brackets, paired, team, told


def pairs(tournament: Tournament) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in paired(tournament).games()}


@pytest.mark.rule("swiss_team_2026", "C1", "3.1", "reading 12")
def test_nobody_meets_twice_except_after_a_forfeited_match() -> None:
    assert pairs(told(4, ["1-3 = =", "2-4 = ="])) == {frozenset((1, 4)), frozenset((2, 3))}
    assert pairs(told(4, ["1-3 - -", "2-4 - -"])) == {frozenset((1, 3)), frozenset((2, 4))}
    apart = told(4, prohibitions=(Prohibition((1, 3)),))
    assert pairs(apart) == {frozenset((1, 4)), frozenset((2, 3))}


@pytest.mark.rule("swiss_team_2026", "C3", "3.3")
def test_the_rest_must_be_completable_else_the_arbiter_decides() -> None:
    assert brackets(team(1, 20), team(2, 20), team(3, 0, [4]), team(4, 0, [3])) == [([3, 4], [(1, 3), (2, 4)])]
    with pytest.raises(NoPairing, match=r"3\.3"):
        paired(told(2, ["1-2 = ="]))


@pytest.mark.rule("swiss_team_2026", "C4", "1.3", "3.2")
def test_brackets_from_the_top_with_as_few_upfloaters_as_possible() -> None:
    found = brackets(team(1, 20), team(2, 20), team(3, 20), team(4, 10), team(5, 10), team(6, 0))
    assert found == [([4], [(1, 3), (2, 4)]), ([6], [(5, 6)])]


@pytest.mark.rule("swiss_team_2026", "C4", "3.2", "3.3")
def test_the_top_scoregroup_is_paired_first_although_the_round_then_has_more_floaters() -> None:
    """Six teams of one board after round 1, on which a program that matches the whole round at once fails.

    3 and 5 have 2 points, 1 and 4 have 1 and have met, 2 and 6 have none. 3 and 5 can meet and the rest can be paired,
    so they do (C4 of the top bracket). The program pairs 3-4, 1-5, 2-6, which has fewer floaters in all.
    """
    assert pairs(told(6, ["3-2 1 0", "5-6 1 0", "1-4 = ="])) == {frozenset(two) for two in ((3, 5), (1, 6), (2, 4))}


@pytest.mark.rule("swiss_team_2026", "C5", "reading 13")
def test_the_scores_of_upfloaters_are_as_high_as_possible_from_the_lowest() -> None:
    assert brackets(team(1, 20), team(2, 15), team(3, 10), team(4, 10))[0][0] == [2]
    assert brackets(team(1, 20, [2]), team(2, 15, [1]), team(3, 10), team(4, 5))[0][0] == [3]


@pytest.mark.rule("swiss_team_2026", "C6", "reading 1")
def test_the_following_scoregroup_should_need_few_upfloaters_itself() -> None:
    found = brackets(team(1, 20), team(2, 10), team(3, 10, [4]), team(4, 10, [3]), team(5, 0), team(6, 0))
    assert found == [([3], [(1, 3)]), ([], [(2, 4)]), ([], [(5, 6)])]
    clique = [team(n, 10, [m for m in (3, 4, 5, 6) if m != n]) for n in (3, 4, 5, 6)]
    graded = brackets(team(1, 20), team(2, 10), *clique, *(team(n, 0) for n in range(7, 13)))
    assert graded[0] == ([3], [(1, 3)])  # 2 would leave four without an opponent, anybody else leaves two


@pytest.mark.rule("swiss_team_2026", "C7")
def test_upfloaters_were_no_floaters_in_the_round_before() -> None:
    found = brackets(team(1, 20), team(2, 10, floated=True), team(3, 10), team(4, 10))
    assert found[0] == ([3], [(1, 3)])


@pytest.mark.rule("swiss_team_2026", "C7", "C10")
@pytest.mark.parametrize(("planned", "asked"), [(2, False), (3, False), (4, True)])
def test_in_the_last_two_rounds_nobody_asks_for_floats(planned: int, asked: bool) -> None:
    tournament = told(4, ["1-2 1 0", "3-4 = ="], ["1-3 1 0", "2-4 = ="], planned=planned + 1)
    floated = floaters_of(tournament)
    assert any(floated(one) for one in teams_of(tournament)) is asked


@pytest.mark.rule("swiss_team_2026", "C8")
def test_as_few_teams_as_possible_miss_their_colour() -> None:
    # by number it would be 1-3 and 2-4, with two White and two Black together
    found = brackets(team(1, wants="W"), team(2, wants="B"), team(3, wants="W"), team(4, wants="B"))
    assert found == [([], [(1, 4), (2, 3)])]
    assert brackets(team(1, wants="W"), team(2), team(3), team(4, wants="W"))[0][1] == [(1, 3), (2, 4)]


@pytest.mark.rule("swiss_team_2026", "C9")
def test_among_them_as_few_as_possible_miss_a_strong_one() -> None:
    found = brackets(team(1, wants="W"), team(2, wants="w"), team(3, wants="W"), team(4, wants="w"))
    assert found == [([], [(1, 4), (2, 3)])]
    # one match of equal wishes in any case (C8): better a strong and a mild one than two strong ones
    uneven = brackets(team(1, wants="W"), team(2, wants="B"), team(3, wants="W"), team(4, wants="w"))
    assert uneven[0][1] == [(1, 4), (2, 3)]


@pytest.mark.rule("swiss_team_2026", "C10", "reading 2")
def test_opponents_of_upfloaters_were_no_floaters_in_the_round_before() -> None:
    found = brackets(team(1, 20), team(2, 20, floated=True), team(3, 20), team(4, 10), team(5, 10), team(6, 10))
    assert found[0] == ([4], [(1, 4), (2, 3)])
    two = brackets(team(1, 20, [2]), team(2, 20, [1]), team(3, 10), team(4, 10), team(5, 10), team(6, 10))
    assert two[0] == ([3, 4], [(1, 3), (2, 4)])  # two that came up never meet each other


@pytest.mark.rule("swiss_team_2026", "C8", "C10")
def test_colours_come_before_floats_of_opponents() -> None:
    found = brackets(
        team(1, 20, wants="W"), team(2, 20, wants="W", floated=True), team(3, 20, wants="B"), team(4, 10, wants="B"),
        team(5, 10), team(6, 10),
    )  # fmt: skip
    assert found[0][1] == [(1, 4), (2, 3)]
    met = brackets(
        team(1, 20, [2], wants="W"), team(2, 20, [1], wants="B", floated=True), team(3, 20), team(4, 10, wants="W"),
        team(5, 10), team(6, 10),
    )  # fmt: skip
    assert met[0][1] == [(1, 3), (2, 4)]  # 1-4 and 2-3 would spare 2, but 1 or 4 would miss White


@pytest.mark.rule("swiss_team_2026", "3.4", "C2")
def test_the_bye_goes_to_the_lowest_score_then_most_matches_then_the_largest_number() -> None:
    barred = team(5, 0, unplayed="U")
    barred.barred_from_pab = True
    teams = [team(1, 20), team(2, 10), team(3, 0, colours="w"), team(4, 0, colours="wb"), barred]
    chosen = bye_of(teams, "3.3")
    assert chosen is not None
    assert chosen.number == 4
    level = bye_of([team(1, 20), team(2, 0, colours="w"), team(3, 0, colours="b")], "3.3")
    assert level is not None
    assert level.number == 3


@pytest.mark.rule("swiss_team_2026", "3.5")
def test_of_equal_sets_the_first_in_order_of_numbers_comes_up() -> None:
    found = brackets(team(4, 20), team(6, 10), team(2, 10), team(1, 0), team(3, 0), team(5, 0))
    assert found[0][0] == [2]


@pytest.mark.rule("swiss_team_2026", "3.6", "reading 7")
def test_the_identifier_looks_at_numbers_alone() -> None:
    four = [(team(11), team(24)), (team(16), team(6)), (team(10), team(9)), (team(8), team(4))]
    assert identifier(tuple(four)) == (4, 6, 9, 11, 8, 16, 10, 24)
    # 1 comes up and is a top, as its number is the smallest; by score 2 would be first
    assert brackets(team(2, 20), team(3, 20), team(4, 20), team(1, 10))[0] == ([1], [(1, 3), (2, 4)])


@pytest.mark.rule("swiss_team_2026", "reading 11")
def test_tables_are_in_order_of_score() -> None:
    found = paired(told(6, ["3-2 1 0", "5-6 1 0", "1-4 = ="]))
    assert [{one, other} for _, one, other in found.pairs] == [{3, 5}, {1, 6}, {2, 4}]


def test_why_not_and_a_record_that_leaves_the_rules() -> None:
    tournament = told(6, ["3-2 1 0", "5-6 1 0", "1-4 = ="])
    pairing = paired(tournament, explain=True)
    ask = edition(SYSTEM).questions(tournament, Options(), pairing)
    assert ask.barrier(1, 4) is not None
    verdict = ask(3, 4)
    assert verdict.because.articles[0].number in ("C4", "C5")
    (found,) = ask.differences(Recorded(((3, 4), (5, 1), (2, 6))))
    assert isinstance(found, differences.Worse)
