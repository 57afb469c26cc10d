"""The frame in a real browser: by mouse, by keyboard, in light and dark, judged by axe."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import faults
from tests.web.live import Live
from tests.web.screens import pictured


def test_the_link_from_the_terminal_lets_in_and_works_once(tab: Page, live: Live) -> None:
    tab.goto("/")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Please sign in")
    link = live.new_link()
    tab.goto(link)
    expect(tab).to_have_url(f"{live.address}/")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Tournaments")
    tab.get_by_role("button", name="Sign out").click()
    expect(tab.get_by_text("You have signed out.")).to_be_visible()
    assert (answer := tab.goto(link)) is not None
    assert answer.status == 403
    expect(tab.get_by_text("fairswiss link")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "width", "scheme"),
    [("/design", 1280, "light"), ("/design", 390, "dark"), ("/", 390, "light"), ("/nowhere", 1280, "dark")],
)
def test_axe_finds_nothing_serious(owner_tab: Page, path: str, width: int, scheme: str) -> None:
    owner_tab.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    owner_tab.set_viewport_size({"width": width, "height": 844})
    owner_tab.goto(path)
    assert faults(owner_tab) == []


def test_axe_finds_nothing_serious_before_anybody_is_in(tab: Page) -> None:
    for path in ("/", "/start/used", "/nowhere"):
        tab.goto(path)
        tab.emulate_media(color_scheme="light")
        assert faults(tab) == [], path
        tab.emulate_media(color_scheme="dark")
        assert faults(tab, colours=True) == [], path


def test_nothing_is_wider_than_a_phone(owner_tab: Page) -> None:
    for width in (320, 390):
        owner_tab.set_viewport_size({"width": width, "height": 800})
        owner_tab.goto("/design")
        assert owner_tab.evaluate("document.documentElement.scrollWidth") <= width


def test_what_one_taps_is_large_enough(owner_tab: Page) -> None:
    owner_tab.set_viewport_size({"width": 390, "height": 844})
    owner_tab.goto("/design")
    small = owner_tab.evaluate(
        """() => [...document.querySelectorAll("a.button, button, input, select, .tabs a, summary")]
            .filter((one) => one.checkVisibility() && one.type !== "hidden")
            .filter((one) => !["checkbox", "radio"].includes(one.type))
            .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
            .filter(([html, box]) => box.height < 24 || box.width < 24).map(([html]) => html)"""
    )
    assert small == []
    for button in owner_tab.locator(".button-main").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_the_first_tab_stop_skips_to_the_content(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    owner_tab.keyboard.press("Tab")
    link = owner_tab.get_by_role("link", name="Skip to the content")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()
    owner_tab.keyboard.press("Enter")
    expect(owner_tab.locator("main")).to_be_focused()


def test_the_theme_changes_at_once_and_stays(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    back = "getComputedStyle(document.body).backgroundColor"
    light = owner_tab.evaluate(back)
    owner_tab.get_by_role("button", name="Dark").click()
    expect(owner_tab.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    dark = owner_tab.evaluate(back)
    assert dark != light
    owner_tab.reload()
    assert owner_tab.evaluate(back) == dark
    owner_tab.get_by_role("button", name="Auto").click()
    expect(owner_tab.locator("html")).not_to_have_attribute("data-theme", re.compile(".*"))


def test_the_language_changes_and_stays(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    owner_tab.get_by_role("button", name="Deutsch").click()
    expect(owner_tab.get_by_role("heading", level=1)).to_have_text("Bausteine")
    expect(owner_tab).to_have_url(re.compile("/design$"))
    owner_tab.get_by_role("button", name="English").click()
    expect(owner_tab.get_by_role("heading", level=1)).to_have_text("Components")


def test_messages_can_be_dismissed(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    note = owner_tab.locator("#flash .note-good")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Dismiss").click()
    expect(note).to_have_count(0)


def test_a_key_presses_its_button_unless_somebody_types(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    owner_tab.evaluate(
        """() => {
            window.pressed = 0;
            document.querySelector("[data-key=p]").addEventListener("click", () => { window.pressed += 1; });
        }"""
    )
    owner_tab.keyboard.press("p")
    assert owner_tab.evaluate("pressed") == 1
    owner_tab.get_by_label("Name", exact=True).first.press("p")
    assert owner_tab.evaluate("pressed") == 1


def test_what_goes_wrong_in_htmx_is_shown_among_the_messages(owner_tab: Page) -> None:
    owner_tab.goto("/design")
    owner_tab.evaluate(
        """() => {
            const button = document.querySelector("[data-key=p]");
            const wish = {"hx-get": "/nowhere", "hx-target": "#text", "hx-select": "#text", "hx-swap": "outerHTML"};
            for (const [name, value] of Object.entries(wish)) button.setAttribute(name, value);
            htmx.process(button);
        }"""
    )
    owner_tab.keyboard.press("p")
    expect(owner_tab.locator("#flash")).to_contain_text("Page not found")
    expect(owner_tab.locator("#flash .note-bad").first).to_be_focused()
    expect(owner_tab.locator("#text")).to_be_visible()


def test_forms_work_without_scripts(live: Live, tab: Page) -> None:
    browser = tab.context.browser
    assert browser is not None
    context = browser.new_context(base_url=live.address, java_script_enabled=False, locale="en-GB")
    plain = context.new_page()
    plain.goto(live.new_link())
    plain.get_by_role("button", name="Dark").click()
    expect(plain.locator("html")).to_have_attribute("data-theme", "dark")
    plain.get_by_role("button", name="Sign out").click()
    expect(plain.get_by_text("You have signed out.")).to_be_visible()
    context.close()


def test_pages_for_people_to_look_at(owner_tab: Page) -> None:
    for name, path in {"design": "/design", "home": "/", "not-found": "/nowhere"}.items():
        owner_tab.goto(path)
        pictured(owner_tab, name)
    owner_tab.context.clear_cookies()
    owner_tab.goto("/")
    pictured(owner_tab, "no-session")
    expect(owner_tab.get_by_role("heading", level=1)).to_be_visible()
