"""The words of the manager: collected from Python and templates, kept in catalogues, compiled without gettext's tools.

Templates are turned into Python by Django's own translator, so Babel alone can read both.
"""

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "fairswiss" / "web"
LANGUAGES = ("de",)
_KEYWORDS: dict[str, tuple[int | tuple[int, int] | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
_EMPTY_WORDS = tuple(f'"{n}-' for n in ("Project", "Report", "POT", "PO", "Last", "Language", "Generated"))
"""Headers that say nothing, or something else on every run."""
_HEADER = "# Words of the manager in the browser. Made by scripts/messages; the translations are written by hand.\n#"


def rooms() -> list[Path]:
    """The folders with catalogues of their own: the frame, and every area that has any."""
    return [WEB, *sorted(path.parent for path in WEB.glob("*/locale"))]


def file(room: Path, language: str, ending: str = "po") -> Path:
    """The catalogue of a room."""
    return room / "locale" / language / "LC_MESSAGES" / f"django.{ending}"


def collected(room: Path) -> Catalog:
    """Every message in the code and the templates of a room."""
    catalog = Catalog(domain="django", project="fairswiss", charset="utf-8", fuzzy=False, header_comment=_HEADER)
    for path in _sources(room):
        text = path.read_text("utf-8")
        python = templatize(text, origin=str(path)) if path.suffix == ".html" else text
        source = io.BytesIO(python.encode())
        for _, message, _, context in extract("python", source, keywords=_KEYWORDS, options={"encoding": "utf-8"}):
            where = path.relative_to(WEB).as_posix()
            flags = {"python-format"} if path.suffix == ".html" and "%(" in str(message) else set[str]()
            catalog.add(message, locations=[(where, 0)], context=context, flags=flags)
    return catalog


def _sources(room: Path) -> Iterator[Path]:
    others = [other for other in rooms() if other != room and other.is_relative_to(room)]
    for path in sorted([*room.rglob("*.py"), *room.rglob("*.html")]):
        if not any(path.is_relative_to(other) for other in others):
            yield path


def kept(room: Path, language: str) -> Catalog:
    """The catalogue as it is in the file."""
    path = file(room, language)
    if not path.exists():
        return Catalog(locale=language, domain="django", fuzzy=False)
    with path.open("rb") as stream:
        return read_po(stream, locale=language, domain="django")


def compiled(catalog: Catalog) -> bytes:
    """The catalogue as Django reads it."""
    stream = io.BytesIO()
    catalog.creation_date = catalog.revision_date = datetime(2026, 1, 1, tzinfo=UTC)  # the same bytes on every run
    write_mo(stream, catalog)
    return stream.getvalue()


def written(catalog: Catalog) -> bytes:
    """The catalogue as people read it."""
    stream = io.BytesIO()
    catalog.header_comment = _HEADER
    write_po(stream, catalog, sort_output=True, ignore_obsolete=True, width=120, include_lineno=False)
    lines = stream.getvalue().decode().splitlines()
    kept_lines = [line for line in lines if not line.startswith(_EMPTY_WORDS)]
    return ("\n".join(kept_lines).rstrip("\n") + "\n").encode()


def missing(catalog: Catalog) -> list[str]:
    """The messages without a translation, or with one that somebody has to look at."""
    return [str(m.id) for m in catalog if m.id and (m.fuzzy or not m.string or (m.pluralizable and not all(m.string)))]


def main(arguments: list[str]) -> int:
    """Bring the catalogues up to date and say what is missing; with ``--check`` nothing is written."""
    faults = 0
    for room in rooms():
        for language in LANGUAGES:
            catalog = kept(room, language)
            catalog.update(collected(room), no_fuzzy_matching=True)
            path = file(room, language)
            if "--check" not in arguments:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(written(catalog))
                catalog = kept(room, language)
                file(room, language, "mo").write_bytes(compiled(catalog))
            for message in missing(catalog):
                faults += 1
                print(f"{path.relative_to(ROOT)}: not translated: {message!r}")
    return 1 if faults else 0
