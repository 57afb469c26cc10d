"""The matches of teams, put together from the games of their players, board by board."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.gains import Exceptions
from fairswiss.model.points import Points
from fairswiss.model.results import FORFEITS, PENDING, PLAYED
from fairswiss.model.teams import LineUp, Team
from fairswiss.model.tournament import Tournament

_POINT = frozenset("UF")
_OPPOSITE = {"w": "b", "b": "w"}


class Board(NamedTuple):
    """One board of a match, from the side of one of the two teams."""

    number: int
    player: int
    opponent: int
    """0 when the other side's board was empty."""
    colour: str
    code: str
    points: Points

    @property
    def played(self) -> bool:
        """True if the two met over the board."""
        return self.opponent > 0 and self.code in PLAYED


class TeamRound(NamedTuple):
    """One round of one team."""

    round: int
    opponent: int
    """The scheduled team; 0 when there was none."""
    colour: str
    """That of the first board."""
    code: str
    """The result of the match as report files write results: ``1 = 0 + - U F H Z`` or blank."""
    match_points: Points
    game_points: Points
    boards: tuple[Board, ...] = ()


class Sides(NamedTuple):
    """The matches of all teams."""

    rounds: dict[int, list[TeamRound]]
    """By team, round by round."""
    boards: int
    """The number of boards of a match."""
    bonuses: list[dict[int, tuple[Points, Points]]]
    """Match and game points of bonuses and penalties by team: first those that count from the start."""


def sides_of(tournament: Tournament, rounds: int | None = None) -> Sides:
    """The matches of the first rounds (all without a number).

    Raises :class:`BadRequest` when the players of a team met those of several teams in one round: then there are no
    matches.
    """
    count = len(tournament.rounds) if rounds is None else rounds
    found = [_boards(tournament, number) for number in range(1, count + 1)]
    widest = max((len(boards) for by_team in found for _, boards in by_team.values()), default=0)
    size = max(widest, len(tournament.team_event.board_colours))
    book = _Book(tournament, size)
    by_team: dict[int, list[TeamRound]] = {team.number: [] for team in tournament.team_event.teams}
    for number, met in enumerate(found, 1):
        for team, row in by_team.items():
            row.append(book.round(number, team, met))
    return Sides(by_team, size, [book.bonuses(number) for number in range(count + 1)])


class Match(NamedTuple):
    """A match of a round as it is known so far."""

    round: int
    white: int
    """The team that has White on the first board."""
    black: int
    sides: tuple[TeamRound, TeamRound]
    """The round of both, White's team first; without boards as long as a line-up is missing."""
    line_ups: tuple[LineUp | None, LineUp | None]
    """Those handed in that are not in the order of the list, or wait for the other."""


def matches_of(tournament: Tournament, number: int) -> tuple[Match, ...]:
    """The matches of a recorded round, by the smaller number of the two teams."""
    return _matches_in(tournament, sides_of(tournament, number), number)


def all_matches(tournament: Tournament) -> list[tuple[Match, ...]]:
    """The matches of every recorded round."""
    sides = sides_of(tournament)
    return [_matches_in(tournament, sides, number) for number in range(1, len(tournament.rounds) + 1)]


def _matches_in(tournament: Tournament, sides: Sides, number: int) -> tuple[Match, ...]:
    handed = {line_up.team: line_up for line_up in tournament.team_event.line_ups if line_up.round == number}
    found = []
    for team, row in sorted(sides.rounds.items()):
        turn = row[number - 1]
        if turn.opponent > team:
            order = (turn.opponent, team) if turn.colour == "b" else (team, turn.opponent)
            both = sides.rounds[order[0]][number - 1], sides.rounds[order[1]][number - 1]
            found.append(Match(number, *order, both, (handed.get(order[0]), handed.get(order[1]))))
    return tuple(found)


def team_points(sides: Sides) -> dict[int, tuple[Points, Points]]:
    """The match and game points of every team, bonuses and penalties included."""
    total = {}
    for team, row in sides.rounds.items():
        extra = [bonus[team] for bonus in sides.bonuses if team in bonus]
        match_points = sum(turn.match_points for turn in row) + sum(points for points, _ in extra)
        game_points = sum(turn.game_points for turn in row) + sum(points for _, points in extra)
        total[team] = match_points, game_points
    return total


