"""Copies of the whole database in the data folder, seen as files: each holds all events as they were."""

import os

REGULAR = "regular"
"""The reason, in their names, of copies that are made by the clock and make room for newer ones."""


def database_copies(folder: str) -> list[str]:
    """Their paths, the oldest first."""
    held = os.path.join(folder, "snapshots")
    names = sorted(os.listdir(held)) if os.path.isdir(held) else []
    return [os.path.join(held, name) for name in names if name.endswith(".sqlite3")]


def forget_regular_copies(folder: str) -> int:
    """Delete those that are made by the clock, which soon makes another; how many there were."""
    held = [copy for copy in database_copies(folder) if copy.endswith(f"-{REGULAR}.sqlite3")]
    for copy in held:
        os.unlink(copy)
    return len(held)
