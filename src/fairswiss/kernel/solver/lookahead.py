"""The look-ahead below a bracket for players who float down: completion, and the cost on the ladder.

Question.  A best candidate of a bracket depends on those below in two ways: the round must stay completable, and the
    ladder may ask how well the following bracket can do. Here both are answered *for every floater by itself*.
Answer.  A :class:`Lookahead` exists only if nothing below can come out better than ``constant``, whoever floats. It
    then says of each player whether that value is reached (``welcomes``), and what the ladder adds for floating
    (``cost``), which is a lower bound for those who are not welcome. None means: not known, never: impossible.
Nobody.  If nobody floats the following bracket is the same for every candidate; the ladder leaves it out.
Counting.  If everybody below may meet at least half of those who are there then, a complete pairing exists (Dirac),
    whoever comes down. That settles nearly all brackets without a search.
Asking.  Where counting does not answer, and one player floats, one matching of the following bracket answers for
    everybody who may be that one.
Leavers.  If an odd number results, one resident has to leave the following bracket. Only those count with whom the
    rest can be completed, and ``constant`` is what the cheapest of them costs.
Meeting.  Two players may be *bound* to meet each other, when a question is asked about them. Every complete round
    then pairs them, so the two are taken out, and the rest of the answer is that of a field without them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.kernel.matchings import can_do_without
from fairswiss.kernel.solver.feasibility import OneMore, completes, legal_graph, sure_to_complete
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.colours import NONE
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing


class Lookahead:
    """The destination of a number of floaters, and the cost."""

    def __init__(self, field: Field, packing: Packing, floaters: int, leavers: Sequence[Entrant] = ()) -> None:
        """``leavers``: if somebody has to leave the following bracket, all who may."""
        self.field = field
        self.packing = packing
        self.bye_here = _nobody_below_takes_bye(field)
        """True if the floater has the bye."""
        self.constant = min(map(packing.following_down, leavers), default=0)
        """The cost of the following bracket on the ladder when all is well there."""
        self.cheapest_leavers = [player for player in leavers if packing.following_down(player) == self.constant]
        """The players who leave the following bracket then."""
        alike = {player.barred_from_pab: player for player in field.following}
        self._leaving_costs = all(packing.following_down(player) for player in alike.values())
        """True if the ladder charges for more residents leaving the following bracket than have to."""
        self.meeting: Meeting | None = None
        """Two who are asked to meet each other: the field is what it would be without them."""
        self._asked: OneMore | None = None
        following = field.following
        self._floaters = floaters
        self._alone = floaters == 1
        self._numbers = {player.number for player in following}
        self._needed = (len(following) + floaters + 1) // 2
        self._absolute = [0, 0, 0]
        for player in following:
            self._absolute[player.absolute] += 1
        self._absolute[NONE] = 0
        self._enough = len(following) - 1 - max(self._absolute) - self._needed
        self._by_counting = floaters > 0 and not self.bye_here and all(map(self._meets_enough, following))

    def answers(self) -> bool:
        """True if it is known of every player whether all is well below when that player floats."""
        return self.bye_here or self._by_counting or self._alone

    def cost(self, player: Entrant) -> int | None:
        """The least cost of this player floating on the ladder; None if that is not allowed."""
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
        """True if all is well below when this player floats; None if unknown."""
        if player.bound_to and self.meeting:
            return True
        if self.bye_here or not self.field.following or (self._by_counting and self._meets_enough(player)):
            return True
        if self._alone and self._ask(player):
            return True
        leaves_again = self.packing.following_down(player) <= self.constant  # for no more than anybody else does
        return False if self._alone and self._leaving_costs and not leaves_again else None

    def _meets_enough(self, player: Entrant) -> bool:
        """True if the player may meet at least half of all who are in the following bracket then."""
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
        """True if the following bracket can be paired with this player, without one of the leavers if there are any."""
        if self._asked is None:
            leavers = set(self.cheapest_leavers)
            self._asked = OneMore(self.field.following, leavers.__contains__ if leavers else None)
        return self._asked.completes_with(player)


class Meeting(NamedTuple):
    """The effect on a bracket of two players who are asked to meet each other below it."""

    field: Field
    """Without the two."""
    floating: int | None = None
    """The cost of one of them floating out of the bracket to do so; None if neither is in it."""
    constant: int = 0
    """The cost of the following bracket on the ladder because of the two."""


def look_ahead(field: Field, packing: Packing, floaters: int) -> Lookahead | None:
    """The look-ahead for a number of floaters; None if unknown, or if not all goes well with all of them."""
    if not any(player.bound_to for player in (*field.moved_down, *field.residents, *field.following, *field.rest)):
        return _with_nobody_bound(field, packing, floaters)
    meeting = _meeting(field, packing)
    if meeting is None:
        return _with_nobody_bound(field, packing, floaters)
    others = floaters - (meeting.floating is not None)
    if others < 0 or (others and field.following and not meeting.field.following):
        return None
    alone = floaters > 0 and not others
    found = _with_nobody_else(meeting.field, packing) if alone else _with_nobody_bound(meeting.field, packing, others)
    if found:
        found.meeting = meeting
        found.constant += meeting.constant if others else 0  # where nobody floats the following bracket does not count
    return found


def _with_nobody_else(field: Field, packing: Packing) -> Lookahead | None:
    """One floats to meet somebody and both are left out already: the following bracket is by itself."""
    following, rest = field.following, field.rest
    if not following or len(following) % 2 == 0:
        apart = completes(following, None) and (field.open_ended or completes(rest, field.takes_bye))
        return Lookahead(field, packing, 0) if apart and (field.open_ended or _fits(len(rest), field)) else None
    leavers = _who_can_leave(field)
    found = Lookahead(field, packing, 0, leavers)
    spare = can_do_without(legal_graph(following))
    places = {player: place for place, player in enumerate(following)}
    return found if any(spare(places[leaver]) for leaver in found.cheapest_leavers) else None


def _meeting(field: Field, packing: Packing) -> Meeting | None:
    """The two who are asked to meet, where at most one of them is in the bracket; every complete round pairs them.

    So nobody else is concerned, and they can be left out. One who is not in the field is further down.
    """
    here = [player for player in (*field.moved_down, *field.residents) if player.bound_to]
    if len(here) > 1 or (not field.following and not field.rest):
        return None
    if here and field.stays and field.stays(here[0]):
        return None
    constant = _meeting_below(field, packing, here)
    parts = (field.moved_down, field.residents, field.following, field.rest)
    moved_down, residents, after, rest = ([player for player in part if not player.bound_to] for part in parts)
    smaller = field._replace(moved_down=moved_down, residents=residents, following=after, rest=rest)
    if here:
        return Meeting(smaller, packing.down(here[0]) + constant)
    return Meeting(smaller, None, constant)


def _meeting_below(field: Field, packing: Packing, here: list[Entrant]) -> int:
    """The cost of the following bracket on the ladder because two meet in it or below it."""
    two = [*here, *(player for player in field.following if player.bound_to)]
    leaving = sum(map(packing.following_down, two)) if field.following else 0
    if len(two) < 2:
        return leaving
    meeting = packing.following_pair(*two)
    return min(meeting, leaving) if field.open_ended else meeting


def _with_nobody_bound(field: Field, packing: Packing, floaters: int) -> Lookahead | None:
    """The look-ahead for a number of floaters where nobody is asked to meet somebody."""
    if len({player.score for player in field.following}) > 1:
        return None
    if not floaters:
        lower = [*field.following, *field.rest]
        return Lookahead(field, packing, 0) if field.open_ended or completes(lower, field.takes_bye) else None
    if _nobody_below_takes_bye(field):
        apart = completes(field.following, None) and completes(field.rest, None)
        return Lookahead(field, packing, 1) if floaters == 1 and not field.open_ended and apart else None
    if not field.following:
        return Lookahead(field, packing, floaters) if field.open_ended and field.takes_bye is None else None
    return _into_following(field, packing, floaters)


def _into_following(field: Field, packing: Packing, floaters: int) -> Lookahead | None:
    """The look-ahead for a number of floaters in the following bracket; of an odd number one leaves it again."""
    leavers: Sequence[Entrant] = ()
    if (len(field.following) + floaters) % 2:
        leavers = _who_can_leave(field)
        if not leavers:
            return None
    elif not field.open_ended and not (_fits(len(field.rest), field) and completes(field.rest, field.takes_bye)):
        return None
    found = Lookahead(field, packing, floaters, leavers)
    return found if found.answers() and not _better_to_leave(field, packing, found.constant) else None


def _nobody_below_takes_bye(field: Field) -> bool:
    bye = field.takes_bye
    return bye is not None and not any(map(bye, field.following)) and not any(map(bye, field.rest))


def _better_to_leave(field: Field, packing: Packing, constant: int) -> bool:
    """True if some floater had better leave the following bracket than any of its residents."""
    alike = {(player.score, player.barred_from_pab): player for player in (*field.moved_down, *field.residents)}
    return any(packing.following_down(player) < constant for player in alike.values())


def _fits(count: int, field: Field) -> bool:
    """True if this number can be left at the end: an odd number if one of them has the bye."""
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
    return list(filter(OneMore(rest, bye).completes_with, following))


def _met(player: Entrant, numbers: set[int]) -> frozenset[int]:
    return frozenset(number for number in (*player.card.met, *player.card.apart) if number in numbers)