def without_match_or_bye(tournament: Tournament) -> Iterator[tuple[int, list[int]]]:
    """By round the teams of which nothing is recorded in it: no game, no forfeited match, no bye of the team."""
    event = tournament.team_event
    team_of = event.team_of
    told = {(bye.round, bye.team) for bye in event.byes}
    told |= {(match.round, team) for match in event.stated for team in match.teams}
    for number, played in enumerate(tournament.rounds, 1):
        there = {player for game in played.games for player in (game.white, game.black)}
        there |= {bye.player for bye in played.byes}
        seen = {team_of.get(player) for player in there}
        missing = [team.number for team in event.teams if team.number not in seen and (number, team.number) not in told]
        if missing:
            yield number, missing


_Met = dict[int, tuple[int, list[Board]]]
"""By team: the team it met, and its boards."""


def _boards(tournament: Tournament, number: int) -> _Met:
    """The opponent of every team in a round, with its boards from the first on."""
    event, played = tournament.team_event, tournament.rounds[number - 1]
    team_of = event.team_of
    sides = _sides_of_games(tournament, number)
    line_ups = {line_up.team: line_up for line_up in event.line_ups if line_up.round == number}
    present = {*sides, *(bye.player for bye in played.byes if bye.code in _POINT)}
    met: _Met = {}
    for team in event.teams:
        opponents = {team_of.get(sides[p].opponent, 0) for p in team.players if p in sides} - {0}
        if not opponents:
            continue
        opponent = _opponent(number, team.number, opponents)
        seated = _seated(team, line_ups.get(team.number), present)
        boards = [
            sides[player]._replace(number=at) if player in sides else Board(at, player, 0, "", "+", _worth(tournament))
            for at, player in enumerate(seated, 1)
            if player and (player not in sides or team_of.get(sides[player].opponent) == opponent)
        ]
        met[team.number] = opponent, boards
    return met


def _opponent(number: int, team: int, opponents: set[int]) -> int:
    """The one team that a team met in a round; :class:`BadRequest` when it is not one."""
    if len(opponents) == 1 and team not in opponents:
        return min(opponents)
    others = " and ".join(f"{other}" for other in sorted(opponents)[:3])
    raise BadRequest(
        gettext(
            (
                "In round {number} the players of team {team} met those of teams {others}, so these are not "
                "matches between two teams. Rank the players, or correct the team records."
            ),
            number=number,
            team=team,
            others=others,
        ),
        code="no-team-matches",
    )


def _worth(tournament: Tournament) -> Points:
    """A game point against an empty board."""
    return tournament.scoring.forfeit_win


def _seated(team: Team, line_up: LineUp | None, present: set[int]) -> tuple[int, ...]:
    """The players from the first board on; 0 where nobody sat."""
    if line_up is not None:
        return line_up.players
    return tuple(player for player in team.players if player in present)


def _sides_of_games(tournament: Tournament, number: int) -> dict[int, Board]:
    """The game of every player; the number of the board is still to be given."""
    worth, exceptions = tournament.scoring.table(), Exceptions(tournament)
    sides = {}
    for game in tournament.rounds[number - 1].games:
        for player, opponent, colour, code in (
            (game.white, game.black, "w", game.white_result),
            (game.black, game.white, "b", game.black_result),
        ):
            points = exceptions.value(number, player, code, worth[code + colour])
            sides[player] = Board(0, player, opponent, colour, code, points)
    return sides


