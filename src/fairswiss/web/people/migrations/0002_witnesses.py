"""Accounts and appointments are written a second time by the database itself, in the same transaction.

SQLite drops triggers when it rebuilds a table: a later migration that alters one of these tables, Django's own of
``auth_user`` included, must be followed by one that puts them back; a test asks whether they are there.
"""

from typing import Any

from django.db import migrations, models

_ACCOUNT = ("auth_user", "fairswiss_account_witness", "id username password is_active is_staff is_superuser")
_APPOINTMENT = (
    "fairswiss_appointment",
    "fairswiss_appointment_witness",
    "id user_id tournament role first_board last_board",
)
_SQLITE = {
    "insert": "AFTER INSERT ON {table} BEGIN {write}; END",
    "update": "AFTER UPDATE OF {columns} ON {table} BEGIN {remove}; {write}; END",
    "delete": "AFTER DELETE ON {table} BEGIN {remove}; END",
}
_WRITE = "INSERT OR REPLACE INTO {again} ({columns}) VALUES ({values})"
_REMOVE = "DELETE FROM {again} WHERE id = OLD.id"
_FUNCTION = """
CREATE FUNCTION {again}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN DELETE FROM {again} WHERE id = OLD.id; END IF;
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM {again} WHERE id = NEW.id;
    INSERT INTO {again} ({columns}) VALUES ({values});
  END IF;
  RETURN NULL;
END $$
"""
_POSTGRESQL = """
CREATE TRIGGER {again} AFTER INSERT OR DELETE OR UPDATE OF {columns} ON {table}
FOR EACH ROW EXECUTE FUNCTION {again}()
"""


def _watch(apps: Any, editor: Any) -> None:
    for table, again, named in (_ACCOUNT, _APPOINTMENT):
        columns = ", ".join(named.split())
        filled = {"table": table, "again": again, "columns": columns}
        filled["values"] = ", ".join(f"NEW.{column}" for column in named.split())
        editor.execute(f"INSERT INTO {again} ({columns}) SELECT {columns} FROM {table}")
        if editor.connection.vendor == "sqlite":
            done = {"write": _WRITE.format(**filled), "remove": _REMOVE.format(**filled)}
            for event, body in _SQLITE.items():
                editor.execute(f"CREATE TRIGGER {again}_{event} {body.format(**filled, **done)}")
        elif editor.connection.vendor == "postgresql":
            editor.execute(_FUNCTION.format(**filled))
            editor.execute(_POSTGRESQL.format(**filled))


def _leave(apps: Any, editor: Any) -> None:
    for table, again, _ in (_ACCOUNT, _APPOINTMENT):
        if editor.connection.vendor == "sqlite":
            for event in _SQLITE:
                editor.execute(f"DROP TRIGGER {again}_{event}")
        elif editor.connection.vendor == "postgresql":
            editor.execute(f"DROP TRIGGER {again} ON {table}")
            editor.execute(f"DROP FUNCTION {again}()")
        editor.execute(f"DELETE FROM {again}")


class Migration(migrations.Migration):
    """Makes the witnesses and lets them watch."""

    dependencies = (("people", "0001_initial"), ("auth", "0012_alter_user_first_name_max_length"))

    operations = (
        migrations.CreateModel(
            name="AccountWitness",
            fields=[
                ("id", models.BigIntegerField(primary_key=True, serialize=False)),
                ("username", models.CharField(max_length=150)),
                ("password", models.CharField(max_length=128)),
                ("is_active", models.BooleanField()),
                ("is_staff", models.BooleanField()),
                ("is_superuser", models.BooleanField()),
            ],
            options={"db_table": "fairswiss_account_witness"},
        ),
        migrations.CreateModel(
            name="AppointmentWitness",
            fields=[
                ("id", models.BigIntegerField(primary_key=True, serialize=False)),
                ("user_id", models.BigIntegerField()),
                ("tournament", models.CharField(max_length=16)),
                ("role", models.CharField(max_length=20)),
                ("first_board", models.BigIntegerField(null=True)),
                ("last_board", models.BigIntegerField(null=True)),
            ],
            options={"db_table": "fairswiss_appointment_witness"},
        ),
        migrations.RunPython(_watch, _leave),
    )
