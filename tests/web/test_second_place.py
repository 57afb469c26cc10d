"""Copies at a second place: brought by themselves, sealed if wished, restored, drilled, cleaned; and said when old."""

import contextlib
import errno
import io
import json
import os
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from django.db import connection

from fairswiss.cli import backup_commands, journal_commands
from fairswiss.desk import journals
from fairswiss.keeping import erasures, freshness, pending, uploads
from fairswiss.keeping.elsewhere import mirror
from fairswiss.keeping.elsewhere.drill import drill
from fairswiss.keeping.elsewhere.place import Held, Place, configure, configured, digest
from fairswiss.keeping.elsewhere.restoring import copy_named, faults, fetch, place_at, restore
from fairswiss.keeping.elsewhere.sealing import Keys, new_keys, opened, private_key, sealed
from fairswiss.keeping.housekeeping import Housekeeping
from fairswiss.keeping.places import DATABASE, secret_key
from fairswiss.keeping.snapshots import REGULAR, kept, snapshot
from fairswiss.model.errors import BadRequest, FileAccess, InvalidFile, NoRoom
from fairswiss.web.access import Role
from fairswiss.web.watch.meters import Stock
from tests.cli.events import Shell
from tests.web.privacy.events import IDS, NAMES, anonymise, played_event
from tests.web.privacy.traces import traces
from tests.web.store.events import event, play
from tests.web.team import appointed
from tests.web.visitors import Visitor, text

pytestmark = [
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
    pytest.mark.usefixtures("database", "data"),
]
WORDS = "four good words together"
GONE = (*NAMES, *IDS)


@pytest.fixture(scope="module")
def keys() -> Keys:
    return new_keys(WORDS)


