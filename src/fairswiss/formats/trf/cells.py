"""One cell: what a player record says of one round, in ten columns.

Nearly all cells of nearly all files are written in one of a few hundred ways. Those are looked up; only the
others are taken apart, with an explanation of what is wrong with them.
"""

from collections.abc import Container

from fairswiss.formats.trf.columns import natural
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import OUTCOMES, Where
from fairswiss.model.results import BYES, GAME_CODES, PENDING

Tail = str
"""The colour (``w``, ``b``, or ``-`` when there is none) and the result code: ``w1``."""

NOBODY = " 0000"
FULL_POINT = "+"
"""``0000 - +`` in TRF06: a point without an opponent, a pairing-allocated bye or one that was asked for."""

_MARKS = {
    **{code: code for code in BYES},
    **dict.fromkeys("+1W", FULL_POINT),
    **dict.fromkeys("=D", "H"),
    **dict.fromkeys("-0L" + PENDING, "Z"),
}
"""The meaning of a result code without an opponent."""

_COLOURS = {"w": "w", "W": "w", "b": "b", "B": "b", "-": "-", " ": "-"}


def _spellings(tail: str) -> tuple[str, ...]:
    """The five columns after the opponent, in full and as they are at the end of a stripped line."""
    return tail.ljust(5), tail.ljust(4), tail.rstrip(" ")


GAME_TAILS: dict[str, Tail] = {
    spelling: colour.lower() + code.upper()
    for colour in "wbWB"
    for code in (*GAME_CODES, *"wdl")
    for spelling in _spellings(f" {colour} {code}")
}
BYE_TAILS: dict[str, str] = {
    spelling: _MARKS[code.upper()] for code in (*_MARKS, *"ufhzwdl") for spelling in _spellings(f" - {code}")
}


def read_carefully(cell: str, where: Where, players: Container[int], report: Report) -> tuple[int, Tail] | str | None:
    """A cell that is not in the tables: opponent and tail of a game, the mark of a bye, or None for an error.

    ``where`` has the column in which the cell starts.
    """
    cell = cell.ljust(10)
    for gap in (5, 7, 9):
        if cell[gap] != " ":
            report.error(
                gettext("{text!r} found where a blank is required", text=cell[gap]),
                gettext("a round has the opponent, a blank, the colour, a blank, the result"),
                gettext("check that the columns of this line are not shifted"),
                where._replace(column=where.column + gap),
            )
            return None
    colour = _COLOURS.get(cell[6])
    if colour is None:
        at = where._replace(column=where.column + 6)
        report.error(
            gettext("the colour is {text!r}", text=cell[6]), gettext("it can be w, b or -"), gettext("correct it"), at
        )
        return None
    code = cell[8].upper()
    at = where._replace(column=where.column + 8)
    if code not in OUTCOMES:
        why = gettext("the codes are {known}", known=" ".join(OUTCOMES).strip())
        report.error(gettext("the result is {text!r}", text=cell[8]), why, gettext("correct it"), at)
        return None
    opponent = natural(cell[:5]) if cell[:5].strip(" ") else 0
    if opponent == 0:
        return _without_opponent(colour, code, at, report)
    return _with_opponent(cell[:5].strip(" "), opponent, colour + code, where, players, report)


def _without_opponent(colour: str, code: str, at: Where, report: Report) -> str | None:
    if code not in _MARKS:
        report.error(
            gettext("a game without an opponent is adjourned"), "", gettext("write the opponent's number, or a bye"), at
        )
        return None
    if colour != "-":
        where = at._replace(column=at.column - 2)
        report.warning(gettext("a colour without an opponent is ignored"), "", gettext("write - for the colour"), where)
    return _MARKS[code]


def _with_opponent(
    written: str, opponent: int | None, tail: Tail, where: Where, players: Container[int], report: Report
) -> tuple[int, Tail] | None:
    at = where._replace(column=where.column + 1)
    if opponent is None:
        report.error(
            gettext("the opponent {written!r} is not a number", written=written),
            "",
            gettext("correct it, or check the columns"),
            at,
        )
    elif opponent == where.player:
        report.error(gettext("the player is paired with themselves"), "", gettext("correct the opponent"), at)
    elif opponent not in players:
        report.error(
            gettext("the opponent {opponent} has no 001 record", opponent=opponent),
            "",
            gettext("correct it or add the player"),
            at,
        )
    elif tail[1] not in GAME_CODES:
        report.error(
            gettext(
                "the result {code} is given together with the opponent {opponent}", code=tail[1], opponent=opponent
            ),
            gettext("{code} is a bye and has no opponent", code=tail[1]),
            gettext("write 0000 for the opponent, or the result of the game"),
            at._replace(column=where.column + 8),
        )
    else:
        return opponent, tail
    return None


ABSENT_CELL = " " * 10


def write_side(opponent: int, colour: str, code: str) -> str:
    """The cell of one side of a game."""
    return f"{opponent:>5} {colour} {code} "


def write_bye(code: str) -> str:
    """The cell of a bye."""
    return f"{NOBODY} - {code} "
