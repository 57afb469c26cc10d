"""A document set as plain text for a terminal or a sheet of paper."""

from collections.abc import Iterable
from textwrap import TextWrapper

from fairswiss.rendering.document import Block, Heading, Items, Lines, Paragraph, Table
from fairswiss.rendering.fitting import GAP, fitted, widths_of
from fairswiss.rendering.names import padded, width

COLUMNS = 100


def as_text(blocks: Iterable[Block], columns: int = 0) -> str:
    """The blocks one under the other, an empty line between them; tables no wider than so many columns, if any."""
    return "\n\n".join("\n".join(_set(block)) for whole in blocks for block in _fitting(whole, columns))


def _fitting(block: Block, columns: int) -> Iterable[Block]:
    return fitted(block, columns) if columns and isinstance(block, Table) else (block,)


def _set(block: Block) -> Iterable[str]:
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
        GAP.join(padded(cell, columns, right) for cell, (columns, right) in zip(row, shape, strict=True)).rstrip()
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
    if len(first) + len(text) <= COLUMNS:
        return [first + text]
    wrapper = TextWrapper(COLUMNS, first, further, break_long_words=False, break_on_hyphens=False, expand_tabs=False)
    return wrapper.wrap(text)
