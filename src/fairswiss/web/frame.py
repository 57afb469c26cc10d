"""What the frame around every page shows."""

from django.conf import settings
from django.http import HttpRequest

from fairswiss import __version__

THEMES = ("light", "dark")
THEME_COOKIE = "fairswiss_theme"


def frame(request: HttpRequest) -> dict[str, object]:
    """For every template: the theme that was chosen, if any, the version, and whether others can reach us."""
    chosen = request.COOKIES.get(THEME_COOKIE, "")
    theme = chosen if chosen in THEMES else ""
    return {"theme": theme, "version": __version__, "has_visitors": bool(settings.REACH.addresses)}
