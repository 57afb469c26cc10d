"""Paper, public pages and the hall screen in a real browser: judged by axe, turned, cut off and found again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import faults
from tests.web.live import Live
from tests.web.screens import pictured

SEEN = """() => {
    const rows = [...document.querySelectorAll("tbody tr")];
    const seen = rows.filter((row) => row.checkVisibility());
    const foot = document.querySelector(".hall-foot").getBoundingClientRect().top;
    return [rows.length, seen.length, seen.at(-1).getBoundingClientRect().bottom, foot];
}"""
"""In one moment, for pages are turned: how many rows, how many seen, where the last of them and where the list ends."""


@pytest.fixture
def sample(owner_tab: Page) -> str:
    """The name of a sample event that everybody may see."""
    owner_tab.goto("/")
    owner_tab.get_by_role("button", name="sample").click()
    owner_tab.wait_for_url(re.compile(r"/t/\w+/"))
    found = re.search(r"/t/(\w+)/", owner_tab.url)
    assert found
    owner_tab.goto(f"/t/{found[1]}/settings")
    owner_tab.get_by_label("Show published rounds to everyone").check()
    owner_tab.locator("main form .button-main").click()
    expect(owner_tab.get_by_text("Saved.")).to_be_visible()
    return found[1]


def test_pages_are_sound_in_light_and_dark_and_for_people_to_look_at(owner_tab: Page, sample: str) -> None:
    pages = {
        "paper": f"/t/{sample}/paper/",
        "paper-pairings": f"/t/{sample}/paper/pairings/0/",
        "paper-slips": f"/t/{sample}/paper/slips/0/",
        "paper-why": f"/t/{sample}/paper/round/0/",
        "public": f"/public/{sample}/",
        "public-pairings": f"/public/{sample}/pairings/0/",
        "public-cross": f"/public/{sample}/cross/0/",
        "hall": f"/public/{sample}/screen/",
        "hall-light": f"/public/{sample}/screen/?theme=light&show=standings",
    }
    for name, path in pages.items():
        owner_tab.emulate_media(color_scheme="dark", reduced_motion="reduce")
        owner_tab.goto(path)
        assert faults(owner_tab) == [], path
        if name in ("paper-pairings", "paper-why", "public"):
            owner_tab.emulate_media(color_scheme="light", reduced_motion="reduce")
            assert faults(owner_tab, colours=True) == [], path
        pictured(owner_tab, name)


def test_nothing_is_wider_than_a_phone(owner_tab: Page, sample: str) -> None:
    owner_tab.set_viewport_size({"width": 390, "height": 800})
    for path in (
        f"/t/{sample}/paper/",
        f"/public/{sample}/",
        f"/public/{sample}/pairings/0/",
        f"/t/{sample}/paper/slips/0/",
    ):
        owner_tab.goto(path)
        assert owner_tab.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_a_screen_turns_pages_finds_back_and_keeps_its_list(owner_tab: Page, sample: str, live: Live) -> None:
    owner_tab.context.clear_cookies()
    owner_tab.set_viewport_size({"width": 1280, "height": 420})
    owner_tab.goto(f"/public/{sample}/screen/?seconds=4")
    turned = owner_tab.locator("#hall-page")
    expect(turned).to_have_text(re.compile(r"^1 / [2-9]"))
    rows, seen, last, foot = owner_tab.evaluate(SEEN)
    assert 0 < seen < rows
    assert last <= foot, "no row is cut off"
    expect(turned).to_have_text(re.compile(r"^2 / "))

    lost, poll = owner_tab.locator("#hall-lost"), "window.dispatchEvent(new Event('online'))"
    expect(lost).to_be_hidden()
    owner_tab.route("**/screen/list*", lambda route: route.fulfill(status=503))
    owner_tab.evaluate(poll)
    expect(lost).to_be_visible()
    assert owner_tab.locator("tbody tr").count() == rows
    owner_tab.unroute("**/screen/list*")
    with owner_tab.expect_response(lambda answer: "/screen/list" in answer.url and answer.status == 304):
        owner_tab.evaluate(poll)
    expect(lost).to_be_hidden()


SHOWN = "[...document.querySelectorAll('.hall-part')].filter((part) => !part.hidden).map((part) => part.className)"


def test_lists_message_and_clock_take_turns_and_count_down(owner_tab: Page, sample: str) -> None:
    owner_tab.goto(f"/t/{sample}/hall/")
    assert faults(owner_tab) == []
    pictured(owner_tab, "hall-desk")
    owner_tab.get_by_label("Message").fill("Tea is ready in the garden room")
    owner_tab.get_by_role("button", name="15 min").click()
    expect(owner_tab.get_by_text("The screens show it now.")).to_be_visible()
    owner_tab.goto(f"/public/{sample}/screen/?show=pairings,standings,clock&seconds=4")
    expect(owner_tab.locator("#hall-soon")).to_have_text(re.compile(r"^1[45]:\d\d$"))
    assert owner_tab.evaluate(SHOWN) == ["hall-part"]
    message = owner_tab.get_by_text("Tea is ready in the garden room")
    expect(message).to_be_hidden()
    expect(message).to_be_visible(timeout=30_000)
    assert owner_tab.evaluate(SHOWN) == ["hall-part hall-notice"]
    assert faults(owner_tab) == []
    pictured(owner_tab, "hall-message")


def test_no_name_is_cut_on_a_screen(owner_tab: Page, sample: str) -> None:
    owner_tab.set_viewport_size({"width": 900, "height": 700})
    owner_tab.goto(f"/public/{sample}/screen/")
    cut = "[...document.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length"
    assert owner_tab.evaluate(cut) == 0
