"""The commands about people's data: ``privacy retention``, ``anonymise``, ``export`` and ``sweep``."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.journal_commands import open_data, who
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, on_terminal, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.keeping.erasures import Cleaned, Erased

privacy = typed.Group("privacy", help="Personal data in the manager's events.")

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
    """List events that ended long ago and still name people.

    Nothing is ever anonymised automatically: only with --anonymise.

      fairswiss privacy retention
      fairswiss privacy retention --older-than 36 --anonymise
    """
    open_data(data)
    from fairswiss.desk.erasing import Person
    from fairswiss.desk.retention import held_longer
    from fairswiss.desk.telling import By
    from fairswiss.keeping.erasures import anonymise

    held = held_longer(older)
    by = By(who(), f"older than {older} months")
    done = anonymise([Person(one.event) for one in held], by, may_delete=True) if do_it and held else None
    if as_json:
        return Answer(json_text({"anonymised": do_it, "events": [one._asdict() for one in held]}))
    lines = [
        gettext(
            "{event}  ended {ended}  {name}: {named} of {players} players named, {births} births, {ids} FIDE "
            "ids, {copies} copies",
            event=one.event,
            ended=one.ended,
            name=one.name,
            named=one.named,
            players=one.players,
            births=one.births,
            ids=one.ids,
            copies=one.copies,
        )
        for one in held
    ]
    if not lines:
        return Answer(gettext("No event that ended more than {older} months ago still names people.", older=older))
    last = _left(done) if done else [gettext("Nothing was changed. --anonymise removes the people from these events.")]
    return Answer(safe("\n".join([*lines, *last])))


@privacy.command("anonymise")
def anonymise(
    event: Annotated[
        str, typed.Argument(metavar="[EVENT]", help="One event, by its id from journal list. Default: all.")
    ] = "",
    name: Name = "",
    fide_id: FideId = "",
    confirm: Annotated[
        str, typed.Option("--confirm", metavar="TEXT", help="The event's name or, for a person, the name or FIDE id.")
    ] = "",
    export_to: Annotated[
        str, typed.Option("--export", metavar="FILE", help="First write a backup, or the person's data.")
    ] = "",
    why: Why = "",
    data: Data = "",
) -> Answer:
    """Permanently remove a person, or everyone in an event, from the journal.

    Pairings, results and ratings stay, so the tournament can still be checked. Asks for the name again to confirm.

      fairswiss privacy anonymise 4f2a9c01b7de
      fairswiss privacy anonymise 4f2a9c01b7de --name "Alder, Ana"
      fairswiss privacy anonymise --fide-id 1503014 --confirm 1503014
    """
    open_data(data)
    from fairswiss.desk import backups, erasing, journals, subjects
    from fairswiss.desk.auditing import record_export
    from fairswiss.desk.erasing import Person
    from fairswiss.desk.telling import By
    from fairswiss.keeping import erasures

    by = By(who(), why)
    if not name and not fide_id:
        if not event:
            raise BadRequest(gettext("Name an event, or a person by --name or --fide-id."), code="option-missing")
        title = journals.read(event).state.settings.info.name
        _confirmed(confirm, title)
        if export_to:
            record_export("backup", event, by.who)
            files.write_atomically(export_to, backups.backup(event))
        erasing.expect_erasable(Person(event), title)
        return Answer(safe("\n".join(_left(erasures.anonymise([Person(event)], by, may_delete=True)))))
    found = subjects.places(name, fide_id, event)
    told = subjects.told_about(found)
    _confirmed(confirm, name or fide_id)
    running = [place.event for place in found if erasing.is_running(journals.read(place.event))]
    if running:
        words = "These events are still being played, so nothing was changed: {names}."
        raise BadRequest(gettext(words, names=", ".join(running)), code="events-running")
    if export_to:
        for place in found:
            record_export("person", place.event, by.who, place.registration)
        files.write_text_atomically(export_to, json_text(told))
    people = [Person(place.event, place.registration) for place in found]
    return Answer(safe("\n".join(_left(erasures.anonymise(people, by, may_delete=True)))))


@privacy.command("export")
def export(
    name: Name = "",
    fide_id: FideId = "",
    event: Annotated[str, typed.Option("--event", metavar="EVENT", help="One event. Default: all events.")] = "",
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="File to write; - is standard output.")
    ] = files.DASH,
    text: Annotated[bool, typed.Option("--text", help="Readable log lines instead of JSON.")] = False,
    data: Data = "",
) -> Answer:
    """Write everything that is stored about one person.

    fairswiss privacy export --name "Alder, Ana" -o ana.json
    fairswiss privacy export --fide-id 1503014 --text
    """
    open_data(data)
    from fairswiss.desk import subjects
    from fairswiss.desk.auditing import record_export

    found = subjects.places(name, fide_id, event)
    told = subjects.told_about(found)
    for place in found:
        record_export("person", place.event, who(), place.registration)
    written = safe(subjects.as_text(told)) if text else json_text(told)
    if output == files.DASH:
        return Answer(written)
    files.write_text_atomically(output, f"{written}\n")
    return Answer(gettext("Written to {output}.", output=output))


@privacy.command("sweep")
def sweep(data: Data = "") -> Answer:
    """Complete pending erasures: in the database files, in copies, at the second location.

    The manager does this every minute. This command also deletes unreadable copies, which the manager leaves to you
    because they concern every event. Exit code 3 if something remains.

      fairswiss privacy sweep
    """
    open_data(data)
    from django.conf import settings

    from fairswiss.keeping.erasures import finish

    cleaned = finish(settings.DATA_FOLDER, may_delete=True)
    if cleaned.swept and cleaned.elsewhere:
        return Answer(gettext("No file in the data folder still contains erased data."))
    return Answer(safe("\n".join(_of_copies(cleaned))), BadRequest.exit_code)


def _confirmed(given: str, wanted: str) -> None:
    """Refuse unless the name was typed once more, as an option or on the terminal."""
    import sys

    if not given and on_terminal(sys.stdin):
        words = "This cannot be undone. Type {wanted} to confirm it"
        given = typed.prompt(gettext(words, wanted=safe(wanted)), err=True)
    if " ".join(given.split()).casefold() != " ".join(wanted.split()).casefold():
        words = "This cannot be undone, and nothing was changed. Confirm it with --confirm {wanted!r}."
        raise BadRequest(gettext(words, wanted=wanted), code="not-confirmed")


def _left(done: "Erased") -> list[str]:
    """The outcome of anonymising, and the steps left to do, as lines of text."""
    lines = [f"{one.event}  {one.state.settings.info.name}: anonymised." for one in done.known]
    words = "  {twin} started as a copy of the same journal: anonymise it too."
    lines += [gettext(words, twin=twin) for twin in done.twins]
    lines += _of_copies(done.cleaned)
    if done.has_server:
        lines.append(gettext("Not covered: the write-ahead log, archive and backups of the database server."))
    if done.has_replica:
        lines.append(gettext("Not covered: copies made by Litestream, until they expire there."))
    words = "Not covered: backups elsewhere, printed sheets, published sites, and files other people have."
    lines.append(gettext(words))
    return lines


def _of_copies(cleaned: "Cleaned") -> list[str]:
    lines = []
    if cleaned.rewritten:
        words = "The people were removed from {rewritten} copies, and a new one was created."
        lines.append(gettext(words, rewritten=cleaned.rewritten))
    if cleaned.deleted:
        lines.append(gettext("{deleted} copies that could not be read were deleted.", deleted=cleaned.deleted))
    lines += [gettext("This may still name them: {left}", left=left) for left in cleaned.left]
    if cleaned.trouble:
        words = "The copies are not cleaned yet; run fairswiss privacy sweep again. {trouble}"
        lines.append(gettext(words, trouble=cleaned.trouble))
    elif not cleaned.swept and not cleaned.left:
        words = "The database is in use, and its files may still contain the data: run fairswiss privacy sweep again."
        lines.append(gettext(words))
    if not cleaned.elsewhere:
        words = "The second location is not cleaned yet: this happens once it is connected and has a newer copy."
        lines.append(gettext(words))
    return lines
