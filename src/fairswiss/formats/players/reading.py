"""From rows of cells to players, with a problem for everything that could not be used."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fairswiss.formats.players import values
from fairswiss.formats.players.columns import Choice, as_asked, by_content, by_headings, header_row
from fairswiss.formats.players.grids import Grid
from fairswiss.formats.players.headings import plain
from fairswiss.formats.trf.limits import MAX_PLAYERS
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Player, Problem, Remedy, Where
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


def understood(grid: Grid, *, columns: Mapping[str, int] | None = None, order: str = "rating") -> Understood:
    """The players of a table; ``columns`` says which column a field is in (from 1, 0 for none).

    The order is that of C.04.2, 2.2 (``rating``: rating, title, name) or that of the file (``file``).
    """
    report = Report()
    for problem in grid.problems:
        report.add(problem)
    choices, body = _choices(grid, report)
    choices = as_asked(choices, columns or {})
    taken = {choice.field: choice.column - 1 for choice in choices if choice.field}
    if not {"name", "last_name"} & taken.keys():
        why = gettext("neither a heading nor the content shows which column they are in")
        what, remedy = gettext("there are no names in this table"), gettext("choose the column")
        report.add(Problem(what, why, remedy, way=Remedy.NAME_COLUMN))
        return Understood((), grid.kind, tuple(choices), len(body), len(body), report.problems())
    read = [(line, _player(line, row, taken, report)) for line, row in body]
    found = [(line, player) for line, player in read if player is not None]
    found = _without_doubles(found, report)
    if not found and not report.failed:
        report.error(gettext("there is no player in this table"), "", gettext("check that this is the file you meant"))
    ordered = (
        sorted((player for _, player in found), key=starting_order) if order == "rating" else [p for _, p in found]
    )
    numbered = tuple(player._replace(number=number) for number, player in enumerate(ordered, 1))
    return Understood(
        numbered[:MAX_PLAYERS], grid.kind, tuple(choices), len(body), len(body) - len(numbered), report.problems()
    )


def starting_order(player: Player) -> tuple[int, int, str, str]:
    """C.04.2, 2.2: rating, title, then the alphabet."""
    return -player.rating, title_rank(player.title), plain(player.name), player.name


def _choices(grid: Grid, report: Report) -> tuple[list[Choice], list[tuple[int, list[str]]]]:
    rows = grid.rows
    if grid.header:
        named = [
            Choice(at, "", "" if field == "number" else field, gettext("by its place in the line"))
            for at, field in enumerate(grid.header, 1)
        ]
        return named, rows
    place = header_row(rows)
    if place is None:
        return by_content([row for _, row in rows]), rows
    for line, row in rows[:place]:
        text = " ".join(cell.strip() for cell in row if cell.strip())[:60]
        report.warning(gettext("{text!r} is above the headings and is ignored", text=text), "", "", Where(line))
    width = max(len(row) for _, row in rows[place:])
    headings = [*rows[place][1], *[""] * (width - len(rows[place][1]))]
    return by_headings(headings), rows[place + 1 :]


def _player(line: int, row: Sequence[str], taken: Mapping[str, int], report: Report) -> Player | None:
    """The player of a row; None when the row has an error."""

    def cell(field: str) -> str:
        at = taken.get(field, -1)
        return row[at] if 0 <= at < len(row) else ""

    sound = True
    parts = []
    for field in ("name", "last_name", "first_name"):
        if field in taken:
            text, problem = values.name(cell(field))
            parts.append(text)
            if problem:
                report.warning(*problem, Where(line, taken[field] + 1))
    name = ", ".join(part for part in parts if part)
    if not name:
        column = taken.get("name", taken.get("last_name", 0)) + 1
        report.error(
            gettext("a row has no name"),
            gettext("it would be a player without one"),
            gettext("fill it in or delete it"),
            Where(line, column),
        )
        return None
    found: dict[str, str] = {}
    for field, reader in values.READERS.items():
        said, problem, fatal = reader(cell(field))
        found[field] = said
        if problem:
            where = Where(line, taken[field] + 1)
            sound = sound and not fatal
            (report.error if fatal else report.warning)(*problem, where)
    if len(name) > values.LONGEST_NAME:
        why = gettext("a report file has {most} columns for it", most=values.LONGEST_NAME)
        report.warning(
            gettext("the name {name!r} is long and will be cut there", name=name[:60]),
            why,
            gettext("shorten it"),
            Where(line),
        )
    if not sound:
        return None
    return Player(
        0, name, int(found["rating"] or 0), found["title"], found["federation"], found["fide_id"], found["birth"],
        found["sex"], club=found["club"],
    )  # fmt: skip


def _without_doubles(found: list[tuple[int, Player]], report: Report) -> list[tuple[int, Player]]:
    """Nobody takes part twice: the same FIDE id is an error, the same name is told."""
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
        if other != line:
            what = gettext("{name} already appears in line {other}", name=player.name, other=other)
            report.warning(
                what,
                gettext("two players can have the same name"),
                gettext("delete the row if it is the same person"),
                Where(line),
            )
        kept.append((line, player))
    return kept
