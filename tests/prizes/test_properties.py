"""Properties of prizes: nothing is lost or made, and every rule of sharing holds, whatever the lists and standings."""

from fractions import Fraction

from hypothesis import given as examples
from hypothesis import strategies as st

from fairswiss.model.prizes import Doubles, PrizeList, Prizes, Sharing
from fairswiss.prizes import Contender, PrizeGiving, given
from fairswiss.prizes.shares import rounded
from tests.prizes.made import prizes, standings


@examples(prizes(), standings())
def test_nothing_is_lost_or_made(declared: Prizes, players: list[Contender]) -> None:
    giving = given(declared, players)
    pots = {share.pot for share in giving.shares}
    assert giving.paid == sum(pot.total for pot in pots)
    assert giving.paid + sum(prize.amount for prize in giving.left) == declared.total
    used = [prize for pot in pots for prize in pot.prizes]
    assert len(used) == len(set(used)), "no prize is in two pots"
    for pot in pots:
        parts = [share for share in giving.shares if share.pot == pot]
        assert sum(share.amount for share in parts) == sum(share.exact for share in parts) == pot.total
        assert [share.player for share in parts] == list(pot.players)


@examples(prizes(), standings())
def test_nobody_has_a_prize_that_is_not_theirs(declared: Prizes, players: list[Contender]) -> None:
    people = {one.player: one for one in players}
    giving = given(declared, players)
    for share in giving.shares:
        mine = people[share.player]
        assert mine.games >= declared.least_games
        categories = {declared.lists[prize.list].category for prize in share.pot.prizes} - {""}
        if declared.doubles is not Doubles.POOLED:
            assert categories <= mine.categories
        assert len({people[player].tied for player in share.pot.players}) == 1, "only equal points share"


@examples(prizes(), standings())
def test_shares_are_what_the_rule_says(declared: Prizes, players: list[Contender]) -> None:
    for share in given(declared, players).shares:
        equal = Fraction(share.pot.total, len(share.pot.players))
        expected = {Sharing.NONE: share.own, Sharing.EQUAL: equal, Sharing.HORT: (share.own + equal) / 2}
        assert share.exact == expected[share.pot.sharing]
        assert abs(share.amount - share.exact) < 1


@examples(prizes(Doubles.HIGHER), standings())
def test_one_prize_per_player(declared: Prizes, players: list[Contender]) -> None:
    shares = given(declared, players).shares
    assert len({share.player for share in shares}) == len(shares)


def taken_in_turn(declared: Prizes, players: list[Contender]) -> dict[int, int]:
    """The rule itself: from the top each takes the dearest that is left, main prizes first where two are equal."""
    left = [(-amount, at, place) for at, held in enumerate(declared.lists) for place, amount in enumerate(held.amounts)]
    found = {}
    for one in players:
        mine = [prize for prize in sorted(left) if declared.lists[prize[1]].category in ("", *one.categories)]
        if mine and one.games >= declared.least_games:
            left.remove(mine[0])
            found[one.player] = -mine[0][0]
    return found


@examples(prizes(Doubles.HIGHER), standings())
def test_without_sharing_each_takes_the_dearest_left(declared: Prizes, players: list[Contender]) -> None:
    apart = [one._replace(rank=at) for at, one in enumerate(players, 1)]
    by_place = declared._replace(sharing=Sharing.NONE)
    giving = given(by_place, apart)
    assert {player: giving.amount(player) for player in giving.winners()} == taken_in_turn(by_place, apart)


@examples(prizes(), standings())
def test_in_a_list_for_everyone_nobody_below_has_more(declared: Prizes, players: list[Contender]) -> None:
    amounts = [share.amount for share in given(declared._replace(lists=declared.lists[:1]), players).shares]
    assert amounts == sorted(amounts, reverse=True)


@examples(prizes(Doubles.HIGHER), standings(), st.integers(0, 11))
def test_one_player_fewer_makes_nobody_poorer_in_a_list_alone(
    declared: Prizes, players: list[Contender], at: int
) -> None:
    alone = declared._replace(lists=(PrizeList(declared.lists[0].amounts),))
    before, after = (_paid(given(alone, some)) for some in (players, [*players[:at], *players[at + 1 :]]))
    assert all(amount <= after.get(player, 0) + 1 for player, amount in before.items() if player != at + 1)


def _paid(giving: PrizeGiving) -> dict[int, int]:
    return {share.player: share.amount for share in giving.shares}


@examples(st.lists(st.integers(0, 10**6), min_size=1, max_size=9), st.integers(1, 7))
def test_rounding_keeps_the_sum(parts: list[int], of: int) -> None:
    exact = [Fraction(part, of) for part in parts]
    exact[0] += -sum(exact) % 1
    cents = rounded(exact)
    assert sum(cents) == sum(exact)
    assert all(0 <= part - int(whole) <= 1 for part, whole in zip(cents, exact, strict=True))
