"""Part B as measures: what a pair breaks, what somebody left over breaks, and the rows the search adds up."""

from collections.abc import Iterable

from fairswiss.kernel.vocabulary.claims import preference_lost
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Ladder, Row, Setting, once
from fairswiss.kernel.vocabulary.repeats import BEFORE_THAT, PREVIOUS
from fairswiss.why import Aim

NOTHING, AS_TWO_ROUNDS_BEFORE, AS_THE_ROUND_BEFORE = range(3)
"""The cost of a repeated float: B6 is broken, B5 is broken."""


def clashes(pairs: Iterable[tuple[Entrant, Entrant]]) -> int:
    """B4: the pairs whose players prefer the same colour; x (A8, C2) is the least number of them."""
    return sum(bool(higher.preference) and higher.preference == lower.preference for higher, lower in pairs)


def up_level(higher: Entrant, lower: Entrant) -> int:
    """B5, B6 for the upfloat of a pair; they do not apply to somebody over 50 % in the last round."""
    if higher.score == lower.score or higher.topscorer or lower.topscorer:
        return NOTHING
    return own_up_level(min(higher, lower, key=lambda player: player.score))


def own_up_level(player: Entrant) -> int:
    """The same for the player with fewer points, whoever the other is."""
    return NOTHING if player.topscorer else _again(player.upfloated)


def down_level(player: Entrant) -> int:
    """B5, B6 for somebody left over, moved down before or not; the bye is a downfloat too (reading 5)."""
    return NOTHING if player.topscorer else _again(player.downfloated)


def _again(floated: tuple[bool, ...]) -> int:
    if floated[PREVIOUS]:
        return AS_THE_ROUND_BEFORE
    return AS_TWO_ROUNDS_BEFORE if floated[BEFORE_THAT] else NOTHING


def worst_up(pairs: Iterable[tuple[Entrant, Entrant]]) -> int:
    """C10 drops B6 and B5 as a whole: what counts is the worst pair, not their number (reading 6)."""
    return max((up_level(higher, lower) for higher, lower in pairs), default=NOTHING)


def worst_down(players: Iterable[Entrant]) -> int:
    """C9, likewise."""
    return max(map(down_level, players), default=NOTHING)


# -- the rows of the search ----------------------------------------------------------------------------------------


def _moved_down(setting: Setting, player: Entrant) -> int:
    return int(player.score > setting.lowest)


def _both_moved_down(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    del higher
    return int(lower.score > setting.lowest)


def _from_above(setting: Setting, player: Entrant) -> int:
    return int(player.score > setting.lowest_following)


def _both_from_above(setting: Setting, higher: Entrant, lower: Entrant) -> int:
    del higher
    return int(lower.score > setting.lowest_following)


FIRST_PART = Row("A3", "A3", pair=_both_moved_down, down=_moved_down)
"""Moved-down players without a place in the first part: a pair of two of them takes one place only."""
LEFT_OVER = Row("B3", "C14", down=once)
NEXT = Row("C1/C12", "C12", pab=_from_above, following_pair=_both_from_above, following_down=_from_above)
"""The players who come down and do not meet a resident of the next bracket."""
CLASHES = Row("B4", "C11", pair=preference_lost)
"""One budget x for the whole bracket (reading 17)."""

HETEROGENEOUS = Ladder((FIRST_PART, LEFT_OVER, CLASHES))
HOMOGENEOUS = Ladder((LEFT_OVER, CLASHES))
HETEROGENEOUS_BEFORE_NEXT = Ladder((FIRST_PART, LEFT_OVER, NEXT, CLASHES))
HOMOGENEOUS_BEFORE_NEXT = Ladder((LEFT_OVER, NEXT, CLASHES))

LADDER = Ladder(
    (
        Row("A3", "A3"),
        Row("B3", "C14"),
        Row("C1/C12", "C12"),
        Row("B4", "C11"),
        Row("B5/B6 up", "C10"),
        Row("D1", "C7"),
        Row("B5/B6 down", "C9"),
    )
)
"""The criteria of a bracket, in this order; not all of them are sums, see ``bracket.Bracket.judge``."""

WORDS = {
    "A3": "moved-down players not paired first",
    "B3": "players left over",
    "C1/C12": "floaters whom the next bracket cannot pair",
    "B4": "pairs with equal colour preferences",
    "B5/B6 up": "worst repeated upfloat, 2 for the previous round and 1 for the one before",
    "D1": "places passed over to find opponents of moved-down players",
    "B5/B6 down": "worst repeated downfloat, 2 for the previous round and 1 for the one before",
}
"""The meaning of each criterion."""

AIMS = {
    "A3": Aim.FROM_ABOVE,
    "B3": Aim.LEFT_OVER,
    "C1/C12": Aim.NEXT_GROUP,
    "B4": Aim.COLOUR,
    "B5/B6 up": Aim.UP_SOON,
    "D1": Aim.ORDER,
    "B5/B6 down": Aim.DOWN_SOON,
}
"""The purpose of each criterion."""
