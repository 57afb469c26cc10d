"""Sign-in by OpenID Connect as pages: away to the provider, and back."""

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from fairswiss.web.access import POST, Action, page
from fairswiss.web.credentials import identities, invitations, openid
from fairswiss.web.credentials.admission import Way, admit, inside
from fairswiss.web.credentials.openid import Errand, Person
from fairswiss.web.credentials.views import done, own_account
from fairswiss.web.people import accounts


@page("sign-in/openid", Action.ENTER, POST, name="openid")
def sign_in(request: HttpRequest) -> HttpResponse:
    """Go to the provider to sign in."""
    return _away(request, Errand("sign-in", inside(request, request.POST.get("next", ""))))


@page("my-account/openid", Action.SECURE_ACCOUNT, POST, name="openid-link", final=True)
def link(request: HttpRequest) -> HttpResponse:
    """Go to the provider to connect the account there with the one here."""
    return _away(request, Errand("link"))


@page("invitation/<str:invitation>/openid", Action.ACCEPT_INVITATION, POST, name="openid-join")
def join(request: HttpRequest, invitation: str) -> HttpResponse:
    """Go to the provider to accept an invitation without a password here."""
    held = invitations.found(invitation)
    return _away(request, Errand("join", f"/t/{held.tournament}/", invitation, request.POST.get("name", "")[:150]))


@page("sign-in/openid/return", Action.ENTER, ("GET",), name="openid-return")
def come_back(request: HttpRequest) -> HttpResponse:
    """Back from the provider: sign in, connect, or join."""
    errand, person = openid.came_back(request)
    if errand.kind == "link":
        if not request.user.is_authenticated:
            return redirect("people:sign-in")
        identities.connect(own_account(request), person)
        return done(request, _("From now on you can sign in this way."))
    if errand.kind == "join":
        return _joined(request, errand, person)
    return admit(request, identities.account_of(person), Way.OPENID, errand.target)


def _joined(request: HttpRequest, errand: Errand, person: Person) -> HttpResponse:
    with transaction.atomic():
        held = invitations.found(errand.invitation)
        user = accounts.add(errand.name, None, held.by)
        identities.connect(user, person)
        invitations.accept(errand.invitation, user)
    return admit(request, user, Way.INVITATION, errand.target)


def _away(request: HttpRequest, errand: Errand) -> HttpResponse:
    return redirect(openid.sent_away(request, errand))
