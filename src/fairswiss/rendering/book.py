"""The names, cards and points of the players of a subject, indexed once for all look-ups."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from fairswiss.kernel.edition import Columns, Pairing
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import clean
from fairswiss.rendering.telling import message_text, place_text
from fairswiss.rendering.words import phrase
from fairswiss.rules import edition
from fairswiss.rules.pairing import known_before
from fairswiss.why import CardFact, CardLine
from fairswiss.why.messages import Player, Ruled, Score


class Person(NamedTuple):
    """The data of a player known without an explanation."""

    number: int
    name: str
    points: int
    rating: int


class Book:
    """The players by number. Whoever is not in it is called by the number alone."""

    def __init__(
        self, names: dict[int, str], cards: Iterable[CardLine] = (), people: Iterable[Person] = (), system: str = ""
    ) -> None:
        self.system = system
        self.looked_at: Columns = edition(system).columns if system else {}
        """The facts about players that the edition looks at."""
        own = [fact for fact in self.looked_at if isinstance(fact, str)]
        words = edition(system).voice().columns if own else {}
        self.own_columns = {name: words[name] for name in own}
        """Those of the facts that this edition alone looks at."""
        self._said = [said for fact, said in _SAID.items() if fact in self.looked_at]
        self.cards = {card.number: card for card in cards}
        self.people = {person.number: person for person in people}
        self._names = {number: clean(name) for number, name in names.items()}
        self._names |= {number: clean(card.name) for number, card in self.cards.items()}
        self.names = tuple(self._names.values())
        self._labels: dict[int, str] = {}

    def name(self, number: int) -> str:
        """The name, safe to be shown; empty when it is not known."""
        return self._names.get(number, "")

    def label(self, number: int) -> str:
        """``12 Name``."""
        found = self._labels.get(number)
        if found is None:
            found = self._labels[number] = self._called("player", number)
        return found

    def aside(self, number: int) -> str:
        """``12 (Name)``, for sentences about two players."""
        return self._called("player.aside", number)

    def _called(self, words: str, number: int) -> str:
        name = self.name(number)
        return phrase(words, number=number, name=name) if name else str(number)

    def known(self, number: int, *, with_score: bool = False) -> str:
        """The label with what decides, see ``facts``; the label alone when there is no card."""
        card = self.cards.get(number)
        if card is None:
            return self.label(number)
        facts = [phrase("known.score", score=format_points(card.score))] if with_score else []
        return phrase("player.known", player=self.label(number), known=", ".join([*facts, self.facts(card)]))

    def facts(self, card: CardLine) -> str:
        """The facts that decide, in words."""
        return ", ".join([*(words for said in self._said for words in said(card)), *self._own_facts(card)])

    def _own_facts(self, card: CardLine) -> Iterator[str]:
        figures = card.own.figures() if card.own else {}
        for name, column in self.own_columns.items():
            if column.known and name in figures:
                yield message_text(Labels(self), column.known(figures[name]))

    def figure(self, card: CardLine, name: str) -> str:
        """A figure that the edition alone knows, as a cell; empty where it is not known."""
        figures = card.own.figures() if card.own else {}
        return place_text(Labels(self), figures[name]) if name in figures else ""

    def points(self, number: int) -> str:
        """The points before the round; empty when they are not known."""
        known = self.cards.get(number) or self.people.get(number)
        return format_points(known.points) if known else ""


class Labels:
    """The manner of explanations: people by number and name, colours in small letters."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def player(self, player: Player) -> str:
        """``12 Name``."""
        return self.book.label(player.number)

    def colour(self, letter: str) -> str:
        """``white`` or ``black``."""
        return phrase(f"colour.{letter}")

    def score(self, score: Score) -> str:
        """``3.5``."""
        return format_points(score.points)

    def ruled(self, ruled: Ruled) -> str:
        """Explanations speak of obstacles, answers of what was against somebody."""
        raise AssertionError(f"{ruled.against.kind} in an explanation")


def _preference(card: CardLine) -> list[str]:
    return [phrase(f"known.preference.{card.strength}", colour=phrase(f"colour.{card.due}") if card.due else "")]


def _floats(card: CardLine) -> list[str]:
    return [phrase(f"known.float.{float_}.{ago}") for ago, float_ in enumerate(card.floats) if float_]


_SAID: dict[CardFact, Callable[[CardLine], list[str]]] = {
    CardFact.DUE: lambda card: [phrase(f"known.due.{card.due}")],
    CardFact.PREFERENCE: _preference,
    CardFact.RATING: lambda card: [phrase("known.rating", rating=card.rating)],
    CardFact.ARO: lambda card: [phrase("known.aro", aro=aro(card.aro_tenths))],
    CardFact.FLOATS: _floats,
}
"""The facts that sentences mention, in their order."""


def aro(tenths: int) -> str:
    """An ARO with its one decimal."""
    return format_points(tenths)


def book_of(
    tournament: Tournament | None = None,
    pairing: Pairing | None = None,
    cards: Iterable[CardLine] = (),
    system: str = "",
) -> Book:
    """The book for a subject, from everything that came with it."""
    names = {player.number: player.name for player in tournament.players} if tournament else {}
    if pairing is None:
        return Book(names, cards, system=system)
    if pairing.explanation:
        return Book(names, pairing.explanation.cards, system=pairing.explanation.system)
    return Book(names, (), _people(tournament, pairing) if tournament else ())


def _people(tournament: Tournament, pairing: Pairing) -> list[Person]:
    cards = cards_before_next_round(known_before(tournament, pairing.round))
    numbers = [number for pair in pairing.pairs for number in (pair.white, pair.black)]
    numbers += [number for number in (pairing.bye, pairing.resting) if number is not None]
    found = (cards[number] for number in sorted(numbers) if number in cards)
    return [Person(card.number, clean(card.player.name), card.points, card.rating) for card in found]
