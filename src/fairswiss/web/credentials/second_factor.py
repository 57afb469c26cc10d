"""The second factor: codes of an authenticator app (TOTP, RFC 6238), and codes on paper for who has lost it.

A code counts once. After a few wrong ones the account waits, longer each time: six digits could be guessed otherwise.
"""

import base64
import secrets
from datetime import datetime, timedelta
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, NamedTuple

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from fairswiss.journal.audit import SecondFactorChanged
from fairswiss.store import audit
from fairswiss.web.credentials.models import RecoveryCode, SecondFactor
from fairswiss.web.people.passwords import random_password
from fairswiss.web.security_log import noted

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

STEP = 30
"""Seconds for which an app shows a code."""
RECOVERY_CODES = 10
FREE_TRIES = 5
_FIRST_WAIT, _LONGEST_WAIT = timedelta(minutes=1), timedelta(hours=24)


class Tried(NamedTuple):
    """The result of trying a code."""

    is_right: bool
    wait_until: datetime | None = None
    """Until when no code is looked at, after too many wrong ones."""


class Setup(NamedTuple):
    """Setup data for an authenticator app: the key to type, and the address for its camera."""

    key: str
    address: str


def is_on(user: object) -> bool:
    """True if this account has a confirmed second factor."""
    return isinstance(user, User) and SecondFactor.objects.filter(user=user, is_confirmed=True).exists()


def begin(user: User) -> Setup:
    """A new key, which counts once a code of it was typed; one that was begun before is replaced."""
    import pyotp

    key = pyotp.random_base32()
    kept = {"secret": _sealed(key), "is_confirmed": False, "last_step": 0, "failures": 0, "failed": None}
    SecondFactor.objects.update_or_create(user=user, defaults=kept)
    return _setup(user, key)


def begun(user: User) -> Setup | None:
    """The key that waits for its first code, if there is one."""
    held = SecondFactor.objects.filter(user=user, is_confirmed=False).first()
    key = _opened(held.secret) if held else None
    return _setup(user, key) if key else None


def confirm(user: User, code: str) -> tuple[str, ...]:
    """Switch the second factor on if the code is right; the recovery codes, which are shown this once."""
    if not _tried(user, code, is_confirmed=False).is_right:
        return ()
    codes = tuple(random_password() for _number in range(RECOVERY_CODES))
    with transaction.atomic():
        SecondFactor.objects.filter(user=user).update(is_confirmed=True)
        RecoveryCode.objects.filter(user=user).delete()
        RecoveryCode.objects.bulk_create(RecoveryCode(user=user, digest=_digest(code)) for code in codes)
        audit.record(SecondFactorChanged(user.username, True), user.username)
    noted("second-factor-on", user.username)
    return codes


def switch_off(user: User, by: str) -> bool:
    """Ask for the password alone again; whether there was a second factor."""
    with transaction.atomic():
        RecoveryCode.objects.filter(user=user).delete()
        was_on = bool(SecondFactor.objects.filter(user=user).delete()[0])
        if was_on:
            audit.record(SecondFactorChanged(user.username, False), by)
    if was_on:
        noted("second-factor-off", user.username, by=by)
    return was_on


def tried(user: User, code: str) -> Tried:
    """Look at one code, from the app or from paper."""
    return _tried(user, code, is_confirmed=True)


def _tried(user: User, code: str, is_confirmed: bool) -> Tried:
    with transaction.atomic():
        held = SecondFactor.objects.select_for_update().filter(user=user, is_confirmed=is_confirmed).first()
        if held is None:
            return Tried(False)
        wait_until = _waits_until(held)
        if wait_until is not None:
            return Tried(False, wait_until)
        typed = "".join(code.split())
        if _is_next_code(held, typed) or (is_confirmed and _is_on_paper(user, code)):
            held.failures, held.failed = 0, None
            held.save()
            return Tried(True)
        held.failures, held.failed = held.failures + 1, timezone.now()
        held.save()
        return Tried(False, _waits_until(held))


def _is_next_code(held: SecondFactor, typed: str) -> bool:
    """True if this is an unused code of the current time step, or of the one before or after for clocks that differ."""
    import pyotp

    key = _opened(held.secret)
    if key is None or not (typed.isascii() and typed.isdigit()):
        return False
    app, now = pyotp.TOTP(key), int(timezone.now().timestamp()) // STEP
    for step in (now - 1, now, now + 1):
        if step > held.last_step and secrets.compare_digest(app.at(step * STEP), typed):
            held.last_step = step
            return True
    return False


def _is_on_paper(user: User, code: str) -> bool:
    used, _by_table = RecoveryCode.objects.filter(user=user, digest=_digest(code.strip().casefold())).delete()
    if used:
        noted("recovery-code-used", user.username, left=RecoveryCode.objects.filter(user=user).count())
    return bool(used)


def _waits_until(held: SecondFactor) -> datetime | None:
    if held.failures < FREE_TRIES or held.failed is None:
        return None
    until = held.failed + min(_FIRST_WAIT * 2 ** min(held.failures - FREE_TRIES, 20), _LONGEST_WAIT)
    return until if until > timezone.now() else None


def _setup(user: User, key: str) -> Setup:
    import pyotp

    issuer = f"fairswiss {settings.FINGERPRINT[:6]}"
    return Setup(key, pyotp.TOTP(key).provisioning_uri(user.username, issuer))


def _sealed(key: str) -> str:
    return _box().encrypt(key.encode()).decode()


def _opened(sealed: str) -> str | None:
    """The key; None when it was sealed by a secret key that is gone."""
    from cryptography.fernet import InvalidToken

    try:
        return _box().decrypt(sealed.encode()).decode()
    except InvalidToken:
        return None


def _box() -> "Fernet":
    """Copies of the database do not open it: the secret key is a file of its own."""
    from cryptography.fernet import Fernet

    derived = blake2b(settings.SECRET_KEY.encode(), digest_size=32, person=b"second-factor").digest()
    return Fernet(base64.urlsafe_b64encode(derived))


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
