"""Uploaded files between the preview and the confirmation: in a folder, for one session, for an hour.

A file lies in the folder of its event and is named by a digest of the session, the event and a secret of its own, so
that nobody else can name it. There are never more than a few files; the oldest go first.
"""

import contextlib
import secrets
import shutil
import time
from hashlib import blake2b
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest

from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.formats.trf.limits import too_large
from fairswiss.keeping.places import made
from fairswiss.language import gettext
from fairswiss.model.errors import FileAccess, NotThere
from fairswiss.usecases.files import write_atomically

LIFETIME = 60 * 60
MOST = 16
_TEXT, _BYTES = b"text\n", b"file\n"
_FOLDER = "uploads"


def keep(request: HttpRequest, tournament: str, source: bytes | str, token: str = "") -> str:
    """Keep a text or the bytes of a file; the name to ask for it, the same for a request that is sent again."""
    mark, content = (_TEXT, source.encode()) if isinstance(source, str) else (_BYTES, source)
    if len(content) > MAX_BYTES:
        what = gettext("The table has {count:,} bytes", count=len(content))
        raise too_large(what, MAX_BYTES, gettext("Is it a list of players?"))
    tidy(MOST - 1)
    upload = blake2b(token.encode() + content, digest_size=16).hexdigest() if token else secrets.token_urlsafe(16)
    place = _place(request, tournament, upload)
    made(place.parent)
    try:
        write_atomically(str(place), mark + content, private=True)
    except FileAccess as error:
        words = "The table cannot be saved in {folder}: {reason}."
        reason = getattr(error.__cause__, "strerror", None) or error.message
        raise type(error)(gettext(words, folder=place.parent, reason=reason)) from error
    return upload


def kept(request: HttpRequest, tournament: str, upload: str) -> bytes | str:
    """The upload kept under a name, for the same session and event, while it has not expired."""
    tidy()
    try:
        content = _place(request, tournament, upload).read_bytes()
    except OSError as error:
        words = "This upload is no longer stored. Paste the text or choose the file again."
        raise NotThere(gettext(words), code="upload-gone") from error
    return content[len(_TEXT) :].decode() if content.startswith(_TEXT) else content[len(_BYTES) :]


def tidy(most: int = MOST) -> None:
    """Forget what is too old, and the oldest of what is too much."""
    folder: Path = settings.DATA_FOLDER / _FOLDER
    with contextlib.suppress(OSError):  # no folder yet, or another process tidies too
        now = time.time()  # the clock may have been put back: what is from the future is as old
        aged = sorted((abs(now - file.stat().st_mtime), file) for file in folder.rglob("*") if file.is_file())
        for place, (age, file) in enumerate(aged):
            if place >= most or age > LIFETIME:
                file.unlink(missing_ok=True)


def forget(tournament: str) -> None:
    """Forget what waits for an event: people were erased from it, and may be in what waits."""
    shutil.rmtree(settings.DATA_FOLDER / _FOLDER / tournament, ignore_errors=True)


def _place(request: HttpRequest, tournament: str, upload: str) -> Path:
    owner = f"{request.session.session_key}\n{tournament}\n{upload}"
    folder: Path = settings.DATA_FOLDER / _FOLDER
    return folder / tournament / blake2b(owner.encode(), digest_size=24).hexdigest()
