"""Small faults of pages, each as it was seen: a test for each, in a real browser where it showed only there."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.arbiter import DESKTOP, PHONE
from tests.web.databases import ON_ONE
from tests.web.live import Live
from tests.web.public.events import hostile_event
from tests.web.rounds.events import drafted, enter, event, inside, published
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
GAP = "above => above.nextElementSibling.getBoundingClientRect().top - above.getBoundingClientRect().bottom"


def test_the_page_that_asks_to_sign_in_is_not_headed_403(visitor: Visitor) -> None:
    response = visitor.get("/")
    assert response.status_code == 403
    assert "Please sign in" in text(response)
    assert ">403<" not in text(response)


def test_an_import_offers_each_edition_with_its_year(owner: Visitor) -> None:
    page = text(owner.get("/import"))
    for year in (1992, 2012, 2017, 2026):
        assert f"Dutch system {year} (dutch-{year})" in page
    assert "Round robin (round-robin)" in page


@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_the_report_of_the_manager_has_ranks(owner: Visitor, edition: str) -> None:
    """Column 86 to 89 of each player's line; two players of four have won."""
    made = published(4)
    enter(made, 1, "1", [1, 2])
    lines = text(owner.get(f"/t/{made}/report.{edition}")).splitlines()
    held = [(line[85:89], line[80:84].strip()) for line in lines if line.startswith("001")]
    assert [points for rank, points in sorted(held)] == ["1.0", "1.0", "0.0", "0.0"]
    assert all(rank.strip() for rank, _ in held)


def test_nothing_touches_the_notice_card_or_button_above_it(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = event(4, 9)
    for page, above in {
        "rounds/": ".note:has-text('rounds cannot be completed by 4 players')",
        "arrival/": ".arrival-rule >> nth=0",
        "arrival/?missing=1": ".arrival-rule >> nth=1",
        "hall/": ".buttons:has-text('Show on the screens')",
        "settings": "form > .form-end",
        "standings/ratings/": "main > section.card",
    }.items():
        owner_tab.goto(f"/t/{made}/{page}")
        assert owner_tab.locator(above).evaluate(GAP) >= 8, page


def test_a_notice_below_the_buttons_of_a_draft_does_not_touch_them(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = drafted(4)
    for size in (DESKTOP, PHONE):
        owner_tab.set_viewport_size({"width": size["width"], "height": size["height"]})
        owner_tab.goto(f"/t/{made}/rounds/1/")
        head = owner_tab.locator(".desk-head")
        head.evaluate("""head => head.insertAdjacentHTML("afterend", "<p class='note note-warn'>Not kept apart</p>")""")
        assert head.evaluate(GAP) >= 8, size


def test_a_long_name_does_not_wrap_below_its_number(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
    owner_tab.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    owner_tab.goto(f"/t/{made}/rounds/1/")
    long = "name => { name.textContent = 'Longer and longer '.repeat(6); }"
    owner_tab.locator("#board-1 .slip-white .who").evaluate(long)
    left = "one => one.getBoundingClientRect().toJSON()"
    number = owner_tab.locator("#board-1 .slip-number").evaluate(left)
    name = owner_tab.locator("#board-1 .slip-white .who").evaluate(left)
    assert name["height"] > 2 * 20, "it wraps"
    assert name["left"] >= number["left"] + 20


def test_a_public_cross_table_shows_its_rounds_on_a_phone(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = hostile_event()
    owner_tab.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    owner_tab.goto(f"/public/{made}/cross/0/")
    head = owner_tab.locator("thead th").get_by_text("1", exact=True)
    expect(head).to_be_visible()
    assert owner_tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = owner_tab.locator(".table-box")
    box.evaluate("box => { box.scrollLeft = box.scrollWidth; }")
    assert box.evaluate("box => box.scrollLeft") > 0
    expect(box.locator("tbody .names").first).to_be_in_viewport(ratio=0.9)


def test_no_language_is_wider_than_a_phone(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = event()
    owner_tab.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    owner_tab.goto(f"/t/{made}/players/")
    for name, language in (("Deutsch", "de"), ("Français", "fr")):
        owner_tab.get_by_role("button", name=name).click()
        expect(owner_tab.locator("html")).to_have_attribute("lang", language)
        assert owner_tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
