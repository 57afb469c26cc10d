"""Players for the tests of the Dutch enumerators, made up in one line each."""

from collections.abc import Sequence
from typing import Any

from tests.literal.dutch_facts import Person


def who(number: int, score: int, history: str = "", floats: str = "", **facts: Any) -> Person:
    """A player; the floats are one letter a round, a dot for none."""
    return Person(number, score, history, tuple("" if f == "." else f for f in floats), parity=number, **facts)


def met(people: Sequence[Person], *pairs: tuple[int, int]) -> list[Person]:
    """These players, of whom some have met."""
    opponents: dict[int, set[int]] = {p.number: set() for p in people}
    for a, b in pairs:
        opponents[a].add(b)
        opponents[b].add(a)
    return [
        Person(
            p.number, p.score, p.history, p.floats, p.topscorer, p.may_have_pab, p.unplayed,
            frozenset(opponents[p.number]), p.number,
        )
        for p in people
    ]  # fmt: skip
