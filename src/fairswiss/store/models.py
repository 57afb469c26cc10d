"""Tables: events with the head of their journal, and the entries; the audit log with its head; requests that were done;
the lists of tie-breaks that accounts keep; the addresses of those who asked for messages.

Entries of either are only ever added: the database itself refuses anything else.
"""

from datetime import datetime
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models

from fairswiss.store.signing import LONGEST

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractUser


class EventRow(models.Model):
    """An event. Everything about it is in its entries; the name and the head are kept here to be found quickly."""

    id: "models.CharField[str, str]" = models.CharField(primary_key=True, max_length=16)
    origin: "models.CharField[str, str]" = models.CharField(max_length=16)
    """The name under which the journal was begun, which its chain starts from; another one after a restoration."""
    name: "models.CharField[str, str]" = models.CharField(max_length=200, blank=True)
    created: "models.CharField[str, str]" = models.CharField(max_length=40)
    head_number: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    head_digest: "models.CharField[str, str]" = models.CharField(max_length=64)
    archived: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    signature: "models.CharField[str, str]" = models.CharField(max_length=LONGEST, blank=True, default="")
    """Of the head, with the public key, see :mod:`fairswiss.store.signing`; empty: not signed."""
    changed: "models.BigIntegerField[int | None, int | None]" = models.BigIntegerField(null=True)
    """The number of the last change, written by SQLite itself; see :mod:`fairswiss.store.changes`."""

    class Meta:
        db_table = "fairswiss_event"
        ordering = ("-created", "id")


class Line(models.Model):
    """One line of a chain, as :class:`fairswiss.journal.chain.Entry` has it; the number differs from table to table."""

    kind: "models.CharField[str, str]" = models.CharField(max_length=40)
    data: "models.TextField[str, str]" = models.TextField()
    who: "models.CharField[str, str]" = models.CharField(max_length=150)
    when: "models.CharField[str, str]" = models.CharField(max_length=40)
    why: "models.TextField[str, str]" = models.TextField(blank=True)
    digest: "models.CharField[str, str]" = models.CharField(max_length=64)

    class Meta:
        abstract = True


class EntryRow(Line):
    """One line of the journal of an event."""

    event: "models.ForeignKey[EventRow, EventRow]" = models.ForeignKey(
        EventRow, on_delete=models.PROTECT, related_name="entries"
    )
    number: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField()
    token: "models.CharField[str | None, str | None]" = models.CharField(max_length=64, null=True)
    """The idempotency token of the request: a request sent twice is recorded once."""

    class Meta:
        db_table = "fairswiss_entry"
        ordering = ("event_id", "number")
        constraints = (
            models.UniqueConstraint(fields=("event", "number"), name="one_entry_a_number"),
            models.UniqueConstraint(fields=("event", "token"), name="one_entry_a_token"),
        )


class AuditRow(Line):
    """One line of the audit log."""

    number: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(primary_key=True)

    class Meta:
        db_table = "fairswiss_audit"
        ordering = ("number",)


class AuditHead(models.Model):
    """The last entry of the audit log: one row, locked by whoever adds an entry."""

    number: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    digest: "models.CharField[str, str]" = models.CharField(max_length=64)
    signature: "models.CharField[str, str]" = models.CharField(max_length=LONGEST, blank=True, default="")

    class Meta:
        db_table = "fairswiss_audit_head"


class RequestRow(models.Model):
    """A request that its sender named, and that was done. Neither the name nor the request can be read from it."""

    name: "models.CharField[str, str]" = models.CharField(primary_key=True, max_length=64)
    """A digest of the account and the name it gave."""
    account: "models.CharField[str, str]" = models.CharField(max_length=64)
    """A digest of the account."""
    asked: "models.CharField[str, str]" = models.CharField(max_length=64)
    """A digest of the request."""
    answer: "models.BinaryField[bytes | None, bytes | None]" = models.BinaryField(null=True)
    """Sealed with the name that the sender gave; None when it was too large, empty when it had to be forgotten."""
    when: "models.DateTimeField[datetime, datetime]" = models.DateTimeField()

    class Meta:
        db_table = "fairswiss_request"
        ordering = ("when",)
        indexes = (
            models.Index(fields=("account", "when"), name="requests_of_account"),
            models.Index(fields=("when",), name="requests_in_time"),
        )


class PresetRow(models.Model):
    """An ordered list of tie-breaks that an account keeps under a name of its own."""

    user: "models.ForeignKey[AbstractUser, AbstractUser]" = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tie_break_presets"
    )
    name: "models.CharField[str, str]" = models.CharField(max_length=60)
    tie_breaks: "models.CharField[str, str]" = models.CharField(max_length=200)

    class Meta:
        db_table = "fairswiss_preset"
        ordering = ("name", "id")
        constraints = (models.UniqueConstraint(fields=("user", "name"), name="one_preset_a_name"),)


class SubscriberRow(models.Model):
    """An e-mail address to which somebody wishes messages about an event, or about one of its players.

    No journal knows of it. The row goes when its owner unsubscribes, or when the player is erased.
    """

    event: "models.CharField[str, str]" = models.CharField(max_length=16, db_index=True)
    registration: "models.PositiveIntegerField[int, int]" = models.PositiveIntegerField(default=0)
    """0 means the whole event."""
    address: "models.CharField[str, str]" = models.CharField(max_length=254)
    language: "models.CharField[str, str]" = models.CharField(max_length=12)
    confirmed: "models.BooleanField[bool, bool]" = models.BooleanField(default=False)
    """True once the link that was sent to the address was used."""
    asked: "models.DateTimeField[datetime, datetime]" = models.DateTimeField()
    told: "models.CharField[str, str]" = models.CharField(max_length=60, blank=True, default="")
    """The mark of the news that was sent last: nobody gets the same news twice."""

    class Meta:
        db_table = "fairswiss_subscriber"
        ordering = ("id",)
        constraints = (
            models.UniqueConstraint(fields=("event", "registration", "address"), name="one_subscription_an_address"),
        )
