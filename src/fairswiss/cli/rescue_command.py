"""The command ``rescue``: after damage to the manager's database. Django is imported when it runs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.web.keeping.rescue import Event, Rescue

LOST = 1


def rescue(
    data: Data = "",
    dry_run: Annotated[bool, typed.Option("--dry-run", help="Only say what would be done.")] = False,
    as_json: Json = False,
) -> Answer:
    """Bring a damaged database back.

    The damaged file is put aside, the newest sound copy takes its place, and every later entry that the damaged file
    still holds and its chain proves is added. Exit code 1 if an entry is known to be lost.

    \b
    Examples:
      fairswiss rescue --dry-run
      fairswiss rescue
    """
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    if not folder.is_dir():  # no reason to make one
        raise BadRequest(f"There is no folder {folder}. Name the data folder of the manager with --data FOLDER.")
    prepare(folder)
    from fairswiss.web.keeping.rescue import rescue as work

    found = work(folder, dry_run)
    code = LOST if found.lost else 0
    return Answer(_data(found) if as_json else safe("\n".join(_told(found, dry_run))), code)


def _data(found: "Rescue") -> str:
    copy = str(found.copy.file) if found.copy else None
    events = [event._asdict() for event in found.events]
    aside = str(found.aside) if found.aside else None
    return json_text({"damage": list(found.damage), "copy": copy, "aside": aside, "events": events})


def _told(found: "Rescue", dry_run: bool) -> list[str]:
    if not found.damage:
        return ["The database is sound. Nothing was changed."]
    lines = [f"Damaged: {what}" for what in found.damage[:20]]
    if found.copy:
        lines.append(f"Taken from the copy of {found.copy.moment:%Y-%m-%d %H:%M:%S} UTC, {found.copy.file.name}")
    lines += [_event(event) for event in found.events]
    if found.copy:
        lines.append("Accounts are those of the copy: repeat what was changed since. Everybody has to come in again.")
    if dry_run:
        return [*lines, "Nothing was changed: this was a dry run."]
    return [*lines, _aside(found.aside), "Start the manager again: fairswiss serve"]


def _event(event: "Event") -> str:
    if not event.entries:
        return f"  {event.id}: nothing of its {event.lost} entries could be read"
    lost = f"; {event.lost} later entries could not be read" if event.lost else ""
    return f"  {event.id}  {event.name}: {event.entries} entries, until {event.until[:19].replace('T', ' ')} UTC{lost}"


def _aside(place: Path | None) -> str:
    return f"The damaged file was put aside: {place}"
