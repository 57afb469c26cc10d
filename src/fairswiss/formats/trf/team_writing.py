"""The records of teams, written."""

from collections.abc import Iterator

from fairswiss.formats.trf.acceleration_records import write_250
from fairswiss.formats.trf.columns import id_columns, plain, points_text
from fairswiss.formats.trf.prohibition_records import write_260
from fairswiss.formats.trf.team_records import MATCH, MOST_TEAMS, SYMBOLS
from fairswiss.model import MatchScoring, Points, Team, TeamAdjustment, TeamEvent, Tournament, format_points
from fairswiss.model.team_types import TeamPoints, team_type


def write_teams(tournament: Tournament, points: dict[int, tuple[Points, Points]]) -> list[str]:
    """All records of teams; ``points`` are the match and game points of those that have some."""
    event = tournament.team_event
    lines = [_write_team(team, points.get(team.number)) if event.numbered else _write_old(team) for team in event.teams]
    if event.board_colours:
        lines.append(f"352 {event.board_colours}")
    if event.scoring != MatchScoring():
        worth = (f"{symbol}{points_text(getattr(event.scoring, name)):>4}" for symbol, name in SYMBOLS.items())
        lines.append("362 " + "   ".join(worth))
    asked: dict[tuple[int, str], list[int]] = {}
    for bye in event.byes:
        asked.setdefault((bye.round, bye.code), []).append(bye.team)
    lines += _write_pab(event)
    lines += [f"240 {code} {number:03}{id_columns(teams)}" for (number, code), teams in asked.items() if code != "U"]
    lines += [f"330 {f.white_result}{f.black_result} {f.round:03} {f.white:>3} {f.black:>3}" for f in event.forfeits]
    for line_up in event.line_ups:
        players = "".join(f"{player:>5}" if player else " 0000" for player in line_up.players)
        lines.append(f"300 {line_up.round:03} {line_up.team:>3} {line_up.opponent:>3}{players}")
    lines += [f"{MATCH}{match.round}: {match.white}-{match.black}" for match in event.matches]
    return [*lines, *map(_write_adjustment, event.adjustments), *_arrangements(tournament)]


def _arrangements(tournament: Tournament) -> Iterator[str]:
    """Virtual points and teams that may not meet."""
    event = tournament.team_event
    column = TeamPoints.MATCH is team_type(tournament.info).primary
    yield from write_250(event.accelerations, [team.number for team in event.teams], match_points=column)
    for apart in event.prohibitions:
        yield from write_260(apart, tournament.rounds_planned)


def _write_adjustment(adjustment: TeamAdjustment) -> str:
    given = (adjustment.match_points, adjustment.game_points)
    first, second = (f"{'' if points is None else points_text(points):>5}" for points in given)
    return f"299 {adjustment.code or ' '} {first} {second}  {adjustment.round:03}{id_columns(adjustment.teams)}"


def _write_old(team: Team) -> str:
    return f"013 {plain(team.name)[:32]:<32}{' '.join(f'{player:>4}' for player in team.players)}".rstrip(" ")


def _write_team(team: Team, points: tuple[Points, Points] | None) -> str:
    stated = [text if len(text) <= 6 else "" for text in map(format_points, points or ())] or ["", ""]
    rank = str(team.rank) if 0 < team.rank <= MOST_TEAMS else ""
    nickname, strength = plain(team.nickname)[:5], plain(team.strength)[:6]
    fields = f"{team.number:>3} {plain(team.name)[:32]:<32} {nickname:<5} {strength:>6}"
    return f"310 {fields} {stated[0]:>6} {stated[1]:>6} {rank:>3} {id_columns(team.players)}".rstrip(" ")


def _write_pab(event: TeamEvent) -> list[str]:
    """Record 320, where a bye was given or has a value of its own."""
    teams = {bye.round: bye.team for bye in event.byes if bye.code == "U"}
    if not teams and event.pab is None:
        return []
    worth = [points_text(points) for points in event.pab] if event.pab else ["", ""]
    rounds = "".join(f" {teams.get(number, 0):03}" for number in range(1, max(teams, default=0) + 1))
    return [f"320 {worth[0]:>4} {worth[1]:>4}{rounds}".rstrip(" ")]
