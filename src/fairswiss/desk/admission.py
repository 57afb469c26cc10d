"""Many players at once: a table or a report is looked at first, then those in it are registered."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.backups import snapshot
from fairswiss.desk.journals import Known
from fairswiss.desk.registration import already, register
from fairswiss.desk.telling import By
from fairswiss.formats.players import Understood
from fairswiss.formats.players.columns import FIELDS
from fairswiss.formats.trf import parse_trf
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Problem, Severity
from fairswiss.store import rows
from fairswiss.usecases.importing import first_look, unusable
from fairswiss.usecases.long_work import worked_out

_SAMPLE = 8
_REPORT = re.compile(rb"^001 [ 0-9]{3}[0-9] ?.{40}", re.MULTILINE)


class Preview(NamedTuple):
    """The players read from a table, and a sample of its first rows."""

    found: Understood
    sample: tuple[tuple[int, tuple[str, ...]], ...]
    """The number of the line and the cells, as wide as the table."""
    known: tuple[tuple[int, str], ...]
    """Players who are in the event already: the place among the players, and the reason."""

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The errors: rows that cannot be used."""
        return tuple(problem for problem in self.found.problems if problem.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The warnings: rows that should be reviewed."""
        return tuple(problem for problem in self.found.problems if problem.severity is Severity.WARNING)


def look(
    state: State, source: bytes | str, *, columns: Mapping[str, int] | None = None, sheet: str = "", charset: str = ""
) -> Preview:
    """The players of a table (CSV, XLSX, XLS, ODS, pasted text) or of a tournament report, in the order of the file."""
    content = source.encode() if isinstance(source, str) else source
    if _REPORT.search(content[: 1 << 20]):
        return _report(state, content)
    found, rows = worked_out(first_look, source, _SAMPLE, columns, sheet, charset)
    width = len(found.columns)
    sample = tuple((line, tuple([*row, *[""] * (width - len(row))][:width])) for line, row in rows)
    return Preview(found, sample, tuple(already(state, found.players)))


def _report(state: State, content: bytes) -> Preview:
    tournament, problems = worked_out(parse_trf, content)
    players = tournament.players if tournament else ()
    found = Understood(players, "TRF", (), len(players), 0, problems)
    return Preview(found, (), tuple(already(state, players)))


def columns_chosen(fields: Mapping[int, str]) -> dict[str, int]:
    """Field by field the column it is in, 0 for none, from what was chosen for every column."""
    chosen = dict.fromkeys(FIELDS, 0)
    for column, field in fields.items():
        if field and chosen.get(field):
            words = "Columns {one} and {column} cannot both be the {what}. Choose one."
            what = gettext(field.replace("_", " "), context="field")
            raise BadRequest(gettext(words, one=chosen[field], column=column, what=what), code="column-twice")
        if field:
            chosen[field] = column
    return chosen


def admit(event: str, preview: Preview, by: By, *, leave_out: bool = False, skip_known: bool = False) -> Known:
    """Register them; a copy of the journal is kept from before.

    Rows with errors have to be left out knowingly, those who are there already may be.
    """
    if rows.told_by(event, by.token):
        return journals.read(event)
    found = preview.found
    if preview.errors and not leave_out:
        raise unusable(found, preview.errors)
    snapshot(event, "before-import")
    return register(event, found.players, by, skip_known=skip_known)
