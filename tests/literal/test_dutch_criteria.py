"""The literal enumerators of the Dutch texts: each criterion by hand."""

from types import ModuleType

import pytest

from fairswiss.model import (
    Game,
    Round,
)
from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import Bracket, Candidate, Field
from tests.literal.dutch_cases import both, choose, event, of, pairs, rule, whole
from tests.literal.dutch_people import met, who


@rule("dutch-2017", "A.8")
def test_the_score_differences_of_a_candidate() -> None:
    field = Field([who(1, 30), who(2, 25), who(3, 20), who(4, 20), who(5, 20)])
    bracket = Bracket(0b00011, 0b11100, 0)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((0, 2), (1, 3)), 0b10000)) == (10, 10, 5)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((0, 2), (3, 4)), 0b00010)) == (15, 10, 0)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((1, 2), (3, 4)), 0b00001)) == (20, 5, 0)


@both("C.6", "2.4.2")
def test_the_lower_score_floats_on(edition: ModuleType) -> None:
    people = [who(1, 30), who(2, 25), who(3, 20), who(4, 10)]
    forbidden = pairs((1, 2))
    paired = edition.pair_field(Field(people, forbidden))
    assert {frozenset(pair) for pair in paired.pairs} == pairs((1, 3), (2, 4))
    best = choose(edition, people, mdps=[1, 2], residents=[3])
    assert best == (pairs((1, 3)), {2})


@both("C.7", "2.4.3")
def test_who_floats_should_find_an_opponent_in_the_following_bracket(edition: ModuleType) -> None:
    people = met([who(1, 20), who(2, 20), who(3, 20), who(4, 10), who(5, 0), who(6, 0)], (3, 4))
    assert of(edition, people) == (pairs((1, 3), (2, 4), (5, 6)), None)
    name = "C8" if edition is dutch_2026 else "C.7"
    assert of(edition, people, without=frozenset({name})) == (pairs((1, 2), (3, 5), (4, 6)), None)


@rule("dutch-2017", "C.7")
def test_in_a_following_last_bracket_somebody_must_be_able_to_take_the_pab() -> None:
    people = [
        who(1, 20, may_have_pab=False),
        who(2, 20),
        who(3, 20, may_have_pab=False),
        who(4, 10, may_have_pab=False),
        who(5, 10, may_have_pab=False),
    ]
    paired = whole(dutch_2017, people)
    assert [b.kind for b in paired.brackets] == ["normal", "last"]
    assert of(dutch_2017, people) == (pairs((1, 3), (4, 5)), 2)


@both("C.8", "2.4.5")
def test_topscorers_beyond_a_difference_of_two(edition: ModuleType) -> None:
    top = [who(n, 60, "bwwbww" if n in (1, 3) else "bbwbww", topscorer=True) for n in (1, 2, 3, 4)]
    assert [p.difference for p in top] == [2, 0, 2, 0]
    assert of(edition, top) == (pairs((1, 4), (2, 3)), None)


@both("C.9", "2.4.6")
def test_topscorers_with_the_same_colour_three_times(edition: ModuleType) -> None:
    top = [who(n, 60, "bww" if n in (1, 3) else "wbw", topscorer=True) for n in (1, 2, 3, 4)]
    assert of(edition, top) == (pairs((1, 4), (2, 3)), None)
    name = "C11" if edition is dutch_2026 else "C.9"
    assert of(edition, top, without=frozenset({name})) == (pairs((1, 3), (2, 4)), None)


@both("C.10", "2.4.7")
def test_preferences_are_granted_to_as_many_as_possible(edition: ModuleType) -> None:
    people = [who(1, 10, "bw"), who(2, 10, "wb"), who(3, 10, "bw"), who(4, 10, "wb")]
    assert of(edition, people) == (pairs((1, 4), (2, 3)), None)
    assert whole(edition, people).pairs == [(4, 1), (2, 3)]


