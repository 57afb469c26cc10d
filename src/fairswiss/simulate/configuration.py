"""The configuration file of JaVaFo's and bbpPairings' generators: ``Key=Value``, one a line, ``#`` for comments."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from fairswiss.model.errors import BadRequest
from fairswiss.model.points import Points, format_points, parse_points
from fairswiss.model.problems import Problem, Where
from fairswiss.model.scoring import Scoring
from fairswiss.simulate.chance import NEVER, Rate
from fairswiss.simulate.likelihood import TABLE
from fairswiss.simulate.parameters import Parameters

_WHOLE = {
    "PlayersNumber": "players",
    "RoundsNumber": "rounds",
    "DrawPercentage": "draws",
    "HighestRating": "highest",
    "LowestRating": "lowest",
}
_RATES = {
    "ForfeitRate": ("forfeits", 1),
    "RetiredRate": ("withdrawals", 2),
    "HalfPointByeRate": ("half_byes", 1),
    "HalfPointByteRate": ("half_byes", 1),  # JaVaFo's manual has it so
}
"""With the least value each can have."""
_POINTS: dict[str, tuple[str, ...]] = {
    "PointsForWin": ("win",),
    "PointsForDraw": ("draw",),
    "PointsForLoss": ("loss",),
    "PointsForZPB": ("zero_bye",),
    "PointsForForfeitLoss": ("forfeit_loss", "zero_bye"),
    "PointsForPAB": ("pab",),
}
KEYS = (*_WHOLE, *_RATES, *_POINTS)
_MOST_DIGITS = 9


def read_configuration(text: str) -> dict[str, Any]:
    """The parameters that a configuration states; every line that cannot be understood is told in one error."""
    given: dict[str, Any] = {}
    points: dict[str, Points] = {}
    problems = []
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, sign, value = (part.strip() for part in line.partition("="))
        fault = _fault(key, bool(sign)) or _put(key, value, given, points)
        if fault:
            problems.append(fault._replace(where=Where(number)))
    if problems:
        raise BadRequest("The configuration cannot be used:", tuple(problems), code="configuration-unusable")
    return {**given, "scoring": scoring_of(**points)} if points else given


def _fault(key: str, is_assignment: bool) -> Problem | None:
    if not is_assignment:
        return Problem(f"{key[:40]!r} has no value", "a line is Key=Value", "correct it, or begin it with #")
    if key not in KEYS:
        return Problem(f"the key {key[:40]!r} is unknown", f"the keys are {', '.join(KEYS)}", "correct it")
    return None


def _put(key: str, value: str, given: dict[str, Any], points: dict[str, Points]) -> Problem | None:
    read: Any
    if key in _WHOLE:
        read, why = whole(value), "it must be a whole number"
        if read is not None:
            given[_WHOLE[key]] = read
    elif key in _RATES:
        name, least = _RATES[key]
        read, why = rate(value), f"it means one in so many and must be at least {least}"
        read = None if read is not None and read < least else read
        if read is not None:
            given[name] = read
    else:
        read, why = parse_points(value), "points have one decimal at most"
        if read is not None:
            points.update(dict.fromkeys(_POINTS[key], read))
    return Problem(f"the value {value[:40]!r} of {key} is invalid", why, "correct it") if read is None else None


def whole(text: str) -> int | None:
    """A whole number that is not negative; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


def rate(text: str) -> Rate | None:
    """``25`` or ``12.5``: one in so many; None for anything else."""
    before, _, after = text.partition(".")
    if not text or not all(part == "" or (part.isascii() and part.isdigit()) for part in (before, after)):
        return None
    return Fraction(text) if before and len(text) <= _MOST_DIGITS and not text.endswith(".") else None


def rate_text(value: Rate) -> str:
    """The rate as it is read back; exact, for a rate has three decimals at most."""
    return f"{value.numerator}" if value.denominator == 1 else f"{float(value):.3f}".rstrip("0")


def scoring_of(
    win: Points = 10,
    draw: Points = 5,
    loss: Points = 0,
    pab: Points | None = None,
    zero_bye: Points = 0,
    forfeit_loss: Points = 0,
) -> Scoring:
    """The scoring with these values; the pairing-allocated bye is worth a win unless it is stated."""
    return Scoring.of(win, draw, loss, pab)._replace(zero_bye=zero_bye, forfeit_loss=forfeit_loss)


def write_configuration(parameters: Parameters) -> str:
    """The configuration by which other generators come close to these parameters; a rate of never is left out."""
    return "".join(f"{line}\n" for line in _lines(parameters))


def _lines(parameters: Parameters) -> Iterator[str]:
    for key, name in _WHOLE.items():
        if name != "draws" or parameters.results == TABLE:
            yield f"{key}={getattr(parameters, name)}"
    for key, (name, _) in _RATES.items():
        value = getattr(parameters, name)
        if value != NEVER and key != "HalfPointByteRate":
            yield f"{key}={rate_text(value)}"
    scoring = parameters.scoring
    for key, worth in (
        ("PointsForWin", scoring.white_win),
        ("PointsForDraw", scoring.white_draw),
        ("PointsForLoss", scoring.white_loss),
        ("PointsForForfeitLoss", scoring.forfeit_loss),
        ("PointsForZPB", scoring.zero_bye),
        ("PointsForPAB", scoring.pab),
    ):
        yield f"{key}={format_points(worth)}"
