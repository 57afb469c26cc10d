"""The second factor: asked at every way in, counted, used once, asked again before what cannot be undone."""

from datetime import timedelta
from pathlib import Path

import pyotp
import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from fairswiss.web.access import Role
from fairswiss.web.api.operations import router
from fairswiss.web.credentials import admission, second_factor, step_up
from fairswiss.web.credentials.models import RecoveryCode, SecondFactor
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint
from tests.web.credentials.conftest import PASSWORD
from tests.web.security import SecurityLog
from tests.web.team import account, signed_in
from tests.web.test_access import VIEWS
from tests.web.visitors import HOST, ORIGIN, Visitor, text

SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


class App:
    """An authenticator app on a phone."""

    def __init__(self, key: str) -> None:
        self.codes = pyotp.TOTP(key)
        self.at = int(timezone.now().timestamp()) // second_factor.STEP - 1

    def code(self) -> str:
        """The next code that was not used; the clock of this phone is never more than one step off."""
        code = self.codes.at(self.at * second_factor.STEP)
        self.at += 1
        return code


def switched_on(user: User) -> tuple[App, tuple[str, ...]]:
    key = second_factor.begin(user).key
    app = App(key)
    codes = second_factor.confirm(user, app.code())
    if not codes:  # a step of the clock ended in between: the code was two steps old
        app = App(key)
        codes = second_factor.confirm(user, app.code())
    assert len(codes) == second_factor.RECOVERY_CODES
    return app, codes


def sign_in(browser: Visitor, target: str = "/") -> str:
    """Where someone is sent who knows the password."""
    fields = {"name": "anna", "password": PASSWORD, "next": target}
    return browser.send("/sign-in", fields).headers.get("Location", "")


def test_the_password_alone_does_not_let_in(visitor: Visitor, anna: User, security: SecurityLog) -> None:
    app, _codes = switched_on(anna)
    assert sign_in(visitor, "/my-account") == "/sign-in/code"
    assert visitor.get("/my-account").status_code == 403
    assert visitor.get("/api/events").status_code == 401
    assert visitor.send("/sign-in/code", {"code": "000000"}).status_code in (403, 429)
    assert visitor.get("/my-account").status_code == 403
    code = app.code()
    answer = visitor.send("/sign-in/code", {"code": f" {code[:3]} {code[3:]} "})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/my-account")
    assert visitor.get("/my-account").status_code == 200
    assert "second-factor-failed account=anna method=POST" in security.lines


def test_a_code_counts_once(visitor: Visitor, anna: User) -> None:
    app, _codes = switched_on(anna)
    code = app.code()
    assert second_factor.tried(anna, code).is_right
    assert not second_factor.tried(anna, code).is_right


def test_a_recovery_code_counts_once_and_is_stored_as_a_digest(visitor: Visitor, anna: User) -> None:
    _app, codes = switched_on(anna)
    assert second_factor.tried(anna, codes[3].upper()).is_right
    assert not second_factor.tried(anna, codes[3]).is_right
    assert RecoveryCode.objects.count() == second_factor.RECOVERY_CODES - 1
    assert not {code for code in codes if code in str([vars(held) for held in RecoveryCode.objects.all()])}


def test_guessing_waits_longer_each_time(visitor: Visitor, anna: User) -> None:
    app, _codes = switched_on(anna)
    waits = []
    for _number in range(second_factor.FREE_TRIES + 3):
        second_factor.tried(anna, "000000")
        held = SecondFactor.objects.get(user=anna)
        waits.append(second_factor._waits_until(held))
        held.failed = timezone.now() - timedelta(days=1)
        if waits[-1]:
            held.save()  # the wait is over
    assert waits[: second_factor.FREE_TRIES - 1] == [None] * (second_factor.FREE_TRIES - 1)
    assert all(waits[second_factor.FREE_TRIES :])
    second_factor.tried(anna, "000000")
    assert not second_factor.tried(anna, app.code()).is_right, "while it waits even the right code is not looked at"
    assert sign_in(visitor) == "/sign-in/code"
    answer = visitor.send("/sign-in/code", {"code": app.code()})
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) > 0


def test_the_link_from_the_terminal_asks_for_it_too(visitor: Visitor, data: Path) -> None:
    app, _codes = switched_on(accounts.owner())
    assert visitor.enter(data).headers["Location"] == "/sign-in/code"
    assert visitor.get("/").status_code == 403
    assert visitor.send("/sign-in/code", {"code": app.code()}).status_code == 302
    assert visitor.get("/").status_code == 200