class _Book:
    """The points for matches, byes and forfeits."""

    def __init__(self, tournament: Tournament, size: int) -> None:
        event, scoring = tournament.team_event, tournament.scoring
        points, half = event.scoring, size * scoring.white_draw
        self.colours = event.board_colours.lower()
        self.worth = {
            "1": points.win, "=": points.draw, "0": points.loss, "+": points.win, "-": points.loss,
            "F": points.win, "H": points.draw, "Z": 0, "U": points.draw, PENDING: 0,
        }  # fmt: skip
        self.games = {
            "+": size * scoring.forfeit_win, "-": size * scoring.forfeit_loss, "F": size * scoring.white_win,
            "H": half, "Z": 0, "U": half, PENDING: 0,
        }  # fmt: skip
        if event.pab is not None:
            self.worth["U"], self.games["U"] = event.pab
        self.byes = dict(_byes_of_players(tournament)) | {(bye.round, bye.team): bye.code for bye in event.byes}
        self.forfeits: dict[tuple[int, int], tuple[int, str, str]] = {}
        for forfeit in event.forfeits:
            self.forfeits[forfeit.round, forfeit.white] = forfeit.black, "w", forfeit.white_result
            self.forfeits[forfeit.round, forfeit.black] = forfeit.white, "b", forfeit.black_result
        self.paired: dict[tuple[int, int], tuple[int, str]] = {}
        for match in event.matches:
            self.paired[match.round, match.white] = match.black, "w"
            self.paired[match.round, match.black] = match.white, "b"
        self._values: dict[tuple[int, int, str], tuple[Points | None, Points | None]] = {}
        self._bonuses: dict[int, dict[int, tuple[Points, Points]]] = {}
        for adjustment in event.adjustments:
            for team in adjustment.teams:
                if adjustment.code:
                    for code in _MEANT.get(adjustment.code, adjustment.code):
                        change = adjustment.match_points, adjustment.game_points
                        self._values[adjustment.round, team, code] = change
                else:
                    bonuses = self._bonuses.setdefault(adjustment.round, {})
                    before = bonuses.get(team, (0, 0))
                    gained = adjustment.match_points or 0, adjustment.game_points or 0
                    bonuses[team] = before[0] + gained[0], before[1] + gained[1]

    def bonuses(self, number: int) -> dict[int, tuple[Points, Points]]:
        """Bonuses and penalties of a round; those of round 0 count from the start."""
        return self._bonuses.get(number, {})

    def round(self, number: int, team: int, met: _Met) -> TeamRound:
        """The round of a team."""
        opponent, boards = met.get(team, (0, []))
        colour = self._colour(boards)
        if (number, team) in self.forfeits:
            opponent, colour, code = self.forfeits[number, team]
        elif opponent:
            code = _result(boards, met.get(opponent, (0, []))[1])
        elif (number, team) in self.paired:
            (opponent, colour), code = self.paired[number, team], PENDING
        else:
            code = self.byes.get((number, team), "Z")
        game_points = sum(board.points for board in boards) if boards and code != PENDING else self.games.get(code, 0)
        match_points, game_points = self._changed(number, team, code, self.worth[code], game_points)
        return TeamRound(number, opponent, colour, code, match_points, game_points, tuple(boards))

    def _changed(
        self, number: int, team: int, code: str, match_points: Points, game_points: Points
    ) -> tuple[Points, Points]:
        """The points of a result, unless something else was stated for the round, or for all rounds."""
        for key in ((0, team, code), (number, team, code)):
            changed = self._values.get(key, (None, None))
            match_points = match_points if changed[0] is None else changed[0]
            game_points = game_points if changed[1] is None else changed[1]
        return match_points, game_points

    def _colour(self, boards: list[Board]) -> str:
        """The colour of the first board, also when nobody sat there: boards alternate unless the event says how."""
        for board in boards:
            if board.colour:
                return board.colour if self._like_first(board.number) else _OPPOSITE[board.colour]
        return ""

    def _like_first(self, number: int) -> bool:
        if len(self.colours) >= number:
            return self.colours[number - 1] == self.colours[0]
        return number % 2 == 1


_MEANT = {"W": "1", "D": "=", "L": "0"}


def _byes_of_players(tournament: Tournament) -> Iterator[tuple[tuple[int, int], str]]:
    """By round and team, the bye that its players have, where no record of teams says it: one U, or all F or all H."""
    for number, played in enumerate(tournament.rounds, 1):
        codes = {bye.player: bye.code for bye in played.byes}
        for team in tournament.team_event.teams:
            found = {codes[player] for player in team.players if player in codes}
            if "U" in found:
                yield (number, team.number), "U"
            elif len(found) == 1:
                yield (number, team.number), found.pop()


def _result(boards: list[Board], others: list[Board]) -> str:
    """The result of a match: more game points win; a match without a game over the board is forfeited."""
    if any(board.code == PENDING for board in (*boards, *others)):
        return PENDING
    ours, theirs = sum(board.points for board in boards), sum(board.points for board in others)
    if not any(board.played for board in boards) and all(board.code in FORFEITS for board in (*boards, *others)):
        return "+" if ours > theirs else "-" if ours < theirs or not ours else "="
    return "1" if ours > theirs else "0" if ours < theirs else "="
