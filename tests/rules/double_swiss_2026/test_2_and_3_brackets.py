"""Articles 2 and 3: the criteria, the bye, the upfloaters, the identifier."""

import pytest

from fairswiss.judge import check_round
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import bye_of
from fairswiss.kernel.upfloats.identifier import identifier
from fairswiss.model import Bye, Game, NoPairing, Prohibition, Round
from fairswiss.rules import edition
from fairswiss.rules.double_swiss_2026.definitions import floaters_of, players_of
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.generation import generate
from fairswiss.why import differences
from tests.literal.double_swiss_2026_cases import match, matches
from tests.rules.double_swiss_2026.positions import brackets, paired, pairs, who


@pytest.mark.rule("double_swiss_2026", "C1", "3.1")
def test_nobody_meets_twice_except_after_a_forfeited_match() -> None:
    assert pairs(matches(4, Round.of([match("1-3 == =="), match("2-4 == ==")]))) == {
        frozenset((1, 4)), frozenset((2, 3))
    }  # fmt: skip
    both = Round.of([match("1-3 -- --"), match("2-4 -- --")])
    assert pairs(matches(4, both)) == {frozenset((1, 3)), frozenset((2, 4))}


@pytest.mark.rule("double_swiss_2026", "C3", "3.3")
def test_the_rest_must_be_completable_else_the_arbiter_decides() -> None:
    # 3 and 4 have met, so 1 and 2, who could meet, cannot both be paired at the top
    assert brackets(who(1, 20), who(2, 20), who(3, 0, [4]), who(4, 0, [3])) == [([3, 4], [(1, 3), (2, 4)])]
    with pytest.raises(NoPairing, match=r"3\.3"):
        paired(matches(2, Round.of([match("1-2 == ==")])))


@pytest.mark.rule("double_swiss_2026", "C4", "1.3.1", "1.3.2", "3.2")
def test_brackets_from_the_top_with_as_few_upfloaters_as_possible() -> None:
    found = brackets(who(1, 20), who(2, 20), who(3, 20), who(4, 10), who(5, 10), who(6, 0))
    assert found == [([4], [(1, 3), (2, 4)]), ([6], [(5, 6)])]
    two = brackets(who(1, 20, [2]), who(2, 20, [1]), who(3, 10), who(4, 10), who(5, 10), who(6, 10))
    assert two[0] == ([3, 4], [(1, 3), (2, 4)])


@pytest.mark.rule("double_swiss_2026", "C5", "reading 12")
def test_the_scores_of_upfloaters_are_as_high_as_possible_from_the_lowest() -> None:
    # both of 15 could come with one of 5, or one of 15 with two of 10: the lowest score decides
    assert brackets(who(1, 20), who(2, 15), who(3, 10), who(4, 10))[0][0] == [2]
    assert brackets(who(1, 20, [2]), who(2, 15, [1]), who(3, 10), who(4, 5))[0][0] == [3]
    many = brackets(
        who(1, 30, [2, 4]), who(2, 30, [1, 3]), who(3, 25, [2]), who(4, 20, [1]), who(5, 20), who(6, 20)
    )  # fmt: skip
    assert many[0] == ([3, 4], [(1, 3), (2, 4)])


@pytest.mark.rule("double_swiss_2026", "C6", "reading 1")
def test_the_following_scoregroup_should_need_few_upfloaters_itself() -> None:
    # without 2 the rest of the group, 3 and 4, who have met, would need two from below
    found = brackets(who(1, 20), who(2, 10), who(3, 10, [4]), who(4, 10, [3]), who(5, 0), who(6, 0))
    assert found == [([3], [(1, 3)]), ([], [(2, 4)]), ([], [(5, 6)])]


@pytest.mark.rule("double_swiss_2026", "C6", "reading 1")
def test_fewer_are_better_even_where_the_least_is_out_of_reach() -> None:
    """2 to 6 have 10 points; 3, 4, 5 and 6 have all met each other: two or four of them are left over."""
    clique = {n: [m for m in (3, 4, 5, 6) if m != n] for n in (3, 4, 5, 6)}
    group = [who(n, 10, met) for n, met in clique.items()]
    found = brackets(who(1, 20), who(2, 10), *group, *(who(n, 0) for n in range(7, 13)))
    assert found[0] == ([3], [(1, 3)])  # 2 would leave four, anybody else leaves two
    assert len(found[1][0]) == 2


@pytest.mark.rule("double_swiss_2026", "C7")
def test_upfloaters_were_no_floaters_in_the_round_before() -> None:
    found = brackets(who(1, 20), who(2, 10, floated=True), who(3, 10), who(4, 10))
    assert found[0] == ([3], [(1, 3)])


