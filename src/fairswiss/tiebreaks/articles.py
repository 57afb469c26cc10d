"""The index: every article of C.07 (2026), what it is about and where the code is."""

from typing import NamedTuple


class Article(NamedTuple):
    """One article; either it has a place in the code or a reason why not."""

    about: str
    place: str = ""
    """Module and name in this room."""
    why_not: str = ""


ARTICLES = {
    "1": Article("scope", "", "a statement, nothing to compute"),
    "2": Article("ways of ranking the tied", "", "a choice of the event"),
    "3": Article("play-offs", "", "played, not computed"),
    "4.2": Article("the list is applied group by group, then lots", "ranking.ranked"),
    "4.4": Article("an opponent met twice counts twice", "event.Event.meetings"),
    "5": Article("the list", "catalogue.CATALOGUE"),
    "6.1.1": Article("forfeits are no encounters", "encounter.direct_encounter"),
    "6.1.2": Article("several games count as their average", "encounter.Meetings"),
    "6.2": Article("everybody met everybody", "encounter.direct_encounter"),
    "6.3": Article("alone on top whatever the missing games bring", "encounter.direct_encounter"),
    "7.1": Article("WIN", "own.wins"),
    "7.2": Article("WON", "own.games_won"),
    "7.3": Article("BPG", "own.games_with_black"),
    "7.4": Article("BWG", "own.games_won_with_black"),
    "7.5": Article("PS", "own.progressive_scores"),
    "7.6": Article("REP", "own.rounds_elected"),
    "7.7": Article("STD", "own.standard_points"),
    "7.8": Article("TPN", "own.pairing_number"),
    "8": Article("not for round robins", "ranking.ranked"),
    "8.1": Article("BH", "opponents.buchholz"),
    "8.2": Article("AOB", "opponents.average_buchholz"),
    "8.3": Article("FB", "opponents.fore_buchholz"),
    "9.1": Article("SB", "opponents.sonneborn_berger"),
    "9.2": Article("KS", "opponents.koya"),
    "10": Article("dropped when somebody has no rating", "ranking.ranked"),
    "10.1": Article("ARO", "ratings.average_rating"),
    "10.2": Article("TPR", "ratings.performance"),
    "10.3": Article("PTP", "ratings.perfect_performance"),
    "10.4": Article("APRO", "ratings.average_performance"),
    "10.5": Article("APPO", "ratings.average_perfect_performance"),
    "10.6": Article("RTNG", "ratings.rating"),
    "11.1": Article("match points and game points", "sides.TeamsEvent"),
    "12": Article("byes and forfeits by boards", "sides.TeamsEvent.board_points"),
    "12.1": Article("BC", "teams.board_count"),
    "12.2": Article("TBR", "teams.top_boards"),
    "12.3": Article("BBE", "teams.without_bottom"),
    "13": Article("articles 6 to 10 with either score", "functions.of_one"),
    "13.1": Article("MPvGP", "teams.other_score"),
    "13.2": Article("EMMSB, EMGSB, EGMSB, EGGSB", "teams.extended_sonneborn_berger"),
    "13.3": Article("EDE, EDEBT, EDEBB, EDET, EDEB", "teams.extended_encounter"),
    "13.4": Article("SSSC", "teams.schedule_strength"),
    "14.1": Article("Cut-1", "cuts.cut"),
    "14.2": Article("Cut-2", "cuts.cut"),
    "14.3": Article("Median-1", "cuts.cut"),
    "14.4": Article("Median-2", "cuts.cut"),
    "14.5": Article("the limit of Koya", "opponents.koya"),
    "15.2": Article("round robins: forfeits are games", "event.Event.meetings"),
    "16.1": Article("requested byes, voluntarily unplayed rounds", "records.VOLUNTARY"),
    "16.2": Article("the categories of unplayed rounds", "records.category"),
    "16.3": Article("adjusted scores", "records.left_for_good"),
    "16.4": Article("dummies and their caps", "event.Event.meetings"),
    "16.5": Article("what is cut first", "cuts.cut"),
    "16.6": Article("other rules an event may announce", "announced.Announced"),
}
