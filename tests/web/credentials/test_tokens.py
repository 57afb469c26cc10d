"""API tokens: what they grant, what they never grant, and how they end."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from fairswiss.model.errors import BadRequest, FairswissError
from fairswiss.web.access import GRANTED, Action, Grant, Role, Scope, may
from fairswiss.web.credentials import tokens
from fairswiss.web.credentials.models import ApiToken, Invitation
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint
from tests.web.people.addresses import ADDRESSES
from tests.web.people.conftest import Hall, hall
from tests.web.people.matrix import CELLS, LOGGED_OUT, TABLE, allowed
from tests.web.samples import imported
from tests.web.security import SecurityLog
from tests.web.team import account, signed_in
from tests.web.visitors import HOST, ORIGIN, Visitor, text

__all__ = ["hall"]
SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
NEVER = {"leave", "change-password", "secure-account", "delete-tournament", "manage-people", "manage-accounts"}
NEVER |= {"see-design"}
OPEN = {"enter", "see-public", "claim", "arrive", "subscribe", "accept-invitation"}
READ = {"list-tournaments", "see-tournament", "see-explanations", "see-drafts", "see-journal", "print", "export"}
RUN = {"create-tournament", "change-settings", "change-players", "change-rating-list", "pair", "publish", "undo"}
RUN |= {"print-links"}
SAID = {Scope.READ: OPEN | READ, Scope.RESULTS: OPEN | READ | {"enter-results", "check-in"}}
SAID |= {Scope.RUN: OPEN | READ | {"enter-results", "check-in"} | RUN}


class Program(Client):
    """A program: no cookies, no ``Origin``, nothing but a token."""

    def __init__(self, secret: str) -> None:
        super().__init__(enforce_csrf_checks=True, raise_request_exception=False)
        self.sent = {"host": HOST, "Authorization": f"Bearer {secret}"}

    def ask(self, path: str, **more: str) -> int:
        return self.get(path, headers={**self.sent, **more}).status_code

    def tell(self, path: str, body: dict[str, Any] | None = None, **more: str) -> int:
        sent = {"data": body or {}, "content_type": "application/json"}
        return self.post(path, headers={**self.sent, **more}, **sent).status_code  # type: ignore[arg-type]


def issued(user: User, scope: Scope = Scope.READ, tournament: str = "", days: int = 1) -> str:
    return tokens.issue(user, "test", scope, tournament, days, "test").secret


@pytest.mark.parametrize("scope", Scope)
def test_a_scope_grants_what_the_table_says_and_nothing_else(scope: Scope) -> None:
    assert {action.value for action in GRANTED[scope]} == SAID[scope]
    assert not {action.value for action in GRANTED[scope]} & NEVER
    assert {action.value for action in Action} == SAID[Scope.RUN] | NEVER


@pytest.mark.parametrize("scope", Scope)
@pytest.mark.parametrize("reach", ["every", "own", "other"])
def test_a_token_never_does_more_than_its_account_nor_more_than_it_grants(hall: Hall, scope: Scope, reach: str) -> None:
    """Every cell of role × action × tournament, for every scope and every reach of a token."""
    for action, who, where in CELLS:
        user = hall.user(who)
        if who == LOGGED_OUT or not isinstance(user, User):
            continue
        Grant(scope, "" if reach == "every" else hall.tournament(reach)).give(user)
        in_reach = reach in ("every", where) or action in OPEN | {"list-tournaments"}
        holds = allowed(action, who, where) and action in SAID[scope] and in_reach
        if reach != "every" and action in ("create-tournament", "change-rating-list"):
            holds = False  # they reach beyond one tournament
        assert may(user, Action(action), hall.tournament(where)) is holds, (action, who, where)


@SQLITE
def test_every_operation_is_refused_by_the_scope_at_its_address(visitor: Visitor) -> None:
    event = imported().event
    user = account("chief")
    appoint(user, "", Task(Role.CHIEF_ARBITER), "test")
    program = Program(issued(user))
    for address in ADDRESSES:
        if address.is_api and address.action not in SAID[Scope.READ]:
            asked = program.ask if address.method == "GET" else program.tell
            if address.method in ("GET", "POST"):
                assert asked(address.path(event)) == 403, address


def test_a_program_needs_neither_cookie_nor_origin(visitor: Visitor, data: Path) -> None:
    event = imported("club-evening").event
    user = account("chief")
    appoint(user, "", Task(Role.CHIEF_ARBITER), "test")
    program = Program(issued(user, Scope.RUN))
    assert program.ask("/api/events") == 200
    assert program.tell(f"/api/t/{event}/rounds") == 200
    assert program.ask(f"/t/{event}/") == 403, "pages are for browsers"
    assert not any("session" in name for name in program.cookies)


@SQLITE
def test_cookies_beside_a_token_do_not_count(visitor: Visitor, data: Path, security: SecurityLog) -> None:
    visitor.enter(data)
    assert visitor.get("/api/accounts", headers={"host": HOST}).status_code == 200
    token = Program(issued(account("nobody"))).sent
    assert visitor.get("/api/accounts", headers=token).status_code == 403
    assert visitor.get("/api/accounts", headers={**token, "Authorization": "Bearer wrong"}).status_code == 401
    answer = visitor.post("/api/events/sample", {}, content_type="application/json", headers={"host": HOST})
    assert answer.status_code == 403, "without a token a write still needs the origin"
    assert "token-refused account=- method=GET" in security.lines


@SQLITE
def test_a_browser_on_another_site_cannot_use_the_header(visitor: Visitor) -> None:
    """The header makes the browser ask first, and nobody is told yes."""
    asked = {"host": HOST, "origin": "https://evil.example", "access-control-request-headers": "authorization"}
    answer = visitor.options("/api/events", headers=asked)
    assert not any(name.lower().startswith("access-control-allow") for name in answer.headers)


def test_a_token_ends_by_expiry_by_hand_with_the_password_and_with_the_account(visitor: Visitor, anna: User) -> None:
    def alive(secret: str) -> bool:
        return Program(secret).ask("/api/events") == 200

    one, two, three = (issued(anna) for _number in range(3))
    assert alive(one)
    assert alive(two)
    ApiToken.objects.filter(digest=tokens._digest(one)).update(expires=timezone.now() - timedelta(seconds=1))
    assert not alive(one)
    number = next(held.number for held in tokens.of_account(anna) if held.is_alive)
    tokens.revoke(anna, number, "test")
    tokens.revoke(anna, number, "test")
    assert [alive(secret) for secret in (two, three)] == [True, False]
    accounts.set_password(anna, "another horse battery", "test")
    assert not alive(two)
    assert not any(held.is_alive for held in tokens.of_account(User.objects.get(pk=anna.pk)))
    four = issued(User.objects.get(pk=anna.pk))
    assert alive(four)
    accounts.end(User.objects.get(pk=anna.pk), "test")
    assert not alive(four)


@SQLITE
def test_the_secret_is_shown_once_and_stored_nowhere(visitor: Visitor, data: Path, security: SecurityLog) -> None:
    visitor.enter(data)
    event = imported().event
    fields = {"label": "Club web site", "scope": "read", "tournament": event, "days": "30"}
    shown = text(visitor.send("/my-account/tokens", fields))
    secret = next(word for word in shown.replace("<", " ").split() if tokens.PREFIX in word).split(">")[-1]
    assert Program(secret).ask(f"/api/t/{event}") == 200
    assert secret not in text(visitor.get("/my-account"))
    assert "Club web site" in text(visitor.get("/my-account"))
    row = ApiToken.objects.get()
    assert secret not in str(vars(row))
    assert not any(secret in line for line in security.lines)
    assert row.used is not None
    assert visitor.send(f"/my-account/tokens/{row.pk}/revoke").status_code == 302
    assert Program(secret).ask(f"/api/t/{event}") == 401


@SQLITE
def test_nobody_revokes_the_token_of_somebody_else(visitor: Visitor, anna: User) -> None:
    token = tokens.issue(anna, "hers", Scope.READ, "", 1, "test").token
    other = signed_in("ben")
    assert other.send(f"/my-account/tokens/{token.pk}/revoke").status_code == 404
    assert "hers" not in text(other.get("/my-account"))


@SQLITE
def test_odd_wishes_are_refused_in_words(visitor: Visitor, anna: User) -> None:
    with pytest.raises(BadRequest, match="1 to 366 days"):
        tokens.issue(anna, "x", Scope.READ, "", 0, "test")
    with pytest.raises(FairswissError, match="no event"):
        tokens.issue(anna, "x", Scope.READ, "nosuchevent", 1, "test")
    assert signed_in("ben").send("/my-account/tokens", {"label": "x", "days": "9999"}).status_code == 422
    for _number in range(tokens.MOST_TOKENS):
        issued(anna)
    with pytest.raises(BadRequest, match="Revoke one first"):
        issued(anna)


def test_the_table_of_actions_is_whole() -> None:
    assert set(TABLE) == SAID[Scope.RUN] | NEVER


@SQLITE
def test_a_token_asked_for_twice_by_one_request_is_one_and_its_secret_is_kept_nowhere(
    visitor: Visitor, data: Path
) -> None:
    event = imported().event
    visitor.enter(data)
    visitor.get("/")
    csrf = next(morsel.value for name, morsel in visitor.cookies.items() if name.startswith("fairswiss_csrf"))
    headers = {"host": HOST, "origin": ORIGIN, "x-csrftoken": csrf, "idempotency-key": "lost"}

    def told(path: str, sent: dict[str, Any]) -> dict[str, Any]:
        answer = visitor.post(f"/api/{path}", sent, content_type="application/json", headers=headers)
        assert answer.status_code == 200, text(answer)
        found: dict[str, Any] = answer.json()
        return found

    first, again = (told("my/tokens", {"label": "site"}) for _time in range(2))
    assert ApiToken.objects.count() == 1
    assert first["secret"]
    assert again == {**first, "secret": ""}
    headers["idempotency-key"] = "another"
    first, again = (told(f"t/{event}/people/invitations", {"role": "viewer"}) for _time in range(2))
    assert Invitation.objects.count() == 1
    assert again == {**first, "link": ""}