@pytest.mark.rule("double_swiss_2026", "C7", "C8")
def test_in_the_last_round_nobody_asks_for_floats() -> None:
    event = matches(6, Round.of([match("1-4 11 00"), match("2-5 == =="), match("3-6 == ==")]),
                    Round.of([match("1-2 == =="), match("3-5 11 00"), match("4-6 0= 1=")]))  # fmt: skip
    again = floaters_of(event)
    assert {player.number for player in players_of(event) if again(player)} == {1, 2, 4, 6}
    last = event.revised(rounds_planned=3)
    assert not any(floaters_of(last)(player) for player in players_of(last))


@pytest.mark.rule("double_swiss_2026", "C8", "reading 2")
def test_opponents_of_upfloaters_were_no_floaters_either() -> None:
    usual = brackets(who(1, 20), who(2, 20), who(3, 20), who(4, 10))
    assert usual == [([4], [(1, 3), (2, 4)])]
    found = brackets(who(1, 20), who(2, 20, floated=True), who(3, 20), who(4, 10))
    assert found == [([4], [(1, 4), (2, 3)])]


@pytest.mark.rule("double_swiss_2026", "3.4")
def test_the_bye_goes_to_the_lowest_score_the_most_matches_the_largest_number() -> None:
    byes = [Bye(5, "H")]
    first = Round.of([match("1-2 11 00"), match("3-4 11 00")], byes)
    assert paired(matches(5, first)).bye == 4
    absent = Round.of([match("1-2 11 00")], [Bye(3, "U")])  # 4 and 5 have not played, nor have they points
    assert paired(matches(5, absent)).bye == 2
    barred = Round.of([match("1-2 11 00"), match("4-5 == ==")], [Bye(3, "U")])
    assert bye_of(players_of(matches(5, barred)), "3.3") is not None
    assert paired(matches(5, barred)).bye == 2


@pytest.mark.rule("double_swiss_2026", "3.5")
def test_sets_of_upfloaters_are_compared_by_number() -> None:
    clique = [who(n, 20, [m for m in (1, 2, 3, 5) if m != n]) for n in (1, 2, 3)]
    found = brackets(*clique, who(5, 10, [1, 2, 3]), who(7, 10), who(4, 10), who(6, 10), who(8, 5))
    assert found[0][0] == [4, 6, 7]


@pytest.mark.rule("double_swiss_2026", "3.6")
def test_the_first_identifier_by_number_and_not_by_score() -> None:
    # 2 comes up and is the smaller number of its pair all the same
    found = brackets(who(3, 20), who(4, 20), who(5, 20), who(2, 10))
    assert found == [([2], [(2, 4), (3, 5)])]
    pairs_of_text = tuple((who(a), who(b)) for a, b in ((11, 24), (16, 6), (10, 9), (8, 4)))
    assert identifier(pairs_of_text) == (4, 6, 9, 11, 8, 16, 10, 24)


@pytest.mark.rule("double_swiss_2026", "3.6")
def test_where_the_halves_cannot_meet_the_tops_come_first_and_then_the_bottoms() -> None:
    # 1 may meet 2 alone: then 1 and 3 are the smaller numbers
    assert brackets(who(1, 0, [3, 4]), who(2), who(3, 0, [1]), who(4, 0, [1])) == [([], [(1, 2), (3, 4)])]
    found = brackets(who(1, 0, [4, 5, 6]), who(2), who(3), who(4, 0, [1]), who(5, 0, [1]), who(6, 0, [1]))
    assert found == [([], [(1, 3), (2, 5), (4, 6)])]  # 1 2 4 3 5 6: with 1 against 2 it would be 1 3 4 …


@pytest.mark.rule("double_swiss_2026", "3.5", "C8")
def test_a_later_set_is_later_even_where_its_opponents_floated_less() -> None:
    """The set of upfloaters is settled before their opponents are looked at; a record with another one is later."""
    system, pair = "double-swiss-2026", (5, 6)
    played = generate(80, system, players=13, rounds=6).tournament
    before = known_before(played, 4, system)
    others = [player.number for player in before.players if player.number not in pair]
    apart = tuple(Prohibition((one, other), 4, 4) for one in pair for other in others)
    asked = before.revised(prohibitions=(*before.prohibitions, *apart))
    made = edition(system).pair(asked, Options(), False)
    games = tuple(Game(one.white, one.black, "==", "==") for one in made.pairs)
    recorded = played.revised(rounds=(*played.rounds[:3], played.rounds[3]._replace(games=games)))
    (found,) = check_round(recorded, system, 4).differences
    assert isinstance(found, differences.Later)
    assert [article.number for article in found.articles] == ["3.5"]
