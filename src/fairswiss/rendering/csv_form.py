"""A table as comma-separated values."""

import csv
import io

from fairswiss.formats.spreadsheets import FORMULA
from fairswiss.rendering.document import Table


def as_csv(table: Table) -> str:
    """The table for spreadsheets; a text that a spreadsheet would take for a formula is marked as text."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([column.title for column in table.columns])
    for row in table.rows:
        cells = zip(table.columns, row, strict=True)
        writer.writerow(
            [f"'{cell}" if not column.right and cell.startswith(FORMULA) else cell for column, cell in cells]
        )
    return written.getvalue()
