"""The sheets of an event of teams: the matches of a round with their boards, and the standings of the teams."""

from collections.abc import Iterator

from fairswiss.model.gains import points_before
from fairswiss.model.matches import Board, Match, TeamRound, matches_of
from fairswiss.model.points import in_halves
from fairswiss.model.results import PENDING, side_text
from fairswiss.model.rounds import board_rank, seats_of
from fairswiss.model.team_table import as_teams
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Cell, Column, Sheet, Word
from fairswiss.rendering.standings import shown
from fairswiss.usecases.sheets.seen import Seen, headed, people_of, titled
from fairswiss.usecases.standings import standings

_WHITE, _BLACK = "□", "■"


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
    found = sorted(matches_of(seen.tournament, number), key=lambda one: board_rank(points, *seats_of(one)))
    for at, match in enumerate(found, 1):
        held = [in_halves(points[team]) for team in seats_of(match)]
        rows.append((str(at), names[match.white], held[0], _result(match), held[1], names[match.black]))
        rows += _boards(seen, at, match)
    for team, code in _byes(seen, number):
        rows.append(("", names[team], in_halves(points[team]), "", "", Word(f"bye.{code}")))
    return headed(seen, "matches", number)._replace(columns=columns, rows=tuple(rows))


def _result(match: Match) -> str:
    """``2½ : 1½``; nothing while a board is open."""
    white, black = match.sides
    if white.code == PENDING:
        return ""
    if white.code in "+-":
        return f"{side_text(white.code)} : {side_text(black.code)}"
    return f"{in_halves(white.game_points)} : {in_halves(black.game_points)}"


def _boards(seen: Seen, at: int, match: Match) -> Iterator[tuple[Cell, ...]]:
    people = people_of(seen)
    for number in sorted({board.number for side in match.sides for board in side.boards}):
        ours, theirs = (_at(side, number) for side in match.sides)
        result = " : ".join(side_text(one.code) for one in (ours, theirs) if one and one.code != PENDING)
        seats = [titled(people[one.player]) if one else "–" for one in (ours, theirs)]
        pips = [_pip(ours, theirs), _pip(theirs, ours)]
        yield (f"{at}.{number}", seats[0], pips[0], result, pips[1], seats[1])


def _at(side: TeamRound, number: int) -> Board | None:
    return next((board for board in side.boards if board.number == number), None)


def _pip(one: Board | None, other: Board | None) -> str:
    """The colour of a player as a pip; nothing on a board that is not played."""
    if not one or not other:
        return ""
    return _WHITE if one.colour == "w" else _BLACK


def _byes(seen: Seen, number: int) -> list[tuple[int, str]]:
    """The teams without a match: the allocated bye first."""
    byes = [bye for bye in seen.tournament.team_event.byes if bye.round == number]
    return [(bye.team, bye.code) for bye in sorted(byes, key=lambda bye: (bye.code != "U", bye.team))]


def teams(seen: Seen, number: int) -> Sheet:
    """The standings of the teams."""
    found = standings(seen.tournament, number or None, unrated=seen.unrated, teams=True)
    names = {team.number: clean(team.name) for team in seen.tournament.team_event.teams}
    columns = (
        Column("column.place", right=True),
        Column("column.number", right=True, minor=True),
        Column("column.team", names=True),
        Column("column.points", right=True),
        *(Column(title=str(tie_break), right=True) for tie_break in found.order[1:]),
    )
    rows = tuple(
        (
            str(row.place),
            str(row.player),
            names[row.player],
            *(shown(v.amount, t.entry.decimals) for t, v in zip(found.order, row.values, strict=True)),
        )
        for row in found.rows
    )
    open_games = (Word("remark.open", {"count": str(found.open_games)}),) if found.open_games else ()
    return headed(seen, "teams", found.round)._replace(columns=columns, rows=rows, remarks=open_games)
