"""The allocation of colours by the claims of two players: reasons by meaning, which the editions join to articles."""

from typing import NamedTuple

from fairswiss.kernel.vocabulary.colours import WHITE, last_difference
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, Entrant, ranking
from fairswiss.why import OwnRule, Preference


class Claim(NamedTuple):
    """White, black, and the rule that decided."""

    white: Entrant
    black: Entrant
    rule: Preference | OwnRule
    prevailing: Entrant | None = None
    """The player whose claim it was, where that has to be said."""


def claim(
    player: Entrant, colour: int, opponent: Entrant, rule: Preference | OwnRule, prevailing: Entrant | None = None
) -> Claim:
    """The player has this colour, by that rule."""
    pair = (player, opponent) if colour == WHITE else (opponent, player)
    return Claim(*pair, rule, prevailing)


def allocate(
    one: Entrant,
    other: Entrant,
    initial: int,
    odd: dict[int, bool],
    *,
    by_width: bool = True,
    opposite_later: bool = False,
) -> Claim:
    """The initial colour of two who have not played; both claims, the stronger, alternation, the higher player's.

    ``by_width``: of two absolute claims the wider colour difference is the stronger one. ``opposite_later``: a player
    without a game gets, after round 1, the colour opposite to the initial one.
    """
    higher, lower = (one, other) if ranking(one) < ranking(other) else (other, one)
    if not one.card.colours and not other.card.colours:
        return _initial(higher, lower, initial if odd[higher.number] else 3 - initial, opposite_later)
    if one.preference != other.preference:
        chooser = higher if higher.preference else lower
        rule = Preference.BOTH if one.preference and other.preference else Preference.ONE
        return Claim(*_with(chooser, chooser.preference, lower if chooser is higher else higher), rule)
    return _equal_preferences(higher, lower, by_width)


def _initial(higher: Entrant, lower: Entrant, colour: int, opposite_later: bool) -> Claim:
    if opposite_later and higher.unplayed_games:
        return Claim(*_with(higher, 3 - colour, lower), Preference.OPPOSITE, higher)
    return Claim(*_with(higher, colour, lower), Preference.INITIAL, higher)


def _equal_preferences(higher: Entrant, lower: Entrant, by_width: bool) -> Claim:
    if higher.strength != lower.strength:
        stronger, weaker = (higher, lower) if higher.strength > lower.strength else (lower, higher)
        return Claim(*_with(stronger, stronger.preference, weaker), Preference.STRONGER, stronger)
    if by_width and higher.strength == ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        wider, other = (higher, lower) if abs(higher.difference) > abs(lower.difference) else (lower, higher)
        return Claim(*_with(wider, wider.preference, other), Preference.WIDER, wider)
    difference = last_difference(higher.card.colours, lower.card.colours)
    if difference:
        white, black = (higher, lower) if difference[0] == "b" else (lower, higher)
        return Claim(white, black, Preference.ALTERNATE)
    return Claim(*_with(higher, higher.preference, lower), Preference.HIGHER, higher)


def _with(player: Entrant, colour: int, opponent: Entrant) -> tuple[Entrant, Entrant]:
    return (player, opponent) if colour == WHITE else (opponent, player)
