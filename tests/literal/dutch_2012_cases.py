"""Small positions of the Dutch text of 2012, and rounds that the enumerator pairs of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fairswiss.model import Player, Round, Tournament
from tests.literal import dutch_2012
from tests.literal.dutch_2012 import LiteralRound
from tests.literal.dutch_2012_brackets import Field
from tests.literal.dutch_facts import Person
from tests.literal.dutch_people import met

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "dutch-2012"
needs_data = pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")


def rule(*articles: str) -> pytest.MarkDecorator:
    return pytest.mark.rule("dutch-2012", *articles)


def only(people: Sequence[Person], *pairs: tuple[int, int]) -> list[Person]:
    """These players, of whom no others than these pairs are left to meet."""
    numbers = [p.number for p in people]
    return met(people, *[(a, b) for a in numbers for b in numbers if a < b and (a, b) not in pairs])


def paired(people: Sequence[Person], number: int = 3, **options: Any) -> LiteralRound:
    return dutch_2012.pair_field(Field(people, number=number), **options)


def of(people: Sequence[Person], number: int = 3, **options: Any) -> list[tuple[int, int]]:
    """The pairs without their colours."""
    return sorted((min(pair), max(pair)) for pair in paired(people, number, **options).pairs)


def kinds(found: LiteralRound) -> list[str]:
    return [bracket.kind for bracket in found.brackets]


def event(count: int, *rounds: Round, planned: int = 9, **facts: Any) -> Tournament:
    players = [Player(number, f"Player {number}", 2000 - number) for number in range(1, count + 1)]
    return Tournament.build(players, **{"rounds": rounds, "rounds_planned": planned, "first_colour": "w", **facts})
