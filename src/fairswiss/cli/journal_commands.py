"""The commands about the events of the manager: ``journal list``, ``show``, ``verify``, ``undo``, ``backup`` …

Django is imported when they run.
"""

import getpass
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import Json
from fairswiss.cli.output import Answer, json_text, safe
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.desk.proof import Proof


journal = typed.Group("journal", help="The journals of the manager's events.")

Event = Annotated[str, typed.Argument(metavar="EVENT", help="The event id, as listed by journal list.")]
Token = Annotated[
    str,
    typed.Option(
        "--token", metavar="TEXT", help="Idempotency key: a request given twice with it counts once. For scripts."
    ),
]
DAMAGED = 1


@journal.command("list")
def list_events(data: Data = "", as_json: Json = False) -> Answer:
    """List the events of the manager.

    fairswiss journal list
    """
    open_data(data)
    from fairswiss.desk.events import events, tried

    found = [tried(event) for event in (*events(), *events(archived=True))]
    if as_json:
        return Answer(json_text([event._asdict() for event in found]))
    away, broken = gettext(" (archived)"), " (cannot be read; see: fairswiss journal verify {event})"
    lines = [
        f"{event.id}  {event.created[:10]}  {event.name}{away if event.archived else ''}"
        f"{'' if event.readable else gettext(broken, event=event.id)}"
        for event in found
    ]
    return Answer(safe("\n".join(lines)) or gettext("There are no events yet."))


@journal.command("show")
def show(
    event: Event,
    last: Annotated[int, typed.Option("--last", metavar="N", min=0, help="Only the last entries; 0 is all.")] = 0,
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Show who did what and when.

    fairswiss journal show 4f2a9c01b7de
    fairswiss journal show 4f2a9c01b7de --last 20
    """
    open_data(data)
    from fairswiss.desk.history import history

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
    what: Annotated[
        str, typed.Argument(metavar="[EVENT|FILE]", help="One event, or a backup or copy. Default: all events.")
    ] = "",
    key: Annotated[
        str, typed.Option("--key", metavar="PUB", help="Require a signature by this key, from journal key --output.")
    ] = "",
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Verify that no entry was changed, removed or inserted, and show who signed it.

    Exit code 1 if one was. Without EVENT or FILE, the audit log and the accounts are checked as well.

      fairswiss journal verify
      fairswiss journal verify 4f2a9c01b7de
      fairswiss journal verify club.journal --key other-club.pem
    """
    is_file = Path(what).is_file() or not what.isalnum() if what else False
    (prepare_data if is_file else open_data)(data)
    from fairswiss.desk import proof

    wanted = proof.imported_key(files.read_bytes(key)) if key else ""
    if is_file:
        proofs = proof.of_file(what)
    else:
        proofs = {what: proof.of_event(what)} if what else proof.of_store() | _unsound_accounts()
    proofs = proof.signed_by(proofs, wanted) if wanted else proofs
    code = DAMAGED if any(found.breaks for found in proofs.values()) else 0
    if as_json:
        return Answer(json_text({name: _proof_data(found) for name, found in proofs.items()}), code)
    lines = [f"{name}: {_proof_words(name, found, is_file)}" for name, found in proofs.items()]
    return Answer(safe("\n".join(lines)), code)


@journal.command("key")
def show_key(
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="FILE", help="File to write the public key to.")
    ] = "",
    data: Data = "",
) -> Answer:
    """Show the fingerprint of the key that signs journals and backups, or write its public part to a file.

    With that file anyone can check that a backup comes from here: journal verify FILE --key PUB.

      fairswiss journal key
      fairswiss journal key --output our-club.pem
    """
    prepare_data(data)
    from fairswiss.desk.proof import exported_key, fingerprint, public_key

    if output == files.DASH:
        return Answer(exported_key(), is_file=True)
    shown = fingerprint(public_key())
    if output:
        files.write_text_atomically(output, exported_key())
        return Answer(gettext("Written to {output}. Fingerprint: {signing}", output=output, signing=shown))
    return Answer(shown)


def _unsound_accounts() -> "dict[str, Proof]":
    """By name, as if each were an event; nothing when all are sound."""
    from django.db import connection

    from fairswiss.desk.proof import unsound
    from fairswiss.keeping.soundness import unsound_accounts
    from fairswiss.web.running.serving import database_file

    damaged = unsound(gettext("it or its roles were altered; give it a new password and its roles again"))
    return {f"account {name}": damaged for name in unsound_accounts(database_file(connection.settings_dict))}


def _proof_data(found: "Proof") -> dict[str, object]:
    return {
        "breaks": [one._asdict() for one in found.breaks],
        "whose": found.signed.whose.value,
        "key": found.signed.key,
    }


def _proof_words(name: str, found: "Proof", is_file: bool) -> str:
    from fairswiss.desk.proof import ORIGIN

    if found.breaks:
        return "; ".join(one.what for one in found.breaks)
    words = gettext("intact") if is_file or name == ORIGIN else _sound(name)
    return f"{words}; {found.signed.words}"


