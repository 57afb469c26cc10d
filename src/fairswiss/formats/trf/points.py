"""The points of the players, to write them and to compare them with what a file states."""

from collections.abc import Mapping

from fairswiss.formats.trf.columns import POINTS
from fairswiss.formats.trf.player_records import Row
from fairswiss.formats.trf.report import Report
from fairswiss.model import Points, Tournament, Where, format_points

_MEANT = {"W": "1W", "D": "=D", "L": "0L"}
"""Record 299 speaks of a win, rated or not."""


def points_of(tournament: Tournament) -> dict[int, Points]:
    """The points of every player after the recorded rounds, without virtual points."""
    worth = tournament.scoring.table()
    white = {key[0]: points for key, points in worth.items() if key.endswith("w")}
    black = {key[0]: points for key, points in worth.items() if key.endswith("b")}
    total = {player.number: 0 for player in tournament.players}
    for played in tournament.rounds:
        for white_player, black_player, white_code, black_code in played.games:
            total[white_player] += white[white_code]
            total[black_player] += black[black_code]
        for player, code in played.byes:
            total[player] += worth[code]
    if tournament.adjustments:
        _adjust(tournament, white, black, worth, total)
    return total


def _adjust(
    tournament: Tournament,
    white: Mapping[str, Points],
    black: Mapping[str, Points],
    worth: Mapping[str, Points],
    total: dict[int, Points],
) -> None:
    """Add bonuses and penalties, and replace what the named results are worth to the named players."""
    replaced: dict[tuple[int, int, str], Points] = {}
    for adjustment in tournament.adjustments:
        if not adjustment.code:
            times = len(tournament.rounds) if not adjustment.round else int(adjustment.round <= len(tournament.rounds))
            for player in adjustment.players:
                total[player] += times * adjustment.points
        for code in _MEANT.get(adjustment.code, adjustment.code):
            for player in adjustment.players:
                replaced[player, adjustment.round, code] = adjustment.points
    if not replaced:
        return
    for number, played in enumerate(tournament.rounds, 1):
        entries = [(game.white, game.white_result, white[game.white_result]) for game in played.games]
        entries += [(game.black, game.black_result, black[game.black_result]) for game in played.games]
        entries += [(bye.player, bye.code, worth[bye.code]) for bye in played.byes]
        for player, code, points in entries:
            in_any_round = replaced.get((player, 0, code), points)
            total[player] += replaced.get((player, number, code), in_any_round) - points


def check_points(tournament: Tournament, rows: Mapping[int, Row], report: Report) -> None:
    """Warn of players whose stated points are not those of their results.

    Some programs count a bye of a coming round already, others do not: both are right.
    """
    total = points_of(tournament)
    worth = tournament.scoring.table()
    coming = dict.fromkeys(total, 0)
    for absence in tournament.absences:
        coming[absence.player] += worth[absence.code]
    for number, row in rows.items():
        if row.points is None or row.points in (total[number], total[number] + coming[number]):
            continue
        stated, derived = format_points(row.points), format_points(total[number])
        report.warning(
            f"the points are {stated} here, but the results make {derived}",
            "the results are what counts",
            "check the results of this player and the scoring",
            Where(row.line_number, POINTS.start + 2, number),
        )
