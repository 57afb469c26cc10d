"""The result codes of the tournament report file and what each one means.

========  =============================================  ======  =====  ======
code      meaning                                        played  rated  paired
========  =============================================  ======  =====  ======
1 = 0     win, draw, loss over the board                 yes     yes    yes
W D L     the same, but the game had no rateable move    yes     no     yes
\\+ -       won, lost by forfeit                           no      no     yes
?         adjourned or unknown, provisional              yes     yes    yes
blank     paired, the result has not come in yet         yes     yes    yes
U         pairing-allocated bye                          no      no     no
F H Z     full-point, half-point, zero-point bye         no      no     no
========  =============================================  ======  =====  ======

Odd results need one code per side: ½-0 is ``=`` and ``0``.

Where a round is a match of two games, a side carries one code a game: ``1=`` won the first game and drew the second.
White is White in the first game. Byes are for whole matches and keep their one letter.
"""

from collections.abc import Collection
from itertools import product
from typing import NamedTuple


class Outcome(NamedTuple):
    """One side of a game, or a bye, in the language of the rules."""

    code: str
    meaning: str
    played: bool
    """The two met over the board: the game counts for colours, opponents and averages."""
    rated: bool
    bye: bool
    """No opponent belongs to it."""


PENDING = " "
ADJOURNED = "?"

_OUTCOMES = (
    Outcome("1", "won", True, True, False),
    Outcome("=", "drawn", True, True, False),
    Outcome("0", "lost", True, True, False),
    Outcome("W", "won, not rated", True, False, False),
    Outcome("D", "drawn, not rated", True, False, False),
    Outcome("L", "lost, not rated", True, False, False),
    Outcome("+", "won by forfeit", False, False, False),
    Outcome("-", "lost by forfeit", False, False, False),
    Outcome(ADJOURNED, "adjourned", True, True, False),
    Outcome(PENDING, "no result yet", True, True, False),
    Outcome("U", "pairing-allocated bye", False, False, True),
    Outcome("F", "full-point bye", False, False, True),
    Outcome("H", "half-point bye", False, False, True),
    Outcome("Z", "zero-point bye", False, False, True),
)

OUTCOMES: dict[str, Outcome] = {outcome.code: outcome for outcome in _OUTCOMES}
GAME_CODES = tuple(code for code, outcome in OUTCOMES.items() if not outcome.bye)
"""The codes of one game."""
MATCH_CODES = tuple(map("".join, product(GAME_CODES, repeat=2)))
"""The codes of a match of two games."""
PLAYED = frozenset(
    [code for code, outcome in OUTCOMES.items() if outcome.played]
    + [code for code in MATCH_CODES if any(OUTCOMES[game].played for game in code)]
)
"""The codes of a game over the board, and of a match with at least one."""
FORFEITS = frozenset("+-")
BYES = frozenset(code for code, outcome in OUTCOMES.items() if outcome.bye)
REQUESTABLE_BYES = frozenset("FHZ")

POINT_WITHOUT_PLAYING = frozenset("+FU")
"""The codes of a full point got without playing, whatever this tournament makes it worth."""

SYMBOLS = {"1": "1", "0": "0", "=": "½", "W": "1", "L": "0", "D": "½", "+": "+", "-": "–", ADJOURNED: "?", PENDING: ""}
"""The usual notation of one side of a game."""

_MATCHES = frozenset(MATCH_CODES)
_COUNTERPARTS = {
    "1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+", "?": "?", " ": " ",
}  # fmt: skip


def counterpart(code: str) -> str:
    """The code the opponent has when nothing unusual happened."""
    return _COUNTERPARTS[code]


def sides(codes: str) -> tuple[str, str]:
    """White's code and Black's of both written in a row: ``10``, of a match ``1=0=``."""
    half = len(codes) // 2
    return codes[:half], codes[half:]


def is_open(code: str) -> bool:
    """True while a result is missing: of the game, or of a game of the match."""
    return PENDING in code


def forfeited(white: str, black: str) -> bool:
    """True if the two did not meet: somebody forfeited the game, or both games of the match."""
    return not white.strip("-") or not black.strip("-")


def was_forfeited(code: str) -> bool:
    """True if one side of a game, or of every game of a match, is a forfeit, whoever caused it."""
    return bool(code) and FORFEITS.issuperset(code)


def colour_had(colour: str, code: str) -> str:
    """The colour that counts in a history: ``-`` for a bye, and for a game that one player or both forfeited."""
    return "-" if was_forfeited(code) else colour or "-"


def side_text(code: str) -> str:
    """The usual notation of one side: ``½``, of a match both games, ``1 ½``; empty while nothing is known."""
    if len(code) == 1:
        return SYMBOLS[code]
    return "\u00a0".join(SYMBOLS[game] or "·" for game in code) if code.strip() else ""


def result_text(white: str, black: str) -> str:
    """``1 : 0``, of a match game by game, ``1 : 0, ½ : ½``; empty while nothing is known."""
    if not white.strip():
        return ""
    games = zip(white, black, strict=True)
    return ", ".join(f"{SYMBOLS[one]} : {SYMBOLS[other]}" if one != PENDING else "…" for one, other in games)


def is_unrated(code: str) -> bool:
    """True if a game over the board, or one of the match, is not rated."""
    return any(OUTCOMES[game].played and not OUTCOMES[game].rated for game in code)


def belong_together(white: str, black: str) -> bool:
    """True if the two sides of one game, or of one match, may carry these codes: both played, or both forfeited."""
    if len(white) != len(black):
        return False
    if len(white) > 1:
        return white in _MATCHES and black in _MATCHES and all(map(belong_together, white, black))
    if white in FORFEITS or black in FORFEITS:
        return {white, black} in ({"+", "-"}, {"-"})
    if PENDING in (white, black) or ADJOURNED in (white, black):
        return white == black
    return white in PLAYED and black in PLAYED and OUTCOMES[white].rated == OUTCOMES[black].rated


def without(pair: tuple[int, int], absent: Collection[int], games: int = 1) -> tuple[str, str]:
    """The codes of a board to which some of these did not come: forfeits; open results when both are there."""
    white, black = (player in absent for player in pair)
    if not (white or black):
        return PENDING * games, PENDING * games
    return ("-" if white else "+") * games, ("-" if black else "+") * games
