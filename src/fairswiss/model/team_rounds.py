"""A round of teams as it becomes known: the matches, the line-ups and with them the boards, matches not played."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.line_ups import boards_of, strangers
from fairswiss.model.matches import matches_of
from fairswiss.model.results import is_open
from fairswiss.model.rounds import Bye, Game, Round, seats_of
from fairswiss.model.teams import ForfeitedMatch, LineUp, Team, TeamBye, TeamEvent, TeamMatch
from fairswiss.model.tournament import Tournament

_WINNER = {(True, False): "+-", (False, True): "-+", (False, False): "--"}
"""By who has somebody at a board, White's team first: the results of a match without a game."""


def with_team_round(tournament: Tournament, pairs: Sequence[tuple[int, int]], bye: int | None = None) -> Tournament:
    """This tournament with the matches of its next round paired: White's team first, the team with the bye.

    A team that is absent and paired all the same, because the pairings were fixed beforehand, forfeits the match; one
    of which nothing is said has no points. From now on the teams are known by their numbers.
    """
    number = len(tournament.rounds) + 1
    _colours_of(tournament.team_event)
    members = {player.number for player in tournament.players}
    there = {a.player: a.code for a in tournament.absences if a.round == number and a.player in members}
    later = tuple(a for a in tournament.absences if a.round > number)
    played = Round.of([], [Bye(player, code) for player, code in there.items()])
    event = _paired(tournament.team_event, number, pairs, bye)
    return tournament.revised(rounds=(*tournament.rounds, played), absences=later, team_event=event)


def _paired(event: TeamEvent, number: int, pairs: Sequence[tuple[int, int]], bye: int | None) -> TeamEvent:
    """The teams with the matches, forfeits and byes of a round."""
    absent = {bye.team for bye in event.byes if bye.round == number}
    paired = {team for pair in pairs for team in pair}
    matches, forfeits = [], []
    for white, black in pairs:
        if white in absent or black in absent:
            codes = _WINNER[white not in absent, black not in absent]
            forfeits.append(ForfeitedMatch(number, white, black, *codes))
        else:
            matches.append(TeamMatch(number, white, black))
    byes = [asked for asked in event.byes if asked.round != number or asked.team not in paired]
    if bye is not None:
        byes.append(TeamBye(number, bye, "U"))
    told = paired | absent | ({bye} if bye is not None else set())
    byes += [TeamBye(number, team.number, "Z") for team in event.teams if team.number not in told]
    return event._replace(matches=(*event.matches, *matches), forfeits=(*event.forfeits, *forfeits), byes=tuple(byes))


def with_line_ups(tournament: Tournament, line_ups: Mapping[int, Sequence[int]]) -> Tournament:
    """This tournament with line-ups for matches of its last round, by team: from the first board on, 0 for nobody.

    As soon as both line-ups of a match are known its boards are made; a match that has nobody on one side is forfeited.
    A line-up can be changed until the match has a result. The order of the players is the caller's question
    (:func:`fairswiss.model.line_ups.faults_of`).
    """
    for team, players in line_ups.items():
        tournament = _with_line_up(tournament, team, tuple(players))
    return tournament.revised()


def with_forfeited_match(tournament: Tournament, white: int, black: int, codes: str) -> Tournament:
    """This tournament with a match of its last round that is not played: ``+-``, ``-+`` or ``--``."""
    if codes not in _WINNER.values():
        words = "{codes!r} is not the result of a forfeited match: +-, -+ or --."
        raise BadRequest(gettext(words, codes=codes), code="value-unknown")
    match = _match_of(tournament, white)
    if match.teams != (white, black):
        raise _no_match(len(tournament.rounds), white)
    cleared = _without_boards(tournament, match)
    event = cleared.team_event
    forfeit = ForfeitedMatch(match.round, white, black, codes[0], codes[1])
    return cleared.revised(
        team_event=event._replace(
            matches=tuple(m for m in event.matches if m != match),
            line_ups=tuple(u for u in event.line_ups if u.round != match.round or u.team not in match.teams),
            forfeits=(*event.forfeits, forfeit),
        )
    )


def withdraw_team(tournament: Tournament, team: int, from_round: int | None = None) -> Tournament:
    """This tournament with the team absent from every round still to come, or from the given one on."""
    team_called(tournament.team_event, team)
    first = max(from_round or 0, len(tournament.rounds) + 1)
    last = tournament.rounds_planned or first
    event = tournament.team_event
    kept = [bye for bye in event.byes if not (bye.team == team and bye.round >= first)]
    gone = [TeamBye(number, team, "Z") for number in range(first, last + 1)]
    return tournament.revised(team_event=event._replace(byes=(*kept, *gone)))


def team_called(event: TeamEvent, number: int) -> Team:
    """The team of that number; :class:`BadRequest` when there is none."""
    for team in event.teams:
        if team.number == number:
            return team
    raise BadRequest(gettext("There is no team {team} in this tournament.", team=number), code="no-such-team")


def _colours_of(event: TeamEvent) -> str:
    if not event.board_colours:
        words = "The colours of the boards are not known, and with them the number of boards: WBWB means four."
        raise BadRequest(gettext(words), code="boards-unknown")
    return event.board_colours


