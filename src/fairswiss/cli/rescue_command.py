"""The command ``rescue``: after damage to the manager's database. Django is imported when it runs."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.keeping.rescue import Event, Rescue

LOST = 1


def rescue(
    data: Data = "",
    dry_run: Annotated[bool, typed.Option("--dry-run", help="Only show what would be done.")] = False,
    as_json: Json = False,
) -> Answer:
    """Recover a damaged database.

    The damaged file is set aside. Everything that can still be proven from it, its log or any copy is combined in a new
    one, event by event and account by account. Exit code 1 if anything is known to be lost; the report lists it.

      fairswiss rescue --dry-run
      fairswiss rescue
    """
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    if not folder.is_dir():  # no reason to make one
        words = "There is no folder {folder}. Name the data folder of the manager with --data FOLDER."
        raise BadRequest(gettext(words, folder=folder), code="no-such-folder")
    prepare(folder)
    from fairswiss.keeping.rescue import as_data
    from fairswiss.keeping.rescue import rescue as work

    found = work(folder, dry_run)
    text = json_text(as_data(found)) if as_json else safe("\n".join(_told(found, dry_run)))
    return Answer(text, LOST if found.lost else 0)


def _told(found: "Rescue", dry_run: bool) -> list[str]:
    if not found.damage:
        return [gettext("The database is intact. Nothing was changed.")]
    lines = [f"Damaged: {what}" for what in found.damage[:20]]
    if found.copy:
        words = "Started from the copy of {moment:%Y-%m-%d %H:%M:%S} UTC, {name}"
        lines.append(gettext(words, moment=found.copy.moment, name=found.copy.file.name))
    lines += [_event(event) for event in found.events]
    lines += [f"Missing: {what}" for what in found.missing]
    lines.append(gettext("Everyone has to sign in again."))
    if dry_run:
        return [*lines, gettext("Nothing was changed: this was a dry run.")]
    lines.append(gettext("The damaged file was moved to {place}", place=found.aside))
    return [*lines, gettext("Start the manager again: fairswiss serve")]


def _event(event: "Event") -> str:
    if not event.entries:
        return gettext("  {id}: none of its {lost} entries could be read", id=event.id, lost=event.lost)
    lost = gettext("; {lost} more are known but could not be recovered", lost=event.lost) if event.lost else ""
    words = "; a different version of {course_of}, found in a copy"
    other = gettext(words, course_of=event.course_of) if event.course_of else ""
    until = event.until[:19].replace("T", " ")
    words = "  {id}  {name}: {entries} entries, until {until} UTC{other}{lost}"
    return gettext(words, id=event.id, name=event.name, entries=event.entries, until=until, other=other, lost=lost)
