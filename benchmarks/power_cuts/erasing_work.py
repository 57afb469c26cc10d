"""The process that is killed: ``erasing_work FOLDER STICK``, which reads what to do from standard input.

``plain`` and ``sealed`` fork a process that sets up events, copies and a second place, erases one event and writes in
another; ``reap`` waits for its end, ``finish`` does what a manager does when it starts.
"""

import os
import shutil
import sys
import threading
import time
from pathlib import Path

DATABASE = "fairswiss.sqlite3"
PASSPHRASE = "four good words together"


def main(folder: Path, stick: Path) -> None:
    """Until the input ends."""
    from fairswiss.web.running.serving import prepare

    prepare(folder)
    import fairswiss.keeping.erasures  # noqa: F401 - imported once, for all that are forked
    from fairswiss.keeping.elsewhere.sealing import new_keys

    prepared = _prepared(folder.parent)
    keys = new_keys(PASSPHRASE)
    child = 0
    for line in sys.stdin:
        asked = line.strip()
        if asked == "reap":
            os.waitpid(child, 0)
            _say("reaped")
        elif asked == "finish":
            finishing = os.fork()
            if not finishing:
                _finish(folder)
                os._exit(0)
            os.waitpid(finishing, 0)
        else:
            child = os.fork()
            if not child:
                shutil.copy(prepared, folder / DATABASE)
                _work(folder, stick, keys if asked == "sealed" else None)
                os._exit(0)
            _say(f"process {child}")


def _say(line: str) -> None:
    """A line as a whole, whichever thread says it."""
    os.write(1, f"{line}\n".encode())


def _prepared(place: Path) -> Path:
    """An empty database with all tables, to begin with again and again."""
    from tests.web.databases import migrated_file

    file = place / "migrated.sqlite3"
    return file if file.exists() else migrated_file(place)


def _work(folder: Path, stick: Path, keys: object) -> None:
    from django.db import connection
    from tests.web.privacy.events import TITLE, anonymise, played_event
    from tests.web.store.events import BY, event

    from fairswiss.desk import journals
    from fairswiss.desk.telling import tell
    from fairswiss.journal.facts import Remarked
    from fairswiss.keeping.elsewhere import mirror
    from fairswiss.keeping.elsewhere.place import configure
    from fairswiss.keeping.places import secret_key
    from fairswiss.keeping.snapshots import REGULAR, snapshot

    secret_key(folder)
    configure(folder, stick, keys)  # type: ignore[arg-type]
    other, made = event(6), played_event(rounds=2)
    waiting = folder / "uploads" / made / "waiting"
    waiting.parent.mkdir(parents=True)
    waiting.write_text(f"name\nQuendelbaum, Ximena of {TITLE}")
    for _ in range(3):
        snapshot(folder / DATABASE, folder, REGULAR)
        mirror.bring(folder)

    def write_on() -> None:
        while True:
            known = tell(other, BY, [Remarked("another one")])
            _say(f"acknowledged {other} {known.head}")
            time.sleep(0.02)

    def copy_on() -> None:
        while True:
            time.sleep(0.5)
            snapshot(folder / DATABASE, folder, REGULAR)
            mirror.bring(folder)

    _say(f"acknowledged {made} {journals.read(made).head}")
    for work in (write_on, copy_on):
        threading.Thread(target=work, daemon=True).start()
    _say("erasing")
    anonymise(made)
    _say("erased")
    connection.close()
    threading.Event().wait()


def _finish(folder: Path) -> None:
    """As a manager does at its start; an erasure that had not begun is done now."""
    from tests.web.privacy.events import anonymise

    from fairswiss.journal.facts import Anonymised, word_of
    from fairswiss.keeping.erasures import finish_if_any
    from fairswiss.store.models import EntryRow, EventRow

    finish_if_any(folder)
    made = EventRow.objects.get(name="Kehraus Cup").pk
    begun = EntryRow.objects.filter(event_id=made, kind=word_of(Anonymised)).exists()
    if not begun:
        anonymise(made)
    finish_if_any(folder)
    _say("finished erasure" if begun else "finished")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
