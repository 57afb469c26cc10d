"""The games and byes of a round, and the absences requested for later rounds."""

from collections.abc import Iterable, Mapping
from itertools import filterfalse
from operator import attrgetter
from typing import NamedTuple, Protocol


class Seated(Protocol):
    """Two players at a board: a pair, a game, a result as somebody enters it."""

    @property
    def white(self) -> int: ...
    @property
    def black(self) -> int: ...


class Scored(Protocol):
    """The two codes of a game."""

    @property
    def white_result(self) -> str: ...
    @property
    def black_result(self) -> str: ...


def seats_of(board: Seated) -> tuple[int, int]:
    """The two players, White first."""
    return board.white, board.black


def codes_of(board: Scored) -> tuple[str, str]:
    """The result codes of White and Black."""
    return board.white_result, board.black_result


class Game(NamedTuple):
    """Two players who were paired, with the result code of each side."""

    white: int
    black: int
    white_result: str = " "
    black_result: str = " "


class Bye(NamedTuple):
    """A player without an opponent: ``U`` allocated by the pairing, ``F`` ``H`` ``Z`` asked for or absent."""

    player: int
    code: str


_WHITE, _BLACK, _PLAYER = attrgetter("white"), attrgetter("black"), attrgetter("player")
_CODES = attrgetter("white_result", "black_result")


class Round(NamedTuple):
    """A round that was paired. Players in neither list were absent: as good as a zero-point bye."""

    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()

    @classmethod
    def of(cls, games: "list[Game] | tuple[Game, ...]", byes: "list[Bye] | tuple[Bye, ...]" = ()) -> "Round":
        """The round in its canonical order, so that equal facts are equal values."""
        return cls(tuple(sorted(games, key=lambda game: min(game.white, game.black))), tuple(sorted(byes)))

    def byes_of_all(self, players: Iterable[int]) -> tuple[Bye, ...]:
        """The byes, with a zero-point bye for each of these players whom the round does not mention."""
        mentioned = set(mentioned_in(self))
        return (*self.byes, *[Bye(player, "Z") for player in filterfalse(mentioned.__contains__, players)])


def mentioned_in(played: Round) -> list[int]:
    """Everybody with a game or a bye in a round, as often as there is one."""
    return [*map(_WHITE, played.games), *map(_BLACK, played.games), *map(_PLAYER, played.byes)]


def results_of(played: Round) -> set[tuple[str, str]]:
    """The different results of a round, White's code first."""
    return set(map(_CODES, played.games))


class Absence(NamedTuple):
    """A player who will not be paired in a round still to come, and what that round will be worth."""

    round: int
    player: int
    code: str = "Z"


def board_rank(scores: Mapping[int, int], white: int, black: int) -> tuple[int, int, int]:
    """By which boards are in order (C.04.2, article 3.6): the higher score, the sum of both, the higher number."""
    higher, lower = sorted((-scores[player], player) for player in (white, black))
    return higher[0], higher[0] + lower[0], higher[1]
