"""Who has white, by the claims of two players: the reasons by meaning, which the editions join to their articles."""

from typing import NamedTuple

from fairswiss.explain import Facts
from fairswiss.kernel.colours import WHITE, last_difference
from fairswiss.kernel.entrants import ABSOLUTE, Entrant, ranking


class Claim(NamedTuple):
    """White, black, and the name of the rule that decided."""

    white: Entrant
    black: Entrant
    rule: str
    facts: Facts = ()


def allocate(
    one: Entrant,
    other: Entrant,
    initial: int,
    odd: dict[int, bool],
    *,
    by_width: bool = True,
    opposite_later: bool = False,
) -> Claim:
    """Both claims, the stronger claim, alternation, the higher player's claim, the initial colour.

    ``by_width``: of two absolute claims the wider colour difference is the stronger one. ``opposite_later``: a player
    without a game gets, after round 1, the colour opposite to the initial one.
    """
    higher, lower = sorted((one, other), key=ranking)
    if one.preference != other.preference:
        chooser = higher if higher.preference else lower
        rule = "both-preferences" if one.preference and other.preference else "one-preference"
        return Claim(*_with(chooser, chooser.preference, lower if chooser is higher else higher), rule)
    if higher.preference:
        return _equal_preferences(higher, lower, by_width)
    colour = initial if odd[higher.number] else 3 - initial
    if opposite_later and higher.unplayed_games:
        return Claim(*_with(higher, 3 - colour, lower), "opposite-initial", (("player", higher.number),))
    return Claim(*_with(higher, colour, lower), "initial-colour", (("player", higher.number),))


def _equal_preferences(higher: Entrant, lower: Entrant, by_width: bool) -> Claim:
    if higher.strength != lower.strength:
        stronger, weaker = (higher, lower) if higher.strength > lower.strength else (lower, higher)
        return Claim(*_with(stronger, stronger.preference, weaker), "stronger", (("player", stronger.number),))
    if by_width and higher.strength == ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        wider, other = (higher, lower) if abs(higher.difference) > abs(lower.difference) else (lower, higher)
        return Claim(*_with(wider, wider.preference, other), "wider-difference", (("player", wider.number),))
    difference = last_difference(higher.card.colours, lower.card.colours)
    if difference:
        white, black = (higher, lower) if difference[0] == "b" else (lower, higher)
        return Claim(white, black, "alternate-last")
    return Claim(*_with(higher, higher.preference, lower), "higher-ranked", (("player", higher.number),))


def _with(player: Entrant, colour: int, opponent: Entrant) -> tuple[Entrant, Entrant]:
    return (player, opponent) if colour == WHITE else (opponent, player)
