"""The claims of two players about the result of their game."""

from typing import NamedTuple


class Said(NamedTuple):
    """The claims of the two players of a game about its result; both codes, White's first, or empty."""

    white: str = ""
    black: str = ""
    white_times: int = 0
    black_times: int = 0
    settled: bool = False
    """An arbiter, or both players together, entered a result: players are not asked any more."""

    def by(self, side: str) -> str:
        """The claim of the player of a side: ``w`` or ``b``."""
        return self.white if side == "w" else self.black

    def times(self, side: str) -> int:
        """The number of claims made by that player."""
        return self.white_times if side == "w" else self.black_times

    def saying(self, side: str, codes: str) -> "Said":
        """After that player said something, be it for the second time."""
        if side == "w":
            return self._replace(white=codes, white_times=self.white_times + 1)
        return self._replace(black=codes, black_times=self.black_times + 1)

    @property
    def agreed(self) -> str:
        """The result that both claim; empty if one has not claimed or they differ."""
        return self.white if self.white == self.black else ""

    @property
    def differ(self) -> bool:
        """True if both claimed different results."""
        return bool(self.white and self.black) and not self.agreed
