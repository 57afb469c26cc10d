"""Changes of accounts and appointments are counted by the database itself, in the rows that are written twice."""

from typing import Any

from django.db import migrations, models

from fairswiss.store.changes import counting, not_counting

_TABLES = {
    "fairswiss_account_witness": "username, password, is_active, is_staff, is_superuser",
    "fairswiss_appointment_witness": "user_id, tournament, role, first_board, last_board",
}


def _count(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for table, columns in _TABLES.items():
            for statement in counting(table, columns):
                editor.execute(statement)


def _no_more(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for table in _TABLES:
            for statement in not_counting(table):
                editor.execute(statement)


class Migration(migrations.Migration):
    """Counts changes of accounts and appointments."""

    dependencies = (("people", "0002_witnesses"), ("store", "0007_changes_counted"))
    operations = (
        migrations.AddField("accountwitness", "changed", models.BigIntegerField(null=True)),
        migrations.AddField("appointmentwitness", "changed", models.BigIntegerField(null=True)),
        migrations.RunPython(_count, _no_more),
    )
