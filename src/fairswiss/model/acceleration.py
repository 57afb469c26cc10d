"""Virtual points that an event announces by name alone."""

from fairswiss.model.tournament import Acceleration, EventInfo, Tournament

BAKU = "_BAKU"
"""The end of an encoded type (record 192) that announces the Baku acceleration."""


def announces_baku(info: EventInfo) -> bool:
    """Whether the event is accelerated as its encoded type says."""
    return info.encoded_type.strip().upper().endswith(BAKU)


def with_announced_acceleration(tournament: Tournament) -> Tournament:
    """The tournament with the virtual points that it announces, unless it states them."""
    if tournament.accelerations or not announces_baku(tournament.info):
        return tournament
    return with_baku_acceleration(tournament)


def with_baku_acceleration(tournament: Tournament) -> Tournament:
    """The tournament with the virtual points of the Baku acceleration (C.04.7).

    The upper half of the first round's players, rounded up to an even number, is accelerated in the first half of
    the rounds: by a win in the first half of these, by half of it in the others. Late entries belong to the upper
    group if their number puts them above its last player.
    """
    planned = tournament.rounds_planned
    starters = _first_round_players(tournament)
    if not planned or not starters:
        return tournament
    places = tournament.places()
    last = places[starters[min(2 * -(-len(starters) // 4), len(starters)) - 1]]
    accelerated = -(-planned // 2)
    full = -(-accelerated // 2)
    win = tournament.scoring.white_win
    points = (win,) * full + (win // 2,) * (accelerated - full)
    upper = [Acceleration(player.number, points) for player in tournament.players if places[player.number] <= last]
    return tournament._replace(accelerations=tuple(upper))


def _first_round_players(tournament: Tournament) -> list[int]:
    """In the order by which they are paired."""
    place_of = tournament.places().__getitem__
    if tournament.rounds:
        first = tournament.rounds[0]
        paired = {number for game in first.games for number in game[:2]}
        return sorted(paired | {bye.player for bye in first.byes if bye.code == "U"}, key=place_of)
    absent = {absence.player for absence in tournament.absences if absence.round == 1}
    return sorted((player.number for player in tournament.players if player.number not in absent), key=place_of)
