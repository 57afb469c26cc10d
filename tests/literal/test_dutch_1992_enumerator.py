"""The walk through the text of 1992: its orders, and that what it leaves out gives nothing new."""

import itertools
import random

import pytest

from tests.literal.dutch_1992 import (
    article_a_8,
    article_c_14,
    exchanges,
    generated,
    homogeneous_pairings,
    splits,
    transpositions,
)
from tests.literal.dutch_1992_field import Field, people
from tests.literal.dutch_facts import forbidden_pairs
from tests.tournaments import any_history


def anybody(a: int, b: int) -> bool:
    return True


def short(exchange: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    leaving, coming = exchange
    return "".join(map(str, leaving)) + "-" + "".join(map(str, coming))


def test_the_exchanges_of_eight_come_in_the_order_of_the_matrices() -> None:
    # Players 1 and 8 are missing from the matrices: exchanges with them give nothing new.
    order = [short(e) for e in exchanges(8, 4) if 1 not in e[0] and 8 not in e[1] and 0 < len(e[0]) < 3]
    assert order[:9] == ["4-5", "4-6", "3-5", "4-7", "3-6", "2-5", "3-7", "2-6", "2-7"]
    assert order[9:] == ["34-56", "34-57", "24-56", "34-67", "24-57", "23-56", "24-67", "23-57", "23-67"]


def test_the_transpositions_come_in_ascending_order() -> None:
    found = ["".join(map(str, row)) for row in transpositions((1, 2, 3, 4), (5, 6, 7, 8), anybody)]
    assert found[:8] == ["5678", "5687", "5768", "5786", "5867", "5876", "6578", "6587"]
    assert len(found) == 24


@pytest.mark.parametrize("players", range(2, 8))
def test_every_pairing_first_comes_with_the_higher_player_of_each_pair_in_s1(players: int) -> None:
    for pairs in range(1, players // 2 + 1):
        literal = [
            frozenset(tuple(sorted(two)) for two in zip(upper, rows, strict=True))
            for upper, lower in splits(players, pairs)
            for rows in itertools.permutations(lower, pairs)
        ]
        found = [frozenset(one) for one in homogeneous_pairings(range(players), pairs, anybody)]
        assert list(dict.fromkeys(literal)) == found


def test_x_is_never_more_than_the_least_number_of_clashes_at_any_level() -> None:
    # So that "as few clashes as possible" is the same as the budget of A8, lowered by C14 and raised by C11.
    for seed in range(300):
        tournament = any_history(random.Random(seed))
        field = Field(people(tournament), forbidden_pairs(tournament))
        for group in field.scoregroups():
            if group.bit_count() > 7:
                continue
            for level in article_c_14(0, group.bit_count(), lowest=False):
                for candidate in generated(field, 0, group, level):
                    assert candidate.clashes >= article_a_8(field, group) - level.steps
