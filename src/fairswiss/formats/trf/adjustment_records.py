"""Points of players that differ from the scoring: record 299 of TRF26."""

from fairswiss.formats.trf.changes import CODES, read_change
from fairswiss.formats.trf.columns import id_columns, points_text
from fairswiss.formats.trf.draft import Draft
from fairswiss.language import gettext
from fairswiss.model import Adjustment, Where


def read_299(draft: Draft, number: int, line: str) -> None:
    """``299 -         1.5  004    6``: result at 5, points at 14-17, round at 20-22, players at 24-27 …"""
    read = read_change(line)
    if read is None or read.points is None:
        draft.report.error(
            gettext("the change of points cannot be read"),
            gettext("columns: result code 5, points 14-17, round 20-22, players 24-27, 29-32 …"),
            gettext("correct the line"),
            Where(number),
        )
    elif draft.registered(list(read.numbers), number):
        draft.adjustments.append(Adjustment(read.numbers, read.points, read.code, read.round))


def write_299(adjustment: Adjustment) -> list[str]:
    """Record 299, or nothing when it names nobody or a result there is not."""
    if not adjustment.players or adjustment.code not in CODES:
        return []
    points, players = points_text(adjustment.points), id_columns(adjustment.players)
    return [f"299 {adjustment.code or ' '}       {points:>5}  {adjustment.round:03}{players}"]
