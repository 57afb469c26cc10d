"""Afterwards: is every acknowledged result in the journal, and does the journal verify? Asked past the program."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.load.figures import Entered
from fairswiss.keeping.places import DATABASE

_ENTRIES = "SELECT number, token, data FROM fairswiss_entry WHERE event_id = '{event}' ORDER BY number"


def lost(folder: Path, url: str, event: str, acknowledged: Mapping[str, Entered]) -> list[str]:
    """The acknowledged results that are not there, or there as something else."""
    told = {token: json.loads(data) for _, token, data in _rows(folder, url, event) if token}
    return [
        f"board {entered.board}, {entered.codes}, {name}"
        for name, entered in acknowledged.items()
        if name not in told or told[name].get("white_result", "") + told[name].get("black_result", "") != entered.codes
    ]


def _rows(folder: Path, url: str, event: str) -> list[Any]:
    assert event.isalnum()
    if url:
        with psycopg.connect(url) as connection:
            return connection.execute(_ENTRIES.format(event=event).encode()).fetchall()
    opened = sqlite3.connect(folder / DATABASE)
    try:
        return opened.execute(_ENTRIES.format(event=event)).fetchall()
    finally:
        opened.close()


def verified(folder: Path, url: str, event: str) -> tuple[bool, str]:
    """What ``fairswiss journal verify`` says."""
    surroundings = {**os.environ, "DATABASE_URL": url}
    surroundings.pop("DJANGO_SETTINGS_MODULE", None)
    said = subprocess.run(
        [sys.executable, "-m", "fairswiss", "journal", "verify", event, "--data", str(folder)],
        env=surroundings, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return said.returncode == 0, (said.stdout or said.stderr).strip()
