"""The nearest whole number of an exact fraction, in the two ways in which rules take halves."""

from fractions import Fraction


def half_up(amount: Fraction) -> int:
    """Halves rounded up."""
    return (2 * amount.numerator + amount.denominator) // (2 * amount.denominator)


def half_away(amount: Fraction) -> int:
    """Halves rounded away from zero."""
    return half_up(amount) if amount >= 0 else -half_up(-amount)
