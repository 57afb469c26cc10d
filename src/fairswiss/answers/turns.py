"""The rounds of a player, as cards and pages show them."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss import judge
from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.records import Record, records_of


class Turn(NamedTuple):
    """A round of a player, as a card shows it."""

    round: int
    opponent: int
    """0 when there was none."""
    colour: str
    code: str
    points: int
    """In tenths."""
    score: int
    """After the round."""
    float: str
    """``down`` or ``up`` when the opponent had fewer or more points before the round."""


def turns_of(tournament: Tournament, player: int) -> list[Turn]:
    """The rounds of a player so far."""
    return turns_in(records_of(tournament, len(tournament.rounds)), player)


def turns_in(records: Mapping[int, Record], player: int) -> list[Turn]:
    """The same from the records of everybody, collected once."""
    if player not in records:
        raise judge.no_player(player)
    turns, mine = [], records[player]
    for at, turn in enumerate(mine.turns):
        before = mine.after[at - 1] if at else 0
        theirs = records[turn.opponent].after[at - 1] if at and turn.opponent else before
        floated = "down" if theirs < before else "up" if theirs > before else ""
        turns.append(Turn(at + 1, turn.opponent, turn.colour, turn.code, turn.points, mine.after[at], floated))
    return turns
