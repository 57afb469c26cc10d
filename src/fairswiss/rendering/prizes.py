"""A prize-giving as a document, as plain data, as a table for spreadsheets, and every amount in words."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

from fairswiss.formats import spreadsheets
from fairswiss.model.prizes import Doubles, Sharing, amount_text
from fairswiss.model.tournament import Tournament
from fairswiss.prizes import Passed, PrizeAt, PrizeGiving, Reason, Share
from fairswiss.rendering.document import Block, Column, Heading, Item, Lines, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.prizes_words import prizes_phrase
from fairswiss.rendering.tables import as_sheet


class PrizeSheet(NamedTuple):
    """A prize-giving with what is needed to show it."""

    giving: PrizeGiving
    names: dict[int, str]
    event: str
    planned: int
    """Rounds of the event; 0 if nobody said it."""

    def label(self, number: int) -> str:
        """``12 Name``."""
        return f"{number} {self.names.get(number, '')}".strip()

    def money(self, cents: int, mark: str = "") -> str:
        """An amount with its currency."""
        currency = clean(self.giving.prizes.currency)
        amount = f"{amount_text(cents)}{mark}"
        return prizes_phrase("money", amount=amount, currency=currency) if currency else amount

    def exactly(self, cents: Fraction) -> str:
        """An amount that need not be whole cents: rounded down, with a mark if it is not."""
        return self.money(int(cents), "…" if cents.denominator > 1 else "")


def prize_sheet(giving: PrizeGiving, tournament: Tournament | None) -> PrizeSheet:
    """Everything about a prize-giving in one place."""
    players = tournament.players if tournament else ()
    event = clean(tournament.info.name) if tournament else ""
    planned = (tournament.rounds_planned or 0) if tournament else 0
    return PrizeSheet(giving, {player.number: clean(player.name) for player in players}, event, planned)


# -- the table ---------------------------------------------------------------------------------------------------------


def prizes_document(sheet: PrizeSheet) -> Iterator[Block]:
    """Title, table, and the rules by which the prizes are given."""
    words = "title.event" if sheet.event else "title"
    yield Heading(prizes_phrase(words, event=sheet.event, round=sheet.giving.round), section=False)
    yield prize_table(sheet)
    yield Lines(tuple(Item(text) for text in remarks(sheet)))


def prize_table(sheet: PrizeSheet) -> Table:
    """The winners in the order of the standings."""
    currency = clean(sheet.giving.prizes.currency)
    amount = prizes_phrase("column.currency", currency=currency) if currency else prizes_phrase("column.amount")
    columns = (
        Column(prizes_phrase("column.place"), right=True), Column(prizes_phrase("column.number"), right=True),
        Column(prizes_phrase("column.name"), names=True), Column(prizes_phrase("column.prize")),
        Column(amount, right=True),
    )  # fmt: skip
    places, giving = dict(sheet.giving.ranks), sheet.giving
    rows = tuple(
        (
            str(places[player]), str(player), sheet.names.get(player, ""),
            "; ".join(prizes_of_player(sheet, player)), amount_text(giving.amount(player)),
        )
        for player in giving.winners()
    )  # fmt: skip
    return Table(columns, rows)


def prizes_of_player(sheet: PrizeSheet, player: int) -> list[str]:
    """The prizes of a player by name: pots as the places they are made of."""
    found = [prize_names(sheet, share.pot.prizes) for share in sheet.giving.shares if share.player == player]
    return found + [
        prizes_phrase("prize.gift", name=clean(award.prize.name), gift=clean(award.prize.gift))
        if award.prize.gift
        else clean(award.prize.name)
        for award in sheet.giving.special
        if award.player == player
    ]


def prize_names(sheet: PrizeSheet, prizes: Sequence[PrizeAt]) -> str:
    """``place 1–2``, ``U1800, place 1``."""
    found = []
    for at, group in groupby(prizes, lambda prize: prize.list):
        places = [prize.place for prize in group]
        span = str(places[0]) if len(places) == 1 else prizes_phrase("range", first=places[0], last=places[-1])
        category = clean(sheet.giving.prizes.lists[at].category)
        words = "prize.category" if category else "prize.main"
        found.append(prizes_phrase(words, category=category, places=span))
    return " + ".join(found)


def remarks(sheet: PrizeSheet) -> list[str]:
    """The sums, what is left over, and the rules."""
    giving, prizes = sheet.giving, sheet.giving.prizes
    if not prizes.lists and not prizes.special:
        return [prizes_phrase("none")]
    declared, paid, kept = (sheet.money(cents) for cents in (prizes.total, giving.paid, giving.kept))
    found = [prizes_phrase("total", declared=declared, paid=paid, kept=kept)]
    found += [
        prizes_phrase("left", prize=prize_names(sheet, [one]), amount=sheet.money(one.amount)) for one in giving.left
    ]
    found += [prizes_phrase("unawarded", name=clean(one.prize.name)) for one in giving.special if not one.player]
    if prizes.lists:
        if prizes.doubles is not Doubles.POOLED:
            found.append(prizes_phrase(f"sharing.{prizes.sharing.value}"))
        if len(prizes.lists) > 1:
            found.append(prizes_phrase(f"doubles.{prizes.doubles.value}"))
    if prizes.least_games:
        found.append(prizes_phrase("least", games=prizes.least_games))
    if prizes.note:
        found.append(clean(prizes.note))
    if giving.round < sheet.planned:
        found.append(prizes_phrase("provisional"))
    return found


def prize_sheets(sheet: PrizeSheet, players: Sequence[int] = ()) -> Iterator[spreadsheets.Sheet]:
    """The sheets of a workbook: the table, and every amount of some players in words."""
    table = prize_table(sheet)
    yield as_sheet(prizes_phrase("sheet"), table)
    if players:
        columns = (*table.columns[:3], Column(prizes_phrase("column.working")))
        places = dict(sheet.giving.ranks)
        rows = tuple(
            (str(places[player]), str(player), sheet.names.get(player, ""), text)
            for player in players
            for text in explained(sheet, player)
        )
        yield as_sheet(prizes_phrase("sheet.working"), Table(columns, rows))


# -- in words ----------------------------------------------------------------------------------------------------------


def prizes_working(sheet: PrizeSheet, players: Sequence[int]) -> Iterator[Block]:
    """For each player which prizes made the pot, how it was shared, and why there is nothing from other lists."""
    yield Heading(prizes_phrase("title", round=sheet.giving.round), section=False)
    for player in players:
        amount = sheet.giving.amount(player)
        words = "heading" if player in sheet.giving.winners() else "heading.none"
        yield Heading(prizes_phrase(words, player=sheet.label(player), amount=sheet.money(amount)))
        yield Lines(tuple(Item(text) for text in explained(sheet, player)))
    yield Lines(tuple(Item(text) for text in remarks(sheet)))


def asked_about(giving: PrizeGiving) -> list[int]:
    """Everybody of whom there is something to explain: the winners, and those who were passed over."""
    having = {*giving.winners(), *(one.player for one in giving.passed)}
    return [player for player, _ in giving.ranks if player in having]


def explained(sheet: PrizeSheet, player: int) -> list[str]:
    """Every amount of a player in words, and why there is nothing from other lists."""
    giving = sheet.giving
    found = [text for share in giving.shares if share.player == player for text in _share(sheet, share)]
    found += [
        prizes_phrase("special", name=clean(award.prize.name)) for award in giving.special if award.player == player
    ]
    return found + [_passed(sheet, one) for one in giving.passed if one.player == player]


def _share(sheet: PrizeSheet, share: Share) -> Iterator[str]:
    pot = share.pot
    total = sheet.money(pot.total)
    if len(pot.prizes) > 1:
        parts = " + ".join(amount_text(prize.amount) for prize in pot.prizes)
        total = prizes_phrase("summed", parts=parts, total=total)
    yield prizes_phrase(
        _way(sheet, share),
        prize=prize_names(sheet, pot.prizes),
        amount=sheet.money(share.amount),
        total=total,
        count=len(pot.players),
        own=sheet.exactly(share.own),
        equal=sheet.exactly(Fraction(pot.total, len(pot.players))),
        exact=sheet.exactly(share.exact),
    )
    if pot.sharing is Sharing.HORT and pot.alike:
        yield prizes_phrase("hort.alike")
    if share.exact.denominator > 1:
        yield prizes_phrase("rounded", amount=sheet.money(share.amount))


def _way(sheet: PrizeSheet, share: Share) -> str:
    if len(share.pot.players) == 1:
        return "alone"
    if share.pot.sharing is Sharing.NONE:
        return "alone.shared"
    if sheet.giving.prizes.doubles is Doubles.POOLED:
        return "pool"
    return share.pot.sharing.value


def _passed(sheet: PrizeSheet, one: Passed) -> str:
    name = _list_name(sheet, one.list)
    if one.reason is Reason.GAMES:
        return prizes_phrase("passed.games", list=name, games=sheet.giving.prizes.least_games)
    offered, taken = sheet.money(one.offered), sheet.money(one.taken)
    return prizes_phrase("passed.dearer", list=name, offered=offered, taken=taken)


def _list_name(sheet: PrizeSheet, at: int) -> str:
    category = clean(sheet.giving.prizes.lists[at].category)
    return prizes_phrase("list.category", category=category) if category else prizes_phrase("list.main")


# -- for programs ------------------------------------------------------------------------------------------------------


def prizes_data(sheet: PrizeSheet, working: Sequence[int] = ()) -> dict[str, Any]:
    """A prize-giving as plain data: amounts in cents, exact ones as fractions in a text."""
    giving, places = sheet.giving, dict(sheet.giving.ranks)
    wanted = working or asked_about(giving)
    return {
        "round": giving.round,
        "currency": giving.prizes.currency,
        "sharing": giving.prizes.sharing.value,
        "doubles": giving.prizes.doubles.value,
        "declared": giving.prizes.total,
        "paid": giving.paid,
        "left_over": giving.kept,
        "players": [
            {
                "number": player,
                "name": sheet.names.get(player, ""),
                "place": places[player],
                "amount": giving.amount(player),
                "prizes": prizes_of_player(sheet, player),
                "shares": [_share_data(share) for share in giving.shares if share.player == player],
                "working": explained(sheet, player),
            }
            for player in wanted
        ],
        "special": [{**award.prize._asdict(), "player": award.player or None} for award in giving.special],
        "left": [prize._asdict() for prize in giving.left],
        "passed": [one._asdict() for one in giving.passed],
        "remarks": remarks(sheet),
    }


def _share_data(share: Share) -> dict[str, Any]:
    return {
        "amount": share.amount,
        "exact": str(share.exact),
        "own": str(share.own),
        "pot": share.pot.total,
        "prizes": [prize._asdict() for prize in share.pot.prizes],
        "players": list(share.pot.players),
    }
