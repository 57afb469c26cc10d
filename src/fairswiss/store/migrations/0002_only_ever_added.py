"""The database itself refuses to change or remove an entry. SQLite drops these when it rebuilds the table: a later
migration that alters ``fairswiss_entry`` must put them back."""

from typing import Any

from django.db import migrations

_SQLITE = """
CREATE TRIGGER fairswiss_entry_{event} BEFORE {event} ON fairswiss_entry
BEGIN SELECT RAISE(ABORT, 'entries of a journal are only ever added'); END
"""
_POSTGRESQL = (
    """
CREATE FUNCTION fairswiss_only_added() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'entries of a journal are only ever added'; END $$
""",
    """
CREATE TRIGGER fairswiss_entry_added BEFORE UPDATE OR DELETE ON fairswiss_entry
FOR EACH ROW EXECUTE FUNCTION fairswiss_only_added()
""",
)


def _guard(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for event in ("update", "delete"):
            editor.execute(_SQLITE.format(event=event))
    elif editor.connection.vendor == "postgresql":
        for statement in _POSTGRESQL:
            editor.execute(statement)


def _unguard(apps: Any, editor: Any) -> None:
    if editor.connection.vendor == "sqlite":
        for event in ("update", "delete"):
            editor.execute(f"DROP TRIGGER fairswiss_entry_{event}")
    elif editor.connection.vendor == "postgresql":
        editor.execute("DROP TRIGGER fairswiss_entry_added ON fairswiss_entry")
        editor.execute("DROP FUNCTION fairswiss_only_added()")


class Migration(migrations.Migration):
    """Guards the entries."""

    dependencies = (("store", "0001_initial"),)
    operations = (migrations.RunPython(_guard, _unguard),)
