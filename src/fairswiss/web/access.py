"""Permissions: roles, actions, and the action that every view declares. Everything not allowed here is denied."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import wraps
from types import MappingProxyType
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from fairswiss.desk.journals import Known
from fairswiss.desk.roles import Role as Role
from fairswiss.usecases.long_work import Errand, go
from fairswiss.web.credentials.step_up import require_fresh_proof
from fairswiss.web.error_pages import no_session, wrong_method
from fairswiss.web.people.models import Appointment
from fairswiss.web.rate_limits import LARGE, spend
from fairswiss.web.security_log import refused

OWNER = "owner"
"""The name of whoever opened the link from the terminal: the person whose machine this is."""
READ = ("GET", "HEAD")
POST = ("POST",)
BOTH = (*READ, *POST)
View = Callable[..., HttpResponseBase]
InPlace = Callable[..., HttpResponse]
"""Shows a page again with what is asked, given the arguments of the address."""
Somebody = AbstractBaseUser | AnonymousUser


class Action(StrEnum):
    """An action that needs permission. Each view names one; reading and writing are different actions."""

    ENTER = "enter"  # what anybody may ask for, signed in or not: no data
    SEE_PUBLIC = "see-public"  # the rules, and events shown to everybody: the view looks whether this one is
    CLAIM = "claim"  # how one game ended, by a link that is signed for it: the view looks at the link
    ARRIVE = "arrive"  # a player's own check-in, by a link that is signed for it: the view looks at the link
    SUBSCRIBE = "subscribe"  # to messages about a public event, or end them by the link in one
    LEAVE = "leave"
    CHANGE_PASSWORD = "change-password"  # one's own
    SECURE_ACCOUNT = "secure-account"  # one's own: second factor, tokens, sessions
    ACCEPT_INVITATION = "accept-invitation"  # by its link: the view looks at the link
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
    CHECK_IN = "check-in"
    PAIR = "pair"
    PUBLISH = "publish"
    ENTER_RESULTS = "enter-results"
    UNDO = "undo"
    PRINT = "print"
    PRINT_LINKS = "print-links"  # by which players tell their results: whoever holds them can
    EXPORT = "export"
    CHANGE_RATING_LIST = "change-rating-list"  # one for all tournaments
    MANAGE_PEOPLE = "manage-people"  # of one tournament
    MANAGE_ACCOUNTS = "manage-accounts"  # with their passwords, and who is what in every tournament


FIRST = frozenset({Action.PAIR, Action.PUBLISH})
"""Actions that an event waits for: their long work has places of its own."""
LARGE_ANSWERS = frozenset({Action.SEE_EXPLANATIONS, Action.PRINT, Action.PRINT_LINKS, Action.EXPORT})
"""Actions whose answers are slow to write even from the cache: rate limited by account."""
FOR_ANYBODY = frozenset(
    {Action.ENTER, Action.SEE_PUBLIC, Action.CLAIM, Action.ARRIVE, Action.SUBSCRIBE, Action.ACCEPT_INVITATION}
)
FOR_ACCOUNTS = frozenset({Action.LEAVE, Action.CHANGE_PASSWORD, Action.SECURE_ACCOUNT, Action.LIST_TOURNAMENTS})
"""For whoever is signed in, with a role or without; of the tournaments one sees those where one has a role."""
OF_NO_TOURNAMENT = frozenset(
    {Action.SEE_DESIGN, Action.CREATE_TOURNAMENT, Action.CHANGE_RATING_LIST, Action.MANAGE_ACCOUNTS}
)
"""They reach beyond any one tournament, so only a role that holds in every one gives them."""
_CHIEF = frozenset({Role.CHIEF_ARBITER})
_ARBITERS = _CHIEF | {Role.ARBITER}
_HELPERS = _ARBITERS | {Role.RESULT_ENTRY}
_EVERYBODY = frozenset(Role)
ALLOWED = MappingProxyType(
    {
        Action.SEE_DESIGN: _CHIEF,
        Action.CREATE_TOURNAMENT: _CHIEF,
        Action.DELETE_TOURNAMENT: _CHIEF,
        Action.SEE_TOURNAMENT: _EVERYBODY,
        Action.SEE_EXPLANATIONS: _EVERYBODY,
        Action.SEE_DRAFTS: _ARBITERS,
        Action.SEE_JOURNAL: _ARBITERS,
        Action.CHANGE_SETTINGS: _CHIEF,
        Action.CHANGE_PLAYERS: _ARBITERS,
        Action.CHECK_IN: _HELPERS,
        Action.PAIR: _ARBITERS,
        Action.PUBLISH: _ARBITERS,
        Action.ENTER_RESULTS: _HELPERS,
        Action.UNDO: _ARBITERS,
        Action.PRINT: _EVERYBODY,
        Action.PRINT_LINKS: _ARBITERS,
        Action.EXPORT: _ARBITERS,
        Action.CHANGE_RATING_LIST: _CHIEF,
        Action.MANAGE_PEOPLE: _CHIEF,
        Action.MANAGE_ACCOUNTS: _CHIEF,
    }
)


class Scope(StrEnum):
    """The part of an account's permissions that a token grants to a program."""

    READ = "read"
    RESULTS = "results"
    RUN = "run"


