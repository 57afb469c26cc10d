"""C12: another pairing of a bracket, for the sake of the next one.

Whether the next bracket can live with those left over is asked only when the first choice does not pass; then it is a
condition on the search.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.kernel.solver import without_opponent
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.dutch_1992.bracket import Bracket, is_heterogeneous
from fairswiss.rules.dutch_1992.requirements import by_the_ladder, fields, first_choice


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
    if not first.pairs:  # nothing else leaves so many over
        return Choice(first, called=True)
    level = bracket.level(first.pairs)
    found = []
    for field in _conditions(bracket, first):
        other = by_the_ladder(bracket, field)
        if other and bracket.level(other.pairs) == level and not bracket.disturbs(other.pairs):
            found.append(other)
    if not found:
        return Choice(first, called=True)
    return Choice(min(found, key=lambda candidate: _place(bracket, candidate)), called=True, heeded=True)


def _conditions(bracket: Bracket, first: Candidate) -> Iterator[Field]:
    """The search with the condition that the next bracket can live with those who come."""
    following = bracket.following
    assert following is not None
    coming = [*bracket.going_down(first.pairs), *following.moved_down]
    there = [*bracket.leaving, *following.moved_down, *following.residents]
    field = Field(bracket.moved_down, bracket.residents, [], [])
    if is_heterogeneous(coming, following.residents):
        bye = following.bye if following.lowest else None
        yield field._replace(following=there, takes_bye=bye, open_ended=not following.lowest)
    elif bracket.must_complete:
        yield from _with_opponents(bracket, field._replace(rest=there), there)
    else:
        # Those left over cannot meet each other, or there would be more pairs: each needs a resident.
        helpless = {player.number for player in without_opponent(bracket.players, following.residents)}
        if following.lowest:
            yield field._replace(rest=there, takes_bye=following.bye, stays=lambda player: player.number in helpless)
        else:
            for usual in fields(bracket):
                yield usual._replace(stays=lambda player: player.number in helpless)


def _with_opponents(bracket: Bracket, field: Field, there: list[Entrant]) -> Iterator[Field]:
    """Nobody in the joined bracket is without any opponent; only who has the bye could be."""
    bye = bracket.bye
    if bye is None or bracket.following is None:
        return
    moved_down = [*bracket.players, *bracket.leaving, *bracket.following.moved_down]
    lonely = without_opponent(moved_down, there)
    numbers = {player.number for player in lonely}
    yield field._replace(takes_bye=lambda player: bye(player) and player.number not in numbers)
    for player in filter(bye, lonely):
        for opponent in bracket.players:
            if player.number != opponent.number and player.may_meet(opponent):
                yield field._replace(
                    takes_bye=lambda one, player=player: one is player,  # type: ignore[misc]
                    forbids=lambda one, other, opponent=opponent: opponent in (one, other),  # type: ignore[misc]
                )


def _place(bracket: Bracket, candidate: Candidate) -> tuple[object, ...]:
    """The whole ladder and the place in the order of generation, to compare what several searches found."""
    card = bracket.judge(candidate.pairs)
    first = bracket.first_part(candidate.pairs)
    paired = {player.number for pair in first for player in pair}
    rest = [player.number for player in bracket.players if player.number not in paired]
    place = {number: n for n, number in enumerate(rest, 1)}
    pairs = sorted((place[a.number], place[b.number]) for a, b in candidate.pairs if a.number in place)
    s1 = [higher for higher, _ in pairs]
    coming = [n for n in s1 if n > len(pairs)]
    leaving = [n for n in range(len(pairs), 0, -1) if n not in s1]
    order = len(coming), sum(coming) - sum(leaving), [-n for n in leaving], coming, [lower for _, lower in pairs]
    return (card, order)
