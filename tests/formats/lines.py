"""Lines of report files, put together by column and apart from the writer."""

from fairswiss.formats import parse_trf
from fairswiss.model import Problem, Severity, Tournament


def row(
    number: int | str,
    *cells: str,
    name: str = "Somebody",
    rating: int | str = 2000,
    points: str = "",
    rank: int | str = "",
    sex: str = "m",
    title: str = "",
    code: str = "001",
) -> str:
    """A player record; a cell is written ``"12 w 1"``, ``"0000 - U"`` or ``""``."""
    start = (
        f"{code}{number:>5} {sex:1}{title:>3} {name:<33} {rating:>4} FID {'1000':>11} 1990/01/01{points:>5}{rank:>5} "
    )
    return (start + "".join(map(cell, cells))).rstrip(" ")


def cell(text: str) -> str:
    """The ten columns of one round."""
    opponent, _, rest = text.partition(" ")
    return f"{opponent:>5} {rest:<4}"


def report(*lines: str) -> str:
    """The text of a file."""
    return "\n".join([*lines, ""])


def accepted(*lines: str) -> Tournament:
    """The tournament of a file that has no problem whatever."""
    tournament, problems = parse_trf(report(*lines))
    assert not problems, [str(problem) for problem in problems]
    assert tournament is not None
    return tournament


def warned(*lines: str) -> tuple[Tournament, list[Problem]]:
    """The tournament and the warnings of a file that has some."""
    tournament, problems = parse_trf(report(*lines))
    assert tournament is not None, [str(problem) for problem in problems]
    assert problems
    assert all(problem.severity is Severity.WARNING for problem in problems)
    return tournament, list(problems)


def refused(*lines: str) -> list[Problem]:
    """The errors of a file that has some."""
    tournament, problems = parse_trf(report(*lines))
    assert tournament is None
    errors = [problem for problem in problems if problem.severity is Severity.ERROR]
    assert errors
    return errors
