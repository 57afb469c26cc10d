"""The pages of a static site: one file each, links between them, a style of their own and nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fairswiss.rendering.document import Block, Figure, Heading
from fairswiss.rendering.glossary import Names
from fairswiss.rendering.html import as_html, escaped, kind_of, page
from fairswiss.rendering.palette import STYLE
from fairswiss.rendering.style import SITE_STYLE

WHY = "-why.html"
"""The suffix of pages whose words are the engine's, in English."""


class Link(NamedTuple):
    """A page or a file of the site: where it is, seen from its first page, and what it is called."""

    href: str
    text: str


class Frame(NamedTuple):
    """The frame around every page."""

    event: str
    language: str
    links: tuple[Link, ...]
    contents: str
    """The label of the navigation."""
    skip: str
    made: str
    names: Names = Names()
    """Of people, which no glossary explains."""
    head: tuple[str, ...] = ()
    """Tags for messengers and home screens, on every page."""


def sheet_page(frame: Frame, title: str, body: Sequence[Block], here: str, beside: Sequence[Link] = ()) -> str:
    """A page with a sheet on it; ``beside`` are the other sheets about the same thing."""
    other = [f'<nav class="site site-main" aria-label="{escaped(title)}">', *_links(beside, here), "</nav>"]
    article = [as_html([Heading(title, section=False), *body], language=frame.language, names=frame.names)]
    drawn = STYLE if any(isinstance(block, Figure) for block in body) else ""
    shown = [*(other if beside else ()), *article]
    return _framed(frame, f"{title} – {frame.event}", shown, here, kind_of(body), drawn)


def first_page(frame: Frame, facts: Iterable[tuple[str, str]], sections: Iterable[tuple[str, Sequence[Link]]]) -> str:
    """The event, what is to be known of it, and the way to everything else."""
    told = [f"<dt>{escaped(name)}</dt><dd>{escaped(value)}</dd>" for name, value in facts if value]
    article = [
        f'<article class="fairswiss" lang="{frame.language}"><div class="site site-main">',
        f"<h1>{escaped(frame.event)}</h1>",
        "<dl>", *told, "</dl>",
    ]  # fmt: skip
    for head, links in sections:
        article += [f"<h2>{escaped(head)}</h2>", *_links(links)]
    return _framed(frame, frame.event, [*article, "</div></article>"], "index.html")


def _framed(frame: Frame, title: str, body: Iterable[str], here: str, kind: str = "", style: str = "") -> str:
    lines = (
        f'<a class="skip" href="#main">{escaped(frame.skip)}</a>',
        '<header class="site site-head">',
        f"<p>{escaped(frame.event)}</p>",
        f'<nav aria-label="{escaped(frame.contents)}">',
        *_links(frame.links, here),
        "</nav>",
        "</header>",
        '<main id="main">',
        *body,
        "</main>",
        f'<footer class="site site-foot"><p>{escaped(frame.made)}</p></footer>',
    )
    return f"{page(title, lines, SITE_STYLE + style, kind, frame.language, frame.head)}\n"


def _links(links: Iterable[Link], here: str = "") -> Iterator[str]:
    yield "<ul>"
    for href, text in links:
        current = ' aria-current="page"' if href == here else ""
        yield f'<li><a href="{escaped(href)}"{current}>{escaped(text)}</a></li>'
    yield "</ul>"
