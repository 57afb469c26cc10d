"""Sheets as pages show them."""

from fairswiss.app.sheets import Seen, of_state
from fairswiss.rendering.html import as_html
from fairswiss.rendering.sheets import Sheet, body_of, head_of, text_of, title_of
from fairswiss.store.journals import Known
from fairswiss.web.access import Action, may
from fairswiss.web.paper.words import words
from fairswiss.web.tables import Cell, Column, Table


def seen_by(user: object, event: Known) -> Seen:
    """The event as somebody who is signed in may see it: arbiters see the draft too."""
    return of_state(event.state, with_draft=may(user, Action.SEE_DRAFTS, event.event))  # type: ignore[arg-type]


def shown(sheet: Sheet) -> dict[str, object]:
    """What a template needs to show a sheet."""
    return {
        "sheet": sheet,
        "title": title_of(sheet, words),
        "table": _table(sheet) if sheet.columns else None,
        "told": as_html(body_of(sheet, words)) if sheet.told else "",
        "remarks": [text_of(remark, words) for remark in sheet.remarks],
    }


def _table(sheet: Sheet) -> Table:
    columns = [Column(head_of(column, words), column.right, column.minor) for column in sheet.columns]
    rows = [[Cell(text_of(cell, words)) for cell in row] for row in sheet.rows]
    return Table(title_of(sheet, words), columns, rows)
