"""Bring the database to this version of the program, after a copy of it has been made.

Each migration is one transaction, so a power cut in the middle leaves the database at one version or the next, and the
start after it goes on from there.
"""

from datetime import UTC, datetime
from pathlib import Path

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor

from fairswiss.app.backups import copy_all
from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.store.trouble import trouble
from fairswiss.web.places import made
from fairswiss.web.snapshots import FOLDER, snapshot

REASON = "before-upgrade"


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
        copied = _copied(folder) if applied else None
        call_command("migrate", verbosity=0, interactive=False)
    except DatabaseError as error:
        where = "DATABASE_URL" if connection.vendor == "postgresql" else connection.settings_dict["NAME"]
        said = f"The database of {where} cannot be used: {' '.join(str(error).split())}."
        meant = trouble(error)
        raise (type(meant)(f"{said} {meant.message}") if meant else FileAccess(said)) from error
    finally:
        connection.close()
    return copied


def _copied(folder: Path) -> Path | None:
    """The whole database, or, of a server, which has its own tools for that, at least every journal."""
    if connection.vendor == "sqlite":
        return snapshot(Path(connection.settings_dict["NAME"]), folder, REASON)
    if "fairswiss_event" not in connection.introspection.table_names():
        return None
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    target = made(folder / FOLDER / f"{moment}-{REASON}")
    return target if copy_all(str(target)) else None
