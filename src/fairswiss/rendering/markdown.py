"""A document set as Markdown. All its texts are plain, so whatever could be read as markup is escaped."""

from collections.abc import Iterable

from fairswiss.rendering.document import Block, Flat, Heading, Item, Paragraph, Table, plain, unfolded

_MARKUP = str.maketrans({character: "\\" + character for character in "\\|*_`<["})


def as_markdown(blocks: Iterable[Block]) -> str:
    """The blocks one under the other, an empty line between them."""
    return "\n\n".join("\n".join(_set(block)) for block in unfolded(blocks))


def escaped(text: str) -> str:
    """The text so that Markdown shows it as it is."""
    return plain(text).translate(_MARKUP)


def _set(block: Flat) -> Iterable[str]:
    if isinstance(block, Heading):
        return (("## " if block.section else "# ") + escaped(block.text),)
    if isinstance(block, Table):
        return _table(block)
    if isinstance(block, Paragraph):
        return (escaped(block.text),)
    return _items(block.items)


def _table(table: Table) -> list[str]:
    ruler = ["---:" if column.right else ":---" for column in table.columns]
    rows = [tuple(column.title for column in table.columns), *table.rows]
    lines = ["| " + " | ".join(escaped(cell.strip()) for cell in row) + " |" for row in rows]
    return [lines[0], "| " + " | ".join(ruler) + " |", *lines[1:]]


def _items(items: tuple[Item, ...]) -> list[str]:
    return [line for item in items for line in (f"- {escaped(item.text)}", *(f"  - {escaped(t)}" for t in item.under))]
