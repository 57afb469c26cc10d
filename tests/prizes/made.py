"""Prize lists and standings for tests, written briefly."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from hypothesis import strategies as st

from fairswiss.model.prizes import Doubles, PrizeList, Prizes, Sharing
from fairswiss.prizes import Contender, PrizeGiving

CATEGORIES = "UwS"


def standing(points: Sequence[float], categories: Mapping[int, str] | None = None) -> list[Contender]:
    """Players 1, 2, 3 … with these points, separated by tie-breaks."""
    groups = {held: at for at, (held, _) in enumerate(groupby(points))}
    held = categories or {}
    return [Contender(at, at, groups[mine], 9, frozenset(held.get(at, ()))) for at, mine in enumerate(points, 1)]


def euros(giving: PrizeGiving) -> list[float]:
    """The amount of every winner, in the order of the standings."""
    return [giving.amount(player) / 100 for player in giving.winners()]


def main(*amounts: int, sharing: Sharing = Sharing.NONE) -> Prizes:
    """Main prizes in whole units of the currency."""
    return Prizes((PrizeList(tuple(100 * amount for amount in amounts)),), sharing=sharing)


_amounts = st.lists(st.integers(1, 30_000), min_size=1, max_size=6).map(lambda some: tuple(sorted(some, reverse=True)))


@st.composite
def prizes(draw: st.DrawFn, doubles: Doubles | None = None) -> Prizes:
    """Main prizes and those of some categories, by any rule."""
    categories = draw(st.lists(st.sampled_from(CATEGORIES), unique=True, max_size=3))
    lists = [PrizeList(draw(_amounts), category) for category in ["", *categories]]
    rule = doubles or draw(st.sampled_from(Doubles))
    sharing = Sharing.EQUAL if rule is Doubles.POOLED else draw(st.sampled_from(Sharing))
    return Prizes(tuple(lists), sharing=sharing, doubles=rule, least_games=draw(st.sampled_from((0, 0, 5))))


@st.composite
def standings(draw: st.DrawFn) -> list[Contender]:
    """Up to a dozen players, some with equal points, some of those not separated by any tie-break."""
    found: list[Contender] = []
    for player in range(1, draw(st.integers(0, 12)) + 1):
        last = found[-1] if found else Contender(0, 0, 0)
        tied = last.tied + (not found or draw(st.booleans()))
        same = bool(found) and tied == last.tied and draw(st.integers(0, 3)) == 0
        held = frozenset(draw(st.lists(st.sampled_from(CATEGORIES), max_size=2)))
        games = draw(st.sampled_from((9, 9, 9, 4)))
        found.append(Contender(player, last.rank if same else player, tied, games, held))
    return found
