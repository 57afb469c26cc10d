"""The list of article 5: every acronym with its article, the modifiers it takes and how its value is shown."""

from typing import NamedTuple


class Entry(NamedTuple):
    """One tie-break of the list."""

    code: str
    article: str
    title: str
    modifiers: str = ""
    """``C`` cut, ``M`` median, ``L`` limit, ``K`` divisor, ``P`` forfeits as played, ``F`` fore, ``R`` reversed."""
    decimals: int = 0
    lower_first: bool = False
    teams: bool = False
    """Only for teams."""


_ENTRIES = (
    Entry("PTS", "4.2", "points", decimals=1),
    Entry("DE", "6", "direct encounter: the place among the tied", "P", lower_first=True),
    Entry("WIN", "7.1", "rounds with the points of a win, played or not"),
    Entry("WON", "7.2", "games won over the board"),
    Entry("BPG", "7.3", "games played over the board with Black"),
    Entry("BWG", "7.4", "games won over the board with Black"),
    Entry("PS", "7.5", "sum of progressive scores", "C", 1),
    Entry("REP", "7.6", "rounds one elected to play"),
    Entry("STD", "7.7", "standard points", decimals=1),
    Entry("TPN", "7.8", "tournament pairing number, the lowest first", "R", lower_first=True),
    Entry("BH", "8.1", "Buchholz: sum of the opponents' scores", "CMP", 1),
    Entry("AOB", "8.2", "average of the opponents' Buchholz", "F", 2),
    Entry("FB", "8.3", "Fore Buchholz: the last round's games taken as drawn", "CMP", 1),
    Entry("SB", "9.1", "Sonneborn-Berger: opponents' scores times the points against them", "CMP", 2),
    Entry("KS", "9.2", "Koya: points against those with at least half of the possible score", "L", 1),
    Entry("ARO", "10.1", "average rating of opponents", "CM"),
    Entry("TPR", "10.2", "tournament performance rating"),
    Entry("PTP", "10.3", "perfect tournament performance"),
    Entry("APRO", "10.4", "average performance rating of opponents"),
    Entry("APPO", "10.5", "average perfect performance of opponents"),
    Entry("RTNG", "10.6", "rating, the highest first", "R"),
    Entry("MUTUAL", "F10", "points in the games of those tied for first", decimals=1),
    Entry("AVERAGE", "F10", "exact average rating of opponents, for those tied for first", decimals=2),
    Entry("BC", "12.1", "board count: board numbers times game points, the lowest first", "P", 1, True, teams=True),
    Entry("TBR", "12.2", "top board results: the place among the tied", "P", lower_first=True, teams=True),
    Entry("BBE", "12.3", "bottom board elimination: the place among the tied", "P", lower_first=True, teams=True),
    Entry("MPVGP", "13.1", "the score that is not the primary one", decimals=1, teams=True),
    *(
        Entry(f"E{one}{two}SB", "13.2", "extended Sonneborn-Berger", "CMP", 2, teams=True)
        for one in "MG"
        for two in "MG"
    ),
    *(
        Entry(code, "13.3", "extended direct encounter: the place among the tied", "P", lower_first=True, teams=True)
        for code in ("EDE", "EDEBT", "EDEBB", "EDET", "EDEB")
    ),
    Entry("SSSC", "13.4", "scores and schedule strength combination", "FPK", 2, teams=True),
)

CATALOGUE = {entry.code: entry for entry in _ENTRIES}
"""By acronym, in the order of the articles."""

ALIASES = {"GE": "REP", "MPTS": "PTS:MP", "GPTS": "PTS:GP"}
"""Names of earlier editions and of other programs."""

SETS = {
    "swiss": "BH/C1,BH,SB,DE",
    "round-robin": "DE,WIN,SB,KS",
    "fide-swiss": "BH/C1,BH,SB,PS,DE,WIN,BWG",
    "fide-swiss-rated": "BH/C1,BH,DE,ARO/C1,WIN,BWG,BPG,SB",
    "fide-round-robin": "DE,WIN,SB,KS",
    "teams": "MPVGP,EDE,BH/C1,EMGSB",
    "teams-round-robin": "MPVGP,EDE,EMGSB",
}
"""Lists by name. C.07 has no default list: those without ``fide`` are ours. The others were FIDE's recommendations
before C.07 of 2023: C.02, 13.16.4 (ratings not all consistent), 13.16.5 (consistent ones) and 13.16.2 (round
robins)."""
