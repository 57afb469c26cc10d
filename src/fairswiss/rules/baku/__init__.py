"""The Baku acceleration (C.04.7): virtual points for the upper half of the field in the first half of the rounds.

May import the model and the kernel. Must never pair: it says what players are paired *as*, for whatever edition pairs.
"""

from fairswiss.model.acceleration import announces_baku
from fairswiss.model.match_play import games_a_round
from fairswiss.model.points import Points
from fairswiss.model.rounds import seats_of
from fairswiss.model.tournament import Acceleration, Tournament


def with_announced_acceleration(tournament: Tournament) -> Tournament:
    """The tournament with the virtual points that it announces, unless it states them.

    Where teams are paired they have the virtual points, once the event is told team by team.
    """
    if tournament.accelerations or tournament.team_event.teams or not announces_baku(tournament.info):
        return tournament
    return with_baku_acceleration(tournament)


def with_baku_acceleration(tournament: Tournament) -> Tournament:
    """The tournament with the virtual points of the Baku acceleration."""
    planned = tournament.rounds_planned
    last = last_of_upper_group(tournament)
    if not planned or last is None:
        return tournament
    points = virtual_points(planned, games_a_round(tournament.info) * tournament.scoring.white_win)
    places = tournament.places()
    upper = [Acceleration(p.number, points) for p in tournament.players if places[p.number] <= places[last]]  # 1.3
    return tournament._replace(accelerations=tuple(upper))


def last_of_upper_group(tournament: Tournament) -> int | None:
    """1.2 and 1.3: the last of the first half of the first round's players, rounded up to an even number.

    He stays the last one: late entries belong to the upper group if their number puts them above him.
    """
    starters = _first_round_players(tournament)
    return starters[min(2 * -(-len(starters) // 4), len(starters)) - 1] if starters else None


def virtual_points(rounds: int, win: Points) -> tuple[Points, ...]:
    """1.4: by round, in the first half of the rounds: a win in the first half of these, half of it in the others."""
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    return (win,) * full + (win // 2,) * (accelerated - full)


def _first_round_players(tournament: Tournament) -> list[int]:
    """In the order by which they are paired."""
    place_of = tournament.places().__getitem__
    if tournament.rounds:
        first = tournament.rounds[0]
        paired = {number for game in first.games for number in seats_of(game)}
        return sorted(paired | {bye.player for bye in first.byes if bye.code == "U"}, key=place_of)
    absent = {absence.player for absence in tournament.absences if absence.round == 1}
    return sorted((player.number for player in tournament.players if player.number not in absent), key=place_of)
