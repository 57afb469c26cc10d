"""The rounds of a tournament and the byes asked for in rounds to come, from the cells of all players."""

from collections.abc import Container, Iterable, Mapping

from fairswiss.formats.trf.cells import BYE_TAILS, FULL_POINT, GAME_TAILS, NOBODY, read_carefully
from fairswiss.formats.trf.columns import CELL, FIRST_CELL
from fairswiss.formats.trf.draft import Request
from fairswiss.formats.trf.games import RoundCells, games_of
from fairswiss.formats.trf.limits import MAX_ROUNDS, too_large
from fairswiss.formats.trf.player_records import Row
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Absence, Bye, Round, TeamEvent, Where

_NO_ROUNDS_BEYOND = FIRST_CELL + MAX_ROUNDS * CELL


def read_cells(rows: Mapping[int, Row], report: Report) -> list[RoundCells]:
    """The cells of every round, read player by player: the work is bounded by the length of the file."""
    opponents = {f"{number:>5}": number for number in rows}
    opponents |= {f" {number:04}": number for number in rows if number < 1000}
    opponent_of, tail_of = opponents.get, GAME_TAILS.get
    rounds: list[RoundCells] = []
    for number, row in rows.items():
        line = row.line
        if report.overwhelmed:
            break
        if len(line) > _NO_ROUNDS_BEYOND:
            what = gettext("Line {number} has more rounds than possible", number=row.line_number)
            raise too_large(what, MAX_ROUNDS, gettext("Shorten the line."))
        places = range(FIRST_CELL, len(line), CELL)
        while len(rounds) < len(places):
            rounds.append(RoundCells())
        for cells, at in zip(rounds, places, strict=False):
            opponent, tail = opponent_of(line[at : at + 5]), tail_of(line[at + 5 : at + CELL])
            if opponent and tail and opponent != number:
                cells.opponents[number] = opponent
                cells.tails[number] = tail
            else:
                _read_rare(line[at : at + CELL], Where(row.line_number, at + 1, number), cells, rows, report)
    return rounds


def _read_rare(cell: str, where: Where, cells: RoundCells, players: Container[int], report: Report) -> None:
    """Read the cell of a bye, or one that is empty or odd."""
    mark = BYE_TAILS.get(cell[5:]) if cell[:5] == NOBODY else None
    if mark is not None:
        cells.marks[where.player] = mark
    elif cell.strip(" "):
        where = where._replace(round=(where.column - FIRST_CELL) // CELL + 1)
        read = read_carefully(cell, where, players, report)
        if read is None:
            cells.unread.add(where.player)
        elif isinstance(read, str):
            cells.marks[where.player] = read
        else:
            cells.opponents[where.player], cells.tails[where.player] = read


def grant(requests: Iterable[Request], rounds: list[RoundCells], report: Report) -> None:
    """Enter the byes of record 240 into the cells, where they must not contradict what stands there."""
    for request in requests:
        while len(rounds) < request.round:
            rounds.append(RoundCells())
        cells = rounds[request.round - 1]
        mark = cells.marks.get(request.player)
        if request.player in cells.opponents or (
            mark not in (None, request.code) and (mark, request.code) != ("+", "F")
        ):
            says = (
                gettext("a bye {mark}", mark=mark)
                if mark
                else gettext("a game against {opponent}", opponent=cells.opponents[request.player])
            )
            report.error(
                gettext("record 240 says {code}, the player's own record has {says}", code=request.code, says=says),
                gettext("a player has one entry per round"),
                gettext("correct one of the two"),
                Where(request.line, 0, request.player, request.round),
            )
        elif request.player not in cells.unread:
            cells.marks[request.player] = request.code


def recorded(rounds: list[RoundCells], event: TeamEvent) -> int:
    """The number of rounds paired: up to the last one with a game or a pairing-allocated bye, or a match of teams.

    Byes in the columns of later rounds were asked for in advance; a file must not grow a round by them.
    """
    told = event.rounds_paired
    for number in range(len(rounds), told, -1):
        cells = rounds[number - 1]
        if cells.opponents or "U" in cells.marks.values() or FULL_POINT in cells.marks.values():
            return number
    return told


def rounds_of(rounds: list[RoundCells], lines: Mapping[int, int], report: Report, event: TeamEvent) -> list[Round]:
    """The rounds that have been paired; in a tournament of teams a whole team can have the allocated bye."""
    teams = bool(event.teams)
    return [
        Round(tuple(games_of(cells, number, lines, report)), tuple(_byes(cells.marks, number, lines, report, teams)))
        for number, cells in enumerate(rounds[: recorded(rounds, event)], 1)
        if not report.overwhelmed
    ]


def _byes(marks: dict[int, str], number: int, lines: Mapping[int, int], report: Report, teams: bool) -> list[Bye]:
    allocated = [player for player, mark in marks.items() if mark == "U"]
    points = sorted(player for player, mark in marks.items() if mark == FULL_POINT)
    if len(allocated) > 1 and not teams:
        report.error(
            gettext(
                "round {number} has {count} pairing-allocated byes, of {allocated}",
                number=number,
                count=len(allocated),
                allocated=_listed(sorted(allocated), lines),
            ),
            gettext("a round has at most one"),
            gettext("write F for a full-point bye that was asked for"),
            Where(lines[allocated[1]], player=allocated[1], round=number),
        )
    meant = dict.fromkeys(points, "F")
    if points and not allocated:
        meant[points.pop()] = "U"
    if points:
        report.warning(
            gettext(
                "a point without an opponent is read as a full-point bye (F) of {points}", points=_listed(points, lines)
            ),
            gettext("the pairing-allocated bye of this round went to someone else"),
            gettext("write U for the one and F for the others"),
            Where(lines[points[0]], player=points[0], round=number),
        )
    return [Bye(player, meant.get(player, mark)) for player, mark in marks.items()]


def _listed(players: list[int], lines: Mapping[int, int]) -> str:
    named = ", ".join(gettext("{player} (line {line})", player=p, line=lines[p]) for p in players[:5])
    if len(players) > 5:
        return gettext("player {named} and {count} more", named=named, count=len(players) - 5)
    return gettext("player {named}", named=named)


def absences_of(rounds: list[RoundCells], absent_next: Iterable[int], event: TeamEvent) -> list[Absence]:
    """The byes asked for in rounds not yet paired; what a player's own entry says goes before record XXZ."""
    paired = recorded(rounds, event)
    asked = {
        (number, player): mark
        for number, cells in enumerate(rounds[paired:], paired + 1)
        for player, mark in cells.marks.items()
    }
    for player in absent_next:
        asked.setdefault((paired + 1, player), "Z")
    return [Absence(number, player, code) for (number, player), code in asked.items()]