@SQLITE
def test_the_second_step_ends_after_a_while_and_with_the_password(
    visitor: Visitor, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, _codes = switched_on(anna)
    sign_in(visitor)
    monkeypatch.setattr(admission, "PATIENCE", -1)
    assert visitor.get("/sign-in/code").status_code == 302
    monkeypatch.undo()
    accounts.set_password(User.objects.get(pk=anna.pk), "another horse battery", "test")
    assert visitor.send("/sign-in/code", {"code": app.code()}).headers["Location"] == "/sign-in"


@SQLITE
def test_it_is_set_up_on_a_page_and_counts_from_its_first_code(visitor: Visitor, data: Path) -> None:
    visitor.enter(data)
    assert "Set up a second factor" in text(visitor.get("/my-account"))
    visitor.get("/my-account/second-factor")
    setup = second_factor.begun(accounts.owner())
    assert setup is not None
    assert setup.key in text(visitor.get("/my-account/second-factor")), "a second look shows the same key"
    assert not second_factor.is_on(accounts.owner())
    assert visitor.send("/my-account/second-factor", {"code": "000000"}).status_code == 422
    shown = text(visitor.send("/my-account/second-factor", {"code": App(setup.key).code()}))
    assert shown.count("<code>") == second_factor.RECOVERY_CODES
    assert second_factor.is_on(accounts.owner())
    assert SecondFactor.objects.get().secret.find(setup.key) == -1, "the key is sealed"


@SQLITE
def test_what_cannot_be_undone_asks_again(
    visitor: Visitor, data: Path, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, _codes = switched_on(accounts.owner())
    visitor.enter(data)
    visitor.send("/sign-in/code", {"code": app.code()})
    monkeypatch.setattr(step_up, "FRESH", -1)
    asked = visitor.send("/accounts/anna/end")
    assert asked.status_code == 403
    assert 'name="second_factor"' in text(asked)
    assert User.objects.get(username="anna").is_active
    assert visitor.send("/accounts/anna/end", {"second_factor": "000000"}).status_code == 403
    assert User.objects.get(username="anna").is_active
    app.at = int(timezone.now().timestamp()) // second_factor.STEP + 1
    assert visitor.send("/accounts/anna/end", {"second_factor": app.code()}).status_code == 302
    assert not User.objects.get(username="anna").is_active


@SQLITE
def test_a_program_in_a_session_sends_it_as_a_header(
    visitor: Visitor, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    chief = account("chief")
    appoint(chief, "", Task(Role.CHIEF_ARBITER), "test")
    app, _codes = switched_on(chief)
    browser = signed_in("chief")
    monkeypatch.setattr(step_up, "FRESH", -1)
    path = "/api/accounts/anna/end"
    token = {"host": HOST, "origin": ORIGIN, "X-CSRFToken": csrf(browser)}
    refused = browser.post(path, {}, headers=token, content_type="application/json")
    assert refused.status_code == 403
    assert step_up.HEADER in text(refused)
    proved = {**token, step_up.HEADER: app.code()}
    assert browser.post(path, {}, headers=proved, content_type="application/json").status_code == 200


def csrf(browser: Visitor) -> str:
    browser.get("/")
    return next(morsel.value for name, morsel in browser.cookies.items() if name.startswith("fairswiss_csrf"))


def test_everything_that_cannot_be_undone_is_marked() -> None:
    pages = {address for address, view in VIEWS.items() if view.final}
    assert pages == {
        "accounts/<str:name>/password",
        "accounts/<str:name>/end",
        "t/<slug:tournament>/privacy/anonymise",
        "t/<slug:tournament>/privacy/<int:registration>/anonymise",
        "my-account/tokens",
        "my-account/openid",
        "my-account/openid/<int:number>/disconnect",
        "my-account/second-factor/off",
    }
    views = router.path_operations.values()
    operations = {
        operation.view_func.__name__
        for view in views
        for operation in view.operations
        if operation.auth_callbacks[0].final  # type: ignore[attr-defined]
    }
    assert operations == {"set_password", "end_account", "anonymise", "issue_token"}


@SQLITE
def test_the_command_line_switches_it_off(visitor: Visitor, anna: User) -> None:
    switched_on(anna)
    assert second_factor.switch_off(anna, "command-line")
    assert not second_factor.is_on(anna)
    assert not RecoveryCode.objects.exists()
    assert not second_factor.switch_off(anna, "command-line")


@SQLITE
def test_a_key_sealed_by_a_secret_that_is_gone_opens_nothing(
    visitor: Visitor, anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, codes = switched_on(anna)
    monkeypatch.setattr("django.conf.settings.SECRET_KEY", "another secret key of another folder")
    assert not second_factor.tried(anna, app.code()).is_right
    assert second_factor.tried(anna, codes[0]).is_right, "paper still does"
