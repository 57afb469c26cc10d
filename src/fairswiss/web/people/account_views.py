"""Pages about accounts, and the audit log, for chief arbiters of every tournament."""

from datetime import datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from fairswiss.desk.auditing import audit_log, verify_audit_log
from fairswiss.desk.events import events
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.web.access import BOTH, OWNER, POST, Action, Role, page
from fairswiss.web.people import accounts, appointments
from fairswiss.web.people.forms import NewAccountForm, NewPasswordForm, WhereForm
from fairswiss.web.people.words import ROLES

_LINES = 100


@page("accounts", Action.MANAGE_ACCOUNTS, BOTH, name="accounts")
def index(request: HttpRequest) -> HttpResponse:
    """Every account, and a form for one more; the password that the program made is shown this once."""
    form = NewAccountForm(request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        typed = form.cleaned_data["password"]
        password = typed or accounts.random_password()
        try:
            user = accounts.add(form.cleaned_data["name"], password, request.user.get_username())
        except BadRequest as error:
            _refuse(form, error)
        else:
            return _handed_over(request, user, "" if typed else password, is_new=True)
    rows = [(user, _roles(user)) for user in accounts.accounts()]
    shown = {"rows": rows, "form": form, "owner": OWNER}
    return render(request, "people/accounts.html", shown, status=422 if form.errors else 200)


@page("accounts/<str:name>/", Action.MANAGE_ACCOUNTS, name="account")
def show(request: HttpRequest, name: str) -> HttpResponse:
    """One account: its roles, and what can be done."""
    return _page(request, _user(name))


@page("accounts/<str:name>/password", Action.MANAGE_ACCOUNTS, POST, final=True)
def password(request: HttpRequest, name: str) -> HttpResponse:
    """Set a new password for someone else; anyone signed in with the old one is signed out."""
    user = _other(request, name)
    form = NewPasswordForm(request.POST)
    if form.is_valid():
        typed = form.cleaned_data["password"]
        given = typed or accounts.random_password()
        try:
            accounts.set_password(user, given, request.user.get_username())
        except BadRequest as error:
            _refuse(form, error)
        else:
            return _handed_over(request, user, "" if typed else given)
    return _page(request, user, 422, password_form=form)


@page("accounts/<str:name>/end", Action.MANAGE_ACCOUNTS, POST, final=True)
def end(request: HttpRequest, name: str) -> HttpResponse:
    """Nobody comes in by this account any more."""
    user = _other(request, name)
    accounts.end(user, request.user.get_username())
    return _said(request, _("The account is deactivated. A new password reactivates it."), user)


@page("accounts/<str:name>/appoint", Action.MANAGE_ACCOUNTS, POST, name="account-appoint")
def appoint(request: HttpRequest, name: str) -> HttpResponse:
    """A role in one tournament or in every one."""
    user = _user(name)
    form = WhereForm(request.POST, events=_events())
    if form.is_valid():
        try:
            appointments.appoint(user, form.tournament(), form.task(), request.user.get_username())
        except BadRequest as error:
            _refuse(form, error)
        else:
            return _said(request, _("Appointed."), user)
    return _page(request, user, 422, where_form=form)


@page("accounts/<str:name>/dismiss/<int:number>", Action.MANAGE_ACCOUNTS, POST, name="account-dismiss")
def dismiss(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """The end of a role."""
    user = _user(name)
    held = user.appointments.filter(pk=number).first()
    if held is None:
        raise NotThere(_("This appointment has ended already."), code="ended-already")
    appointments.dismiss(held, request.user.get_username())
    return _said(request, _("Role removed. The account itself stays."), user)


def _user(name: str) -> User:
    try:
        return accounts.account(name)
    except NotThere as error:
        raise Http404(error.message) from error


def _other(request: HttpRequest, name: str) -> User:
    """Somebody else's account: one's own asks for the old password, and the owner's is changed at the machine alone."""
    user = _user(name)
    accounts.refuse_own(user, request.user)
    return user


def _page(request: HttpRequest, user: User, status: int = 200, **forms: Any) -> HttpResponse:
    names = dict(_events())
    held = [
        (one, ROLES[Role(one.role)], names.get(one.tournament, one.tournament))
        for one in user.appointments.filter(role__in=[*Role])
    ]
    shown = {
        "person": user,
        "held": held,
        "is_owner": user.username == OWNER,
        "is_self": user == request.user,
        "password_form": NewPasswordForm(),
        "where_form": WhereForm(events=_events(), initial={"role": "result-entry"}),
        **forms,
    }
    return render(request, "people/account.html", shown, status=status)


def _handed_over(request: HttpRequest, user: User, password: str, is_new: bool = False) -> HttpResponse:
    """The password is in this one answer and nowhere else; one that was typed is not shown."""
    shown = {"person": user, "password": password, "is_new": is_new}
    return render(request, "people/handed_over.html", shown)


def _said(request: HttpRequest, words: str, user: User) -> HttpResponse:
    messages.success(request, words)
    return redirect("people:account", name=user.username)


def _refuse(form: Any, error: BadRequest) -> None:
    form.add_error(None, " ".join([error.message, *(problem.what for problem in error.problems)]))


def _roles(user: User) -> list[Any]:
    return [ROLES[Role(role)] for role in sorted({one.role for one in user.appointments.all() if one.role in ROLES})]


def _events() -> list[tuple[str, str]]:
    return [(event.id, event.name or event.id) for event in (*events(), *events(archived=True))]


@page("audit", Action.MANAGE_ACCOUNTS)
def audit(request: HttpRequest) -> HttpResponse:
    """The audit log, the newest entry first."""
    shown = Paginator(audit_log()[::-1], _LINES).get_page(request.GET.get("page"))
    rows = [(line, datetime.fromisoformat(line.when)) for line in shown]
    return render(request, "people/audit.html", {"rows": rows, "page": shown})


@page("audit/verify", Action.MANAGE_ACCOUNTS, POST)
def verify_audit(request: HttpRequest) -> HttpResponse:
    """Go through the chain of digests of the audit log, and look at the signature."""
    found, signed = verify_audit_log()
    for broken in found:
        messages.error(request, _("The audit log is damaged: %(what)s") % {"what": broken.what})
    if not found:
        words = _("The audit log is intact: no entry was altered and none is missing. It is %(signed)s.")
        messages.success(request, words % {"signed": signed.words})
    return redirect("people:audit")
