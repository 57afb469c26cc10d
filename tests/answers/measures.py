"""Counts in the brackets of an enumerated round, by what they spare the players."""

from collections.abc import Iterator
from dataclasses import replace

from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.why import Aim, against
from tests.comparison import BURSTEIN, LITERAL
from tests.literal import dutch_1992_field
from tests.literal.dubov_1997_people import LiteralRound as DubovRound
from tests.literal.dutch_facts import (
    ABSOLUTE,
    STRONG,
    BracketTrace,
    LiteralRound,
    Person,
    beyond_two,
    third_running,
)

Round = LiteralRound | DubovRound
Made = tuple[BracketTrace, LiteralRound]
Counts = dict[Aim, int]


PENULTIMATE = ("penultimate", "PPB")
JOINED = ("merged", "joined", "CLB")


def thrown_together(ours: BracketTrace, theirs: BracketTrace) -> bool:
    """Only the other round throws the groups below this bracket together, or this one with them."""
    return theirs.kind in (*PENULTIMATE, *JOINED) and ours.kind not in (*PENULTIMATE, *JOINED)


def as_joined(ours: BracketTrace, theirs: tuple[BracketTrace, ...]) -> BracketTrace:
    """The pairs of another round for the players of our bracket, though that round has other brackets from here on."""
    first = theirs[0]
    if ours.kind == first.kind or (ours.kind in PENULTIMATE and first.kind not in JOINED):
        return first
    if ours.kind in PENULTIMATE:  # 1992: the other bracket makes no pair, so it is joined to those below at once
        return replace(ours, pairs=(), down=(*ours.mdps, *ours.residents))
    pairs = tuple(pair for bracket in theirs for pair in bracket.pairs)
    return replace(ours, pairs=pairs, down=theirs[-1].down)


