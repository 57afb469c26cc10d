"""The points of the players, to write them and to compare them with what a file states."""

from collections.abc import Mapping

from fairswiss.formats.trf.columns import POINTS
from fairswiss.formats.trf.player_records import Row
from fairswiss.formats.trf.report import Report
from fairswiss.formats.trf.team_records import Stated
from fairswiss.language import gettext
from fairswiss.model import BadRequest, Points, Tournament, Where, format_points
from fairswiss.model.gains import points_before


def check_points(tournament: Tournament, rows: Mapping[int, Row], report: Report) -> None:
    """Warn of players whose stated points are not those of their results.

    Some programs count a bye of a coming round already, others do not: both are right.
    """
    total = points_before(tournament)
    worth = tournament.scoring.table()
    coming = dict.fromkeys(total, 0)
    for absence in tournament.absences:
        coming[absence.player] += worth[absence.code]
    for number, row in rows.items():
        if row.points is None or row.points in (total[number], total[number] + coming[number]):
            continue
        stated, derived = format_points(row.points), format_points(total[number])
        report.warning(
            gettext("the points are {stated} here, but the results make {derived}", stated=stated, derived=derived),
            gettext("the results are what counts"),
            gettext("check the results of this player and the scoring"),
            Where(row.line_number, POINTS.start + 2, number),
        )


def team_points_of(tournament: Tournament) -> dict[int, tuple[Points, Points]]:
    """The match and game points of every team; empty when the players did not play matches."""
    if not tournament.team_event.teams:
        return {}
    from fairswiss.model.matches import sides_of, team_points  # only events of teams pay for it

    try:
        return team_points(sides_of(tournament))
    except BadRequest:
        return {}


def check_team_points(tournament: Tournament, stated: Mapping[int, Stated], report: Report) -> None:
    """Warn of teams whose stated points are not those of their matches."""
    for team, derived in team_points_of(tournament).items():
        said = stated.get(team, Stated(None, None))
        for name, column, points, ours in (
            ("match points", 55, said[0], derived[0]),
            ("game points", 62, said[1], derived[1]),
        ):
            if points is not None and points != ours:
                report.warning(
                    gettext(
                        "team {team} has {points} {name} here, its games make {ours}",
                        team=team,
                        points=format_points(points),
                        name=gettext(name),
                        ours=format_points(ours),
                    ),
                    gettext("the games are what counts"),
                    gettext("check the results of its players, records 320, 330, 362, and who plays for whom"),
                    Where(said.line, column),
                )
