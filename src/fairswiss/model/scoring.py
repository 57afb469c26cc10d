"""The points for each outcome in a tournament."""

from typing import NamedTuple

from fairswiss.model.points import Points
from fairswiss.model.results import MATCH_CODES


class Scoring(NamedTuple):
    """Points, in tenths, for every outcome of a game. The default is 1-½-0.

    A match of two games is worth both of them; so is a bye for a whole match, and the pairing-allocated one is worth
    what it is for a game and a draw more.
    """

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

    def table(self, games: int = 1) -> dict[str, Points]:
        """Points by key: the code alone for byes and forfeits, the code and ``w`` or ``b`` for games.

        With two games a round the codes are those of matches, and the byes are for whole matches.
        """
        return self._of_games() if games == 1 else self._of_matches()

    def _of_matches(self) -> dict[str, Points]:
        game = self._of_games()
        worth = {"U": self.pab + self.half_bye, **{code: 2 * game[code] for code in "FHZ"}}
        for code in MATCH_CODES:
            first, second = code[0], code[1]
            worth[code + "w"] = game[first + "w"] + game[second + "b"]
            worth[code + "b"] = game[first + "b"] + game[second + "w"]
            if first in game and second in game:
                worth[code] = game[first] + game[second]
        return worth

    def _of_games(self) -> dict[str, Points]:
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