_READ = frozenset(
    {
        Action.LIST_TOURNAMENTS,
        Action.SEE_TOURNAMENT,
        Action.SEE_EXPLANATIONS,
        Action.SEE_DRAFTS,
        Action.SEE_JOURNAL,
        Action.PRINT,
        Action.EXPORT,
    }
)
_HELP = frozenset({Action.ENTER_RESULTS, Action.CHECK_IN})
_RUN = frozenset(
    {
        Action.CREATE_TOURNAMENT,
        Action.CHANGE_SETTINGS,
        Action.CHANGE_PLAYERS,
        Action.CHANGE_RATING_LIST,
        Action.PAIR,
        Action.PUBLISH,
        Action.UNDO,
        Action.PRINT_LINKS,
    }
)
GRANTED = MappingProxyType(
    {
        Scope.READ: FOR_ANYBODY | _READ,
        Scope.RESULTS: FOR_ANYBODY | _READ | _HELP,
        Scope.RUN: FOR_ANYBODY | _READ | _HELP | _RUN,
    }
)
"""Actions that a token grants; never passwords, people, other tokens, or anything that cannot be undone."""


class Grant(NamedTuple):
    """The limits of a token, carried by the account that it acts for."""

    scope: Scope
    tournament: str
    """Empty means every one."""

    def give(self, user: AbstractBaseUser) -> None:
        """Limit this account, for the rest of the request, to what the token grants."""
        setattr(user, _GRANT, self)

    def reaches(self, tournament: str | None) -> bool:
        """True if the grant covers this tournament; None means every tournament."""
        return self.tournament in ("", tournament)


_GRANT = "_fairswiss_grant"


def grant_of(user: Somebody) -> Grant | None:
    """The limits of the token by which a program acts for this account; None for a session."""
    return getattr(user, _GRANT, None)


def roles_of(user: Somebody, tournament: str | None) -> frozenset[Role]:
    """The roles in this tournament or, if it is None, those that hold in every one."""
    grant = grant_of(user)
    if grant and not grant.reaches(tournament):
        return frozenset()
    if _is_known(user) and user.get_username() == OWNER:
        return _CHIEF
    return frozenset(Role(held.role) for held in _held(user) if held.tournament in ("", tournament))


def is_chief_of_all(user: Somebody) -> bool:
    """True if the user may decide about every tournament, such as backups of everything."""
    return not roles_of(user, None).isdisjoint(_CHIEF)


def boards_of(user: Somebody, tournament: str) -> tuple[range, ...] | None:
    """The boards whose results somebody may enter; None means all of them."""
    if not roles_of(user, tournament).isdisjoint(_ARBITERS):
        return None
    entering = [held for held in _held(user) if held.role == Role.RESULT_ENTRY and held.tournament in ("", tournament)]
    ranges = [held.boards for held in entering]
    return None if None in ranges else tuple(boards for boards in ranges if boards is not None)


def drafts_seen_by(user: Somebody) -> Callable[[str], bool | None]:
    """Of each tournament, whether somebody sees its draft; None when they have no role in it."""

    def seen(tournament: str) -> bool | None:
        return may(user, Action.SEE_DRAFTS, tournament) if roles_of(user, tournament) else None

    return seen


