"""Text in cells that a spreadsheet must not take for a formula: one way to mark it, and the way back.

A cell that begins with ``= + - @`` (or their wide forms), perhaps after blanks, or with a tab or a line end, is run by
spreadsheets as a formula when a file of comma-separated values is opened. An apostrophe before it makes it text. A
plain number is left alone, for sums are made of numbers, and so are signs alone, which have nothing to compute.
"""

import re

_FORMULA = re.compile(r"'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])")
_HARMLESS = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?|[+-]{1,2}")
MARK = "'"


def neutral(text: str) -> str:
    """The text as it can stand in a cell: with an apostrophe before it, if it could be taken for a formula."""
    return f"{MARK}{text}" if _FORMULA.match(text) and not _HARMLESS.fullmatch(text) else text


def restored(text: str) -> str:
    """The text of a cell without the apostrophe that :func:`neutral` put before it."""
    return text[1:] if text.startswith(MARK) and _FORMULA.match(text) else text
