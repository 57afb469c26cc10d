"""Rating changes in the manager: live, with K as it is noted, the same as on the command line, and public if wanted."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from fairswiss import generate, read_trf, write_trf
from fairswiss.desk import events, ratings, rounds
from fairswiss.desk.journals import Known, read
from fairswiss.journal.effects.opening import opened
from fairswiss.journal.facts import FactorsNoted, Imported, Settings
from fairswiss.journal.fold import apply
from fairswiss.model.errors import BadRequest
from fairswiss.rendering import working_data
from fairswiss.usecases import ratinglist
from fairswiss.web.standings.ratings import table_file
from tests.cli.events import Shell
from tests.web.api.test_operations import call
from tests.web.databases import ON_ONE
from tests.web.rounds.events import BY, published, state
from tests.web.samples import imported
from tests.web.standings.listed import with_rating_list
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


def shown(visitor: Visitor, address: str, status: int = 200) -> str:
    response = visitor.get(address)
    assert response.status_code == status, text(response)[:500]
    return text(response)


def test_everyone_has_a_line_and_every_game_its_working(owner: Visitor) -> None:
    event = imported()
    base = f"/t/{event.event}/standings/ratings/"
    page = shown(owner, base)
    assert "Provisional: 0 games without a result, 3 rounds to come." in page
    report = ratings.rating_report(event)
    assert page.count('<th scope="row"') == len(report.rows)
    assert "+2.20" in page
    working = shown(owner, f"{base}3")
    assert "3.5 scored, 3.39 expected: +0.11 × 20 = +2.20 (8.3). New rating 2363." in working
    assert "cut at 400" in working
    assert "+2.20 (provisional)" in shown(owner, f"/t/{event.event}/why/player/3")
    shown(owner, f"{base}999", 404)
    shown(owner, f"{base}download/exe", 404)
    assert shown(owner, f"{base}download/csv").lstrip("\ufeff").startswith("No,Name,R,K")
    assert b"PK" in owner.get(f"{base}download/xlsx").content[:4]


def test_a_result_counts_as_soon_as_it_is_entered(owner: Visitor) -> None:
    made = published(4)
    board = state(made).round(1).boards[0]
    before = ratings.rating_report(read(made))
    assert (before.provisional, before.open_games) == (True, 2)
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    after = ratings.rating_report(read(made))
    assert after.open_games == 1
    number = state(made).numbers[board.white]
    row = after.row(number)
    assert row is not None
    assert (row.counted, row.change > 0) == (1, True)
    assert json.loads(shown(owner, f"/api/t/{made}/ratings"))["open_games"] == 1


def test_k_is_stated_by_the_arbiter_corrected_and_undone(owner: Visitor) -> None:
    event = imported()
    base = f"/t/{event.event}/standings/ratings/"
    assert owner.send(f"{base}3/k", {"standard": "40", "rapid": "20", "blitz": ""}).status_code == 302
    assert read(event.event).state.factors == {(3, "standard"): (40, ""), (3, "rapid"): (20, "")}
    assert "+0.11 × 40 = +4.40" in shown(owner, f"{base}3")
    assert owner.send(f"{base}3/k", {"standard": "", "rapid": "20"}).status_code == 302
    assert "+0.11 × 20 = +2.20" in shown(owner, f"{base}3")
    assert owner.send(f"{base}3/k", {"standard": "x"}).status_code == 400
    assert owner.send(f"{base}3/k", {"standard": "101"}).status_code == 400
    status, held = call(owner, "GET", f"t/{event.event}/ratings/factors")
    assert (status, held) == (200, [{"player": 3, "kind": "rapid", "k": 20, "source": ""}])
    with pytest.raises(BadRequest):
        ratings.state_factors(event.event, "bullet", [(3, 20)], BY)


def test_k_of_the_list_is_noted_with_its_source_and_gives_way_to_the_arbiter(owner: Visitor, data: Path) -> None:
    made = with_rating_list(data)
    ratings.state_factors(made, "standard", [(1, 10)], BY)
    assert owner.send(f"/t/{made}/standings/ratings/take-k").status_code == 302
    held = read(made).state.factors
    assert held[1, "standard"] == (10, "")
    assert held[2, "standard"] == (20, "rating list 2026-10")
    report = ratings.rating_report(read(made))
    assert [(row.factor.because, row.factor.k) for row in report.rows if row.factor][:2] == [
        ("stated", 10), ("listed", 20),
    ]  # fmt: skip
    entries = read(made).head
    ratings.take_factors(made, str(data / ratinglist.FILE), BY)
    assert read(made).head == entries  # nothing new


def test_the_public_sees_changes_once_they_are_shown(owner: Visitor) -> None:
    event = imported()
    settings = event.state.settings._replace(public=True)
    events.change_settings(event.event, settings, BY)
    address = f"/public/{event.event}/player/3/"
    assert "Rating change" not in shown(owner, address)
    assert json.loads(shown(owner, f"/api/public/{event.event}/players/3"))["rated"] is None
    assert owner.send(f"/t/{event.event}/standings/ratings/publish", {"shown": "yes"}).status_code == 302
    page = shown(owner, address)
    assert "Rating change" in page
    assert "+2.20" in page
    assert "Provisional" in page
    rated = json.loads(shown(owner, f"/api/public/{event.event}/players/3"))["rated"]
    assert (rated["change"], rated["provisional"], len(rated["games"])) == ("11/5", True, 4)
    owner.send(f"/t/{event.event}/standings/ratings/publish", {"shown": "no"})
    assert "Rating change" not in shown(owner, address)


EVENTS = 200


@pytest.mark.long
def test_the_manager_and_the_command_line_agree_on_generated_events(run: Shell, tmp_path: Path) -> None:
    """Each event is taken over from its report, some K is stated, and every figure of every game compared."""
    for seed in range(EVENTS):
        rng = random.Random(seed)
        facts = generate(seed=seed, players=rng.randint(6, 12), rounds=rng.randint(2, 5)).tournament
        control = rng.choice(("", "5400+30", "900+10", "180+2"))
        facts = facts._replace(info=facts.info._replace(time_control=control, start="2026/03/07"))
        file = tmp_path / "event.trf"
        file.write_text(write_trf(facts), "utf-8")
        event, stated = _some_k(_taken_over(file), rng)
        said = run("ratings", str(file), "--round", str(len(facts.rounds)), "--working", "--json", *stated)
        assert json.loads(said.out) == _of_the_manager(event), seed


def _taken_over(file: Path) -> Known:
    """The event of a report, folded in memory: no database is needed to compare."""
    facts = read_trf(file.read_bytes())
    told = Imported(Settings("dutch-2026", facts.rounds_planned or 0, facts.info, facts.scoring), facts)
    return Known("x", 1, "", opened(told))


def _some_k(event: Known, rng: random.Random) -> tuple[Known, list[str]]:
    kind = ratings.rating_report(event).conditions.kind
    chosen = {player: rng.choice((10, 20, 40)) for player in event.state.players if rng.random() < 0.2}
    apply(event.state, FactorsNoted(kind, tuple(chosen.items())))
    numbers = event.state.numbers
    return event, [word for player, k in chosen.items() for word in ("--k", f"{numbers[player]}={k}")]


def _of_the_manager(event: Known) -> Any:
    """The data behind the page and the API, as JSON has it."""
    facts, report = event.state.tournament(), ratings.rating_report(event)
    everyone = [player.number for player in facts.players]
    told = json.loads(json.dumps(working_data(report, everyone, facts)))
    assert json.loads(table_file(report, facts, "json"))["players"][0]["change"] == told["players"][0]["change"]
    return told


def test_norms_are_shown_declared_and_printed(owner: Visitor) -> None:
    event = imported("river-masters")
    base = f"/t/{event.event}/standings/norms/"
    page = shown(owner, base)
    assert "Needs ½ of 1 against 10 Kamille, Rin." in page
    assert re.search(r'href="/t/\w+/standings/norms/\d+"', page)
    assert "achieved" in shown(owner, f"{base}?title=GM")
    one = shown(owner, f"{base}20")
    assert "performance (Rp)" in one
    for form in ("it1", "it3", "it1?player=9&title=GM"):
        assert owner.get(f"{base}form/{form}").content.startswith(b"%PDF-")
    assert owner.get(f"{base}form/it1?player=1&title=GM").status_code == 404
    shown(owner, f"{base}form/it9", 404)
    shown(owner, f"{base}999", 404)
    holder = next(one for one, player in event.state.players.items() if player.title == "GM")
    needless = shown(owner, f"{base}{holder}")
    assert f"{event.state.players[holder].name}</h2>" in needless
    assert "This player needs no norm." in needless
    assert shown(owner, f"{base}download/csv").count("\n") == 47
    assert owner.send(f"{base}declare", {"exemption": "zonal", "championship": ""}).status_code == 302
    assert json.loads(shown(owner, f"/api/t/{event.event}/norms"))["exemption"] == "zonal"
    assert owner.send(f"{base}declare", {"exemption": "friendly"}).status_code == 400
    data = json.loads(shown(owner, f"/api/t/{event.event}/norms/20"))
    assert [row["norm"] for row in data["norms"]] == ["GM", "IM"]
    assert len(data["norms"][0]["games"]) == 10