@both("C.11", "2.4.8")
def test_strong_preferences_count_more(edition: ModuleType) -> None:
    people = [who(1, 10, "b"), who(2, 10, "wb"), who(3, 10, "b"), who(4, 10, "wb")]
    assert of(edition, people) == (pairs((1, 4), (2, 3)), None)


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("d", dutch_2026, marks=rule("dutch-2026", "2.4.9")),
        pytest.param("d.", dutch_2026, marks=rule("dutch-2026", "2.4.11")),
        pytest.param("d", dutch_2017, marks=rule("dutch-2017", "C.12")),
        pytest.param("d.", dutch_2017, marks=rule("dutch-2017", "C.14")),
    ],
)
def test_nobody_should_float_down_again(floats: str, edition: ModuleType) -> None:
    people = [who(1, 20), who(2, 20), who(3, 20, floats=floats), who(4, 10)]
    assert of(edition, people) == (pairs((1, 3), (2, 4)), None)
    alone = people[:3]
    assert of(edition, alone) == (pairs((1, 3)), 2)  # the PAB too is a downfloat
    assert of(edition, [who(1, 20), who(2, 20), who(3, 20, floats="d..")]) == (pairs((1, 2)), 3)


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("u", dutch_2026, marks=rule("dutch-2026", "2.4.10")),
        pytest.param("u.", dutch_2026, marks=rule("dutch-2026", "2.4.12")),
        pytest.param("u", dutch_2017, marks=rule("dutch-2017", "C.13")),
        pytest.param("u.", dutch_2017, marks=rule("dutch-2017", "C.15")),
    ],
)
def test_nobody_should_float_up_again(floats: str, edition: ModuleType) -> None:
    people = [who(1, 20), who(2, 10, floats=floats), who(3, 10), who(4, 10)]
    assert of(edition, people) == (pairs((1, 3), (2, 4)), None)


@rule("dutch-2026", "2.4.9", "2.4.13")
def test_mdps_are_not_protected_by_c14() -> None:
    """5 needs an MDP, 6 a resident. 2 has floated down before and 3 up, and 2 can meet 3 alone.

    C18 would rather have 2-3 and send 1 down, but C15 comes first and has 1-4, although 2 must go down.
    """
    people = [who(1, 30), who(2, 30, floats="d"), who(3, 20, floats="u"), who(4, 20), who(5, 10), who(6, 10)]
    people = met(people, (2, 4), (3, 5), (4, 5), (5, 6))
    assert choose(dutch_2026, people, mdps=[1, 2], residents=[3, 4]) == (pairs((1, 4)), {2, 3})


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("d", dutch_2026, marks=rule("dutch-2026", "2.4.13")),
        pytest.param("d.", dutch_2026, marks=rule("dutch-2026", "2.4.15")),
        pytest.param("d", dutch_2017, marks=rule("dutch-2017", "C.16")),
        pytest.param("d.", dutch_2017, marks=rule("dutch-2017", "C.18")),
    ],
)
def test_who_floated_down_should_not_fall_deep(floats: str, edition: ModuleType) -> None:
    people = [who(1, 30), who(2, 30, floats=floats), who(3, 20), who(4, 10)]
    assert choose(edition, people, mdps=[1, 2], residents=[3]) == (pairs((2, 3)), {1})
    calm = [who(1, 30), who(2, 30), who(3, 20), who(4, 10)]
    assert choose(edition, calm, mdps=[1, 2], residents=[3]) == (pairs((1, 3)), {2})


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("u", dutch_2026, marks=rule("dutch-2026", "2.4.14")),
        pytest.param("u.", dutch_2026, marks=rule("dutch-2026", "2.4.16")),
        pytest.param("u", dutch_2017, marks=rule("dutch-2017", "C.17")),
        pytest.param("u.", dutch_2017, marks=rule("dutch-2017", "C.19")),
    ],
)
def test_who_floated_up_should_not_climb_high(floats: str, edition: ModuleType) -> None:
    people = [who(1, 40), who(2, 30), who(3, 20, floats=floats), who(4, 20)]
    assert choose(edition, people, mdps=[1, 2], residents=[3, 4]) == (pairs((1, 4), (2, 3)), set())


@both("A.2", "1.2")
def test_order_by_score_before_number(edition: ModuleType) -> None:
    first = Round.of([Game(1, 3, "0", "1"), Game(4, 2, "1", "0")])
    assert [p.number for p in edition.people(event(4, first))] == [3, 4, 1, 2]
