"""The words of studies. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

STUDY_WORDS = {
    "cells": "{field}, {rounds} rounds",
    "tournaments": "{count} tournaments for each system, all with the same luck. ± is half of the 95 % interval.",
    "ended": "{system}: {ended} of {count} tournaments could not be paired to the end; the measures leave them out.",
    "column.measure": "Measure",
    "measure.kendall": "Rank correlation with true strength (Kendall)",
    "measure.spearman": "Rank correlation with true strength (Spearman)",
    "measure.top": "The strongest among the first",
    "measure.winner": "The strongest player wins",
    "measure.winner_rank": "True rank of the winner",
    "measure.performance_order": "More points for the better performance",
    "measure.aro_spread": "Spread of opponents’ averages in a score group",
    "measure.colour_difference": "Difference between White and Black",
    "measure.colour_beyond_one": "Players with a colour difference of two or more",
    "measure.three_in_row": "Players with the same colour three times in a row",
    "measure.floats": "Pairs with different points",
    "measure.score_difference": "Difference of points in a pair",
    "measure.downfloats_most": "Most downfloats of one player",
    "measure.upfloats_most": "Most upfloats of one player",
    "measure.downfloat_rank": "True rank of downfloaters (0 strongest, 1 weakest)",
    "measure.upfloat_rank": "True rank of upfloaters (0 strongest, 1 weakest)",
    "measure.rematches": "Pairs who had met before",
    "measure.byes": "Pairing-allocated byes",
    "measure.bye_rank": "True rank of players with the bye (0 strongest, 1 weakest)",
    "measure.tie_break": "{code} puts the stronger first",
}
"""Phrases by name; the measures by that of their column."""


def study_phrase(name: str, **values: object) -> str:
    """A phrase in the language chosen."""
    return gettext(STUDY_WORDS[name], context=f"study.{name}", **values)


def measure_name(column: str) -> str:
    """The name of a measure by its column."""
    kind, _, code = column.partition(":")
    return study_phrase(f"measure.{kind}", code=code) if code else study_phrase(f"measure.{kind}")
