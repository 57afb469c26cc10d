"""The areas of the manager: packages of this one, each with its own ``urls.py``, templates, static files and words.

An area appears as soon as its ``urls.py`` is there. That module sets ``app_name`` to the name of the area and calls
its first page ``index``; the package then is an installed application of Django. An area with a prefix below
``t/<slug:tournament>/`` belongs to one tournament, and its views take ``tournament`` as an argument.
"""

from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).parent
_IN_TOURNAMENT = "t/<slug:tournament>/"


class Area(NamedTuple):
    """A part of the manager with its own folder."""

    name: str
    prefix: str

    @property
    def package(self) -> str:
        """The name to import."""
        return f"fairswiss.web.{self.name}"


AREAS = (
    Area("tournaments", ""),
    Area("people", ""),
    Area("credentials", ""),
    Area("players", f"{_IN_TOURNAMENT}players/"),
    Area("teams", f"{_IN_TOURNAMENT}teams/"),
    Area("arrival", f"{_IN_TOURNAMENT}arrival/"),
    Area("rounds", f"{_IN_TOURNAMENT}rounds/"),
    Area("results", f"{_IN_TOURNAMENT}results/"),
    Area("standings", f"{_IN_TOURNAMENT}standings/"),
    Area("explanations", f"{_IN_TOURNAMENT}why/"),
    Area("journal", f"{_IN_TOURNAMENT}journal/"),
    Area("paper", f"{_IN_TOURNAMENT}paper/"),
    Area("hall", f"{_IN_TOURNAMENT}hall/"),
    Area("prizes", f"{_IN_TOURNAMENT}prizes/"),
    Area("finish", f"{_IN_TOURNAMENT}finish/"),
    Area("public", "public/"),
    Area("short", "e/"),
    Area("phones", "p/"),
    Area("captains", "l/"),
    Area("privacy", ""),
    Area("notifications", ""),
    Area("connect", "connect/"),
    Area("rules", "rules/"),
    Area("api", "api/"),
    Area("watch", ""),
)


def present(areas: tuple[Area, ...] = AREAS, folder: Path = _HERE) -> tuple[Area, ...]:
    return tuple(area for area in areas if (folder / area.name / "urls.py").is_file())
