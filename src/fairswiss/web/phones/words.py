"""Context and texts of the page of a game."""

from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from fairswiss.desk.claims import CODES, Game, Standing
from fairswiss.desk.rounds import result_words


class Choice(NamedTuple):
    """An answer that can be given."""

    says: str
    words: str
    about: str
    """The winner; empty for a draw."""


def shown(game: Game, chosen: str = "", again: bool = False) -> dict[str, Any]:
    """Template context: the game, and the question if there is one."""
    asks = game.takes and (game.standing is Standing.ASKED or again)
    return {
        "game": game,
        "is_white": game.link.side == "w",
        "standing": str(game.standing),
        "choices": _choices(game) if asks and not chosen else (),
        "chosen": next((choice for choice in _choices(game) if choice.says == chosen), None),
        "mine": _words(game.mine),
        "theirs": _words(game.theirs),
        "result": result_words(*game.codes) if game.codes else "",
        "won": _words(game.codes),
    }


def _choices(game: Game) -> tuple[Choice, ...]:
    return (
        Choice("white", _("White won"), game.white),
        Choice("draw", pgettext("result", "Draw"), ""),
        Choice("black", _("Black won"), game.black),
    )


def _words(codes: str) -> str:
    """A result as a player says it; nothing for those that only arbiters enter."""
    words = {"white": _("White won"), "draw": pgettext("result", "Draw"), "black": _("Black won")}
    return next((words[says] for says, held in CODES.items() if "".join(held) == codes), "")
