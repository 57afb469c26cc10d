"""What is said of the colours of teams: whose they are by each step of 4.3, and since when."""

from types import SimpleNamespace
from typing import Any

import pytest

from fairswiss.rules.swiss_team_2026 import clauses
from fairswiss.rules.swiss_team_2026.colours import Colours
from tests.rules.swiss_team_2026.positions import team

ASKED: Any = SimpleNamespace(player=7)


def seen(**colours: str) -> Any:
    """A round of which only the colours of teams are known."""
    return SimpleNamespace(lines={int(name[1:]): SimpleNamespace(colours=had) for name, had in colours.items()})


@pytest.mark.rule("swiss_team_2026", "4.3.1")
@pytest.mark.parametrize(("place", "parity"), [(2, "team.even"), (3, "team.odd"), (4, "team.even"), (9, "team.odd")])
def test_the_parity_that_is_said_is_that_of_the_number(place: int, parity: str) -> None:
    initial = clauses.TeamInitial(7, place, "number")
    assert parity in repr(initial.told())
    assert parity in repr(initial.reason(seen(), 7, 8).headline(ASKED))


@pytest.mark.rule("swiss_team_2026", "4.3.1")
def test_the_first_team_has_the_colour_that_is_said() -> None:
    initial = clauses.TeamInitial(7, 3, "number")
    assert initial.reason(seen(), 7, 8).colour == "w"
    assert initial.reason(seen(), 8, 7).colour == "b"


@pytest.mark.rule("swiss_team_2026", "4.3.4")
@pytest.mark.parametrize(("white", "black", "colour"), [(7, 8, "w"), (8, 7, "b")])
def test_the_stronger_preference_is_the_one_that_is_granted(white: int, black: int, colour: str) -> None:
    reason = clauses.TeamStrong(7).reason(seen(t7="bb", t8="wb"), white, black)
    assert tuple(reason)[:5] == (7, 8, "bb", "wb", colour)


@pytest.mark.rule("swiss_team_2026", "4.3.4")
@pytest.mark.parametrize(("had", "running"), [("bb", True), ("wbb", True), ("bbwb", False)])
def test_two_of_a_colour_in_a_row_are_said_to_be_running(had: str, running: bool) -> None:
    reason = clauses.TeamStrong(7).reason(seen(t7=had, t8="wb"), 7, 8)
    assert ("running" in repr(reason.headline(ASKED))) is running


@pytest.mark.rule("swiss_team_2026", "4.3.6")
@pytest.mark.parametrize(("white", "black", "back"), [("bw", "wb", 1), ("bww", "wbw", 2), ("wb", "bb", 2)])
def test_the_matches_back_to_the_last_difference_are_counted_from_one(white: str, black: str, back: int) -> None:
    assert clauses.TeamLastDifference(white, black).reason(seen(), 1, 2).back == back


@pytest.mark.rule("swiss_team_2026", "4.2")
@pytest.mark.parametrize(
    ("score", "second", "ground"),
    [(20, {1: 5, 2: 15}, "points"), (10, {1: 25, 2: 15}, "second"), (10, {1: 15, 2: 15}, "number")],
)
def test_the_first_team_is_first_by_what_is_said(score: int, second: dict[int, int], ground: str) -> None:
    colours = Colours("w", [1, 2], second)
    said = colours.reason(colours.claim(team(1, score, colours="wb"), team(2, 10, colours="wb"))).clause
    assert isinstance(said, clauses.TeamFirstLast)
    assert (said.player, said.ground) == (1, ground)


@pytest.mark.rule("swiss_team_2026", "4.3.9")
@pytest.mark.parametrize(("had", "last"), [("wb", "b"), ("bw", "w")])
def test_the_last_colour_that_is_said_is_the_last_one(had: str, last: str) -> None:
    colours = Colours("w", [1, 2], {})
    said = colours.reason(colours.claim(team(1, 20), team(2, colours=had))).clause
    assert said == clauses.TeamOnlyLast(2, last)