def _no_match(number: int, team: int) -> BadRequest:
    words = "Team {team} has no match in round {number} that waits for line-ups."
    return BadRequest(gettext(words, team=team, number=number), code="no-such-match")


def _match_of(tournament: Tournament, team: int) -> TeamMatch:
    """The match of a team in the last round, whether it has boards or not; one that was forfeited is over."""
    number = len(tournament.rounds)
    forfeited = {team for match in tournament.team_event.forfeits if match.round == number for team in match.teams}
    for match in matches_of(tournament, number) if number else ():
        if team in (match.white, match.black) and team not in forfeited:
            return TeamMatch(number, match.white, match.black)
    raise _no_match(number, team)


def _with_line_up(tournament: Tournament, team: int, players: tuple[int, ...]) -> Tournament:
    event = tournament.team_event
    colours = _colours_of(event)
    faults = tuple(strangers(team_called(event, team), players, len(colours)))
    if faults:
        told = gettext("The line-up of team {team} cannot be used:", team=team)
        raise BadRequest(told, faults, code="line-up-wrong")
    match = _match_of(tournament, team)
    known = {side: _handed_in(tournament, match, side) for side in match.teams} | {team: players}
    tournament = _without_boards(tournament, match)
    event = tournament.team_event
    others = tuple(u for u in event.line_ups if u.round != match.round or u.team not in match.teams)
    waiting = tuple(
        LineUp(match.round, side, other, seated)
        for side, other in (match.teams, match.teams[::-1])
        for seated in [known[side]]
        if seated is not None
    )
    tournament = tournament._replace(team_event=event._replace(line_ups=(*others, *waiting)))
    white, black = (known[side] for side in match.teams)
    return tournament if white is None or black is None else _seated(tournament, match, white, black)


def _handed_in(tournament: Tournament, match: TeamMatch, team: int) -> tuple[int, ...] | None:
    """The line-up of a team that is known: as handed in, or as its boards show it."""
    for line_up in tournament.team_event.line_ups:
        if (line_up.round, line_up.team) == (match.round, team):
            return line_up.players
    if match in tournament.team_event.matches:
        return None
    there = set(_seats(tournament.rounds[match.round - 1]))
    return tuple(player for player in team_called(tournament.team_event, team).players if player in there)


def _seats(played: Round) -> Iterator[int]:
    for game in played.games:
        yield from seats_of(game)
    yield from (bye.player for bye in played.byes)


def _seated(tournament: Tournament, match: TeamMatch, white: Sequence[int], black: Sequence[int]) -> Tournament:
    """The boards of a match; without a game it is forfeited."""
    event, played = tournament.team_event, tournament.rounds[match.round - 1]
    games, alone = boards_of(white, black, event.board_colours)
    left = tuple(m for m in event.matches if m != match)
    if not games:
        codes = _WINNER.get((any(white), any(black)), "--")
        event = event._replace(
            matches=left,
            forfeits=(*event.forfeits, ForfeitedMatch(match.round, *match.teams, *codes)),
            line_ups=tuple(u for u in event.line_ups if u.round != match.round or u.team not in match.teams),
        )
        return tournament._replace(team_event=event)
    there = {player for game in games for player in seats_of(game)} | {bye.player for bye in alone}
    byes = [bye for bye in played.byes if bye.player not in there]
    rounds = [*tournament.rounds]
    rounds[match.round - 1] = Round.of([*played.games, *games], [*byes, *alone])
    event = event._replace(matches=left, line_ups=_line_ups_needed(event, match, there))
    return tournament._replace(rounds=tuple(rounds), team_event=event)


def _line_ups_needed(event: TeamEvent, match: TeamMatch, there: Collection[int]) -> tuple[LineUp, ...]:
    """The line-ups without those of a match that the boards of the players who are there say as well."""
    usual = {team: tuple(p for p in team_called(event, team).players if p in there) for team in match.teams}
    return tuple(
        line_up
        for line_up in event.line_ups
        if line_up.round != match.round
        or line_up.team not in match.teams
        or _without_end(line_up.players) != usual[line_up.team]
    )


def _without_end(players: Sequence[int]) -> tuple[int, ...]:
    """Without the empty boards at the end, which are the same as none."""
    filled = len(players)
    while filled and not players[filled - 1]:
        filled -= 1
    return tuple(players[:filled])


def _without_boards(tournament: Tournament, match: TeamMatch) -> Tournament:
    """The match as it was paired; refused when one of its games has a result."""
    event, played = tournament.team_event, tournament.rounds[match.round - 1]
    if match in event.matches:
        return tournament
    members = {player for team in match.teams for player in team_called(event, team).players}
    games = [game for game in played.games if game.white in members]
    if not all(is_open(game.white_result) for game in games):
        words = "The match {white}-{black} of round {number} has results, so its line-ups stand."
        raise BadRequest(gettext(words, white=match.white, black=match.black, number=match.round), code="match-begun")
    kept = Round.of(_others(played.games, games), [bye for bye in played.byes if bye.player not in members])
    rounds = (*tournament.rounds[: match.round - 1], kept, *tournament.rounds[match.round :])
    return tournament._replace(rounds=rounds, team_event=event._replace(matches=(*event.matches, match)))


def _others(games: Sequence[Game], these: Sequence[Game]) -> list[Game]:
    return [game for game in games if game not in these]
