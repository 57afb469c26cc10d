"""One's own sessions: seen, named by their browsers, ended one by one or all at once."""

import pytest
from django.contrib.auth.models import User

from fairswiss.web.credentials.models import BrowserSession
from fairswiss.web.people import accounts
from tests.web.credentials.conftest import PASSWORD
from tests.web.visitors import Visitor, text

SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"


def browser(agent: str) -> Visitor:
    one = Visitor()
    one.send("/sign-in", {"name": "anna", "password": PASSWORD}, headers={"user-agent": agent})
    assert one.get("/my-account").status_code == 200
    return one


def test_sessions_are_listed_and_ended_from_another_browser(visitor: Visitor, anna: User) -> None:
    laptop, phone = browser(FIREFOX), browser(IPHONE)
    shown = text(laptop.get("/my-account"))
    assert "Firefox · Linux" in shown
    assert "Safari · iPhone" in shown
    assert all(row.session_key not in shown for row in BrowserSession.objects.all())
    listed = laptop.get("/api/my/sessions").json()
    assert [one["is_this"] for one in listed] == [True, False]
    assert laptop.send(f"/my-account/sessions/{listed[1]['id']}/end").status_code == 302
    assert phone.get("/my-account").status_code == 403
    assert laptop.get("/my-account").status_code == 200
    assert laptop.send(f"/my-account/sessions/{listed[1]['id']}/end").status_code == 404


def test_all_others_end_at_once(visitor: Visitor, anna: User) -> None:
    laptop, phone, tablet = browser(FIREFOX), browser(IPHONE), browser("")
    assert laptop.send("/my-account/sessions/end").status_code == 302
    assert [one.get("/my-account").status_code for one in (laptop, phone, tablet)] == [200, 403, 403]


@SQLITE
def test_nobody_ends_the_session_of_somebody_else(visitor: Visitor, anna: User) -> None:
    hers = browser(FIREFOX)
    named = hers.get("/api/my/sessions").json()[0]["id"]
    accounts.add("ben", PASSWORD, "test")
    ben = Visitor()
    ben.send("/sign-in", {"name": "ben", "password": PASSWORD})
    assert ben.send(f"/my-account/sessions/{named}/end").status_code == 404
    assert hers.get("/my-account").status_code == 200


@SQLITE
def test_a_session_that_the_password_ended_is_not_listed(visitor: Visitor, anna: User) -> None:
    browser(FIREFOX)
    accounts.set_password(User.objects.get(pk=anna.pk), "another horse battery", "test")
    fresh = Visitor()
    fresh.send("/sign-in", {"name": "anna", "password": "another horse battery"})
    assert len(fresh.get("/api/my/sessions").json()) == 1
