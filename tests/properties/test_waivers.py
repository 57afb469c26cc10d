"""With a waiver the round is paired with as few waived cases as possible (reading 26)."""

from collections.abc import Mapping
from functools import cache

import pytest
from hypothesis import HealthCheck, assume, given, settings

from fairswiss.kernel.options import Options
from fairswiss.model import NoPairing, Tournament
from fairswiss.rules.dubov_1997.round import pair_next_round
from tests.literal.dubov_1997_people import Person, forbidden_pairs, may_take, people_of
from tests.tournaments import histories

ALL = frozenset({"2.2", "2.3", "2.4"})


def fewest_cases(people: Mapping[int, Person], apart: set[frozenset[int]]) -> int | None:
    """Of all ways to pair these people without a rematch, the least number of forbidden colours; by trying all."""

    def cases(one: Person, other: Person) -> int:
        return min(
            (not may_take(one.history, mine)) + (not may_take(other.history, yours))
            for mine, yours in (("w", "b"), ("b", "w"))
        )

    @cache
    def least(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        one = min(left)
        found = []
        for other in left - {one}:
            rest = least(left - {one, other})
            if rest is not None and other not in people[one].met and frozenset((one, other)) not in apart:
                found.append(rest + cases(people[one], people[other]))
        return min(found, default=None)

    return least(frozenset(people))


def impossible(tournament: Tournament) -> bool:
    """Whether the round needs a waiver."""
    try:
        pair_next_round(tournament)
    except NoPairing:
        return True
    return False


@pytest.mark.rule("dubov_1997", "reading 26")
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(histories(max_players=8, min_rounds=3))
def test_as_few_cases_as_possible_are_waived(tournament: Tournament) -> None:
    assume(impossible(tournament))
    people = people_of(tournament)
    apart = forbidden_pairs(tournament)
    try:
        pairing = pair_next_round(tournament, Options(waivers=ALL), True)
    except NoPairing:
        without_one = [{n: p for n, p in people.items() if n != out} for out in people] if len(people) % 2 else [people]
        assert all(fewest_cases(some, apart) is None for some in without_one)
        return
    broken = sum(
        (not may_take(people[board.white].history, "w")) + (not may_take(people[board.black].history, "b"))
        for board in pairing.pairs
    )
    barred = pairing.bye is not None and not people[pairing.bye].may_have_bye
    choices: list[int | None] = list(people) if len(people) % 2 else [None]
    least = [
        cases + (out is not None and not people[out].may_have_bye)
        for out in choices
        if (cases := fewest_cases({n: p for n, p in people.items() if n != out}, apart)) is not None
    ]
    assert broken + barred == min(least)
    assert pairing.explanation is not None
    marked = sum(reason.waived is not None for reason in pairing.explanation.colours)
    assert (marked > 0) == (broken > 0)
