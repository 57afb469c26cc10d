"""The players in a real browser: pasted, added by keyboard, withdrawn, absent; judged by axe in light and dark."""

import re

from playwright.sync_api import FilePayload, Page, expect

from tests.ratinglist.lists import text_list
from tests.web.browsers import faults
from tests.web.keyboard import press
from tests.web.screens import pictured

PASTED = "\n".join(f"{n}. Tester, Tom {chr(64 + n)} {2300 - 11 * n} NOR" for n in range(1, 25))


def judged(tab: Page) -> list[str]:
    """What axe objects to, in light and dark, and whether anything is wider than a phone."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        tab.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += faults(tab, colours=scheme == "dark")
    tab.emulate_media(color_scheme="light")
    tab.set_viewport_size({"width": 390, "height": 844})
    if tab.evaluate("document.documentElement.scrollWidth") > 390:
        found.append(f"{tab.url} is too wide for a phone")
    tab.set_viewport_size({"width": 1280, "height": 800})
    return found


def new_event(tab: Page) -> str:
    """An event of the tab's own; the address of its players."""
    tab.goto("/new?intent=other")
    tab.get_by_label("Name of the event").fill("Paste Open")
    tab.get_by_role("button", name="Create tournament").click()
    tab.get_by_role("link", name="Cancel").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Players")
    return tab.url


def test_a_list_is_pasted_completed_by_keyboard_and_kept(owner_tab: Page) -> None:
    tab = owner_tab
    players = new_event(tab)
    assert judged(tab) == []
    tab.get_by_role("link", name="Paste or upload").first.click()
    tab.get_by_label("Paste the players here").fill(PASTED)
    assert judged(tab) == []
    tab.get_by_role("button", name="Show me").click()
    expect(tab.get_by_text("24 players found.")).to_be_visible()
    assert judged(tab) == []
    pictured(tab, "players-preview")
    tab.get_by_role("button", name="Register 24 players").click()
    expect(tab.get_by_text("24 players were registered.")).to_be_visible()
    expect(tab.locator("#players tr")).to_have_count(24)

    press(tab, "a")
    expect(tab.get_by_label("Name", exact=True)).to_be_focused()
    tab.keyboard.type("Zorn, Zoe")
    tab.keyboard.press("Tab")
    tab.keyboard.type("2290")
    tab.keyboard.press("Enter")
    expect(tab.get_by_text("Zorn, Zoe has number 1.")).to_be_visible()
    expect(tab.get_by_label("Name", exact=True)).to_be_focused()
    tab.keyboard.type("Yarrow, Yan")
    tab.keyboard.press("Enter")
    expect(tab.locator("#players tr")).to_have_count(26)

    tab.goto(players)
    tab.get_by_role("searchbox", name="Filter").press_sequentially("zorn")
    expect(tab.locator("#players tr:visible")).to_have_count(1)
    expect(tab.get_by_text("1 of 26 shown")).to_be_visible()
    tab.get_by_role("link", name="Zorn, Zoe").click()
    tab.get_by_label("Round 2").select_option("H")
    tab.get_by_role("button", name="Save the byes").click()
    expect(tab.get_by_text("The byes are saved.")).to_be_visible()
    assert judged(tab) == []
    pictured(tab, "players-player")

    tab.goto(players)
    tab.get_by_role("link", name="Yarrow, Yan").click()
    tab.get_by_role("button", name="Withdraw").click()
    expect(tab.get_by_text("Withdrawn.")).to_be_visible()
    tab.goto(players)
    row = tab.get_by_role("row").filter(has_text="Zorn, Zoe")
    expect(row).to_contain_text("½ bye: 2")
    expect(tab.get_by_role("row").filter(has_text="Yarrow, Yan")).to_contain_text("withdrawn from round 1")
    assert judged(tab) == []
    pictured(tab, "players-list")


