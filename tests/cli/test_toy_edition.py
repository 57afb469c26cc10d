"""A made-up edition on the shelf by one line: the library and the command line know it, with its option."""

import json
from pathlib import Path

import pytest

from fairswiss import Options, check, generate, pair, published_list, read_trf, systems, why_not
from fairswiss.answers import Question, RoundAnswers
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import EventInfo
from fairswiss.rendering import as_data, fragment, render
from fairswiss.rendering.answers import answer_text, answers_data
from fairswiss.rendering.citing import meaning
from fairswiss.rules import SHELF, edition
from fairswiss.usecases.systems import system_of
from tests.cli.events import Shell, event, saved
from tests.toy import EDITION, ID, PickedFirst, ShinierFirst, ShinierToy, ToyPicked


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, ID, "tests.toy")


def test_it_is_found_by_its_id_its_code_and_its_words() -> None:
    assert edition(ID) is EDITION
    assert systems()[-1].name == "Toy system"
    assert system_of(event()._replace(info=EventInfo(encoded_type="TOY_2030"))) == ID
    assert system_of(event()._replace(info=EventInfo(encoded_type="TOY_2030_BAKU"))) == ID
    assert system_of(event()._replace(info=EventInfo(type_text="by the toys of 2030"))) == ID


def test_it_generates_pairs_explains_checks_and_answers() -> None:
    made = generate(3, ID, players=9, rounds=5).tournament
    assert made.info.encoded_type == "TOY_2030"
    assert all(found.agrees for found in check(made))
    paired = pair(made, round=4, explain=True)
    assert "2" in render(paired, tournament=made)
    one, other = (board.white for board in paired.pairs[:2])
    assert as_data(why_not(made, one, other, round=4), made)
    assert len(published_list(made, round=4)) == 9


def test_its_own_step_and_obstacle_are_explained() -> None:
    made = generate(3, ID, players=9, rounds=5).tournament
    paired = pair(made, round=4, explain=True)
    assert paired.explanation
    step = paired.explanation.opening[0]
    assert isinstance(step, ToyPicked)
    last, one = step.player, step.passed[0].player
    name = next(player.name for player in made.players if player.number == last)
    for form in ("text", "vega", "markdown", "json"):  # links of pages need the meanings of a package
        told = render(paired, form, made)
        assert f"{last} {name} may choose a toy before the round" in told
        assert f"{one} was not chosen: asleep in the box" in told
    data = json.loads(render(paired, "json", made))["explanation"]["opening"][0]
    assert (data["event"], data["players"], data["articles"]) == ("toy-picked", [last], ["1"])
    assert [passed["reason"] for passed in data["passed"]] == ["asleep", "asleep"]


def test_its_own_reason_answers_the_player_who_asks() -> None:
    made = generate(3, ID, players=8, rounds=5).tournament
    answers = RoundAnswers(made, ID, 4)
    assert answers.pairing.explanation
    step = answers.pairing.explanation.opening[0]
    mine = answers.of(step.players[0])[0]
    assert mine.reason == PickedFirst(step.players[0])
    names = {player.number: player.name for player in made.players}
    one, two = (names[passed.player] for passed in step.passed)
    told = answer_text(mine, made)
    assert (
        told.headline == f"You chose a toy first. {one} was asleep in the box. Then everyone played as the list says."
    )
    assert told.facts == (f"Asleep in the box: {two}.",)
    data = answers_data([mine], made)[0]
    assert data["reason"] == {"kind": "picked-first", "picker": step.players[0]}
    assert data["others"][0]["against"] == {"kind": "asleep-then"}
    theirs = answers.of(answers.pairing.pairs[0].white)[0]
    assert not isinstance(theirs.reason, PickedFirst)  # everybody else: as in all editions


