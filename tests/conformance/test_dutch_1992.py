"""Rounds of the Dutch System before 2012: cases of an older program, a real event of 2007, hand-worked brackets.

The files are beside the repository (``shared/data/dutch-1992``); without them this is skipped. The cases give the
state before a round or the pairings of a whole small event; everything is paired by engine and enumerator.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.model import Tournament
from fairswiss.rules.pairing import known_before
from tests.comparison import by_engine, by_enumerator
from tests.rules.dutch.positions import Wanted, event, position

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "dutch-1992"
ROUND_5_OF_2007 = {(7, 8), (1, 2), (5, 4), (17, 9), (16, 13), (3, 15), (11, 6), (10, 18), (19, 20), (12, 14)}
RESULTS = {
    "four": ["== ==", "== ==", "== =="],
    "foura": ["10 10", "10 10", "10 10"],
    "seven": ["== == ==", "== == ==", "== == ==", "== == =="],
    # Not recorded; they follow from the brackets of the next round.
    "62502": ["01 01 01 01", "01 10 01 01", "01 01 01 01", "== == == =="],
}
"""The results of the events given by their pairings alone, board by board."""
SWISS_PERFECT = ("cc6619_2", 1)
"""The only set of pairs that does not come out: see docs/divergences/dutch-1992.md."""

if not DATA.exists():
    pytest.skip(f"{DATA} is not here", allow_module_level=True)

CASES: dict[str, Any] = {
    name.removesuffix(".t"): case
    for name, case in json.loads((DATA / "gts_cases.json").read_text(encoding="utf-8")).items()
    if case["expected"]
}
Expected = tuple[list[tuple[int, int]], int | None]


def expected_rounds(case: dict[str, Any]) -> list[Expected]:
    """Pairs (white, black) and the bye of every round a case gives."""
    return [
        (
            sorted((row["white"], row["black"]) for row in rows if row["bye"] is None),
            next((row["bye"] for row in rows if row["bye"] is not None), None),
        )
        for rows in case["expected"]
    ]


def state(case: dict[str, Any], rounds: int | None = None) -> Tournament:
    """The position of a case, or of one of its rounds: scores, colours, floats, and who has met whom."""
    before = case["state_before"]
    wanted = []
    apart = set()
    for name, roles in before["roles"].items():
        played = rounds or len(roles)
        score = before["score"][name]
        floats = [""] * (played - len(before["floats"][name])) + before["floats"][name]
        history = "".join(
            role[0].lower() + (mark or "")[:1].lower()
            for role, mark in zip(roles[:played], floats[-len(roles) :][:played], strict=True)
        )
        points = score[played - 1] if isinstance(score, list) else score
        wanted.append(Wanted(int(name), round(points * 10), history))
        apart |= {tuple(sorted((int(name), met))) for met in before["opponents"][name][:played]}
    return position(*sorted(wanted), apart=sorted(apart))


def whole_event(name: str, rounds: int) -> Tournament:
    """So many rounds of an event that is given by its pairings, with their results."""
    played = []
    for rows, results in zip(CASES[name]["expected"][:rounds], RESULTS[name], strict=False):
        codes = iter(results.split())
        games = [f"{row['white']}-{row['black']}:{next(codes)}" for row in rows if row["bye"] is None]
        played.append(" ".join(games + [f"{row['bye']}:U" for row in rows if row["bye"] is not None]))
    players = max(
        player for pairs, bye in expected_rounds(CASES[name]) for pair in pairs for player in (*pair, bye or 0)
    )
    return event(players, *played)


def cases() -> Iterator[tuple[str, int, Tournament, Expected]]:
    """Every expected round with the position before it."""
    for name, case in CASES.items():
        for place, expected in enumerate(expected_rounds(case)):
            if "state_before" not in case:
                yield name, place, whole_event(name, place), expected
            elif name == "29682_2":
                yield name, place, state(case, place + 1), expected
            else:
                yield name, place, state(case), expected


ALL = list(cases())


@pytest.mark.parametrize(
    ("name", "place", "tournament", "expected"), ALL, ids=[f"{name}-{place}" for name, place, _, _ in ALL]
)
def test_the_cases_of_the_older_program(name: str, place: int, tournament: Tournament, expected: Expected) -> None:
    answer = by_enumerator(tournament, system="dutch-1992")
    assert by_engine(tournament, system="dutch-1992") == answer
    assert (answer == expected) == ((name, place) != SWISS_PERFECT)


def test_there_are_24_expected_rounds() -> None:
    assert len(ALL) == 24


@pytest.mark.parametrize("number", range(1, 6))
def test_rounds_1_to_5_of_a_real_event_of_2007(number: int) -> None:
    tournament = read_trf((DATA / "eon2007a_after4.trf").read_bytes())
    recorded = {game[:2] for game in tournament.rounds[number - 1].games} if number < 5 else ROUND_5_OF_2007
    before = known_before(tournament, number, "dutch-1992")
    assert by_engine(before, system="dutch-1992") == (sorted(recorded), None)
    if number > 1:  # twenty players in one bracket are too many to try everything
        assert by_enumerator(before, system="dutch-1992") == (sorted(recorded), None)


def hand_worked(name: str) -> dict[str, Any]:
    """One of the hand-worked examples."""
    examples = json.loads((DATA / "chesschat_dutch_examples.json").read_text(encoding="utf-8"))["examples"]
    found: dict[str, Any] = next(example for example in examples if example["id"] == name)
    return found


def test_the_hand_worked_bracket_of_the_zonal_of_2007() -> None:
    # The player moved down comes alone from a bracket whose other players are of no interest.
    example = hand_worked("oceania-zonal-2007-r5")
    names = [player["name"] for player in example["bracket"]]
    wanted = []
    for number, player in enumerate(example["bracket"], 1):
        marks = [(player.get(key) or " ")[0] for key in ("float_2before", "float_prev")]
        colours = "bwwb" if player["pref"] == "w" else "wbbw"
        history = colours[:2] + "".join(c + m.strip() for c, m in zip(colours[2:], marks, strict=True))
        wanted.append(Wanted(number, round(player["score"] * 10), history))
    pairs, bye = by_engine(position(*wanted), system="dutch-1992") or ([], None)
    assert bye is None
    assert {frozenset(names[n - 1] for n in pair) for pair in pairs} == {frozenset(pair) for pair in example["pairs"]}
    assert by_enumerator(position(*wanted), system="dutch-1992") == (pairs, bye)


def test_the_round_of_seven_players_as_printed_in_the_discussion() -> None:
    # The colours printed there are not those of the games (the case "seven", whose fourth round comes out as its author
    # expected). With the printed ones his pairs have two clashes, 3-7 and 2-4, and there is a pairing with one.
    example = hand_worked("7-players-all-draws-r4")
    wanted = []
    apart = set()
    for name, player in example["state"].items():
        rounds = ["U" if colour == "-" else colour.lower() for colour in player["col"]]
        if rounds[-2] != "U" and player.get("float") in ("u", "d"):  # a small letter: two rounds before
            rounds[-2] += player["float"]
        history = "".join(rounds)
        wanted.append(Wanted(int(name), round(player["score"] * 10), history))
        apart |= {tuple(sorted((int(name), met))) for met in player["opp"] if met != "-"}
    tournament = position(*sorted(wanted), apart=sorted(apart))
    answer = by_enumerator(tournament, system="dutch-1992")
    assert by_engine(tournament, system="dutch-1992") == answer
    assert answer is not None
    assert {frozenset(pair) for pair in answer[0]} == {frozenset(pair) for pair in ((5, 6), (2, 7), (1, 3))}
    assert answer[1] == 4
