"""The areas of the manager: packages of this one, each with its own views, templates, static files and words.

Each view says its address where it is (``@page``), and the first page of an area is called ``index``; the package is an
installed application of Django. An area with a prefix below ``t/<slug:tournament>/`` belongs to one tournament, and its
views take ``tournament`` as an argument.
"""

from typing import NamedTuple

_IN_TOURNAMENT = "t/<slug:tournament>/"


class Area(NamedTuple):
    """A part of the manager with its own folder."""

    name: str
    prefix: str
    views: tuple[str, ...] = ("views",)
    """The modules that have its views."""

    @property
    def package(self) -> str:
        """The name to import."""
        return f"fairswiss.web.{self.name}"


AREAS = (
    Area("tournaments", "", ("views", "setting_up", "studying")),
    Area("people", "", ("views", "account_views", "team")),
    Area("credentials", "", ("views", "factor_views", "openid_views", "invitation_views")),
    Area("players", f"{_IN_TOURNAMENT}players/", ("views", "tables", "ratings", "groups", "person")),
    Area("teams", f"{_IN_TOURNAMENT}teams/", ("views", "matches")),
    Area("arrival", f"{_IN_TOURNAMENT}arrival/"),
    Area("rounds", f"{_IN_TOURNAMENT}rounds/", ("views", "actions")),
    Area("results", f"{_IN_TOURNAMENT}results/", ("views", "entering")),
    Area("standings", f"{_IN_TOURNAMENT}standings/", ("views", "ratings", "norms")),
    Area("explanations", f"{_IN_TOURNAMENT}why/", ("views", "players")),
    Area("journal", f"{_IN_TOURNAMENT}journal/"),
    Area("paper", f"{_IN_TOURNAMENT}paper/"),
    Area("hall", f"{_IN_TOURNAMENT}hall/"),
    Area("prizes", f"{_IN_TOURNAMENT}prizes/"),
    Area("finish", f"{_IN_TOURNAMENT}finish/"),
    Area("public", "public/", ("views", "following", "screens", "finals", "people")),
    Area("short", "e/"),
    Area("phones", "p/", ("arriving", "views")),
    Area("captains", "l/"),
    Area("privacy", ""),
    Area("notifications", "", ("asking", "views")),
    Area("connect", "connect/"),
    Area("rules", "rules/"),
    Area("api", "api/"),
    Area("watch", ""),
)
