"""The log beside an SQLite file: whether its middle is damaged.

SQLite reads the log up to the first frame whose checksum does not hold, and forgets the rest without a word. After a
power cut that is right for the last transaction, which nobody was told of. But each commit is on the disk before the
next transaction begins: when two commits lie behind such a frame, one of them was acknowledged, and the log is damaged.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_HEADER, _FRAME = 32, 24
_MAGIC = (0x377F0682, 0x377F0683)
_NEVER_TORN = 2
_MASK = 0xFFFFFFFF


class _Frame(NamedTuple):
    holds: bool
    """True if its checksum, over all frames before it too, is right."""
    is_commit: bool


def is_damaged(log: Path) -> bool:
    """True if acknowledged commits would be left out."""
    try:
        content = log.read_bytes()
    except FileNotFoundError:
        return False
    frames = [*_frames(content)]
    valid = next((at for at, frame in enumerate(frames) if not frame.holds), len(frames))
    return sum(frame.is_commit for frame in frames[valid:]) >= _NEVER_TORN


def _frames(content: bytes) -> Iterator[_Frame]:
    """The frames; those of earlier logs in the same file have other salts, and hold no commit of the present one."""
    if len(content) < _HEADER:
        return
    magic, _, size = struct.unpack(">3I", content[:12])
    if magic not in _MAGIC or size < 512:
        return
    order = ">" if magic & 1 else "<"
    salts, sums = content[16:24], _summed(content[:24], order, (0, 0))
    holds = sums == struct.unpack(">2I", content[24:_HEADER])
    for at in range(_HEADER, len(content) - _FRAME - size + 1, _FRAME + size):
        head, page = content[at : at + _FRAME], content[at + _FRAME : at + _FRAME + size]
        holds = holds and head[8:16] == salts
        if holds:
            sums = _summed(head[:8] + page, order, sums)
            holds = sums == struct.unpack(">2I", head[16:])
        yield _Frame(holds, head[8:16] == salts and head[4:8] != bytes(4))


def _summed(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum of a log, carried on."""
    one, other = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + other) & _MASK
        other = (other + words[at + 1] + one) & _MASK
    return one, other
