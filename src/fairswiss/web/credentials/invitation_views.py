"""Invitations as pages: made by the chief arbiter of a tournament, accepted by whoever opens the link."""

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from fairswiss.desk.events import name_of
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.codes import qr_data_address
from fairswiss.web.access import BOTH, POST, Action, Role, page
from fairswiss.web.credentials import invitations
from fairswiss.web.credentials.admission import Way, admit
from fairswiss.web.credentials.forms import InviteForm, JoinForm
from fairswiss.web.credentials.models import Invitation
from fairswiss.web.credentials.views import own_account
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.people.words import ROLES

_TAB = "people:index"


@page("t/<slug:tournament>/people/invite", Action.MANAGE_PEOPLE, BOTH)
def invite(request: HttpRequest, tournament: str) -> HttpResponse:
    """Offer a role; the link and its code are in this one answer."""
    event = known(tournament)
    form = InviteForm(request.POST if request.method == "POST" else None, initial={"role": "result-entry"})
    if request.method == "POST" and form.is_valid():
        try:
            by = request.user.get_username()
            issued = invitations.invite(tournament, form.task(), form.cleaned_data["hours"], by)
        except BadRequest as error:
            form.add_error(None, error.message)
        else:
            link = link_of(request, issued.secret)
            more = {"invitation": issued.invitation, "link": link, "code": qr_data_address(link)}
            more["is_alone"] = not settings.REACH.addresses
            more["role"] = ROLES[Role(issued.invitation.role)]
            return event_page(request, "credentials/invited.html", event, _TAB, **more)
    rows = [(one, ROLES[Role(one.role)]) for one in invitations.open_in(tournament)]
    response = event_page(request, "credentials/invite.html", event, _TAB, form=form, rows=rows)
    response.status_code = 422 if form.errors else 200
    return response


def link_of(request: HttpRequest, secret: str) -> str:
    """The address for someone else's browser: one that others can reach, if there is any."""
    path = reverse("credentials:accept", args=(secret,))
    addresses: tuple[str, ...] = settings.REACH.addresses
    return f"{addresses[0]}{path}" if addresses else request.build_absolute_uri(path)


@page("t/<slug:tournament>/people/invite/<int:number>/withdraw", Action.MANAGE_PEOPLE, POST)
def withdraw(request: HttpRequest, tournament: str, number: int) -> HttpResponse:
    """End an invitation before anyone accepts it."""
    invitations.withdraw(tournament, number, request.user.get_username())
    return done(request, _("The invitation is withdrawn."), "credentials:invite", tournament=tournament)


@page("invitation/<str:invitation>", Action.ACCEPT_INVITATION, BOTH)
def accept(request: HttpRequest, invitation: str) -> HttpResponse:
    """Accept by the account that is signed in, or by a new one."""
    held = invitations.found(invitation)
    if request.user.is_authenticated:
        return _as_oneself(request, invitation, held)
    form = JoinForm(request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        try:
            user = invitations.join(invitation, form.cleaned_data["name"], form.cleaned_data["password"])
        except BadRequest as error:
            form.add_error(None, " ".join([error.message, *(problem.what for problem in error.problems)]))
        else:
            return admit(request, user, Way.INVITATION, f"/t/{held.tournament}/")
    return _asked(request, held, form=form, openid=settings.OPENID, invitation=invitation)


def _as_oneself(request: HttpRequest, secret: str, held: Invitation) -> HttpResponse:
    if request.method == "POST":
        invitations.accept(secret, own_account(request))
        messages.success(request, _("You have the role."))
        return redirect(f"/t/{held.tournament}/")
    return _asked(request, held)


def _asked(request: HttpRequest, held: Invitation, **more: object) -> HttpResponse:
    form = more.get("form")
    shown = {"role": ROLES[Role(held.role)], "held": held, "event": name_of(held.tournament), **more}
    status = 422 if isinstance(form, JoinForm) and form.errors else 200
    return render(request, "credentials/accept.html", shown, status=status)
