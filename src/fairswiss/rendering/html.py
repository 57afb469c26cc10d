"""A document set as HTML: a fragment for somebody's page, or a page of its own that needs nothing else.

A fragment has classes alone, no style and no script, so that it fits under a strict Content-Security-Policy. All texts
are plain, so whatever could be read as markup is escaped.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from fairswiss.language import language as spoken_now
from fairswiss.rendering.document import (
    Block,
    Column,
    Drawing,
    Figure,
    Fold,
    Heading,
    Item,
    Lines,
    Marked,
    Paragraph,
    Table,
    is_linked,
    pieces,
)
from fairswiss.rendering.glossary import Glossed, Names
from fairswiss.rendering.pips import painted
from fairswiss.rendering.style import FRAGMENT_STYLE, PAGE_STYLE

MOST_NARROW = 8
"""A table with more columns scrolls in a region of its own in small windows; others break their lines."""
MOST_UPRIGHT = 12
"""A table with more columns does so in all but the largest windows, and its page is printed across."""
_FIGURE_SPACE = "\u2007"
_STYLE = f"\n{FRAGMENT_STYLE}{PAGE_STYLE}"


def as_html(blocks: Iterable[Block], top: int = 1, language: str = "", names: Names | Iterable[str] = ()) -> str:
    """The blocks as an article for any page; ``FRAGMENT_STYLE`` is its look, ``top`` the level of its title.

    Our own words are explained by the glossary; ``names`` are those of people, which are no words of ours. Several
    articles with the same ones share their :class:`Names`.
    """
    named = names if isinstance(names, Names) else Names(names)
    return "\n".join(
        (
            f'<article class="fairswiss" lang="{language or spoken_now()}">',
            *_article(blocks, top, Glossed(named)),
            "</article>",
        )
    )


def as_page(blocks: Sequence[Block], names: Iterable[str] = ()) -> str:
    """The blocks as a page that stands for itself, entitled by its first heading."""
    title = next((block.text for block in blocks if isinstance(block, Heading)), "fairswiss")
    return page(title, ("<main>", as_html(blocks, names=names), "</main>"), kind=kind_of(blocks))


def kind_of(blocks: Iterable[Block]) -> str:
    """The class of a page that shows these: those with wide tables are printed across."""
    columns = max((len(block.columns) for block in blocks if isinstance(block, Table)), default=0)
    return "fs-across" if columns > MOST_UPRIGHT else ""


def page(
    title: str, body: Iterable[str], more: str = "", kind: str = "", language: str = "", head: Sequence[str] = ()
) -> str:
    """A page around a body that is HTML already; ``more`` is added to its style, ``head`` to its head."""
    style = f"{_STYLE}{more}"
    allowed = "; manifest-src 'self'" if head else ""
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{language or spoken_now()}">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_policy(style)}{allowed}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escaped(title)}</title>",
            *head,
            f"<style>{style}</style>",
            "</head>",
            f'<body class="{kind}">' if kind else "<body>",
            *body,
            "</body>",
            "</html>",
        )
    )


def _policy(style: str) -> str:
    """Nothing works on the page but its own style: no script, no picture, no other address."""
    from base64 import b64encode
    from hashlib import sha256

    digest = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def _article(blocks: Iterable[Block], top: int, terms: Glossed) -> Iterator[str]:
    """A second title is below the first, and its sections below it."""
    titles, heading = 0, ""
    for block in blocks:
        if isinstance(block, Heading):
            titles += not block.section
            heading = block.text
            yield _heading(block, top + int(block.section) + int(titles > 1))
        elif isinstance(block, Fold):
            yield f'<details class="fs-fold"><summary>{set_text(block.title)}</summary>'
            yield from _article(block.blocks, top + 1, terms)
            yield "</details>"
        elif isinstance(block, Table):
            yield from _table(block, heading)
        elif isinstance(block, Drawing):
            yield f'<div class="fs-group">{block.svg}</div>'
        elif isinstance(block, Figure):
            yield from _figure(block, heading)
        elif isinstance(block, Paragraph):
            kind = block.text.kind if isinstance(block.text, Marked) else ""
            named = f' class="{kind}"' if kind else ""
            yield f"<p{_name(block.anchor)}{named}>{_inline(block.text, terms)}</p>"
        else:
            yield from _items(block.items, "fs-lines" if isinstance(block, Lines) else "fs-items", terms)


def _figure(figure: Figure, heading: str) -> Iterator[str]:
    """The drawing, and the table folded below it; the table is open where there is no drawing."""
    yield '<div class="fs-figure">'
    if figure.svg:
        yield f'<div class="fs-drawn{" fs-small" if figure.small else ""}">{figure.svg}</div>'
    yield f'<details class="fs-fold"{"" if figure.svg else " open"}><summary>{set_text(figure.summary)}</summary>'
    yield from _table(figure.table, heading or figure.summary, MOST_NARROW + 1)
    yield "</details></div>"


def _heading(heading: Heading, level: int) -> str:
    return f"<h{level}{_name(heading.anchor)}>{_inline(heading.text)}</h{level}>"


def _name(anchor: str) -> str:
    return f' id="{escaped(anchor)}"' if anchor else ""


def _items(items: tuple[Item, ...], kind: str, terms: Glossed) -> Iterator[str]:
    yield f'<ul class="{kind}">'
    for item in items:
        said = _inline(item.text, terms)
        under = "".join(f"<li>{_inline(text, terms)}</li>" for text in item.under)
        yield f"<li{_name(item.anchor)}>{said}{f'<ul>{under}</ul>' if under else ''}</li>"
    yield "</ul>"


# -- tables ------------------------------------------------------------------------------------------------------------


def _table(table: Table, caption: str, least: int = 0) -> Iterator[str]:
    """A table; with ``least`` it scrolls like one of so many columns, however few it has."""
    yield _region(max(least, len(table.columns)), caption)
    yield "<table>"
    if caption:
        yield f"<caption>{set_text(caption)}</caption>"
    yield f"<thead><tr>{''.join(map(_head, table.columns))}</tr></thead>"
    yield "<tbody>"
    names = next((place for place, column in enumerate(table.columns) if column.names), 0)
    cells = [_cell_setter(column.right, place == names) for place, column in enumerate(table.columns)]
    for row in table.rows:
        yield f"<tr>{''.join([cell(text) for cell, text in zip(cells, row, strict=True)])}</tr>"
    yield "</tbody>"
    yield "</table>"
    yield "</div>"


def _region(columns: int, caption: str) -> str:
    """The opening tag of a scrolling region: it must have a name and be reachable by keyboard."""
    if columns <= MOST_NARROW:
        return '<div class="fs-scroll">'
    kinds = "fs-scroll fs-wide fs-broad" if columns > MOST_UPRIGHT else "fs-scroll fs-wide"
    label = f' role="region" aria-label="{escaped(caption)}"' if caption else ""
    return f'<div class="{kinds}"{label} tabindex="0">'


def _head(column: Column) -> str:
    if not column.title:
        return "<td></td>"
    title = set_text(column.title)
    text = f'<abbr title="{escaped(column.about)}">{title}</abbr>' if column.about else title
    return f'<th scope="col" class="n">{text}</th>' if column.right else f'<th scope="col">{text}</th>'


def _cell_setter(right: bool, names: bool) -> Callable[[str], str]:
    """Sets the cells of a column; one that says nothing heads no line."""
    opened, closed = ('<th scope="row"', "</th>") if names else ("<td", "</td>")
    classes = "n" if right else ""
    plain = f'{opened} class="n">' if right else f"{opened}>"

    def cell(text: str) -> str:
        if names and not text:
            return "<td></td>"
        if not isinstance(text, Marked):
            return f"{plain}{_spaced(text)}{closed}"
        kinds = f"{classes} {text.kind}".strip()
        named = f' class="{kinds}"' if kinds else ""
        hint = f' title="{escaped(text.hint)}"' if text.hint else ""
        return f"{opened}{named}{hint}>{_inline(text)}{closed}"

    return cell


def _spaced(text: str) -> str:
    """Spaces that fill up a number are as wide as its digits."""
    if not text.startswith(" "):
        return _inline(text) if is_linked(text) else set_text(text)
    bare = text.lstrip(" ")
    return _FIGURE_SPACE * (len(text) - len(bare)) + set_text(bare)


def escaped(text: str) -> str:
    """The text so that HTML shows it as it is, between tags and in attributes. Most cells are but a number."""
    return text if text.isalnum() else escape(text)


def set_text(text: str) -> str:
    """The text between tags: escaped, and its squares of colours painted."""
    return text if text.isalnum() else painted(escape(text))


def _inline(text: str, terms: Glossed | None = None) -> str:
    if not isinstance(text, Marked):
        return "".join([_led(words, address, terms) for words, address in pieces(text)])
    parts = text.parts or ((text, ""),)
    said = "".join(
        [f'<span class="{kind}">{set_text(part)}</span>' if kind else set_text(part) for part, kind in parts]
    )
    return f'<a href="#{escaped(text.link)}">{said}</a>' if text.link else said


def _led(words: str, address: str, terms: Glossed | None) -> str:
    if address:
        return f'<a href="{escaped(address)}">{set_text(words)}</a>'
    return set_text(words) if terms is None else "".join([_term(*piece) for piece in terms.pieces(words)])


def _term(words: str, meaning: str) -> str:
    """A term shows its meaning to whoever points at it, or reaches it by keyboard or touch."""
    if not meaning:
        return set_text(words)
    return f'<abbr class="fs-term" tabindex="0" title="{escaped(meaning)}">{set_text(words)}</abbr>'
