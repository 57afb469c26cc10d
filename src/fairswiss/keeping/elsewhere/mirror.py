"""Bring copies to the second place, thin them there, and take people who were erased out of them."""

import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

from fairswiss.keeping.cleansing import Told, cleanse
from fairswiss.keeping.elsewhere.place import SEALED, Held, Place, configured, digest
from fairswiss.keeping.elsewhere.sealing import sealed
from fairswiss.keeping.lock import PART, writing_copies
from fairswiss.keeping.snapshots import FOLDER, kept
from fairswiss.language import filled
from fairswiss.model.errors import FairswissError, FileAccess, of_disk
from fairswiss.usecases.files import sync_folder
from fairswiss.usecases.unfinished import delete_abandoned

_NEWEST, _DAYS = 12, 30
_CHUNK = 1 << 20


def is_wanted(folder: Path) -> bool:
    """True if a second place is configured."""
    return configured(folder) is not None


def is_there(folder: Path) -> bool:
    """True if a second place is configured and can be reached."""
    place = configured(folder)
    return place is not None and place.is_there


def bring(folder: Path) -> Held | None:
    """Bring the newest copy of the data folder to the second place, unless it is there; None if there is no copy.

    It is read again before it counts. Refuses a place that is absent, full or does not keep what was written.
    """
    place = configured(folder)
    newest = next(iter(kept(folder)), None)
    if place is None or newest is None:
        return None
    with writing_copies(folder):
        place.expect_there()
        try:
            _delete_parts(place)
            copies = place.copies()
            wanted = f"{newest.file.name}{SEALED if place.public else ''}"
            there = next((held for held in copies if held.number and held.name == wanted), None)
            if there is None:
                there = _brought(place, newest.file, 1 + max((held.number for held in copies), default=0))
                copies = [there, *(held for held in copies if held.name != there.name)]
                place.write_index(copies)
            _thin(place, copies)
        except OSError as error:
            raise _refused(place, error) from error
    return there


def cleaned(folder: Path, events: Iterable[str], *, may_delete: bool) -> bool:
    """Take people who were erased out of the copies there; False while that is not done. For the writer of copies.

    A copy that is here too is brought again. Another one is rewritten or, sealed, so that it cannot be, deleted if that
    is allowed and a newer one is there.
    """
    place = configured(folder)
    if place is None:
        return True
    if not place.is_there:
        return False
    try:
        _delete_parts(place)
        told = [Told.now(event) for event in sorted(events)]
        stays: list[Held] = []
        is_clean = True
        for held in place.copies():
            now = _without_the_erased(folder, place, held, told)
            if now is None and may_delete and stays:
                (place.folder / held.name).unlink(missing_ok=True)
                continue
            is_clean = is_clean and now is not None
            stays.append(now or held)
        place.write_index(stays)
        sync_folder(str(place.folder))
    except (OSError, FairswissError):
        return False
    return is_clean


def _without_the_erased(folder: Path, place: Place, held: Held, told: Sequence[Told]) -> Held | None:
    """The copy without them; None if it can be neither brought again nor rewritten."""
    here = folder / FOLDER / held.name.removesuffix(SEALED)
    if here.exists():
        same = held.number and digest(here) == held.plain
        return held if same else _brought(place, here, held.number)
    file = place.folder / held.name
    if held.name.endswith(SEALED) or not cleanse(file, told):
        return None
    now = digest(file)
    return held._replace(plain=now, stored=now, bytes=file.stat().st_size)


def _brought(place: Place, copy: Path, number: int) -> Held:
    """Written under another name, on the disk, read again; only then it has its place."""
    name = f"{copy.name}{SEALED if place.public else ''}"
    target = place.folder / name
    part = target.with_name(f"{name}{PART}")
    stored = sha256()
    try:
        with open(copy, "rb") as source, open(part, "wb") as written:
            for piece in sealed(source, place.public) if place.public else iter(partial(source.read, _CHUNK), b""):
                stored.update(piece)
                written.write(piece)
            written.flush()
            os.fsync(written.fileno())
        if digest(part) != stored.hexdigest():
            words = "{folder} does not keep what is written to it. Use another stick or disk."
            raise FileAccess(filled(words, folder=place.folder), code="place-unusable")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(str(place.folder))
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return Held(name, number, digest(copy), stored.hexdigest(), target.stat().st_size, day)


def _delete_parts(place: Place) -> None:
    """Delete what an earlier writer left half-written: the present one is the only one."""
    for part in place.folder.glob(f"*{PART}*"):
        part.unlink(missing_ok=True)
    delete_abandoned(place.folder)


def _thin(place: Place, copies: list[Held]) -> None:
    """The last twelve that were brought stay, and of the thirty last days the last one each."""
    days: dict[str, Held] = {}
    for held in copies:
        days.setdefault(held.day, held)
    stays = [*copies[:_NEWEST], *[*days.values()][:_DAYS]]
    gone = [held for held in copies if held not in stays]
    if gone:
        place.write_index([held for held in copies if held in stays])
        for held in gone:
            (place.folder / held.name).unlink(missing_ok=True)


def _refused(place: Place, error: OSError) -> FileAccess:
    words = f"No copy could be brought to {place.folder}: {error.strerror or error}. It is tried again."
    return of_disk(words, error)
