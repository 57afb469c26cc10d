"""A round that the rules do not allow, paired with a waiver of the arbiter: page, journal, explanation, report, API."""

import pytest
from playwright.sync_api import Page, expect

from fairswiss.desk import events, rounds
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.journal.facts import Drafted
from fairswiss.journal.state import Stage
from fairswiss.model.errors import NoPairing
from fairswiss.store import rows
from fairswiss.usecases.rounds import check
from fairswiss.web.access import Role
from tests.web.api.test_operations import call
from tests.web.browsers import faults
from tests.web.live import Live
from tests.web.rounds.events import BY, event, inside, state
from tests.web.rounds.test_desk import act_as, page, post
from tests.web.visitors import Visitor, text

STUCK = """\
012 Stuck
092 Dubov 1997
142 3
001    1      Alder, Ana                        1980                             1.5          2 w 1     3 w =
001    2      Birch, Bo                         1900                             0.5          1 b 0     4 b =
001    3      Cedar, Cy                         1820                             0.5          4 b 0     1 b =
001    4      Dogwood, Di                       1740                             1.5          3 w 1     2 w =
"""
REMARK = "### Waived @ Round 3: 2.3, 2.4"
BOTH = ["2.3", "2.4"]


def stuck() -> str:
    """Only 1-4 and 2-3 are left, and in both pairs the two need the same colour."""
    return events.import_event(STUCK.encode(), BY)[0].event


def test_the_page_offers_the_waivers_with_who_is_affected_and_names_no_switch(owner: Visitor) -> None:
    made = stuck()
    status, shown = post(owner, made, "pair")
    assert status == 409
    assert "--waive" not in shown
    assert "Pair without 2.3, 2.4" in shown
    assert "2.4 (no third game in a row with the same colour)" in shown
    assert "board 1: Alder, Ana has Black" not in shown, "that is the colour due"
    assert "board 1: Dogwood, Di has White against Alder, Ana; this breaks 2.3" in shown
    assert shown.count("; this breaks") == 2
    assert "Dogwood, Di – Alder, Ana" in shown, "the round as it would be"


def test_the_waiver_is_confirmed_and_told_everywhere(owner: Visitor) -> None:
    made = stuck()
    status, shown = post(owner, made, "pair", waive=BOTH)
    assert (status, "You waive 2.3 and 2.4 for round 3" in shown) == (409, True)
    assert "; this breaks" in shown
    assert len(state(made).rounds) == 2, "nothing is done before it is confirmed"
    assert post(owner, made, "pair", waive=BOTH, confirmed="yes")[0] == 200
    (paired,) = [fact for entry in rows.entries(made) if isinstance(fact := entry.fact, Drafted)]
    assert paired.waivers == ("2.3", "2.4")
    assert state(made).remarks == [REMARK]
    assert "Paired with a waiver: without 2.3, 2.4" in page(owner, made, "3/")
    journal = text(owner.get(f"/t/{made}/journal/"))
    assert "round 3 paired: 2 boards, without 2.3 and 2.4" in journal
    why = text(owner.get(f"/t/{made}/why/3/"))
    assert "the arbiter waived 2.3, 2.4" in why
    assert "the rules give instead" not in why


def test_the_report_says_so_and_checking_it_accepts_the_waiver(owner: Visitor) -> None:
    made = stuck()
    rounds.draft(made, BY, ["2.3", "2.4"])
    report = write_trf(state(made).tournament(with_draft=True))
    assert REMARK in report.splitlines()
    again = read_trf(report.encode())
    assert check(again)[2].agrees
    silent = check(again.revised(extra=()))[2]
    assert (silent.agrees, "if the arbiter waives 2.3 and 2.4." in silent.impossible) == (False, True)
    taken_over = events.import_event(report.encode(), BY)[0]
    assert taken_over.state.waived(3) == ["2.3", "2.4"]


def test_dropping_the_draft_or_undoing_it_takes_the_waiver_back(owner: Visitor) -> None:
    made = stuck()
    rounds.draft(made, BY, ["2.3", "2.4"])
    assert state(made).published.remarks == []
    rounds.drop_draft(made, 3, BY)
    assert state(made).remarks == []
    with pytest.raises(NoPairing):
        rounds.draft(made, BY)


def test_a_waiver_that_is_not_needed_is_neither_asked_about_nor_recorded(owner: Visitor) -> None:
    made = event(4, 3, "dubov-1997")
    assert post(owner, made, "pair", waive=["2.2", "2.4"])[0] == 200
    assert (len(state(made).rounds), state(made).remarks) == (1, [])


def test_what_cannot_be_waived_is_refused(owner: Visitor) -> None:
    made = stuck()
    status, shown = post(owner, made, "pair", waive=["2.1"])
    assert (status, "2.1 cannot be waived" in shown) == (400, True)
    assert post(owner, made, "pair", waive=["2.4"])[0] == 409
    assert len(state(made).rounds) == 2


def test_only_those_who_pair_may_waive(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = stuck()
    act_as(Role.RESULT_ENTRY, monkeypatch)
    assert post(owner, made, "pair", waive=BOTH, confirmed="yes")[0] == 403
    assert len(state(made).rounds) == 2


def test_programs_read_the_refusal_as_data_and_waive(owner: Visitor) -> None:
    made = stuck()
    status, refused = call(owner, "POST", f"t/{made}/rounds", {})
    assert (status, refused["code"]) == (409, "no-legal-pairing")
    assert refused["facts"] == {"players": 4, "waived": [], "waivers": [["2.3", "2.4"]]}
    (remedy,) = refused["remedies"]
    assert (remedy["remedy"], remedy["operation"], remedy["field"]) == ("waive", "draft", "waivers")
    sent = {"waivers": refused["facts"]["waivers"][0]}
    status, asked = call(owner, "POST", f"t/{made}/rounds", sent)
    assert (status, len(asked["problems"]), "confirm" in asked) == (409, 2, True)
    status, drafted = call(owner, "POST", f"t/{made}/rounds", {**sent, "confirmed": True})
    assert (status, drafted["waivers"], drafted["stage"]) == (200, ["2.3", "2.4"], Stage.DRAFT)


def test_an_arbiter_pairs_a_round_with_a_waiver(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = stuck()
    owner_tab.goto(f"/t/{made}/rounds/")
    owner_tab.get_by_role("button", name="Pair round 3").click()
    expect(owner_tab.get_by_role("heading", name="Waive a rule for this round")).to_be_visible()
    expect(owner_tab.get_by_role("alert")).not_to_contain_text("--waive")
    expect(owner_tab.get_by_text("Dogwood, Di has White against Alder, Ana")).to_be_visible()
    owner_tab.get_by_text("Preview of the round").click()
    expect(owner_tab.get_by_text("Cedar, Cy – Birch, Bo")).to_be_visible()
    assert faults(owner_tab) == []
    owner_tab.get_by_role("button", name="Pair without 2.3, 2.4").click()
    expect(owner_tab.get_by_text("You waive 2.3 and 2.4 for round 3")).to_be_visible()
    owner_tab.get_by_role("button", name="Continue anyway").click()
    expect(owner_tab.get_by_text("Paired with a waiver: without 2.3, 2.4")).to_be_visible()
    owner_tab.get_by_role("link", name="Why?", exact=True).click()
    expect(owner_tab.get_by_text("the arbiter waived 2.3, 2.4")).to_be_visible()
    owner_tab.goto(f"/t/{made}/journal/")
    expect(owner_tab.get_by_text("without 2.3 and 2.4")).to_be_visible()
