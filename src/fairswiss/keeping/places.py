"""The data folder of the manager: one folder with the database, the secret key, links, snapshots and the log."""

import os
import secrets
import tempfile
from hashlib import blake2b
from pathlib import Path

from fairswiss.model.errors import FileAccess, of_disk
from fairswiss.model.problems import Remedy
from fairswiss.store.private_files import created_once

ENVIRONMENT = "FAIRSWISS_DATA"
DATABASE = "fairswiss.sqlite3"
_SECRET = "secret-key"


def data_folder() -> Path:
    """The folder that the environment names, else the one for user data on this platform."""
    named = os.environ.get(ENVIRONMENT)
    if named:
        return Path(named).expanduser().absolute()
    import platformdirs

    return platformdirs.user_data_path("fairswiss", appauthor=False)


def made(folder: Path) -> Path:
    """The folder, made for its owner alone if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        words = f"The folder {folder} cannot be made: {error.strerror}."
        raise of_disk(words, error, (Remedy.NAME_FOLDER,)) from error
    return folder


def kept_secret(folder: Path) -> str:
    """The secret key of this folder, if it has one already."""
    try:
        return (folder / _SECRET).read_text("ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise FileAccess(
            f"The secret key in {folder / _SECRET} cannot be read: {error}.", code="file-unusable"
        ) from error


def secret_key(folder: Path) -> str:
    """The secret key of this folder: made once, readable for its owner alone, and kept."""
    kept = kept_secret(folder)
    if kept:
        return kept
    try:
        created_once(made(folder) / _SECRET, secrets.token_urlsafe(48).encode("ascii"))
    except OSError as error:
        raise of_disk(f"The secret key cannot be written to {folder}: {error.strerror}.", error) from error
    return kept_secret(folder)


def keep(file: Path, content: bytes) -> None:
    """Write a file for its owner alone: whole, or not at all."""
    try:
        written, name = tempfile.mkstemp(dir=made(file.parent))  # readable for its owner alone from the start
        try:
            with os.fdopen(written, "wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(written)
            os.replace(name, file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileAccess(
            f"The file {file} cannot be written: {error.strerror}.", code="file-unusable", facts={"file": str(file)}
        ) from error


def fingerprint(secret: str) -> str:
    """A digest that distinguishes data folders without revealing their secret."""
    return blake2b(secret.encode(), person=b"fairswiss", digest_size=6).hexdigest()
