"""Groups that shall not meet: a strict one never does in its rounds, and one "if possible" whenever that can be."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.model import NoPairing, Player, Prohibition, Tournament
from fairswiss.model.facts import Bond
from fairswiss.usecases.rounds import check, pair, why_not
from fairswiss.why import obstacles, steps

SYSTEMS = ("dutch-2026", "dutch-2012", "dubov-2026", "burstein-2026", "lim-2026", "keizer")
ROUNDS = 6


def event(count: int, groups: Sequence[Prohibition] = ()) -> Tournament:
    people = [Player(number, f"Player {number}", 2400 - 10 * number) for number in range(1, count + 1)]
    return Tournament.build(people, rounds_planned=ROUNDS, first_colour="w", prohibitions=tuple(groups))


def played(tournament: Tournament, system: str, chance: Random) -> Tournament:
    """One more round, with results by lot."""
    paired = pair(tournament, system)
    tournament = tournament.with_round(paired.games(), paired.bye)
    results = {game: chance.choice((("1", "0"), ("=", "="), ("0", "1"))) for game in paired.games()}
    return tournament.with_results(results)


def together(games: Sequence[tuple[int, int]], group: Prohibition) -> bool:
    return any({*game} <= {*group.players} for game in games)


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=st.integers(0, 10**6), last=st.integers(1, 4), size=st.integers(2, 5))
@settings(max_examples=6, deadline=None)
def test_a_strict_group_never_meets_in_its_rounds(system: str, seed: int, last: int, size: int) -> None:
    chance = Random(seed)
    group = Prohibition(tuple(chance.sample(range(1, 12), size)), 1, last, Bond.CLUB, "A club")
    tournament = event(11, [group])
    with suppress(NoPairing):
        for _ in range(4):
            tournament = played(tournament, system, chance)
    for number, held in enumerate(tournament.rounds, 1):
        if number <= last:
            assert not together([(game.white, game.black) for game in held.games], group)


# -- every round that the absolute criteria of the Dutch system allow, one by one --------------------------------------


def matchings(players: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        rest = [player for player in others if player != other]
        yield from ([(first, other), *pairs] for pairs in matchings(rest))


def absolute(colours: str) -> str:
    """The colour that a player must have, if any."""
    difference = colours.count("w") - colours.count("b")
    if difference > 1 or colours.endswith("ww"):
        return "b"
    return "w" if difference < -1 or colours.endswith("bb") else ""


def rounds_allowed(tournament: Tournament) -> list[tuple[frozenset[int], ...]]:
    """All rounds without a second meeting, a second bye, or two who must have the same colour."""
    met, colours, byes = set(), {player.number: "" for player in tournament.players}, set()
    for held in tournament.rounds:
        for game in held.games:
            met.add(frozenset((game.white, game.black)))
            colours[game.white] += "w"
            colours[game.black] += "b"
        byes |= {bye.player for bye in held.byes}
    found = []
    everybody = [*colours]
    for bye in [None] if len(everybody) % 2 == 0 else [one for one in everybody if one not in byes]:
        for pairs in matchings([one for one in everybody if one != bye]):
            clash = any(absolute(colours[a]) and absolute(colours[a]) == absolute(colours[b]) for a, b in pairs)
            if not clash and not met & {frozenset(one) for one in pairs}:
                found.append(tuple(map(frozenset, pairs)))
    return found


def kept_by_enumeration(tournament: Tournament, groups: Sequence[Prohibition]) -> list[Prohibition]:
    """In the order of weight, each group that some round keeps apart along with those kept before it."""
    allowed, kept = rounds_allowed(tournament), []
    for group in groups:
        left = [pairs for pairs in allowed if not any(pair <= {*group.players} for pair in pairs)]
        if left:
            kept.append(group)
            allowed = left
    return kept


@given(seed=st.integers(0, 10**6), count=st.integers(6, 8), before=st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_a_group_is_kept_apart_whenever_an_enumerated_round_does_so(seed: int, count: int, before: int) -> None:
    chance = Random(seed)
    tournament = event(count)
    with suppress(NoPairing):
        for _ in range(before):
            tournament = played(tournament, "dutch-2026", chance)
    groups = [
        Prohibition(tuple(sorted(chance.sample(range(1, count + 1), chance.randint(2, count - 1)))), gives_way=weight)
        for weight in range(1, 4)
    ]
    tournament = tournament.revised(prohibitions=tuple(groups))
    if not rounds_allowed(tournament):
        with pytest.raises(NoPairing):
            pair(tournament, "dutch-2026")
        return
    paired = pair(tournament, "dutch-2026", explain=True)
    kept = kept_by_enumeration(tournament, groups)
    assert [group.gives_way for group in paired.gave_way] == [one.gives_way for one in groups if one not in kept]
    assert not any(together(paired.games(), group) for group in kept)
    assert paired.explanation
    told = [step.members for step in paired.explanation.opening if isinstance(step, steps.GroupGaveWay)]
    assert told == [group.players for group in paired.gave_way]
    assert pair(tournament, "dutch-2026").games() == paired.games()


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_impossible_wish_gives_way_and_the_round_checks(system: str) -> None:
    big = Prohibition((1, 2, 3, 4, 5, 6), 1, 2, Bond.CLUB, "Big", 2)
    small = Prohibition((1, 5), 1, None, Bond.FAMILY, "", 1)
    tournament = event(8, [big, small])
    paired = pair(tournament, system, explain=True)
    assert [group.name for group in paired.gave_way] == ["Big"]
    assert (1, 5) not in [tuple(sorted(game)) for game in paired.games()]
    recorded = played(tournament, system, Random(1))
    assert [found.agrees for found in check(recorded, system)] == [True]


@pytest.mark.parametrize("system", ["dutch-2026", "dubov-2026", "lim-2026", "keizer"])
def test_the_verdict_names_the_bond(system: str) -> None:
    tournament = event(8, [Prohibition((1, 5), bond=Bond.CLUB, name="A club")])
    because = why_not(tournament, 1, 5, system).because
    assert isinstance(because, obstacles.Forbidden)
    assert because.bond is Bond.CLUB


def test_a_wish_is_no_reason_to_break_a_house_rule_of_keizer() -> None:
    tournament = event(4)
    for _ in range(3):
        tournament = played(tournament, "keizer", Random(2))
    free = pair(tournament, "keizer", explain=True)
    wished = tournament.revised(prohibitions=(Prohibition((1, 2, 3, 4), gives_way=1),))
    paired = pair(wished, "keizer")
    assert paired.games() == free.games()
    assert len(paired.gave_way) == 1
