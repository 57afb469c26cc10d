"""The commands about copies of everything: ``backup to``, ``now``, ``list``, ``restore``, ``drill``, ``off``.

Django is imported when they run.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, on_terminal, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.keeping.elsewhere.drill import Compared, Drill

backup = typed.Group("backup", help="Copies of all data, on this machine and at a second location.")

PASSPHRASE = "FAIRSWISS_PASSPHRASE"
FAILED = 1
Name = Annotated[str, typed.Argument(metavar="[COPY]", help="A copy, as listed by backup list. Default: the newest.")]


@backup.command("to")
def to(
    place: Annotated[
        str, typed.Argument(metavar="FOLDER", help="A folder on another disk, USB stick or network share.")
    ],
    encrypt: Annotated[
        bool,
        typed.Option("--encrypt", help=f"Encrypt the copies with a passphrase: prompted for, or from {PASSPHRASE}."),
    ] = False,
    data: Data = "",
) -> Answer:
    """Copy everything to a second location automatically.

    The running manager copies each new copy there within a minute. It needs no passphrase for that; only restoring
    does. Write the passphrase down: without it, encrypted copies are lost.

      fairswiss backup to /media/stick
      fairswiss backup to /mnt/office --encrypt
    """
    open_data(data)
    from fairswiss.keeping.elsewhere.place import configure
    from fairswiss.keeping.elsewhere.sealing import new_keys

    file, folder = _database()
    keys = new_keys(_passphrase(again=True)) if encrypt else None
    made = configure(folder, Path(place).expanduser(), keys)
    name = _brought(file, folder)
    sealed = gettext(" It is encrypted: only the passphrase opens it.") if keys else ""
    words = "Copies go to {folder} from now on. The first one is there: {name}.{sealed}"
    return Answer(safe(gettext(words, folder=made.folder, name=name, sealed=sealed)))


@backup.command("off")
def off(data: Data = "") -> Answer:
    """Stop copying to the second location. Existing copies stay.

    fairswiss backup off
    """
    open_data(data)
    from django.conf import settings

    from fairswiss.keeping.elsewhere.place import forget

    forget(settings.DATA_FOLDER)
    return Answer(gettext("Copies no longer go to a second location. Existing ones stay until you delete them."))


@backup.command("now")
def now(data: Data = "") -> Answer:
    """Copy everything now, here and to the second location.

    fairswiss backup now
    """
    open_data(data)
    from fairswiss.keeping.elsewhere.place import configured

    file, folder = _database()
    name = _brought(file, folder)
    place = configured(folder)
    where = f"in {folder / 'snapshots'}" + (gettext(" and in {folder}", folder=place.folder) if place else "")
    return Answer(safe(f"{name} is {where}."))


@backup.command("list")
def list_copies(data: Data = "", as_json: Json = False) -> Answer:
    """List the copies, here and at the second location.

    fairswiss backup list
    """
    open_data(data)
    from django.conf import settings

    from fairswiss.keeping.elsewhere.place import configured
    from fairswiss.keeping.freshness import known
    from fairswiss.keeping.snapshots import kept

    folder: Path = settings.DATA_FOLDER
    place = configured(folder)
    here = [{"name": copy.file.name, "bytes": copy.bytes} for copy in kept(folder)]
    is_there = place is not None and place.is_there
    there = [{"name": held.name, "bytes": held.bytes} for held in place.copies()] if place and is_there else []
    fresh = {where: one.moment.isoformat(timespec="seconds") for where, one in known(folder).items() if one.moment}
    if as_json:
        second = {"folder": str(place.folder), "is_there": is_there, "copies": there} if place else None
        return Answer(json_text({"here": here, "second_place": second, "everything_until": fresh}))
    lines = [gettext("Here:"), *(f"  {copy['name']}  {copy['bytes']:,} bytes" for copy in here)]
    if place is None:
        words = (
            "No second location is set. If the disk fails, these copies are lost with it. "
            "Set one: fairswiss backup to FOLDER"
        )
        lines.append(gettext(words))
    elif not is_there:
        lines.append(gettext("{folder} cannot be found right now. Plug the disk in or mount it.", folder=place.folder))
    else:
        lines += [
            gettext("At {folder}:", folder=place.folder),
            *(f"  {copy['name']}  {copy['bytes']:,} bytes" for copy in there),
        ]
    return Answer(safe("\n".join(lines)))


@backup.command("restore")
def restore(
    copy: Name = "",
    source: Annotated[
        str, typed.Option("--from", metavar="FOLDER", help="The second location, or the folder that contains it.")
    ] = "",
    data: Data = "",
) -> Answer:
    """Restore everything from the second location into a data folder without a database.

    The copy is checked first: every page, every journal, every account. An existing database is never overwritten.

      fairswiss backup restore --from /media/stick
      fairswiss backup restore --from /media/stick --data restored
    """
    if not source:
        raise BadRequest(
            gettext("Name the second location: fairswiss backup restore --from FOLDER"), code="option-missing"
        )
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    prepare(folder)
    from fairswiss.keeping.elsewhere.restoring import copy_named, place_at
    from fairswiss.keeping.elsewhere.restoring import restore as work

    place = place_at(Path(source).expanduser())
    held = copy_named(place, copy)
    work(place, held, folder, _passphrase)
    words = "{name} was restored to {folder}. Everyone signs in again. Start: fairswiss serve"
    return Answer(safe(gettext(words, name=held.name, folder=folder)))


@backup.command("drill")
def drill(copy: Name = "", data: Data = "", as_json: Json = False) -> Answer:
    """Restore the newest copy to a temporary place and compare it with the database.

    Changes nothing. Exit code 1 if the copy is damaged or does not match the database; being older is not an error.

      fairswiss backup drill
    """
    open_data(data)
    from fairswiss.keeping.elsewhere.drill import drill as work

    file, folder = _database()
    found = work(folder, file, _passphrase, copy)
    code = 0 if found.passed else FAILED
    if as_json:
        said = {**found._asdict(), "events": [one._asdict() for one in found.events]}
        return Answer(json_text({**said, "passed": found.passed, "behind": found.behind}), code)
    return Answer(safe("\n".join(_told(found))), code)


def _told(found: "Drill") -> list[str]:
    lines = [gettext("{copy} of {place} was restored to a temporary folder.", copy=found.copy, place=found.place)]
    if found.faults:
        return [
            *lines,
            *(gettext("  Damaged: {fault}", fault=fault) for fault in found.faults),
            gettext("Failed: use another copy, and create a new one."),
        ]
    lines += [_event(event) for event in found.events]
    words = "  {accounts} accounts; {changed} changed since"
    lines.append(gettext(words, accounts=found.accounts, changed=found.changed))
    if not found.passed:
        return [*lines, gettext("Failed: the copy does not match the database.")]
    return [*lines, gettext("Passed: the copy is intact. {behind} entries are newer.", behind=found.behind)]


def _event(event: "Compared") -> str:
    if not event.agrees:
        return gettext("  {event}  {name}: the copy has a different journal", event=event.event, name=event.name)
    words = "  {event}  {name}: {copied} of {entries} entries"
    return gettext(words, event=event.event, name=event.name, copied=event.copied, entries=event.entries)


def _brought(file: Path, folder: Path) -> str:
    """A new copy, at the second place too if there is one; its name."""
    import time

    from fairswiss.keeping import freshness
    from fairswiss.keeping.elsewhere import mirror
    from fairswiss.keeping.snapshots import REGULAR, snapshot

    begun = time.time()
    name = snapshot(file, folder, REGULAR).name
    freshness.note(folder, freshness.HERE, begun)
    if mirror.bring(folder):
        freshness.note(folder, freshness.THERE, begun)
    return name


def _database() -> tuple[Path, Path]:
    """The SQLite file and its folder."""
    from django.conf import settings

    from fairswiss.web.running.serving import database_file

    file = database_file(settings.DATABASES["default"])
    if file is None:
        words = (
            "DATABASE_URL names a PostgreSQL database: back it up with its own tools, as docs/how-to/run-a-service.md "
            "shows."
        )
        raise BadRequest(gettext(words), code="database-elsewhere")
    return file, settings.DATA_FOLDER


def _passphrase(*, again: bool = False) -> str:
    """From the environment, or asked for on the terminal."""
    if given := os.environ.get(PASSPHRASE):
        return given
    if not on_terminal(sys.stdin):
        words = "The passphrase is missing. Put it in {passphrase}, or run this in a terminal."
        raise BadRequest(gettext(words, passphrase=PASSPHRASE), code="passphrase-missing")
    return str(click.prompt("Passphrase", hide_input=True, confirmation_prompt=again, err=True))
