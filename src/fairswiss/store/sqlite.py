"""SQLite files and errors, told apart by their first bytes and codes."""

import sqlite3
from typing import BinaryIO

FIRST_BYTES = b"SQLite format 3\0"


def is_database(stream: BinaryIO) -> bool:
    """True if a file begins as an SQLite database does."""
    return stream.read(len(FIRST_BYTES)) == FIRST_BYTES


def code_of(error: sqlite3.Error) -> int:
    """The primary code of an error; 0 when it has none."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
