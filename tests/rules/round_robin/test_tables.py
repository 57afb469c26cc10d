"""The tables: as they have always been printed, and what holds for every size."""

from collections import Counter
from itertools import combinations, groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss import BadRequest, Schedule, schedule
from fairswiss.kernel.tables.berger import meeting_row
from fairswiss.model import TooLarge

PRINTED = {
    2: "1-2",
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 "
    "| 4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 "
    "| 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 "
    "| 5-10 6-4 7-3 8-2 9-1",
}
SIZES = st.integers(2, 60)


def written(found: Schedule) -> str:
    return " | ".join(" ".join(f"{white}-{black}" for white, black in r.games) for r in found.rounds)


def colours(found: Schedule, place: int) -> str:
    """The colours of a player, round by round; rests are left out."""
    return "".join(
        "w" if place == white else "b" for r in found.rounds for white, black in r.games if place in (white, black)
    )


def longest_run(letters: str) -> int:
    return max((len(list(run)) for _, run in groupby(letters)), default=0)


@pytest.mark.rule("round_robin", "C.05 Annex 1")
@pytest.mark.rule("double_round_robin", "C.05 Annex 1")
@pytest.mark.parametrize("players", PRINTED)
def test_the_tables_are_the_printed_ones(players: int) -> None:
    assert written(schedule(players)) == PRINTED[players]


@pytest.mark.rule("round_robin", "reading 3")
@pytest.mark.rule("double_round_robin", "reading 3")
def test_with_an_odd_number_whoever_would_meet_the_missing_place_rests() -> None:
    found = schedule(5)
    assert written(found) == "2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1"  # the table of 6 without 6
    assert [scheduled.rests for scheduled in found.rounds] == [1, 4, 2, 5, 3]


@pytest.mark.rule("double_round_robin", "reading 7", "C.05 Annex 1")
def test_the_second_cycle_reverses_the_colours_and_the_first_ends_with_two_rounds_exchanged() -> None:
    assert written(schedule(4, double=True)) == "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3"
    plain = schedule(4, double=True, first_cycle="plain")
    assert written(plain) == "1-4 2-3 | 4-3 1-2 | 2-4 3-1 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3"
    assert [(scheduled.cycle, scheduled.row) for scheduled in schedule(4, double=True).rounds] == [
        (1, 1), (1, 3), (1, 2), (2, 1), (2, 2), (2, 3),
    ]  # fmt: skip
    assert written(schedule(2, double=True)) == "1-2 | 2-1"


@settings(max_examples=60, deadline=None)
@given(players=SIZES, double=st.booleans(), first_cycle=st.sampled_from(["exchanged", "plain"]))
def test_everybody_meets_everybody_once_a_cycle(players: int, double: bool, first_cycle: str) -> None:
    found = schedule(players, double=double, first_cycle=first_cycle)
    everybody = set(range(1, players + 1))
    for scheduled in found.rounds:
        resting = [] if scheduled.rests is None else [scheduled.rests]
        assert sorted([*(place for game in scheduled.games for place in game), *resting]) == sorted(everybody)
    games = [game for scheduled in found.rounds for game in scheduled.games]
    met = Counter(frozenset(game) for game in games)
    assert met == dict.fromkeys(map(frozenset, combinations(everybody, 2)), 2 if double else 1)
    assert not double or len(set(games)) == len(games)  # once with each colour
    rests = Counter(scheduled.rests for scheduled in found.rounds if scheduled.rests)
    assert rests == (dict.fromkeys(everybody, 2 if double else 1) if players % 2 else {})


@settings(max_examples=60, deadline=None)
@given(players=SIZES)
def test_colours_are_level_within_one_and_nobody_has_one_three_times_running(players: int) -> None:
    single, double = schedule(players), schedule(players, double=True)
    for place in range(1, players + 1):
        own = colours(single, place)
        assert abs(own.count("w") - own.count("b")) == (len(own) % 2)
        assert longest_run(own) <= 2
        twice = colours(double, place)
        assert twice.count("w") == twice.count("b")
        assert longest_run(twice) <= 2


def test_without_the_exchange_some_have_a_colour_three_times_running() -> None:
    found = schedule(6, double=True, first_cycle="plain")
    assert max(longest_run(colours(found, place)) for place in range(1, 7)) == 3


@pytest.mark.rule("round_robin", "reading 2")
@pytest.mark.rule("double_round_robin", "reading 2")
@settings(max_examples=30, deadline=None)
@given(players=SIZES)
def test_the_sums_that_explain_the_table_hold(players: int) -> None:
    size = players + players % 2
    for scheduled in schedule(players).rounds:
        for white, black in scheduled.games:
            assert meeting_row(size, white, black) == scheduled.row
            low, high = sorted((white, black))
            if high == size:
                assert 2 * low in (scheduled.row + 1, scheduled.row + size)
                assert (white == size) == (low > size // 2)
            else:
                assert low + high in (scheduled.row + 1, scheduled.row + size)
                assert (white == low) == ((low + high) % 2 == 1)


def test_what_cannot_be_scheduled_says_why() -> None:
    with pytest.raises(BadRequest, match="at least 2 players, not 1"):
        schedule(1)
    with pytest.raises(TooLarge, match="at most 500"):
        schedule(501)
    with pytest.raises(BadRequest, match="Known: exchanged, plain"):
        schedule(4, double=True, first_cycle="sideways")
    assert len(schedule(500, double=True).rounds) == 998
