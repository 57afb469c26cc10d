"""Context processor: the theme, the version and the visitors flag that the layout of every page needs."""

from django.conf import settings
from django.http import HttpRequest

from fairswiss import __version__

THEMES = ("light", "dark")
THEME_COOKIE = "fairswiss_theme"


def frame(request: HttpRequest) -> dict[str, object]:
    """The chosen theme, if any, the version, and whether others can reach the manager, for every template."""
    chosen = request.COOKIES.get(THEME_COOKIE, "")
    theme = chosen if chosen in THEMES else ""
    return {"theme": theme, "version": __version__, "has_visitors": bool(settings.REACH.addresses)}
