"""Accounts and appointments: made, changed, ended. Pages and the command line share these."""

from django.contrib.auth.models import User
from django.db.models import Q

from fairswiss.web.access import OWNER, Role


def chief_has_password() -> bool:
    """Whether somebody who is chief arbiter in every tournament, the owner included, can sign in by a password."""
    everywhere = Q(appointments__tournament="", appointments__role=Role.CHIEF_ARBITER)
    chiefs = User.objects.filter(Q(username=OWNER) | everywhere, is_active=True).distinct()
    return any(user.has_usable_password() for user in chiefs)
