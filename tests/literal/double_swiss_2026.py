"""A round of the Double-Swiss System, C.04.5 as applied from February 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

The PAB comes first (3.4). Then, from the top scoregroup down, every set of upfloaters is listed in the order of 3.5 and
sifted by C3 to C7; every pairing of the bracket is listed, sifted by C1 and C8, and of what is left the one with the
first identifier (3.6) is taken.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fairswiss.model import Prohibition, Tournament

Pair = frozenset[int]


class LiteralImpossible(Exception):
    """No legal pairing: the Chief Arbiter decides (3.3)."""


class Filled(NamedTuple):
    """A bracket: a scoregroup without those who are paired already, and those who come up to it."""

    score: int
    residents: frozenset[int]
    below: frozenset[int]
    """Everybody with fewer points who is not paired yet; those who come up are among them."""
    upfloaters: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


class LiteralRound(NamedTuple):
    """White and black of game 1 of every match, and who has the bye."""

    pairs: list[tuple[int, int]]
    bye: int | None


@dataclass
class Person:
    """What the text asks of a player."""

    tpn: int
    points: int = 0
    virtual: int = 0
    met: set[int] = field(default_factory=set)
    colours: list[str] = field(default_factory=list)
    matches: int = 0
    floated: bool = False
    """1.5, in the previous round."""
    barred: bool = False
    """C2."""

    @property
    def score(self) -> int:
        return self.points + self.virtual


# ------------------------------------------------------------------------------------------------ facts


def _worth(tournament: Tournament, colour: str, codes: str) -> int:
    scoring = tournament.scoring
    total = 0
    for code in codes:
        white = colour == "w"
        total += {
            "1": scoring.white_win if white else scoring.black_win,
            "=": scoring.white_draw if white else scoring.black_draw,
            "0": scoring.white_loss if white else scoring.black_loss,
            "+": scoring.forfeit_win,
            "-": scoring.forfeit_loss,
            "?": scoring.unknown,
        }[{"W": "1", "D": "=", "L": "0"}.get(code, code)]
        colour = "b" if white else "w"
    return total


def _virtual(tournament: Tournament, number: int, coming: int) -> int:
    for one in tournament.accelerations:
        if one.player == number and coming <= len(one.points):
            return one.points[coming - 1]
    return 0


def people(tournament: Tournament) -> dict[int, Person]:
    """Everybody registered, before the next round."""
    places = tournament.places()
    found = {player.number: Person(places[player.number]) for player in tournament.players}
    scoring = tournament.scoring
    for change in tournament.adjustments:
        assert not change.code, "the enumerator knows bonuses alone"
        if change.round == 0:
            for number in change.players:
                found[number].points += change.points
    for at, played in enumerate(tournament.rounds, 1):
        before = {n: person.points + _virtual(tournament, n, at) for n, person in found.items()}
        seen = set()
        for person in found.values():
            person.floated = False
        for game in played.games:
            seen |= {game.white, game.black}
            forfeited = "--" in (game.white_result, game.black_result)
            over_the_board = any(code not in "+-" for code in game.white_result)
            for number, opponent, colour, codes in (
                (game.white, game.black, "w", game.white_result),
                (game.black, game.white, "b", game.black_result),
            ):
                person = found[number]
                person.points += _worth(tournament, colour, codes)
                if forfeited:  # preface: only then may the pair meet again
                    person.barred |= "+" in codes
                    continue
                person.met.add(opponent)
                person.matches += 1
                person.floated = before[number] != before[opponent]
                if over_the_board:  # 1.6
                    person.colours.append(colour)
        byes = {bye.player: bye.code for bye in played.byes}
        for number, person in found.items():
            if number not in seen:
                code = byes.get(number, "Z")
                person.points += {
                    "U": scoring.pab + scoring.half_bye,
                    "F": 2 * scoring.full_bye,
                    "H": 2 * scoring.half_bye,
                    "Z": 2 * scoring.zero_bye,
                }[code]
                person.barred |= code in "UF"
        for change in tournament.adjustments:
            if change.round == at:
                for number in change.players:
                    found[number].points += change.points
    coming = len(tournament.rounds) + 1
    for number, person in found.items():
        person.virtual = _virtual(tournament, number, coming)
    return found


# ---------------------------------------------------------------------------------------------- pairing


class Field(NamedTuple):
    """Those taking part, and who may not meet (C1, and pairs that the arbiter forbids)."""

    people: dict[int, Person]
    apart: set[Pair]
    last_round: bool

    def may_meet(self, one: int, other: int) -> bool:
        return other not in self.people[one].met and frozenset((one, other)) not in self.apart


def pairings(players: Sequence[int], field_: Field) -> Iterator[list[tuple[int, int]]]:
    """Every legal pairing of all of these (C1)."""
    if not players:
        yield []
        return
    one, rest = players[0], players[1:]
    for other in rest:
        if field_.may_meet(one, other):
            for others in pairings([p for p in rest if p != other], field_):
                yield [(one, other), *others]


def completable(players: Iterable[int], field_: Field) -> bool:
    """C3."""
    return next(pairings(sorted(players), field_), None) is not None


def article_3_4(field_: Field) -> int | None:
    """Who has the PAB."""
    everybody = set(field_.people)
    if len(everybody) % 2 == 0:
        return None
    fit = [n for n in everybody if not field_.people[n].barred and completable(everybody - {n}, field_)]
    if not fit:
        raise LiteralImpossible
    return min(fit, key=lambda n: (field_.people[n].score, -field_.people[n].matches, -field_.people[n].tpn))


def fewest_upfloaters(group: set[int], below: set[int], field_: Field) -> int:
    """C4: how many upfloaters the bracket of this scoregroup needs at least (C1, C3)."""
    for count in range(len(below) + 1):
        for chosen in itertools.combinations(sorted(below), count):
            if _legal(group, set(chosen), below, field_):
                return count
    raise AssertionError("nothing is legal, although the round can be completed")


def _legal(group: set[int], chosen: set[int], below: set[int], field_: Field) -> bool:
    size = len(group) + len(chosen)
    return size % 2 == 0 and completable(group | chosen, field_) and completable(below - chosen, field_)


def sets_in_order(below: Iterable[int], folk: dict[int, Person], scores: list[int]) -> list[tuple[int, ...]]:
    """3.5: every set with these scores, from the first; in a set by score and number."""
    in_order = sorted(below, key=lambda n: (-folk[n].score, folk[n].tpn))
    sets = [s for s in itertools.combinations(in_order, len(scores)) if sorted(folk[n].score for n in s) == scores]
    return sorted(sets, key=lambda s: [folk[n].tpn for n in s])


def article_3_5(group: set[int], below: set[int], field_: Field) -> tuple[int, ...]:
    """The upfloaters: C4, C5, C6, C7, then the first set in the order of the text."""
    folk = field_.people
    in_order = sorted(below, key=lambda n: (-folk[n].score, folk[n].tpn))
    count = fewest_upfloaters(group, below, field_)
    sets = [s for s in itertools.combinations(in_order, count) if _legal(group, set(s), below, field_)]
    best_scores = max(sorted(folk[n].score for n in s) for s in sets)  # C5
    sets = [s for s in sets_in_order(below, folk, best_scores) if s in sets]
    following = {n for n in below if folk[n].score == folk[in_order[0]].score} if in_order else set()

    def c6(chosen: tuple[int, ...]) -> int:
        left = following - set(chosen)
        return fewest_upfloaters(left, below - set(chosen) - left, field_) if left else 0

    def c7(chosen: tuple[int, ...]) -> int:
        return 0 if field_.last_round else sum(folk[n].floated for n in chosen)

    return min(sets, key=lambda s: (c6(s), c7(s)))  # the first of equals


def identifier(pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """3.6: the smaller number of each pair, ascending, and then the other ones in the same order."""
    ordered = sorted((min(pair), max(pair)) for pair in pairs)
    return tuple(top for top, _ in ordered) + tuple(bottom for _, bottom in ordered)


def article_3_6(group: set[int], chosen: Iterable[int], field_: Field) -> list[tuple[int, int]]:
    """C8, then the first identifier."""
    folk, up = field_.people, set(chosen)

    def c8(pairs: list[tuple[int, int]]) -> int:
        opponents = [n for pair in pairs if up & set(pair) for n in pair if n not in up]
        return 0 if field_.last_round else sum(folk[n].floated for n in opponents)

    def key(pairs: list[tuple[int, int]]) -> tuple[int, tuple[int, ...]]:
        return c8(pairs), identifier([(folk[one].tpn, folk[other].tpn) for one, other in pairs])

    return min(pairings(sorted(group | up), field_), key=key)


# ---------------------------------------------------------------------------------------------- colours


def article_4_3(one: int, other: int, folk: dict[int, Person], initial: str, odd: dict[int, bool]) -> tuple[int, int]:
    """White and black of game 1."""
    higher, lower = sorted((one, other), key=lambda n: (-folk[n].score, folk[n].tpn))
    mine, yours = folk[higher].colours, folk[lower].colours
    if not mine and not yours:
        has_initial = odd[higher]
        return (higher, lower) if has_initial == (initial == "w") else (lower, higher)
    whites, theirs = mine.count("w"), yours.count("w")
    if whites != theirs:
        return (higher, lower) if whites < theirs else (lower, higher)
    for a, b in zip(reversed(mine), reversed(yours), strict=False):
        if a != b:
            return (higher, lower) if a == "b" else (lower, higher)
    if mine:
        return (higher, lower) if mine[-1] == "b" else (lower, higher)
    return (lower, higher) if yours[-1] == "b" else (higher, lower)


# ------------------------------------------------------------------------------------------------ round


def field_of(tournament: Tournament) -> Field:
    """The next round, before anything is paired."""
    coming = len(tournament.rounds) + 1
    absent = {absence.player for absence in tournament.absences if absence.round == coming}
    here = {number: person for number, person in people(tournament).items() if number not in absent}
    return Field(here, apart_in(tournament.prohibitions, coming), coming == tournament.rounds_planned)


def apart_in(prohibitions: Iterable[Prohibition], coming: int) -> set[Pair]:
    """The pairs that the arbiter forbids in a round."""
    return {
        frozenset(two)
        for group in prohibitions
        if group.first_round <= coming <= (group.last_round or coming)
        for two in itertools.combinations(group.players, 2)
    }


def brackets_of(field_: Field) -> tuple[int | None, tuple[Filled, ...]]:
    """The bye, and the brackets from the top."""
    bye = article_3_4(field_)
    left = set(field_.people) - {bye}
    if not completable(left, field_):
        raise LiteralImpossible
    brackets = []
    while left:
        top = max(field_.people[n].score for n in left)
        group = {n for n in left if field_.people[n].score == top}
        chosen = article_3_5(group, left - group, field_)
        pairs = article_3_6(group, chosen, field_)
        brackets.append(Filled(top, frozenset(group), frozenset(left - group), chosen, tuple(pairs)))
        left -= group | set(chosen)
    return bye, tuple(brackets)


def pair_round(tournament: Tournament) -> LiteralRound:
    """The next round."""
    field_ = field_of(tournament)
    bye, brackets = brackets_of(field_)
    here, odd = field_.people, _odd(tournament, field_.people)
    pairs = [pair for bracket in brackets for pair in bracket.pairs]
    return LiteralRound([article_4_3(*pair, here, tournament.first_colour, odd) for pair in pairs], bye)


def _odd(tournament: Tournament, here: Iterable[int]) -> dict[int, bool]:
    """Whose number is odd, among all who were ever taken into a pairing (reading 8)."""
    taken = set(here)
    for played in tournament.rounds:
        taken |= {n for game in played.games for n in (game.white, game.black)}
        taken |= {bye.player for bye in played.byes if bye.code == "U"}
    places = tournament.places()
    return {n: at % 2 == 1 for at, n in enumerate(sorted(taken, key=places.__getitem__), 1)}
