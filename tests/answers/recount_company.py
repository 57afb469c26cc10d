"""The facts of answers about the players of a group who are paired together, counted again."""

from collections.abc import Iterator

from fairswiss.answers import Answer
from fairswiss.answers.reasons import Halves, OffList, Together, Weighed
from fairswiss.why import against
from tests.answers.counted import Counted
from tests.literal.burstein_2026 import seeding_rounds


def halves(known: Counted, answer: Answer, reason: Halves) -> Iterator[tuple[bool, str]]:
    """The places of the two in the list of those paired."""
    yield abs(reason.place - reason.other_place) == reason.pairs, "halves"
    if reason.first_round:
        yield _in_first_list(known, answer.player, reason.place), "the place in the first list"
        return
    peers = known.peers(reason.points)
    if reason.came_up:
        peers, came_up = known.joined(reason.points)
        yield reason.came_up == came_up, "so many come up"
    elif reason.above:
        peers = sorted((*reason.above, *peers), key=lambda one: (-known.total[one], known.place[one]))
        yield from _company(known, reason, {*peers})
    yield reason.size == len(peers), "the size of the group"
    yield peers.index(answer.player) + 1 == reason.place, "the place"
    yield peers.index(answer.other) + 1 == reason.other_place, "the other place"


def _in_first_list(known: Counted, player: int, place: int) -> bool:
    """By rating, or by number."""
    rating = known.rating
    higher = sum(rating[one] > rating[player] for one in known.opponent)
    level = sum(rating[one] == rating[player] for one in known.opponent)
    by_number = sorted(known.here, key=known.place.__getitem__).index(player) + 1
    return higher < place <= higher + level or by_number == place


def off_list(known: Counted, answer: Answer, reason: OffList) -> Iterator[tuple[bool, str]]:
    """The opponent by the list, and the players of the group."""
    yield reason.usual != answer.other, "the usual opponent"
    yield not reason.usual or answer.others[0].player == reason.usual, "the one ruled out"
    if reason.first_round:
        yield reason.size == len(known.opponent), "everybody"
        return
    peers = known.peers(reason.points)
    gone = [one for one in peers if one not in known.staying(reason.points)] if reason.away else []
    there = {*peers, *reason.above, *reason.below} - {*gone}
    yield reason.away == len(gone), "those paired elsewhere"
    yield reason.size == len(there), "the size of the group"
    yield all(known.total[one] < reason.points for one in reason.below), "from below"
    yield reason.weighed is weighed(known), "the aims"
    yield from _company(known, reason, there)
    if reason.only:
        yield all_out(answer, there), "the only one"


def _company(known: Counted, reason: Halves | OffList, there: set[int]) -> Iterator[tuple[bool, str]]:
    """Those from above, all of them, and the reason why they are on one list with the others."""
    points, total = reason.points, known.total
    above, own = {*reason.above}, there - {*reason.above}
    yield all(total[one] > points for one in above), "from above"
    guests = {one for one, other in known.opponent.items() if total[one] > points and other in own}
    yield guests <= above, "somebody not counted"
    match reason.together:
        case Together.LAST:
            closed = all(known.opponent[one] in there for one in there - {known.pairing.bye})
            yield closed and min(map(total.__getitem__, known.here)) in map(total.__getitem__, there), "the last of all"
        case Together.HALF:
            yield 2 * len(above) >= len(there), "at least half"
        case Together.UNMET:
            yield not any(known.opponent.get(one) in own for one in above), "somebody from above meets one"
        case Together.POINTS:
            levels = (min(total[one], total[known.opponent[one]]) for one in above if one in known.opponent)
            yield all(level <= points for level in levels), "paired elsewhere"


def weighed(known: Counted) -> Weighed:
    """Double-Swiss has no criterion of colours; Burstein, after its first rounds, none of who played up or down."""
    family, before = known.pairing.system.partition("-")[0], known.before
    if family == "burstein" and len(before.rounds) >= seeding_rounds(before.rounds_planned or 0):
        return Weighed.COLOURS
    return Weighed.MOVES if family == "double" else Weighed.BOTH


def all_out(answer: Answer, there: set[int]) -> bool:
    """Nobody but the opponent is left: everybody else is named and ruled out outright."""
    named = {one.player for one in answer.others if isinstance(one.against, against.Outright)}
    return there - {answer.player, answer.other} == named & there


def in_halves(known: Counted, found: against.SameHalf | against.OtherRow, pair: tuple[int, int]) -> bool:
    """The halves of the list are paired in order, and the two have these places in them."""
    listed = sorted(known.opponent, key=known.place.__getitem__)
    size = len(listed) // 2
    in_order = all(known.opponent[one] == other for one, other in zip(listed, listed[size:], strict=False))
    below = [listed.index(one) >= size for one in pair]
    if isinstance(found, against.SameHalf):
        return in_order and below == [not found.upper] * 2
    places = {listed.index(one) % size + 1 for one in pair}
    return in_order and below[0] != below[1] and places == {found.place, found.other_place}
