"""C12: another pairing of a bracket, for the sake of the next one.

Whether the next bracket can live with those left over is asked only when the first choice does not pass; then it is a
condition on the search.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from fairswiss.kernel.solver import without_opponent
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.dutch_1992.bracket import Bracket, is_heterogeneous
from fairswiss.rules.dutch_1992.requirements import by_the_ladder, fields, first_choice

_Level = tuple[int, int]
"""As :meth:`Bracket.level` has it."""


class Choice(NamedTuple):
    """The chosen candidate, and the effect of C12."""

    candidate: Candidate
    called: bool = False
    """The next bracket could not live with the first choice."""
    heeded: bool = False
    """Another pairing that it can live with was taken."""


def choose(bracket: Bracket) -> Choice:
    """C12: the first choice, or if the next bracket calls the best of the same level that it can live with."""
    first = first_choice(bracket)
    if not bracket.disturbs(first.pairs):
        return Choice(first)
    found = _heeding(bracket, first) if first.pairs else None  # without any pair nothing else leaves so many over
    return Choice(found, called=True, heeded=True) if found else Choice(first, called=True)


def _heeding(bracket: Bracket, first: Candidate) -> Candidate | None:
    """The best candidate of the level of the first choice that the next bracket can live with."""
    following = bracket.following
    assert following is not None
    level = bracket.level(first.pairs)
    there = [*bracket.leaving, *following.moved_down, *following.residents]
    field = Field(bracket.moved_down, bracket.residents, [], [])
    if is_heterogeneous([*bracket.going_down(first.pairs), *following.moved_down], following.residents):
        bye = following.bye if following.lowest else None
        field = field._replace(following=there, takes_bye=bye, open_ended=not following.lowest)
        return _heeded(bracket, [field], level)
    if bracket.must_complete:
        return _with_opponents(bracket, field._replace(rest=there, takes_bye=bracket.bye), level)
    # Those left over cannot meet each other, or there would be more pairs: each needs a resident.
    helpless = {player.number for player in without_opponent(bracket.players, following.residents)}
    usual = [field._replace(rest=there, takes_bye=following.bye)] if following.lowest else fields(bracket)
    return _heeded(bracket, [one._replace(stays=lambda player: player.number in helpless) for one in usual], level)


def _heeded(bracket: Bracket, conditions: Iterable[Field], level: _Level) -> Candidate | None:
    found = [other for field in conditions if (other := _of_level(bracket, field, level))]
    heeded = [other for other in found if not bracket.disturbs(other.pairs)]
    return min(heeded, key=lambda candidate: _place(bracket, candidate), default=None)


def _of_level(bracket: Bracket, field: Field, level: _Level) -> Candidate | None:
    other = by_the_ladder(bracket, field)
    return other if other and bracket.level(other.pairs) == level else None


def _with_opponents(bracket: Bracket, field: Field, level: _Level) -> Candidate | None:
    """The same for a joined bracket: of those who come down to it only the one who has the bye can lack an opponent.

    A best candidate that leaves nobody without one is the answer. Otherwise there are two ways: an opponent of that
    player is left over too, or somebody else has the bye.
    """
    best = None
    while bound := _of_level(bracket, field, level):
        if best and _place(bracket, best) < _place(bracket, bound):
            break
        lonely = bracket.lonely_below(bound.pairs)
        if lonely is None:
            return bound
        kept = _heeded(bracket, _with_an_opponent_of(lonely, bracket, field, level), level)
        best = min(filter(None, (best, kept)), key=lambda candidate: _place(bracket, candidate), default=None)
        field = _not_for(lonely, field)
    return best


def _not_for(player: Entrant, field: Field) -> Field:
    """The search with the bye for somebody else."""
    before = field.takes_bye
    return field._replace(takes_bye=lambda one: one is not player and before is not None and before(one))


def _with_an_opponent_of(lonely: Entrant, bracket: Bracket, field: Field, level: _Level) -> Iterator[Field]:
    """The searches in which somebody has the bye, and an opponent of theirs is left over as well."""
    field = field._replace(takes_bye=lambda one: one is lonely)
    opponents = [player for player in bracket.players if player is not lonely and player.may_meet(lonely)]
    _, left_over = level
    if left_over == 1 + (lonely in bracket.players):
        yield field._replace(stays=lambda player: player is not lonely and player not in opponents)
    else:
        for opponent in opponents:
            yield field._replace(forbids=partial(_is_of, opponent))


def _is_of(player: Entrant, one: Entrant, other: Entrant) -> bool:
    return player in (one, other)


def _place(bracket: Bracket, candidate: Candidate) -> tuple[object, ...]:
    """The ladder but for C12 and the place in the order of generation, to compare what several searches found."""
    card = bracket.judge(candidate.pairs)
    assert card is not None
    return (*card[:2], *card[3:], _generated(bracket, candidate))


def _generated(bracket: Bracket, candidate: Candidate) -> tuple[object, ...]:
    """C7, C8: the exchange and the transposition of the remainder."""
    paired = {player.number for pair in bracket.first_part(candidate.pairs) for player in pair}
    rest = [player.number for player in bracket.players if player.number not in paired]
    place = {number: n for n, number in enumerate(rest, 1)}
    pairs = sorted((place[a.number], place[b.number]) for a, b in candidate.pairs if a.number in place)
    s1 = [higher for higher, _ in pairs]
    coming = [n for n in s1 if n > len(pairs)]
    leaving = [n for n in range(len(pairs), 0, -1) if n not in s1]
    return len(coming), sum(coming) - sum(leaving), [-n for n in leaving], coming, [lower for _, lower in pairs]
