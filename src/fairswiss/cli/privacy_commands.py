"""The commands about people's data: ``privacy retention``, ``anonymise``, ``export`` and ``sweep``."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.app import files
from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data, who
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, on_terminal, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.app.erasing import Erased

privacy = typed.Group("privacy", help="People's data in the manager's events.")

Name = Annotated[str, typed.Option("--name", metavar="NAME", help="The whole name as it was registered.")]
FideId = Annotated[str, typed.Option("--fide-id", metavar="ID", help="The FIDE id.")]
Why = Annotated[str, typed.Option("--why", metavar="TEXT", help="The reason, for the journal.")]


@privacy.command("retention")
def retention(
    older: Annotated[
        int, typed.Option("--older-than", metavar="MONTHS", min=0, max=1200, help="Months since the last day.")
    ] = 24,
    do_it: Annotated[
        bool, typed.Option("--anonymise", help="Anonymise the events listed. This cannot be undone.")
    ] = False,
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """List the events that ended long ago and still name people.

    Nothing is ever anonymised by itself: only with --anonymise.

    \b
    Examples:
      fairswiss privacy retention
      fairswiss privacy retention --older-than 36 --anonymise
    """
    open_data(data)
    from fairswiss.app.retention import anonymise_all, held_longer
    from fairswiss.app.telling import By

    held = held_longer(older)
    done = anonymise_all(held, By(who(), f"older than {older} months")) if do_it else []
    if as_json:
        return Answer(json_text({"anonymised": do_it, "events": [one._asdict() for one in held]}))
    lines = [
        f"{one.event}  ended {one.ended}  {one.name}: {one.named} of {one.players} players named, {one.births} births, "
        f"{one.ids} FIDE ids, {one.copies} copies"
        for one in held
    ]
    if not lines:
        return Answer(f"No event that ended more than {older} months ago names anybody.")
    last = _left(done) if do_it else ["Nothing was changed. --anonymise takes the people out of these events."]
    return Answer(safe("\n".join([*lines, *last])))


@privacy.command("anonymise")
def anonymise(
    event: Annotated[
        str, typed.Argument(metavar="[EVENT]", help="One event, by the name that journal list shows; without it, all.")
    ] = "",
    name: Name = "",
    fide_id: FideId = "",
    confirm: Annotated[
        str, typed.Option("--confirm", metavar="TEXT", help="The event's name or, of a person, what names the person.")
    ] = "",
    export_to: Annotated[
        str,
        typed.Option("--export", metavar="FILE", help="First write a backup, or the person's data."),
    ] = "",
    why: Why = "",
    data: Data = "",
) -> Answer:
    """Take a person, or everybody of an event, out of the journal for ever.

    Pairings, results and ratings stay, so the tournament still checks. Asks for the name once more.

    \b
    Examples:
      fairswiss privacy anonymise 4f2a9c01b7de
      fairswiss privacy anonymise 4f2a9c01b7de --name "Alder, Ana"
      fairswiss privacy anonymise --fide-id 1503014 --confirm 1503014
    """
    open_data(data)
    from fairswiss.app import backups, erasing, subjects
    from fairswiss.app.auditing import record_export
    from fairswiss.app.telling import By
    from fairswiss.store import journals

    by = By(who(), why)
    if not name and not fide_id:
        if not event:
            raise BadRequest("Name an event, or a person with --name or --fide-id.")
        title = journals.read(event).state.settings.info.name
        _confirmed(confirm, title)
        if export_to:
            record_export("backup", event, by.who)
            files.write_atomically(export_to, backups.backup(event))
        return Answer(safe("\n".join(_left([erasing.anonymise(event, by, typed=title)]))))
    found = subjects.places(name, fide_id, event)
    told = subjects.told_about(found)
    _confirmed(confirm, name or fide_id)
    running = [place.event for place in found if erasing.is_running(journals.read(place.event))]
    if running:
        raise BadRequest(f"These events are still being played, so nothing was changed: {', '.join(running)}.")
    if export_to:
        for place in found:
            record_export("person", place.event, by.who, place.registration)
        files.write_text_atomically(export_to, json_text(told))
    done = [erasing.anonymise(p.event, by, registration=p.registration, typed=p.title) for p in found]
    return Answer(safe("\n".join(_left(done))))


@privacy.command("export")
def export(
    name: Name = "",
    fide_id: FideId = "",
    event: Annotated[str, typed.Option("--event", metavar="EVENT", help="One event; without it, all of them.")] = "",
    output: Annotated[str, typed.Option("-o", "--output", metavar="OUT", help="Where it goes.")] = files.DASH,
    text: Annotated[bool, typed.Option("--text", help="Lines for people instead of JSON.")] = False,
    data: Data = "",
) -> Answer:
    """Write everything that is stored about one person.

    \b
    Examples:
      fairswiss privacy export --name "Alder, Ana" -o ana.json
      fairswiss privacy export --fide-id 1503014 --text
    """
    open_data(data)
    from fairswiss.app import subjects
    from fairswiss.app.auditing import record_export

    found = subjects.places(name, fide_id, event)
    told = subjects.told_about(found)
    for place in found:
        record_export("person", place.event, who(), place.registration)
    written = safe(subjects.as_text(told)) if text else json_text(told)
    if output == files.DASH:
        return Answer(written)
    files.write_text_atomically(output, f"{written}\n")
    return Answer(f"Written to {output}.")


@privacy.command("sweep")
def sweep(data: Data = "") -> Answer:
    """Overwrite what was deleted in the files of the database.

    Anonymising does it by itself; only when another program was in the way it has to be repeated.

    \b
    Examples:
      fairswiss privacy sweep
    """
    open_data(data)
    from fairswiss.store.guards import sweep

    if sweep():
        return Answer("The files of the database hold nothing any more that was taken out.")
    return Answer("Somebody uses the database. Stop the manager, then repeat it.", BadRequest.exit_code)


def _confirmed(given: str, wanted: str) -> None:
    """Refuse unless the name was typed once more, as an option or on the terminal."""
    import sys

    if not given and on_terminal(sys.stdin):
        given = typed.prompt(f"This cannot be undone. Type {safe(wanted)} to confirm it", err=True)
    if " ".join(given.split()).casefold() != " ".join(wanted.split()).casefold():
        raise BadRequest(f"This cannot be undone, and nothing was changed. Confirm it with --confirm {wanted!r}.")


def _left(done: "list[Erased]") -> list[str]:
    """What was done, and what nobody but a person can do."""
    lines = []
    for one in done:
        name = one.known.state.settings.info.name
        lines.append(f"{one.known.event}  {name}: anonymised. {one.copies} copies that held it were deleted.")
        lines += [f"  {twin} began as the same journal: anonymise it too." for twin in one.twins]
    for path in sorted({path for one in done for path in one.database_copies}):
        lines.append(f"A copy of the whole database holds what was taken out. Delete it: {path}")
    if not all(one.swept for one in done):
        lines.append("The files of the database may still hold it: stop the manager, then run fairswiss privacy sweep.")
    lines.append("Not reached: backups, printed sheets and sites made before, and files that others have.")
    return lines
