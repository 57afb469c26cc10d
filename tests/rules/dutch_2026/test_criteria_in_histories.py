"""Each criterion decides a round of some scrambled history: byes, forfeits, absences, acceleration and all.

The histories were searched for: without the criterion the round is paired otherwise. What is expected is pinned here,
and the literal enumerator says the same of it with the criterion and without.
"""

import random

import pytest

from fairswiss.model import Tournament
from tests.rules.dutch.positions import DUTCH_2017, DUTCH_2026, boards, pairs_without
from tests.tournaments import scrambled_history

IN_2026 = [
    ("C7", 36, "3-1 2-6 5-4 7", "1-2 3-6 4-5 7"),
    ("C8", 185, "1-3 5-2 6-4", "1-5 2-4 3-6"),
    ("C9", 455, "1-4 8-3 5-7 2", "1-2 3-8 5-7 4"),
    ("C10", 187, "6-1 4-2 7-3 5", "2-6 3-5 4-7 1"),
    ("C11", 152, "2-1 3-6 4-5 7", "1-6 2-3 4-5 7"),
    ("C12", 5, "1-4 2-8 5-3 7-6", "1-4 2-5 3-8 6-7"),
    ("C13", 19, "1-4 2-8 5-3 6-7", "1-4 2-5 3-8 6-7"),
    ("C14", 47, "1-6 5-2 4-7 3", "1-7 2-5 4-6 3"),
    ("C15", 169, "7-1 2-3 4-6 5", "1-3 2-6 4-7 5"),
    ("C16", 333, "2-1 4-3 7-5 8-6", "1-8 2-5 3-4 6-7"),
    ("C17", 2065, "1-5 2-3 8-4 6-7", "1-3 2-8 4-6 5-7"),
    ("C18", 17, "1-3 2-4 5-7 8-6", "1-7 2-4 3-5 6-8"),
    ("C19", 483, "3-1 2-5 7-4 8-6", "1-7 2-5 3-4 6-8"),
    ("C20", 1290, "6-2 3-4 5-7 1", "2-6 3-5 4-7 1"),
    ("C21", 1241, "2-1 8-3 7-4 5-6", "1-7 2-4 3-8 5-6"),
]

IN_2017 = [
    ("C.6", 77, "1-7 3-5 6-4 2", "1-3 4-6 5-7 2"),
    ("C.7", 78, "3-1 2-4 6", "1-2 3-6 4"),
    ("C.8", 187, "6-1 4-2 7-3 5", "2-6 3-5 4-7 1"),
    ("C.9", 152, "2-1 3-6 4-5 7", "1-6 2-3 4-5 7"),
    ("C.10", 5, "1-4 2-8 5-3 7-6", "1-4 2-5 3-8 6-7"),
    ("C.11", 19, "1-4 2-8 5-3 6-7", "1-4 2-5 3-8 6-7"),
    ("C.12", 147, "1-5 6-2 4-3 7-8", "1-8 2-6 3-4 5-7"),
    ("C.13", 169, "7-1 2-3 4-6 5", "1-3 2-6 4-7 5"),
    ("C.14", 333, "2-1 4-3 7-5 8-6", "1-8 2-5 3-4 6-7"),
    ("C.15", 2065, "1-5 2-3 8-4 6-7", "1-3 2-8 4-6 5-7"),
    ("C.16", 17, "1-3 2-4 5-7 8-6", "1-7 2-4 3-5 6-8"),
    ("C.17", 483, "3-1 2-5 7-4 8-6", "1-7 2-5 3-4 6-8"),
    ("C.18", 2598, "7-1 2-4 8-6", "1-8 2-4 6-7"),
    ("C.19", 1241, "2-1 8-3 7-4 5-6", "1-7 2-4 3-8 5-6"),
]


def history(seed: int) -> Tournament:
    rng = random.Random(seed)
    return scrambled_history(rng, players=rng.choice((6, 7, 8)), rounds=rng.randint(2, 5))


@pytest.mark.parametrize(("criterion", "seed", "expected", "otherwise"), IN_2026, ids=str)
def test_the_criterion_of_2026_decides(criterion: str, seed: int, expected: str, otherwise: str) -> None:
    assert boards(DUTCH_2026, history(seed)) == expected
    assert pairs_without(DUTCH_2026, history(seed), criterion) == otherwise


@pytest.mark.parametrize(("criterion", "seed", "expected", "otherwise"), IN_2017, ids=str)
def test_the_criterion_of_2017_decides(criterion: str, seed: int, expected: str, otherwise: str) -> None:
    assert boards(DUTCH_2017, history(seed)) == expected
    assert pairs_without(DUTCH_2017, history(seed), criterion) == otherwise


def test_no_criterion_is_missing() -> None:
    # Nothing can be left out before C7 and C.6: the number of downfloaters is what the enumerator starts with.
    assert [row[0] for row in IN_2026] == [f"C{number}" for number in range(7, 22)]
    assert [row[0] for row in IN_2017] == [f"C.{number}" for number in range(6, 20)]
