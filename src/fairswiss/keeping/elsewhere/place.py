"""The second place: where it is, which copies it holds, and whether it is really there.

A stick that is not plugged in often leaves an empty folder behind. So nothing is written where our mark is missing.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from fairswiss.keeping.elsewhere.sealing import Keys, keys_of
from fairswiss.keeping.places import fingerprint, kept_secret, made
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, FileAccess, InvalidFile
from fairswiss.usecases.files import sync_folder, write_text_atomically

SEALED = ".sealed"
_CONFIGURATION = "second-place.json"
_MARK = "fairswiss-copies.json"
_INDEX = "index.json"
_FORMAT = "fairswiss-copies"
_CHUNK = 1 << 20


class Held(NamedTuple):
    """A copy at the second place."""

    name: str
    number: int
    """Counts up with each copy that was brought: the order does not depend on a clock."""
    plain: str
    """The SHA-256 of the copy as it lies in the data folder."""
    stored: str
    """The SHA-256 of the file at the place."""
    bytes: int
    day: str


class Place(NamedTuple):
    """A folder for the copies of one data folder."""

    folder: Path
    public: str = ""
    """The key for which copies are sealed; empty when they are not."""

    @property
    def is_there(self) -> bool:
        """True if the marker file of the place is found."""
        try:
            return (self.folder / _MARK).is_file()
        except OSError:
            return False

    def expect_there(self) -> None:
        """Refuse to go on without it."""
        if not self.is_there:
            words = (
                "The second place {folder} is not there. Plug it in or mount it; copies go there by themselves then. "
                "For another place: fairswiss backup to FOLDER"
            )
            raise FileAccess(filled(words, folder=self.folder), code="place-missing")

    def copies(self) -> list[Held]:
        """The copies, the last that was brought first; those that the index does not know come last."""
        known = {held.name: held for held in self._index()}
        names = [file.name for file in self.folder.iterdir() if file.name.endswith((".sqlite3", f".sqlite3{SEALED}"))]
        found = [known.get(name, Held(name, 0, "", "", (self.folder / name).stat().st_size, "")) for name in names]
        return sorted(found, key=lambda held: (held.number, held.name), reverse=True)

    def write_index(self, copies: list[Held]) -> None:
        said = [held._asdict() for held in sorted(copies, key=lambda held: held.number)]
        write_text_atomically(str(self.folder / _INDEX), json.dumps({"copies": said}, indent=1))

    def keys(self) -> Keys | None:
        """The keys beside the copies; None when they are not sealed."""
        said = _json(self.folder / _MARK)
        if said.get("format") != _FORMAT or said.get("version") != 1:
            words = "{folder} holds no copies that this version of fairswiss can read."
            raise InvalidFile(filled(words, folder=self.folder), code="place-unusable")
        return keys_of(said["keys"]) if said.get("keys") else None

    def _index(self) -> list[Held]:
        """Nothing when it cannot be read: the copies themselves are found without it."""
        try:
            return [Held(**said) for said in _json(self.folder / _INDEX)["copies"]]
        except (InvalidFile, KeyError, TypeError):
            return []


def configured(folder: Path) -> Place | None:
    """The second place of a data folder, if one was named."""
    if not (folder / _CONFIGURATION).exists():
        return None
    said = _json(folder / _CONFIGURATION)
    try:
        return Place(Path(str(said["folder"])), str(said["public"]))
    except KeyError:
        raise InvalidFile(
            "The note of the second place is damaged. Repeat: fairswiss backup to FOLDER", code="place-unusable"
        ) from None


def configure(folder: Path, wanted: Path, keys: Keys | None) -> Place:
    """Copies go there from now on. What lies there already stays."""
    if not wanted.is_dir():
        words = "There is no folder {folder}. Plug the stick in, mount the share, or make the folder first."
        raise BadRequest(filled(words, folder=wanted), code="no-such-folder")
    if wanted.absolute().is_relative_to(folder.absolute()) or folder.absolute().is_relative_to(wanted.absolute()):
        words = "{folder} and the data folder lie one in the other. Name a folder on another disk."
        raise BadRequest(filled(words, folder=wanted), code="place-unusable")
    place = Place(
        made(wanted.absolute() / f"fairswiss-{fingerprint(kept_secret(folder))}"), keys.public if keys else ""
    )
    if place.is_there and (before := place.keys()) and before.public != place.public and place.copies():
        words = (
            f"{place.folder} holds copies that are sealed under another key. Name another folder, or move them first."
        )
        raise BadRequest(words, code="place-unusable")
    mark = {"format": _FORMAT, "version": 1, "keys": keys._asdict() if keys else None}
    write_text_atomically(str(place.folder / _MARK), json.dumps(mark))
    sync_folder(str(wanted))
    said = {"folder": str(place.folder), "public": place.public}
    write_text_atomically(str(folder / _CONFIGURATION), json.dumps(said))
    return place


def forget(folder: Path) -> None:
    """No more copies to a second place; those there stay."""
    (folder / _CONFIGURATION).unlink(missing_ok=True)


def digest(file: Path) -> str:
    found = sha256()
    with open(file, "rb") as stream:
        while chunk := stream.read(_CHUNK):
            found.update(chunk)
    return found.hexdigest()


def _json(file: Path) -> dict[str, Any]:
    try:
        said = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise InvalidFile(
            f"{file} cannot be read: {error}.", code="place-unusable", facts={"file": str(file)}
        ) from error
    if not isinstance(said, dict):
        raise InvalidFile(filled("{file} is damaged.", file=file), code="place-unusable")
    return said
