"""Integrity and provenance of journals: in the store, in a backup, in a copy of the whole database."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fairswiss.desk import soundness
from fairswiss.desk.auditing import verify_audit_log
from fairswiss.desk.backups import expect_restorable
from fairswiss.journal.audit import ORIGIN as ORIGIN
from fairswiss.journal.chain import Break, Entry, breaks
from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError
from fairswiss.store import audit, rows, signing
from fairswiss.store.audit_salvage import audit_in
from fairswiss.store.salvage import UNREADABLE, Journal, journals_in, opened
from fairswiss.store.signing import Head, Whose, provenance
from fairswiss.store.signing import Provenance as Provenance
from fairswiss.store.signing import exported_key as exported_key
from fairswiss.store.signing import fingerprint as fingerprint
from fairswiss.store.signing import imported_key as imported_key
from fairswiss.store.signing import public_key as public_key
from fairswiss.store.sqlite import is_database
from fairswiss.usecases.files import open_binary, read_bytes


class Proof(NamedTuple):
    """The result of verifying a journal."""

    breaks: tuple[Break, ...]
    """Every place where it is not what was written; none when it is intact."""
    signed: Provenance


class Preview(NamedTuple):
    """The event that a backup would restore, shown before it does."""

    name: str
    players: int
    entries: int
    last: str
    """The moment of its last entry."""
    signed: Provenance


def unsound(words: str) -> Proof:
    """The result for something that nobody signs and that is not what was saved."""
    return Proof((Break(0, words),), Provenance(Whose.UNSIGNED))


def of_event(event: str) -> Proof:
    """An event of the store."""
    row = rows.row_of(event)
    head = Head(row.origin, row.head_number, row.head_digest)
    return Proof(tuple(soundness.verify(event)), provenance(row.signature, head))


def of_store() -> dict[str, Proof]:
    """Every event of the store, and the audit log."""
    found, signed = verify_audit_log()
    return {**{name: of_event(name) for name in rows.names()}, ORIGIN: Proof(tuple(found), signed)}


def of_file(path: str) -> dict[str, Proof]:
    """The proofs of the journals in a file: a backup of one event, or a copy of the whole database."""
    with open_binary(path) as stream:
        whole = is_database(stream)
    return dict(_of_database(Path(path))) if whole else {path: _of_backup(read_bytes(path))}


def preview(content: bytes) -> Preview:
    """The preview of a backup; refused if restoring it would be."""
    copy = expect_restorable(content)
    state = soundness.checked(copy.origin, copy.entries)
    last = copy.entries[-1]
    return Preview(state.settings.info.name, len(state.players), last.number, last.when, copy.provenance)


def signed_by(proofs: dict[str, Proof], key: str) -> dict[str, Proof]:
    """The same, where whatever another key signed, or none, counts as broken."""
    return {name: _by_key(proof, signing.fingerprint(key)) for name, proof in proofs.items()}


def _by_key(proof: Proof, key: str) -> Proof:
    if proof.signed.key == key:
        return proof
    return proof._replace(breaks=(*proof.breaks, Break(0, gettext("it is not signed by the key {key}", key=key))))


def _of_backup(content: bytes) -> Proof:
    try:
        copy = expect_restorable(content)
        soundness.checked(copy.origin, copy.entries)
    except FairswissError as error:
        return Proof((Break(0, str(error)),), Provenance(Whose.UNSIGNED))
    return Proof((), copy.provenance)


def _of_database(file: Path) -> Iterator[tuple[str, Proof]]:
    if what := _damage(file):
        yield str(file), Proof((Break(0, what),), Provenance(Whose.UNSIGNED))
        return
    for event, journal in sorted(journals_in(file).items()):
        told, head = _read(journal)
        yield event, _proof(list(breaks(journal.origin, told, (head.number, head.digest))), journal, head)
    log = audit_in(file)
    if log.head:
        told, head = _read(log)
        yield ORIGIN, _proof(audit.found_in(told, head, str(log.row["signature"] or "")), log, head)


def _damage(file: Path) -> str:
    """The damage of the file as a database, in words; empty if there is none."""
    try:
        with opened(file) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'fairswiss_event'").fetchone()
    except UNREADABLE as error:
        return str(error)
    if said != b"ok":
        return str(said.decode("utf-8", "replace"))
    return "" if tables[0] else gettext("it is not a database of fairswiss")


def _read(journal: Journal) -> tuple[list[Entry], Head]:
    told = sorted((line.entry for line in journal.lines), key=lambda entry: entry.number)
    row = journal.row
    return told, Head(journal.origin, int(row.get("head_number") or 0), str(row.get("head_digest") or ""))


def _proof(found: list[Break], journal: Journal, head: Head) -> Proof:
    signed = provenance(str(journal.row.get("signature") or ""), head)
    if not found and signed.whose is Whose.ALTERED:
        found = [Break(head.number, signed.words)]
    return Proof(tuple(found), signed)
