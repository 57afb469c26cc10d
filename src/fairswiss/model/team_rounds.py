"""A round of teams as it becomes known: the matches, the line-ups and with them the boards, matches not played."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

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

_NO_ONE = (0,)
"""A line-up without anybody, as record 300 can state it."""


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
    return event._replace(
        numbered=True,
        matches=(*event.matches, *matches),
        forfeits=(*event.forfeits, *forfeits),
        byes=tuple(byes),
    )


def with_line_ups(tournament: Tournament, line_ups: Mapping[int, Sequence[int]]) -> Tournament:
    """This tournament with line-ups for matches of its last round, by team: from the first board on, 0 for nobody.

    As soon as both line-ups of a match are known its boards are made; a match that has nobody on one side is forfeited.
    A line-up can be changed until the match has a result. The order of the players is the caller's question
    (:func:`fairswiss.model.line_ups.faults_of`).
    """
    event = tournament.team_event
    given = {team: tuple(players) for team, players in line_ups.items()}
    _refuse_strangers(event, given)
    found = _matches_of(tournament)
    for team in given.keys() - found.keys():
        raise _no_match(len(tournament.rounds), team)
    matches = tuple(dict.fromkeys(found[team] for team in given))
    known = dict(_handed_in(tournament, matches)) | given
    return _seated(_without_boards(tournament, matches), matches, known).revised()


def _refuse_strangers(event: TeamEvent, given: Mapping[int, Sequence[int]]) -> None:
    colours, teams = _colours_of(event), {team.number: team for team in event.teams}
    for team, players in given.items():
        held = teams[team] if team in teams else team_called(event, team)
        if faults := tuple(strangers(held, players, len(colours))):
            told = gettext("The line-up of team {team} cannot be used:", team=team)
            raise BadRequest(told, faults, code="line-up-wrong")


def with_forfeited_match(tournament: Tournament, white: int, black: int, codes: str) -> Tournament:
    """This tournament with a match of its last round that is not played: ``+-``, ``-+`` or ``--``."""
    if codes not in _WINNER.values():
        words = "{codes!r} is not the result of a forfeited match: +-, -+ or --."
        raise BadRequest(gettext(words, codes=codes), code="value-unknown")
    match = _matches_of(tournament).get(white)
    if match is None or match.teams != (white, black):
        raise _no_match(len(tournament.rounds), white)
    cleared = _without_boards(tournament, (match,))
    event = cleared.team_event
    forfeit = ForfeitedMatch(match.round, white, black, codes[0], codes[1])
    return cleared.revised(
        team_event=event._replace(
            matches=tuple(m for m in event.matches if m != match),
            line_ups=tuple(_of_others(event, (match,))),
            forfeits=(*event.forfeits, forfeit),
        )
    )


def withdraw_team(tournament: Tournament, team: int, from_round: int | None = None) -> Tournament:
    """This tournament with the team absent from every round still to come, or from the given one on.

    As with :func:`with_team_round`, the teams are known by their numbers from now on.
    """
    team_called(tournament.team_event, team)
    first = max(from_round or 0, len(tournament.rounds) + 1)
    last = tournament.rounds_planned or first
    event = tournament.team_event
    kept = [bye for bye in event.byes if not (bye.team == team and bye.round >= first)]
    gone = [TeamBye(number, team, "Z") for number in range(first, last + 1)]
    return tournament.revised(team_event=event._replace(numbered=True, byes=(*kept, *gone)))


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


def _matches_of(tournament: Tournament) -> dict[int, TeamMatch]:
    """The match of each team in the last round, whether it has boards or not; one that was forfeited is over."""
    number = len(tournament.rounds)
    forfeited = {match.teams for match in tournament.team_event.forfeits if match.round == number}
    found = [TeamMatch(number, one.white, one.black) for one in (matches_of(tournament, number) if number else ())]
    return {team: match for match in found if match.teams not in forfeited for team in match.teams}


def _handed_in(tournament: Tournament, matches: Sequence[TeamMatch]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The line-ups of some matches of the last round that are known: as handed in, or as the boards show them."""
    event, number = tournament.team_event, len(tournament.rounds)
    told = {line_up.team: line_up.players for line_up in event.line_ups if line_up.round == number}
    there, waiting = set(_seats(tournament.rounds[-1])), set(event.matches)
    lists = {team.number: team.players for team in event.teams}
    for match in matches:
        for team in match.teams:
            if team in told:
                yield team, told[team]
            elif match not in waiting:
                yield team, tuple(player for player in lists[team] if player in there)


