"""The prize-giving: every list among those who may have its prizes, by the rules that were declared."""

from collections.abc import Iterator, Mapping, Sequence

from fairswiss.model.prizes import Doubles, PrizeList, Prizes
from fairswiss.prizes.higher import one_each
from fairswiss.prizes.kinds import Contender, Passed, PrizeAt, PrizeGiving, Reason, Share, SpecialAward
from fairswiss.prizes.pooled import pooled
from fairswiss.prizes.shares import shared_out


def given(
    prizes: Prizes, contenders: Sequence[Contender], awarded: Mapping[str, int] | None = None, after_round: int = 0
) -> PrizeGiving:
    """Give the prizes to players who are in the order of the standings.

    ``awarded`` says who has which special prize, by its name. A special prize never takes the place of another one.
    """
    lists = [_prizes(at, one) for at, one in enumerate(prizes.lists)]
    entitled = [one for one in contenders if one.games >= prizes.least_games]
    candidates = [_open_to(held, entitled) for held in prizes.lists]
    shares, passed = _shared(prizes, lists, candidates)
    place = {one.player: at for at, one in enumerate(contenders)}
    shares.sort(key=lambda share: (place[share.player], share.pot.prizes[0].list))
    barred = _barred(prizes, contenders, shares, place)
    return PrizeGiving(
        prizes,
        after_round,
        tuple(shares),
        tuple(SpecialAward(one, (awarded or {}).get(one.name, 0)) for one in prizes.special),
        tuple(_left(lists, shares)),
        tuple(sorted((*passed, *barred), key=lambda one: (place[one.player], one.list))),
        tuple((one.player, one.rank) for one in contenders),
    )


def _shared(
    prizes: Prizes, lists: Sequence[Sequence[PrizeAt]], candidates: Sequence[Sequence[Contender]]
) -> tuple[list[Share], list[Passed]]:
    if prizes.doubles is Doubles.HIGHER:
        return one_each(lists, candidates, prizes.sharing)
    if prizes.doubles is Doubles.POOLED:
        return pooled(lists, candidates), []
    pairs = zip(lists, candidates, strict=True)
    return [share for held, players in pairs for share in shared_out(held, players, prizes.sharing)], []


def _prizes(at: int, held: PrizeList) -> list[PrizeAt]:
    return [PrizeAt(at, place, amount) for place, amount in enumerate(held.amounts, 1)]


def _open_to(held: PrizeList, players: Sequence[Contender]) -> list[Contender]:
    return [one for one in players if _is_open(held, one)]


def _left(lists: Sequence[Sequence[PrizeAt]], shares: Sequence[Share]) -> Iterator[PrizeAt]:
    """The prizes that are in no pot."""
    used = {prize for share in shares for prize in share.pot.prizes}
    for held in lists:
        yield from (prize for prize in held if prize not in used)


def _is_open(held: PrizeList, one: Contender) -> bool:
    return not held.category or held.category in one.categories


def _barred(
    prizes: Prizes, contenders: Sequence[Contender], shares: Sequence[Share], place: Mapping[int, int]
) -> Iterator[Passed]:
    """Those with too few games in front of somebody who has a prize that they might have had."""
    last: dict[int, int] = {}
    for share in shares:
        for prize in share.pot.prizes:
            last[prize.list] = max(last.get(prize.list, -1), place[share.player])
    for one in contenders:
        if one.games < prizes.least_games:
            for at, held in enumerate(prizes.lists):
                if _is_open(held, one) and place[one.player] < last.get(at, -1):
                    yield Passed(one.player, at, Reason.GAMES)
