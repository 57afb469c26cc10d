"""Journals are signed, and accounts have an audit log of their own, which is only ever added to as entries are."""

from typing import Any

from django.db import migrations, models

from fairswiss.journal.chain import first_digest
from fairswiss.store.signing import Head, sign

_ORIGIN = "audit log"
_SQLITE = """
CREATE TRIGGER fairswiss_audit_{event} BEFORE {event} ON fairswiss_audit
BEGIN SELECT RAISE(ABORT, 'entries of a journal are only ever added'); END
"""
_POSTGRESQL = """
CREATE TRIGGER fairswiss_audit_added BEFORE UPDATE OR DELETE ON fairswiss_audit
FOR EACH ROW EXECUTE FUNCTION fairswiss_only_added()
"""


def _begin(apps: Any, editor: Any) -> None:
    """The empty log with its guard, and a signature under every journal as it is now."""
    apps.get_model("store", "AuditHead").objects.create(id=1, number=0, digest=first_digest(_ORIGIN))
    for event in apps.get_model("store", "EventRow").objects.all():
        event.signature = sign(Head(event.origin, event.head_number, event.head_digest))
        event.save(update_fields=("signature",))
    if editor.connection.vendor == "sqlite":
        for event in ("update", "delete"):
            editor.execute(_SQLITE.format(event=event))
    elif editor.connection.vendor == "postgresql":
        editor.execute(_POSTGRESQL)


def _leave(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for event in ("update", "delete"):
            editor.execute(f"DROP TRIGGER fairswiss_audit_{event}")
    elif editor.connection.vendor == "postgresql":
        editor.execute("DROP TRIGGER fairswiss_audit_added ON fairswiss_audit")


class Migration(migrations.Migration):
    """Signs what is there and begins the audit log."""

    # There is no 0003 and no 0004; databases have recorded this number, so that it stays.
    dependencies = (("store", "0002_only_ever_added"),)

    operations = (
        migrations.AddField("EventRow", "signature", models.CharField(max_length=140, blank=True, default="")),
        migrations.CreateModel(
            name="AuditRow",
            fields=[
                ("number", models.PositiveIntegerField(primary_key=True, serialize=False)),
                ("kind", models.CharField(max_length=40)),
                ("data", models.TextField()),
                ("who", models.CharField(max_length=150)),
                ("when", models.CharField(max_length=40)),
                ("why", models.TextField(blank=True)),
                ("digest", models.CharField(max_length=64)),
            ],
            options={"db_table": "fairswiss_audit", "ordering": ("number",)},
        ),
        migrations.CreateModel(
            name="AuditHead",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField(default=0)),
                ("digest", models.CharField(max_length=64)),
                ("signature", models.CharField(max_length=140, blank=True, default="")),
            ],
            options={"db_table": "fairswiss_audit_head"},
        ),
        migrations.RunPython(_begin, _leave),
    )
