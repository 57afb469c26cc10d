"""Findings: each system against a reference, measure by measure, with the size of the effect and what was not seen."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.studies.measures import measure_of
from fairswiss.studies.study import Results
from fairswiss.studies.summary import Difference, Estimate, pooled

USUAL = "dutch-2026"
"""The reference, if it takes part and no other one is asked for."""
_SEEN = 2.8016 / 1.9600
"""Half widths of the 95 % interval that a true difference needs, so that 80 in 100 studies see it."""


class Size(StrEnum):
    """The size of an effect by the limits of J. Cohen, Statistical Power Analysis (1988)."""

    TINY = "tiny"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


LIMITS = {Size.LARGE: 0.8, Size.MEDIUM: 0.5, Size.SMALL: 0.2}
"""The least effect of each size; below the last one it is tiny."""


class Finding(NamedTuple):
    """A system less the reference in one measure, over all fields and numbers of rounds."""

    variant: str
    against: str
    measure: str
    difference: Estimate
    effect: float
    """The difference by its standard deviation in single tournaments, the mean of all cells."""

    @property
    def seen(self) -> bool:
        """True if the interval leaves out 0."""
        return self.difference.settled

    @property
    def size(self) -> Size:
        if not self.difference.deviation and self.difference.mean:
            return Size.LARGE  # the same difference in every tournament
        return next((size for size, least in LIMITS.items() if abs(self.effect) >= least), Size.TINY)

    @property
    def better(self) -> int:
        """1 if the system does better than the reference, -1 if worse, 0 if the measure has no better."""
        way = 1 if self.difference.mean > 0 else -1
        return way * measure_of(self.measure).better

    @property
    def detectable(self) -> float:
        """The true difference that 80 in 100 studies of this size would have seen."""
        return _SEEN * self.difference.error


def reference(results: Results, asked: str = "") -> str:
    """The system that the others are compared with: the one asked for, or the usual one, or the first."""
    known = list(dict.fromkeys(cell.variant for cell in results.recipe.cells()))
    if asked and asked not in known:
        listed = ", ".join(known)
        words = "{name!r} is no system of this study. Known: {known}."
        said = gettext(words, name=asked[:40], known=listed)
        raise BadRequest(said, code="no-such-reference", facts={"name": asked[:40], "known": listed})
    return asked or (USUAL if USUAL in known else known[0])


def findings(results: Results, against: str) -> tuple[Finding, ...]:
    """Every other system against this one, in the order of the recipe; a measure without an interval is left out."""
    differences = results.compared(against)
    return tuple(
        found
        for variant in dict.fromkeys(one.cell.variant for one in differences)
        for found in _findings(results, [one for one in differences if one.cell.variant == variant], against)
    )


def _findings(results: Results, cells: list[Difference], against: str) -> Iterator[Finding]:
    variant = cells[0].cell.variant
    for measure, together in pooled(results.rows, variant, against).items():
        effects = [one.estimates[measure].effect for one in cells if measure in one.estimates]
        if together.size > 1:
            yield Finding(variant, against, measure, together, sum(effects) / len(effects))
