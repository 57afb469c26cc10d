"""Files that are being written: claimed by their writer, so that anyone can tell those whose writer is gone.

The claim is a lock of the system on the open file. It ends with its process, however that ended. Windows has no such
lock, but lets no one delete a file that is open.
"""

import contextlib
import os
import sys
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform != "win32":
    import fcntl

STAYS_CLAIMED = sys.platform != "win32"
"""True if an open file can be renamed: then it stays claimed until it has its final name."""
_PREFIX, _SUFFIX = ".fairswiss-", ".tmp"


def unfinished(folder: str) -> tuple[BinaryIO, str]:
    """A new file of that folder, open and claimed, and its path."""
    while True:
        path = os.path.join(folder, f"{_PREFIX}{os.urandom(6).hex()}{_SUFFIX}")
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        stream = open(handle, "wb")  # noqa: SIM115 - the caller closes it
        _claim(stream)
        if os.fstat(handle).st_nlink:
            return stream, path
        stream.close()  # deleted in the moment between: taken for one whose writer is gone


def delete_abandoned(folder: "Path") -> None:
    """Delete every unfinished file, in the folder and below it, whose writer is gone."""
    for path in folder.rglob(f"{_PREFIX}*{_SUFFIX}"):
        with contextlib.suppress(OSError), open(path, "rb") as stream:
            if _claim(stream):
                path.unlink()


def _claim(stream: BinaryIO) -> bool:
    if sys.platform == "win32":
        return False
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
