"""The sheets of a prize-giving: the list of winners, the list to pay out and sign, and certificates."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from fairswiss.model.points import in_halves
from fairswiss.model.prizes import amount_parts
from fairswiss.prizes import PrizeAt, PrizeGiving
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Card, Cell, Column, Joined, Sheet, Word
from fairswiss.tiebreaks import Standings
from fairswiss.usecases.prizes import prizes_of
from fairswiss.usecases.sheets.seen import Seen, headed, held, people_of, titled
from fairswiss.usecases.standings import kept_standings

PODIUM = 3


def prizes(seen: Seen, number: int) -> Sheet:
    """The winners and their prizes."""
    found, ranked = _given(seen, number)
    columns = (
        Column("column.place", right=True), Column("column.name", names=True), Column("column.prize"),
        _amounts(found),
    )  # fmt: skip
    return headed(seen, "prizes", ranked.round)._replace(
        columns=columns, rows=tuple(_rows(seen, found)), remarks=tuple(_remarks(found))
    )


def payout(seen: Seen, number: int) -> Sheet:
    """The same to pay out by, with room for a signature."""
    found, ranked = _given(seen, number)
    columns = (
        Column("column.place", right=True), Column("column.name", names=True), Column("column.prize"),
        _amounts(found), Column("column.signature"),
    )  # fmt: skip
    rows = tuple((*row, "\u2003" * 16 + "\n\u2003") for row in _rows(seen, found))
    return headed(seen, "payout", ranked.round)._replace(columns=columns, rows=rows, remarks=tuple(_remarks(found)))


def certificates(seen: Seen, number: int) -> Sheet:
    """A certificate for every winner, or everybody; without prizes for the first three."""
    found, ranked = _given(seen, number)
    rows = {row.player: row for row in ranked.rows}
    wanted = [player for player, _ in found.ranks] if seen.prizes.certificates_for_all else [*found.winners()]
    people = people_of(seen)
    cards = (
        Card(
            titled(people[player]),
            Joined(tuple(_deeds(found, player))),
            Word("certificate.points", {"points": in_halves(rows[player].points), "rounds": str(ranked.round)}),
            player,
        )
        for player in wanted or [row.player for row in ranked.rows[:PODIUM]]
    )
    made = headed(seen, "certificates", ranked.round)
    return made._replace(cards=tuple(cards), day=held(seen), text=clean(seen.prizes.certificate))


def given_of(seen: Seen, ranked: Standings) -> PrizeGiving:
    """The prize-giving by some standings."""
    return prizes_of(seen.complete or seen.tournament, seen.prizes, awarded=dict(seen.awarded), ranked=ranked)


def _given(seen: Seen, number: int) -> tuple[PrizeGiving, Standings]:
    ranked = kept_standings(seen.tournament, number or None, unrated=seen.unrated)
    return given_of(seen, ranked), ranked


def _amounts(found: PrizeGiving) -> Column:
    currency = clean(found.prizes.currency)
    return Column(title=currency, right=True) if currency else Column("column.amount", right=True)


def _rows(seen: Seen, found: PrizeGiving) -> Iterator[tuple[Cell, ...]]:
    people, places = people_of(seen), dict(found.ranks)
    for player in found.winners():
        yield str(places[player]), titled(people[player]), _prizes(found, player), _amount(found.amount(player))
    if found.paid:
        yield "", Word("prizes.sum"), "", _amount(found.paid)


def _amount(cents: int) -> Cell:
    whole, rest = amount_parts(cents)
    return Word("amount", {"whole": str(whole), "cents": f"{rest:02}"})


def _prizes(found: PrizeGiving, player: int) -> Joined:
    parts: list[str | Word] = []
    for share in found.shares:
        if share.player == player:
            parts += [", ", *_named(found, share.pot.prizes)]
    for award in found.special:
        if award.player == player:
            gift = clean(award.prize.gift)
            parts += [", ", clean(award.prize.name), *([f" ({gift})"] if gift else [])]
    return Joined(tuple(parts[1:]))


def _named(found: PrizeGiving, prizes: Sequence[PrizeAt]) -> Iterator[str | Word]:
    between = ""
    for at, group in groupby(prizes, lambda prize: prize.list):
        places = [prize.place for prize in group]
        span = str(places[0]) if len(places) == 1 else f"{places[0]}–{places[-1]}"
        category = clean(found.prizes.lists[at].category)
        yield between
        yield Word("prize.category" if category else "prize.main", {"category": category, "places": span})
        between = " + "


def _remarks(found: PrizeGiving) -> Iterator[Word]:
    if not found.prizes.lists and not found.prizes.special:
        yield Word("remark.no-prizes")
    if found.prizes.note:
        yield Word("remark.note", {"note": clean(found.prizes.note)})


def _deeds(found: PrizeGiving, player: int) -> Iterator[str | Word]:
    """The place of a player in the event, in the categories with a prize, and the special prizes."""
    yield Word("certificate.place", {"place": str(dict(found.ranks)[player])})
    mine = {prize.list for share in found.shares if share.player == player for prize in share.pot.prizes}
    for at in sorted(mine):
        if category := found.prizes.lists[at].category:
            yield " · "
            place = str(1 + _ahead(found, at, player))
            yield Word("prize.category", {"category": clean(category), "places": place})
    for award in found.special:
        if award.player == player:
            yield f" · {clean(award.prize.name)}"


def _ahead(found: PrizeGiving, at: int, player: int) -> int:
    """Players of a category in front of one, among those with a prize of its list."""
    order = [one for one, _ in found.ranks]
    ahead = order[: order.index(player)]
    having = {one.player for one in found.shares if any(prize.list == at for prize in one.pot.prizes)}
    return sum(one in having for one in ahead)
