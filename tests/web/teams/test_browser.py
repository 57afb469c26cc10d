"""An event of sixteen teams in a real browser: captains with phones, a reserve, a forfeit, byes, three of seven rounds.

Whole events of teams are paired to their end in ``tests/teams/test_whole_events.py``.
"""

import re

from playwright.sync_api import Browser, Page, expect

from fairswiss.desk import journals
from fairswiss.desk.captain_links import captain_link
from fairswiss.desk.line_ups import MatchShown, matches_shown
from fairswiss.keeping.places import kept_secret
from fairswiss.web.captains.signing import _derived
from tests.web.arbiter import PHONE, Arbiter, judged_if
from tests.web.browsers import faults
from tests.web.keyboard import press
from tests.web.live import Live
from tests.web.rounds.events import inside

TEAMS, BOARDS, ROUNDS = 16, 4, 3
OWN_PAGES = (
    "new-team-event", "teams", "team", "matches-draft", "matches", "team-standings", "match-why", "matches-sheet",
)  # fmt: skip


def listed() -> str:
    """Sixteen clubs of five players, as a spreadsheet has them."""
    heads = "Name\tRating\tClub"
    people = [
        f"Player {team:02}-{at}\t{2400 - 30 * team - 10 * at}\tClub {team:02}"
        for team in range(1, TEAMS + 1)
        for at in range(1, BOARDS + 2)
    ]
    return "\n".join([heads, *people])


def match_of(live: Live, event: str, number: int, place: int) -> MatchShown:
    with inside(live):
        return matches_shown(journals.read(event), number)[place - 1]


def link_of(live: Live, event: str, team: int) -> str:
    with inside(live):
        return f"/l/{captain_link(journals.read(event), team, _derived(kept_secret(live.folder)))}"


def enters_all(tab: Page, matches: int) -> None:
    """Every board of a round at once: White wins, draws and Black wins in turn."""
    seats = [f"{match}.{board}" for match in range(1, matches + 1) for board in range(1, BOARDS + 1)]
    lines = "\n".join(f"{seat} {('1-0', '=', '0-1')[at % 3]}" for at, seat in enumerate(seats, 1))
    tab.get_by_text("Many at once").click()
    tab.get_by_label("One board and its result per line").fill(lines)
    tab.get_by_role("button", name="Enter the list").click()


def plays_round_1(arbiter: Arbiter, live: Live, browser: Browser) -> MatchShown:
    """Two captains hand in line-ups from phones, one with a reserve; a team does not come; the rest is filled in."""
    owner_tab, event = arbiter.tab, arbiter.event
    arbiter.goes("Desk")
    press(owner_tab, "p")
    arbiter.said("Round 1 is paired.")
    arbiter.looks("matches-draft")
    arbiter.publishes(1)
    first = match_of(live, event, 1, 1)
    phone = browser.new_context(base_url=live.address, viewport=PHONE, locale="en-GB").new_page()  # type: ignore[arg-type]
    phone.goto(link_of(live, event, first.white.team))
    assert faults(phone) == []
    phone.get_by_label("Board 4").select_option(index=BOARDS)  # the reserve
    phone.get_by_role("button", name="Hand in the line-up").click()
    expect(phone.get_by_text("Waiting for your opponents")).to_be_visible()
    phone.goto(link_of(live, event, first.black.team))
    phone.get_by_role("button", name="Hand in the line-up").click()
    expect(phone.get_by_text("Both line-ups are in.")).to_be_visible()
    assert faults(phone) == []
    phone.context.close()

    owner_tab.reload()
    last = match_of(live, event, 1, TEAMS // 2)
    owner_tab.get_by_text("Did not come?").last.click()
    owner_tab.get_by_role("button", name=f"{last.black.name} did not come").last.click()
    arbiter.presses("Continue anyway")
    arbiter.presses("Line up the first players of 12 teams")
    arbiter.said("12 line-ups were filled in")
    arbiter.looks("matches")
    enters_all(owner_tab, TEAMS // 2 - 1)
    arbiter.closes(1)
    return first


def test_an_event_of_sixteen_teams_from_the_list_to_the_standings(
    owner_tab: Page, live: Live, browser: Browser
) -> None:
    arbiter = Arbiter(owner_tab, judged_if(*OWN_PAGES))
    owner_tab.goto("/new?intent=team-event")
    owner_tab.get_by_label("Name of the event").fill("Team cup")
    arbiter.looks("new-team-event")
    arbiter.presses("Create tournament")
    found = re.search(r"/t/([^/]+)/", owner_tab.url)
    assert found
    event = arbiter.event = found[1]
    arbiter.pastes(listed(), TEAMS * (BOARDS + 1))
    owner_tab.goto(f"/t/{event}/teams/")
    arbiter.presses("Make teams of the clubs")
    arbiter.said("16 teams were made of the clubs.")
    arbiter.looks("teams")
    owner_tab.get_by_role("link", name="Club 03").click()
    arbiter.looks("team")
    owner_tab.get_by_label("Round 2").select_option("H")
    owner_tab.get_by_role("button", name="Save Round 2").click()
    arbiter.said("Saved.")
    first = plays_round_1(arbiter, live, browser)

    for number in range(2, ROUNDS + 1):
        arbiter.goes("Desk")
        press(owner_tab, "p")
        arbiter.said(f"Round {number} is paired.")
        arbiter.publishes(number)
        playing = TEAMS - 2 if number == 2 else TEAMS  # one asked for a bye, so that another one has the bye
        arbiter.presses(f"Line up the first players of {playing} teams")
        arbiter.said(f"{playing} line-ups were filled in")
        enters_all(owner_tab, playing // 2)
        arbiter.closes(number)

    arbiter.goes("Standings")
    expect(owner_tab.locator("#standings tbody tr")).to_have_count(TEAMS)
    arbiter.looks("team-standings")
    owner_tab.goto(f"/t/{event}/why/{ROUNDS}/match/1")
    arbiter.looks("match-why")
    owner_tab.goto(f"/t/{event}/paper/matches/{ROUNDS}/")
    arbiter.looks("matches-sheet")
    with inside(live):
        state = journals.read(event).state
        assert state.round(1).matches.line_ups[first.white.team][3] == state.squad(first.white.team).players[BOARDS]  # type: ignore[union-attr]
        assert sorted(state.round(2).matches.byes.values()) == ["H", "U"]  # type: ignore[union-attr]
