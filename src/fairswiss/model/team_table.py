"""An event of teams told team by team: a team is a player, a match is a game.

Pairing systems, questions and checks speak of pairs and of points. Told like this an event of teams has both, so all of
them serve it; the points are those that count first by the type of the event, and those that count second stand beside
them (:attr:`fairswiss.model.teams.TeamEvent.secondary`).
"""

from collections.abc import Iterator

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.facts import Adjustment
from fairswiss.model.matches import Sides, TeamRound, sides_of
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.rounds import Absence, Bye, Game, Round
from fairswiss.model.scoring import Scoring
from fairswiss.model.team_types import TeamPoints, team_type
from fairswiss.model.teams import Team, TeamEvent
from fairswiss.model.tournament import Tournament

_HALVED = "="
"""The result of a match without a game in which both sides have the same points: nobody has met anybody."""


def as_teams(tournament: Tournament) -> Tournament:
    """The same event team by team; one that is told so already is as it was."""
    event = tournament.team_event
    if not event.teams:
        return tournament
    kind, sides = team_type(tournament.info), sides_of(tournament)
    by_games = kind.primary is TeamPoints.GAME
    scoring = _scoring(tournament, sides, by_games)
    rounds = [_round(number, sides) for number in range(1, len(tournament.rounds) + 1)]
    return Tournament(
        players=tuple(map(_player, sorted(event.teams))),
        rounds=tuple(rounds),
        rounds_planned=tournament.rounds_planned,
        first_colour=tournament.first_colour,
        absences=tuple(Absence(bye.round, bye.team, bye.code) for bye in event.byes if bye.round > len(rounds)),
        prohibitions=event.prohibitions,
        accelerations=event.accelerations,
        adjustments=tuple(sorted(_adjustments(sides, scoring, by_games))),
        scoring=scoring,
        info=tournament.info,
        team_event=TeamEvent(
            scoring=event.scoring,
            board_colours=event.board_colours,
            secondary=tuple(_secondary(sides, by_games)),
        ),
        extra=tournament.extra,
    )


def _player(team: Team) -> Player:
    strength = team.strength.strip()
    return Player(team.number, team.name, int(strength) if strength.isdecimal() and len(strength) < 5 else 0)


def _scoring(tournament: Tournament, sides: Sides, by_games: bool) -> Scoring:
    event, game = tournament.team_event, tournament.scoring
    if by_games:
        win, draw, loss = (sides.boards * points for points in (game.white_win, game.white_draw, game.white_loss))
    else:
        win, draw, loss = event.scoring
    pab = draw if event.pab is None else event.pab[by_games]
    return Scoring.of(win, draw, loss, pab)._replace(forfeit_loss=0 if by_games else loss)


def _round(number: int, sides: Sides) -> Round:
    turns = {team: row[number - 1] for team, row in sides.rounds.items()}
    games, byes = [], []
    seen: set[int] = set()
    for team, turn in turns.items():
        if not turn.opponent:
            byes.append(Bye(team, turn.code))
        elif team not in seen:
            other = turns[turn.opponent]
            if other.opponent != team:
                raise _not_mutual(number, team, turn.opponent)
            seen |= {team, turn.opponent}
            codes = _codes(turn, other)
            black = turn.colour == "b" or other.colour == "w"
            games.append(Game(turn.opponent, team, *codes[::-1]) if black else Game(team, turn.opponent, *codes))
    return Round.of(games, byes)


def _not_mutual(number: int, team: int, other: int) -> BadRequest:
    words = (
        "In round {number} team {team} met team {other}, whose records name another opponent. "
        "Correct the records of the round."
    )
    return BadRequest(gettext(words, number=number, team=team, other=other), code="no-team-matches")


def _codes(turn: TeamRound, other: TeamRound) -> tuple[str, str]:
    """The results of both teams; a match without a game in which both have the same points is forfeited by both."""
    return ("-", "-") if _is_halved(turn) else (turn.code, other.code)


def _is_halved(turn: TeamRound) -> bool:
    return turn.code == _HALVED and not any(board.played for board in turn.boards)


def _adjustments(sides: Sides, scoring: Scoring, by_games: bool) -> Iterator[Adjustment]:
    """The points of results that the scoring does not tell, and the bonuses."""
    worth = scoring.table()
    for team, row in sides.rounds.items():
        for turn in row:
            code = "-" if _is_halved(turn) else turn.code
            points = turn.game_points if by_games else turn.match_points
            if points != worth[code if code in worth else f"{code}w"]:
                yield Adjustment((team,), points, code, turn.round)
    for number, bonuses in enumerate(sides.bonuses):
        for team, gained in bonuses.items():
            if gained[by_games]:
                yield Adjustment((team,), gained[by_games], "", number)


def _secondary(sides: Sides, by_games: bool) -> Iterator[tuple[tuple[int, Points], ...]]:
    """The points that count second: of the bonuses from the start, then of each round."""
    for number, bonuses in enumerate(sides.bonuses):
        gained = {team: extra[not by_games] for team, extra in bonuses.items()}
        for team, row in sides.rounds.items() if number else ():
            turn = row[number - 1]
            gained[team] = gained.get(team, 0) + (turn.match_points if by_games else turn.game_points)
        yield tuple(sorted(gained.items()))


def secondary_points(tournament: Tournament) -> dict[int, Points]:
    """By team the points that count second after the recorded rounds; empty where they do not count."""
    if team_type(tournament.info).secondary is None:
        return {}
    total: dict[int, Points] = {}
    for gained in tournament.team_event.secondary[: len(tournament.rounds) + 1]:
        for team, points in gained:
            total[team] = total.get(team, 0) + points
    return total
