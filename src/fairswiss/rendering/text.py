"""A document set as plain text for a terminal or a sheet of paper."""

from collections.abc import Iterable
from textwrap import TextWrapper

from fairswiss.rendering.document import (
    Block,
    Flat,
    Heading,
    Items,
    Lines,
    Paragraph,
    Table,
    is_linked,
    pieces,
    plain,
    unfolded,
)
from fairswiss.rendering.fitting import GAP, fitted, widths_of
from fairswiss.rendering.names import padded, width

COLUMNS = 100
_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"


def as_text(blocks: Iterable[Block], columns: int = 0, links: bool = False, colour: bool = False) -> str:
    """The blocks one under the other, an empty line between them; tables no wider than so many columns, if any.

    With ``links`` for a terminal that knows them (OSC 8); else the words of links are words. With ``colour`` headings
    and the heads of tables are bold.
    """
    text = "\n\n".join(
        "\n".join(_shown(block, colour)) for whole in unfolded(blocks) for block in _fitting(whole, columns)
    )
    return _with_hyperlinks(text) if links else plain(text)


def _fitting(block: Flat, columns: int) -> Iterable[Flat]:
    return fitted(block, columns) if columns and isinstance(block, Table) else (block,)


def _shown(block: Flat, colour: bool) -> Iterable[str]:
    lines = _set(block)
    if not colour or not isinstance(block, Heading | Table):
        return lines
    heads = 2 if isinstance(block, Heading) else 1
    return (f"{_BOLD}{line}{_PLAIN}" if line and place < heads else line for place, line in enumerate(lines))


def _set(block: Flat) -> Iterable[str]:
    if isinstance(block, Heading):
        return block.text, ("-" if block.section else "=") * width(block.text)
    if isinstance(block, Table):
        return _table(block)
    if isinstance(block, Paragraph):
        return _wrapped("", "", block.text)
    return _items(block)


def _table(table: Table) -> list[str]:
    rows = [tuple(column.title for column in table.columns), *table.rows]
    shape = list(zip(widths_of(table), (column.right for column in table.columns), strict=True))
    return [
        GAP.join([padded(cell, columns, right) for cell, (columns, right) in zip(row, shape, strict=True)]).rstrip()
        for row in rows
    ]


def _items(block: Items | Lines) -> list[str]:
    lines: list[str] = []
    for item in block.items:
        if isinstance(block, Lines):
            lines += [item.text, *(f"  {text}" for text in item.under)]
        else:
            lines += _wrapped("- ", "  ", item.text)
            for text in item.under:
                lines += _wrapped("    ", "      ", text)
    return lines


def _wrapped(first: str, further: str, text: str) -> list[str]:
    if len(first) + len(plain(text)) <= COLUMNS:
        return [first + text]
    wrapper = _Wrapper(COLUMNS, first, further, break_long_words=False, break_on_hyphens=False, expand_tabs=False)
    return wrapper.wrap(text)


class _Seen(str):
    """A piece of a line that is as long as it looks: addresses take no room."""

    __slots__ = ()

    def __len__(self) -> int:
        return len(plain(str.__str__(self)))


class _Wrapper(TextWrapper):
    """Breaks lines where they would be broken without links."""

    def _split(self, text: str) -> list[str]:
        chunks = super()._split(text)
        return [_Seen(chunk) for chunk in chunks] if is_linked(text) else chunks


def _with_hyperlinks(text: str) -> str:
    """The text with its links as a terminal takes them (OSC 8)."""
    return "".join(
        f"\x1b]8;;{address}\x1b\\{words}\x1b]8;;\x1b\\" if address else words for words, address in pieces(text)
    )
