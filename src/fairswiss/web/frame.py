"""What the frame around every page shows."""

from django.http import HttpRequest

from fairswiss import __version__

THEMES = ("light", "dark")
THEME_COOKIE = "fairswiss_theme"


def frame(request: HttpRequest) -> dict[str, object]:
    """For every template: the theme that was chosen, if any, and the version."""
    chosen = request.COOKIES.get(THEME_COOKIE, "")
    return {"theme": chosen if chosen in THEMES else "", "version": __version__}
