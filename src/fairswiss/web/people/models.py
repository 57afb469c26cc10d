"""Appointments of accounts to roles. Accounts are Django's; events are only named, and know nothing of it.

The other two tables are written by the database itself, see :mod:`fairswiss.keeping.shadow_tables`.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.db import models
from django.db.models import F, Q

Number = models.PositiveIntegerField


class Appointment(models.Model):
    """A role of somebody, in one tournament or in every one, at some boards or at all."""

    user: "models.ForeignKey[User, User]" = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="appointments"
    )
    tournament: "models.CharField[str, str]" = models.CharField(max_length=16, blank=True, db_index=True)
    """The event by its name in the store; empty means every one, those to come included."""
    role: "models.CharField[str, str]" = models.CharField(max_length=20)
    first_board: "Number[int | None, int | None]" = models.PositiveIntegerField(null=True)
    last_board: "Number[int | None, int | None]" = models.PositiveIntegerField(null=True)
    """Both or neither; neither means all boards."""

    class Meta:
        db_table = "fairswiss_appointment"
        ordering = ("user__username", "tournament", "role", "first_board", "id")
        constraints = (
            models.CheckConstraint(
                condition=Q(first_board__isnull=True, last_board__isnull=True)
                | Q(
                    first_board__isnull=False,
                    last_board__isnull=False,
                    first_board__gte=1,
                    last_board__gte=F("first_board"),
                ),
                name="boards_from_first_to_last",
            ),
        )

    @property
    def boards(self) -> range | None:
        """The boards whose results are this person's; None means all."""
        if self.first_board is None or self.last_board is None:
            return None
        return range(self.first_board, self.last_board + 1)


class AccountWitness(models.Model):
    """Shadow table: the last state written of an account."""

    id: "models.BigIntegerField[int, int]" = models.BigIntegerField(primary_key=True)
    username: "models.CharField[str, str]" = models.CharField(max_length=150)
    password: "models.CharField[str, str]" = models.CharField(max_length=128)
    is_active: "models.BooleanField[bool, bool]" = models.BooleanField()
    is_staff: "models.BooleanField[bool, bool]" = models.BooleanField()
    is_superuser: "models.BooleanField[bool, bool]" = models.BooleanField()
    changed: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True)
    """The number of the last change; see :mod:`fairswiss.store.changes`."""

    class Meta:
        db_table = "fairswiss_account_witness"


class AppointmentWitness(models.Model):
    """Shadow table: the last state written of an appointment."""

    id: "models.BigIntegerField[int, int]" = models.BigIntegerField(primary_key=True)
    user_id: "models.BigIntegerField[int, int]" = models.BigIntegerField()
    tournament: "models.CharField[str, str]" = models.CharField(max_length=16)
    role: "models.CharField[str, str]" = models.CharField(max_length=20)
    first_board: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True)
    last_board: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True)
    changed: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True)

    class Meta:
        db_table = "fairswiss_appointment_witness"
