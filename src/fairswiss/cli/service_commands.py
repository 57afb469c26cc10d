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
    workers: Annotated[int, typed.Option("--workers", metavar="N", min=1, max=64, help="Number of processes.")] = 2,
    data: Data = "",
) -> Answer:
    """Run the manager as a service: several workers behind a reverse proxy.

    Requires FAIRSWISS_HOSTS and an up-to-date database: run fairswiss upgrade first. SIGHUP replaces the workers one by
    one, SIGTERM stops them.

      fairswiss service --workers 4
      fairswiss service --port 8000 --data /var/lib/fairswiss
    """
    from fairswiss import __version__
    from fairswiss.web.running.service import Service
    from fairswiss.web.running.serving import named_folder

    running = Service(named_folder(data), port, workers)
    words = "fairswiss {version}: {workers} workers for a proxy at {where}"
    typed.echo(gettext(words, version=__version__, workers=workers, where=running.where))
    for warning in running.warnings:
        to_stderr("warning", warning)
    running.run()
    return Answer(gettext("Stopped. Everything is saved."))


def upgrade(
    check: Annotated[bool, typed.Option("--check", help="Only check whether it is needed; exit code 1 if so.")] = False,
    data: Data = "",
) -> Answer:
    """Upgrade the database to this version of fairswiss.

    An SQLite file is copied first; back up a PostgreSQL database yourself. Two upgrades at the same time are safe: the
    second waits for the first.

      fairswiss upgrade
      fairswiss upgrade --check
    """
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    prepare(folder)
    from fairswiss.keeping import upgrading

    if not upgrading.is_needed():
        return Answer(gettext("The database is up to date."))
    if check:
        return Answer(gettext("An upgrade is needed. Run: fairswiss upgrade"), NEEDED)
    copied = upgrading.upgrade(folder)
    return Answer(
        gettext(
            "The database was upgraded.{copied}",
            copied=gettext(" A copy was saved first: {copied}", copied=copied) if copied else "",
        )
    )
