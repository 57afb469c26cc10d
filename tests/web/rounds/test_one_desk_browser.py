"""The desk in a real browser: 30 boards on a laptop, two keys a result, questions where one types, phones, axe."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.arbiter import judged
from tests.web.live import Live
from tests.web.rounds.events import enter, inside, played, published, state

LAPTOP = {"width": 1366, "height": 768}
_COUNTED = "sessionStorage.keys = 0; addEventListener('keydown', () => { sessionStorage.keys++; }, true);"


def dense(tab: Page, address: str) -> None:
    """The page in small rows, as the switch of the bar leaves it."""
    tab.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    tab.goto(address)
    tab.get_by_role("button", name="Dense").click()
    expect(tab.locator("html")).to_have_attribute("data-density", "dense")


def test_thirty_boards_are_in_sight_on_a_laptop_and_can_be_pressed(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(60)
        enter(made, 1, "1", [1, 2])
    dense(owner_tab, f"/t/{made}/rounds/1/")
    owner_tab.reload()  # the browser remembers it
    expect(owner_tab.locator("html")).to_have_attribute("data-density", "dense")
    boxes = owner_tab.locator(".slip").evaluate_all("rows => rows.map((row) => row.getBoundingClientRect().toJSON())")
    assert len(boxes) == 30
    assert all(box["top"] >= 0 and box["bottom"] <= LAPTOP["height"] for box in boxes)
    small = owner_tab.locator(".slip :is(.press, .slip-ask)").evaluate_all(
        "all => all.filter((one) => one.offsetWidth < 24 || one.offsetHeight < 24).length"
    )
    assert small == 0
    owner_tab.get_by_role("button", name="30: ½ : ½").click()
    expect(owner_tab.locator("#board-30 .slip-result")).to_have_text("½ : ½")
    judged(owner_tab, "dense", phone=False)
    for page in ("players/", "standings/"):
        dense(owner_tab, f"/t/{made}/{page}")
        inner = "boxes => boxes.every((box) => box.scrollHeight <= box.clientHeight + 1)"
        assert owner_tab.locator(".table-box").evaluate_all(inner), "the page scrolls, not the table"


def test_a_round_takes_two_keys_a_result(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(12)
    owner_tab.add_init_script(_COUNTED)
    owner_tab.goto(f"/t/{made}/rounds/1/")
    expect(owner_tab.locator("[data-ready] #line")).to_be_focused()
    for key in "10=10=":
        owner_tab.keyboard.press("Enter")
        owner_tab.keyboard.press(key)
    expect(owner_tab.locator("#progress")).to_contain_text("6 of 6")
    expect(owner_tab.locator("#bar")).to_contain_text("all results in")
    assert owner_tab.evaluate("sessionStorage.keys") == str(2 * 6)
    with inside(live):
        assert ["".join(board[2:]) for board in state(made).round(1).boards] == ["10", "01", "=="] * 2


def test_the_line_asks_before_it_replaces_a_result(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
        enter(made, 1, "0", [2])
    owner_tab.goto(f"/t/{made}/rounds/1/")
    result = owner_tab.locator("#board-2 .slip-result")
    for key in ("2", "Enter", "1"):
        owner_tab.keyboard.press(key)
    expect(owner_tab.locator("#line-label")).to_have_text("Replace 0 : 1 by 1 : 0? Enter: yes, Esc: no")
    owner_tab.keyboard.press("Escape")
    expect(owner_tab.locator("#line-label")).to_have_text("Board or name")
    expect(result).to_have_text("0 : 1")
    for key in ("2", "Enter", "1", "Enter"):
        owner_tab.keyboard.press(key)
    expect(result).to_have_text("1 : 0")
    owner_tab.keyboard.type("2 =")
    owner_tab.keyboard.press("Enter")
    conflict = owner_tab.locator("#board-2 + .conflict")
    expect(conflict).to_contain_text("1 : 0 was entered before. Replace it by ½ : ½?")
    conflict.get_by_role("button", name="Replace it by ½ : ½").click()
    expect(result).to_have_text("½ : ½")
    expect(conflict).to_have_count(0)


def test_why_a_bye_and_a_no_show_on_one_page(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = published(8)
        enter(made, 1, "1", [1, 3, 4])
        enter(made, 1, "+", [2])
        missing = state(made).players[state(made).round(1).boards[1].black].name
    owner_tab.goto(f"/t/{made}/rounds/1/")
    owner_tab.get_by_role("link", name="1: Why?").click()
    answer = owner_tab.locator("#board-1 + .slip-answer")
    expect(answer).to_contain_text("Why do I play")
    judged(owner_tab, "desk-why")
    owner_tab.get_by_role("link", name="1: Why?").click()
    expect(answer).to_have_count(0)
    owner_tab.get_by_text("Byes and absences in round 2 (0)").click()
    owner_tab.get_by_label("Player").select_option(index=1)
    owner_tab.get_by_role("button", name="Not paired in round 2").click()
    expect(owner_tab.locator("#flash")).to_contain_text("is not paired in round 2.")
    question = owner_tab.get_by_role("heading", name=f"{missing} did not come in round 1: still in?")
    expect(question).to_be_visible()
    judged(owner_tab, "no-show")
    owner_tab.get_by_role("button", name="Absent next round").click()
    expect(owner_tab.locator("#flash")).to_contain_text("is absent from the next round")
    expect(question).to_have_count(0)
    owner_tab.get_by_role("button", name="All results are in: close the round").click()
    expect(owner_tab.get_by_role("heading", level=1)).to_have_text("Pair round 2")
    expect(owner_tab.locator("#bar")).to_contain_text("Round 2 of 5")
    expect(owner_tab.get_by_text("Absent from this round (2)")).to_be_visible()


@pytest.mark.parametrize("path", ["journal/", "players/", "standings/"])
def test_nothing_but_the_page_scrolls_and_nothing_is_blank_below_it(owner_tab: Page, live: Live, path: str) -> None:
    with inside(live):
        made = played(40, 2)
    owner_tab.goto(f"/t/{made}/{path}")
    foot = "document.querySelector('.bottom').getBoundingClientRect().bottom + scrollY"
    assert owner_tab.evaluate(f"document.documentElement.scrollHeight - ({foot})") < 2
