"""A whole hall: the manager on a network, people with roles, players with phones, a screen.

The network has an address of those that are kept for documents, and a certificate that never changes; so do the
pictures. Nothing is asked of that address: the browser comes by loopback.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Page, expect

from fairswiss.desk.roles import Role
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint
from fairswiss.web.reach import CERTIFICATE, HOSTS, HTTPS
from tests.web.live import Live, manager
from tests.web.phones.events import link, switch, with_phones
from tests.web.pictures.camera import Camera
from tests.web.rounds.events import inside

ANNOUNCED = {HOSTS: "192.0.2.7:8080", HTTPS: "1", CERTIFICATE: str(Path(__file__).with_name("shown.pem"))}
PASSWORD = "nine pawns and a rook"
ROUND = 4


@contextmanager
def opened(folder: Path) -> Iterator[Live]:
    """A manager that believes to be on a network."""
    with patch.dict(os.environ, ANNOUNCED), manager(folder) as live:
        yield live


def take(browser: Browser, live: Live, camera: Camera, event: str) -> str:
    """People first, then what they do. Another event has a round without results, for its slips."""
    tab = browser.new_page(base_url=live.address, locale="en-GB")
    tab.goto(live.link)
    tab.goto("/connect/")
    camera.take(tab, "connect")
    _people(tab, live, camera, event)
    with inside(live):
        switch(event)
    tab.goto(f"/t/{event}/settings")
    camera.take(tab, "settings-phones", since=".card:has(#id_phones)")
    _signs_in(browser, live, camera, event)
    _phones(browser, tab, live, camera, event)
    with inside(live):
        fresh = with_phones(12)
    tab.goto(f"/t/{fresh}/paper/slips/1/")
    camera.take(tab, "slips")
    stranger = browser.new_page(base_url=live.address, locale="en-GB")
    for name, address in {
        "privacy": "/privacy",
        "public-list": "/public/",
        "public": f"/public/{event}/",
        "public-sheet": f"/public/{event}/standings/0/",
    }.items():
        stranger.goto(address)
        camera.take(stranger, name)
    for show in ("pairings", "standings"):
        stranger.goto(f"/public/{event}/screen/?show={show}")
        camera.take_hall(stranger, f"hall-{show}")
    return fresh


def _people(tab: Page, live: Live, camera: Camera, event: str) -> None:
    tab.goto("/accounts")
    tab.get_by_label("Name of the account").fill("anna")
    tab.get_by_role("button", name="Create account").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("The account was created")
    tab.locator("code.command").nth(1).evaluate("shown => { shown.textContent = 'made-up-for-the-picture'; }")
    camera.take(tab, "account-made")
    with inside(live):
        added = {name: accounts.add(name, PASSWORD, "owner") for name in ("ben", "clara", "dora")}
        anna = accounts.account("anna")
        for user, where, task in (
            (anna, event, Task(Role.ARBITER)),
            (anna, "", Task(Role.VIEWER)),
            (added["ben"], event, Task(Role.RESULT_ENTRY, 1, 6)),
            (added["clara"], event, Task(Role.VIEWER)),
        ):
            appoint(user, where, task, "owner")
        accounts.end(added["dora"], "owner")
    for name, address in {
        "accounts": "/accounts",
        "account": "/accounts/anna/",
        "audit": "/audit",
        "people": f"/t/{event}/people/",
        "my-account": "/my-account",
    }.items():
        tab.goto(address)
        camera.take(tab, name)
    tab.goto(f"/t/{event}/people/invite")
    tab.get_by_role("button", name="Create invitation").click()
    camera.take(tab, "invited")


def _signs_in(browser: Browser, live: Live, camera: Camera, event: str) -> None:
    """Somebody whose boards are 1 to 6; before that, too many wrong tries."""
    tab = browser.new_page(base_url=live.address, locale="en-GB")
    tab.goto("/sign-in")
    camera.take(tab, "sign-in")
    for _ in range(6):
        _tries(tab, "clara", "a wrong one")
    camera.take(tab, "sign-in-wait")
    _tries(tab, "ben", PASSWORD)
    tab.goto(f"/t/{event}/results/{ROUND}/")
    expect(tab.get_by_text("Your boards: 1–6")).to_be_visible()
    camera.take(tab, "results-boards")
    tab.goto(f"/t/{event}/journal/")
    camera.take(tab, "not-allowed")
    tab.close()


def _tries(tab: Page, name: str, password: str) -> None:
    tab.get_by_label("Name").fill(name)
    tab.get_by_label("Password").fill(password)
    tab.get_by_role("button", name="Sign in").click()
    tab.wait_for_load_state("load")


def _phones(browser: Browser, tab: Page, live: Live, camera: Camera, event: str) -> None:
    """Every page that a player can come to, and what the arbiter reads meanwhile."""
    with inside(live):
        codes = {(board, side): link(event, board, side, ROUND, live) for board in (3, 4, 5, 6) for side in "wb"}
    context = browser.new_context(base_url=live.address, locale="en-GB")
    phone = context.new_page()
    phone.goto(f"/p/{codes[3, 'w']}")
    camera.take_small(phone, "phone-before")
    phone.get_by_role("link", name="White won").click()
    expect(phone.get_by_text("You say:")).to_be_visible()
    camera.take_small(phone, "phone-sure")
    phone.get_by_role("button", name="Yes, that is right").click()
    expect(phone.get_by_role("heading", name="Waiting for your opponent")).to_be_visible()
    camera.take_small(phone, "phone-waiting")
    _say(
        context, {codes[3, "b"]: "White won", codes[4, "w"]: "Draw", codes[4, "b"]: "Black won", codes[5, "b"]: "Draw"}
    )
    for name, address in {
        "phone-entered": codes[3, "w"],
        "phone-differ": codes[4, "w"],
    }.items():
        phone.goto(f"/p/{address}")
        camera.take_small(phone, name)
    tab.goto(f"/t/{event}/results/{ROUND}/")
    expect(tab.locator("#board-3 .slip-said")).to_have_text("both by phone")
    camera.take(tab, "results-phones")
    with inside(live):
        switch(event, False)
    phone.goto(f"/p/{codes[6, 'w']}")
    camera.take_small(phone, "phone-over")
    with inside(live):
        switch(event)
    context.close()


def _say(context: BrowserContext, answers: dict[str, str]) -> None:
    phone = context.new_page()
    for code, words in answers.items():
        phone.goto(f"/p/{code}")
        phone.get_by_role("link", name=words).click()
        phone.get_by_role("button", name="Yes, that is right").click()
        expect(phone.locator("#state")).to_be_visible()
    phone.close()
