"""One's own account: second factor, tokens, sessions, connected sign-ins."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from fairswiss.desk.events import events
from fairswiss.model.errors import BadRequest
from fairswiss.web.access import POST, Action, page, roles_of
from fairswiss.web.credentials import browsers, identities, second_factor, tokens
from fairswiss.web.credentials.forms import TokenForm
from fairswiss.web.credentials.words import SCOPES, WAYS


def own_account(request: HttpRequest) -> User:
    return User.objects.get(username=request.user.get_username())


@page("my-account", Action.SECURE_ACCOUNT)
def index(request: HttpRequest) -> HttpResponse:
    """Everything that lets someone in by this account."""
    return _page(request, own_account(request))


@page("my-account/tokens", Action.SECURE_ACCOUNT, POST, final=True)
def issue_token(request: HttpRequest) -> HttpResponse:
    """A new token; its secret is in this one answer."""
    user = own_account(request)
    form = TokenForm(request.POST, events=_events(user))
    if form.is_valid():
        try:
            issued = tokens.issue(user, *form.chosen(), by=user.username)
        except BadRequest as error:
            form.add_error(None, error.message)
        else:
            asked = request.build_absolute_uri("/api/events")
            shown = {"issued": issued, "example": f'curl -H "Authorization: Bearer {issued.secret}" {asked}'}
            return render(request, "credentials/token_issued.html", shown)
    return _page(request, user, 422, token_form=form)


@page("my-account/tokens/<int:number>/revoke", Action.SECURE_ACCOUNT, POST)
def revoke_token(request: HttpRequest, number: int) -> HttpResponse:
    """End a token at once."""
    user = own_account(request)
    tokens.revoke(user, number, user.username)
    return done(request, _("The token is revoked. Programs that use it are refused from now on."))


@page("my-account/sessions/<slug:session>/end", Action.SECURE_ACCOUNT, POST)
def end_session(request: HttpRequest, session: str) -> HttpResponse:
    """Sign another browser out."""
    browsers.end(own_account(request), session)
    return done(request, _("The session was ended."))


@page("my-account/sessions/end", Action.SECURE_ACCOUNT, POST)
def end_sessions(request: HttpRequest) -> HttpResponse:
    """Sign every other browser out."""
    count = browsers.end_others(request, own_account(request))
    words = ngettext("{count} other session is ended.", "{count} other sessions are ended.", count)
    return done(request, words.format(count=count))


@page("my-account/openid/<int:number>/disconnect", Action.SECURE_ACCOUNT, POST, final=True)
def disconnect(request: HttpRequest, number: int) -> HttpResponse:
    """End a connected sign-in."""
    identities.disconnect(own_account(request), number)
    return done(request, _("The sign-in is disconnected."))


def done(request: HttpRequest, words: str) -> HttpResponse:
    """Back to the page of the account, with these words on top."""
    messages.success(request, words)
    return redirect("credentials:index")


def _page(request: HttpRequest, user: User, status: int = 200, **forms: Any) -> HttpResponse:
    shown_events = dict(_events(user))
    shown = {
        "person": user,
        "has_second_factor": second_factor.is_on(user),
        "codes_left": user.recovery_codes.count(),
        "sessions": [(one, WAYS.get(one.way, one.way)) for one in browsers.of_account(request, user)],
        "tokens": [
            (one, SCOPES[one.scope], shown_events.get(one.tournament, one.tournament))
            for one in tokens.of_account(user)
        ],
        "token_form": TokenForm(events=_events(user)),
        "openid": settings.OPENID,
        "identities": identities.of_account(user),
        **forms,
    }
    return render(request, "credentials/index.html", shown, status=status)


def _events(user: User) -> list[tuple[str, str]]:
    return [(event.id, event.name or event.id) for event in events() if roles_of(user, event.id)]
