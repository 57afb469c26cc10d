"""The points for each outcome in a tournament."""

from typing import NamedTuple

from fairswiss.model.points import Points


class Scoring(NamedTuple):
    """Points, in tenths, for every outcome. The default is 1-½-0."""

    white_win: Points = 10
    black_win: Points = 10
    white_draw: Points = 5
    black_draw: Points = 5
    white_loss: Points = 0
    black_loss: Points = 0
    forfeit_win: Points = 10
    forfeit_loss: Points = 0
    full_bye: Points = 10
    half_bye: Points = 5
    zero_bye: Points = 0
    pab: Points = 10
    """The pairing-allocated bye."""
    unknown: Points = 5
    """An adjourned game, for pairing purposes only."""

    @classmethod
    def of(cls, win: Points, draw: Points, loss: Points = 0, pab: Points | None = None) -> "Scoring":
        """The same for both colours; byes and forfeits follow, the bye may have a value of its own."""
        return cls(
            win, win, draw, draw, loss, loss,
            forfeit_win=win, full_bye=win, half_bye=draw, pab=win if pab is None else pab, unknown=draw,
        )  # fmt: skip

    def table(self) -> dict[str, Points]:
        """Points by key: the code alone for byes and forfeits, the code and ``w`` or ``b`` for games."""
        worth = {
            "+": self.forfeit_win, "-": self.forfeit_loss, "F": self.full_bye, "H": self.half_bye,
            "Z": self.zero_bye, "U": self.pab,
        }  # fmt: skip
        for colour, win, draw, loss in (
            ("w", self.white_win, self.white_draw, self.white_loss),
            ("b", self.black_win, self.black_draw, self.black_loss),
        ):
            worth.update(
                {"1" + colour: win, "W" + colour: win, "=" + colour: draw, "D" + colour: draw,
                 "0" + colour: loss, "L" + colour: loss, "+" + colour: self.forfeit_win,
                 "-" + colour: self.forfeit_loss, "?" + colour: self.unknown, " " + colour: 0}
            )  # fmt: skip
        return worth
