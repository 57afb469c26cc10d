"""The matrix once more, at the doors: every address of the program is asked for by everybody."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.db import transaction

from fairswiss.web.access import Role
from tests.web.people.addresses import ADDRESSES
from tests.web.people.conftest import Hall
from tests.web.people.matrix import CELLS, LOGGED_OUT, TABLE, WHO, allowed
from tests.web.team import signed_in
from tests.web.visitors import Visitor

BEHIND_OTHERS = frozenset[str]()
"""Actions of no address of their own: there are none now."""
DRAFT = ("/t/{}/rounds/2/", "/t/{}/why/2/", "/t/{}/why/2/list", "/t/{}/paper/pairings/2/", "/api/t/{}/rounds/2")
TOKEN = "a" * 32
ASKED = [cell for cell in CELLS if cell[2] == "own" or cell[1] in set(Role)]
"""To who has no role, or one everywhere, the two tournaments are alike."""


@pytest.fixture(autouse=True)
def _as_it_was(hall: Hall) -> Iterator[None]:
    """Whatever a request changes is taken back."""
    for who in WHO:
        _browser(hall, who)
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


_sessions: dict[tuple[str, str], str] = {}
_shared = Visitor()
"""To make one takes longer than to ask for a page."""


def _browser(hall: Hall, who: str) -> Visitor:
    """Signed in once, before anything that is taken back."""
    _shared.cookies.clear()
    if who != LOGGED_OUT:
        if (hall.own, who) not in _sessions:
            _sessions[hall.own, who] = signed_in(who).cookies[settings.SESSION_COOKIE_NAME].value
        _shared.cookies[settings.SESSION_COOKIE_NAME] = _sessions[hall.own, who]
    _shared.cookies[settings.CSRF_COOKIE_NAME] = TOKEN
    return _shared


def test_every_action_has_an_address() -> None:
    assert {address.action for address in ADDRESSES} == set(TABLE) - BEHIND_OTHERS


@pytest.mark.parametrize(("action", "who", "where"), ASKED)
def test_addresses_of_the_cell(hall: Hall, action: str, who: str, where: str) -> None:
    tournament = hall.tournament(where)
    for address in ADDRESSES:
        if address.action != action or (where == "other" and not address.of_tournament):
            continue
        with transaction.atomic():
            status = address.asked(_browser(hall, who), tournament)
            transaction.set_rollback(True)
        if allowed(action, who, where):
            assert (status < 500 and status not in (401, 403)) or _is_wrong_link(address.pattern), (address, status)
        else:
            assert status in (401, 403), (address, status)


def _is_wrong_link(pattern: str) -> bool:
    """It refuses for another reason than who asks."""
    return pattern.startswith(
        (
            "start/<str:token>",
            "p/<str:link>",
            "p/here/<str:link>",
            "l/<str:link>",
            "subscribe/<str:link>",
            "unsubscribe/<str:link>",
        )
    )


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("address", DRAFT)
def test_a_draft_is_no_page_for_who_may_not_see_it(hall: Hall, address: str, who: str) -> None:
    browser = _browser(hall, who)
    status = browser.get(address.format(hall.own)).status_code
    assert (status == 200) is allowed("see-drafts", who, "own")
    assert status in (200, 404) or not allowed("see-tournament", who, "own")


@pytest.mark.parametrize("role", [Role.RESULT_ENTRY, Role.VIEWER])
def test_nothing_tells_of_a_draft(hall: Hall, role: Role) -> None:
    browser, own = _browser(hall, role), hall.own
    for path in ("/", f"/t/{own}/", f"/t/{own}/rounds/", f"/t/{own}/rounds/1/live?since=0"):
        shown = browser.get(path).content.decode()
        assert "/rounds/1/" in shown or "ready to be paired" in shown
        assert "draft" not in shown
        assert "/rounds/2/" not in shown
    (listed,) = browser.get("/api/events").json()
    assert (listed["paired"], listed["stage"], listed["next_step"]) == (1, "closed", "pair")
    assert browser.get(f"/api/t/{own}").json()["paired"] == 1
    assert len(browser.get(f"/api/t/{own}/rounds").json()) == 1
    assert "owner" not in browser.get(f"/t/{own}/rounds/1/live?since=0").content.decode()


@pytest.mark.parametrize(("who", "count"), [(*pair,) for pair in zip(WHO[:-1], (2, 1, 1, 1, 1, 0), strict=True)])
def test_the_list_has_the_tournaments_where_one_has_a_role(hall: Hall, who: str, count: int) -> None:
    browser = _browser(hall, who)
    assert browser.get("/").content.decode().count("event-cards") == (count > 0)
    assert len(browser.get("/api/events").json()) == count
    shown = browser.get("/").content.decode()
    assert (hall.other in shown) is (count == 2)
    assert (hall.own in shown) is (count > 0)


@pytest.mark.parametrize("who", WHO[:-1])
def test_tabs_and_links_lead_where_one_may_go(hall: Hall, who: str) -> None:
    import re

    browser = _browser(hall, who)
    for start in ("/", f"/t/{hall.own}/"):
        response = browser.get(start)
        if response.status_code == 403:
            continue
        for link in sorted(set(re.findall(r'<a [^>]*href="(/[^"#]*)"', response.content.decode()))):
            assert browser.get(link).status_code != 403, (start, link)