def _seats(played: Round) -> Iterator[int]:
    for game in played.games:
        yield from seats_of(game)
    yield from (bye.player for bye in played.byes)


def _seated(tournament: Tournament, matches: Sequence[TeamMatch], known: Mapping[int, tuple[int, ...]]) -> Tournament:
    """The boards of every match of which both line-ups are known; one without a game is forfeited."""
    event, played = tournament.team_event, tournament.rounds[-1]
    whole = [match for match in matches if known.keys() >= {*match.teams}]
    made = [(one, *boards_of(known[one.white], known[one.black], event.board_colours)) for one in whole]
    added = Round.of([game for _, boards, _ in made for game in boards], _left(made))
    there = {*_seats(added)}
    forfeits = [_forfeited(match, known) for match, boards, _ in made if not boards]
    over = {match.teams for match in forfeits}
    asked = [match for match in matches if match.teams not in over]
    event = event._replace(
        matches=tuple(match for match in event.matches if match not in {*whole}),
        forfeits=(*event.forfeits, *forfeits),
        line_ups=(*_of_others(event, matches), *_line_ups_needed(event, asked, known, {*whole}, there)),
    )
    byes = [bye for bye in played.byes if bye.player not in there]
    seated = Round.of([*played.games, *added.games], [*byes, *added.byes])
    return tournament._replace(rounds=(*tournament.rounds[:-1], seated), team_event=event)


def _left(made: Iterable[tuple[TeamMatch, Sequence[Game], Sequence[Bye]]]) -> list[Bye]:
    """The players without an opponent in matches that have a game."""
    return [bye for _, boards, left in made if boards for bye in left]


def _forfeited(match: TeamMatch, known: Mapping[int, tuple[int, ...]]) -> ForfeitedMatch:
    """A match without a game: won by the team that has somebody."""
    present = tuple(any(known[team]) for team in match.teams)
    return ForfeitedMatch(match.round, *match.teams, *_WINNER.get((present[0], present[1]), "--"))


def _of_others(event: TeamEvent, matches: Sequence[TeamMatch]) -> Iterator[LineUp]:
    """The line-ups of other matches than these."""
    told = {(match.round, team) for match in matches for team in match.teams}
    return (line_up for line_up in event.line_ups if (line_up.round, line_up.team) not in told)


def _line_ups_needed(
    event: TeamEvent,
    matches: Sequence[TeamMatch],
    known: Mapping[int, tuple[int, ...]],
    whole: Collection[TeamMatch],
    there: Collection[int],
) -> Iterator[LineUp]:
    """The line-ups of these matches, but for those that the boards of the players who are there say as well."""
    lists = {team.number: team.players for team in event.teams}
    for match in matches:
        for team, other in (match.teams, match.teams[::-1]):
            usual = tuple(player for player in lists[team] if player in there)
            if team in known and (match not in whole or _without_end(known[team]) != usual):
                yield LineUp(match.round, team, other, known[team] or _NO_ONE)


def _without_end(players: Sequence[int]) -> tuple[int, ...]:
    """Without the empty boards at the end, which are the same as none."""
    filled = len(players)
    while filled and not players[filled - 1]:
        filled -= 1
    return tuple(players[:filled])


def _without_boards(tournament: Tournament, matches: Sequence[TeamMatch]) -> Tournament:
    """These matches as they were paired; refused when a game of one has a result."""
    event, played = tournament.team_event, tournament.rounds[-1]
    waiting = set(event.matches)
    seated = [match for match in matches if match not in waiting]
    if not seated:
        return tournament
    lists = {team.number: team.players for team in event.teams}
    match_of = {player: match for match in seated for team in match.teams for player in lists[team]}
    for game in played.games:
        if game.white in match_of and not is_open(game.white_result):
            match, words = (
                match_of[game.white],
                "The match {white}-{black} of round {number} has results, so its line-ups stand.",
            )
            told = gettext(words, white=match.white, black=match.black, number=match.round)
            raise BadRequest(told, code="match-begun")
    games = [game for game in played.games if game.white not in match_of]
    kept = Round.of(games, [bye for bye in played.byes if bye.player not in match_of])
    event = event._replace(matches=(*event.matches, *seated))
    return tournament._replace(rounds=(*tournament.rounds[:-1], kept), team_event=event)
