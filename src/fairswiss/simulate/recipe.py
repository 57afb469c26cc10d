"""The recipe of a random tournament: the command that makes it again, in words."""

from collections.abc import Iterator

from fairswiss.model.points import format_points
from fairswiss.model.scoring import Scoring
from fairswiss.simulate.configuration import rate_text
from fairswiss.simulate.likelihood import TABLE
from fairswiss.simulate.parameters import RATES, Parameters

MOST_RATINGS = 2000
"""A line of a report has room for so many; a longer list of ratings can only be repeated from a model file."""


def option(name: str) -> str:
    """The option of the command line for a parameter."""
    return {"highest": "--highest-rating", "lowest": "--lowest-rating", "tie_breaks": "--tiebreaks"}.get(
        name, f"--{name.replace('_', '-')}"
    )


def words(parameters: Parameters) -> Iterator[str]:
    """Every parameter as options and values."""
    if parameters.boards:
        yield from ("--teams", str(parameters.players), "--boards", str(parameters.boards))
        yield from ("--team-code", parameters.team_code)
    names = ["rounds"] if parameters.ratings or parameters.boards else ["players", "rounds"]
    for name in (*names, "highest", "lowest", "results", "acceleration"):
        yield from (option(name), str(getattr(parameters, name)))
    if parameters.results == TABLE:
        yield from (option("draws"), str(parameters.draws))
    for name in RATES:
        yield from (option(name), rate_text(getattr(parameters, name)))
    yield from _scoring(parameters.scoring)
    if parameters.titles:
        yield option("titles")
    if parameters.tie_breaks:
        yield from (option("tie_breaks"), parameters.tie_breaks)
    if parameters.ratings and len(parameters.ratings) <= MOST_RATINGS:
        yield from (option("ratings"), ",".join(map(str, parameters.ratings)))


def _scoring(scoring: Scoring) -> Iterator[str]:
    games = (scoring.white_win, scoring.white_draw, scoring.white_loss)
    yield from ("--scoring", "-".join(map(format_points, games)))
    for name, points in (
        ("--bye-points", scoring.pab),
        ("--absence-points", scoring.zero_bye),
        ("--forfeit-loss-points", scoring.forfeit_loss),
    ):
        yield from (name, format_points(points))
