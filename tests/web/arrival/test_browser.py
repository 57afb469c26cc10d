"""A morning at the arrival desk in a real browser: some come, one comes late, and the hall is told."""

import re

from playwright.sync_api import Page, expect

from tests.web.arbiter import Arbiter, judged_if, names, pasted


def test_some_come_one_is_late_and_the_hall_counts_down(owner_tab: Page) -> None:
    arbiter = Arbiter(owner_tab, judged_if("arrival", "arrival-player", "hall"))
    people = names(7)
    arbiter.sets_up("Morning open", "dutch-2026", 5)
    arbiter.pastes(pasted(7), 7)

    owner_tab.goto(f"/t/{arbiter.event}/arrival/")
    arbiter.presses("Pair only who is checked in")
    for person in people[:6]:
        owner_tab.get_by_role("button", name=f"{person} is here", exact=True).click()
        arbiter.said(f"{person} is here.")
    arbiter.looks("arrival")
    owner_tab.get_by_label("Only who is still missing").check()
    owner_tab.get_by_role("button", name="Find").click()
    expect(owner_tab.locator(".arrival-name")).to_have_count(1)
    assert len(arbiter.plays(1, lambda board: "1")) == 3

    owner_tab.goto(f"/t/{arbiter.event}/arrival/")
    owner_tab.get_by_role("link", name=re.compile(people[6])).click()
    arbiter.looks("arrival-player")
    owner_tab.get_by_role("button", name="Half a point for each").click()
    arbiter.presses("Continue anyway")
    arbiter.said("The missed rounds have their byes.")
    owner_tab.get_by_role("button", name=f"{people[6]} is here", exact=True).click()
    expect(owner_tab.get_by_text("7 of 7 players are here.")).to_be_visible()

    owner_tab.goto(f"/t/{arbiter.event}/hall/")
    arbiter.looks("hall")
    owner_tab.get_by_label("Message").fill("Tea is ready")
    owner_tab.get_by_role("button", name="15 min").click()
    arbiter.said("The screens show it now.")
    assert len(arbiter.pairs(2)) == 3
