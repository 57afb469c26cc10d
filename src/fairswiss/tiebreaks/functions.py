"""Which function an acronym stands for."""

from collections.abc import Callable, Iterable

from fairswiss.tiebreaks import opponents, own, ratings
from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.encounter import direct_encounter, mutual_points
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import Record
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
"""Those that give each participant a value, whoever is tied."""


def among(event: Event, group: Iterable[int], tie_break: TieBreak) -> dict[int, Value] | None:
    """The values of those tied by a tie-break about the tied alone (type A); None when it is not one of these."""
    if tie_break.name == "DE":
        return direct_encounter(event, group, forfeits=tie_break.forfeits)
    if tie_break.name == "MUTUAL":
        return mutual_points(event, group)
    return None