def test_its_own_columns_stand_in_its_list() -> None:
    made = generate(3, ID, players=9, rounds=5).tournament
    listed = published_list(made, round=4)
    first = listed[0]
    toys, mood = f"{(first.number + 4) / 4:.2f}", "asleep" if first.number % 2 == 0 else "awake"
    heading, line, *_ = render(listed, tournament=made).splitlines()
    assert heading.split()[:5] == ["Rank", "Player", "Pts", "Toys", "Mood"]
    assert f" {toys}  {mood} " in line
    assert "Toys: so many, and quarters of them (1)." in render(listed, "markdown", made)
    page = fragment(listed, made)
    assert [f">{word}<" in page for word in ("Toys", "Mood", toys, mood)] == [True] * 4
    data = json.loads(render(listed, "json", made))[0]
    assert (data["toys"], data["mood"]) == (float(toys), mood)
    assert f", {toys} toys" in data["text"]
    told = render(pair(made, round=4, explain=True), tournament=made)  # in the tables of groups too
    assert f"{first.number} {first.name}" in told
    assert toys in told


def test_its_own_rule_of_colours_is_explained_and_answers() -> None:
    made = generate(3, ID, players=9, rounds=5).tournament
    paired = pair(made, round=4, explain=True)
    assert paired.explanation
    reason = next(one for one in paired.explanation.colours if isinstance(one.clause, ShinierToy))
    name = next(player.name for player in made.players if player.number == reason.white)
    assert f"{reason.white} {name} has the shinier toy (1)." in render(paired, tournament=made)
    assert f"{reason.white} {name} has the shinier toy" in fragment(paired, made)
    data = json.loads(render(paired, "json", made))["explanation"]["colours"]
    found = next(one for one in data if one["white"] == reason.white)
    assert (found["rule"], found["articles"], found["facts"]) == ("shinier-toy", ["1"], {"player": reason.white})
    mine = next(one for one in RoundAnswers(made, ID, 4).of(reason.white) if one.question is Question.COLOUR)
    place = made.places()[reason.white]
    assert mine.reason == ShinierFirst(reason.white, place)
    assert answer_text(mine, made).headline == (
        f"White goes to the shinier toy, that of you, who is no. {place} on the list."
    )


def test_its_option_is_its_own() -> None:
    start = event(rounds=0)
    usual, turned = (pair(start, ID, options=options) for options in (Options(), Options(first_board="reversed")))
    assert [(pair.white, pair.black) for pair in usual.pairs] == [(pair.black, pair.white) for pair in turned.pairs]
    with pytest.raises(BadRequest, match=r"first_board is 'up'\. Known: drawn, reversed"):
        pair(start, ID, options=Options(first_board="up"))
    with pytest.raises(BadRequest, match="dubov-1997 has no option first_board"):
        pair(start, "dubov-1997", options=Options(first_board="reversed"))


def test_its_criterion_says_what_it_means_here() -> None:
    assert meaning(ID, "C6") == "toys that fell down"
    assert meaning("dutch-2026", "C6") == "downfloaters"
    made = generate(3, ID, players=9, rounds=5).tournament
    told = render(pair(made, round=4, explain=True), tournament=made)
    assert "C6 toys that fell down" in told


def test_the_command_line_knows_it(run: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, event(rounds=0))
    assert "toy-2030  Toy system, Nursery 2030\n  first_board: drawn (default): the lot decides" in run("systems").out
    for command in ("pair", "explain", "check"):
        assert "--first-board [drawn|reversed]" in run(command, "--help").out
    plain = json.loads(run("pair", file, "--system", ID, "--json", "-q").out)
    turned = json.loads(run("pair", file, "--system", ID, "--json", "-q", "--first-board", "reversed").out)
    assert plain["system"] == ID
    assert plain["pairs"][0]["white"] == turned["pairs"][0]["black"]
    assert run("explain", file, "--system", ID, "-q", "--why-not", "1", "2").code == 0
    refused = run("pair", file, "--first-board", "reversed")
    assert (refused.code, "dubov-1997 has no option first_board" in refused.err) == (3, True)
    dropped = run("--toy", file, "-p")
    assert dropped.out.splitlines()[1:] == [
        *(f"{p['white']} {p['black']}" for p in plain["pairs"]),
        f"{plain['bye']} 0",
    ]
    out = tmp_path / "toy.trf"
    assert run("generate", "--system", ID, "--players", "8", "--rounds", "3", "--seed", "1", "-o", str(out)).code == 0
    assert run("check", str(out)).code == 0
    assert len(read_trf(out.read_bytes()).rounds) == 3
