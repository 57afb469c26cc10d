"""An event of teams: every round paired by the rules, line-ups and games by lot."""

from fractions import Fraction

from fairswiss.kernel.edition import Pairing
from fairswiss.model.errors import NoPairing
from fairswiss.model.facts import EventInfo
from fairswiss.model.rounds import Absence
from fairswiss.model.team_rounds import with_forfeited_match, with_line_ups, with_team_round
from fairswiss.model.team_table import as_teams
from fairswiss.model.teams import Team, TeamBye, TeamEvent
from fairswiss.model.tournament import Tournament
from fairswiss.rules.baku import with_baku_acceleration
from fairswiss.rules.pairing import pair_round
from fairswiss.simulate.chance import Chance
from fairswiss.simulate.happenings import absences, players, result
from fairswiss.simulate.likelihood import strengths
from fairswiss.simulate.parameters import BAKU, Parameters

_RESERVES = 1
_CHANGED, _SHORT = Fraction(4), Fraction(25)
"""One line-up in so many has a reserve in it, or leaves the last board empty."""


def play_teams(parameters: Parameters, system: str, chance: Chance) -> tuple[Tournament, str]:
    """The event, and the reason why it ended before its last round; parameters speak of teams for players."""
    event, away = _opened(parameters, chance), absences(parameters, chance)
    if parameters.acceleration == BAKU:
        told = with_baku_acceleration(as_teams(_without(event, away[1])))
        event = event.revised(team_event=event.team_event._replace(accelerations=told.accelerations))
    strength = strengths(list(event.players))
    for number in range(1, parameters.rounds + 1):
        event = _without(event, away[number])
        try:
            pairing = pair_round(event, system)
        except NoPairing as impossible:
            byes = tuple(bye for bye in event.team_event.byes if bye.round != number)
            event = event.revised(team_event=event.team_event._replace(byes=byes))
            return event, impossible.message.splitlines()[0]
        event = with_team_round(event, pairing.games(), pairing.bye)
        event = _seated(event, pairing, parameters, chance)
        event = event.with_results(
            {
                (game.white, game.black): result(parameters, strength[game.white], strength[game.black], chance)
                for game in event.rounds[-1].games
            }
        )
    return event, ""


def _opened(parameters: Parameters, chance: Chance) -> Tournament:
    """Teams as strong as each other on no board: the first player of each team is stronger than any second one."""
    teams, boards = parameters.players, parameters.boards
    members = boards + _RESERVES
    people = players(parameters._replace(players=teams * members, ratings=()), chance)
    width = len(str(teams))
    listed = tuple(
        Team(at, f"Team {at:0{width}}", tuple(range(at, teams * members + 1, teams))) for at in range(1, teams + 1)
    )
    return Tournament.build(
        people,
        rounds_planned=parameters.rounds,
        first_colour=chance.pick("wb"),
        scoring=parameters.scoring,
        info=EventInfo(encoded_type=parameters.team_code),
        team_event=TeamEvent(listed, board_colours=("WB" * boards)[:boards]),
    )


def _without(event: Tournament, absent: tuple[Absence, ...]) -> Tournament:
    """The event with the teams that miss the next round."""
    byes = tuple(TeamBye(away.round, away.player, away.code) for away in absent)
    return event.revised(team_event=event.team_event._replace(byes=(*event.team_event.byes, *byes)))


def _seated(event: Tournament, pairing: Pairing, parameters: Parameters, chance: Chance) -> Tournament:
    """The boards of every match, or a match that one side does not come to."""
    lists = {team.number: team.players for team in event.team_event.teams}
    line_ups: dict[int, tuple[int, ...]] = {}
    open_matches = {match.teams for match in event.team_event.matches if match.round == pairing.round}
    for white, black in pairing.games():
        if (white, black) not in open_matches:
            continue
        if chance.one_in(parameters.forfeits * parameters.boards):
            event = with_forfeited_match(event, white, black, chance.pick(("+-", "-+")))
        else:
            line_ups |= {team: _line_up(lists[team], parameters.boards, chance) for team in (white, black)}
    return with_line_ups(event, line_ups)


def _line_up(listed: tuple[int, ...], boards: int, chance: Chance) -> tuple[int, ...]:
    left_out = chance.between(0, boards - 1)
    changed, short = chance.one_in(_CHANGED), chance.one_in(_SHORT)
    seated = tuple(player for at, player in enumerate(listed) if not changed or at != left_out)[:boards]
    return seated[: boards - 1] if short and boards > 1 else seated
