"""Small positions of the Dutch texts, and rounds that the enumerators pair of them."""

from collections.abc import Collection, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fairswiss.model import (
    Absence,
    Game,
    Player,
    Round,
    Tournament,
)
from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import Bracket, Candidate, Field, Sieve, candidates, downfloaters, gathered, listed
from tests.literal.dutch_facts import LiteralRound, Person
from tests.literal.dutch_people import who

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
EDITIONS = (dutch_2017, dutch_2026)


def rule(edition: str, *articles: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(edition, *articles)


def both(old: str, new: str) -> pytest.MarkDecorator:
    """A test for both editions, with the article of each."""
    return pytest.mark.parametrize(
        "edition",
        [
            pytest.param(dutch_2017, id="2017", marks=rule("dutch-2017", old)),
            pytest.param(dutch_2026, id="2026", marks=rule("dutch-2026", new)),
        ],
    )


def of(edition: ModuleType, people: Sequence[Person], **options: Any) -> tuple[set[frozenset[int]], int | None]:
    """The pairs, without their colours, and the bye."""
    paired = whole(edition, people, **options)
    return {frozenset(pair) for pair in paired.pairs}, paired.bye


def whole(edition: ModuleType, people: Sequence[Person], **options: Any) -> LiteralRound:
    found: LiteralRound = edition.pair_field(Field(people), **options)
    return found


def pairs(*two: tuple[int, int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in two}


def event(count: int, *rounds: Round, planned: int = 9, **facts: Any) -> Tournament:
    players = [Player(number, f"Player {number}", 2000 - number) for number in range(1, count + 1)]
    return Tournament.build(players, **{"rounds": rounds, "rounds_planned": planned, "first_colour": "w", **facts})


def mdp_sets() -> tuple[Field, Bracket, list[Candidate]]:
    """Four MDPs, of whom two are paired with the two residents; 1 and 2 have the same score, 3 has more than 4."""
    field = Field([who(1, 40), who(2, 40), who(3, 30), who(4, 20), who(5, 10), who(6, 10)])
    bracket = Bracket(gathered([0, 1, 2, 3]), gathered([4, 5]), 0)
    return field, bracket, [c for d in downfloaters(field, bracket, 2) for c in candidates(field, bracket, d)]


def c5_case() -> Tournament:
    """Round 3 of 3; 1 and 2 have two points, 3 and 4 half a point and have met, 5 has none, 6 has gone."""
    return event(
        6,
        Round.of([Game(1, 3, "1", "0"), Game(4, 2, "0", "1"), Game(5, 6, "0", "1")]),
        Round.of([Game(6, 1, "0", "1"), Game(2, 5, "1", "0"), Game(3, 4, "=", "=")]),
        planned=3,
        absences=(Absence(3, 6, "Z"),),
    )


def choose(
    edition: ModuleType, people: Sequence[Person], mdps: Collection[int], residents: Collection[int]
) -> tuple[set[frozenset[int]], set[int]]:
    """The best candidate of one bracket: its pairs and its downfloaters."""
    field = Field(people)

    def places(numbers: Collection[int]) -> int:
        return gathered([place for place, p in enumerate(people) if p.number in numbers])

    inside = places(mdps) | places(residents)
    below = field.everybody & ~inside
    groups = [group for group in field.scoregroups() if group & below]
    bracket = Bracket(places(mdps), places(residents), below, groups[0] if groups else 0)
    if edition is dutch_2026:
        best = dutch_2026.best_candidate(field, bracket, Sieve(field, bracket, dutch_2026.article_4_4_2))
    else:
        sieve = Sieve(field, bracket, dutch_2017.article_d_3)
        best = dutch_2017.best_candidate(field, bracket, sieve, complete=not below)
    return (
        {frozenset((people[a].number, people[b].number)) for a, b in best.pairs},
        {people[place].number for place in listed(best.down)},
    )
