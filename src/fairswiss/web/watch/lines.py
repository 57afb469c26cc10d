"""Log formatters: text for people, JSON for programs. JSON lines contain nothing that a person typed.

In a line of JSON, a message of another library is given without its values, and a fault by the kinds of its exceptions
and the places in the code, without what the exceptions say: both may quote names, and databases quote whole rows.
"""

import json
import logging
import os
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from fairswiss.web.watch.environment import JSON, TEXT
from fairswiss.web.watch.numbers import number

OURS = "fairswiss"
_WITH_VALUES = (OURS, "uvicorn")
"""Loggers whose messages are known to contain no values but process ids."""
FIELDS = ("event", "route", "method", "status", "ms", "account", "reference")
"""Fields that a record may carry in ``extra=``; all others are left out."""
SECURITY_FIELDS = ("event", "method", "action", "host", "count")
"""The same of a line of the security log. Names of accounts stay out: the line of the request has their number."""
_PACKAGES = Path(__file__).parents[3]


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, with the fields that are known to be harmless."""
        known = record.name.partition(".")[0] in _WITH_VALUES
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage() if known else str(record.msg),
        }
        if asked := number.get():
            line["request"] = asked
        line |= {name: value for name in FIELDS if (value := vars(record).get(name)) is not None}
        if security := vars(record).get("security"):
            line["message"] = security["event"]
            line |= {name: value for name in SECURITY_FIELDS if (value := security.get(name)) is not None}
        if record.exc_info and record.exc_info[1]:
            line["fault"] = [*_causes(record.exc_info[1])]
        return json.dumps(line, ensure_ascii=True, default=lambda odd: type(odd).__name__)


def _causes(error: BaseException) -> Iterator[dict[str, Any]]:
    """An exception and its causes, the last one raised first."""
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        places = [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in _frames(found)]
        yield {"kind": type(found).__qualname__, "places": places}
        found = found.__cause__ or found.__context__


def _frames(error: BaseException) -> list[traceback.FrameSummary]:
    return traceback.extract_tb(error.__traceback__)[-30:]


def _short(filename: str) -> str:
    """Without the folders of this machine."""
    for folder in (_PACKAGES, Path(os.__file__).parent / "site-packages", Path(os.__file__).parent):
        if filename.startswith(str(folder)):
            return os.path.relpath(filename, folder)
    return os.path.basename(filename)


def logging_settings(form: str) -> dict[str, Any]:
    """Django's setting LOGGING. Requests are written down one by one for programs only; people see what went wrong."""
    by_program = form == JSON
    to_terminal = {"handlers": ["terminal"], "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            TEXT: {"format": "{asctime} {levelname} {name}: {message}", "style": "{"},
            JSON: {"()": JsonLines},
        },
        "handlers": {
            "terminal": {
                "class": "logging.StreamHandler",
                "formatter": form,
                "level": "INFO" if by_program else "WARNING",
            }
        },
        "loggers": {
            "django": {"level": "ERROR", **to_terminal},
            # These write paths down, which may hold links that let their reader in; fairswiss.request writes routes.
            "django.request": {"level": "CRITICAL"},
            "django.security": {"level": "CRITICAL"},
            "axes": {"level": "CRITICAL" if by_program else "WARNING", **to_terminal},
            "uvicorn": {"level": "INFO" if by_program else "WARNING", **to_terminal},
            "uvicorn.access": {"level": "CRITICAL"},
            OURS: {"level": "INFO", **to_terminal},
            "fairswiss.request": {"level": "INFO" if by_program else "ERROR"},
        },
    }
