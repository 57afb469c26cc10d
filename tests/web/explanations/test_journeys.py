"""Explanations and standings in a real browser: by keyboard, in light and dark, judged by axe."""

import re

import pytest
from playwright.sync_api import Page, expect

from fairswiss.desk import memory
from fairswiss.web.database import sqlite
from tests.web.browsers import faults
from tests.web.databases import connected
from tests.web.live import Live
from tests.web.samples import imported


@pytest.fixture(scope="module")
def event(live: Live) -> str:
    """The address of an event in the running manager."""
    with connected(sqlite(live.folder / "fairswiss.sqlite3")):
        name = imported().event
    memory.forget()
    return f"/t/{name}"


def test_a_value_unfolds_its_working_and_escape_folds_it_up(owner_tab: Page, event: str) -> None:
    owner_tab.goto(f"{event}/standings/")
    value = owner_tab.locator(".st-value").nth(1)
    value.focus()
    owner_tab.keyboard.press("Enter")
    panel = owner_tab.locator(".st-panel")
    expect(panel).to_be_focused()
    expect(panel).to_contain_text("Buchholz")
    expect(value).to_have_attribute("aria-expanded", "true")
    assert faults(owner_tab) == []
    owner_tab.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(value).to_be_focused()
    value.click()
    expect(panel).to_be_visible()
    owner_tab.locator(".st-value").nth(6).click()
    expect(panel).to_have_count(1)
    panel.get_by_role("link", name="Link").click()
    expect(owner_tab).to_have_url(re.compile("/standings/working/"))


def test_other_tie_breaks_come_without_a_new_page_and_have_an_address(owner_tab: Page, event: str) -> None:
    owner_tab.goto(f"{event}/standings/")
    owner_tab.get_by_label("Tie-breaks").select_option("fide-swiss")
    expect(owner_tab.locator("thead")).to_contain_text("PS")
    expect(owner_tab).to_have_url(re.compile("set=fide-swiss"))
    owner_tab.get_by_label("Name", exact=True).fill("palma")
    expect(owner_tab.locator("tbody tr")).to_have_count(1)


def test_why_not_by_keyboard_alone(owner_tab: Page, event: str) -> None:
    owner_tab.goto(f"{event}/why/4/")
    owner_tab.keyboard.press("w")
    expect(owner_tab.get_by_label("One player")).to_be_focused()
    owner_tab.keyboard.type("palma")
    owner_tab.keyboard.press("Tab")
    owner_tab.keyboard.type("uosis")
    owner_tab.keyboard.press("Enter")
    expect(owner_tab.locator("#answer")).to_contain_text("Palma, Nuno")


def test_two_players_are_picked_in_a_picture(owner_tab: Page, event: str) -> None:
    owner_tab.goto(f"{event}/why/4/")
    owner_tab.get_by_role("button", name="Pick two in a drawing").click()
    players = owner_tab.locator("a.fs-player:not(.fs-before)")
    players.nth(1).click()
    players.nth(5).click()
    expect(owner_tab.locator("#answer .why-answer")).to_be_visible()


def test_the_words_of_an_article_appear_on_focus_and_its_sentence_on_a_click(owner_tab: Page, event: str) -> None:
    owner_tab.goto(f"{event}/why/4/")
    mark = owner_tab.locator("#group-1 .fs-mark").nth(0)
    mark.focus()
    expect(owner_tab.locator("#group-1 [data-tip]")).to_contain_text("(")
    owner_tab.keyboard.press("Enter")
    expect(owner_tab.locator(":target")).to_be_in_viewport()


def test_axe_finds_nothing_serious(owner_tab: Page, event: str) -> None:
    for width, path in ((1280, "/why/4/"), (1280, "/standings/?table=cross"), (390, "/why/4/board/1")):
        owner_tab.set_viewport_size({"width": width, "height": 844})
        _sound(owner_tab, event + path)
    for path in ("/why/4/list", "/why/player/1", "/why/4/why-not?one=1&other=2", "/standings/working/1", "/standings/"):
        _sound(owner_tab, event + path)
        assert owner_tab.evaluate("document.documentElement.scrollWidth") <= 390


def _sound(tab: Page, address: str) -> None:
    """In light, and its colours in the dark."""
    tab.goto(address)
    tab.emulate_media(color_scheme="light")
    assert faults(tab) == [], address
    tab.emulate_media(color_scheme="dark")
    assert faults(tab, colours=True) == [], address
