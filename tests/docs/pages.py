"""The document that shows every page of the manager, and the addresses that there are."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from django.urls import URLPattern, URLResolver, resolve

from tests.docs.markdown import ROOT

PAGES = ROOT / "docs" / "reference" / "pages.md"
KINDS = ("desktop", "dark", "phone")
_ROW = re.compile(r"^\| `(?P<address>/\S*)`<br>.*$", re.MULTILINE)
_SHOWN = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
_ARGUMENT = re.compile(r"<(?:\w+:)?(\w+)>")


def written(route: str) -> str:
    """An address as the document writes it: its arguments in capitals."""
    return "/" + _ARGUMENT.sub(lambda found: found[1].upper(), route)


def addresses(patterns: Sequence[URLPattern | URLResolver], before: str = "") -> Iterator[str]:
    """What can be looked at."""
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            if pattern.app_name != "ninja":
                yield from addresses(pattern.url_patterns, route)
        elif "GET" in getattr(pattern.callback, "methods", ()):
            yield written(route)


def shown_in(text: str) -> list[tuple[str, str]]:
    """The pictures in a text: their words, and where they are."""
    return [(found["words"], found["target"]) for found in _SHOWN.finditer(text)]


def rows() -> dict[str, list[str]]:
    """The names of the pictures that the document shows of each address."""
    found: dict[str, list[str]] = {}
    for row in _ROW.finditer(PAGES.read_text("utf-8")):
        found.setdefault(row["address"], []).extend(Path(target).stem for _, target in shown_in(row[0]))
    return found


def misplaced(picture: str, url: str) -> list[str]:
    """Why a picture is not of the page that the document says; nothing if it is."""
    said = next((address for address, pictures in rows().items() if picture in pictures), "nowhere")
    path = urlsplit(url).path
    seen = path if path == said else written(resolve(path).route)
    return [] if seen == said else [f"{picture} shows {seen}, and docs/reference/pages.md has it at {said}"]
