"""An arbiter corrects a result after the next round is out, in a real browser: pages and report say what happened."""

import pytest
from playwright.sync_api import Page, expect

from fairswiss import check, read_trf
from fairswiss.desk import memory
from tests.web.browsers import faults
from tests.web.explanations.test_corrections import FAULTS, SYSTEMS, paired_again
from tests.web.live import Live
from tests.web.rounds.events import inside


@pytest.fixture(scope="module")
def events(live: Live) -> dict[str, str]:
    """An event of each system in the running manager."""
    with inside(live):
        made = {system: paired_again(system) for system in SYSTEMS}
    memory.forget()
    return made


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_correction_is_confirmed_shown_and_reported(owner_tab: Page, events: dict[str, str], system: str) -> None:
    tab, made = owner_tab, events[system]
    tab.route("**/live?*", lambda route: route.fulfill(status=204))  # nothing new
    tab.goto(f"/t/{made}/results/3/board/1/")
    tab.get_by_role("button", name="0 : 1", exact=True).click()
    with tab.expect_navigation():
        tab.locator(".button-bad[type=submit]").click()
    tab.goto(f"/t/{made}/why/4/")
    note = tab.get_by_role("region", name="Changed after this round was paired")
    expect(note).to_contain_text("was corrected from 1 : 0 to 0 : 1")
    expect(note).to_contain_text("instead of")
    assert faults(tab) == []
    words = tab.locator("main").inner_text()
    assert not [fault for fault in FAULTS if fault in words]
    tab.goto(f"/t/{made}/why/4/board/1")
    expect(tab.get_by_role("region", name="Changed after this round was paired")).to_be_visible()
    for edition in ("trf16", "trf26"):
        report = read_trf(tab.request.get(f"/t/{made}/report.{edition}").body())
        checked = check(report)
        assert [one.agrees for one in checked] == [True] * 4
        assert checked[3].hindsight is not None
    tab.goto(f"/t/{made}/rounds/4/")
    tab.get_by_role("link", name="What if?").click()
    tab.get_by_label("This player does not play").fill("1")
    tab.get_by_role("button", name="Preview").click()
    expect(tab.get_by_role("heading", name="What if? Round 5", level=2)).to_be_visible()
    assert faults(tab) == []
