"""A journal from elsewhere is refused in words, or every page and operation about it answers."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss.desk import backups, journals, memory
from fairswiss.desk.telling import By
from fairswiss.journal import facts
from fairswiss.model.errors import FairswissError
from tests.web.databases import connected, copied_file
from tests.web.people.addresses import ADDRESSES
from tests.web.samples import EXAMPLES
from tests.web.store.forging import changed, entries_of, every_kind, every_kind_of_teams, file_of, leaves, rechained
from tests.web.visitors import Visitor

BY = By("owner")
WALKED = [address for address in ADDRESSES if address.of_tournament and address.method == "GET"]
HOME = ("/", "/archive", "/public/", "/api/events", "/api/public")
TEXTS = (
    "",
    " ",
    "x" * 5_000,
    "\0",
    "\ud800",
    "\u202e",
    "\x1b[2J",
    "not-a-date",
    "9999-12-31",
    "<b>",
    "U",
    "F",
    "w",
    "1",
)
NUMBERS = (0, -1, 1, 2, 3, 7, 99, 999, 1_000, 10**9, -(10**9), 10**40)
OTHERS: tuple[Any, ...] = (None, True, False, 1.5, [], {}, [[1, 2]], [1, 1], ["x"], [[1, 9]])
ODD: tuple[Any, ...] = (*TEXTS, *NUMBERS, *OTHERS)


def imported() -> list[facts.Fact]:
    """An event that was imported with three rounds."""
    from fairswiss.formats.trf import parse_trf

    tournament, _ = parse_trf((EXAMPLES / "weekend-open.trf").read_bytes())
    assert tournament is not None
    return [facts.Imported(facts.Settings("dutch-2026", 9, tournament.info), tournament)]


BASES = [entries_of(every_kind()), entries_of(imported()), entries_of(every_kind_of_teams())]


class Change(NamedTuple):
    """One value of one entry."""

    base: int
    entry: int
    field: str
    path: tuple[Any, ...]
    to: Any

    def file(self) -> bytes:
        """The file with this change, in a chain that holds."""
        entries = list(BASES[self.base])
        entry = entries[self.entry]
        to = json.dumps(changed(json.loads(entry.data), self.path, self.to)) if self.field == "data" else self.to
        changes: dict[str, Any] = {self.field: to}
        entries[self.entry] = entry._replace(**changes)
        return file_of(rechained(entries))


Place = tuple[int, int, str, tuple[Any, ...]]


def places() -> Iterator[Place]:
    """Every value of every kind of entry; of the same kind the first entry alone."""
    for base, entries in enumerate(BASES):
        seen: set[str] = set()
        for at, entry in enumerate(entries):
            if entry.kind not in seen:
                seen.add(entry.kind)
                found = [
                    path
                    for path in leaves(json.loads(entry.data))
                    if all(one in (0, 1) or isinstance(one, str) for one in path)
                ]
                yield from ((base, at, "data", path) for path in found)
        yield from ((base, 0, field, ()) for field in ("number", "kind", "who", "when", "why"))


PLACES = [*places()]


@pytest.fixture(scope="module")
def walker(prepared_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """The owner's browser, on one database for all changes."""
    from django.conf import settings as django_settings

    folder = tmp_path_factory.mktemp("door")
    with pytest.MonkeyPatch.context() as patched, connected(copied_file(prepared_file, folder)):
        patched.setattr(django_settings, "DATA_FOLDER", folder)
        visitor = Visitor()
        visitor.enter(folder)
        yield visitor


def walk(visitor: Visitor, event: str) -> None:
    """Ask for every page and every operation about an event."""
    for path in (*HOME, *(address.path(event) for address in WALKED)):
        assert visitor.get(path).status_code < 500, path


def restored(content: bytes) -> str:
    """The event of this file; empty when it is refused in words."""
    with contextlib.suppress(FairswissError):
        return backups.restore(content, BY).event
    return ""


def tried(visitor: Visitor, change: Change) -> None:
    """Restore it and walk."""
    if event := restored(change.file()):
        walk(visitor, event)
        from fairswiss.store.guards import unguarded
        from fairswiss.store.models import EntryRow, EventRow

        with journals.together(), unguarded():
            EntryRow.objects.all().delete()
            EventRow.objects.all().delete()
        memory.forget()


def test_every_kind_is_among_them_and_is_restored(walker: Visitor) -> None:
    assert {entry.kind for base in BASES for entry in base} == set(facts.KINDS)
    for base in BASES:
        event = restored(file_of(rechained(base)))
        assert event
        walk(walker, event)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(place=st.sampled_from(PLACES), to=st.sampled_from(ODD))
def test_an_odd_value_anywhere_is_refused_or_shown(walker: Visitor, place: Place, to: Any) -> None:
    tried(walker, Change(*place, to))
