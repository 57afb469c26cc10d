"""The commands about the events of the manager: ``journal list``, ``show``, ``verify``, ``undo``, ``backup`` …

Django is imported when they run.
"""

import getpass
from typing import TYPE_CHECKING, Annotated

import typer

from fairswiss.app import files
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.journal.chain import Break

journal = typer.Typer(name="journal", help="The journals of the manager's events.", no_args_is_help=True)

Event = Annotated[str, typer.Argument(metavar="EVENT", help="The event, by the name that journal list shows.")]
Token = Annotated[
    str, typer.Option("--token", metavar="TEXT", help="Names this request: given twice, it counts once. For scripts.")
]
DAMAGED = 1


@journal.command("list")
def list_events(data: Data = "", as_json: Json = False) -> Answer:
    """List the events of the manager.

    \b
    Examples:
      fairswiss journal list
    """
    open_data(data)
    from fairswiss.app.events import events, tried

    found = [tried(event) for event in (*events(), *events(archived=True))]
    if as_json:
        return Answer(json_text([event._asdict() for event in found]))
    lines = [
        f"{event.id}  {event.created[:10]}  {event.name}{' (put away)' if event.archived else ''}"
        f"{'' if event.readable else f' (cannot be read; see: fairswiss journal verify {event.id})'}"
        for event in found
    ]
    return Answer(safe("\n".join(lines)) or "There are no events yet.")


@journal.command("show")
def show(
    event: Event,
    last: Annotated[int, typer.Option("--last", metavar="N", min=0, help="Only the last entries; 0 is all.")] = 0,
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Show who did what and when.

    \b
    Examples:
      fairswiss journal show 4f2a9c01b7de
      fairswiss journal show 4f2a9c01b7de --last 20
    """
    open_data(data)
    from fairswiss.app.history import history

    lines = history(event)[-last:]
    if as_json:
        return Answer(json_text([line._asdict() for line in lines]))
    return Answer(
        safe(
            "\n".join(
                f"{line.number:>6} {' ' if line.counts else 'x'} {line.when[:19]}  {line.who}: {line.text}"
                f"{f' ({line.why})' if line.why else ''}"
                for line in lines
            )
        )
    )


@journal.command("verify")
def verify(
    event: Annotated[str, typer.Argument(metavar="[EVENT]", help="One event; without it, all of them.")] = "",
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Check that no entry was changed, removed or inserted; exit code 1 if one was. Without EVENT, accounts too.

    \b
    Examples:
      fairswiss journal verify
      fairswiss journal verify 4f2a9c01b7de
    """
    open_data(data)
    from fairswiss.app import history
    from fairswiss.app.events import events

    asked = [event] if event else [found.id for found in (*events(), *events(archived=True))]
    broken = {name: history.verify(name) for name in asked}
    broken |= {} if event else _unsound_accounts()
    code = DAMAGED if any(broken.values()) else 0
    if as_json:
        return Answer(json_text({name: [found._asdict() for found in held] for name, held in broken.items()}), code)
    lines = [f"{name}: {'; '.join(found.what for found in held) or _sound(name)}" for name, held in broken.items()]
    return Answer(safe("\n".join(lines)) or "There are no events yet.", code)


def _unsound_accounts() -> "dict[str, list[Break]]":
    """By name, as if each were an event; nothing when all are sound."""
    from django.db import connection

    from fairswiss.journal.chain import Break
    from fairswiss.web.keeping.soundness import unsound_accounts
    from fairswiss.web.running.serving import database_file

    what = Break(0, "it or its roles are not what was saved; give it a new password and its roles anew")
    return {f"account {name}": [what] for name in unsound_accounts(database_file(connection.settings_dict))}


def _sound(event: str) -> str:
    from fairswiss.app.history import made_anew

    anew = [f"{line.number} ({line.when[:10]}, {line.who})" for line in made_anew(event)]
    return f"sound; made anew when people were anonymised, as entry {', '.join(anew)} tells" if anew else "sound"


@journal.command("undo")
def undo(
    event: Event,
    entry: Annotated[int, typer.Argument(metavar="[N]", help="The entry; without it, the last that counts.")] = 0,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the journal.")] = "",
    token: Token = "",
    data: Data = "",
) -> Answer:
    """Make an entry count no more; it stays readable.

    \b
    Examples:
      fairswiss journal undo 4f2a9c01b7de
      fairswiss journal undo 4f2a9c01b7de 57 --why "wrong board"
    """
    open_data(data)
    from fairswiss.app import history
    from fairswiss.app.telling import By

    by = By(who(), why, token)
    known = history.undo(event, entry, by) if entry else history.undo_last(event, by)
    return Answer(safe(f"{known.head}: {history.history(event)[-1].text}"))


@journal.command("backup")
def backup(
    event: Event,
    to: Annotated[str, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: Data = "",
) -> Answer:
    """Copy the journal of an event into a file from which it can be restored.

    \b
    Examples:
      fairswiss journal backup 4f2a9c01b7de club.journal
    """
    open_data(data)
    from fairswiss.app import backups

    if to == files.DASH:
        raise BadRequest("A backup is no text. Name a file.")
    content = backups.backup(event)
    files.write_atomically(to, content)
    return Answer(f"{len(content):,} bytes written to {to}.")


@journal.command("restore")
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup, or a copy from the folder snapshots.")],
    token: Token = "",
    data: Data = "",
) -> Answer:
    """Have an event back from a backup, beside all others.

    \b
    Examples:
      fairswiss journal restore club.journal
    """
    open_data(data)
    from fairswiss.app import backups
    from fairswiss.app.telling import By

    known = backups.restore(files.read_bytes(file), By(who(), token=token))
    return Answer(safe(f"{known.event}  {known.state.settings.info.name}"))


@journal.command("report")
def report(
    event: Event,
    to: Annotated[
        str, typer.Argument(metavar="FILE", help="Where the report goes; - is standard output.")
    ] = files.DASH,
    data: Data = "",
) -> Answer:
    """Write the tournament report (TRF26) of an event.

    \b
    Examples:
      fairswiss journal report 4f2a9c01b7de club.trf
    """
    open_data(data)
    from fairswiss.formats.trf import write_trf
    from fairswiss.store import journals

    text = write_trf(journals.read(event).state.tournament())
    if to == files.DASH:
        return Answer(text, is_file=True)
    files.write_text_atomically(to, text)
    return Answer(f"Written to {to}.")


def open_data(data: str) -> None:
    """The data folder; its file is brought to this version, a server that others may be using has to be already."""
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    prepare(folder)
    from fairswiss.web.keeping.upgrading import is_shared, require_current, upgrade

    if is_shared():
        require_current()
    else:
        upgrade(folder)


def who() -> str:
    """Who sits at this terminal, for the journal."""
    try:
        return f"{getpass.getuser()} (command line)"
    except (OSError, KeyError):
        return "command line"
