"""Coming in by a password: throttled, logged, never telling who exists; sessions that end when they should."""

import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.auth.models import User
from django.test import override_settings
from django.utils import timezone

from fairswiss.web.access import OWNER
from fairswiss.web.credentials.models import BrowserSession as Session
from fairswiss.web.people import accounts, password_check, sessions, throttle
from tests.web.security import SecurityLog
from tests.web.visitors import HOST, ORIGIN, Visitor, text

NAME, PASSWORD = "anna", "correct horse battery"
WRONG = "wrong horse battery"
SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""For what no database does differently."""
CHEAP = ["django.contrib.auth.hashers.PBKDF2PasswordHasher"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Argon2 takes its time on purpose; what is tested here is not how passwords are kept."""
    from django.contrib.auth.hashers import PBKDF2PasswordHasher

    monkeypatch.setattr(PBKDF2PasswordHasher, "iterations", 1)
    with override_settings(PASSWORD_HASHERS=CHEAP):  # tells Django too, which remembers the list it has used
        yield


@pytest.fixture
def anna(visitor: Visitor) -> User:
    return accounts.add(NAME, PASSWORD, "test")


def stranger(visitor: Visitor, address: str) -> Visitor:
    """The same client as somebody else, somewhere else: to make another one takes longer than a test."""
    visitor.cookies.clear()
    visitor.defaults["REMOTE_ADDR"] = address
    return visitor


@pytest.fixture(autouse=True)
def _at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers have come through the gate, whose tests are elsewhere: loopback names are for this machine alone."""
    monkeypatch.setattr("fairswiss.web.request_checks.is_loopback", lambda address: True)


def sign_in(browser: Visitor, name: str = NAME, password: str = PASSWORD, target: str = "", **more: str) -> int:
    fields = {"name": name, "password": password, "next": target}
    return browser.send("/sign-in", fields, **more).status_code


def test_a_name_and_its_password_let_in_whatever_the_case_of_the_name(
    visitor: Visitor, anna: User, security: SecurityLog
) -> None:
    assert "Please sign in" in text(visitor.get("/"))
    before = visitor.send("/language", {"language": "en"})
    assert before.status_code == 302
    assert sign_in(visitor, "  ＡNNA ", target="/accounts") == 302
    assert visitor.get("/").status_code == 200
    assert visitor.get("/accounts").status_code == 403
    assert "signed-in account=anna way=password" in security.lines
    assert "access-denied account=anna method=GET action=manage-accounts" in security.lines
    assert visitor.get("/sign-in").status_code == 302


@SQLITE
def test_nobody_is_sent_elsewhere_afterwards(visitor: Visitor, anna: User) -> None:
    for target in ("//evil.example", "https://evil.example/", "javascript:alert(1)", "/\\evil.example", "/t/x/?a=1"):
        response = visitor.send("/sign-in", {"name": NAME, "password": PASSWORD, "next": target})
        assert response.headers["Location"] == ("/t/x/?a=1" if target.startswith("/t") else "/")


@SQLITE
def test_the_page_that_was_wanted_is_remembered(visitor: Visitor) -> None:
    assert 'href="/sign-in?next=%2Ft%2Fx%2F%3Fround%3D2"' in text(visitor.get("/t/x/?round=2"))


@SQLITE
def test_an_answer_does_not_tell_whether_the_name_exists(visitor: Visitor, anna: User) -> None:
    accounts.owner()
    ended = accounts.add("ended", PASSWORD, "test")
    accounts.end(ended, "test")
    said = set()
    for name in (NAME, "nobody", OWNER, "ended", "x\u202ey", "ä" * 100):
        response = visitor.send("/sign-in", {"name": name, "password": WRONG})
        said.add((response.status_code, text(response).split("errorlist")[1].split("</ul>")[0]))
    assert len(said) == 1
    assert {status for status, _words in said} == {403}


@SQLITE
@pytest.mark.parametrize("name", [NAME, "nobody", OWNER])
def test_every_try_looks_at_exactly_one_password(
    visitor: Visitor, anna: User, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it takes as long for a name that nobody has, or that has no password."""
    from django.contrib.auth.hashers import PBKDF2PasswordHasher

    accounts.owner()
    looked: list[str] = []
    encode = PBKDF2PasswordHasher.encode

    def counted(self: PBKDF2PasswordHasher, password: str, salt: str, iterations: int | None = None) -> str:
        looked.append(password)
        return encode(self, password, salt, iterations)

    monkeypatch.setattr(PBKDF2PasswordHasher, "encode", counted)
    sign_in(visitor, name, WRONG)
    assert len(looked) == 1


