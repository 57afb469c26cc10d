"""Which function an acronym stands for."""

from collections.abc import Callable, Iterable

from fairswiss.tiebreaks import opponents, own, ratings, teams
from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.encounter import direct_encounter, mutual_points
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import Record
from fairswiss.tiebreaks.sides import GAME, TeamsEvent
from fairswiss.tiebreaks.working import Value

OF_ONE: dict[str, Callable[[Event, Record, TieBreak], Value]] = {
    "PTS": own.points,
    "WIN": own.wins,
    "WON": own.games_won,
    "BPG": own.games_with_black,
    "BWG": own.games_won_with_black,
    "PS": own.progressive_scores,
    "REP": own.rounds_elected,
    "STD": own.standard_points,
    "TPN": own.pairing_number,
    "BH": opponents.buchholz,
    "AOB": opponents.average_buchholz,
    "FB": opponents.fore_buchholz,
    "SB": opponents.sonneborn_berger,
    "KS": opponents.koya,
    "ARO": ratings.average_rating,
    "TPR": ratings.performance,
    "PTP": ratings.perfect_performance,
    "APRO": ratings.average_performance,
    "APPO": ratings.average_perfect_performance,
    "RTNG": ratings.rating,
    "AVERAGE": ratings.exact_average_rating,
}
"""Tie-breaks that give each participant a value, no matter who is tied."""


OF_ONE_TEAM: dict[str, Callable[[TeamsEvent, Record, TieBreak], Value]] = {
    "MPVGP": teams.other_score,
    **dict.fromkeys(("EMMSB", "EMGSB", "EGMSB", "EGGSB"), teams.extended_sonneborn_berger),
    "SSSC": teams.schedule_strength,
}
"""The same for teams alone."""

_COUNTS = frozenset({"WIN", "WON", "BPG", "BWG"})

_AMONG_TEAMS: dict[str, Callable[[TeamsEvent, Iterable[int], TieBreak], dict[int, Value]]] = {
    "BC": teams.board_count,
    "TBR": teams.top_boards,
    "BBE": teams.without_bottom,
    **dict.fromkeys(("EDE", "EDEBT", "EDEBB", "EDET", "EDEB"), teams.extended_encounter),
}


def of_one(event: Event, tie_break: TieBreak) -> Callable[[Record], Value] | None:
    """The function that gives each participant a value; None for tie-breaks about the tied alone."""
    counted, name = event.scored(tie_break), tie_break.name
    if isinstance(counted, TeamsEvent):
        if name in _COUNTS and counted.score == GAME:
            return lambda record: teams.games_counted(counted, record, tie_break)
        if of_team := OF_ONE_TEAM.get(name):
            return lambda record: of_team(counted, record, tie_break)
    function = OF_ONE.get(name)
    if function is None:
        return None
    if counted is event:
        return lambda record: function(event, record, tie_break)
    return lambda record: function(counted, counted.records[record.player.number], tie_break)


def among(event: Event, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value] | None:
    """The values of those tied by a tie-break about the tied alone (type A); None when it is not one of these."""
    counted, name = event.scored(tie_break), tie_break.name
    if name == "DE":
        return direct_encounter(counted, group, forfeits=tie_break.forfeits)
    if name == "MUTUAL":
        return mutual_points(counted, group)
    if isinstance(counted, TeamsEvent) and name in _AMONG_TEAMS:
        return _AMONG_TEAMS[name](counted, group, tie_break)
    return None
