"""Who may do what: every view is marked, every role and action is decided, the rest is denied."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.test import RequestFactory
from django.urls import URLPattern, URLResolver, get_resolver

from fairswiss.web import access
from fairswiss.web.access import ALLOWED, OWNER, Action, Role, may, page, roles_of

OPEN = {
    "start/<str:token>",
    "alive",
    "theme",
    "density",
    "language",
    "sign-in",
    "health",
    "ready",
    "metrics",
    "privacy",
}
OPEN |= {"sign-in/code", "sign-in/openid", "sign-in/openid/return"}
INVITED = {"invitation/<str:invitation>", "invitation/<str:invitation>/openid"}
PUBLIC = {
    "e/<slug:short>",
    "e/<slug:short>/<int:round>",
    "e/<slug:short>/<int:round>/<int:board>",
    "public/",
    "public/<slug:tournament>/",
    "public/<slug:tournament>/<slug:sheet>/<int:round>/",
    "public/<slug:tournament>/board/<int:round>/<int:board>/",
    "public/<slug:tournament>/final/",
    "public/<slug:tournament>/find/",
    "public/<slug:tournament>/player/<int:registration>/",
    "public/<slug:tournament>/screen/",
    "public/<slug:tournament>/screen/list",
    "public/worker.js",
    "public/<slug:tournament>/pictures/",
    "public/<slug:tournament>/pictures/<slug:kind>/",
    "public/offline/",
    "public/<slug:tournament>/news",
    "public/<slug:tournament>/rounds.ics",
    "public/<slug:tournament>/feed.atom",
    "public/<slug:tournament>/app.webmanifest",
    "public/<slug:tournament>/card.png",
    "rules/",
    "t/<slug:tournament>/arrival/<int:registration>/",
    "rules/glossary",
    "rules/<slug:system>",
}
PHONES = {"p/<str:link>", "p/<str:link>/now", "l/<str:link>"}
CHIEF_ALONE = {
    Action.SEE_DESIGN,
    Action.CREATE_TOURNAMENT,
    Action.DELETE_TOURNAMENT,
    Action.CHANGE_SETTINGS,
    Action.CHANGE_RATING_LIST,
    Action.MANAGE_PEOPLE,
    Action.MANAGE_ACCOUNTS,
}
NOT_FOR_RESULTS = {
    Action.SEE_DRAFTS,
    Action.SEE_JOURNAL,
    Action.CHANGE_PLAYERS,
    Action.PAIR,
    Action.PUBLISH,
    Action.UNDO,
    Action.EXPORT,
    Action.PRINT_LINKS,
}
NOT_FOR_VIEWERS = {Action.ENTER_RESULTS, Action.CHECK_IN}


def _views(resolver: URLResolver, before: str = "") -> Iterator[tuple[str, Any]]:
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            if pattern.app_name != "ninja":  # its operations are walked through in tests/web/api
                yield from _views(pattern, address)
        elif isinstance(pattern, URLPattern):
            yield address, pattern.callback


VIEWS = dict(_views(get_resolver("fairswiss.web.urls")))


@pytest.mark.parametrize("address", VIEWS)
def test_every_view_says_what_it_does(address: str) -> None:
    assert isinstance(getattr(VIEWS[address], "action", None), Action), f"/{address} lacks @page(…)"


def test_only_these_pages_are_open_to_anybody() -> None:
    assert {address for address, view in VIEWS.items() if view.action is Action.ENTER} == OPEN
    assert {address for address, view in VIEWS.items() if view.action is Action.SEE_PUBLIC} == PUBLIC
    assert {address for address, view in VIEWS.items() if view.action is Action.CLAIM} == PHONES
    assert {address for address, view in VIEWS.items() if view.action is Action.ARRIVE} == {"p/here/<str:link>"}
    assert {address for address, view in VIEWS.items() if view.action is Action.ACCEPT_INVITATION} == INVITED


def _allowed(role: Role, action: Action) -> bool:
    """Written down once more, apart from the table."""
    if action in (Action.ENTER, Action.SEE_PUBLIC, Action.CLAIM, Action.ARRIVE) or role is Role.CHIEF_ARBITER:
        return True
    if action in CHIEF_ALONE:
        return False
    if role is Role.ARBITER:
        return True
    return action not in NOT_FOR_RESULTS and (role is Role.RESULT_ENTRY or action not in NOT_FOR_VIEWERS)


@pytest.mark.parametrize("action", Action)
@pytest.mark.parametrize("role", Role)
def test_each_role_and_action(role: Role, action: Action, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({role}))
    assert may(User(username="x"), action, "open") is _allowed(role, action)


@pytest.mark.parametrize("action", ALLOWED)
def test_who_has_no_role_may_nothing(action: Action) -> None:
    for user in (AnonymousUser(), User(username="x"), User(username=OWNER, is_active=False), User(is_superuser=True)):
        assert roles_of(user, None) == frozenset()
        assert not may(user, action)


def test_an_action_that_nobody_was_given_is_denied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "ALLOWED", {})
    assert not may(User(username=OWNER), Action.PAIR)
    assert set(ALLOWED) == set(Action) - access.FOR_ANYBODY - access.FOR_ACCOUNTS


def test_a_view_learns_nothing_of_who_may_not_call_it_and_access_of_the_tournament(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, called = [], []

    def spy(user: Any, action: Action, tournament: str | None) -> bool:
        asked.append((action, tournament))
        return tournament == "mine"

    @page("", Action.PAIR, ("GET",))
    def view(request: Any, tournament: str) -> HttpResponse:
        called.append(tournament)
        return HttpResponse()

    monkeypatch.setattr(access, "may", spy)
    request = RequestFactory().get("/")
    request.user = User(username=OWNER)
    view(request, tournament="mine")
    with pytest.raises(PermissionDenied):
        view(request, tournament="yours")
    assert asked == [(Action.PAIR, "mine"), (Action.PAIR, "yours")]
    assert called == ["mine"]