def test_guessing_is_throttled_and_logged_and_says_when_to_try_again(
    visitor: Visitor, anna: User, security: SecurityLog
) -> None:
    assert [sign_in(visitor, password=WRONG) for _ in range(throttle.A_STRANGER)] == [403] * throttle.A_STRANGER
    response = visitor.send("/sign-in", {"name": NAME, "password": PASSWORD})
    assert response.status_code == 429, "the right password does not help now, or guesses would go on"
    assert 14 * 60 < int(response["Retry-After"]) <= 15 * 60
    assert "Try again in 15 minutes, at " in text(response)
    assert visitor.get("/").status_code == 403
    assert security.lines.count("sign-in-failed account=anna method=POST") == throttle.A_STRANGER
    assert security.lines[-1] == "sign-in-throttled account=anna method=POST"
    AccessAttempt.objects.update(attempt_time=timezone.now() - throttle.WINDOW - timedelta(seconds=1))
    assert sign_in(visitor) == 302


@SQLITE
def test_a_name_that_nobody_has_is_throttled_alike_and_not_logged(visitor: Visitor, security: SecurityLog) -> None:
    """What was typed for a name may be a password in the wrong field."""
    statuses = [sign_in(visitor, "hunter2hunter2", WRONG) for _ in range(throttle.A_STRANGER + 1)]
    assert statuses == [403] * throttle.A_STRANGER + [429]
    assert "hunter2" not in str(security.lines)
    assert security.lines[-1] == "sign-in-throttled account=- method=POST"


@SQLITE
def test_an_address_has_few_tries_for_all_names_together(visitor: Visitor, anna: User) -> None:
    for at in range(throttle.AN_ADDRESS):
        assert sign_in(visitor, f"name-{at}", WRONG) == 403
    assert sign_in(visitor) == 429
    assert sign_in(stranger(visitor, "192.0.2.7")) == 302


@SQLITE
def test_strangers_cannot_keep_a_known_browser_out(visitor: Visitor, anna: User) -> None:
    known = Visitor()
    assert sign_in(known) == 302
    known.send("/leave")
    for at in range(throttle.ALL_STRANGERS):
        assert sign_in(stranger(visitor, f"192.0.2.{at}"), password=WRONG) == 403
    assert sign_in(stranger(visitor, "198.51.100.1")) == 429, "strangers together have few tries for a name"
    assert sign_in(known) == 302
    known.send("/leave")
    for _ in range(throttle.A_KNOWN_BROWSER):
        assert sign_in(known, password=WRONG) == 403
    assert sign_in(known) == 429, "a known browser has its own limit"
    accounts.set_password(anna, PASSWORD + "!", "test")
    assert sign_in(stranger(visitor, "198.51.100.1"), password=PASSWORD + "!") == 302, "a new password forgets all"


@SQLITE
def test_the_mark_of_a_browser_opens_nothing_and_cannot_be_made_or_reused(visitor: Visitor, anna: User) -> None:
    accounts.add("ben", PASSWORD, "test")
    sign_in(visitor)
    mark = visitor.cookies[settings.KNOWN_COOKIE_NAME]
    assert mark["httponly"]
    assert mark["samesite"] == "Lax"
    held = mark.value
    for at, (value, name) in enumerate(((held, "ben"), (held[:-2] + "xx", NAME), ("x" * 500, NAME))):
        thief = stranger(visitor, f"192.0.2.{at}")
        thief.cookies[settings.KNOWN_COOKIE_NAME] = value
        assert thief.get("/").status_code == 403
        statuses = [sign_in(thief, name, WRONG) for _ in range(throttle.A_STRANGER + 1)]
        assert statuses[-1] == 429, "no more tries than a stranger has"


