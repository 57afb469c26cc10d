"""The time zone of this machine, by the name that Django wants."""

import os
from pathlib import Path
from zoneinfo import available_timezones


def time_zone(setting: str | None = None, link: Path = Path("/etc/localtime")) -> str:
    """The zone that ``TZ`` or the system's link names, else UTC."""
    named = (os.environ.get("TZ", "") if setting is None else setting).removeprefix(":")
    target = str(link.resolve())
    for name in (named, target.partition("zoneinfo/")[2]):
        if name and name in available_timezones():
            return name
    return "UTC"
