"""The facts of answers where a group is paired by proposals and exchanges, counted again."""

from collections.abc import Iterator
from typing import Protocol

from fairswiss.answers import Answer
from fairswiss.answers.reasons import LowerOnList, Reason
from fairswiss.rules.lim_2026 import reasons


class Counted(Protocol):
    """What is known of the round."""

    total: dict[int, int]
    colours: dict[int, str]
    place: dict[int, int]
    opponent: dict[int, int]

    def peers(self, points: int) -> list[int]:
        """Everybody with these points, in the order of the list."""


def looking(reason: Reason) -> int:
    """The one who looked for an opponent; 0 where nobody did."""
    if isinstance(reason, reasons.FirstFound):
        return reason.chooser
    return reason.visitor if isinstance(reason, reasons.Visitor) else 0


def found_in_group(known: Counted, answer: Answer, reason: reasons.FoundInGroup) -> Iterator[tuple[bool, str]]:
    """The opponent."""
    both = {answer.player, answer.other}
    match reason:
        case reasons.InHalves():
            yield abs(reason.place - reason.other_place) == reason.size // 2, "halves"
            yield reason.size <= len(known.peers(reason.points)), "the size of the group"
            yield {known.total[one] for one in both} == {reason.points}, "the points"
            above = known.place[answer.player] < known.place[answer.other]
            yield above == (reason.place < reason.other_place), "the order of the list"
        case reasons.FirstFound():
            yield {reason.chooser, reason.taken} == both, "the two"
            yield reason.usual not in both, "the usual opponent"
            yield bool(reason.usual) or reason.pairs > 0, "the pairs before"
        case reasons.Visitor():
            yield {reason.visitor, reason.host} == both, "the two"
            yield 1 <= reason.place <= reason.size, "the place of the host"
            yield reason.size >= len(known.peers(reason.points)) - 1, "the size of the group"  # one may have the bye
            had = known.colours[reason.host]
            yield not reason.owed or had.count(reason.colour) <= (len(had) + 1) // 2, "the colour owed"


def left_group(known: Counted, answer: Answer, reason: reasons.LeftGroup) -> Iterator[tuple[bool, str]]:
    """Other points."""
    yield reason.who in (answer.player, answer.other), "one of the two"
    yield known.total[answer.player] != known.total[answer.other], "other points"
    if isinstance(reason, reasons.Moved):
        yield reason.size >= len(known.peers(reason.points)) - 1, "the size of the group"  # one may have the bye


def lower_on_list(known: Counted, reason: LowerOnList) -> Iterator[tuple[bool, str]]:
    """The colours below the middle."""
    mine, yours = (known.colours[claim.player] for claim in (reason.white, reason.black))
    shared = min(len(mine), len(yours))
    yield mine[len(mine) - shared :] == yours[len(yours) - shared :], "equal histories"
    loser = reason.black.player if reason.winner == reason.white.player else reason.white.player
    ranks = [(-known.total[one], known.place[one]) for one in (reason.winner, loser)]
    yield ranks[0] > ranks[1], "the lower"
