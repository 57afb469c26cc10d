"""Context processor: the theme, the density, the version and the visitors flag that the layout of every page needs."""

from django.conf import settings
from django.http import HttpRequest

from fairswiss import __version__

THEMES = ("light", "dark")
THEME_COOKIE = "fairswiss_theme"
DENSITIES = ("dense",)
DENSITY_COOKIE = "fairswiss_density"


def frame(request: HttpRequest) -> dict[str, object]:
    """For every template: the chosen theme and density, if any, the version, and whether others reach the manager."""
    chosen = request.COOKIES.get(THEME_COOKIE, "")
    theme = chosen if chosen in THEMES else ""
    rows = request.COOKIES.get(DENSITY_COOKIE, "")
    density = rows if rows in DENSITIES else ""
    return {"theme": theme, "density": density, "version": __version__, "has_visitors": bool(settings.REACH.addresses)}