@SQLITE
def test_the_start_link_lets_the_owner_in_however_often_others_fail(visitor: Visitor, data: Path) -> None:
    for _ in range(throttle.AN_ADDRESS):
        sign_in(visitor, OWNER, WRONG)
    visitor.enter(data)
    assert visitor.get("/").status_code == 200


def test_longer_addresses_count_by_the_network_that_one_customer_has() -> None:
    from django.test import RequestFactory

    def address(text: str) -> str | None:
        return throttle.address_of(RequestFactory().get("/", REMOTE_ADDR=text))

    assert address("2001:db8:1:2::5") == address("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert address("2001:db8:1:3::5") != address("2001:db8:1:2::5")
    assert address("::ffff:192.0.2.7") == address("192.0.2.7") == "192.0.2.7"
    assert address("") is None


@SQLITE
def test_so_many_at_the_door_that_one_has_to_wait(
    visitor: Visitor, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(password_check, "_PATIENCE", 0.01)
    with password_check._one_at_a_time:
        response = visitor.send("/sign-in", {"name": NAME, "password": PASSWORD})
    assert response.status_code == 503
    assert "Try again in a moment" in text(response)
    assert sign_in(visitor) == 302


@SQLITE
def test_signing_in_changes_the_key_of_the_session(visitor: Visitor, anna: User) -> None:
    stranger = Visitor()
    sign_in(stranger, password=WRONG)
    stranger.cookies[settings.SESSION_COOKIE_NAME] = "planted-by-somebody-else-000000000"
    sign_in(stranger)
    assert stranger.cookies[settings.SESSION_COOKIE_NAME].value != "planted-by-somebody-else-000000000"
    first = stranger.cookies[settings.SESSION_COOKIE_NAME].value
    stranger.send("/leave")
    sign_in(stranger)
    assert stranger.cookies[settings.SESSION_COOKIE_NAME].value != first


def test_a_session_ends_after_a_working_day_without_a_word_and_after_a_week(
    visitor: Visitor, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_in(visitor)
    session = Session.objects.get()
    now, begun = time.time(), session.expire_date
    assert timedelta(0) <= timezone.now() + timedelta(seconds=sessions.IDLE) - begun < timedelta(minutes=1)
    visitor.get("/")
    assert Session.objects.get().expire_date == begun, "not written at every click"
    monkeypatch.setattr("fairswiss.web.people.sessions.time.time", lambda: now + 3600)
    visitor.get("/")
    assert Session.objects.get().expire_date > begun
    last = Session.objects.get().expire_date
    monkeypatch.setattr("fairswiss.web.people.sessions.time.time", lambda: now + sessions.WHOLE + 3600)
    visitor.get("/")
    assert Session.objects.get().expire_date == last
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert visitor.get("/").status_code == 403


def test_another_password_ends_every_other_session_and_a_stolen_cookie_is_refused_and_logged(
    visitor: Visitor, anna: User, security: SecurityLog
) -> None:
    sign_in(visitor)
    thief = Visitor()
    thief.cookies[settings.SESSION_COOKIE_NAME] = visitor.cookies[settings.SESSION_COOKIE_NAME].value
    other = Visitor()
    sign_in(other)
    assert thief.get("/").status_code == other.get("/").status_code == 200
    new = {"old": PASSWORD, "new": PASSWORD + " 2", "again": PASSWORD + " 2"}
    assert visitor.send("/my-password", {**new, "old": WRONG}).status_code == 403
    assert visitor.send("/my-password", {**new, "again": "x"}).status_code == 422
    short = visitor.send("/my-password", {"old": PASSWORD, "new": "short", "again": "short"})
    assert short.status_code == 422
    assert "too short" in text(short)
    assert visitor.send("/my-password", new).status_code == 302
    assert visitor.get("/").status_code == 200, "the session that changed it goes on"
    stolen = thief.cookies[settings.SESSION_COOKIE_NAME].value
    for _ in range(2):
        thief.cookies[settings.SESSION_COOKIE_NAME] = stolen
        assert thief.get("/").status_code == 403
    assert thief.get("/api/events").status_code == 401
    assert other.get("/").status_code == 403
    assert security.lines.count("dead-session account=- method=GET action=list-tournaments") >= 3
    assert "password-changed account=anna by=anna" in security.lines


@SQLITE
def test_the_old_password_is_not_guessed_on_its_own_page_either(visitor: Visitor, anna: User) -> None:
    sign_in(visitor)
    tried = {"old": WRONG, "new": PASSWORD + " 2", "again": PASSWORD + " 2"}
    statuses = [visitor.send("/my-password", tried).status_code for _ in range(throttle.A_KNOWN_BROWSER + 1)]
    assert statuses[-1] == 429
    assert visitor.send("/my-password", {**tried, "old": PASSWORD}).status_code == 429


def test_an_account_that_is_ended_is_out_at_once_and_old_sessions_do_not_come_back(
    visitor: Visitor, anna: User
) -> None:
    sign_in(visitor)
    key = visitor.cookies[settings.SESSION_COOKIE_NAME].value
    accounts.end(User.objects.get(username=NAME), "test")
    assert visitor.get("/").status_code == 403
    accounts.set_password(User.objects.get(username=NAME), PASSWORD, "test")
    visitor.cookies[settings.SESSION_COOKIE_NAME] = key
    assert visitor.get("/").status_code == 403
    assert sign_in(visitor) == 302


def test_the_owners_password_ends_the_sessions_of_the_link_but_the_one_that_set_it(owner: Visitor, data: Path) -> None:
    second = Visitor()
    second.enter(data)
    assert not accounts.chief_has_password()
    page = text(owner.get("/my-password"))
    assert "Current password" not in page
    new = {"new": PASSWORD, "again": PASSWORD}
    assert owner.send("/my-password", new).status_code == 302
    assert accounts.chief_has_password()
    assert owner.get("/accounts").status_code == 200
    assert second.get("/").status_code == 403
    assert sign_in(second, OWNER) == 302
    assert second.get("/accounts").status_code == 200
    assert "Current password" in text(second.get("/my-password"))


@SQLITE
def test_the_same_password_from_another_keyboard(visitor: Visitor) -> None:
    accounts.add("zoe", "Zu\u0308rich am See", "test")
    assert sign_in(visitor, "zoe", "Z\u00fcrich am See") == 302


@SQLITE
def test_what_else_is_refused_is_logged_by_its_name(owner: Visitor, security: SecurityLog) -> None:
    owner.get("/", headers={"host": "evil.example"})
    owner.post("/leave", headers={"host": HOST, "origin": "http://evil.example"})
    owner.post("/leave", headers={"host": HOST, "origin": ORIGIN})
    Visitor().get("/start/used-before")
    assert [line.split(" method")[0] for line in security.lines] == [
        "foreign-host account=-",
        "foreign-origin account=-",
        "forged-form account=owner",
        "used-link account=-",
    ]
    assert "http://evil" not in str(security.lines)  # of foreign things the name of a host alone is told, if it is one
    assert "used-before" not in str(security.lines)
    assert all(record.levelname == "WARNING" for record in security.records)
    assert vars(security.records[0])["security"]["event"] == "foreign-host"


@SQLITE
def test_a_link_that_was_used_is_refused_and_logged(visitor: Visitor, data: Path, security: SecurityLog) -> None:
    from fairswiss.web.links import issue

    token = issue(data)
    visitor.get(f"/start/{token}")
    assert Visitor().get(f"/start/{token}").status_code == 403
    assert security.lines == ["signed-in account=owner way=start-link", "used-link account=- method=GET"]
    assert token not in str(security.lines)
