"""For the chief arbiters of everything: accounts and their roles, the audit log, the addresses of the program.

A password that the program makes is in one answer and nowhere else.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest

from fairswiss.desk import auditing
from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.web.access import Action, Role
from fairswiss.web.api.answers import provenance_data
from fairswiss.web.api.operations.people import appointment_data
from fairswiss.web.api.people_shapes import AppointingWhere, NewAccount, NewPassword
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.shapes import Sent
from fairswiss.web.connect.views import fingerprints
from fairswiss.web.people import accounts, appointments


@router.get("accounts", auth=Allowed(Action.MANAGE_ACCOUNTS), response=list[Data])
def list_accounts(request: HttpRequest) -> list[Data]:
    """Every account by name, also deactivated ones."""
    return [_account(user) for user in accounts.accounts()]


@router.post("accounts", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def add_account(request: HttpRequest, sent: NewAccount) -> Data:
    """A new account without any role; ``password`` is the one that the program made, if it did."""
    given = sent.password or accounts.random_password()
    user = accounts.add(sent.name, given, request.user.get_username())
    return {**_account(user), "password": "" if sent.password else given}


@router.get("accounts/{name}", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def show_account(request: HttpRequest, name: str) -> Data:
    """One account with its roles."""
    return _account(accounts.account(name))


@router.post("accounts/{name}/password", auth=Allowed(Action.MANAGE_ACCOUNTS, final=True), response=Data)
def set_password(request: HttpRequest, name: str, sent: NewPassword) -> Data:
    """Set a new password for someone else; anyone signed in with the old one is signed out."""
    user = _other(request, name)
    given = sent.password or accounts.random_password()
    accounts.set_password(user, given, request.user.get_username())
    return {**_account(user), "password": "" if sent.password else given}


@router.post("accounts/{name}/end", auth=Allowed(Action.MANAGE_ACCOUNTS, final=True), response=Data)
def end_account(request: HttpRequest, name: str, sent: Sent) -> Data:
    """Deactivate the account; a new password reactivates it."""
    user = _other(request, name)
    accounts.end(user, request.user.get_username())
    return _account(user)


@router.post("accounts/{name}/appoint", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def appoint_account(request: HttpRequest, name: str, sent: AppointingWhere) -> Data:
    """A role in one tournament, or in every one."""
    user = accounts.account(name)
    appointments.appoint(user, sent.tournament, sent.task(), request.user.get_username())
    return _account(user)


@router.post("accounts/{name}/dismiss/{number}", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def dismiss_account(request: HttpRequest, name: str, number: int, sent: Sent) -> Data:
    """The end of a role."""
    user = accounts.account(name)
    held = user.appointments.filter(pk=number).first()
    if held is None:
        raise NotThere(gettext("This role has ended already."), code="ended-already")
    appointments.dismiss(held, request.user.get_username())
    return _account(user)


def _other(request: HttpRequest, name: str) -> User:
    user = accounts.account(name)
    accounts.refuse_own(user, request.user)
    return user


def _account(user: User) -> Data:
    held = user.appointments.filter(role__in=[*Role])
    return {
        "name": user.username,
        "in_use": user.is_active,
        "has_password": user.has_usable_password(),
        "appointments": [appointment_data(one) for one in held],
    }


@router.get("audit", auth=Allowed(Action.MANAGE_ACCOUNTS), response=list[Data])
def show_audit(request: HttpRequest, after: int = 0) -> list[Data]:
    """The audit log: changes of accounts and roles, exports, archiving, restoring, anonymising; from an entry on."""
    return [line._asdict() for line in auditing.audit_log() if line.number > after]


@router.get("audit/verify", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def verify_audit(request: HttpRequest) -> Data:
    """Go through its chain: every place where it is broken, and who signed it."""
    found, signed = auditing.verify_audit_log()
    return {"sound": not found, "breaks": [one._asdict() for one in found], **provenance_data(signed)}


@router.get("connect", auth=Allowed(Action.MANAGE_ACCOUNTS), response=Data)
def show_connect(request: HttpRequest) -> Data:
    """The addresses that others can use, and the fingerprints to compare; none when it runs only for this machine."""
    certificate, key = fingerprints(settings.REACH.certificate)
    return {
        "addresses": settings.REACH.addresses,
        "https": settings.REACH.https,
        "certificate": certificate,
        "key": key,
    }
