"""The Lim system, edition of 2026, tried out: every question is answered by trying everything in the text's order.

Written from the text and from the readings in docs/rulings/lim-2026.md. "Higher numbered" is the smaller number.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import NamedTuple

from fairswiss.model import Tournament
from fairswiss.model.ordering import pairing_rating
from tests.literal import dutch_2026
from tests.literal.dutch_2017 import LiteralImpossible
from tests.literal.dutch_facts import (
    ABSOLUTE,
    Entry,
    LiteralRound,
    Person,
    forbidden_pairs,
    initial_colour,
    other,
    people_of,
)

WITHIN = 100
"""The rating points of 3.2.3, 3.8 and 5.7."""
ABOVE, BELOW = "above", "below"
Pair = tuple[int, int]


def _no_float(entry: Entry, loss: int) -> bool:
    """A round without a game is no float (reading 8)."""
    return False


class Leaving(NamedTuple):
    """A player who leaves a group, those left in it then, those who left before, and the group they go to."""

    who: int
    left: frozenset[int]
    before: frozenset[int]
    adjacent: frozenset[int]


class Paired(NamedTuple):
    """A pair of a group, the one who looked for an opponent first; those then left; the order of trials."""

    one: int
    two: int
    left: frozenset[int]
    trials: tuple[int, ...]


@dataclass
class Round:
    """The players of a round, known by number, and what has been paired so far."""

    people: dict[int, Person]
    rating: dict[int, int]
    forbidden: set[frozenset[int]]
    maxi: bool = False
    last: bool = False
    median: int = 0
    """Twice the score of the median."""
    made: dict[str, list[Pair]] = field(default_factory=lambda: {ABOVE: [], BELOW: [], "": []})
    cracked: list[Pair] = field(default_factory=list)
    floated: list[tuple[int, str]] = field(default_factory=list)
    """Who floated, and the type by 3.9; empty for those of 2.3.1 to 2.3.3."""
    leaving: list[Leaving] = field(default_factory=list)
    pairs: list[Paired] = field(default_factory=list)
    """Those cracked later, too."""

    def compatible(self, a: int, b: int) -> bool:
        """2.1, and article 6 in the last round."""
        if b in self.people[a].met or frozenset((a, b)) in self.forbidden:
            return False
        one, two = self.people[a], self.people[b]
        return self.last or not (one.strength == two.strength == ABSOLUTE and one.colour == two.colour)

    def suits(self, a: int, b: int) -> bool:
        """5.2, 3.8: both can have the colour that is due."""
        return not self.people[a].colour or self.people[a].colour != self.people[b].colour

    def rank(self, number: int) -> tuple[int, int]:
        return -self.people[number].score, number

    def most_pairs(self, members: frozenset[int]) -> int:
        """The most pairs among these players, by trying all."""

        @cache
        def most(left: frozenset[int]) -> int:
            if len(left) < 2:
                return 0
            first = min(left)
            rest = left - {first}
            return max([most(rest), *(1 + most(rest - {one}) for one in rest if self.compatible(first, one))])

        return most(members)

    def all_paired(self, members: frozenset[int]) -> bool:
        return 2 * self.most_pairs(members) == len(members)

    def partners(self, floaters: frozenset[int], adjacent: frozenset[int]) -> int:
        """3.3, 3.4: the most of these floaters who find somebody of the adjacent group, one each."""
        if not floaters:
            return 0
        first = min(floaters)
        rest = floaters - {first}
        found = [1 + self.partners(rest, adjacent - {one}) for one in adjacent if self.compatible(first, one)]
        return max([self.partners(rest, adjacent), *found])


# ------------------------------------------------------------------------------------------- floaters


def article_3(event: Round, residents: set[int], came: dict[int, str], adjacent: set[int], *, down: bool) -> set[int]:
    """Who leaves the group: 2.3.1 to 2.3.3, then as few as possible (3.1, 4.4), in the order of 3.9, 3.10, 3.2."""
    left = residents | set(came)
    leaving = {one for one in left if not any(event.compatible(one, two) for two in left - {one})}
    event.floated += [(one, "") for one in sorted(leaving)]
    left -= leaving
    while not event.all_paired(frozenset(left)):
        kept = event.most_pairs(frozenset(left))
        able = [one for one in left if event.most_pairs(frozenset(left - {one})) == kept]
        types = {one: article_3_9(event, one, one in came, leaving, adjacent) for one in able}
        mildest = max(types.values())
        able = [one for one in able if types[one] == mildest]
        fresh = [one for one in able if not event.people[one].float_before(1)]  # 3.10
        chosen = article_3_2(event, fresh or able, left, down=down)
        event.floated.append((chosen, mildest))
        event.leaving.append(Leaving(chosen, frozenset(left), frozenset(leaving), frozenset(adjacent)))
        leaving.add(chosen)
        left.remove(chosen)
    return leaving


def article_3_9(event: Round, one: int, floated: bool, leaving: set[int], adjacent: set[int]) -> str:
    before = event.partners(frozenset(leaving), frozenset(adjacent))
    has_one = event.partners(frozenset(leaving | {one}), frozenset(adjacent)) > before
    return ("b" if has_one else "a") if floated else ("d" if has_one else "c")


def article_3_2(event: Round, able: Sequence[int], left: set[int], *, down: bool) -> int:
    """3.2.2 and 3.2.3: the colour that more are due; 3.2.4: the lowest going down, the highest going up."""
    by_3_2_4 = sorted(able, key=event.rank, reverse=down)
    due = [event.people[one].colour for one in left]
    more = "w" if due.count("w") > due.count("b") else "b" if due.count("b") > due.count("w") else ""
    first = by_3_2_4[0]
    for one in by_3_2_4:
        near = abs(event.rating[one] - event.rating[first]) <= WITHIN
        if more and event.people[one].colour == more and (near or not event.maxi):
            return one
    return first


# ------------------------------------------------------------------------------- pairing inside a group


def by_colour(event: Round, one: int, available: Sequence[int]) -> int:
    """3.8, 5.2, 5.7: the first with a suitable colour; in a maxi-tournament only if rated like the first of all."""
    first = available[0]
    for two in available:
        if event.suits(one, two) and (not event.maxi or abs(event.rating[two] - event.rating[first]) <= WITHIN):
            return two
    return first


def article_3_6(event: Round, came: dict[int, str], *, down: bool) -> list[int]:
    """The order of incoming floaters; 3.7 is its mirror."""
    sides = (ABOVE, BELOW) if down else (BELOW, ABOVE)
    return [one for side in sides for one in sorted(came, key=event.rank, reverse=not down) if came[one] == side]


def article_3_8(event: Round, residents: set[int], came: dict[int, str], *, down: bool) -> Iterator[Pair]:
    """Each floater takes a resident, else another floater, so that everybody else can be paired."""
    order = article_3_6(event, came, down=down)
    left = residents | set(came)
    for floater in order:
        if floater not in left:
            continue
        own = sorted(residents & left, reverse=came[floater] == BELOW)
        others = [one for one in order if one in left and one != floater]
        for candidates in (own, others):
            available = [
                one
                for one in candidates
                if event.compatible(floater, one) and event.all_paired(frozenset(left - {floater, one}))
            ]
            if available:
                partner = by_colour(event, floater, available)
                event.pairs.append(Paired(floater, partner, frozenset(left), (*own, *others)))
                left -= {floater, partner}
                yield floater, partner
                break


def article_4(listed: Sequence[int]) -> list[int]:
    """The opponents of the first of a list, in the order of trials: the lower half, then the upper from below."""
    half = len(listed) // 2
    return [*listed[half:], *reversed(listed[1:half])]


def scrutiny(event: Round, listed: tuple[int, ...]) -> list[Pair] | None:
    """2.4, 4.1 to 4.3, 5.2: the first of the list finds an opponent, the rest is proposed afresh."""
    if not listed:
        return []
    first, rests = listed[0], {}
    for two in article_4(listed):
        if event.compatible(first, two):
            rest = scrutiny(event, tuple(one for one in listed if one not in (first, two)))
            if rest is not None:
                rests[two] = rest
    if not rests:
        return None
    chosen = by_colour(event, first, list(rests))
    return [(first, chosen), *rests[chosen]]


def pair_group(event: Round, residents: set[int], came: dict[int, str], *, down: bool) -> list[Pair]:
    """A group that can be paired: incoming floaters first."""
    pairs = list(article_3_8(event, residents, came, down=down))
    left = residents - {one for pair in pairs for one in pair}
    rest = scrutiny(event, tuple(sorted(left, reverse=not down)))
    assert rest is not None
    listed = sorted(left, reverse=not down)
    for one, two in rest:
        event.pairs.append(Paired(one, two, frozenset(listed), tuple(article_4(listed))))
        listed = [other for other in listed if other not in (one, two)]
    return pairs + rest


# ----------------------------------------------------------------------------------------------- a round


def article_2_2(event: Round) -> None:
    """From the top to the median, from the bottom to the median, the median."""
    scores = sorted({one.score for one in event.people.values()}, reverse=True)
    above = [score for score in scores if 2 * score > event.median]
    below = [score for score in reversed(scores) if 2 * score < event.median]
    came: dict[int, str] = {}
    for side, order in ((ABOVE, above), (BELOW, below)):
        floating: set[int] = set()
        for place, score in enumerate(order):
            following = set(_at(event, order[place + 1])) if place + 1 < len(order) else _median(event)
            residents = _at(event, score)
            incoming = dict.fromkeys(floating, side)
            floating = article_3(event, residents, incoming, following, down=side == ABOVE)
            incoming = {one: side for one in incoming if one not in floating}
            event.made[side] += pair_group(event, residents - floating, incoming, down=side == ABOVE)
        came |= dict.fromkeys(floating, side)
    article_2_6(event, came)
    event.made[""] = pair_group(event, _median(event), came, down=True)


def _at(event: Round, score: int) -> set[int]:
    return {number for number, one in event.people.items() if one.score == score}


def _median(event: Round) -> set[int]:
    return {number for number, one in event.people.items() if 2 * one.score == event.median}


def article_2_6(event: Round, came: dict[int, str]) -> None:
    """Crack the next pairing until the median can be paired."""
    while not event.all_paired(frozenset(_median(event) | set(came))):
        from_above = sum(side == ABOVE for side in came.values())
        side = BELOW if 2 * from_above > len(came) else ABOVE
        if not event.made[side]:
            side = ABOVE if side == BELOW else BELOW
        pair = event.made[side].pop()
        event.cracked.append(pair)
        came |= dict.fromkeys(pair, side)


def article_5(a: Person, b: Person, initial: str, *, below: bool, last: bool) -> str:
    """The colour of a, who is ranked higher."""
    if not a.colour and not b.colour:
        return initial if a.parity % 2 else other(initial)  # 7.2
    if a.colour != b.colour:
        return a.colour or other(b.colour)
    limits = a.strength == ABSOLUTE, b.strength == ABSOLUTE
    if limits[0] != limits[1]:  # 5.3
        return a.colour if limits[0] else other(a.colour)
    for before_a, before_b in zip(reversed(a.history), reversed(b.history), strict=False):
        if before_a != before_b:  # 5.4
            return before_b
    return other(a.colour) if below else a.colour


def article_1(event: Round, barred: Callable[[int], bool], *, first_round: bool) -> int | None:
    """1.1, 7.1: the lowest who may have the bye and whom the others do not need."""
    if len(event.people) % 2 == 0:
        return None
    order = sorted(event.people, key=event.rank, reverse=True)
    if first_round:
        order = sorted(event.people, key=lambda one: (event.rating[one], -one))
    for one in order:
        if not barred(one) and event.all_paired(frozenset(event.people) - {one}):
            return one
    raise LiteralImpossible("nobody can have the bye")


def pair_round(tournament: Tournament, *, maxi: bool = False) -> LiteralRound:
    """The next round, for everybody who is not absent from it."""
    return _coloured(*round_of(tournament, maxi=maxi))


def round_of(tournament: Tournament, *, maxi: bool = False) -> tuple[Round, str, int | None]:
    """The round with its steps, the lot and the bye."""
    found = people_of(tournament, floats_unplayed=_no_float, bars_pab=dutch_2026.article_2_1_2, skip_never_paired=True)
    rating = {player.number: pairing_rating(player, tournament.info) for player in tournament.players}
    played, scoring = len(tournament.rounds), tournament.scoring
    last = played + 1 == tournament.rounds_planned
    median = played * max(scoring.white_win, scoring.black_win)
    people = {person.number: person for person in found}
    event = Round(people, rating, forbidden_pairs(tournament), maxi, last, median)
    bye = article_1(event, lambda one: not people[one].may_have_pab, first_round=played == 0)
    if bye is not None:
        del event.people[bye]
    if not event.all_paired(frozenset(event.people)):
        raise LiteralImpossible("no pairing at all")
    article_2_2(event)
    return event, initial_colour(tournament, skip_never_paired=True), bye


def _coloured(event: Round, initial: str, bye: int | None) -> LiteralRound:
    coloured = []
    for side, pairs in event.made.items():
        for pair in pairs:
            a, b = (event.people[number] for number in sorted(pair, key=event.rank))
            white = article_5(a, b, initial, below=side == BELOW, last=event.last) == "w"
            coloured.append((a.number, b.number) if white else (b.number, a.number))
    return LiteralRound(coloured, bye)


def every_pairing(listed: Sequence[int]) -> Iterator[tuple[Pair, ...]]:
    """All proposals for a list, in the order of trials (4.2): what the tables of the text are read from."""
    if not listed:
        yield ()
        return
    for two in article_4(listed):
        rest = [one for one in listed if one not in (listed[0], two)]
        for pairs in every_pairing(rest):
            yield (listed[0], two), *pairs


def all_pairs(members: Sequence[int]) -> set[frozenset[int]]:
    """Every two of these."""
    return {frozenset(two) for two in combinations(members, 2)}
