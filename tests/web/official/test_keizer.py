"""A club season in the manager: house rules with numbers, outside FIDE mode, ranked by Keizer points everywhere."""

import pytest

from fairswiss import read_trf, write_trf
from fairswiss.desk import events
from fairswiss.model.decisions import decided_by
from fairswiss.usecases.standings import standings
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, state
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the code is the same

NEW = {"name": "Season", "system": "keizer", "rounds": 20, "gap": 2, "bye_share": "0.35", "top_value": "50"}
FORM = {"name": "Season", "system": "keizer", "rounds": 20, "win": "1", "draw": "0.5", "loss": "0", "pab": "1"}
DECIDED = (("bye_share", "7/20"), ("gap", "2"), ("top_value", "50"))


def season(owner: Visitor) -> str:
    """Five players, the first round drafted."""
    made = str(call(owner, "POST", "events", NEW)[1]["id"])
    people = [{"name": f"Player {n}", "rating": 2000 - 10 * n} for n in range(1, 6)]
    call(owner, "POST", f"t/{made}/players", {"players": people})
    call(owner, "POST", f"t/{made}/rounds")
    return made


def test_the_api_takes_numbers_and_parts_and_refuses_others(owner: Visitor) -> None:
    made = str(call(owner, "POST", "events", NEW)[1]["id"])
    assert state(made).settings.options == DECIDED
    for wrong in ({"gap": 100}, {"gap": "many"}, {"bye_share": "2"}, {"bye_share": "1/0"}, {"gap": True}):
        assert call(owner, "POST", "events", {**NEW, **wrong})[0] == 422, wrong
    listed = {one["id"]: one for one in call(owner, "GET", "systems")[1]["systems"]}
    assert [name for name, one in listed.items() if not one["fide"]] == ["keizer"]


def test_such_an_event_is_outside_fide_mode_and_needs_no_lot(owner: Visitor) -> None:
    made = season(owner)
    assert not state(made).fide_mode
    assert not state(made).first_colour
    report = write_trf(state(made).tournament(with_draft=True))
    assert "### FIDE mode left @ Round 0" in report
    assert decided_by(read_trf(report).extra) == dict(DECIDED)
    imported, _ = events.import_event(report.encode(), BY)
    assert imported.state.settings.options == DECIDED
    assert not imported.state.fide_mode
    swiss = str(call(owner, "POST", "events", {"name": "Open", "system": "dutch-2026", "rounds": 5})[1]["id"])
    assert state(swiss).fide_mode


def test_the_form_says_that_it_is_no_fide_system_and_reads_house_rules(owner: Visitor) -> None:
    form = text(owner.get("/new?intent=other"))
    assert "Keizer system (keizer, no FIDE system)" in form
    sent = owner.send("/new", {**FORM, "numbering": "rating", "gap": "2", "bye_share": "0,35", "top_value": "50"})
    made = str(sent["Location"]).split("/")[2]
    assert state(made).settings.options == DECIDED
    assert 'value="7/20"' in text(owner.get(f"/t/{made}/settings"))
    refused = text(owner.send("/new", {**FORM, "numbering": "rating", "gap": "soon"}))
    assert "It must be a whole number from 0 to 99." in refused


def test_pages_and_api_rank_by_keizer_points_with_their_working(owner: Visitor) -> None:
    made = season(owner)
    call(owner, "POST", f"t/{made}/rounds/1/publish")
    after = standings(state(made).tournament(), 1)
    assert [str(figure) for figure in after.order] == ["KEIZER", "VALUE", "PTS"]
    found = call(owner, "GET", f"t/{made}/standings?after=1")[1]
    assert (found["edition"], found["order"]) == ("keizer", ["KEIZER", "VALUE", "PTS"])
    # worth 50 … 46, and no result yet; 5 sat out and has 46 and 7/20 of it
    last = next(row for row in found["players"] if row["number"] == 5)
    assert last["values"][0]["value"] == 62.1
    page = text(owner.get(f"/t/{made}/standings/?round=1"))
    assert "KEIZER" in page
    assert "62.10" in page
    working = call(owner, "GET", f"t/{made}/standings/5?after=1")[1]["players"][0]["values"][0]["terms"]
    assert [(term["what"], term["base"], term["share"]) for term in working] == [("own", 46, "1"), ("bye", 46, "7/20")]