def _sound(event: str) -> str:
    from fairswiss.desk.history import made_anew

    anew = [f"{line.number} ({line.when[:10]}, {line.who})" for line in made_anew(event)]
    return (
        gettext("intact; rewritten when people were anonymised, as entry {names} records", names=", ".join(anew))
        if anew
        else gettext("intact")
    )


@journal.command("undo")
def undo(
    event: Event,
    entry: Annotated[int, typed.Argument(metavar="[N]", help="The entry. Default: the last one in effect.")] = 0,
    why: Annotated[str, typed.Option("--why", metavar="TEXT", help="The reason, for the journal.")] = "",
    token: Token = "",
    data: Data = "",
) -> Answer:
    """Undo an entry; it stays readable in the journal.

    fairswiss journal undo 4f2a9c01b7de
    fairswiss journal undo 4f2a9c01b7de 57 --why "wrong board"
    """
    open_data(data)
    from fairswiss.desk import history
    from fairswiss.desk.telling import By

    with _counting_once(token, "undo", event, entry, why) as name:
        by = By(who(), why, name)
        known = history.undo(event, entry, by) if entry else history.undo_last(event, by)
    return Answer(safe(f"{known.head}: {history.history(event)[-1].text}"))


@journal.command("backup")
def backup(
    event: Event, to: Annotated[str, typed.Argument(metavar="FILE", help="File to write.")], data: Data = ""
) -> Answer:
    """Back up the journal of an event to a file from which it can be restored.

    fairswiss journal backup 4f2a9c01b7de club.journal
    """
    open_data(data)
    from fairswiss.desk import backups
    from fairswiss.desk.auditing import record_export

    if to == files.DASH:
        raise BadRequest(gettext("A backup is not text. Name a file."), code="option-missing")
    content = backups.backup(event)
    record_export("backup", event, who())
    files.write_atomically(to, content)
    return Answer(gettext("{count:,} bytes written to {to}.", count=len(content), to=to))


@journal.command("restore")
def restore(
    file: Annotated[str, typed.Argument(metavar="FILE", help="A backup, or a copy from the snapshots folder.")],
    token: Token = "",
    data: Data = "",
) -> Answer:
    """Restore an event from a backup, beside all others.

    fairswiss journal restore club.journal
    """
    open_data(data)
    from fairswiss.desk import backups, proof
    from fairswiss.desk.telling import By

    content = files.read_bytes(file)
    signed = proof.preview(content).signed
    with _counting_once(token, "restore", content) as name:
        known = backups.restore(content, By(who(), token=name))
    return Answer(safe(f"{known.event}  {known.state.settings.info.name} ({signed.words})"))


@journal.command("report")
def report(
    event: Event,
    to: Annotated[str, typed.Argument(metavar="FILE", help="File to write; - is standard output.")] = files.DASH,
    data: Data = "",
) -> Answer:
    """Write the tournament report (TRF26) of an event.

    fairswiss journal report 4f2a9c01b7de club.trf
    """
    open_data(data)
    from fairswiss.desk import journals
    from fairswiss.desk.auditing import record_export
    from fairswiss.desk.shown import reported
    from fairswiss.formats.trf import write_trf

    text = write_trf(reported(journals.read(event)))
    record_export("report", event, who())
    if to == files.DASH:
        return Answer(text, is_file=True)
    files.write_text_atomically(to, text)
    return Answer(gettext("Written to {to}.", to=to))


def prepare_data(data: str) -> Path:
    """The data folder, its database not opened."""
    from fairswiss.web.running.serving import named_folder, prepare

    folder = named_folder(data)
    prepare(folder)
    return folder


def open_data(data: str) -> None:
    """The data folder; its file is brought to this version, a server that others may be using has to be already."""
    folder = prepare_data(data)
    from fairswiss.keeping.upgrading import is_shared, require_current, upgrade

    if is_shared():
        require_current()
    else:
        upgrade(folder)


@contextmanager
def _counting_once(token: str, *asked: object) -> Iterator[str]:
    """The name of a request in the journal, if it has a token; one that named another request is refused."""
    from fairswiss.web.request_keys import keep, keyed, once
    from fairswiss.web.request_names import digest

    if not token:
        yield ""
        return
    request = keyed(who(), token, digest(*asked))
    with once(request) as done:
        yield request.name
        if done is None:
            keep(request)


def who() -> str:
    """The user at this terminal, for the journal."""
    try:
        return f"{getpass.getuser()} (command line)"
    except (OSError, KeyError):
        return "command line"


def audit(
    last: Annotated[int, typed.Option("--last", metavar="N", min=0, help="Only the last entries; 0 is all.")] = 0,
    data: Data = "",
    as_json: Json = False,
) -> Answer:
    """Show who changed accounts, passwords and roles, and who exported, archived, restored or anonymised an event.

    fairswiss journal verify checks that no entry of it was changed or removed.

      fairswiss audit
      fairswiss audit --last 20
    """
    open_data(data)
    from fairswiss.desk.auditing import audit_log

    lines = audit_log(last)
    if as_json:
        return Answer(json_text([line._asdict() for line in lines]))
    shown = [f"{line.number:>6} {line.when[:19]}  {line.who}: {line.text}" for line in lines]
    return Answer(safe("\n".join(shown)) or gettext("The audit log is empty."))
