"""The documents of the project, and what stands in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

_FENCE = re.compile(r"^(?P<fence>```+)(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[[^\]\n]*\]\((?P<target>[^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(?P<title>.+?)$", re.MULTILINE)


def documents() -> list[Path]:
    """Every Markdown file of the checkout that belongs to the project, except the expected outputs of tests."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    return sorted(found)


def named(path: Path) -> str:
    """The path as the tests show it."""
    return path.relative_to(ROOT).as_posix()


class Block(NamedTuple):
    """A fenced block: its language, the rest of the line that opens it, and what is in it."""

    language: str
    name: str
    body: str
    line: int
    follows: bool
    """Nothing but an empty line stands between this block and the one before."""


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks in their order."""
    end = -1
    for found in _FENCE.finditer(text):
        language, _, name = found["info"].strip().partition(" ")
        follows = end >= 0 and not text[end : found.start()].strip()
        yield Block(language, name, found["body"], text.count("\n", 0, found.start()) + 1, follows)
        end = found.end()


def prose(text: str) -> str:
    """The text without its fenced blocks."""
    return _FENCE.sub("", text)


def links(text: str) -> list[str]:
    """The targets of all links outside of code."""
    return [found["target"] for found in _LINK.finditer(re.sub(r"`[^`\n]*`", "", prose(text)))]


def anchors(text: str) -> set[str]:
    """What a link into this document may name: its headings, as GitHub spells them, and what has a name of its own."""
    titles = (found["title"].replace("`", "") for found in _HEADING.finditer(prose(text)))
    named = re.findall(r'^<a id="([^"]+)"></a>$', text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles} | {*named}


def shown_in(text: str) -> list[tuple[str, str]]:
    """The pictures in a text: their words, and where they are."""
    return re.findall(r"!\[([^\]]*)\]\(([^)\s]+)\)", text)


def shown_anywhere() -> set[str]:
    """The names of the pictures that any document shows, without their endings."""
    texts = (document.read_text("utf-8") for document in documents())
    return {Path(target).stem for text in texts for _, target in shown_in(text)}
