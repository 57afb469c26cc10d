"""The first minute: from the page that the start link opens to a round that is paired and explained."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.live import manager

_COUNTED = """addEventListener("click", () => sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1, true)"""


def test_a_newcomer_has_a_paired_and_explained_round_after_two_clicks(tab: Page, tmp_path: Path) -> None:
    with manager(tmp_path / "new") as live:
        tab.add_init_script(_COUNTED)
        tab.goto(live.link)
        expect(tab.get_by_role("heading", name="Sample: Arboretum Open")).to_be_visible()

        tab.get_by_role("button", name="Pair round 3").click()
        expect(tab.get_by_role("heading", name=re.compile("^Round 3"))).to_be_visible()
        boards = tab.locator("#boards .slip")
        expect(boards).to_have_count(12)

        tab.get_by_role("link", name="Why?", exact=True).click()
        expect(tab).to_have_url(re.compile("/why/3/$"))
        expect(tab.locator("main")).to_contain_text(re.compile(r"\(\d+\.\d|chapter \d"))  # reasons with their articles
        assert tab.evaluate("sessionStorage.clicks") == "2"


def test_an_event_of_one_s_own_is_not_paired_from_the_list(owner_tab: Page) -> None:
    tab = owner_tab
    tab.get_by_role("button", name="Create a sample tournament").click()
    expect(tab.get_by_text("A sample event was created.")).to_be_visible()
    made = tab.url.split("/")[4]
    own = tab.locator(".card").filter(has=tab.locator(f"a[href*='{made}']"))
    tab.goto("/")
    expect(own.get_by_role("button", name="Pair round 3")).to_have_count(1)
    own.get_by_role("link", name="Sample: Arboretum Open").click()
    tab.get_by_role("link", name="More").click()
    tab.get_by_role("link", name="Settings").click()
    tab.get_by_label("Name of the event").fill("Club Championship")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_text("Saved.")).to_be_visible()
    tab.goto("/")
    expect(own.get_by_role("link", name="Club Championship")).to_be_visible()
    expect(own.get_by_role("button", name="Pair round 3")).to_have_count(0)
