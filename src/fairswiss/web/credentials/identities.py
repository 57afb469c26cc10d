"""Links between identities at the provider and accounts of this service."""

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from fairswiss.model.errors import BadRequest, NotAllowed, NotThere
from fairswiss.web.credentials.models import Identity
from fairswiss.web.credentials.openid import Person
from fairswiss.web.security_log import noted


def account_of(person: Person) -> User:
    """The account that someone signs in to; refused for whoever nobody here knows."""
    held = Identity.objects.select_related("user").filter(**person._asdict(), user__is_active=True).first()
    if held is None:
        words = _(
            "No account here is connected to this sign-in. Ask the chief arbiter for an invitation, or sign in "
            "with your password and connect the two on your account page."
        )
        raise NotAllowed(words, code="sign-in-refused")
    return held.user


def connect(user: User, person: Person) -> None:
    """Let an identity at the provider sign in to this account; once more is no harm."""
    try:
        with transaction.atomic():
            held, is_new = Identity.objects.get_or_create(
                **person._asdict(), defaults={"user": user, "made": timezone.now()}
            )
    except IntegrityError:
        held, is_new = Identity.objects.get(**person._asdict()), False
    if held.user_id != user.pk:
        raise BadRequest(_("This sign-in belongs to another account already."), code="sign-in-taken")
    if is_new:
        noted("identity-connected", user.username, number=held.pk)


def disconnect(user: User, number: int) -> None:
    """End the sign-in of an identity; refused when nothing else would open the account."""
    held = Identity.objects.filter(user=user, pk=number).first()
    if held is None:
        raise NotThere(_("This connection has ended already."), code="ended-already")
    if not user.has_usable_password() and user.identities.count() == 1:
        raise BadRequest(_("Set a password first: otherwise you could not sign in."), code="password-missing")
    held.delete()
    noted("identity-disconnected", user.username, number=number)


def of_account(user: User) -> list[Identity]:
    return list(Identity.objects.filter(user=user).order_by("pk"))
