"""Chapter 4: who has the bye."""

from collections.abc import Iterator
from itertools import groupby

from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
from fairswiss.rules.dubov_1997.definitions import Contender
from fairswiss.rules.dubov_1997.transfers import dominating_colour


def bye_order(players: list[Contender]) -> Iterator[Contender]:
    """Chapter 4, from the lowest score group upwards: lowest R, the colour clause, higher ARO, later in the alphabet.

    The clause about colours (reading 6) speaks only when both colours are due among those of equal R.
    """
    for _, group in groupby(sorted(players, key=lambda one: one.score), key=lambda one: one.score):
        members = list(group)
        dominating = dominating_colour(members)
        by_rating = sorted(members, key=lambda one: one.rating)
        for _, equals in groupby(by_rating, key=lambda one: one.rating):
            equal = list(equals)
            eligible = [one for one in equal if may_have_bye(one)]
            both = {WHITE, BLACK} <= {one.due for one in eligible}
            yield from sorted(
                equal,
                key=lambda one: (both and one.due != dominating != 0, -one.aro, -one.alphabet),
            )


def may_have_bye(player: Contender) -> bool:
    """2.2: nobody who already has a point got without playing."""
    return not player.card.point_without_playing
