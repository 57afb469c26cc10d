"""A round of the Burstein System, C.04.4.2 as applied from February 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players or so.

The seeding rounds (1.6) are those of the Dutch text. After them the PAB comes first (3.1); then, bracket by bracket
from the highest score (1.9), every choice of floaters is listed and sifted by C4 to C7, which look at nothing else,
every pairing of the others is listed and sifted by C8, and of what is left the first in the order of article 4 is
taken.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from fairswiss.model import Tournament
from tests.literal import dutch_2026
from tests.literal.dutch_candidates import Field, LiteralImpossible, gathered, listed
from tests.literal.dutch_facts import (
    BracketTrace,
    Entry,
    LiteralRound,
    Pair,
    Person,
    Places,
    entries,
    forbidden_pairs,
    initial_colour,
    other,
    people_of,
    scores,
    virtual,
)

__all__ = ["LiteralImpossible", "LiteralRound", "article_1_7", "article_4_3", "pair_round", "people", "seeding_rounds"]

Thing = TypeVar("Thing")
Opponents = tuple[int, ...]
"""4.3: the BSN of the opponent of BSN 1, of BSN 2, …; 0 for somebody who floats."""


def seeding_rounds(planned: int) -> int:
    """1.6: how many rounds the Dutch system pairs."""
    return min(planned // 2, 4)


# ------------------------------------------------------------------------------------------ opposition


class Opposition(NamedTuple):
    """1.7: how strong the opponents were."""

    buchholz: Fraction
    sonneborn: Fraction


def article_1_7(tournament: Tournament) -> dict[int, Opposition]:
    """Buchholz and Sonneborn-Berger of everybody, in points; scores are current and without virtual points."""
    done = [{number: _said(entry) for number, entry in played.items()} for played in entries(tournament)]
    points = _points(tournament, done)
    draw = min(tournament.scoring.white_draw, tournament.scoring.black_draw)
    for_opponents = {p: own + _article_1_7_2([played[p] for played in done], draw) for p, own in points.items()}
    found = {}
    for player, own in points.items():
        met = [
            (played[player].worth, for_opponents[played[player].opponent]) for played in done if played[player].played
        ]
        alone = [(played[player].worth, own) for played in done if not played[player].played]
        games = met + alone
        buchholz = sum((Fraction(theirs, 10) for _, theirs in games), Fraction(0))
        sonneborn = sum((Fraction(mine, 10) * Fraction(theirs, 10) for mine, theirs in games), Fraction(0))
        found[player] = Opposition(buchholz, sonneborn)
    return found


def _said(entry: Entry) -> Entry:
    """Of whom nothing is recorded has a zero-point bye."""
    return entry if entry.code else entry._replace(code="Z")


def _points(tournament: Tournament, done: Sequence[dict[int, Entry]]) -> dict[int, int]:
    """The current scores, virtual points taken off."""
    number = len(done) + 1
    return {p: score - virtual(tournament, p, number) for p, score in scores(tournament, done)[-1].items()}


def _article_1_7_2(mine: list[Entry], draw: int) -> int:
    """What a series of zero-point byes up to now adds for those whom the player met: a draw for each."""
    added = 0
    for entry in reversed(mine):
        if entry.code != "Z":
            break
        added += max(draw - entry.worth, 0)
    return added


# --------------------------------------------------------------------------------------------- players


@dataclass(frozen=True)
class Ranked:
    """A player of the round, and the place by 1.8: 0 for the first one."""

    person: Person
    rank: int
    games: int


def people(tournament: Tournament) -> list[Ranked]:
    """Everybody who takes part, by score and, inside a score, by 1.8: Buchholz, Sonneborn-Berger, TPN."""
    index = article_1_7(tournament)
    found = people_of(
        tournament,
        floats_unplayed=dutch_2026.article_1_4_3,
        bars_pab=dutch_2026.article_2_1_2,
        skip_never_paired=True,
    )
    by_1_8 = sorted(found, key=lambda p: (-index[p.number].buchholz, -index[p.number].sonneborn, p.number))
    rank = {person.number: place for place, person in enumerate(by_1_8)}
    rounds = len(tournament.rounds)
    ranked = [Ranked(replace(p, topscorer=False), rank[p.number], rounds - p.unplayed) for p in found]  # C3
    return sorted(ranked, key=lambda one: (-one.person.score, one.rank))


# -------------------------------------------------------------------------------------------- brackets


class Bracket(NamedTuple):
    """1.2.2: incoming floaters and residents together, who is below, and the next scoregroup."""

    places: Places
    below: Places
    following: Places


def article_4_3(opponents: Opponents) -> Opponents:
    """What pairings are put in order by, the greatest first."""
    return opponents


def choices(field: Field, bracket: Bracket) -> list[Places]:
    """C4, C5 and C6: the sets of outgoing floaters that are best on them."""
    size = bracket.places.bit_count()
    for floaters in range(size % 2, size + 1, 2):  # C5: as few as possible
        found = [
            gathered(down)
            for down in itertools.combinations(listed(bracket.places), floaters)
            if field.pairable(bracket.places & ~gathered(down)) and field.pairable(gathered(down) | bracket.below)
        ]
        if found:
            return best(found, [c6(field, down) for down in found])
    raise LiteralImpossible("the bracket cannot be paired")


def c6(field: Field, down: Places) -> list[int]:
    """The scores of the outgoing floaters."""
    return sorted((field.score(place) for place in listed(down)), reverse=True)


def c7(field: Field, bracket: Bracket, down: Places) -> tuple[int, list[int]]:
    """The number of floaters that the following bracket will have, then their scores."""
    if not bracket.following:
        return 0, []
    following = Bracket(down | bracket.following, bracket.below & ~bracket.following, 0)
    left = choices(field, following)[0]
    return left.bit_count(), c6(field, left)


def c8(field: Field, pairs: Sequence[Pair]) -> int:
    """The players without their preference: one of every pair with two equal ones."""
    people = field.people
    return sum(people[a].colour != "" and people[a].colour == people[b].colour for a, b in pairs)


def best(things: Sequence[Thing], values: Sequence[Any]) -> list[Thing]:
    """Those with the least value."""
    least = min(values)
    return [thing for thing, value in zip(things, values, strict=True) if value == least]


def pair_bracket(field: Field, bracket: Bracket, rank: Sequence[int]) -> tuple[tuple[Pair, ...], Places]:
    """3.2: the pairs and the outgoing floaters."""
    floaters = choices(field, bracket)
    floaters = best(floaters, [c7(field, bracket, down) for down in floaters])
    found = [(pairs, down) for down in floaters for pairs in field.pairings(bracket.places & ~down)]
    found = best(found, [c8(field, pairs) for pairs, _ in found])
    in_order = sorted(listed(bracket.places), key=lambda place: rank[place])
    bsn = {place: number for number, place in enumerate(in_order, 1)}  # 4.1
    return max(found, key=lambda one: article_4_3(opponents_of(bsn, one[0])))


def opponents_of(bsn: dict[int, int], pairs: Sequence[Pair]) -> Opponents:
    """4.2, 4.3: whom each BSN meets."""
    meets = dict.fromkeys(bsn.values(), 0)
    for a, b in pairs:
        meets[bsn[a]], meets[bsn[b]] = bsn[b], bsn[a]
    return tuple(meets[number] for number in sorted(meets))


def article_3_1(field: Field, ranked: Sequence[Ranked]) -> int | None:
    """The place of the player with the PAB: the lowest score, the most games, the lowest by 1.8."""
    if len(ranked) % 2 == 0:
        return None
    able = [
        place
        for place in range(len(ranked))
        if ranked[place].person.may_have_pab and field.pairable(field.everybody & ~(1 << place))
    ]
    if not able:
        raise LiteralImpossible("nobody can have the PAB")
    return min(able, key=lambda place: (field.score(place), -ranked[place].games, -ranked[place].rank))


# --------------------------------------------------------------------------------------------- colours


def article_5_2(a: Person, b: Person, initial: str) -> str:
    """The colour that a gets against b; a is ranked higher by 1.8."""
    if not a.history and not b.history:  # 5.2.1
        return initial if a.parity % 2 else other(initial)
    if a.colour != b.colour:  # 5.2.2, also when one of them has no preference
        return a.colour or other(b.colour)
    if a.strength != b.strength:  # 5.2.3
        return a.colour if a.strength > b.strength else other(a.colour)
    for before_a, before_b in zip(reversed(a.history), reversed(b.history), strict=False):
        if before_a != before_b:  # 5.2.4
            return before_b
    return a.colour  # 5.2.5


# --------------------------------------------------------------------------------------------- a round


def pair_field(ranked: Sequence[Ranked], field: Field, initial: str) -> LiteralRound:
    """1.9 and article 3, after the seeding rounds."""
    rank = [one.rank for one in ranked]
    pab = article_3_1(field, ranked)
    left = field.everybody & ~(1 << pab) if pab is not None else field.everybody
    if not field.pairable(left):
        raise LiteralImpossible("no complete pairing complies with C1, C2 and C3")
    brackets = list(_from_the_top(field, left, rank))
    pairs = [pair for _, pairs, _ in brackets for pair in pairs]
    coloured = []
    for two in pairs:
        a, b = (ranked[place].person for place in sorted(two, key=lambda place: rank[place]))
        white = article_5_2(a, b, initial) == "w"
        coloured.append((a.number, b.number) if white else (b.number, a.number))
    traces = tuple(_traced(field, *bracket) for bracket in brackets)
    return LiteralRound(coloured, None if pab is None else ranked[pab].person.number, traces)


def _traced(field: Field, places: Places, pairs: Sequence[Pair], down: Places) -> BracketTrace:
    """A bracket in starting numbers; those of its lowest score are the residents."""

    def numbers(chosen: Sequence[int]) -> tuple[int, ...]:
        return tuple(field.people[place].number for place in chosen)

    inside = listed(places)
    lowest = field.score(inside[-1])
    residents = [place for place in inside if field.score(place) == lowest]
    told = tuple((field.people[a].number, field.people[b].number) for a, b in pairs)
    moved = [place for place in inside if place not in residents]
    return BracketTrace("normal", numbers(moved), numbers(residents), told, numbers(listed(down)), ())


def _from_the_top(field: Field, left: Places, rank: Sequence[int]) -> Iterator[tuple[Places, tuple[Pair, ...], Places]]:
    groups = [group & left for group in field.scoregroups() if group & left]
    down = 0
    for place, residents in enumerate(groups):
        below = sum(groups[place + 1 :])
        following = groups[place + 1] if below else 0
        places = down | residents
        pairs, down = pair_bracket(field, Bracket(places, below, following), rank)
        yield places, pairs, down


def pair_round(tournament: Tournament) -> LiteralRound:
    """The next round, for everybody who is not absent from it."""
    if len(tournament.rounds) < seeding_rounds(tournament.rounds_planned or 0):
        return dutch_2026.pair_round(tournament)
    ranked = people(tournament)
    initial = initial_colour(tournament, skip_never_paired=True)
    field = Field([one.person for one in ranked], forbidden_pairs(tournament), initial)
    return pair_field(ranked, field, initial)
