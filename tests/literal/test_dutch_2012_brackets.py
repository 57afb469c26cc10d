"""The literal enumerator of the Dutch text of 2012: brackets and byes by hand."""

import pytest

from tests.literal import dutch_2012, dutch_2012_brackets
from tests.literal.dutch_2012 import LiteralImpossible, Sieve
from tests.literal.dutch_2012_brackets import Bracket, Field
from tests.literal.dutch_2012_cases import kinds, of, only, paired, rule
from tests.literal.dutch_candidates import gathered
from tests.literal.dutch_people import met, who

# ---------------------------------------------------------------------------------- brackets, C.1, C.12


@rule("A.3")
def test_at_least_half_moved_down_is_homogeneous() -> None:
    field = Field([who(n, 20 if n < 3 else 10) for n in range(1, 6)], number=3)
    assert dutch_2012_brackets.heterogeneous(field, Bracket(0b11, 0b11100))
    assert not dutch_2012_brackets.heterogeneous(field, Bracket(0b11, 0b1100))
    assert not dutch_2012_brackets.heterogeneous(field, Bracket(0, 0b11100))
    gone = Field(met([who(n, 20 if n < 3 else 10) for n in range(1, 5)], (1, 2), (1, 3), (1, 4)), number=3)
    assert dutch_2012_brackets.heterogeneous(gone, Bracket(0b11, 0b1100))  # C.1 sends 1 on
    alone = Field(only([who(n, 20 if n < 2 else 10) for n in range(1, 4)], (2, 3)), number=3)
    assert not dutch_2012_brackets.heterogeneous(alone, Bracket(0b1, 0b110))


@rule("A.11", "B.3")
def test_of_those_left_the_scores_are_lowest() -> None:
    people = met([who(1, 30), who(2, 20), who(3, 10), who(4, 0), who(5, 0), who(6, 0)], (1, 2), (1, 3))
    assert of(people) == [(1, 4), (2, 3), (5, 6)]
    assert paired(people).brackets[2].down == (1,)
    people = met([who(1, 30), who(2, 20), who(3, 10), who(4, 0), who(5, 0), who(6, 0)], (1, 2))
    assert of(people) == [(1, 3), (2, 4), (5, 6)]


@rule("C.12")
def test_another_set_is_sent_down_when_the_next_bracket_cannot_use_the_first() -> None:
    people = [who(n, 20) for n in (1, 2, 3)] + [who(n, 10) for n in (4, 5, 6)] + [who(n, 0) for n in (7, 8)]
    assert of(people) == [(1, 2), (3, 4), (5, 6), (7, 8)]
    blocked = met(people, (3, 4), (3, 5), (3, 6))
    assert of(blocked) == [(1, 3), (2, 4), (5, 6), (7, 8)]
    assert paired(blocked, explain=True).decided >= {"C.12"}
    assert of(blocked, without=frozenset({"C.12"})) == [(1, 2), (3, 7), (4, 5), (6, 8)]


@rule("C.12")
def test_the_next_bracket_makes_as_many_pairs_as_it_can() -> None:
    people = [who(n, 20) for n in (1, 2, 3)] + [who(n, 10) for n in (4, 5, 6)] + [who(n, 0) for n in (7, 8)]
    people = met(people, (3, 4), (3, 5), (4, 5))  # 3 leaves 4 and 5, who have met
    assert of(people) == [(1, 3), (2, 4), (5, 6), (7, 8)]


@rule("C.1", "C.12")
def test_a_resident_without_an_opponent_goes_down_and_is_no_reason_for_another_set() -> None:
    people = [who(n, 20) for n in (1, 2, 3)] + [who(n, 10) for n in (4, 5, 6)] + [who(n, 0) for n in (7, 8)]
    people = met(people, (3, 6), (4, 6), (5, 6))
    assert of(people) == [(1, 2), (3, 4), (5, 7), (6, 8)]


@rule("C.12")
def test_another_set_has_to_make_more_pairs() -> None:
    people = [who(n, 20) for n in (1, 2, 3)] + [who(n, 10) for n in (4, 5, 6)] + [who(n, 0) for n in (7, 8)]
    people = met(people, (4, 5), (4, 6), (5, 6), (2, 6))  # with 2 only 6 has no opponent, but there is one pair as well
    assert of(people)[0] == (1, 2)


@rule("C.12", "B.3")
def test_when_too_many_come_down_the_higher_ones_are_to_be_paired() -> None:
    people = [who(1, 40), who(2, 40), who(3, 30), who(4, 30), who(5, 20), who(6, 10), who(7, 10), who(8, 0)]
    alone = [(1, 2), (1, 4), (2, 4), (3, 4)]  # 4 has nobody; 3 meets 1 or 2, the other one goes to 5 with 4
    assert paired(met(people, *alone)).brackets[1].down == (2, 4)
    assert paired(met(people, *alone, (2, 5))).brackets[1].down == (1, 4)


# ------------------------------------------------------------------------------------ C.13, C.14, D.4


@rule("C.13")
def test_the_two_lowest_brackets_are_joined() -> None:
    people = met([who(1, 10), who(2, 10), who(3, 0), who(4, 0)], (3, 4))
    found = paired(people)
    assert kinds(found) == ["penultimate", "merged"]
    assert of(people) == [(1, 3), (2, 4)]


