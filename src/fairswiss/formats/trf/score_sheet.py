"""The points for each outcome, from general and particular records of a file."""

from enum import IntEnum

from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Points, Scoring, Where, format_points


class Weight(IntEnum):
    """The specificity of a record about an outcome; the more specific one counts."""

    IMPLIED = 0
    """The value of a win, for the pairing-allocated bye that nothing is said about."""
    GENERAL = 1
    """The value of a win, for all the ways to win."""
    PARTICULAR = 2


class ScoreSheet:
    """The values said so far. Two records that contradict each other with the same weight are an error."""

    __slots__ = ("_said",)

    def __init__(self) -> None:
        self._said: dict[str, tuple[Weight, Points, int]] = {}

    def put(self, fields: tuple[str, ...], points: Points, weight: Weight, line: int, report: Report) -> None:
        """Note that these fields of the scoring are worth so much, as this line says."""
        for field in fields:
            said = self._said.get(field)
            if said is None or weight > said[0]:
                self._said[field] = (weight, points, line)
            elif weight is said[0] and points != said[1] and weight is not Weight.IMPLIED:
                what, worth, before = (
                    gettext(field.replace("_", " "), context="field"),
                    format_points(points),
                    format_points(said[1]),
                )
                report.error(
                    gettext(
                        "a {what} is worth {worth} here and {before} in line {line}",
                        what=what,
                        worth=worth,
                        before=before,
                        line=said[2],
                    ),
                    gettext("a tournament has one scoring"),
                    gettext("keep one of the two"),
                    Where(line),
                )
                return

    def scoring(self) -> Scoring:
        """The scoring that all this amounts to; what nobody spoke of has its usual value."""
        return Scoring()._replace(**{field: points for field, (_, points, _) in self._said.items()})
