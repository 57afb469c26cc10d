"""Pots: the prizes of one list among players in order, and the cents of each."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from fairswiss.model.prizes import Sharing
from fairswiss.prizes.kinds import Contender, Pot, PrizeAt, Share

_HALF = Fraction(1, 2)


def shared_out(prizes: Sequence[PrizeAt], players: Sequence[Contender], sharing: Sharing) -> Iterator[Share]:
    """The shares of a list, the best player first; whoever comes after the last prize has none.

    Players with equal points share the prizes of their places; without sharing only those whom no tie-break separates.
    """
    by = _rank if sharing is Sharing.NONE else _tied
    place = 0
    for _, members in groupby(players, by):
        group = list(members)
        if place >= len(prizes):
            return
        yield from _pot(prizes[place : place + len(group)], group, sharing)
        place += len(group)


def _pot(prizes: Sequence[PrizeAt], group: Sequence[Contender], sharing: Sharing) -> list[Share]:
    own = _own(prizes, group)
    alike = len({one.rank for one in group}) < len(group)
    pot = Pot(tuple(prizes), tuple(one.player for one in group), sharing, alike)
    equal = Fraction(pot.total, len(group))
    exact = [_PART[sharing](mine, equal) for mine in own]
    amounts = rounded(exact)
    found = zip(group, own, exact, amounts, strict=True)
    return [Share(one.player, pot, mine, part, amount) for one, mine, part, amount in found]


def _own(prizes: Sequence[PrizeAt], group: Sequence[Contender]) -> list[Fraction]:
    """The prize of each one's place; those with the same place have equal parts of theirs."""
    amounts = [prize.amount for prize in prizes] + [0] * (len(group) - len(prizes))
    found: list[Fraction] = []
    for _, members in groupby(group, _rank):
        count = len(list(members))
        mine = amounts[len(found) : len(found) + count]
        found += [Fraction(sum(mine), count)] * count
    return found


def rounded(exact: Sequence[Fraction]) -> list[int]:
    """Whole cents with the same sum: rounded down, the spare ones by largest remainder, then by order."""
    cents = [int(part) for part in exact]
    spare = int(sum(exact)) - sum(cents)
    for at in sorted(range(len(exact)), key=lambda at: (cents[at] - exact[at], at))[:spare]:
        cents[at] += 1
    return cents


_PART: dict[Sharing, Callable[[Fraction, Fraction], Fraction]] = {
    Sharing.NONE: lambda own, equal: own,
    Sharing.EQUAL: lambda own, equal: equal,
    Sharing.HORT: lambda own, equal: (own + equal) * _HALF,
}


def _rank(one: Contender) -> int:
    return one.rank


def _tied(one: Contender) -> int:
    return one.tied
