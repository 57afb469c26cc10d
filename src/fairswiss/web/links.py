"""Start links: single-use tokens, shown at the terminal, that sign in the owner.

A link is an empty file named by the digest of its token. Using it is deleting that file, which only one can do; so a
link works once, also between processes, and reading the folder does not give a working link.
"""

import secrets
import time
from hashlib import sha256
from pathlib import Path

from fairswiss.keeping.places import made
from fairswiss.model.errors import of_disk

LIFETIME = 60 * 60
_FOLDER = "links"


def issue(folder: Path) -> str:
    """A new token; tokens that are too old are forgotten."""
    links = made(folder / _FOLDER)
    token = secrets.token_urlsafe(32)
    try:
        for file in links.iterdir():
            if _is_over(file):
                file.unlink(missing_ok=True)
        (links / _named(token)).touch(mode=0o600)
    except OSError as error:
        raise of_disk(f"A start link cannot be written to {links}: {error.strerror}.", error) from error
    return token


def redeem(folder: Path, token: str) -> bool:
    """Use up a token: True if it was valid."""
    file = folder / _FOLDER / _named(token)
    try:
        over = _is_over(file)
        file.unlink()
    except OSError:
        return False
    return not over


def _named(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _is_over(file: Path) -> bool:
    return not 0 <= time.time() - file.stat().st_mtime + 1 <= LIFETIME
