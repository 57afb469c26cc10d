"""The final page of an event, before layout: its data, and the document made of them."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from fairswiss.model.points import in_halves
from fairswiss.model.prizes import amount_text
from fairswiss.rendering.document import Block, Column, Fold, Heading, Item, Lines, Marked, Paragraph, Table, link
from fairswiss.rendering.final_words import final_phrase
from fairswiss.rendering.ratings import signed
from fairswiss.rendering.sheets import Places

PODIUM = 3
SHOWN_AT_ONCE = 10
"""Lines of the standings; the others are folded below."""


class Placed(NamedTuple):
    """A line of the standings."""

    place: int
    number: int
    name: str
    rating: int
    points: int
    """In tenths."""


class Won(NamedTuple):
    """A winner of prizes."""

    place: int
    number: int
    name: str
    prizes: str
    amount: int
    """In cents."""


class Gain(NamedTuple):
    """A rating that goes up."""

    number: int
    name: str
    rating: int
    change: Fraction
    new: int


class Surprise(NamedTuple):
    """A game won by the lower-rated player."""

    round: int
    winner: int
    name: str
    rating: int
    opponent: int
    opponent_name: str
    opponent_rating: int

    @property
    def difference(self) -> int:
        """The opponent's lead in rating."""
        return self.opponent_rating - self.rating


class Normed(NamedTuple):
    """A title norm achieved."""

    number: int
    name: str
    title: str


class Climb(NamedTuple):
    """A player who ended far above the place in the starting list."""

    number: int
    name: str
    started: int
    place: int


class Tally(NamedTuple):
    """Figures of all games over the board."""

    white: int
    draws: int
    black: int
    streak: tuple[str, int] = ("", 0)
    """The most games won in a row, and by whom."""
    perfect: str = ""
    unbeaten: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        return self.white + self.draws + self.black


class FinalPage(NamedTuple):
    """Everything on the final page of an event."""

    round: int
    standings: tuple[Placed, ...]
    prizes: tuple[Won, ...]
    currency: str
    gains: tuple[Gain, ...]
    surprises: tuple[Surprise, ...]
    climbers: tuple[Climb, ...]
    tally: Tally
    arbiters: tuple[str, ...]
    federations: int
    thanks: str
    norms: tuple[Normed, ...] = ()

    @property
    def podium(self) -> tuple[Placed, ...]:
        """Everybody in the first three places."""
        return tuple(one for one in self.standings if one.place <= PODIUM)


# -- the document ------------------------------------------------------------------------------------------------------


def final_blocks(page: FinalPage, places: Places | None = None) -> Iterator[Block]:
    """The page below its title."""
    yield Heading(final_phrase("podium"))
    yield _standings(page.podium, places, medals=True)
    if page.norms:
        yield Heading(final_phrase("norms"))
        yield _norms(page, places)
    if page.prizes:
        yield Heading(final_phrase("prizes"))
        yield _prizes(page, places)
    yield Heading(final_phrase("standings"))
    yield _standings(page.standings[:SHOWN_AT_ONCE], places)
    if len(page.standings) > SHOWN_AT_ONCE:
        yield Fold(final_phrase("all", count=len(page.standings)), (_standings(page.standings, places),))
    if page.gains:
        yield Heading(final_phrase("ratings"))
        yield _gains(page, places)
        yield Paragraph(final_phrase("ratings.about"))
    if page.surprises:
        yield Heading(final_phrase("surprises"))
        yield _surprises(page, places)
        yield Paragraph(final_phrase("surprises.about"))
    if page.climbers:
        yield Heading(final_phrase("climbers"))
        yield _climbers(page, places)
    if page.tally.games:
        yield Heading(final_phrase("numbers"))
        yield Lines(tuple(Item(text) for text in numbers(page.tally)))
    yield Heading(final_phrase("thanks"))
    yield Lines(tuple(Item(text) for text in thanks(page)))


def _led(name: str, number: int, places: Places | None) -> str:
    return link(name, places.player(number)) if places else name


