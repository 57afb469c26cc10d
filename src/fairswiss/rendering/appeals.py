"""The derivation of one score group or bracket, or of the bye, for an appeal: data, and the document made of them.

Another arbiter can do it again by hand with this page and the text of the rules alone: it has everything that the text
looks at, each step with its article, and the result.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.answers.kinds import MOST_SEATS, Group, seat_of
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.language import gettext
from fairswiss.model.points import Points, format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.answer_against import Names
from fairswiss.rendering.answer_pictures import drawing_of
from fairswiss.rendering.book import Book, book_of
from fairswiss.rendering.data import own_figures, pairing_data
from fairswiss.rendering.document import Block, Column, Heading, Item, Items, Paragraph, Table
from fairswiss.rendering.group_picture import worth_drawing
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.names import clean
from fairswiss.rendering.pips import pips
from fairswiss.rendering.public_words import public_phrase
from fairswiss.rendering.rounds import colour_items, group_blocks, opening_blocks
from fairswiss.rules import edition
from fairswiss.why import CardLine, Layout, layouts


class Waiting(NamedTuple):
    """A player who is not paired yet when the group begins, with everything that the rules look at."""

    card: CardLine
    ratings: tuple[int, ...]
    """Of the opponents met, in order, then of those met again; their mean is the ARO."""
    apart: tuple[int, ...]
    """Players the arbiter keeps away from this one."""
    unplayed: tuple[tuple[int, str, Points], ...]
    """Rounds without a game: round, code and points."""


class Appeal(NamedTuple):
    """A score group or bracket (``place`` counts them from 1), or the bye (0), of a paired round."""

    tournament: Tournament
    pairing: Pairing
    place: int
    floaters: tuple[int, ...]
    """From above."""
    residents: tuple[int, ...]
    waiting: tuple[Waiting, ...]
    """In rank order: the group, and everyone below it."""
    last_round: bool
    pairs: tuple[tuple[int, int], ...]
    left: tuple[int, ...]
    """Members of the group who are not paired in it."""


def waiting_of(card: CardLine, cards: dict[int, Card]) -> Waiting:
    """A player from the published line and the facts behind it."""
    known = cards[card.number]
    ratings = tuple(cards[opponent].rating for opponent in (*known.met, *known.met_again))
    return Waiting(card, ratings, tuple(sorted(known.apart)), tuple(known.unplayed))


def appeal_title(appeal: Appeal) -> str:
    if not appeal.place:
        return public_phrase("appeal.bye", round=appeal.pairing.round)
    scene = _scene(appeal)
    return public_phrase("appeal.group", round=appeal.pairing.round, score=format_points(scene.score))


def appeal_blocks(appeal: Appeal) -> Iterator[Block]:
    """The document: who is there, the steps, the result."""
    book = book_of(appeal.tournament, appeal.pairing)
    yield Heading(appeal_title(appeal), section=False)
    system = appeal.pairing.system
    yield Paragraph(public_phrase("appeal.about", name=gettext(edition(system).name), system=system))
    members = {*appeal.floaters, *appeal.residents}
    inside = [one for one in appeal.waiting if one.card.number in members]
    below = [one for one in appeal.waiting if one.card.number not in members]
    yield Heading(public_phrase("appeal.inside"))
    layout = appeal.pairing.explanation.layout if appeal.pairing.explanation else Layout.TABLE
    yield _table(inside, layout)
    yield from _picture(appeal)
    if below:
        yield Heading(public_phrase("appeal.below"))
        yield _table(below, layout)
    explained = (name for name in ("aro", "floats", "unplayed") if name not in _without(layout))
    yield Paragraph(" ".join(public_phrase(f"appeal.legend.{name}") for name in explained))
    explanation = appeal.pairing.explanation
    if explanation and explanation.opening:
        yield from opening_blocks(book, explanation)
    if appeal.place:
        yield from group_blocks(book, _scene(appeal), appeal.place)
        yield Heading(public_phrase("appeal.result"))
        yield Items(tuple(Item(line) for line in _result(book, appeal)))
        yield from _colours(book, appeal)


def _picture(appeal: Appeal) -> Iterator[Block]:
    """The games of the group, where there is more than one pair; the table above has the same players."""
    explanation = appeal.pairing.explanation
    if not appeal.place or explanation is None or not appeal.residents:
        return
    lines = {card.number: card for card in explanation.cards}
    colour = {pair.white: ("w", pair.black) for pair in appeal.pairing.pairs}
    colour |= {pair.black: ("b", pair.white) for pair in appeal.pairing.pairs}
    seats = tuple(seat_of(lines, one, *colour.get(one, ("", 0))) for one in appeal.residents[:MOST_SEATS])
    group = Group(lines[appeal.residents[-1]].score, len(appeal.residents), seats)
    if worth_drawing(group):
        names = Names({player.number: player.name for player in appeal.tournament.players})
        yield drawing_of(names, group, "group")


def appeal_data(appeal: Appeal) -> dict[str, Any]:
    """The same as plain data: enough to derive the group again."""
    book = book_of(appeal.tournament, appeal.pairing)
    whole = pairing_data(book, appeal.pairing)["explanation"]
    return {
        "title": appeal_title(appeal),
        "system": appeal.pairing.system,
        "round": appeal.pairing.round,
        "last_round": appeal.last_round,
        "first_colour": appeal.tournament.first_colour,
        "scoring": appeal.tournament.scoring._asdict(),
        "group": appeal.place,
        "floaters": list(appeal.floaters),
        "residents": list(appeal.residents),
        "players": [_player_data(book, one) for one in appeal.waiting],
        "opening": whole["opening"],
        "steps": whole["groups"][appeal.place - 1] if appeal.place else [],
        "bye": appeal.pairing.bye,
        "pairs": [list(pair) for pair in appeal.pairs],
        "left": list(appeal.left),
    }


def _player_data(book: Book, one: Waiting) -> dict[str, Any]:
    card = one.card._asdict()
    del card["aro_tenths"], card["own"]
    more = {"floats": list(one.card.floats), "opponents": list(one.card.opponents), "ratings": list(one.ratings)}
    apart = {"apart": list(one.apart), "unplayed": [list(missed) for missed in one.unplayed]}
    return card | own_figures(book, one.card) | more | apart


def _scene(appeal: Appeal) -> Scene:
    return list(scenes(appeal.pairing))[appeal.place - 1]


def _result(book: Book, appeal: Appeal) -> Iterator[str]:
    whites = {pair.white for pair in appeal.pairing.pairs}
    for pair in appeal.pairs:
        white, black = sorted(pair, key=whites.__contains__, reverse=True)
        yield public_phrase("appeal.pair", one=book.label(white), other=book.label(black))
    for player in appeal.left:
        words = "appeal.left.bye" if player == appeal.pairing.bye else "appeal.left"
        yield public_phrase(words, player=book.label(player))


def _colours(book: Book, appeal: Appeal) -> Iterator[Block]:
    explanation = appeal.pairing.explanation
    paired = {frozenset(pair) for pair in appeal.pairs}
    kept = [at for at, pair in enumerate(appeal.pairing.pairs) if frozenset((pair.white, pair.black)) in paired]
    if explanation and kept:
        pairs, colours = appeal.pairing.pairs, explanation.colours
        some = explanation._replace(colours=tuple(colours[at] for at in kept))
        yield colour_items(book, appeal.pairing._replace(pairs=tuple(pairs[at] for at in kept), explanation=some))


def _table(players: list[Waiting], layout: Layout | layouts.Own) -> Table:
    names = [name for name in _ROW if name not in _without(layout)]
    right = ("number", "score", "rating", "aro")
    columns = tuple(Column(public_phrase(f"appeal.{name}"), name in right, name == "player") for name in names)
    return Table(columns, tuple(tuple(map(_row(one).__getitem__, names)) for one in players))


_ROW = ("number", "player", "score", "rating", "aro", "colours", "due", "floats", "opponents", "unplayed")


def _without(layout: Layout | layouts.Own) -> list[str]:
    """The columns that the rules of a layout do not look at."""
    return [name for name, looked_at in (("aro", layout.averages), ("floats", layout.floats)) if not looked_at]


def _row(one: Waiting) -> dict[str, str]:
    card = one.card
    floats = ", ".join(public_phrase(f"float.{way}") if way else "–" for way in card.floats)
    apart = public_phrase("appeal.apart", players=" ".join(map(str, one.apart))) if one.apart else ""
    cells = (
        str(card.number), clean(card.name), format_points(card.score), str(card.rating or "–"),
        f"{sum(one.ratings)}/{len(one.ratings)}" if one.ratings else "–", pips(card.colours) or "–", _claim(card),
        floats if any(card.floats) else "–", "; ".join(filter(None, (" ".join(map(str, card.opponents)), apart))),
        " ".join(f"{number}{code}" for number, code, _ in one.unplayed) or "–",
    )  # fmt: skip
    return dict(zip(_ROW, cells, strict=True))


def _claim(card: CardLine) -> str:
    if not card.due:
        return "–"
    due = public_phrase(f"colour.{card.due}")
    if card.strength:
        return public_phrase("appeal.claim", colour=due, strength=public_phrase(f"strength.{card.strength}"))
    flags = [] if card.may_change_colour else [public_phrase("appeal.no-change")]
    return "; ".join([due, *flags, *([] if card.may_upfloat else [public_phrase("appeal.no-up")])])
