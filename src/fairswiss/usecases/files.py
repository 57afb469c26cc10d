"""Files in and out: read with a bound, written whole or not at all. ``-`` is standard input or output."""

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO

from fairswiss.formats.trf import parse_trf
from fairswiss.formats.trf.limits import MAX_BYTES, too_large
from fairswiss.language import gettext
from fairswiss.model.errors import FileAccess, InvalidTournament, of_disk
from fairswiss.model.problems import Problem, Severity
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.unfinished import STAYS_CLAIMED, unfinished

DASH = "-"
_CHUNK = 1 << 20

REASONS = {
    errno.ENOENT: ("there is no such file or folder", "Check the name and the folder."),
    errno.ENOTDIR: ("a part of the path is a file, not a folder", "Check the path."),
    errno.EISDIR: ("it is a folder", "Name a file."),
    errno.EEXIST: ("it is a file, not a folder", "Name a folder."),
    errno.EACCES: ("permission denied", "Choose another folder, or get permission to use this one."),
    errno.EPERM: ("permission denied", "Choose another folder, or get permission to use this one."),
    errno.EROFS: ("the disk is read-only", "Choose another disk."),
    errno.ENOSPC: ("the disk is full", "Free some space or choose another disk."),
    errno.ENAMETOOLONG: ("the name is too long", "Choose a shorter one."),
}
"""The reasons behind the system's error numbers, with remedies."""


def open_tournament(path: str, source: bytes = b"") -> tuple[Tournament, tuple[Problem, ...]]:
    """The tournament in a report file, and the warnings about it; ``source`` is its content, where that was read."""
    tournament, problems = parse_trf(source or read_bytes(path))
    if tournament is None:
        what = gettext("Standard input") if path == DASH else gettext("The file {path!r}", path=path)
        words = "{what} cannot be used as a tournament report:"
        raise InvalidTournament(gettext(words, what=what), problems, code="not-a-report")
    return tournament, tuple(problem for problem in problems if problem.severity is Severity.WARNING)


def read_bytes(path: str) -> bytes:
    """The bytes of a file, never more than a report may have: :class:`TooLarge` beyond that."""
    try:
        if path == DASH:
            if sys.stdin is None:
                raise FileAccess(gettext("Standard input is closed. Name a file, or pipe one in."), code="input-closed")
            return _read_bounded(sys.stdin.buffer)
        with open(path, "rb") as stream:
            return _read_bounded(stream)
    except (OSError, ValueError) as error:
        raise file_access("read", path, error) from error


@contextmanager
def open_binary(path: str) -> Iterator[BinaryIO]:
    """A file open for reading, for what is too large to be read at once."""
    try:
        stream = open(path, "rb")  # noqa: SIM115 - closed below; only the opening is to be explained
    except (OSError, ValueError) as error:
        raise file_access("read", path, error) from error
    with stream:
        yield stream


def _read_bounded(stream: BinaryIO) -> bytes:
    parts: list[bytes] = []
    left = MAX_BYTES + 1
    while left and (part := stream.read(min(left, _CHUNK))):
        parts.append(part)
        left -= len(part)
    if not left:
        what = gettext("The file has more than {most:,} bytes", most=MAX_BYTES)
        raise too_large(what, MAX_BYTES, gettext("Is it a tournament report at all?"))
    return b"".join(parts)


def write_text_atomically(path: str, text: str) -> None:
    """Write a file so that its place holds either what it held before or the whole new text, in UTF-8."""
    write_atomically(path, text.encode())


def write_atomically(path: str, content: bytes, *, private: bool = False) -> None:
    """Write a file so that its place holds either what it held before or the whole new content.

    A ``private`` one is for its owner alone, whatever the habits of the system are.
    """
    if path == DASH:
        write_to_standard_output(content)
        return
    try:
        target = os.path.realpath(path)
        mode = os.stat(target).st_mode if os.path.exists(target) else None
        if mode is None or stat.S_ISREG(mode):
            _replace(target, content, 0o600 if private else mode)
        else:
            with open(target, "wb") as device:  # a pipe or a device must be written to, not replaced by a file
                device.write(content)
    except (OSError, ValueError) as error:
        raise file_access("write", path, error) from error


def make_folder(path: str) -> None:
    """A folder for files to come, unless it is there."""
    try:
        os.makedirs(path, exist_ok=True)
    except (OSError, ValueError) as error:
        raise file_access("write", path, error) from error


def write_to_standard_output(content: bytes) -> None:
    """A file's bytes to standard output, whatever the terminal's habits are."""
    if sys.stdout is None:
        raise FileAccess(gettext("Standard output is closed. Name a file to write to."), code="output-closed")
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def _replace(target: str, content: bytes, mode: int | None) -> None:
    """Through a temporary file beside the target, which is on the same disk and so can take its place at once."""
    stream, temporary = unfinished(os.path.dirname(target))
    try:
        with stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
            if mode is not None:
                os.chmod(temporary, stat.S_IMODE(mode))
            if STAYS_CLAIMED:
                os.replace(temporary, target)
        if not STAYS_CLAIMED:
            os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(os.path.dirname(target))


def sync_folder(folder: str) -> None:
    """Have the names in a folder survive a power cut too, where the system lets a program ask for that."""
    with suppress(OSError):
        handle = os.open(folder or os.curdir, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def file_access(verb: str, path: str, error: OSError | ValueError) -> FileAccess:
    standard = "standard input" if verb == "read" else "standard output"
    name = gettext(standard) if path == DASH else repr(path)
    known = REASONS.get((error.errno if isinstance(error, OSError) else None) or 0)
    reason = gettext(known[0]) if known else getattr(error, "strerror", None) or str(error)
    advice = gettext(known[1] if known else "Check the path.")
    words = "Cannot read {name}: {reason}. {advice}" if verb == "read" else "Cannot write {name}: {reason}. {advice}"
    return of_disk(gettext(words, name=name, reason=reason, advice=advice), error)