def as_seen_by(user: Somebody, event: Known) -> Known:
    """An event as somebody may see it: the draft is for arbiters, and nobody else learns that there is one."""
    return event if may(user, Action.SEE_DRAFTS, event.event) else event.published


def may(user: Somebody, action: Action, tournament: str | None = None, board: int | None = None) -> bool:
    """True if this user may do that: in this tournament or, if it is None, in every one; at this board, if any.

    What is allowed to no role is denied, and so is everything to who has none.
    """
    grant = grant_of(user)
    if grant and action not in GRANTED[grant.scope]:
        return False
    if action in FOR_ANYBODY:
        return True
    if action in FOR_ACCOUNTS:
        return _is_known(user)
    roles = roles_of(user, None if action in OF_NO_TOURNAMENT else tournament)
    if roles.isdisjoint(ALLOWED.get(action, frozenset())):
        return False
    if action is not Action.ENTER_RESULTS or board is None:
        return True
    boards = boards_of(user, tournament or "")
    return boards is None or any(board in some for some in boards)


def _is_known(user: Somebody) -> bool:
    return user.is_authenticated and bool(user.is_active)


def _held(user: Somebody) -> tuple[Appointment, ...]:
    """The appointments of an account that is in use, read once a request; an unknown role counts for nothing."""
    if not _is_known(user) or user.pk is None:
        return ()
    known: tuple[Appointment, ...] | None = getattr(user, "_appointed", None)
    if known is None:
        held = Appointment.objects.filter(user_id=user.pk, role__in=[*Role]).order_by("id")
        known = tuple(held)
        setattr(user, "_appointed", known)  # noqa: B010 - Django's class does not know of it
    return known


def refuse(request: HttpRequest, action: Action) -> None:
    """Tell the security log that somebody may not do this, or that a session which is over was tried."""
    if request.user.is_authenticated:
        refused(request, "access-denied", action=action)
    elif settings.SESSION_COOKIE_NAME in request.COOKIES and request.session.session_key is None:
        refused(request, "dead-session", action=action)


def action_of(request: HttpRequest) -> Action | None:
    """The action that this request was allowed to perform; None when it got no further than the door."""
    return getattr(request, "_performed", None)


def perform(request: HttpRequest, action: Action) -> None:
    """Note the action, and for whom and how urgently its long work is done; refused when somebody asks too often."""
    setattr(request, "_performed", action)  # noqa: B010 - Django's class does not know of it
    known = action not in FOR_ANYBODY and request.user.is_authenticated
    account = request.user.get_username() if known else ""
    go(Errand(account, action in FIRST))
    if account and action in LARGE_ANSWERS:
        spend(LARGE, account)


def page(
    address: str,
    action: Action,
    methods: tuple[str, ...] = READ,
    *,
    name: str = "",
    also: Mapping[str, str] = MappingProxyType({}),
    asks_on: InPlace | None = None,
    final: bool = False,
) -> Callable[[View], View]:
    """Give a view its address in its area and the action it performs: it is called only for who may do that.

    Links name the page as the function, unless ``name`` says otherwise; ``also`` are further addresses by their names.
    The tournament is the argument of that name in the address. Confirmations are asked on a page of their own, or with
    the thing they are about (``asks_on``). What is ``final`` cannot be undone: who has a second factor is asked for it
    once more.
    """

    def marked(view: View) -> View:
        @wraps(view)
        def checked(request: HttpRequest, *args: Any, **named: Any) -> HttpResponseBase:
            if not may(request.user, action, named.get("tournament")):
                refuse(request, action)
                if not request.user.is_authenticated:
                    return no_session(request)
                raise PermissionDenied
            if request.method not in methods:
                return wrong_method(request, methods)
            if final and request.method == "POST":
                require_fresh_proof(request)
            perform(request, action)
            return view(request, *args, **named)

        addresses = {name or view.__name__.replace("_", "-"): address, **also}
        vars(checked).update(action=action, methods=methods, final=final, asks_on=asks_on, addresses=addresses)
        return checked

    return marked
