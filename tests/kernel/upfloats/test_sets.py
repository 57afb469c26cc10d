"""Upfloaters by counting and from short lists are those that the whole weighted matching finds."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.kernel.matchings import best_perfect_matching
from fairswiss.kernel.upfloats import sets
from fairswiss.kernel.upfloats.sets import fewest, pair_up, upfloaters
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.entrants import ranking as by_rank
from tests.rules.double_swiss_2026.positions import who


def field(rng: random.Random) -> tuple[list[Entrant], list[Entrant]]:
    """A scoregroup and everybody below it: small groups, large ones, a group that has met itself."""
    sizes = [
        rng.choice((1, 2, 3, 5, 9, 17)),
        rng.choice((1, 2, 4, 11, 21)),
        rng.choice((2, 5, 12, 25)),
        rng.randint(0, 9),
    ]
    scores = [40 - 10 * place for place, size in enumerate(sizes) for _ in range(size)]
    scores += scores[-1:] * (len(scores) % 2)
    met: dict[int, set[int]] = {number: set() for number in range(len(scores))}
    for _ in range(rng.randint(0, 3) * len(scores) // 2):
        one, other = rng.sample(range(len(scores)), 2)
        met[one].add(other)
        met[other].add(one)
    crowd = [number for number, score in enumerate(scores) if score == rng.choice((40, 30))][: rng.choice((0, 0, 4))]
    for one in crowd:
        met[one] |= set(crowd) - {one}
    players = [
        who(number + 1, score, [other + 1 for other in met[number]], floated=rng.random() < 0.3)
        for number, score in enumerate(scores)
    ]
    top = [player for player in players if player.score == scores[0]]
    return top, sorted(players[len(top) :], key=by_rank)


def numbers(players: Sequence[Entrant]) -> list[int]:
    return [player.number for player in players]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**40), gone=st.booleans())
def test_the_quick_ways_find_what_the_whole_matching_finds(seed: int, gone: bool) -> None:
    """The next scoregroup may be gone: those who were in it are asked about, and their pair is made already."""
    group, below = field(random.Random(seed))
    if not pair_up([*group, *below]):
        return
    score = 35 if gone else None
    found = upfloaters(group, below, lambda player: player.upfloated[0], score)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sets, "plenty", lambda count, most, others=0: False)
        following, rest = sets.split(below, score) if below else ([], [])
        whole = sets.choose_by_weight(group, following, rest, lambda player: player.upfloated[0])
    assert numbers(found) == numbers(whole)


def test_a_large_field_needs_no_matching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "best_perfect_matching", None)
    group = [who(number, 20) for number in range(1, 500)]
    below = [who(number, 10, floated=number == 500) for number in range(500, 1001)]
    assert numbers(upfloaters(group, below, lambda player: player.upfloated[0])) == [501]
    assert fewest(group, below) == 1


def test_a_small_group_above_a_large_one_is_chosen_from_a_short_list(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    matched = best_perfect_matching

    def counted(count: int, *more: object) -> object:
        seen.append(count)
        return matched(count, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(sets, "best_perfect_matching", counted)
    group = [who(1, 20, [2]), who(2, 20, [1, 3])]
    below = [who(number, 10, [2] if number == 3 else []) for number in range(3, 2001)]
    assert numbers(upfloaters(group, below, lambda player: False)) == [3, 4]
    assert max(seen) < 20


def test_those_of_a_large_group_stand_for_each_other() -> None:
    group = [who(number, 20) for number in range(1, 102)]
    following = [who(102, 10), who(103, 10, [104]), who(104, 10, [103])]
    rest = [who(number, 0) for number in range(105, 205)]
    # 102 would leave two who have met; 103 leaves 102 and 104
    assert numbers(upfloaters(group, [*following, *rest], lambda player: False)) == [103]
