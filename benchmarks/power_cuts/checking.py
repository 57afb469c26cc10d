"""What the journal must say after a kill."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from benchmarks.power_cuts.people import Person
from fairswiss.journal.chain import Entry, breaks

QUERY = (
    'SELECT number, kind, data, who, "when", why, digest, token FROM fairswiss_entry WHERE event_id = ? ORDER BY number'
)


class Figures:
    """What happened in a whole run."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def check(self, origin: str, rows: Sequence[Sequence[Any]], people: Iterable[Person]) -> None:
        """Compare the journal with what people were told; what is settled is forgotten by them."""
        entries = [Entry(*row[:7]) for row in rows]
        self.faults += [f"chain: {found.what}" for found in breaks(origin, entries)]
        names = Counter(row[7] for row in rows if row[7])
        for person in people:
            self.counts["acknowledged"] += len(person.acknowledged)
            for name in person.acknowledged:
                self.counts["found"] += names[name] == 1
                self.counts["lost"] += names[name] == 0
                self.counts["duplicated"] += names[name] > 1
            if person.in_flight:
                self.counts["in flight"] += 1
                self.counts["saved unseen"] += names[person.in_flight.name] == 1
                self.counts["duplicated"] += names[person.in_flight.name] > 1
            self.faults += person.faults
            self.counts.update({f"status {status}": count for status, count in person.statuses.items()})
            person.acknowledged, person.faults = [], []
            person.statuses.clear()

    @property
    def sound(self) -> bool:
        """Whether nothing was lost, told twice or answered wrongly."""
        return not self.faults and not self.counts["lost"] and not self.counts["duplicated"]

    def lines(self) -> list[str]:
        """For people."""
        return [*(f"{count:>8,}  {what}" for what, count in sorted(self.counts.items())), *self.faults[:20]]


class Event(NamedTuple):
    """The event in which results are entered."""

    id: str
    origin: str
