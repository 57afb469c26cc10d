"""Chapter A of the Dutch text of 1992: the players, their floats and claims to a colour."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fairswiss.model import Tournament
from tests.literal.dutch_candidates import Field as CommonField
from tests.literal.dutch_candidates import gathered
from tests.literal.dutch_facts import ABSOLUTE, MILD, NONE, STRONG, Entry, Person, entries, other, people_of, scores

# ------------------------------------------------------------------------------------------------ facts


def article_a_5(entry: Entry, loss: int) -> bool:
    """Whether a round without an opponent was a downfloat: the bye was."""
    return entry.code in ("U", "F")


def article_b_1_b(entry: Entry, win: int) -> bool:
    """Whether a round without a game bars from the bye: a bye and a forfeit win do."""
    return entry.code in ("U", "F", "+")


def article_a_4(tournament: Tournament) -> dict[int, tuple[str, ...]]:
    """The floats of everybody by round, marked when the pair is made, whether it is played or not [4]."""
    done = entries(tournament)
    floats: dict[int, tuple[str, ...]] = {player.number: () for player in tournament.players}
    for before, played in zip(scores(tournament, done), done, strict=False):
        for me, entry in played.items():
            mark = "d" if article_a_5(entry, 0) else ""
            if entry.opponent and before[me] != before[entry.opponent]:
                mark = "d" if before[me] > before[entry.opponent] else "u"
            floats[me] += (mark,)
    return floats


def people(tournament: Tournament) -> list[Person]:
    """The players of the next round in the order of A2."""
    found = people_of(tournament, floats_unplayed=article_a_5, bars_pab=article_b_1_b, skip_never_paired=False)
    floats = article_a_4(tournament)
    return [with_floats(person, floats[person.number]) for person in found]


def with_floats(person: Person, floats: tuple[str, ...]) -> Person:
    """The same person with other floats."""
    return Person(
        person.number,
        person.score,
        person.history,
        floats,
        person.topscorer,
        person.may_have_pab,
        person.unplayed,
        person.met,
        person.parity,
    )


class Claim(NamedTuple):
    """A7: a colour preference."""

    colour: str
    strength: int


def article_a_7(person: Person) -> Claim:
    """The colour preference; a score of over 50 % in the last round knows no absolute one [1, 2]."""
    history = person.history
    difference = history.count("w") - history.count("b")
    towards_zero = "b" if difference > 0 else "w"
    if not history:
        return Claim("", NONE)
    if not person.topscorer:
        if abs(difference) > 1:
            return Claim(towards_zero, ABSOLUTE)
        if history[-2:] in ("ww", "bb"):
            return Claim(other(history[-1]), ABSOLUTE)
    return Claim(towards_zero, STRONG) if difference else Claim(other(history[-1]), MILD)


class Field(CommonField):
    """The players of a round by place, and what the criteria say of a pair or of somebody left over."""

    def __init__(
        self,
        people: Sequence[Person],
        forbidden: Collection[frozenset[int]] = (),
        initial: str = "w",
        number: int | None = None,
    ) -> None:
        super().__init__(people, forbidden, initial)
        self.number = number if number is not None else 1 + max((len(p.floats) for p in people), default=0)
        self.drawn = initial
        self.claims = [article_a_7(person) for person in people]
        self.allowed = [
            gathered([b for b in range(len(people)) if b != a and self.legal(a, b, forbidden)])
            for a in range(len(people))
        ]

    def legal(self, a: int, b: int, forbidden: Collection[frozenset[int]]) -> bool:
        """B1a and B2; a player over 50 % in the last round is never absolute, so one is enough to lift B2 [3]."""
        one, two = self.people[a], self.people[b]
        if two.number in one.met or one.number in two.met or frozenset((one.number, two.number)) in forbidden:
            return False
        return self.claims[a] != self.claims[b] or self.claims[a].strength != ABSOLUTE

    def clash(self, a: int, b: int) -> bool:
        """B4: both prefer the same colour."""
        return self.claims[a].colour == self.claims[b].colour != ""

    def up_level(self, a: int, b: int) -> int:
        """B5 (2) or B6 (1) broken by the upfloat of the lower player, nothing when a top player is there."""
        one, two = sorted((self.people[a], self.people[b]), key=lambda person: -person.score)
        if one.score == two.score or one.topscorer or two.topscorer:
            return 0
        return again(two, "u")

    def down_level(self, place: int) -> int:
        """B5 (2) or B6 (1) broken by somebody left over, moved down before or not, the bye included [5]."""
        person = self.people[place]
        return 0 if person.topscorer else again(person, "d")

    def colour(self, a: int, b: int) -> str:
        """E: the colour that the player at place a would get against the one at place b, a ranked higher."""
        one, two = self.people[a], self.people[b]
        mine, yours = self.claims[a], self.claims[b]
        if mine.colour != yours.colour:  # E1, or the only preference there is
            return mine.colour or other(yours.colour)
        if mine.colour:
            if mine.strength != yours.strength:  # E2
                return mine.colour if mine.strength > yours.strength else other(mine.colour)
            for before, theirs in zip(reversed(one.history), reversed(two.history), strict=False):
                if before != theirs:  # E3 with F3
                    return theirs
            return mine.colour  # E4
        drawn = self.drawn if one.number % 2 else other(self.drawn)
        return drawn if self.number == 1 else other(drawn)  # [15]


def again(person: Person, mark: str) -> int:
    """2 if this float was had in the previous round, else 1 if it was had two rounds ago."""
    if person.float_before(1) == mark:
        return 2
    return int(person.float_before(2) == mark)
