"""One pool for each group of players with equal points, by the rule of US Chess (32B3).

One prize for each of them goes into the pool, the dearest that can be, and the pool is shared equally; unless some of
them have more from the prizes of a list that is theirs and not open to all of the group.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from fairswiss.model.prizes import Sharing
from fairswiss.prizes.kinds import Contender, Pot, PrizeAt, Share
from fairswiss.prizes.shares import rounded

_Lists = list[list[PrizeAt]]
"""Of each list the prizes that are left, the dearest first."""


def pooled(lists: Sequence[Sequence[PrizeAt]], candidates: Sequence[Sequence[Contender]]) -> list[Share]:
    """The shares of all groups, from the top of the standings down."""
    open_to = [frozenset(one.player for one in players) for players in candidates]
    everybody = {one.player: one for players in candidates for one in players}
    ordered = sorted(everybody.values(), key=lambda one: (one.tied, one.rank, one.player))
    left = [[*prizes] for prizes in lists]
    shares: list[Share] = []
    for _, members in groupby(ordered, lambda one: one.tied):
        shares += _group([one.player for one in members], left, open_to)
    return shares


def _group(members: list[int], left: _Lists, open_to: Sequence[frozenset[int]]) -> list[Share]:
    """The shares of a group; its prizes are taken off the lists."""
    shares: list[Share] = []
    while members:
        pool = _pool(members, left, open_to)
        part = Fraction(sum(prize.amount for prize in pool), len(members))
        own = {at: _of_their_own(members, left[at], open_to[at]) for at in range(len(left))}
        best = max(own, key=lambda at: (own[at], -at), default=-1)
        apart = own[best] > part if own else False
        sharing = [player for player in members if player in open_to[best]] if apart else members
        prizes = left[best][: len(sharing)] if apart else pool
        shares += _shares(prizes, sharing)
        for prize in prizes:
            left[prize.list].remove(prize)
        members = [player for player in members if player not in sharing]
    return shares


def _of_their_own(members: Sequence[int], prizes: Sequence[PrizeAt], open_to: frozenset[int]) -> Fraction:
    """The part of each member in the prizes of a list that is not open to all of them; 0 where it is."""
    mine = [player for player in members if player in open_to]
    if not mine or len(mine) == len(members):
        return Fraction(0)
    return Fraction(sum(prize.amount for prize in prizes[: len(mine)]), len(mine))


def _pool(members: Sequence[int], left: _Lists, open_to: Sequence[frozenset[int]]) -> list[PrizeAt]:
    """The dearest prizes of which each can go to another member: taken greedily, with exchanges (a matroid)."""
    holder: dict[PrizeAt, int] = {}
    of: dict[int, PrizeAt] = {}
    every = sorted((prize for prizes in left for prize in prizes), key=lambda one: (-one.amount, one.list, one.place))
    for prize in every:
        if len(of) == len(members):
            break
        _seat(prize, members, open_to, (holder, of), set())
    return sorted(holder, key=lambda one: (one.list, one.place))


def _seat(
    prize: PrizeAt,
    members: Sequence[int],
    open_to: Sequence[frozenset[int]],
    seats: tuple[dict[PrizeAt, int], dict[int, PrizeAt]],
    tried: set[int],
) -> bool:
    """Give a prize to a member, another one moving if need be; False if none can have it."""
    holder, of = seats
    for player in members:
        if player not in open_to[prize.list] or player in tried:
            continue
        tried.add(player)
        held = of.get(player)
        if held is None or _seat(held, members, open_to, seats, tried):
            of[player], holder[prize] = prize, player
            return True
    return False


def _shares(prizes: Sequence[PrizeAt], players: Sequence[int]) -> list[Share]:
    if not prizes:
        return []
    pot = Pot(tuple(prizes), tuple(players), Sharing.EQUAL)
    exact = [Fraction(pot.total, len(players))] * len(players)
    return [
        Share(player, pot, Fraction(0), part, amount)
        for player, part, amount in zip(players, exact, rounded(exact), strict=True)
    ]
