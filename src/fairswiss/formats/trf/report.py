"""All problems of one file, collected so that they can be told at once."""

from fairswiss.formats.trf.limits import ENOUGH_ERRORS, MAX_PROBLEMS
from fairswiss.language import gettext
from fairswiss.model import Problem, Severity, Where

NOWHERE = Where()


class Report:
    """The problems found so far. It stays small however broken the file is."""

    __slots__ = ("_counts", "_listed")

    def __init__(self) -> None:
        self._listed: dict[Severity, list[Problem]] = {Severity.ERROR: [], Severity.WARNING: []}
        self._counts = {Severity.ERROR: 0, Severity.WARNING: 0}

    def error(self, what: str, why: str = "", remedy: str = "", where: Where = NOWHERE) -> None:
        """Note something because of which the file cannot be used."""
        self.add(Problem(what, why, remedy, where))

    def warning(self, what: str, why: str = "", remedy: str = "", where: Where = NOWHERE) -> None:
        """Note something odd that the reader could make sense of."""
        self.add(Problem(what, why, remedy, where, Severity.WARNING))

    def add(self, problem: Problem) -> None:
        """Note a problem; beyond the limit it is only counted."""
        self._counts[problem.severity] += 1
        if self._counts[problem.severity] <= MAX_PROBLEMS:
            self._listed[problem.severity].append(problem)

    @property
    def failed(self) -> bool:
        """True if there is any error."""
        return self._counts[Severity.ERROR] > 0

    @property
    def overwhelmed(self) -> bool:
        """True if there are so many errors that looking for more is useless."""
        return self._counts[Severity.ERROR] >= ENOUGH_ERRORS

    def problems(self) -> tuple[Problem, ...]:
        """The problems by line and column. Errors go before warnings when there is no room for all."""
        errors, warnings = self._listed[Severity.ERROR], self._listed[Severity.WARNING]
        listed = errors + warnings[: MAX_PROBLEMS - len(errors)]
        unlisted = sum(self._counts.values()) - len(listed)
        ordered = sorted(listed, key=lambda problem: (problem.where.line, problem.where.column))
        if unlisted:
            plain = "{count:,} more problems are not listed"
            stopped = "{count:,} more problems are not listed; the file was not read further"
            what = gettext(stopped, count=unlisted) if self.overwhelmed else gettext(plain, count=unlisted)
            severity = Severity.ERROR if self._counts[Severity.ERROR] > len(errors) else Severity.WARNING
            ordered.append(Problem(what, "", gettext("correct these first"), NOWHERE, severity))
        return tuple(ordered)
