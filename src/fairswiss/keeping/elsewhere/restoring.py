"""A copy back from a second place: found, opened, proven sound, and put where a database is missing."""

import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from fairswiss.journal.chain import breaks
from fairswiss.keeping.cleansing import put_in_place
from fairswiss.keeping.elsewhere.place import SEALED, Held, Place, digest
from fairswiss.keeping.elsewhere.sealing import opened, private_key
from fairswiss.keeping.lock import PART, writing_copies
from fairswiss.keeping.places import DATABASE
from fairswiss.keeping.rebuilding import end_credentials
from fairswiss.keeping.soundness import problem, unsound_accounts
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, InvalidFile, of_disk
from fairswiss.model.problems import Remedy
from fairswiss.store.salvage import UNREADABLE, journals_in

Passphrase = Callable[[], str]
"""Asked only where a copy is sealed."""
_CHUNK = 1 << 20


def place_at(named: Path) -> Place:
    """The second place in a folder: the folder itself, or the one place that lies in it."""
    if (place := Place(named)).is_there:
        return place
    inside = [Place(folder) for folder in sorted(named.glob("fairswiss-*"))] if named.is_dir() else []
    found = [place for place in inside if place.is_there]
    if not found:
        words = "There are no copies of fairswiss in {folder}. Name the folder that fairswiss backup to named."
        raise BadRequest(filled(words, folder=named), code="no-copy")
    if len(found) > 1:
        names = ", ".join(place.folder.name for place in found)
        words = "{folder} holds the copies of several managers: {names}. Name one of these folders."
        raise BadRequest(filled(words, folder=named, names=names), code="place-ambiguous")
    return found[0]


def copy_named(place: Place, name: str) -> Held:
    """A copy by its name, or the last that was brought."""
    copies = place.copies()
    found = next((held for held in copies if name in ("", held.name, held.name.removesuffix(SEALED))), None)
    if found is None:
        raise BadRequest(
            f"{place.folder} holds no copy{f' {name}' if name else ''}. See: fairswiss backup list",
            code="no-copy",
            facts={"folder": str(place.folder), "name": name},
        )
    return found


def fetch(place: Place, held: Held, target: Path, passphrase: Passphrase) -> None:
    """Write a copy as a database file; refuses one that is not what was brought."""
    file = place.folder / held.name
    try:
        if held.stored and digest(file) != held.stored:
            words = "{file} is not what was written: it is damaged. Choose another copy."
            raise InvalidFile(filled(words, file=file), code="copy-damaged")
        keys = place.keys() if held.name.endswith(SEALED) else None
        private = private_key(keys, passphrase()) if keys else None
        with open(file, "rb") as source, open(target, "wb") as written:
            for piece in opened(source, private) if private else iter(partial(source.read, _CHUNK), b""):
                written.write(piece)
    except OSError as error:
        raise of_disk(f"The copy {file} cannot be restored: {error.strerror or error}.", error) from error


def faults(file: Path) -> list[str]:
    """Everything that is wrong with a database file: its pages, its journals, its accounts."""
    try:
        if said := problem(file):
            return [said]
        with contextlib.closing(sqlite3.connect(file)) as checked:
            (said,) = checked.execute("PRAGMA integrity_check(1)").fetchone()
        found = [] if said == "ok" else [str(said)]
        for event, journal in sorted(journals_in(file).items()):
            told = sorted((line.entry for line in journal.lines), key=lambda entry: entry.number)
            head = (journal.row.get("head_number", -1), journal.row.get("head_digest", ""))
            found += [f"event {event}: {one.what}" for one in [*breaks(journal.origin, told, head)][:1]]
        return [*found, *(f"account {name}" for name in unsound_accounts(file))]
    except UNREADABLE as error:
        return [str(error)]


def restore(place: Place, held: Held, folder: Path, passphrase: Passphrase) -> None:
    """Make a copy the database of a folder that has none; everyone signs in again. Nothing is put in place unsound."""
    if (folder / DATABASE).exists():
        words = (
            "There is a database in {folder}, and it is not overwritten. An empty folder is needed; if that database "
            "is damaged, it can be rescued."
        )
        ways = Remedy.NAME_FOLDER, Remedy.RESCUE
        raise BadRequest(filled(words, folder=folder), remedies=ways, code="database-in-the-way")
    part = folder / f"{DATABASE}{PART}"
    with writing_copies(folder):
        try:
            fetch(place, held, part, passphrase)
            if wrong := faults(part):
                raise InvalidFile(
                    f"{held.name} is damaged, and nothing was restored: {wrong[0]}. Choose another copy.",
                    code="copy-damaged",
                )
            with contextlib.closing(sqlite3.connect(part)) as made, made:
                end_credentials(made)
            put_in_place(part, folder / DATABASE)
        finally:
            part.unlink(missing_ok=True)
