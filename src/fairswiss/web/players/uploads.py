"""What was uploaded, between the preview and the confirmation: in a folder, for one session, for an hour.

A file is named by a digest of the session, the event and a secret of its own, so that nobody else can name it. There
are never more than a few files; the oldest go first.
"""

import os
import secrets
import time
from hashlib import blake2b
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest

from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import spoken
from fairswiss.model.errors import NotThere, of_disk
from fairswiss.web.places import made

LIFETIME = 60 * 60
MOST = 16
_TEXT, _BYTES = b"text\n", b"file\n"


def keep(request: HttpRequest, tournament: str, source: bytes | str, token: str = "") -> str:
    """Keep a text or the bytes of a file; the name to ask for it, the same for a request that is sent again."""
    mark, content = (_TEXT, source.encode()) if isinstance(source, str) else (_BYTES, source)
    if len(content) > MAX_BYTES:
        what = spoken("The table has {count:,} bytes", count=len(content))
        raise too_large(what, MAX_BYTES, spoken("Is it a list of players?"))
    folder = made(settings.DATA_FOLDER / "uploads")
    tidy(MOST - 1)
    upload = blake2b(token.encode() + content, digest_size=16).hexdigest() if token else secrets.token_urlsafe(16)
    place = _place(request, tournament, upload)
    unfinished = place.with_suffix(".part")
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(handle, "wb") as stream:
            stream.write(mark + content)
        unfinished.replace(place)
    except OSError as error:
        words = "The table cannot be kept in {folder}: {reason}."
        raise of_disk(spoken(words, folder=folder, reason=error.strerror), error) from error
    return upload


def kept(request: HttpRequest, tournament: str, upload: str) -> bytes | str:
    """What was kept under a name, for the same session and event, while it is not too old."""
    tidy()
    try:
        content = _place(request, tournament, upload).read_bytes()
    except OSError as error:
        words = "This upload is not kept any more. Paste the text or choose the file again."
        raise NotThere(spoken(words)) from error
    return content[len(_TEXT) :].decode() if content.startswith(_TEXT) else content[len(_BYTES) :]


def tidy(most: int = MOST) -> None:
    """Forget what is too old, and the oldest of what is too much."""
    folder: Path = settings.DATA_FOLDER / "uploads"
    try:
        aged = sorted((-file.stat().st_mtime, file) for file in folder.iterdir())
        over = time.time() - LIFETIME
        for place, (negative, file) in enumerate(aged):
            if place >= most or -negative < over:
                file.unlink(missing_ok=True)
    except OSError:  # no folder yet, or another process tidies too
        return


def _place(request: HttpRequest, tournament: str, upload: str) -> Path:
    owner = f"{request.session.session_key}\n{tournament}\n{upload}"
    folder: Path = settings.DATA_FOLDER / "uploads"
    return folder / blake2b(owner.encode(), digest_size=24).hexdigest()
