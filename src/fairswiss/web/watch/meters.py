"""Metrics for Prometheus. Labels are routes, methods and kinds: no event, no person.

With several workers each writes its figures to files of a folder (``PROMETHEUS_MULTIPROC_DIR``, which ``fairswiss
service`` makes), and whichever worker is asked adds them up.
"""

import os
from collections.abc import Iterator
from functools import cache
from threading import Lock

from django.conf import settings
from django.db import DatabaseError
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from fairswiss import __version__
from fairswiss.desk import events as desk_events
from fairswiss.desk import signals
from fairswiss.keeping import freshness

CONTENT_TYPE = CONTENT_TYPE_LATEST
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

_making = Lock()


class Meters:
    """Metrics of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        held = self.registry
        self._requests = Counter(
            "fairswiss_requests", "Requests answered.", ("route", "method", "status"), registry=held
        )
        self._seconds = Histogram(
            "fairswiss_request_seconds", "Time to the answer.", ("route",), buckets=_SECONDS, registry=held
        )
        self._pairings = Histogram(
            "fairswiss_pairing_seconds", "Time to pair a round.", ("system",), buckets=_SECONDS, registry=held
        )
        self._entries = Counter("fairswiss_journal_entries", "Entries added to journals.", ("kind",), registry=held)
        self._refused = Counter("fairswiss_refused", "What was refused, by kind.", ("kind",), registry=held)
        self._failed = Counter("fairswiss_sign_ins_failed", "Sign-ins with a wrong name or password.", registry=held)
        self._faults = Counter("fairswiss_faults", "Faults of the program.", registry=held)
        self._database = Counter("fairswiss_database_errors", "Requests that the database failed.", registry=held)
        signals.watch(self._notice)

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(route, method, f"{status // 100}xx").inc()
        self._seconds.labels(route).observe(seconds)

    def failed(self, error: Exception) -> None:
        """A view raised something that is no message to its reader."""
        (self._database if isinstance(error, DatabaseError) else self._faults).inc()

    def refused(self, kind: str) -> None:
        """Somebody was refused something."""
        self._refused.labels(kind).inc()

    def sign_in_failed(self) -> None:
        """A wrong name or password."""
        self._failed.inc()

    def _notice(self, what: str, kind: str, amount: float) -> None:
        if what == signals.ENTRY:
            self._entries.labels(kind).inc(amount)
        elif what == signals.PAIRING:
            self._pairings.labels(kind).observe(amount)


class Stock(Collector):
    """Metrics read from the database and the data folder at each scrape."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Events, the age of copies, and the version of the program."""
        version = GaugeMetricFamily("fairswiss_version", "The version that answers.", labels=("version",))
        version.add_metric((__version__,), 1)
        yield version
        ages = GaugeMetricFamily(
            "fairswiss_copy_age_seconds", "Since when not everything is in a copy, by place.", labels=("place",)
        )
        for place, fresh in freshness.known(settings.DATA_FOLDER).items():
            ages.add_metric((place,), fresh.age)
        yield ages
        events = GaugeMetricFamily("fairswiss_events", "Events in the store.", labels=("archived",))
        try:
            for archived in (False, True):
                events.add_metric((str(archived).lower(),), desk_events.count(archived))
        except DatabaseError:
            return  # the rest is still worth knowing, all the more so
        yield events


def meters() -> Meters:
    """The meters of this process, created once by the first thread that needs them."""
    with _making:
        return _meters()


@cache
def _meters() -> Meters:
    return Meters()


def exposition() -> bytes:
    """Everything, as Prometheus reads it."""
    registry = meters().registry
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry) + generate_latest(_stock())


@cache
def _stock() -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(Stock())
    return registry