class Measures:
    """The players of a round as the enumerator sees them."""

    def __init__(self, before: Tournament, system: str) -> None:
        self.system = system
        self.aims = set(edition(system).aims.values())
        found = LITERAL[system].people(before)
        people: list[Person] = [one.person for one in found] if system == BURSTEIN else found
        self.people = {person.number: person for person in people}
        self.points = {person.number: person.score for person in people}
        self.owed = {person.number: person.colour for person in people}
        self.strong = {STRONG, ABSOLUTE} if system == "dutch-2012" else {STRONG}  # A.7.d, A.7.e; C.11, C13
        if system == "dutch-1992":
            self.owed = {person.number: dutch_1992_field.article_a_7(person).colour for person in people}

    def bye_points(self, made: LiteralRound) -> int:
        """The points of the one with the bye; below everything without one."""
        return -1 if made.bye is None else self.points[made.bye]

    def last_for_bye(self, bracket: BracketTrace, made: LiteralRound) -> int:
        """The lowest of those in a bracket and below who may have the bye."""
        above = made.brackets[: made.brackets.index(bracket)]
        paired = {one for before in above for pair in before.pairs for one in pair}
        return [one for one, person in self.people.items() if person.may_have_pab and one not in paired][-1]

    def squares(self, bracket: BracketTrace) -> int:
        """D.4: the score differences of the pairs, squared; who is left counts against one point less than the last."""
        lowest = min(self.points[one] for one in (*bracket.mdps, *bracket.residents))
        left = [self.points[one] - lowest + 10 for one in bracket.down]
        return sum(between**2 for between in (*left, *(self.points[a] - self.points[b] for a, b in bracket.pairs)))

    def shape(self, bracket: BracketTrace) -> tuple[object, ...]:
        """Its pairs and those left."""
        return {frozenset(pair) for pair in bracket.pairs}, set(bracket.down)

    def parting(self, chosen: LiteralRound, instead: LiteralRound) -> tuple[BracketTrace, BracketTrace] | None:
        """The first bracket that another round pairs in another way, or gives up; None if there is none."""
        for at, (ours, theirs) in enumerate(zip(chosen.brackets, instead.brackets, strict=False)):
            if thrown_together(ours, theirs):
                return ours, theirs
            theirs = as_joined(ours, instead.brackets[at:])
            if self.shape(ours) != self.shape(theirs):
                return ours, theirs
        return None

    def scores(self, bracket: BracketTrace) -> set[int]:
        """The scores of its residents."""
        return {self.points[one] for one in bracket.residents}

    def distance(self, bracket: BracketTrace) -> tuple[list[int], list[int]]:
        """The points of those left, then those between opponents, the most first."""
        left = sorted((self.points[one] for one in bracket.down), reverse=True)
        between = sorted((self.points[a] - self.points[b] for a, b in bracket.pairs), reverse=True)
        return left, between

    def both(self, ours: Made, theirs: Made) -> tuple[Counts, Counts]:
        """The counts of a bracket and of another pairing of it.

        A pair that is asked for can make a bracket homogeneous, or no longer so (A3): the one that was paired counts.
        """
        return self.counts(*ours), self.counts(replace(theirs[0], apart=ours[0].apart), theirs[1])

    def counts(self, bracket: BracketTrace, made: LiteralRound) -> Counts:
        """Players concerned, by aim."""
        people, games = self.people, set(made.pairs)
        coloured = [(a, "w", b) if (a, b) in games else (a, "b", b) for a, b in bracket.pairs]
        seats = [seat for a, colour, b in coloured for seat in ((a, colour, b), (b, "b" if colour == "w" else "w", a))]
        top = [(one, colour) for one, colour, other in seats if people[one].topscorer or people[other].topscorer]
        unhappy = [one for one, colour, _ in seats if self.owed[one] not in ("", colour)]
        up = [b for a, b in bracket.pairs if self.points[a] > self.points[b]]
        apart = set(bracket.apart)
        met = [b for a, b in bracket.pairs if a in apart and b not in apart]
        down = self._down(bracket)
        counts = {
            Aim.LEFT_OVER: len(bracket.down),
            Aim.FROM_ABOVE: len(set(bracket.apart) & set(bracket.down)),
            Aim.NO_RESIDENT: len(apart) - len(met),
            Aim.COLOUR_BALANCE: sum(beyond_two(people[one], colour) for one, colour in top),
            Aim.COLOUR_RUN: sum(third_running(people[one], colour) for one, colour in top),
            Aim.ABSOLUTE_COLOUR: sum(
                beyond_two(people[one], colour) or third_running(people[one], colour) for one, colour, _ in seats
            ),
            Aim.COLOUR: len(unhappy),
            Aim.STRONG_COLOUR: sum(people[one].strength in self.strong for one in unhappy),
            Aim.DOWN_AGAIN: sum(people[one].float_before(1) == "d" for one in down),
            Aim.LEFT_AGAIN: sum(people[one].float_before(1) == "d" for one in down),
            Aim.LEFT_TWO_AGO: sum(people[one].float_before(2) == "d" for one in down),
            Aim.ABOVE_AGAIN: sum(people[one].float_before(1) == "u" for one in met),
            Aim.ABOVE_TWO_AGO: sum(people[one].float_before(2) == "u" for one in met),
            Aim.SQUARES: self.squares(bracket),
            Aim.UP_AGAIN: sum(people[one].float_before(1) == "u" for one in up),
            Aim.DOWN_TWO_AGO: sum(people[one].float_before(2) == "d" for one in down),
            Aim.UP_TWO_AGO: sum(people[one].float_before(2) == "u" for one in up),
        }
        return {aim: count for aim, count in counts.items() if aim in self.aims}

    def _down(self, bracket: BracketTrace) -> list[int]:
        """Those who leave the group for fewer points; in 2017 those from above who meet it too."""
        paired = [a for a, b in bracket.pairs if self.points[a] > self.points[b]]
        if self.system == "dutch-2017":
            return [*paired, *bracket.down]
        return [one for one in bracket.down if one in bracket.residents]

    def worse(self, found: against.Worse, ours: Made, theirs: Made) -> Iterator[tuple[bool, str]]:
        """The counts that an answer states."""
        counts = self.both(ours, theirs)
        assert found.aim is not None
        if found.aim in counts[0]:
            both = counts[0][found.aim], counts[1][found.aim]
            fine = both[0] < both[1] if found.aim is Aim.FROM_ABOVE else both == (found.chosen, found.instead)
            yield fine, f"{found.aim.value} {both}"
        elif found.aim is Aim.DISTANCE:
            near, far = self.distance(ours[0]), self.distance(theirs[0])
            yield far[0] > near[0] or far[1] > near[1], f"distance {near} {far}"
        elif found.aim is Aim.AGAIN_FURTHER:
            before, after = self._again_further(ours[0]), self._again_further(theirs[0])
            yield any(one < other for one, other in zip(before, after, strict=True)), f"again {before} {after}"
        elif found.aim is Aim.LEFT_POINTS:
            left = self.distance(ours[0])[0], self.distance(theirs[0])[0]
            yield left[0] < left[1], f"the points of those left {left}"
        elif found.aim is Aim.ROOM:
            yield len(theirs[0].pairs) > len(ours[0].pairs), "no more pairs"
        elif found.aim is Aim.BYE_ORDER:
            last = self.last_for_bye(*ours)
            yield ours[1].bye == last != theirs[1].bye, f"the last who may have the bye {last}"
        elif found.aim is Aim.BYE_POINTS:
            yield self.bye_points(theirs[1]) > self.bye_points(ours[1]), "the points of the bye"
        elif found.aim is Aim.BYE_GAMES:
            games = tuple(sum(self.people[one].unplayed for one in bracket.down) for bracket, _ in (ours, theirs))
            yield games == (found.chosen, found.instead), f"games missed {games}"

    def _again_further(self, bracket: BracketTrace) -> list[list[int]]:
        """Points between opponents where one met fewer or more lately, of one and of two rounds ago."""
        lowest = min(self.scores(bracket))
        falling = [(one, self.points[one] - lowest + 10) for one in bracket.down]
        pairs = [(a, b, self.points[a] - self.points[b]) for a, b in bracket.pairs if self.points[a] > self.points[b]]
        found = []
        for ago in (1, 2):
            down = [*((a, points) for a, _, points in pairs), *falling]
            up = [(b, points) for _, b, points in pairs]
            for mark, seats in (("d", down), ("u", up)):
                again = (points for one, points in seats if self.people[one].float_before(ago) == mark)
                found.append(sorted(again, reverse=True))
        return found
