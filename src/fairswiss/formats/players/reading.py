"""From rows of cells to players, with a problem for everything that could not be used."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.formats.players.columns import Choice, as_asked, of_federation, recognised
from fairswiss.formats.players.grids import Grid
from fairswiss.formats.players.headers import header_of
from fairswiss.formats.players.headings import plain
from fairswiss.formats.players.rows import RowReader, Rows, without_remarks
from fairswiss.formats.trf.limits import MAX_PLAYERS
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Player, Problem, Remedy, Severity, Where
from fairswiss.model.player import title_rank

ORDERS = ("rating", "file")


class Understood(NamedTuple):
    """The players read from a table, with the columns and the problems."""

    players: tuple[Player, ...]
    """Numbered from 1 in the order asked for; rows with an error are not among them."""
    kind: str
    columns: tuple[Choice, ...]
    rows: int
    """Rows below the header that have something in them."""
    left_out: int
    """Rows with an error."""
    problems: tuple[Problem, ...]
    """Those of whole columns first, then those of rows."""
    charset: str = ""
    """The character set of the text, as assumed or asked for; empty for workbooks and pasted text."""


def understood(
    grid: Grid, *, columns: Mapping[str, int] | None = None, order: str = "rating", home: str = ""
) -> Understood:
    """The players of a table; ``columns`` says which column a field is in (from 1, 0 for none).

    The order is that of C.04.2, 2.2 (``rating``: rating, title, name) or that of the file (``file``). ``home`` is the
    federation of which this is the list: ratings and ids are its own then, unless the headings name FIDE.
    """
    report = Report()
    choices, body, notices = _choices(grid, report)
    choices = as_asked(of_federation(choices) if home else choices, columns or {})
    notices = [*grid.problems, *notices, *(_left_aside(choice) for choice in choices if choice.looks)]
    taken = {choice.field: choice.column - 1 for choice in choices if choice.field}
    if not {"name", "last_name"} & taken.keys():
        why = gettext("neither a heading nor the content shows which column they are in")
        what, remedy = gettext("there are no names in this table"), gettext("choose the column")
        report.add(Problem(what, why, remedy, way=Remedy.NAME_COLUMN))
        problems = (*notices, *report.problems())
        return Understood((), grid.kind, tuple(choices), len(body), len(body), problems, grid.charset)
    body = without_remarks(body, taken, report)
    readers = RowReader(body, choices, report, home)
    found = [(line, player) for line, row in body if (player := readers.player(line, row)) is not None]
    found = _without_doubles(found, report, namesakes=bool(home))
    notices += readers.notices(found)
    if not found and not report.failed:
        report.error(gettext("there is no player in this table"), "", gettext("check that this is the file you meant"))
    players = [player for _, player in found]
    ordered = sorted(players, key=starting_order) if order == "rating" else players
    numbered = tuple(player._replace(number=number) for number, player in enumerate(ordered, 1))[:MAX_PLAYERS]
    problems, left_out = (*notices, *report.problems()), len(body) - len(numbered)
    return Understood(numbered, grid.kind, tuple(choices), len(body), left_out, problems, grid.charset)


def _left_aside(choice: Choice) -> Problem:
    """The warning of a column that looks like something that counts, and is not used."""
    heading = choice.heading.strip()[:40]
    looks = gettext("FIDE id") if choice.looks == "fide_id" else gettext(choice.looks, context="field")
    what = gettext("column {column} looks like: {looks}", column=choice.column, looks=looks)
    if heading:
        words = "column {column} ({heading!r}) looks like: {looks}"
        what = gettext(words, column=choice.column, heading=heading, looks=looks)
    return _notice(what, choice.reason, gettext("choose the column for it if it is the right one"))


def _notice(what: str, why: str = "", remedy: str = "", line: int = 0) -> Problem:
    return Problem(what, why, remedy, Where(line), Severity.WARNING)


def starting_order(player: Player) -> tuple[int, int, str, str]:
    """C.04.2, 2.2: rating, title, then the alphabet."""
    return -player.rating, title_rank(player.title), plain(player.name), player.name


def _choices(grid: Grid, report: Report) -> tuple[list[Choice], Rows, list[Problem]]:
    """The columns, the rows below the headings, and what is to be said of the headings."""
    rows = grid.rows
    if grid.header:
        named = [
            Choice(at, "", "" if field == "number" else field, gettext("by its place in the line"))
            for at, field in enumerate(grid.header, 1)
        ]
        return named, rows, []
    header = header_of(rows)
    if header is None:
        return recognised([], [row for _, row in rows]), rows, []
    for line, row in rows[: header.place]:
        text = " ".join(cell.strip() for cell in row if cell.strip())[:60]
        report.warning(gettext("{text!r} is above the headings and is ignored", text=text), "", "", Where(line))
    line, headings = rows[header.place]
    body = rows[header.place + 1 :]
    notices = []
    if not header.known:
        what = gettext("line {line} is read as the headings, which are in words that are not known", line=line)
        why = gettext("it has no numbers, and there are columns of numbers below it")
        notices.append(_notice(what, why, gettext("check the columns"), line))
    return recognised(headings, [row for _, row in body]), body, notices


def _without_doubles(found: list[tuple[int, Player]], report: Report, *, namesakes: bool) -> list[tuple[int, Player]]:
    """Nobody takes part twice: the same FIDE id is an error, the same name is told unless namesakes are usual."""
    ids: dict[str, int] = {}
    names: dict[str, int] = {}
    kept = []
    for line, player in found:
        first = ids.setdefault(player.fide_id, line) if player.fide_id else line
        if first != line:
            words = "{name} has the same FIDE id {fide_id} as the player in line {first}"
            what = gettext(words, name=player.name, fide_id=player.fide_id, first=first)
            report.error(
                what, gettext("a player takes part once"), gettext("correct the id or delete the row"), Where(line)
            )
            continue
        name = " ".join(sorted(plain(player.name).split())) or player.name
        other = names.setdefault(name, line)
        if other != line and not namesakes:
            what = gettext("{name} already appears in line {other}", name=player.name, other=other)
            report.warning(
                what,
                gettext("two players can have the same name"),
                gettext("delete the row if it is the same person"),
                Where(line),
            )
        kept.append((line, player))
    return kept
