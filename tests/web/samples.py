"""Events for the tests of pages."""

from pathlib import Path

from fairswiss.desk import events, rounds
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BY = By("owner")


def imported(name: str = "weekend-open") -> Known:
    """One of the example events in the store."""
    return events.import_event((EXAMPLES / f"{name}.trf").read_bytes(), BY)[0]


def hostile() -> Known:
    """An event with a name that would be markup if a page let it."""
    content = (EXAMPLES / "kitchen-garden-2026.trf").read_text("utf-8")
    name = next(line[14:47] for line in content.splitlines() if line.startswith("001"))
    return events.import_event(content.replace(name, f"{'<img src=x onerror=alert(1)>':33}").encode(), BY)[0]


def drafted(name: str = "weekend-open") -> Known:
    """The same with its next round drafted."""
    return rounds.draft(imported(name).event, BY)
