import logging
from collections.abc import Iterator

import pytest
from django.conf import settings

from fairswiss.web.watch import readiness
from fairswiss.web.watch.lines import JsonLines

TOKEN = "a-token-for-the-metrics"


class Kept(logging.Handler):
    """Keeps every line as a service would write it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What would be in the log of a service, whatever wrote it."""
    kept = Kept()
    loggers = [logging.getLogger(name) for name in ("", "fairswiss", "fairswiss.request", "django", "axes", "uvicorn")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        if logger.name != "fairswiss.request":
            logger.addHandler(kept)
        logger.setLevel(min(logger.level or logging.INFO, logging.INFO))
    yield kept.lines
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(kept)
        logger.setLevel(level)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The metrics are switched on."""
    monkeypatch.setattr(settings, "METRICS_TOKEN", TOKEN)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    readiness.forget()
    yield
    readiness.forget()
