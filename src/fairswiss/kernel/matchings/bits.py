"""Sets of small numbers as whole numbers, with a bit for everything that is in the set.

A set that has no bit is empty, and the bits of a set are read from the lowest on. What a set holds is remembered: the
same few sets, such as the types that one type may meet, are read again and again.
"""

from collections.abc import Iterator
from functools import lru_cache


def members(left: int) -> Iterator[int]:
    """The bits of a set, the lowest first."""
    while left:
        bit = left & -left
        yield bit
        left ^= bit


@lru_cache(4096)
def places(some: int) -> tuple[int, ...]:
    """The numbers in a set, the lowest first."""
    return tuple(bit.bit_length() - 1 for bit in members(some))
