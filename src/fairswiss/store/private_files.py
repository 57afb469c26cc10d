"""Files of the data folder that are created once, for their owner alone, whichever process comes first."""

import contextlib
import os
import tempfile
from pathlib import Path


def created_once(file: Path, content: bytes) -> bytes:
    """The content of a file, created with this one unless it is there; a power cut never leaves half of it."""
    handle, name = tempfile.mkstemp(dir=file.parent)  # readable for its owner alone from the start
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(handle)  # a name without a content would survive a power cut otherwise
        if file.exists() and not file.stat().st_size:
            file.unlink()  # its writer's machine lost its power
        with contextlib.suppress(FileExistsError):  # another process was faster: its file counts
            _first_come(name, file)
    finally:
        Path(name).unlink(missing_ok=True)
    return file.read_bytes()


def _first_come(source: str, target: Path) -> None:
    """Name the file ``target`` unless there is one."""
    if hasattr(os, "link"):
        os.link(source, target)
    elif not target.exists():
        os.replace(source, target)
