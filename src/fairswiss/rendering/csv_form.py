"""A table as comma-separated values."""

from fairswiss.formats.spreadsheets import write_csv
from fairswiss.rendering.document import Table


def as_csv(table: Table) -> str:
    """The table for spreadsheets; what one would take for a formula is marked as text."""
    return write_csv([column.title for column in table.columns], table.rows)
