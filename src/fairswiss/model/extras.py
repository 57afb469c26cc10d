"""Optional packages: which extra brings each of them, and a sentence for one that is not installed.

Nothing but click comes with fairswiss itself. The packages of an extra are imported where they are used, inside
``optional()``.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

PACKAGES = {
    "manager": (
        "argon2", "asgiref", "axes", "cryptography", "django", "django_htmx", "h11", "ninja", "platformdirs",
        "prometheus_client", "pydantic", "pydantic_core", "pyotp", "segno", "uvicorn", "whitenoise",
    ),
    "pdf": ("typst",),
    "pictures": ("vl_convert",),
    "sheets": ("python_calamine", "xlsxwriter"),
    "ratinglist": ("rapidfuzz",),
    "postgres": ("psycopg",),
    "studies": ("pyarrow",),
    "cluster": ("distributed",),
    "openid": ("authlib", "joserfc", "requests"),
}  # fmt: skip
"""The names by which the packages of each extra are imported."""


class MissingExtra(BadRequest):
    """A package that this needs is not installed."""


def missing(error: ImportError) -> MissingExtra | None:
    """The error to show for an import that failed; nothing when the package belongs to no extra."""
    package = (error.name or "").partition(".")[0]
    extra = next((extra for extra, packages in PACKAGES.items() if package in packages), "")
    if not extra:
        return None
    words = 'This needs {package}, which is not installed: pip install "fairswiss[{extra}]" installs it.'
    return MissingExtra(gettext(words, package=package, extra=extra))


@contextmanager
def optional() -> Iterator[None]:
    """Import packages of an extra, or raise :class:`MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise (missing(error) or error) from error
