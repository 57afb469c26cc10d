"""The commands of whoever runs a service: ``service`` and ``upgrade``. Django is imported when they run."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.output import Answer, to_stderr
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext

NEEDED = 1


def service(
    port: Annotated[
        int, typed.Option("--port", metavar="N", min=0, max=65535, help="Port of this machine, for the proxy.")
    ] = 8000,
    workers: Annotated[int, typed.Option("--workers", metavar="N", min=1, max=64, help="How many processes.")] = 2,
    data: Data = "",
) -> Answer:
    """Run the manager for a federation: several workers behind a reverse proxy.

    It needs FAIRSWISS_HOSTS, and a database that is of this version: run fairswiss upgrade first. SIGHUP replaces the
    workers one by one, SIGTERM ends them.

    \b
    Examples:
      fairswiss service --workers 4
      fairswiss service --port 8000 --data /var/lib/fairswiss
    """
    from fairswiss import __version__
    from fairswiss.web.running.service import Service
    from fairswiss.web.running.serving import named_folder

    running = Service(named_folder(data), port, workers)
    typed.echo(
        gettext(
            "fairswiss {version}: {workers} workers for a proxy at {where}",
            version=__version__,
            workers=workers,
            where=running.where,
        )
    )
    for warning in running.warnings:
        to_stderr("warning", warning)
    running.run()
    return Answer(gettext("Stopped. Everything is saved."))


def upgrade(
    check: Annotated[bool, typed.Option("--check", help="Only say whether it is needed; exit code 1 if so.")] = False,
    data: Data = "",
) -> Answer:
    """Bring the database to this version of fairswiss.

    An SQLite file is copied first; of a PostgreSQL database make a copy yourself. Two upgrades at once do no harm: one
    waits for the other.

    \b
    Examples:
      fairswiss upgrade
      fairswiss upgrade --check
    """
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    prepare(folder)
    from fairswiss.keeping import upgrading

    if not upgrading.is_needed():
        return Answer(gettext("The database is of this version."))
    if check:
        return Answer(gettext("An upgrade is needed. Run: fairswiss upgrade"), NEEDED)
    copied = upgrading.upgrade(folder)
    return Answer(
        gettext(
            "The database was upgraded.{copied}",
            copied=gettext(" Before that it was copied to {copied}", copied=copied) if copied else "",
        )
    )
