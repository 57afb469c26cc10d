"""A tournament from a list of players: looked at first, then made."""

from collections.abc import Mapping

from fairswiss.formats.players import Grid, Understood, read_grid, understood
from fairswiss.formats.players.reading import ORDERS
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, InvalidTable
from fairswiss.model.problems import Problem, Severity
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.usecases.systems import system_of

_SIGNS = {"tab": "\t", "semicolon": ";", "bar": "|", "comma": ","}


def preview(
    source: bytes | str,
    *,
    columns: Mapping[str, int] | None = None,
    order: str = "rating",
    sheet: str = "",
    charset: str = "",
    delimiter: str = "",
) -> Understood:
    """The contents of a table of players (CSV, workbook or pasted text): players, columns with reasons, problems."""
    if order not in ORDERS:
        words = "Unknown order {order!r}. Known: {known}."
        raise BadRequest(gettext(words, order=order, known=", ".join(ORDERS)), code="no-such-order")
    return understood(grid_of(source, sheet, charset, delimiter), columns=columns, order=order)


def grid_of(source: bytes | str, sheet: str = "", charset: str = "", delimiter: str = "") -> Grid:
    """The rows of a table; the delimiter by its name or as it is."""
    return read_grid(source, sheet=sheet, charset=charset, delimiter=_SIGNS.get(delimiter, delimiter))


def first_look(
    source: bytes | str, rows: int, columns: Mapping[str, int] | None = None, sheet: str = "", charset: str = ""
) -> tuple[Understood, list[tuple[int, list[str]]]]:
    """The same in the order of the file, with the first rows as they stand, each with the number of its line."""
    grid = read_grid(source, sheet=sheet, charset=charset)
    return understood(grid, columns=columns, order="file"), grid.rows[:rows]


def unusable(found: Understood, errors: tuple[Problem, ...]) -> InvalidTable:
    """The refusal of a table whose rows have errors."""
    some = gettext("{left_out} of {rows} rows cannot be used:", left_out=found.left_out, rows=found.rows)
    return InvalidTable(some if found.rows else gettext("The table cannot be used:"), errors, code="rows-unusable")


def tournament_of(
    found: Understood, *, name: str = "", rounds: int | None = None, system: str = "", leave_out: bool = False
) -> Tournament:
    """The tournament of these players; refused while a row has an error, unless such rows are to be left out."""
    errors = tuple(problem for problem in found.problems if problem.severity is Severity.ERROR)
    if errors and (not leave_out or not found.players):
        raise unusable(found, errors)
    tournament = Tournament.build(found.players, rounds_planned=rounds, info=EventInfo(name=name))
    if not system:
        return tournament
    words = system_of(tournament, system).replace("-", " ").capitalize()
    return tournament.revised(info=EventInfo(name=name, type_text=words))


def columns_of(text: str) -> dict[str, int]:
    """``name=2,rating=4`` as fields and columns."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        field, sign, column = (piece.strip() for piece in part.partition("="))
        if not sign or not (column.isascii() and column.isdigit() and len(column) < 6):
            words = "{part!r} names no column. Write the field and the column's number: name=2,rating=4."
            raise BadRequest(gettext(words, part=part), code="not-a-column")
        found[field] = int(column)
    return found
