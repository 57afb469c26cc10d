"""Changes are counted by the database itself, so that copies have an order without a clock."""

from typing import Any

from django.db import migrations, models

from fairswiss.store.changes import NO_TABLES, TABLES, counting, not_counting

_COLUMNS = "origin, name, head_number, head_digest, archived"


def _count(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for statement in (*TABLES, *counting("fairswiss_event", _COLUMNS)):
            editor.execute(statement)


def _no_more(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for statement in (*not_counting("fairswiss_event"), *NO_TABLES):
            editor.execute(statement)


class Migration(migrations.Migration):
    """Counts changes of events."""

    dependencies = (("store", "0006_requests_done"),)
    operations = (
        migrations.AddField("eventrow", "changed", models.BigIntegerField(null=True)),
        migrations.RunPython(_count, _no_more),
    )
