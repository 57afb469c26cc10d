"""The stage: a data folder with a public event in the middle of a round, made by a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.events import ordinary_event

SYSTEM = "dutch-2026"
PLAYED = 4
PLANNED = 9


def staged(folder: Path, url: str, players: int) -> str:
    """The name of a new event of the manager whose data are there; its round ``PLAYED + 1`` has been published."""
    surroundings = {**os.environ, "FAIRSWISS_DATA": str(folder), "DATABASE_URL": url}
    surroundings.pop("DJANGO_SETTINGS_MODULE", None)
    said = subprocess.run(
        [sys.executable, "-m", "benchmarks.load.staging", str(folder), str(players)],
        env=surroundings, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return str(json.loads(said.stdout)["event"])


def _make(folder: Path, players: int) -> str:
    from fairswiss.web.running.serving import prepare

    prepare(folder)
    from fairswiss import write_trf
    from fairswiss.desk import events, rounds
    from fairswiss.desk.telling import By
    from fairswiss.keeping.upgrading import upgrade

    upgrade(folder)
    by = By("load", confirmed=True)
    played = ordinary_event(players, PLAYED, PLANNED, SYSTEM)
    known, _ = events.import_event(write_trf(played, "trf26").encode(), by, SYSTEM, PLANNED, f"{players} players")
    events.change_settings(known.event, known.state.settings._replace(public=True), by)
    rounds.draft(known.event, by)
    rounds.publish(known.event, PLAYED + 1, by)
    return known.event


if __name__ == "__main__":
    print(json.dumps({"event": _make(Path(sys.argv[1]), int(sys.argv[2]))}))
