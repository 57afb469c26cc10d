"""The numbers of a study as texts: as many decimals as they bear."""

from fairswiss.studies.summary import Estimate


def decimals(number: float) -> int:
    """One decimal of large numbers, three of small ones."""
    return 1 if abs(number) >= 10 else 3


def shown(number: float, like: float | None = None) -> str:
    """The number, with as many decimals as another one has."""
    return f"{number:.{decimals(number if like is None else like)}f}".replace("-", "−")


def shown_estimate(found: Estimate | None) -> str:
    """The mean and half of its interval."""
    return "–" if found is None else f"{shown(found.mean)} ± {shown(found.error, found.mean)}"