@rule("C.13")
def test_the_penultimate_bracket_sends_down_as_few_as_possible() -> None:
    people = met([who(n, 10) for n in (1, 2, 3, 4)] + [who(5, 0), who(6, 0)], (5, 6), (4, 5), (4, 6))
    found = paired(people)
    assert kinds(found) == ["penultimate", "merged"]
    assert found.brackets[0].pairs == ((1, 4),)
    assert of(people) == [(1, 4), (2, 5), (3, 6)]


@rule("C.13")
def test_above_the_penultimate_bracket_nothing_changes() -> None:
    people = [who(1, 30), who(2, 30), who(3, 20), who(4, 20), who(5, 10), who(6, 10), who(7, 0), who(8, 0)]
    found = paired(met(people, (7, 8), (5, 7), (5, 8)))
    assert kinds(found) == ["normal", "penultimate", "merged"]
    assert found.brackets[0].pairs == ((1, 2),)
    assert found.brackets[1].down == (3, 4)


@rule("C.13", "C.14.b2")
def test_in_the_last_bracket_two_moved_down_players_may_meet() -> None:
    people = [who(1, 20), who(2, 10)] + [who(n, 0) for n in (3, 4, 5, 6)]
    bracket = Bracket(0b11, gathered([2, 3, 4, 5]))
    field = Field(people, number=3)
    found = dutch_2012.pair_last(field, bracket, Sieve(field, bracket))
    assert found.pairs == ((0, 2), (1, 3), (4, 5))
    field = Field(met(people, (1, 3), (1, 4), (1, 5), (1, 6)), number=3)
    found = dutch_2012.pair_last(field, bracket, Sieve(field, bracket))
    assert found.pairs == ((0, 1), (2, 4), (3, 5))


@rule("C.14.b1")
def test_pairs_are_given_up_before_m_1() -> None:
    people = [who(1, 20), who(2, 10), who(3, 10), who(4, 10), who(5, 0), who(6, 0)]
    people = met(people, (5, 6), (2, 3), (1, 4))
    found = paired(people)
    assert kinds(found) == ["normal", "penultimate", "merged"]
    assert found.brackets[1].mdps == (1,)
    assert found.brackets[1].pairs == ((1, 2),)
    assert of(people) == [(1, 2), (3, 5), (4, 6)]


@rule("C.13", "C.14.b2")
def test_when_nobody_of_the_moved_down_can_be_kept_everybody_goes_down() -> None:
    people = only([who(1, 20), who(2, 10), who(3, 10), who(4, 0)], (1, 2), (1, 3), (1, 4), (2, 3))
    found = paired(people)
    assert kinds(found) == ["normal", "penultimate", "merged"]
    assert (found.brackets[1].pairs, found.brackets[1].down) == ((), (1, 2, 3))
    assert of(people) == [(1, 4), (2, 3)]


@rule("D.4")
def test_the_sum_of_the_squared_differences() -> None:
    field = Field([who(1, 30), who(2, 20), who(3, 10), who(4, 5), who(5, 0)], number=3)
    bracket = Bracket(0b1, 0b11110, merged=True)
    sums = {
        (c.pairs, c.down): dutch_2012.article_d_4(field, bracket, c)
        for c in dutch_2012_brackets.complete_pairings(field, bracket)
    }
    assert sums[((0, 1), (2, 3)), 1 << 4] == 100 + 25 + 100
    assert sums[((0, 2), (1, 3)), 1 << 4] == 400 + 225 + 100
    assert sums[((0, 1), (3, 4)), 1 << 2] == 100 + 25 + 400


# -------------------------------------------------------------------------------------------- the bye


@rule("B.1.b")
def test_the_bye_goes_to_the_lowest_who_may_have_it() -> None:
    people = [who(1, 10), who(2, 10), who(3, 0), who(4, 0), who(5, 0, may_have_pab=False)]
    assert paired(people).bye == 4


@rule("B.1.b")
def test_when_nobody_has_the_right_those_who_had_least_may() -> None:
    people = [who(n, 0, may_have_pab=False) for n in (1, 2, 3)]
    assert dutch_2012.pair_field(Field(people, number=3)).bye == 3
    assert dutch_2012.pair_field(Field(people, number=3, gifts={1: 1, 2: 1, 3: 2})).bye == 2
    assert dutch_2012.pair_field(Field(people, number=3, gifts={1: 1, 2: 2, 3: 3})).bye == 1
    alone = met(people, (2, 3))
    assert dutch_2012.pair_field(Field(alone, number=3, gifts={1: 1, 2: 2, 3: 3})).bye == 2


@rule("C.10.d")
def test_the_bye_is_a_downfloat_of_a_resident() -> None:
    people = [who(1, 0), who(2, 0), who(3, 0, floats=".d")]
    found = paired(people)
    assert (of(people), found.bye) == ([(1, 3)], 2)


def test_a_round_that_cannot_be_paired() -> None:
    with pytest.raises(LiteralImpossible):
        paired(met([who(n, 0) for n in (1, 2, 3, 4)], (1, 2), (1, 3), (1, 4)))
