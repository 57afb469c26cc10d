"""The literal enumerator of the Dutch text of 2012 beside recorded rounds."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.model import Tournament
from tests.literal import dutch_2012
from tests.literal.dutch_2012_cases import DATA, needs_data, rule
from tests.literal.dutch_facts import initial_colour

# ---------------------------------------------------------------------------------------- recorded rounds


def recorded(file: Path) -> Iterator[tuple[int, Tournament, list[tuple[int, int]], int | None]]:
    """Every round of a file: its number, what was known before it, its games, its bye."""
    tournament = read_trf(file.read_bytes())
    tournament = tournament._replace(
        rounds_planned=tournament.rounds_planned or len(tournament.rounds),
        first_colour=tournament.first_colour or initial_colour(tournament, skip_never_paired=False),
    )
    for number, played in enumerate(tournament.rounds, 1):
        bye = next((b.player for b in played.byes if b.code == "U"), None)
        yield number, tournament.before_round(number), sorted((g.white, g.black) for g in played.games), bye


def agrees(before: Tournament, games: list[tuple[int, int]], bye: int | None) -> bool:
    found = dutch_2012.pair_round(before)
    return (sorted(found.pairs), found.bye) == (games, bye)


@needs_data
@rule("D.4", "C.13")
def test_the_probe_of_d_4() -> None:
    tournament = read_trf((DATA / "d4_probe_javafo14.trf").read_bytes())._replace(first_colour="w")
    pairs = {frozenset(pair) for pair in dutch_2012.pair_round(tournament).pairs}
    assert pairs == {frozenset(pair) for pair in ((1, 6), (2, 3), (4, 5))}
    literal = {frozenset(pair) for pair in dutch_2012.pair_round(tournament, without=frozenset({"D.4"})).pairs}
    assert literal == {frozenset(pair) for pair in ((1, 6), (2, 4), (3, 5))}


@needs_data
def test_the_teaching_example() -> None:
    """Rounds 2 to 5 of the example of the arbiters' manual; round 1 has too many pairings of its one bracket."""
    for number, before, games, bye in recorded(DATA / "held" / "held_after4.trf"):
        if number > 1:
            assert agrees(before, games, bye), number
    tournament = read_trf((DATA / "held" / "held_after4.trf").read_bytes())._replace(first_colour="w")
    fifth = json.loads((DATA / "held" / "held.json").read_text())["rounds"][4]
    found = dutch_2012.pair_round(tournament)
    assert sorted(found.pairs) == sorted((game["white"], game["black"]) for game in fifth)
    assert found.bye is None


NAMED = """
g00078 6, g00551 6, g01424 6, g01103 6, g00305 6, g00305 7, g00665 5, g00673 5, g00772 7, g00793 4, g00812 4,
g00965 7, g00007 6, g00052 6, g00822 5,
g01343 7, g01458 6, g01066 6, g00969 6, g00844 5, g01839 5, g00852 4, g00896 6, g01593 5, g01862 6, g01891 5
"""


@needs_data
@rule("C.12", "C.13", "C.14.b", "B.1.b")
@pytest.mark.parametrize("name", [name.strip() for name in NAMED.split(",")])
def test_rounds_that_decide_a_reading(name: str) -> None:
    file, wanted = name.split()
    (path,) = (DATA / "javafo14-tiny").glob(f"{file}_*.trf")
    number, before, games, bye = list(recorded(path))[int(wanted) - 1]
    assert number == int(wanted)
    assert agrees(before, games, bye)


OTHERS = """
javafo14/t0045 8, javafo14/t0206 11, javafo14-disputed/t0029 9, javafo14-disputed/t0153 7, javafo14-disputed/t0185 6,
javafo14-large/032 7, javafo14-large/172 8, ../found/dutch-2012-javafo-000173 7, ../found/dutch-2012-javafo-000203 8
"""


@needs_data
@rule("C.1", "C.12", "C.13")
@pytest.mark.parametrize("name", [name.strip() for name in OTHERS.split(",")])
def test_rounds_of_larger_tournaments_that_decide_a_reading(name: str) -> None:
    file, wanted = name.split()
    (path,) = DATA.glob(f"{file}[_.]*")
    _, before, games, bye = list(recorded(path))[int(wanted) - 1]
    assert agrees(before, games, bye)


@pytest.mark.long
@needs_data
def test_recorded_rounds_of_small_tournaments() -> None:
    """All tournaments of 5 to 10 players: pairs, colours and bye of every round."""
    compared = 0
    for file in sorted((DATA / "javafo14-tiny").glob("*.trf")):
        for number, before, games, bye in recorded(file):
            compared += 1
            assert agrees(before, games, bye), f"{file.name} round {number}"
    assert compared == 4907


@needs_data
def test_recorded_rounds_not_used_for_finding_readings() -> None:
    """The tournaments of up to ten players of the other set."""
    compared = 0
    for file in sorted((DATA / "javafo14").glob("*.trf")):
        if len(read_trf(file.read_bytes()).players) <= 10:
            for number, before, games, bye in recorded(file):
                assert agrees(before, games, bye), f"{file.name} round {number}"
                compared += 1
    assert compared == 85
