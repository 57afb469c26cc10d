"""Clubs, groups that shall not meet, categories, notes and sections in a real browser."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.arbiter import DESKTOP, PHONE, Arbiter, judged, names
from tests.web.live import Live
from tests.web.rounds.events import inside, state


def in_clubs(count: int) -> str:
    """Players as they come from a spreadsheet, the first and the fifth of one club, and so on."""
    rows = [f"{name}\t{2400 - 17 * at}\tNOR\tSK {at % 4}" for at, name in enumerate(names(count))]
    return "\n".join(["Name\tRating\tFed\tClub", *rows])


def looked_at(tab: Page, name: str) -> None:
    """The pages that only this journey sees, judged by axe; kept as pictures where somebody asks for them."""
    if name not in ("groups", "player", "sections"):
        return
    judged(tab, name)
    folder = os.environ.get("FAIRSWISS_SCREENS")
    if not folder:
        return
    for size, scheme in ((DESKTOP, "light"), (PHONE, "light"), (DESKTOP, "dark")):
        tab.set_viewport_size({"width": size["width"], "height": size["height"]})
        tab.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        tab.screenshot(path=str(Path(folder) / f"{name}-{size['width']}-{scheme}.png"), full_page=True)
    tab.emulate_media(color_scheme="light")
    tab.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


def test_people_of_a_club_a_family_and_two_sections(owner_tab: Page, live: Live) -> None:
    tab, people = owner_tab, names(8)
    arbiter = Arbiter(tab, looked_at)
    arbiter.sets_up("B-Open", "dutch-2026", 5)
    in_section(arbiter)
    other = arbiter.event
    arbiter.sets_up("A-Open", "dutch-2026", 5)
    arbiter.pastes(in_clubs(8), 8)
    in_section(arbiter)

    arbiter.goes("Players")
    tab.get_by_role("link", name="Groups and categories").click()
    tab.get_by_label("In the rounds").select_option("2")
    tab.get_by_label("How").select_option("if-possible")
    arbiter.presses("Keep apart")
    expect(tab.get_by_text("In FIDE mode a group is kept apart strictly")).to_be_visible()
    tab.go_back()
    tab.get_by_label("How").select_option("strictly")
    arbiter.presses("Keep apart")
    arbiter.said("They will be kept apart.")
    tab.get_by_label("In common").select_option("family")
    tab.get_by_label("Players (of a family or a group of your own)").fill(f"{people[0]}\n{people[5]}")
    arbiter.presses("Keep apart")
    arbiter.said("They will be kept apart.")
    tab.get_by_label("Name of the category").fill("Club players")
    tab.get_by_label("Rating to").fill("2330")
    arbiter.presses("Save the category")
    arbiter.said("The category is saved.")
    arbiter.looks("groups")

    open_player(arbiter, people[1])
    tab.get_by_label("Contact").fill("ada@example.org")
    tab.get_by_label("Fee paid").check()
    arbiter.presses("Save the notes")
    arbiter.said("Saved.")
    arbiter.looks("player")
    open_player(arbiter, people[7])
    tab.get_by_label("Move to").select_option(label="B-Open")
    arbiter.presses("Move the player")
    arbiter.said("now plays in B-Open.")
    assert other in tab.url
    arbiter.goes("More")
    tab.get_by_role("link", name="All sections of Spring Festival").click()
    expect(tab.get_by_role("row")).to_have_count(3)
    arbiter.looks("sections")
    tab.get_by_role("link", name="A-Open", exact=True).click()

    boards = arbiter.pairs(1)
    for white, black in boards:
        assert {white, black} not in ({people[at], people[at + 4]} for at in range(3))
        assert {white, black} != {people[0], people[5]}
    arbiter.looks("round")
    with inside(live):
        held = state(arbiter.event)
    assert [group.bond for group in held.groups.values()] == ["club", "family"]
    assert sorted(len(group.players) for group in held.kept_apart()) == [2, 2, 2, 2]


def in_section(arbiter: Arbiter) -> None:
    arbiter.goes("More", "Settings")
    arbiter.tab.get_by_label("Section of the event").fill("Spring Festival")
    arbiter.presses("Save")


def open_player(arbiter: Arbiter, name: str) -> None:
    arbiter.goes("Players")
    arbiter.tab.get_by_role("link", name=re.compile(re.escape(name))).first.click()
    expect(arbiter.tab.get_by_role("heading", level=1)).to_contain_text(name)
