"""Who may do what: roles, actions, and the mark that every view carries. What is not allowed here is denied."""

from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from types import MappingProxyType
from typing import Any

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.web.mishaps import no_session, wrong_method

OWNER = "owner"
"""The name of whoever opened the link from the terminal: the person whose machine this is."""
View = Callable[..., HttpResponseBase]


class Role(StrEnum):
    """What somebody is in a tournament."""

    CHIEF_ARBITER = "chief-arbiter"
    ARBITER = "arbiter"
    RESULT_ENTRY = "result-entry"
    VIEWER = "viewer"


class Action(StrEnum):
    """What can be done. A view names one; reading and writing are different actions."""

    ENTER = "enter"  # what anybody may ask for, signed in or not: no data
    SEE_PUBLIC = "see-public"  # of events that are shown to everybody: the view looks whether this one is
    LEAVE = "leave"
    SEE_DESIGN = "see-design"
    LIST_TOURNAMENTS = "list-tournaments"
    CREATE_TOURNAMENT = "create-tournament"
    DELETE_TOURNAMENT = "delete-tournament"
    SEE_TOURNAMENT = "see-tournament"
    SEE_EXPLANATIONS = "see-explanations"
    SEE_DRAFTS = "see-drafts"
    SEE_JOURNAL = "see-journal"
    CHANGE_SETTINGS = "change-settings"
    CHANGE_PLAYERS = "change-players"
    PAIR = "pair"
    PUBLISH = "publish"
    ENTER_RESULTS = "enter-results"
    UNDO = "undo"
    PRINT = "print"
    EXPORT = "export"


FOR_ANYBODY = frozenset({Action.ENTER, Action.SEE_PUBLIC})
_CHIEF = frozenset({Role.CHIEF_ARBITER})
_ARBITERS = _CHIEF | {Role.ARBITER}
_HELPERS = _ARBITERS | {Role.RESULT_ENTRY}
_EVERYBODY = frozenset(Role)
ALLOWED = MappingProxyType(
    {
        Action.LEAVE: _EVERYBODY,
        Action.SEE_DESIGN: _CHIEF,
        Action.LIST_TOURNAMENTS: _EVERYBODY,
        Action.CREATE_TOURNAMENT: _CHIEF,
        Action.DELETE_TOURNAMENT: _CHIEF,
        Action.SEE_TOURNAMENT: _EVERYBODY,
        Action.SEE_EXPLANATIONS: _EVERYBODY,
        Action.SEE_DRAFTS: _ARBITERS,
        Action.SEE_JOURNAL: _ARBITERS,
        Action.CHANGE_SETTINGS: _CHIEF,
        Action.CHANGE_PLAYERS: _ARBITERS,
        Action.PAIR: _ARBITERS,
        Action.PUBLISH: _ARBITERS,
        Action.ENTER_RESULTS: _HELPERS,
        Action.UNDO: _ARBITERS,
        Action.PRINT: _EVERYBODY,
        Action.EXPORT: _ARBITERS,
    }
)


def roles_of(user: AbstractBaseUser | AnonymousUser, tournament: str | None) -> frozenset[Role]:
    """The roles in this tournament, or anywhere if it is None. So far there is the owner of the machine, and nobody."""
    if user.is_authenticated and user.is_active and user.get_username() == OWNER:
        return _CHIEF
    return frozenset()


def may(user: AbstractBaseUser | AnonymousUser, action: Action, tournament: str | None = None) -> bool:
    """Whether this user may do that, in this tournament or, if it is None, at all."""
    if action in FOR_ANYBODY:
        return True
    return not roles_of(user, tournament).isdisjoint(ALLOWED.get(action, frozenset()))


def page(action: Action, methods: tuple[str, ...] = ("GET", "HEAD")) -> Callable[[View], View]:
    """Mark a view with the action it performs; it is called only for who may do that, and by these methods.

    The tournament is the argument of that name in the address. A test walks through all addresses: a view without
    this mark fails it.
    """

    def marked(view: View) -> View:
        @wraps(view)
        def checked(request: HttpRequest, *args: Any, **named: Any) -> HttpResponseBase:
            if not may(request.user, action, named.get("tournament")):
                if not request.user.is_authenticated:
                    return no_session(request)
                raise PermissionDenied
            if request.method not in methods:
                return wrong_method(request, methods)
            return view(request, *args, **named)

        vars(checked).update(action=action, methods=methods)
        return checked

    return marked
