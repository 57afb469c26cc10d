"""What players who float down find below: whether all goes on there, and what it costs, whoever floats.

Mostly counting tells: if everybody below may meet enough of the others, whoever comes down finds an opponent in the
following bracket, and the rest can be completed. Where it does not, and one player floats into a small bracket,
matchings tell of each player; those who have met the same opponents are asked once.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from fairswiss.kernel.brackets import completes, legal_graph, sure_to_complete
from fairswiss.kernel.candidates import Field
from fairswiss.kernel.colours import NONE
from fairswiss.kernel.completion import KeptCompletion, can_do_without
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Packing

_SMALL = 400
"""How large a following bracket may be to be asked of each floater."""


class Ahead:
    """Where so many floaters go, and what it costs."""

    def __init__(self, field: Field, packing: Packing, floaters: int, leavers: Sequence[Entrant] = ()) -> None:
        """``leavers``: if somebody has to leave the following bracket, all who may."""
        self.field = field
        self.packing = packing
        self.bye_here = _nobody_below_takes_bye(field)
        """Who floats has the bye."""
        self.constant = min(map(packing.following_down, leavers), default=0)
        """What the ladder says of the following bracket when all is well there."""
        self.cheapest_leavers = [player for player in leavers if packing.following_down(player) == self.constant]
        """Who leaves the following bracket then."""
        alike = {player.barred_from_pab: player for player in field.following}
        self._leaving_costs = all(packing.following_down(player) for player in alike.values())
        """Whether the ladder minds if more residents leave the following bracket than have to."""
        self.meeting: Meeting | None = None
        """Two who are asked to meet each other: the field is what it would be without them."""
        self._asked: dict[Hashable, bool] = {}
        following = field.following
        self._floaters = floaters
        self._few = floaters == 1 and len(following) <= _SMALL
        self._numbers = {player.number for player in following}
        self._needed = (len(following) + floaters + 1) // 2
        self._absolute = [0, 0, 0]
        for player in following:
            self._absolute[player.absolute] += 1
        self._absolute[NONE] = 0
        self._enough = len(following) - 1 - max(self._absolute) - self._needed
        self._by_counting = floaters > 0 and not self.bye_here and all(map(self._meets_enough, following))

    def answers(self) -> bool:
        """Whether it can be told of everybody if all is well below when they float."""
        return self.bye_here or self._by_counting or self._few

    def cost(self, player: Entrant) -> int | None:
        """What the ladder says of this player floating, at least; None if that may not be."""
        field, packing = self.field, self.packing
        if self.meeting and (player.bound_to or not self._floaters):
            return self.meeting.floating if player.bound_to else None
        if field.stays and field.stays(player):
            return None
        cost = packing.down(player)
        if not field.following and not self.bye_here:
            return cost
        if not self.bye_here:
            unwelcome = packing.least_following if self.welcomes(player) is False else 0
            return cost + packing.following_pair(player, field.following[0]) + unwelcome
        if not (field.takes_bye and field.takes_bye(player)):
            return None
        return cost + packing.pab(player) + (packing.following_down(player) if field.following else 0)

    def welcomes(self, player: Entrant) -> bool | None:
        """Whether all is well below when this player floats; None when that cannot be told."""
        if player.bound_to and self.meeting:
            return True
        if self.bye_here or not self.field.following or (self._by_counting and self._meets_enough(player)):
            return True
        if self._few and (self._ask(player) or self._leaving_costs):
            return self._ask(player)
        return None

    def _meets_enough(self, player: Entrant) -> bool:
        """Whether the player may meet at least half of all who are in the following bracket then."""
        if player.bound_to:
            return False
        if player.encounters <= self._enough:
            return True
        itself = player.number in self._numbers and not player.absolute
        opponents = (
            len(self.field.following) - self._absolute[player.absolute] - len(_met(player, self._numbers)) - itself
        )
        return opponents >= self._needed

    def _ask(self, player: Entrant) -> bool:
        key = _legality(player, self._numbers)
        if key not in self._asked:
            self._asked[key] = self._pairs_with(player)
        return self._asked[key]

    def _pairs_with(self, player: Entrant) -> bool:
        """Whether the following bracket pairs with this player, one of the leavers aside if there are any."""
        players = [player, *self.field.following]
        if not self.cheapest_leavers:
            return len(players) % 2 == 0 and KeptCompletion(legal_graph(players), range(len(players))).possible()
        spare = can_do_without(legal_graph(players))
        places = {other: place for place, other in enumerate(players)}
        return any(spare(places[leaver]) for leaver in self.cheapest_leavers)


class Meeting(NamedTuple):
    """What it means for a bracket that two players are asked to meet each other below it."""

    field: Field
    """Without the two."""
    floating: int | None = None
    """What it costs that one of them floats out of the bracket to do so; None if neither is in it."""
    constant: int = 0
    """What the ladder says of the following bracket because of the two."""


def ahead(field: Field, packing: Packing, floaters: int) -> Ahead | None:
    """What so many floaters find; None when it cannot be told, or when not all goes well whoever they are."""
    if not any(player.bound_to for player in (*field.moved_down, *field.residents, *field.following, *field.rest)):
        return _ahead(field, packing, floaters)
    meeting = _meeting(field, packing)
    if meeting is None:
        return _ahead(field, packing, floaters)
    others = floaters - (meeting.floating is not None)
    if others < 0 or (others and field.following and not meeting.field.following):
        return None
    alone = floaters > 0 and not others
    found = _with_nobody_else(meeting.field, packing) if alone else _ahead(meeting.field, packing, others)
    if found:
        found.meeting = meeting
        found.constant += meeting.constant if others else 0  # where nobody floats the following bracket does not count
    return found


def _with_nobody_else(field: Field, packing: Packing) -> Ahead | None:
    """One floats to meet somebody and both are left out already: the following bracket is by itself."""
    following, rest = field.following, field.rest
    if not following or len(following) % 2 == 0:
        apart = completes(following, None) and (field.open_ended or completes(rest, field.takes_bye))
        return Ahead(field, packing, 0) if apart and (field.open_ended or _fits(len(rest), field)) else None
    leavers = _who_can_leave(field)
    found = Ahead(field, packing, 0, leavers)
    spare = can_do_without(legal_graph(following))
    places = {player: place for place, player in enumerate(following)}
    return found if any(spare(places[leaver]) for leaver in found.cheapest_leavers) else None


def _meeting(field: Field, packing: Packing) -> Meeting | None:
    """The two who are asked to meet, where at most one of them is in the bracket; every complete round pairs them.

    So nobody else is concerned, and they can be left out. One who is not in the field is further down.
    """
    here = [player for player in (*field.moved_down, *field.residents) if player.bound_to]
    following = [player for player in field.following if player.bound_to]
    if len(here) > 1 or (not field.following and not field.rest):
        return None
    if len(here) + len(following) == 2:
        constant = packing.following_pair(*here, *following)
        if field.open_ended:
            constant = min(constant, sum(map(packing.following_down, (*here, *following))))
    else:
        constant = sum(map(packing.following_down, (*here, *following))) if field.following else 0
    if here and field.stays and field.stays(here[0]):
        return None
    parts = (field.moved_down, field.residents, field.following, field.rest)
    moved_down, residents, after, rest = ([player for player in part if not player.bound_to] for part in parts)
    smaller = field._replace(moved_down=moved_down, residents=residents, following=after, rest=rest)
    if here:
        return Meeting(smaller, packing.down(here[0]) + constant)
    return Meeting(smaller, None, constant)


def _ahead(field: Field, packing: Packing, floaters: int) -> Ahead | None:
    lower = [*field.following, *field.rest]
    if len({player.score for player in field.following}) > 1:
        return None
    if not floaters:
        return Ahead(field, packing, 0) if field.open_ended or completes(lower, field.takes_bye) else None
    if _nobody_below_takes_bye(field):
        apart = completes(field.following, None) and completes(field.rest, None)
        return Ahead(field, packing, 1) if floaters == 1 and not field.open_ended and apart else None
    if not field.following:
        return Ahead(field, packing, floaters) if field.open_ended and field.takes_bye is None else None
    leavers: Sequence[Entrant] = ()
    if (len(field.following) + floaters) % 2:
        leavers = _who_can_leave(field)
        if not leavers:
            return None
    elif not field.open_ended and not (_fits(len(field.rest), field) and completes(field.rest, field.takes_bye)):
        return None
    found = Ahead(field, packing, floaters, leavers)
    return found if found.answers() and not _better_to_leave(field, packing, found.constant) else None


def _nobody_below_takes_bye(field: Field) -> bool:
    bye = field.takes_bye
    return bye is not None and not any(map(bye, field.following)) and not any(map(bye, field.rest))


def _better_to_leave(field: Field, packing: Packing, constant: int) -> bool:
    """Whether some floater had better leave the following bracket than any of its residents."""
    alike = {(player.score, player.barred_from_pab): player for player in (*field.moved_down, *field.residents)}
    return any(packing.following_down(player) < constant for player in alike.values())


def _fits(count: int, field: Field) -> bool:
    """Whether so many can be left at the end: an odd number if one of them has the bye."""
    return count % 2 == (field.takes_bye is not None)


def _who_can_leave(field: Field) -> Sequence[Entrant]:
    """Residents of the following bracket with whom the rest can be completed."""
    following, rest, bye = field.following, field.rest, field.takes_bye
    if field.open_ended:
        return following
    if not _fits(len(rest) + 1, field):
        return ()
    if sure_to_complete(rest, bye, following):
        return following
    if len(following) > _SMALL:
        return ()
    numbers = {player.number for player in rest}
    asked: dict[Hashable, bool] = {}

    def goes_on_with(player: Entrant) -> bool:
        key = (_legality(player, numbers), bye is not None and bye(player))
        if key not in asked:
            asked[key] = completes([player, *rest], bye)
        return asked[key]

    return list(filter(goes_on_with, following))


def _legality(player: Entrant, numbers: set[int]) -> Hashable:
    """All that decides whom of these a player may meet."""
    return player.absolute, player.topscorer, player.bound_to, _met(player, numbers)


def _met(player: Entrant, numbers: set[int]) -> frozenset[int]:
    return frozenset(number for number in (*player.card.met, *player.card.apart) if number in numbers)
