"""Tables of credentials. Of every secret there is a digest alone; the key of a second factor is encrypted."""

from datetime import datetime

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models

Text = models.CharField
Moment = models.DateTimeField
_DIGEST = 64


class ApiToken(models.Model):
    """The right of a program to act for an account: never more than the account may, and less where it says so."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_tokens"
    )
    label: "Text[str, str]" = models.CharField(max_length=60)
    scope: "Text[str, str]" = models.CharField(max_length=20)
    tournament: "Text[str, str]" = models.CharField(max_length=16, blank=True)
    """One event by its name in the store; empty means every one of the account."""
    digest: "Text[str, str]" = models.CharField(max_length=_DIGEST, unique=True)
    password_mark: "Text[str, str]" = models.CharField(max_length=32)
    """Changes with the password of the account: a token ends with it, as sessions do."""
    made: "Moment[datetime, datetime]" = models.DateTimeField()
    expires: "Moment[datetime, datetime]" = models.DateTimeField()
    revoked: "Moment[datetime | None, datetime | None]" = models.DateTimeField(null=True)
    used: "Moment[datetime | None, datetime | None]" = models.DateTimeField(null=True)
    """The last use, to the hour."""

    class Meta:
        db_table = "fairswiss_api_token"
        ordering = ("-made", "-id")


class SecondFactor(models.Model):
    """The key of an authenticator app, and how far its codes were used."""

    user: "models.OneToOneField[User, User]" = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="second_factor", primary_key=True
    )
    secret: "Text[str, str]" = models.CharField(max_length=300)
    is_confirmed: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    """True if a first code proved that the app has the key; until then no code is required."""
    last_step: "models.BigIntegerField[int, int]" = models.BigIntegerField(default=0)
    """The time step of the last code accepted: none counts twice."""
    failures: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    failed: "Moment[datetime | None, datetime | None]" = models.DateTimeField(null=True)

    class Meta:
        db_table = "fairswiss_second_factor"


class RecoveryCode(models.Model):
    """A code on paper for who has lost the app; deleted when it is used."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="recovery_codes"
    )
    digest: "Text[str, str]" = models.CharField(max_length=_DIGEST)

    class Meta:
        db_table = "fairswiss_recovery_code"


class Invitation(models.Model):
    """A role in a tournament, for whoever opens the link first."""

    tournament: "Text[str, str]" = models.CharField(max_length=16, db_index=True)
    role: "Text[str, str]" = models.CharField(max_length=20)
    first_board: "models.PositiveIntegerField[int | None, int | None]" = models.PositiveIntegerField(null=True)
    last_board: "models.PositiveIntegerField[int | None, int | None]" = models.PositiveIntegerField(null=True)
    digest: "Text[str, str]" = models.CharField(max_length=_DIGEST, unique=True)
    by: "Text[str, str]" = models.CharField(max_length=150)
    made: "Moment[datetime, datetime]" = models.DateTimeField()
    expires: "Moment[datetime, datetime]" = models.DateTimeField()
    used: "Moment[datetime | None, datetime | None]" = models.DateTimeField(null=True)

    class Meta:
        db_table = "fairswiss_invitation"
        ordering = ("-made", "-id")


class Identity(models.Model):
    """An account at an OpenID Connect provider that signs in to an account here."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="identities"
    )
    issuer: "Text[str, str]" = models.CharField(max_length=255)
    subject: "Text[str, str]" = models.CharField(max_length=255)
    made: "Moment[datetime, datetime]" = models.DateTimeField()

    class Meta:
        db_table = "fairswiss_identity"
        constraints = (models.UniqueConstraint(fields=("issuer", "subject"), name="one_account_for_an_identity"),)


class BrowserSession(AbstractBaseSession):
    """A session of a browser, with the account it belongs to, so that people can see and end their own."""

    account: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True, db_index=True)

    class Meta:
        db_table = "fairswiss_session"

    @classmethod
    def get_session_store_class(cls) -> type:
        """The engine that reads and writes it."""
        from fairswiss.web.credentials.engine import SessionStore

        return SessionStore
