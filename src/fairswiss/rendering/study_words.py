"""The words of studies. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

STUDY_WORDS = {
    "cells": "{field}, {rounds} rounds",
    "tournaments": "{count} tournaments for each system, all with the same luck. ± is half of the 95 % interval.",
    "ended": "{system}: {ended} of {count} tournaments could not be paired to the end; the measures leave them out.",
    "column.measure": "Measure",
    "column.field": "Field",
    "column.rounds": "Rounds",
    "column.system": "System",
    "column.mean": "Mean",
    "means.about": "A mark for the mean of each system, a line for its 95 % interval. Rounds are across.",
    "spread.title": "Single tournaments: {measure}",
    "spread.about": "Line: 90 of 100 tournaments. Box: the middle half. Stroke: the median.",
    "report": "Study",
    "own.field": "Players of the event",
    "own.about": "{tournaments} tournaments with these {players} players for each line, all with the same luck. "
    "Results follow the ratings; true strength differs from the rating by {error} points (standard deviation). ± is "
    "half of the 95 % interval; a share of 0.4 means 40 of 100 tournaments.",
    "own.longer": "{last} rounds instead of {first} ({system})",
    "own.other": "{system} instead of {against}",
    "set-up": "What was played",
    "set-up.about": "{played} tournaments: {each} for each of {cells} combinations of field, rounds and system. All "
    "systems meet the same luck: the same players, absences and, where the same two meet, results.",
    "field.normal": "Field {name}: {players} players, true strength {mean} on average with a standard deviation of "
    "{spread}; ratings miss it by {rating_error} (standard deviation).",
    "field.uniform": "Field {name}: {players} players, true strength equally likely from {lowest} to {highest}; "
    "ratings miss it by {rating_error} (standard deviation).",
    "field.given": "Field {name}: {players} players with given strengths from {lowest} to {highest}; ratings miss "
    "them by {rating_error} (standard deviation).",
    "set-up.rounds": "Rounds: {rounds}.",
    "set-up.systems": "Systems: {systems}.",
    "set-up.milvang": "Results by rating difference, with draws and White’s advantage (model of Milvang, 2015).",
    "set-up.table": "Results by the expected score of the FIDE table, {draws} % draws, White’s advantage {white} "
    "rating points.",
    "set-up.absences": "Absences, one player in so many: {absences}.",
    "set-up.present": "No one is ever absent.",
    "absence.half_byes": "half-point byes {rate}",
    "absence.zero_byes": "zero-point byes {rate}",
    "absence.late": "late entries {rate}",
    "absence.withdrawals": "withdrawals {rate}",
    "absence.no_shows": "no-shows {rate}",
    "set-up.tie_breaks": "Tie-breaks: {tie_breaks}.",
    "set-up.seeds": "Seeds {first} to {last}: the same seeds give the same tournaments.",
    "nothing-compared": "The study has one system or one tournament: there is nothing to compare.",
    "found": "What was found",
    "found.about": "Each system compared with {against}, tournament by tournament, over all fields and numbers of "
    "rounds together. The number after ± is half of the 95 % interval.",
    "not-found": "What was not found",
    "not-found.about": "Here the interval includes 0. That does not prove that there is no difference; it says how "
    "large one could have been missed.",
    "system.none-found": "{system}: no difference was seen.",
    "system.all-found": "{system}: every measure differs.",
    "finding.higher": "{measure}: higher by {amount} ± {error}.",
    "finding.lower": "{measure}: lower by {amount} ± {error}.",
    "finding.better": "That is better.",
    "finding.worse": "That is worse.",
    "finding.effect": "The effect is {size} ({effect}).",
    "finding.none": "{measure}: no difference seen ({mean} ± {error}). A true difference of {least} would have been "
    "seen in 80 of 100 studies of this size.",
    "size.tiny": "very small",
    "size.small": "small",
    "size.medium": "medium",
    "size.large": "large",
    "reading": "How to read this",
    "reading.effect": "The effect is the difference divided by its standard deviation from tournament to tournament: "
    "small from {small}, medium from {medium}, large from {large} (Cohen, 1988). A very small effect can be certain "
    "and still not matter for one event.",
    "reading.chance": "{count} comparisons were made. If no system differed from the other, about {chance} of them "
    "would look like a difference by chance.",
    "reading.model": "Everything holds for these fields and this model of results; others may differ.",
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


def study_phrase(name: str, /, **values: object) -> str:
    """A phrase in the language chosen."""
    return gettext(STUDY_WORDS[name], context=f"study.{name}", **values)


def measure_name(column: str) -> str:
    """The name of a measure by its column."""
    kind, _, code = column.partition(":")
    return study_phrase(f"measure.{kind}", code=code) if code else study_phrase(f"measure.{kind}")
