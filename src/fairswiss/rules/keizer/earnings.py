"""Earnings of a round: a part of the opponent's value for a game, a part of the own value without one."""

from collections.abc import Iterator
from enum import StrEnum
from math import lcm
from typing import NamedTuple

from fairswiss.kernel.options import Options, Portion
from fairswiss.model.results import ADJOURNED, PENDING
from fairswiss.model.rounds import Round
from fairswiss.rules.keizer.options import ANNOUNCED, BYE, CLUB, DECAY, FORFEIT, LIMIT, LOSS, UNANNOUNCED, WITHDRAWN


class Deed(StrEnum):
    """The kind of a contribution to a total."""

    OWN = "own"
    """The own value, without any round."""
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    OPEN = "open"
    """A game without a result."""
    BYE = "bye"
    """Sitting out because the number is odd."""
    CLUB = "club"
    """A match for the club."""
    ANNOUNCED = "announced"
    """An absence that was announced."""
    OVER_LIMIT = "over-limit"
    """One more than the announced absences that count."""
    UNANNOUNCED = "unannounced"
    """An absence that was not announced, or a round before joining."""
    WITHDRAWN = "withdrawn"
    """A game against someone who has withdrawn since."""
    ROUNDING = "rounding"
    """The difference that rounding makes."""


WHOLE, HALF, NOTHING = Portion(1, 1), Portion(1, 2), Portion(0, 1)
_OF_GAMES = {
    "1": Deed.WIN, "W": Deed.WIN, "=": Deed.DRAW, "D": Deed.DRAW, ADJOURNED: Deed.DRAW, "0": Deed.LOSS,
    "L": Deed.LOSS, "+": Deed.FORFEIT_WIN, "-": Deed.FORFEIT_LOSS, PENDING: Deed.OPEN,
}  # fmt: skip
_WITHOUT_GAME = {"U": Deed.BYE, "F": Deed.CLUB, "H": Deed.ANNOUNCED, "Z": Deed.UNANNOUNCED}


class Turn(NamedTuple):
    """A round of one player: the deed, and the part of the value of ``base`` that it brings."""

    player: int
    base: int
    """The opponent, or the player where a part of the own value counts."""
    deed: Deed
    share: Portion
    opponent: int = 0


class Earnings:
    """The house rules about games and absences."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._games = self._of_games()
        self._announced, self._limit = options[ANNOUNCED], options[LIMIT]
        self._halves = options[DECAY] == "halve"
        self._without = {Deed.BYE: options[BYE], Deed.CLUB: options[CLUB], Deed.UNANNOUNCED: options[UNANNOUNCED]}
        self._times: dict[int, int] = {}
        """The announced absences of each player so far."""

    def _of_games(self) -> dict[Deed, Portion]:
        """Reading 6: by the result of the side, whatever points the event gives for it."""
        of_own = self._options[FORFEIT] == "bye"
        return {
            Deed.WIN: WHOLE,
            Deed.DRAW: HALF,
            Deed.LOSS: self._options[LOSS],
            Deed.FORFEIT_WIN: self._options[BYE] if of_own else WHOLE,
            Deed.FORFEIT_LOSS: NOTHING,
            Deed.OPEN: NOTHING,
        }

    def of_round(self, played: Round, everybody: set[int]) -> Iterator[Turn]:
        """The turns of all on the ladder in the next round that is counted; rounds come in their order."""
        for white, black, white_result, black_result in played.games:
            for player, opponent, code in ((white, black, white_result), (black, white, black_result)):
                if player in everybody:
                    turn = self._game(player, opponent, code)
                    yield turn if turn.base in everybody else self._against_withdrawn(turn)
        for player, code in played.byes_of_all(everybody):
            if player in everybody:
                yield self._without_game(player, _WITHOUT_GAME[code])

    def _game(self, player: int, opponent: int, code: str) -> Turn:
        deed = _OF_GAMES[code]
        return Turn(player, self._base(player, opponent, deed), deed, self._games[deed], opponent)

    def _base(self, player: int, opponent: int, deed: Deed) -> int:
        """Reading 7: a win by forfeit counts like a game, or like sitting out."""
        return player if deed is Deed.FORFEIT_WIN and self._options[FORFEIT] == "bye" else opponent

    def _against_withdrawn(self, turn: Turn) -> Turn:
        """Reading 26: the value of someone off the ladder is replaced by a part of the own one."""
        share = self._options[WITHDRAWN].of(turn.share)
        return Turn(turn.player, turn.player, Deed.WITHDRAWN, share, turn.opponent)

    def _without_game(self, player: int, deed: Deed) -> Turn:
        """Reading 8: U, F, H and Z are sitting out, a match for the club, an absence announced, and all others."""
        if deed is Deed.ANNOUNCED:
            return self._absence(player)
        return Turn(player, player, deed, self._without[deed])

    def _absence(self, player: int) -> Turn:
        """Reading 9: announced absences count up to a limit, and may lose half of their worth each time."""
        times = self._times[player] = self._times.get(player, 0) + 1
        if self._limit and times > self._limit:
            return Turn(player, player, Deed.OVER_LIMIT, self._without[Deed.UNANNOUNCED])
        over, under = self._announced
        return Turn(player, player, Deed.ANNOUNCED, Portion(over, under << (times - 1 if self._halves else 0)))


def common_unit(rounds: list[list[Turn]]) -> int:
    """Reading 13: the number of parts into which a value is divided, so that every share is a whole number of them."""
    return lcm(2, *{turn.share.under for turns in rounds for turn in turns})
