"""Bring the database to this version of the program, after a copy of it has been made."""

from pathlib import Path

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.web.snapshots import snapshot


def upgrade(folder: Path) -> Path | None:
    """Run the migrations that are missing; the copy made before, if there was something to copy."""
    try:
        executor = MigrationExecutor(connection)
        applied, known = executor.loader.applied_migrations, executor.loader.disk_migrations
        ours = executor.loader.migrated_apps
        foreign = sorted(f"{app}.{name}" for app, name in applied if app in ours and (app, name) not in known)
        if foreign:
            raise BadRequest(
                f"The database was written by a newer fairswiss (it has {foreign[0]}). "
                "Install that version, or name another folder with --data FOLDER."
            )
        if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
            return None
        copied = None
        if applied and connection.vendor == "sqlite":
            copied = snapshot(Path(connection.settings_dict["NAME"]), folder, "before-upgrade")
        call_command("migrate", verbosity=0, interactive=False)
    except DatabaseError as error:
        where = "DATABASE_URL" if connection.vendor == "postgresql" else connection.settings_dict["NAME"]
        raise FileAccess(f"The database of {where} cannot be used: {' '.join(str(error).split())}") from error
    finally:
        connection.close()
    return copied
