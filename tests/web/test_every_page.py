"""Every page of the manager: judged by axe in both themes, and no wider than a phone. One walk over one rich event."""

import re

from playwright.sync_api import Page, Response

from fairswiss.desk import events, hall, registration, rounds
from fairswiss.desk.own_arrival import open_check_in
from fairswiss.desk.short_names import short_name
from fairswiss.model.categories import Category
from tests.web.arbiter import PHONE
from tests.web.browsers import faults
from tests.web.live import Live
from tests.web.phones.events import check_in_code, link, switch
from tests.web.rounds.events import BY, enter, inside, played, state
from tests.web.test_access import VIEWS

NO_PAGES = re.compile(
    r"^(alive|health|ready|metrics|theme|density|language|leave|start/|sample|invitation/|sign-in/|api/|static)"
    r"|(/|^)(live|here|news|now|form/.*|download/.*|backup|copies/.*|data\..*|export\..*|report\..*|list|find|check)$"
    r"|^(l|subscribe|unsubscribe)/<|/teams/|/match/<|\.(pdf|zip|ics|atom|webmanifest|png|js)$|/chess-results\.|/final/$|import/<|my-account/openid|/openid"
)
"""Answers to machines, files, pieces of pages, and what begins or ends a session; the final page and those of teams,
which this event does not have, are judged in tests of their own."""
FILLED = {
    "system": "dutch-2026", "name": "owner", "edition": "trf26", "round": "1", "number": "1", "board": "1", "at": "0",
    "registration": "1", "sheet": "standings", "place": "0", "form": "csv", "kind": "scores",
}  # fmt: skip


def rich(live: Live) -> dict[str, str]:
    """An event with all that an event can have, and what is put into addresses."""
    made = played(9, 2)
    settings = state(made).settings
    info = settings.info._replace(start="2026/05/01")
    events.change_settings(made, settings._replace(public=True, roof="Spring festival", info=info), BY)
    registration.declare_category(made, Category("Juniors", age_to=17), BY)
    registration.adjust_points(made, 2, -5, 1, BY._replace(why="late"))
    rounds.draft(made, BY)
    rounds.publish(made, 3, BY)
    switch(made)
    enter(made, 3, "1", [1])
    open_check_in(made, BY, on=True)
    hall.announce(made, BY, "Tea is ready")
    return {
        "tournament": made, "short": short_name(made), "link": link(made, 2, number=3, live=live),
        "here": check_in_code(made, live=live),
    }  # fmt: skip


def address_of(pattern: str, known: dict[str, str]) -> str:
    """The address of a view in the event."""
    link = known["here" if "here/" in pattern else "link"]
    values = {**FILLED, **known, "link": link}
    return "/" + re.sub(r"<\w+:(\w+)>", lambda found: values[found[1]], pattern)


def wrong_with(tab: Page, pattern: str, answer: Response | None) -> list[str]:
    """All that is serious on a page: on a phone, its colours in the dark too; what is no page."""
    if answer is None or not answer.ok:
        return [f"{pattern}: {answer and answer.status}"]
    found = [f"{pattern}: {fault}" for fault in faults(tab)]
    if tab.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
        found.append(f"{pattern} is wider than a phone")
    tab.emulate_media(color_scheme="dark")
    found += [f"{pattern}, dark: {fault}" for fault in faults(tab, colours=True)]
    tab.emulate_media(color_scheme="light")
    return found


def test_every_page_is_sound_in_both_themes_and_on_a_phone(owner_tab: Page, live: Live) -> None:
    with inside(live):
        known = rich(live)
    reads = [pattern for pattern, view in VIEWS.items() if "GET" in view.methods and not NO_PAGES.search(pattern)]
    assert len(reads) > 55
    owner_tab.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    found: list[str] = []
    for pattern in reads:
        answer = owner_tab.goto(address_of(pattern, known))
        found += wrong_with(owner_tab, pattern, answer)
    assert found == []
