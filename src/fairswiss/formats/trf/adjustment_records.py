"""Points that differ from the scoring: record 299 of TRF26."""

from fairswiss.formats.trf.columns import columns, id_columns, natural, naturals, points_of_text, points_text
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.limits import MAX_ROUNDS
from fairswiss.model import OUTCOMES, Adjustment, Where, parse_points

_CODE, _MATCH_POINTS, _POINTS, _ROUND = columns(5, 5), columns(6, 12), columns(13, 17), columns(18, 22)
_PLAYERS = columns(23, 99_999)
_CODES = frozenset(OUTCOMES) - {" ", "?"} | {""}


def read_299(draft: Draft, number: int, line: str) -> None:
    """``299 -         1.5  004    6``: result at 5, points at 14-17, round at 20-22, players at 24-27 …"""
    read = _by_columns(line) or _by_blanks(line)
    if read is None:
        draft.report.error(
            "the change of points cannot be read",
            "the result code stands at 5, the points at 14-17, the round at 20-22, players at 24-27, 29-32 …",
            "correct the line",
            Where(number),
        )
    elif draft.registered(list(read.players), number):
        draft.adjustments.append(read)


def _by_columns(line: str) -> Adjustment | None:
    if points_of_text(line[_MATCH_POINTS]) is None or not line[_POINTS].strip():
        return None
    return _adjustment(line[_CODE].strip(), line[_POINTS], line[_ROUND].strip() or "0", line[_PLAYERS])


def _by_blanks(line: str) -> Adjustment | None:
    """Programs disagree about the columns, not about the order: code, one or two points, round, players."""
    words = line[3:].split()
    code = words.pop(0) if words and parse_points(words[0]) is None else ""
    decimals = [word for word in words[:2] if "." in word or "," in word]
    if not decimals or len(words) <= len(decimals):
        return None
    round_number, *players = words[len(decimals) :]
    return _adjustment(code, decimals[-1], round_number, " ".join(players))


def _adjustment(code: str, points_written: str, round_written: str, listed: str) -> Adjustment | None:
    points, round_number, players = points_of_text(points_written), natural(round_written), naturals(listed)
    if points is None or round_number is None or round_number > MAX_ROUNDS or not players or code.upper() not in _CODES:
        return None
    return Adjustment(tuple(players), points, code.upper(), round_number)


def write_299(adjustment: Adjustment) -> list[str]:
    """Record 299, or nothing when it names nobody or a result there is not."""
    if not adjustment.players or adjustment.code not in _CODES:
        return []
    points, players = points_text(adjustment.points), id_columns(adjustment.players)
    return [f"299 {adjustment.code or ' '}       {points:>5}  {adjustment.round:03}{players}"]
