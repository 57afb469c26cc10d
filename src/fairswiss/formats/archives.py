"""Zip archives that strangers made: looked into with bounds, never unpacked to disk.

What an archive says of its sizes is not believed: bytes are counted as they come out.
"""

import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import BinaryIO

from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidArchive

SIGNATURE = b"PK\x03\x04"
MAX_MEMBERS = 1_000
_BLOCK = 1 << 18
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError)


def opened(stream: BinaryIO) -> zipfile.ZipFile:
    """The archive in a stream; :class:`InvalidArchive` when it is none that can be used."""
    try:
        archive = zipfile.ZipFile(stream)
    except _BROKEN as broken:
        raise _unusable(broken) from broken
    if len(archive.infolist()) > MAX_MEMBERS:
        raise too_large(
            gettext("The archive has {count:,} files", count=len(archive.infolist())),
            MAX_MEMBERS,
            gettext("Is it the right one?"),
        )
    return archive


def only_member(archive: zipfile.ZipFile, wanted: Callable[[str], bool], what: str) -> zipfile.ZipInfo:
    """The one file of the archive that is wanted; neither none nor several will do."""
    found = [entry for entry in archive.infolist() if not entry.is_dir() and wanted(entry.filename.lower())]
    if len(found) != 1:
        words = "The archive has {count} files that could be {what}. Unpack it and give the file itself."
        if not found:
            raise InvalidArchive(
                gettext("The archive has no file that is {what}. Unpack it and give the file itself.", what=what)
            )
        raise InvalidArchive(gettext(words, count=len(found), what=what))
    return found[0]


def blocks_of(archive: zipfile.ZipFile, member: zipfile.ZipInfo, limit: int) -> Iterator[bytes]:
    """The bytes of a member block by block; :class:`TooLarge` as soon as there are more than the limit."""
    left = limit
    try:
        with archive.open(member) as stream:
            while block := stream.read(_BLOCK):
                left -= len(block)
                if left < 0:
                    what = gettext("The archive unpacks to too many bytes")
                    raise too_large(what, limit, gettext("Is it the file you meant?"))
                yield block
    except _BROKEN as broken:
        raise _unusable(broken) from broken


def _unusable(broken: Exception) -> InvalidArchive:
    reason = " ".join(str(broken).split()) or type(broken).__name__
    words = "The archive cannot be unpacked ({reason}). Download or save it again, without a password."
    return InvalidArchive(gettext(words, reason=reason[:120]))
