"""The round desk: lot, draft, changes by hand, publication, results, corrections, close. This is its door."""

from fairswiss.desk.rounds.hand import change, end_hand, objections, start_hand
from fairswiss.desk.rounds.results import Result, counts_for_rating_alone, enter_results
from fairswiss.desk.rounds.stages import (
    close,
    draft,
    draft_by_hand,
    draw_lot,
    drop_draft,
    entrant_points,
    points_before,
    publish,
    reopen,
)
from fairswiss.usecases.notation import RESULTS, result_words, typed_for, typed_result

__all__ = [
    "RESULTS", "Result", "change", "close", "counts_for_rating_alone", "draft", "draft_by_hand", "draw_lot",
    "drop_draft", "end_hand", "enter_results", "entrant_points", "objections", "points_before", "publish",
    "reopen", "result_words", "start_hand", "typed_for", "typed_result",
]  # fmt: skip
