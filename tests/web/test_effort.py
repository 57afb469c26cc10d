"""From the first page to a published round, and a result: how many clicks and keys it takes, in a real browser."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.arbiter import Arbiter, judged, passed_by, pasted
from tests.web.effort import counted
from tests.web.keyboard import press
from tests.web.live import Live, manager

MOST = 8
"""Clicks and keys from the first page to round 1 published."""
A_RESULT = 2
"""Clicks and keys of one result."""


def copied(tab: Page, words: str) -> None:
    """The list is in the clipboard, as it comes from a spreadsheet."""
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.evaluate("(words) => navigator.clipboard.writeText(words)", words)


def test_round_1_of_a_club_night_is_published_after_eight_clicks_and_keys(browser: Browser, tmp_path: Path) -> None:
    with manager(tmp_path / "new") as live:  # that was never started before
        tab = browser.new_context(base_url=live.address, locale="en-GB").new_page()
        tab.goto(live.link)
        copied(tab, pasted(10))
        with counted(tab) as effort:
            tab.get_by_role("link", name="Club night").click()
            tab.get_by_role("button", name="Create tournament").first.click()
            expect(tab.get_by_label("Paste the players here")).to_be_focused()
            press(tab, "Control+v")
            tab.get_by_role("button", name="Show me").click()
            tab.get_by_role("button", name="Register 10 players").click()
            Arbiter(tab, passed_by).goes("Desk")
            press(tab, "p")
            expect(tab.get_by_role("heading", level=1)).to_contain_text("Round 1")
            press(tab, "v")
            expect(tab.locator("#flash")).to_contain_text("Round 1 is published.")
        assert effort.total <= MOST, f"{effort.clicks} clicks and {effort.keys} keys"

        with counted(tab) as effort:
            for number, key in enumerate("1=0=1", 1):
                expect(tab.locator("[data-ready] #line")).to_be_focused()
                press(tab, "Enter")  # the next open board
                press(tab, key)
                expect(tab.locator("#progress")).to_contain_text(f"{number} of 5")
        assert effort.total <= 5 * A_RESULT, f"{effort.keys} keys for 5 results"
        tab.context.close()


def test_an_event_is_set_up_by_keyboard_and_every_page_of_it_is_accessible(owner_tab: Page) -> None:
    tab = owner_tab
    tab.goto("/new")
    judged(tab, "intents")
    tab.get_by_role("link", name="FIDE-rated open").focus()
    tab.keyboard.press("Enter")
    tab.get_by_label("Players expected").fill("40")
    tab.get_by_label("Players expected").press("Tab")
    expect(tab.get_by_text("Recommended: 8 rounds")).to_be_visible()
    tab.get_by_role("button", name="Plan 8 rounds").press("Enter")
    expect(tab.get_by_label("Rounds", exact=True)).to_have_value("8")
    tab.get_by_text("More settings").press("Enter")
    tab.get_by_role("button", name="Move Sonneborn-Berger up").press("Enter")
    expect(tab.locator(".picked li").nth(1)).to_contain_text("Sonneborn-Berger")
    expect(tab.get_by_role("button", name="Move Sonneborn-Berger up")).to_be_focused()
    tab.get_by_role("button", name="Move Sonneborn-Berger up").press("Enter")
    expect(tab.locator(".picked li").first).to_contain_text("Sonneborn-Berger")
    name = f"League of {tab.evaluate('Date.now()')}"
    tab.get_by_label("Keep this list as").fill(name)
    tab.get_by_role("button", name="Keep", exact=True).press("Enter")
    expect(tab.get_by_role("option", name=re.compile(name))).to_have_count(1)
    tab.get_by_label("Pairing system").select_option("dubov-1997")
    expect(tab.get_by_label("Baku acceleration")).to_have_count(0)
    judged(tab, "new")
    tab.get_by_label("Name of the event").press("Enter")
    expect(tab).to_have_url(re.compile("/players/import$"))
    tab.get_by_role("link", name="FIDE mode").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("This event is in FIDE mode")
    judged(tab, "FIDE mode")
    tab.goto(re.sub("fide-mode$", "settings", tab.url))
    expect(tab.locator(".picked li").first).to_contain_text("Sonneborn-Berger")
    judged(tab, "settings")
    tab.get_by_role("link", name="Timetable").click()
    tab.get_by_label("Round 1 begins at").fill("14:00")
    tab.get_by_label("Rounds are played").select_option("daily")
    tab.get_by_role("button", name="Fill in").click()
    expect(tab.get_by_label("Time of round 8")).to_have_value("14:00")
    judged(tab, "timetable")
    tab.get_by_role("button", name="Save").click()
    expect(tab.locator("#flash")).to_contain_text("Saved.")
    expect(tab.get_by_label("Time of round 8")).to_have_value("14:00")


def test_a_field_hears_a_change_at_once_after_its_part_of_the_page_was_exchanged(owner_tab: Page) -> None:
    tab = owner_tab
    tab.goto("/new?intent=fide-open")
    tab.get_by_text("More settings").press("Enter")
    expect(tab.get_by_label("Baku acceleration")).to_have_count(1)
    tab.evaluate(
        """() => document.addEventListener("htmx:afterSwap", () => queueMicrotask(() => {
             const system = document.querySelector("[name=system]");
             system.value = "dubov-1997";
             system.dispatchEvent(new Event("change", {bubbles: true}));
           }), {once: true})"""
    )
    tab.get_by_role("button", name="Move Sonneborn-Berger up").press("Enter")
    expect(tab.get_by_label("Baku acceleration")).to_have_count(0)


def test_it_is_set_up_without_scripts_too(browser: Browser, live: Live) -> None:
    context = browser.new_context(base_url=live.address, java_script_enabled=False, locale="en-GB")
    tab = context.new_page()
    tab.goto(live.new_link())
    tab.goto("/new?intent=other&system=keizer")
    tab.get_by_label("Name of the event").fill("Winter league")
    tab.get_by_text("More settings").click()
    tab.get_by_role("button", name="Move Buchholz down").click()
    expect(tab.locator(".picked li").nth(2)).to_contain_text("Buchholz")
    expect(tab.get_by_label("Name of the event")).to_have_value("Winter league")
    context.close()
