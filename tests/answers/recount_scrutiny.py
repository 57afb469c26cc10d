"""The facts of answers where a group is paired by proposals and exchanges, counted again."""

from collections.abc import Iterator

from fairswiss.answers import Answer
from fairswiss.answers.reasons import PairedInside, Reason
from fairswiss.rules.lim_2026 import reasons
from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.why import against
from tests.answers.counted import Counted


def looking(reason: Reason) -> int:
    """The one who looked for an opponent; 0 where nobody did."""
    if isinstance(reason, reasons.FirstFound):
        return reason.chooser
    return reason.visitor if isinstance(reason, reasons.Visitor) else 0


def found_in_group(
    known: Counted, answer: Answer, reason: reasons.FoundInGroup | PairedInside
) -> Iterator[tuple[bool, str]]:
    """The opponent."""
    both = {answer.player, answer.other}
    match reason:
        case reasons.InHalves() | PairedInside():
            yield abs(reason.place - reason.other_place) == reason.size // 2, "halves"
            yield reason.size <= len(known.peers(reason.points)), "the size of the group"
            yield {known.total[one] for one in both} == {reason.points}, "the points"
            above = known.place[answer.player] < known.place[answer.other]
            yield above == (reason.place < reason.other_place), "the order of the list"
        case reasons.FirstFound():
            yield {reason.chooser, reason.taken} == both, "the two"
            yield reason.usual not in both, "the usual opponent"
            yield reason.pairs == (0 if reason.usual else _pairs_before(known, reason)), "the pairs before"
        case reasons.Guests():
            yield (reason.points, reason.size) == (_middle(known), len(known.peers(reason.points))), "the middle group"
            yield reason.points not in {known.total[one] for one in both}, "both from other groups"
            yield (reason.own, reason.theirs) == (known.total[answer.player], known.total[answer.other]), "their points"
        case reasons.Visitor():
            yield {reason.visitor, reason.host} == both, "the two"
            there = [one for one in known.peers(reason.points) if one not in (reason.visitor, known.pairing.bye)]
            there = there if reason.from_above else there[::-1]
            yield (reason.place, reason.size) == (there.index(reason.host) + 1, len(there)), "the place of the host"
            yield known.total[reason.visitor] == reason.own != reason.points, "from another group"
            had = known.colours[reason.host]
            yield not reason.owed or had.count(reason.colour) <= (len(had) + 1) // 2, "the colour owed"


def _middle(known: Counted) -> int:
    """The points of the middle group: half of what could be had."""
    return 5 * len(known.before.rounds)


def _pairs_before(known: Counted, reason: reasons.FirstFound) -> int:
    """So many pairs of the group came first: those from other groups, and those nearer to the end where it begins.

    A group above the middle takes from above, one below it from below, the middle one from both.
    """
    points, middle = known.total[reason.chooser], _middle(known)
    end = 1 if known.place[reason.chooser] < known.place[reason.taken] else -1
    found = 0
    for pair in known.pairing.pairs:
        low, high = sorted(known.total[one] for one in (pair.white, pair.black))
        if low == high == points:
            found += min(end * known.place[one] for one in (pair.white, pair.black)) < end * known.place[reason.chooser]
        elif points in (low, high):
            found += points == middle or (low == points) == (points > middle)
        else:
            found += points == middle and low < points < high
    return found


def left_group(known: Counted, answer: Answer, reason: reasons.LeftGroup) -> Iterator[tuple[bool, str]]:
    """Other points."""
    yield reason.who in (answer.player, answer.other), "one of the two"
    yield known.total[answer.player] != known.total[answer.other], "other points"
    if isinstance(reason, reasons.Moved):
        yield reason.size >= len(known.peers(reason.points)) - 1, "the size of the group"  # one may have the bye
        if reason.type is FloaterType.ALONE:
            outright = [one.player for one in answer.others if isinstance(one.against, against.Outright)]
            yield len(outright) == reason.size - 1, "everybody else is ruled out"
    else:
        yield (reason.points, reason.size) == (_middle(known), len(known.peers(reason.points))), "the middle group"


def lower_on_list(known: Counted, reason: reasons.LowerOnList) -> Iterator[tuple[bool, str]]:
    """The colours below the middle."""
    mine, yours = (known.colours[claim.player] for claim in (reason.white, reason.black))
    shared = min(len(mine), len(yours))
    yield mine[len(mine) - shared :] == yours[len(yours) - shared :], "equal histories"
    loser = reason.black.player if reason.winner == reason.white.player else reason.white.player
    ranks = [(-known.total[one], known.place[one]) for one in (reason.winner, loser)]
    yield ranks[0] > ranks[1], "the lower"
    yield reason.by_points == (ranks[0][0] != ranks[1][0]), "fewer points"
    yield (reason.place, reason.other_place) == (known.place[reason.winner], known.place[loser]), "the places"