@pytest.fixture
def stick(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty stick, and a data folder that has a key."""
    secret_key(data)
    return tmp_path_factory.mktemp("stick")


def _copied(data: Path) -> Path:
    return snapshot(_database(), data, REGULAR)


def _database() -> Path:
    return Path(connection.settings_dict["NAME"])


def _passphrase() -> str:
    return WORDS


def _away(stick: Path) -> Path:
    """Unplugged: an empty folder stays where it was mounted."""
    elsewhere = stick.with_name(f"{stick.name}-away")
    stick.rename(elsewhere)
    stick.mkdir()
    return elsewhere


def _back(elsewhere: Path, stick: Path) -> None:
    shutil.rmtree(stick)
    elsewhere.rename(stick)


# -- sealing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20])
def test_a_sealed_copy_is_opened_by_the_passphrase_alone(keys: Keys, size: int) -> None:
    content = os.urandom(size)
    closed = b"".join(sealed(io.BytesIO(content), keys.public))
    assert len(content) < 32 or content not in closed
    assert b"".join(opened(io.BytesIO(closed), private_key(keys, WORDS))) == content


def test_a_wrong_passphrase_and_a_short_one_are_refused(keys: Keys) -> None:
    with pytest.raises(BadRequest, match="not the passphrase"):
        private_key(keys, "other words")
    with pytest.raises(BadRequest, match="10 characters"):
        new_keys("short")


def test_a_sealed_copy_cannot_be_cut_exchanged_or_changed(keys: Keys) -> None:
    private = private_key(keys, WORDS)
    chunk = (1 << 20) + 16
    whole = b"".join(sealed(io.BytesIO(os.urandom(3 << 20)), keys.public))
    head, body = whole[:56], whole[56:]
    first, second, third = body[:chunk], body[chunk : 2 * chunk], body[2 * chunk :]
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    for bad in (
        whole[:-1], whole[:40], head, head + first + second, head + second + first + third, head + first + third,
        whole + b"x", bytes(flipped), b"X" + whole[1:], b"",
    ):  # fmt: skip
        with pytest.raises(InvalidFile):
            b"".join(opened(io.BytesIO(bad), private))
    other = private_key(new_keys("another good passphrase"), "another good passphrase")
    with pytest.raises(InvalidFile):
        b"".join(opened(io.BytesIO(whole), other))


# -- bringing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_sealed", [False, True])
def test_the_newest_copy_is_brought_once_and_restored_elsewhere(
    data: Path, stick: Path, keys: Keys, is_sealed: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    made = played_event()
    configure(data, stick, keys if is_sealed else None)
    _copied(data)
    first, again = mirror.bring(data), mirror.bring(data)
    assert first == again
    assert bool(traces(stick, ["Quendelbaum"])) is not is_sealed
    new = tmp_path_factory.mktemp("new")
    place = place_at(stick)
    restore(place, copy_named(place, ""), new, _passphrase)
    assert faults(new / DATABASE) == []
    with contextlib.closing(sqlite3.connect(new / DATABASE)) as there:
        heads = dict(there.execute("SELECT id, head_number FROM fairswiss_event"))
    assert heads == {made: journals.read(made).head}
    with pytest.raises(BadRequest, match="not overwritten"):
        restore(place, copy_named(place, ""), new, _passphrase)


def test_an_absent_place_is_never_written_to_and_caught_up_with_later(data: Path, stick: Path) -> None:
    configure(data, stick, None)
    elsewhere = _away(stick)
    copy = _copied(data)
    with pytest.raises(FileAccess, match="not there"):
        mirror.bring(data)
    assert not any(stick.iterdir())
    _back(elsewhere, stick)
    held = mirror.bring(data)
    assert held
    assert held.name == copy.name
    place = configured(data)
    assert place
    assert digest(place.folder / held.name) == digest(copy)


def test_a_full_place_keeps_what_it_has(data: Path, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = configure(data, stick, None)
    _copied(data)
    before = mirror.bring(data)
    _copied(data)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NoRoom, match="tried again"):
        mirror.bring(data)
    assert place.copies() == [before]
    assert not [*stick.rglob("*.part")]


def test_a_place_that_does_not_keep_what_is_written_is_refused(
    data: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = configure(data, stick, None)
    _copied(data)
    monkeypatch.setattr(mirror, "digest", lambda file: "0" * 64)
    with pytest.raises(FileAccess, match="does not keep"):
        mirror.bring(data)
    assert place.copies() == []


def test_copies_there_are_thinned_by_the_order_of_bringing(data: Path, stick: Path) -> None:
    place = configure(data, stick, None)
    for day in range(40):
        name = f"{20990101 - day}T000000.000000Z-regular.sqlite3"  # a clock that runs backwards
        (place.folder / name).write_bytes(b"x")
        entry = Held(name, day + 1, "", "", 1, f"day {day}")
        place.write_index([entry, *place.copies()[: day + 1]] if day else [entry])
    _copied(data)
    newest = mirror.bring(data)
    stayed = place.copies()
    assert stayed[0] == newest
    assert [held.number for held in stayed] == [*range(41, 11, -1)]


def test_nothing_is_deleted_there_because_it_is_gone_here(data: Path, stick: Path) -> None:
    place = configure(data, stick, None)
    old = _copied(data)
    mirror.bring(data)
    old.unlink()
    _copied(data)
    mirror.bring(data)
    assert old.name in [held.name for held in place.copies()]


def test_odd_places_are_refused(data: Path, stick: Path, keys: Keys) -> None:
    with pytest.raises(BadRequest, match="no folder"):
        configure(data, stick / "missing", None)
    with pytest.raises(BadRequest, match="one in the other"):
        configure(data, data, None)
    configure(data, stick, keys)
    _copied(data)
    mirror.bring(data)
    with pytest.raises(BadRequest, match="another key"):
        configure(data, stick, None)
    with pytest.raises(BadRequest, match="no copies"):
        place_at(data)
    (stick / "fairswiss-0").mkdir()
    shutil.copy(next(stick.rglob("fairswiss-copies.json")), stick / "fairswiss-0")
    with pytest.raises(BadRequest, match="several managers"):
        place_at(stick)


# -- erasing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_sealed", [False, True])
def test_erased_people_leave_the_second_place_when_it_is_back(
    data: Path, stick: Path, keys: Keys, is_sealed: bool
) -> None:
    made, other = played_event(), event(4)
    place = configure(data, stick, keys if is_sealed else None)
    twinless, twin = _copied(data), _copied(data)
    for copy in (twinless, twin):
        mirror._brought(place, copy, 1)
    place.write_index([held._replace(number=at) for at, held in enumerate(reversed(place.copies()), 1)])
    twinless.unlink()
    elsewhere = _away(stick)
    erased = anonymise(made)
    assert erased.cleaned.swept
    assert not erased.cleaned.elsewhere
    assert pending.read(data) == pending.Pending(frozenset(), frozenset({made}), True)
    _back(elsewhere, stick)
    erasures.finish_if_any(data)
    assert pending.read(data) == pending.Pending()
    assert traces(data, GONE) == []
    held = place.copies()
    assert len(held) == (1 if is_sealed else 2)
    for at, one in enumerate(held):
        file = data / f"{at}.sqlite3"
        fetch(place, one, file, _passphrase)
        assert traces(file.parent, GONE) == []
        assert {made, other} <= {*_events(file)}


def _events(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as opened_file:
        return [event for (event,) in opened_file.execute("SELECT id FROM fairswiss_event")]


def test_a_sealed_copy_is_deleted_only_for_the_chief_of_all(data: Path, stick: Path, keys: Keys) -> None:
    made = played_event()
    place = configure(data, stick, keys)
    old = _copied(data)
    mirror.bring(data)
    _copied(data)
    mirror.bring(data)
    old.unlink()
    assert not anonymise(made, may_delete=False).cleaned.elsewhere
    assert len(place.copies()) == 2
    assert erasures.finish(data, may_delete=True).elsewhere
    assert len(place.copies()) == 1


# -- the drill ---------------------------------------------------------------------------------------------------------


def test_a_drill_compares_and_leaves_nothing_behind(data: Path, stick: Path, keys: Keys) -> None:
    made = event(6)
    with pytest.raises(BadRequest, match="no copy yet"):
        drill(data, _database(), _passphrase)
    _copied(data)
    assert drill(data, _database(), _passphrase).passed
    configure(data, stick, keys)
    mirror.bring(data)
    play(made)
    new = event(2)
    found = drill(data, _database(), _passphrase)
    assert found.passed
    assert {one.event: (one.copied, one.entries) for one in found.events} == {
        made: (7, journals.read(made).head),
        new: (0, journals.read(new).head),
    }
    assert found.behind == journals.read(made).head - 7 + journals.read(new).head
    assert not [*data.glob("drill-*")]


def test_a_drill_fails_when_the_copy_is_damaged_or_another_history(data: Path, stick: Path) -> None:
    made = played_event()
    place = configure(data, stick, None)
    _copied(data)
    held = mirror.bring(data)
    assert held
    file = place.folder / held.name
    good = file.read_bytes()
    file.write_bytes(good[:-5000])
    with pytest.raises(InvalidFile, match="not what was written"):
        drill(data, _database(), _passphrase)
    with contextlib.closing(sqlite3.connect(file)) as bad:
        file.write_bytes(good)
        for (name,) in bad.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            bad.execute(f'DROP TRIGGER "{name}"')
        bad.execute("UPDATE fairswiss_entry SET data = replace(data, 'Zander', 'Zanker')")
        bad.commit()
    place.write_index([held._replace(stored=digest(file))])
    found = drill(data, _database(), _passphrase)
    assert not found.passed
    assert found.faults[0].startswith(f"event {made}")
    file.write_bytes(good)
    place.write_index([held])
    anonymise(made)
    file.write_bytes(good)
    place.write_index([held])
    assert [one.agrees for one in drill(data, _database(), _passphrase).events] == [False]


# -- by itself, and said -----------------------------------------------------------------------------------------------


def test_the_manager_brings_copies_and_ends_uploads_by_itself(data: Path, stick: Path) -> None:
    place = configure(data, stick, None)
    old = data / "uploads" / "ab" / "waiting"
    old.parent.mkdir(parents=True)
    old.write_text("Quendelbaum")
    os.utime(old, (0, time.time() - uploads.LIFETIME - 5))
    freshness.note(data, freshness.HERE, time.time())
    copy = _copied(data)
    keeping = Housekeeping(data, 0.05)
    keeping.start()
    patience = time.monotonic() + 120
    while (old.exists() or not place.copies() or "there" not in freshness.known(data)) and time.monotonic() < patience:
        time.sleep(0.02)
    keeping.stop()
    assert not old.exists()
    assert [held.name for held in place.copies()] == [copy.name]
    assert freshness.too_old(data) == {}


def test_the_desk_says_when_the_last_good_copy_is_too_old(owner: Visitor, data: Path, stick: Path) -> None:
    made = event(2)
    assert freshness.known(data) == {}
    freshness.note(data, freshness.HERE, time.time())
    assert "last good copy" not in text(owner.get("/"))
    freshness.note(data, freshness.HERE, time.time() - 31 * 60)
    assert "Anything entered since is not in a copy" in text(owner.get("/"))
    assert "last good copy" not in text(appointed(Role.ARBITER).get(f"/t/{made}/"))
    assert "last good copy" not in text(appointed(Role.CHIEF_ARBITER, made, name="one").get(f"/t/{made}/"))
    configure(data, stick, None)
    _away(stick)
    freshness.note(data, freshness.THERE, None, freshness.ABSENT)
    page = text(owner.get(f"/t/{made}/"))
    assert "There is no copy at the second location yet. It is not there: plug it in or mount it." in " ".join(
        page.split()
    )
    freshness.note(data, freshness.HERE, time.time() + 86_400)  # a clock that was wrong says nothing
    assert "here" in freshness.too_old(data)
    ages = next(family for family in Stock().collect() if family.name == "fairswiss_copy_age_seconds")
    assert {sample.labels["place"] for sample in ages.samples} == {"here", "there"}


# -- the commands ------------------------------------------------------------------------------------------------------


def test_the_commands(run: Shell, data: Path, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (backup_commands, journal_commands):
        monkeypatch.setattr(module, "open_data", lambda data: None)
    monkeypatch.setattr(backup_commands, "_database", lambda: (_database(), data))
    event(4)
    assert "No second location" in run("backup", "list").out
    assert run("backup", "to", str(stick), "--encrypt").code == 3
    monkeypatch.setenv(backup_commands.PASSPHRASE, WORDS)
    assert "It is encrypted" in run("backup", "to", str(stick), "--encrypt").out
    assert WORDS not in str([file.read_bytes() for file in (*data.rglob("*"), *stick.rglob("*")) if file.is_file()])
    assert run("backup", "now").code == 0
    said = json.loads(run("backup", "list", "--json").out)
    assert [copy["name"] for copy in said["second_place"]["copies"]] == [
        f"{copy.file.name}.sealed" for copy in kept(data)
    ]
    passed = run("backup", "drill")
    assert passed.code == 0
    assert "Passed: the copy is intact. 0 entries are newer." in passed.out
    monkeypatch.setenv(backup_commands.PASSPHRASE, "another passphrase")
    assert run("backup", "drill").code == 3
    _away(stick)
    assert run("backup", "now").code == 5
    assert "cannot be found right now" in run("backup", "list").out
    assert run("backup", "off").code == 0
    assert Place(stick).is_there is False
    assert json.loads(run("backup", "drill", "--json").out)["passed"] is True
