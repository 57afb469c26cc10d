"""The sheets of an event of teams: the matches of a round, the standings of the teams, the best at each board."""

from collections import Counter
from collections.abc import Iterator

from fairswiss.model.gains import points_before
from fairswiss.model.matches import Board, Match, TeamRound
from fairswiss.model.points import in_halves
from fairswiss.model.results import PENDING, side_text
from fairswiss.model.rounds import seats_of
from fairswiss.model.team_table import as_teams
from fairswiss.rendering.cross_cells import cell_of, grid_cells, grid_heads
from fairswiss.rendering.names import clean
from fairswiss.rendering.pips import pips
from fairswiss.rendering.sheets import Cell, Column, Sheet, Word
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import Standings, cross_table
from fairswiss.tiebreaks.boards import board_prizes
from fairswiss.usecases.sheets.of_matches import in_order, result_of
from fairswiss.usecases.sheets.seen import Seen, headed, people_of, titled
from fairswiss.usecases.standings import standings


def matches(seen: Seen, number: int) -> Sheet:
    """The matches in their order, each with its boards as soon as both line-ups are in; then the teams without one."""
    number = number or seen.rounds
    told = as_teams(seen.tournament.before_round(number))
    points = points_before(told)
    names = {team.number: clean(team.name) for team in seen.tournament.team_event.teams}
    columns = (
        Column("column.match", right=True),
        Column("column.team", names=True), Column("column.points", right=True, minor=True),
        Column("column.result", centred=True),
        Column("column.points", right=True, minor=True), Column("column.team", names=True),
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = []
    for at, match in in_order(seen, number):
        held = [in_halves(points[team]) for team in seats_of(match)]
        rows.append((str(at), names[match.white], held[0], result_of(match), held[1], names[match.black]))
        rows += _boards(seen, at, match)
    for team, code in _byes(seen, number):
        rows.append(("", names[team], in_halves(points[team]), "", "", Word(f"bye.{code}")))
    return headed(seen, "matches", number)._replace(columns=columns, rows=tuple(rows))


def _boards(seen: Seen, at: int, match: Match) -> Iterator[tuple[Cell, ...]]:
    people = people_of(seen)
    for number in sorted({board.number for side in match.sides for board in side.boards}):
        ours, theirs = (_at(side, number) for side in match.sides)
        result = " : ".join(side_text(one.code) for one in (ours, theirs) if one and one.code != PENDING)
        seats = [titled(people[one.player]) if one else "–" for one in (ours, theirs)]
        colours = [_pip(ours, theirs), _pip(theirs, ours)]
        yield (f"{at}.{number}", seats[0], colours[0], result, colours[1], seats[1])


def _at(side: TeamRound, number: int) -> Board | None:
    return next((board for board in side.boards if board.number == number), None)


def _pip(one: Board | None, other: Board | None) -> str:
    """The colour of a player as a pip; nothing on a board that is not played."""
    if not one or not other:
        return ""
    return pips("w" if one.colour == "w" else "b")


def _byes(seen: Seen, number: int) -> list[tuple[int, str]]:
    """The teams without a match: the allocated bye first."""
    byes = [bye for bye in seen.tournament.team_event.byes if bye.round == number]
    return [(bye.team, bye.code) for bye in sorted(byes, key=lambda bye: (bye.code != "U", bye.team))]


def teams(seen: Seen, number: int) -> Sheet:
    """The standings of the teams."""
    return _ranked(seen, "teams", number)


def team_cross(seen: Seen, number: int) -> Sheet:
    """The standings of the teams with every match: the opponent's number, the colour of board 1, the game points."""
    return _ranked(seen, "team-cross", number, crossed=True)


def _ranked(seen: Seen, kind: str, number: int, *, crossed: bool = False) -> Sheet:
    found = standings(seen.tournament, number or None, unrated=seen.unrated, teams=True)
    names = {team.number: clean(team.name) for team in seen.tournament.team_event.teams}
    heads, turns = _crossed(seen, found) if crossed else ([], [[]] * len(found.rows))
    columns = (
        Column("column.place", right=True),
        Column("column.number", right=True, minor=not crossed),
        Column("column.team", names=True),
        *(Column(title=head, right=True) for head in heads),
        Column("column.points", right=True),
        *(Column(title=str(tie_break), right=True) for tie_break in found.order[1:]),
    )
    rows = []
    for row, between in zip(found.rows, turns, strict=True):
        values = [shown(v.amount, t.entry.decimals) for t, v in zip(found.order, row.values, strict=True)]
        rows.append((str(row.place), str(row.player), names[row.player], *between, *values))
    remarks = [Word("remark.open", {"count": str(found.open_games)})] if found.open_games else []
    if crossed:
        remarks.append(Word("remark.team-grid" if found.round_robin else "remark.team-cross"))
    return headed(seen, kind, found.round)._replace(columns=columns, rows=tuple(rows), remarks=tuple(remarks))


def _crossed(seen: Seen, found: Standings) -> tuple[list[str], list[list[Cell]]]:
    """The heads of a cross table, and the cells of each team: by round or, in a round robin, by opponent."""
    table = cross_table(seen.tournament, found).rounds
    if found.round_robin:
        return grid_heads(found), [[*grid_cells(found, cells, at, teams=True)] for at, cells in enumerate(table)]
    return [*map(str, range(1, found.round + 1))], [[cell_of(cell, teams=True) for cell in cells] for cells in table]


def board_list(seen: Seen, number: int) -> Sheet:
    """Everyone by board, the best first: for board prizes."""
    found = board_prizes(seen.tournament, number or None)
    teams = {team.number: clean(team.name) for team in seen.tournament.team_event.teams}
    people, places = people_of(seen), Counter[int]()
    columns = (
        Column("column.board", right=True), Column("column.place", right=True), Column("column.name", names=True),
        Column("column.team", names=True), Column("column.games", right=True), Column("column.points", right=True),
        Column("column.performance", right=True), Column("column.enough", centred=True),
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = []
    for row in found.rows:
        places[row.board] += 1
        board = Word("boards.reserves") if row.board > found.boards else str(row.board)
        rows.append((
            board, str(places[row.board]), titled(people[row.player]), teams[row.team], str(row.games),
            in_halves(row.points), str(row.performance or ""), "✓" if row.enough else "",
        ))  # fmt: skip
    remarks = (Word("remark.boards"),)
    return headed(seen, "boards", found.round)._replace(columns=columns, rows=tuple(rows), remarks=remarks)
