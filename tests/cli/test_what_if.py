"""What if: a round under other facts or rules beside the one that there is, and nothing is changed."""

import json
from pathlib import Path

import pytest

from fairswiss import pair, read_trf
from fairswiss.model import BadRequest, Tournament
from fairswiss.model.rounds import seats_of
from fairswiss.usecases.what_if import what_if
from fairswiss.why.previews import Supposed
from tests.cli.events import Shell

FILE = Path(__file__).parents[2] / "examples" / "weekend-open.trf"


@pytest.fixture(scope="module")
def event() -> Tournament:
    return read_trf(FILE.read_bytes())


def test_nothing_supposed_is_the_round_of_the_rules(event: Tournament) -> None:
    found = what_if(event, Supposed())
    assert found.actual == found.supposed
    assert found.supposed.games == tuple(pair(event).games())
    assert (found.round, found.recorded) == (5, False)


def test_who_withdraws_is_in_no_game_and_who_may_not_meet_does_not(event: Tournament) -> None:
    first = what_if(event, Supposed()).actual.games[0]
    without = what_if(event, Supposed(absent=first[:1])).supposed
    assert first[0] not in {player for game in without.games for player in game} | {without.bye}
    apart = what_if(event, Supposed(apart=(first,)))
    assert not {first, first[::-1]} & set(apart.supposed.games)
    assert apart.new_games


def test_another_result_is_that_of_the_last_game_whoever_had_white(event: Tournament) -> None:
    game = event.rounds[-1].games[0]
    swapped = what_if(event, Supposed(results=((game.black, game.white, "0", "1"),)))
    assert swapped.results == what_if(event, Supposed(results=((game.white, game.black, "1", "0"),))).results
    assert (swapped.results[0].round, swapped.results[0].white_result) == (4, "1")


def test_a_recorded_round_is_compared_with_what_was_known_then(event: Tournament) -> None:
    found = what_if(event, Supposed(), round=3)
    assert found.recorded
    assert set(found.actual.games) == {seats_of(game) for game in event.rounds[2].games} == set(found.supposed.games)
    other = what_if(event, Supposed(system="dutch-2026"), round=3)
    assert (other.actual.system, other.supposed.system) == ("dubov-1997", "dutch-2026")


def test_games_without_a_result_are_drawn_on_both_sides_and_named(event: Tournament) -> None:
    last = event.rounds[-1]
    games = tuple(game._replace(white_result=" ", black_result=" ") for game in last.games)
    still = event._replace(rounds=(*event.rounds[:-1], last._replace(games=games)))
    game = last.games[0]
    found = what_if(still, Supposed(results=((game.white, game.black, "1", "0"),)))
    assert len(found.assumed) == len(last.games)
    assert {was.white_result for was in found.assumed} == {"="}
    assert found.supposed != found.actual == what_if(still, Supposed()).supposed


@pytest.mark.parametrize(
    "question",
    [Supposed(absent=(999,)), Supposed(apart=((1, 999),)), Supposed(results=((1, 1, "1", "0"),)),
     Supposed(results=((1, 2, " ", " "),)), Supposed(system="chess")],
)  # fmt: skip
def test_what_cannot_be_supposed_is_refused(event: Tournament, question: Supposed) -> None:
    with pytest.raises(BadRequest):
        what_if(event, question)


def test_the_command_takes_names_and_writes_nothing(run: Shell) -> None:
    before = FILE.read_bytes()
    asked = ["what-if", str(FILE), "--withdraw", "Palma", "--apart", "1", "3", "--result", "2", "draw", "1"]
    answer = run(*asked)
    assert answer.code == 0, answer.err
    assert "Assumed: 2 Palma, Nuno does not play." in answer.out
    assert "ends ½ : ½." in answer.out
    data = json.loads(run(*asked, "--json").out)
    assert data["supposed_facts"]["apart"] == [[1, 3]]
    assert data["new_games"]
    assert FILE.read_bytes() == before
