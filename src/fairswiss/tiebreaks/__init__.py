"""TIE-BREAKS: who stands where, and how every value came about, by the editions of C.07 and the Dutch text of 1992.

May import: language, model, rating. Must never use a float, read a file, ask the clock or
draw a lot: lots that were drawn are handed in. Every function of an acronym gives its value together with the terms it
is made of.
"""

from fairswiss.tiebreaks.announced import UNPLAYED, Announced
from fairswiss.tiebreaks.catalogue import CATALOGUE, SETS
from fairswiss.tiebreaks.codes import Figure, OwnFigure, TieBreak, parse_tie_breaks
from fairswiss.tiebreaks.crosstable import Cell, CrossTable, cross_table
from fairswiss.tiebreaks.editions import EDITIONS, Edition, edition_named
from fairswiss.tiebreaks.ranking import Dropped, Standing, Standings, ranked
from fairswiss.tiebreaks.working import Term, Value

__all__ = [
    "CATALOGUE",
    "EDITIONS",
    "SETS",
    "UNPLAYED",
    "Announced",
    "Cell",
    "CrossTable",
    "Dropped",
    "Edition",
    "Figure",
    "OwnFigure",
    "Standing",
    "Standings",
    "Term",
    "TieBreak",
    "Value",
    "cross_table",
    "edition_named",
    "parse_tie_breaks",
    "ranked",
]
