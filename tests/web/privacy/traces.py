"""Every byte of a data folder, searched for words that must not be there; packed journals are unpacked first."""

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

PUBLIC = ("ratinglist.sqlite",)
"""Files that hold people of their own: a list that FIDE publishes."""


def traces(folder: Path, words: Iterable[str]) -> list[tuple[str, str]]:
    """Where which word is found, in files of the folder and below it."""
    needles = {word: [*_spellings(word)] for word in words}
    return [
        (str(file.relative_to(folder)), word)
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name not in PUBLIC
        for word, spellings in needles.items()
        if any(spelling in content for content in _contents(file) for spelling in spellings)
    ]


def _spellings(word: str) -> Iterator[bytes]:
    """As UTF-8, as UTF-16 as databases may have it, and as JSON writes what is not ASCII."""
    yield word.encode()
    yield word.encode("utf-16-le")
    yield json.dumps(word)[1:-1].encode()


def _contents(file: Path) -> list[bytes]:
    raw = file.read_bytes()
    if not raw.startswith(b"\x1f\x8b"):
        return [raw]
    try:
        return [raw, gzip.decompress(raw)]
    except (EOFError, OSError, zlib.error):  # cut off: what is there counts
        return [raw, zlib.decompressobj(wbits=31).decompress(raw)]
