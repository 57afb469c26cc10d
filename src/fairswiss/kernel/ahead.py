"""What players who float down find below, where counting alone can tell.

If everybody below may meet enough of the others, whoever comes down finds an opponent in the following bracket, the
rest can be completed, and what the ladder says of the following bracket is the same for all who might float.
"""

from collections.abc import Sequence

from fairswiss.kernel.brackets import sure_to_complete
from fairswiss.kernel.candidates import Field
from fairswiss.kernel.colours import NONE
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing


class Ahead:
    """Where so many floaters go, and what it costs."""

    def __init__(self, field: Field, packing: Packing, floaters: int) -> None:
        self.field = field
        self.packing = packing
        self.constant = 0
        """What the ladder says of the following bracket, whoever floats."""
        bye, following = field.takes_bye, field.following
        self.bye_here = bye is not None and not any(map(bye, following)) and not any(map(bye, field.rest))
        """Nobody below can have the bye: who floats has it."""
        size = len(following) + floaters
        self._needed = (size + 1) // 2
        self._numbers = {player.number for player in following}
        self._absolute = [0, 0, 0]
        for player in following:
            self._absolute[player.absolute] += 1
        self._absolute[NONE] = 0
        self._spare = len(following) - 1 - max(self._absolute) - self._needed

    def cost(self, player: Entrant) -> int | None:
        """What the ladder says of this player floating; None if that may not be."""
        field, packing = self.field, self.packing
        if field.stays and field.stays(player):
            return None
        cost = packing.down(player)
        if not self.bye_here:
            return cost + packing.following_pair(player, field.following[0])
        if not (field.takes_bye and field.takes_bye(player)):
            return None
        return cost + packing.pab(player) + (packing.following_down(player) if field.following else 0)

    def welcome(self, players: Sequence[Entrant]) -> bool:
        """Whether each of them may meet at least half of all who are in the following bracket then."""
        return self.bye_here or all(
            not player.bound_to and (player.encounters <= self._spare or self._opponents(player) >= self._needed)
            for player in players
        )

    def _opponents(self, player: Entrant) -> int:
        met = sum(other in self._numbers for other in (*player.card.met, *player.card.apart))
        itself = player.number in self._numbers and not player.absolute
        return len(self.field.following) - self._absolute[player.absolute] - met - itself


def ahead(field: Field, packing: Packing, floaters: int) -> Ahead | None:
    """What so many floaters find; None when counting does not tell."""
    following, bye = field.following, field.takes_bye
    if not floaters:
        settled = field.open_ended or sure_to_complete([*following, *field.rest], bye)
        return Ahead(field, packing, 0) if settled else None
    found = Ahead(field, packing, floaters)
    if found.bye_here:
        alone = floaters == 1 and not field.open_ended and sure_to_complete([*following, *field.rest], None)
        return found if alone else None
    leaving = (len(following) + floaters) % 2
    leavers = _who_can_leave(field, leaving)
    if not leavers or not found.welcome(following):
        return None
    found.constant = leaving * min(map(packing.following_down, leavers))
    return found


def _who_can_leave(field: Field, leaving: int) -> Sequence[Entrant]:
    """Residents of the following bracket so that, one of them leaving or nobody, the rest certainly goes on."""
    following, rest, bye = field.following, field.rest, field.takes_bye
    if field.open_ended:
        return following
    if bye is None or any(map(bye, rest)):
        odd = (len(rest) + leaving) % 2 == 1
        goes_on = odd == (bye is not None) and sure_to_complete(rest, bye, following if leaving else ())
        return following if goes_on else ()
    return list(filter(bye, following)) if leaving and sure_to_complete(rest, None) else ()