def _columns(*names: str) -> tuple[Column, ...]:
    texts = ("name", "prize", "winner", "opponent", "norm")
    return tuple(
        Column(final_phrase(f"column.{name}"), name not in texts, name in ("name", "winner")) for name in names
    )


def _standings(rows: tuple[Placed, ...], places: Places | None, *, medals: bool = False) -> Table:
    return Table(
        _columns("place", "name", "points"),
        tuple(
            (
                Marked(str(one.place), f"fs-medal fs-medal-{one.place}") if medals else str(one.place),
                _rated(one.name, one.number, one.rating, places),
                in_halves(one.points),
            )
            for one in rows
        ),
    )


def _rated(name: str, number: int, rating: int, places: Places | None) -> str:
    led = _led(name, number, places)
    return final_phrase("rated", name=led, rating=rating) if rating else led


def _norms(page: FinalPage, places: Places | None) -> Table:
    return Table(_columns("name", "norm"), tuple((_led(one.name, one.number, places), one.title) for one in page.norms))


def _prizes(page: FinalPage, places: Places | None) -> Table:
    columns = _columns("place", "name", "prize", "amount")
    if page.currency:
        columns = (*columns[:3], columns[3]._replace(title=page.currency))
    rows = (
        (str(one.place), _led(one.name, one.number, places), one.prizes, amount_text(one.amount)) for one in page.prizes
    )
    return Table(columns, tuple(rows))


def _gains(page: FinalPage, places: Places | None) -> Table:
    rows = (
        (_led(one.name, one.number, places), str(one.rating), signed(one.change, 1), str(one.new)) for one in page.gains
    )
    return Table(_columns("name", "rating", "change", "new"), tuple(rows))


def _surprises(page: FinalPage, places: Places | None) -> Table:
    rows = (
        (
            _rated(one.name, one.winner, one.rating, places),
            _rated(one.opponent_name, one.opponent, one.opponent_rating, places),
            str(one.difference),
        )
        for one in page.surprises
    )
    return Table(_columns("winner", "opponent", "difference"), tuple(rows))


def _climbers(page: FinalPage, places: Places | None) -> Table:
    rows = ((_led(one.name, one.number, places), str(one.started), str(one.place)) for one in page.climbers)
    return Table(_columns("name", "from", "to"), tuple(rows))


def numbers(tally: Tally) -> Iterator[str]:
    """The figures in sentences."""
    white, draws = (100 * count // tally.games for count in (tally.white, tally.draws))
    yield final_phrase("numbers.games", games=tally.games, white=white, draws=draws, black=100 - white - draws)
    if tally.perfect:
        yield final_phrase("numbers.perfect", name=tally.perfect)
    elif tally.streak[1] > 2:
        yield final_phrase("numbers.streak", name=tally.streak[0], count=tally.streak[1])
    if tally.unbeaten:
        yield final_phrase("numbers.unbeaten", names=", ".join(tally.unbeaten))


def thanks(page: FinalPage) -> Iterator[str]:
    """The last words: the organiser's own, the arbiters, the players."""
    if page.thanks:
        yield page.thanks
    if page.arbiters:
        yield final_phrase("thanks.arbiters", names=", ".join(page.arbiters))
    words = "thanks.players" if page.federations > 1 else "thanks.players.1"
    count = len(page.standings)
    yield final_phrase(words, count=count, federations=page.federations, rounds=page.round)


def final_data(page: FinalPage) -> dict[str, Any]:
    """The page as plain data: points in tenths, amounts in cents."""
    return {
        "round": page.round,
        "podium": [one._asdict() for one in page.podium],
        "prizes": [one._asdict() for one in page.prizes],
        "currency": page.currency,
        "standings": [one._asdict() for one in page.standings],
        "gains": [{**one._asdict(), "change": str(one.change)} for one in page.gains],
        "surprises": [{**one._asdict(), "difference": one.difference} for one in page.surprises],
        "norms": [one._asdict() for one in page.norms],
        "climbers": [one._asdict() for one in page.climbers],
        "games": {"white": page.tally.white, "draws": page.tally.draws, "black": page.tally.black},
        "arbiters": list(page.arbiters),
        "thanks": page.thanks,
    }
