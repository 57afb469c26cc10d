"""One problem of some input: what, where, why, and what to do about it."""

from enum import StrEnum
from typing import NamedTuple

from fairswiss.language import spoken


class Severity(StrEnum):
    """An error stops the work; a warning is told and the work goes on."""

    ERROR = "error"
    WARNING = "warning"


class Where(NamedTuple):
    """The place of a problem; 0 stands for "does not apply". Lines and columns count from 1."""

    line: int = 0
    column: int = 0
    player: int = 0
    round: int = 0

    def __str__(self) -> str:
        parts = [f"{spoken(label)} {value}" for label, value in zip(self._fields, self, strict=True) if value]
        return ", ".join(parts)


class Problem(NamedTuple):
    """One thing wrong with some input."""

    what: str
    why: str = ""
    remedy: str = ""
    where: Where = Where()
    severity: Severity = Severity.ERROR

    def __str__(self) -> str:
        place = f"{self.where}: " if any(self.where) else ""
        reason = f" ({self.why})" if self.why else ""
        advice = f" -> {self.remedy}" if self.remedy else ""
        return f"{spoken(self.severity.value)}: {place}{self.what}{reason}{advice}"
