"""The number of rounds to plan for a number of players, by a rule of thumb that is stated with its reason."""

from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.rules import edition

MOST_PLAYERS = 100_000
_MORE = 2
"""Rounds beyond those that find one winner: they put the next places in order."""


class Advice(NamedTuple):
    """A number of rounds to plan."""

    rounds: int
    least: int
    """With fewer, two players may both have won every game, or someone has not met everyone."""
    reason: str
    """One or two sentences."""


def rounds_for(players: int, system: str) -> Advice:
    """The rounds of a round robin follow from its players; a Swiss needs those that find one winner, and a few more."""
    if not 2 <= players <= MOST_PLAYERS:
        words = "Advice on rounds needs 2 to {most} players, not {players}."
        raise BadRequest(gettext(words, most=MOST_PLAYERS, players=players), code="advice-out-of-range")
    cycles = edition(system).cycles
    return _table(players, cycles) if cycles else _swiss(players, edition(system).repeats)


def _table(players: int, cycles: int) -> Advice:
    rounds = cycles * (players - 1 + players % 2)
    words = (
        "Everyone meets everyone once: {players} players need {rounds} rounds."
        if cycles == 1
        else "Everyone meets everyone twice: {players} players need {rounds} rounds."
    )
    said = gettext(words, players=players, rounds=rounds)
    return Advice(rounds, rounds, _joined(said, gettext("One player rests each round.") if players % 2 else ""))


def _swiss(players: int, repeats: bool) -> Advice:
    least = (players - 1).bit_length()
    most = max(least, players // 2)
    rounds = least + _MORE if repeats else min(least + _MORE, most)
    words = (
        "{players} players: the number still without a loss is at best halved each round, so {least} rounds are "
        "needed to be sure of one winner."
    )
    said = gettext(words, players=players, least=least)
    if rounds > least:
        return Advice(rounds, least, _joined(said, gettext("Two more put the next places in order.")))
    few = "With so few players more rounds would run out of fair opponents; a round robin suits them better."
    return Advice(rounds, least, _joined(said, gettext(few)))


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
