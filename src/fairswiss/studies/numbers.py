"""The numbers of a study as texts: as many decimals as they bear."""

from fairswiss.studies.summary import Estimate

MOST_DECIMALS = 6


def decimals(number: float, error: float = 0) -> int:
    """One decimal of large numbers, three of small ones; more where half of the interval would be shown as nothing."""
    usual = 1 if abs(number) >= 10 else 3
    return next((more for more in range(usual, MOST_DECIMALS + 1) if round(error, more)), usual)


def decimals_apart(number: float, error: float) -> int:
    """The same, and more where a number greater than half of its interval would look no greater."""
    usual = decimals(number, error)
    return next((more for more in range(usual, MOST_DECIMALS) if round(abs(number), more) > round(error, more)), usual)


def shown(number: float, places: int | None = None) -> str:
    """The number, with so many decimals or as many as it bears; nothing has no sign."""
    places = decimals(number) if places is None else places
    return f"{round(number, places) + 0:.{places}f}".replace("-", "−")


def shown_estimate(found: Estimate | None) -> str:
    """The mean and half of its interval."""
    if found is None:
        return "–"
    places = decimals(found.mean, found.error)
    return f"{shown(found.mean, places)} ± {shown(found.error, places)}"