def test_a_column_chosen_anew_is_read_anew(owner_tab: Page) -> None:
    tab = owner_tab
    new_event(tab)
    tab.get_by_role("link", name="Paste or upload").first.click()
    tab.get_by_label("Paste the players here").fill("Alder;1900;1500\nBirch;1800;1600\nCedar;1700;1650")
    tab.get_by_role("button", name="Show me").click()
    tab.get_by_label("Column 3").select_option("rating")
    expect(tab).to_have_url(re.compile("c3=rating"))
    expect(tab.get_by_label("Column 2")).to_have_value("")
    expect(tab.get_by_role("row").filter(has_text="Alder").last).to_contain_text("1500")


def arrives_late(tab: Page, players: str) -> None:
    """Another answer to what was typed before."""
    tab.evaluate("at => htmx.ajax('GET', at, '#found')", f"{players}rating-list/find?name=alder&kind=standard")
    expect(tab.locator(".htmx-request")).to_have_count(0)


def test_the_rating_list_completes_a_name_and_two_enters_add_it(owner_tab: Page) -> None:
    tab = owner_tab
    players = new_event(tab)
    tab.goto(f"{players}rating-list")
    listed = FilePayload(name="players_list_foa.txt", mimeType="text/plain", buffer=text_list())
    tab.get_by_label("Rating list").set_input_files(listed)
    tab.get_by_role("button", name="Import").click()
    expect(tab.get_by_text("can be searched now")).to_be_visible()
    assert judged(tab) == []
    tab.goto(players)
    tab.get_by_label("Name", exact=True).press_sequentially("alder")
    expect(tab.locator("[data-pick]").first).to_be_visible()
    assert judged(tab) == []
    tab.get_by_label("Name", exact=True).press("ArrowDown")
    expect(tab.locator("[data-pick]").first).to_be_focused()
    arrives_late(tab, players)
    expect(tab.locator("[data-pick]").first).to_be_focused()
    tab.keyboard.press("Enter")
    expect(tab.get_by_label("Rating", exact=True)).to_have_value("2400")
    expect(tab.get_by_label("Name", exact=True)).to_be_focused()
    arrives_late(tab, players)
    expect(tab.locator("[data-pick]")).to_have_count(0)
    tab.keyboard.press("Enter")
    expect(tab.get_by_text("Alder, Ana has number 1.")).to_be_visible()
    tab.goto(f"{players}rating-list/fill")
    expect(tab.get_by_text("1 player agrees with the list.")).to_be_visible()
    assert judged(tab) == []


def test_a_file_in_a_code_page_is_shown_with_its_warnings_and_corrected(owner_tab: Page) -> None:
    """Warnings stand above the columns; another column or code page is a choice away."""
    tab = owner_tab
    new_event(tab)
    tab.get_by_role("link", name="Paste or upload").first.click()
    table = (
        "Lp.;Nazwisko i imię;Kat.;Ranking FIDE;Ranking krajowy;Rapid;Federacja;ID FIDE;Rok ur.;Płeć\n"
        "1;Dąb, Łukasz;FM;2250;2240;2200;POL;1100001;1991;M\n2;Brzoza, Żaneta;WFM;1810;1850;1790;POL;1100002;2001;K\n"
        "3;Świerk, Józef;;0;1600;0;XYZ;;1960;M\n"
    )
    file: FilePayload = {"name": "lista.csv", "mimeType": "text/csv", "buffer": table.encode("cp1250")}
    tab.get_by_label("Or choose a file").set_input_files(file)
    tab.get_by_role("button", name="Show me").click()
    expect(tab.get_by_text("3 players found.")).to_be_visible()
    expect(tab.get_by_text("is read as Windows-1250")).to_be_visible()
    expect(tab.get_by_role("rowheader", name="Dąb, Łukasz")).to_be_visible()
    assert judged(tab) == []
    pictured(tab, "players-code-page")
    tab.get_by_label("Column 6").select_option("rating")
    expect(tab.locator("table").last).to_contain_text("2200")
    tab.get_by_label("Charset").select_option("cp1252")
    expect(tab.get_by_role("rowheader", name="D¹b, £ukasz")).to_be_visible()
