"""Invitations: a role in a tournament behind a link that works once and not for long."""

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import NamedTuple

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.web.access import Role
from fairswiss.web.credentials.models import Invitation
from fairswiss.web.people import accounts
from fairswiss.web.people.appointments import Task, appoint, checked
from fairswiss.web.security_log import noted

USUAL_HOURS, MOST_HOURS = 24, 24 * 14
MOST_OPEN = 200
"""Invitations to one tournament that wait to be accepted."""


class Issued(NamedTuple):
    """An invitation, and the secret of its link, which is in this value and nowhere else."""

    invitation: Invitation
    secret: str


def invite(tournament: str, task: Task, hours: int, by: str) -> Issued:
    """A new invitation for whoever opens its link first."""
    if not 1 <= hours <= MOST_HOURS:
        words = _("An invitation can be valid for 1 to {most} hours.")
        raise BadRequest(filled(words, most=MOST_HOURS), code="duration-out-of-range")
    if len(open_in(tournament)) >= MOST_OPEN:
        words = _("There are {most} open invitations already. Withdraw some first.")
        raise BadRequest(filled(words, most=MOST_OPEN), code="too-many-open")
    secret, now = secrets.token_urlsafe(24), timezone.now()
    made = Invitation.objects.create(
        tournament=tournament,
        **checked(task)._asdict(),
        digest=_digest(secret),
        by=by,
        made=now,
        expires=now + timedelta(hours=hours),
    )
    noted("invited", by, number=made.pk, role=task.role.value, tournament=tournament)
    return Issued(made, secret)


def open_in(tournament: str) -> list[Invitation]:
    """The invitations to a tournament that can still be accepted, the newest first; ended ones are forgotten."""
    Invitation.objects.filter(expires__lt=timezone.now()).delete()
    return list(Invitation.objects.filter(tournament=tournament, used=None, role__in=[*Role]))


def withdraw(tournament: str, number: int, by: str) -> None:
    """End an invitation before anyone accepts it."""
    if not Invitation.objects.filter(tournament=tournament, pk=number, used=None).delete()[0]:
        raise NotThere(_("This invitation was accepted, has expired or was withdrawn."), code="invitation-over")
    noted("invitation-withdrawn", by, number=number, tournament=tournament)


def found(secret: str) -> Invitation:
    """The invitation of a link; refused in the same words whether it is used, expired or was never there."""
    held = Invitation.objects.filter(
        digest=_digest(secret), used=None, expires__gt=timezone.now(), role__in=[*Role]
    ).first()
    if held is None:
        words = _("This invitation was accepted, has expired or was withdrawn. Ask for a new one.")
        raise NotThere(words, code="invitation-over")
    return held


def accept(secret: str, user: User) -> Invitation:
    """Give the role to an account; of two who try at once one comes too late."""
    with transaction.atomic():
        held = found(secret)
        if not Invitation.objects.filter(pk=held.pk, used=None).update(used=timezone.now()):
            raise NotThere(
                _("This invitation was accepted, has expired or was withdrawn. Ask for a new one."),
                code="invitation-over",
            )
        task = Task(Role(held.role), held.first_board, held.last_board)
        appoint(user, held.tournament, task, held.by)
    noted("invitation-accepted", user.username, number=held.pk, by=held.by)
    return held


def join(secret: str, name: str, password: str) -> User:
    """A new account with the role of the invitation."""
    with transaction.atomic():
        user = accounts.add(name, password, found(secret).by)
        accept(secret, user)
    return user


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
