"""The literal enumerators of the Dutch texts: exchanges, transpositions and sets in order."""

import itertools
import random
from types import ModuleType

import pytest

from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import (
    Bracket,
    Candidate,
    Exchange,
    Field,
    candidates,
    downfloaters,
    exchange_order,
    exchanges,
    first_generated,
    first_of_homogeneous,
    gathered,
    generated,
    splits,
    transpositions,
)
from tests.literal.dutch_cases import both, mdp_sets, rule
from tests.literal.dutch_people import who

# ------------------------------------------------------------------------------------ generation order


@rule("dutch-2026", "4.3")
def test_exchanges_of_ten_players() -> None:
    single = [f"{e.leaving[0]}-{e.coming[0]}" for e in exchanges(10, 5) if len(e.leaving) == 1]
    assert single[:16] == [
        "5-6",
        *("5-7", "4-6"),
        *("5-8", "4-7", "3-6"),
        *("5-9", "4-8", "3-7", "2-6"),
        *("5-10", "4-9", "3-8", "2-7", "1-6"),
        "4-10",
    ]
    assert len(single) == 25
    assert exchanges(10, 5)[0] == Exchange((), ())
    assert [len(e.leaving) for e in exchanges(10, 5)] == [0] + [1] * 25 + [2] * 100 + [3] * 100 + [4] * 25 + [5]


@rule("dutch-2017", "D.2")
@rule("dutch-2026", "4.3")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (Exchange((4,), (6,)), Exchange((5,), (8,))),
        (Exchange((4, 3), (8, 6)), Exchange((5, 4), (9, 8))),
        (Exchange((5,), (8,)), Exchange((4,), (7,))),
        (Exchange((5, 2), (6, 7)), Exchange((4, 3), (6, 7))),
        (Exchange((5, 4, 1), (6, 7, 8)), Exchange((5, 3, 2), (6, 7, 8))),
        (Exchange((5,), (6,)), Exchange((5,), (7,))),
        (Exchange((5, 4), (6, 9)), Exchange((5, 4), (7, 8))),
        (Exchange((5, 4, 3), (6, 7, 10)), Exchange((5, 4, 3), (6, 8, 9))),
        (Exchange((1,), (11,)), Exchange((5, 4), (6, 7))),
    ],
)
def test_comparisons_of_exchanges(earlier: Exchange, later: Exchange) -> None:
    assert exchange_order(earlier) < exchange_order(later)
    order = exchanges(11, 5)
    normal = [Exchange(tuple(sorted(e.leaving)), tuple(sorted(e.coming))) for e in (earlier, later)]
    assert order.index(normal[0]) < order.index(normal[1])


@rule("dutch-2017", "D.1")
@rule("dutch-2026", "4.2")
def test_transpositions() -> None:
    eleven = [tuple(b + 1 for b in order) for order in transpositions(11, splits(11, 5)[0], 5)]
    assert eleven[:5] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11), (6, 7, 8, 11, 9)]
    assert len(eleven) == 720
    assert eleven[-1] == (11, 10, 9, 8, 7)
    assert len(list(transpositions(11, 0b11, 2))) == 72


@rule("dutch-2017", "B.6")
@rule("dutch-2026", "3.6")
def test_the_walk_through_four_and_five_players() -> None:
    def told(players: int) -> list[str]:
        walk = generated(players, 2)
        return [" ".join(f"{a + 1}{b + 1}" for a, b in sorted(c)) for c in itertools.islice(walk, 9)]

    assert told(4)[:5] == ["13 24", "14 23", "12 34", "14 23", "12 34"]
    assert told(5) == ["13 24", "13 25", "14 23", "14 25", "15 23", "15 24", "12 34", "12 35", "14 23"]


@rule("dutch-2017", "B.8")
@rule("dutch-2026", "3.8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_of_any_candidates_the_one_the_walk_meets_first_is_taken(players: int) -> None:
    rng = random.Random(players)
    for number_of_pairs in range(1, players // 2 + 1):
        order = list(dict.fromkeys(generated(players, number_of_pairs)))
        for _ in range(60):
            some = rng.sample(order, rng.randint(1, min(len(order), 12)))
            found = [Candidate(tuple(sorted(c)), 0) for c in some]
            first = first_of_homogeneous(found, (1 << players) - 1)
            assert frozenset(first.pairs) == min(some, key=order.index)


def test_every_pairing_is_generated() -> None:
    field = Field([who(n, 10) for n in range(1, 8)])
    bracket = Bracket(0, field.everybody, 0)
    every = {frozenset(c.pairs) for d in downfloaters(field, bracket, 1) for c in candidates(field, bracket, d)}
    assert len(every) == 105
    assert every == set(generated(7, 3))


@rule("dutch-2026", "4.4.2")
@rule("dutch-2017", "D.3")
def test_the_order_of_mdp_sets() -> None:
    field, bracket, found = mdp_sets()
    assert len(found) == 12
    one_four = [c for c in found if {a for a, _ in c.pairs} in ({0, 3}, {1, 2})]
    assert first_generated(found, field, bracket, dutch_2026.article_4_4_2).pairs == ((0, 4), (1, 5))
    assert first_generated(one_four, field, bracket, dutch_2026.article_4_4_2).pairs == ((0, 4), (3, 5))
    assert first_generated(one_four, field, bracket, dutch_2017.article_d_3).pairs == ((1, 4), (2, 5))


@both("B.7", "3.7")
def test_the_remainder_is_altered_before_the_mdp_pairing_and_that_before_the_mdp_set(edition: ModuleType) -> None:
    order = dutch_2017.article_d_3 if edition is dutch_2017 else dutch_2026.article_4_4_2
    field = Field([who(1, 20), who(2, 20)] + [who(n, 10) for n in range(3, 8)])
    bracket = Bracket(0b11, gathered(range(2, 7)), 0)
    found = [c for d in downfloaters(field, bracket, 3) for c in candidates(field, bracket, d)]
    found = [c for c in found if (c.down & 0b11).bit_count() == 1]  # one MDP in the Limbo, one pair of the remainder
    walk = []
    while found:
        walk.append(first_generated(found, field, bracket, order))
        found.remove(walk[-1])
    told = [" ".join(f"{a + 1}{b + 1}" for a, b in c.pairs) for c in walk]
    assert told[:6] == ["13 45", "13 46", "13 47", "13 56", "13 57", "13 67"]
    assert told[6:9] == ["14 35", "14 36", "14 37"]
    assert told[30:33] == ["23 45", "23 46", "23 47"]
    assert len(told) == 60
