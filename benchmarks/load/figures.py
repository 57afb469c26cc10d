"""What was measured: how long each kind of answer took, what went wrong, when a result was seen by others."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

HEAD = f"{'asked for':<24}{'count':>8}{'per s':>8}{'new %':>7}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'errors':>8}"


class Figures:
    """Filled while people use the manager."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, list[float]] = defaultdict(list)
        """By kind of request."""
        self.unchanged: Counter[str] = Counter()
        """How many of them were answered by: nothing is new."""
        self.errors: list[tuple[str, str]] = []
        """The kind of request, and what was wrong."""
        self.delays: list[float] = []
        """Seconds from the acknowledgement of a result until another page showed it."""
        self.acknowledged: dict[str, Entered] = {}
        """By the name of the request."""

    def lines(self, seconds: float) -> Iterator[str]:
        """The table."""
        yield HEAD
        failed = Counter(kind for kind, _ in self.errors)
        for kind in sorted({*self.seconds, *failed}):
            yield _line(kind, self.seconds[kind], self.unchanged[kind], failed[kind], seconds)
        everything = [took for kind in self.seconds.values() for took in kind]
        yield _line("all", everything, self.unchanged.total(), len(self.errors), seconds)

    @property
    def worst_p99(self) -> float:
        """The kind of request with the longest p99."""
        return max((percentile(took, 99) for took in self.seconds.values()), default=0.0)


class Entered(NamedTuple):
    """A result that the manager said it has saved."""

    board: int
    codes: str
    """White's and Black's."""
    when: float


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many of a hundred do not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else 0.0


def _line(kind: str, took: Sequence[float], unchanged: int, errors: int, seconds: float) -> str:
    new = 100 * (len(took) - unchanged) / len(took) if took else 0
    times = "".join(
        f"{1000 * value:>9.1f}" for value in (percentile(took, 50), percentile(took, 99), max(took, default=0))
    )
    return f"{kind:<24}{len(took):>8}{len(took) / seconds:>8.1f}{new:>7.0f}{times}{errors:>8}"
