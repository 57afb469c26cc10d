"""The names, cards and points of the players of a subject, indexed once for all look-ups."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import clean
from fairswiss.rendering.words import phrase
from fairswiss.rules.pairing import known_before
from fairswiss.why import CardLine, Layout


class Person(NamedTuple):
    """The data of a player known without an explanation."""

    number: int
    name: str
    points: int
    rating: int


class Book:
    """The players by number. Whoever is not in it is called by the number alone."""

    def __init__(
        self,
        names: dict[int, str],
        cards: Iterable[CardLine] = (),
        people: Iterable[Person] = (),
        *,
        graded: bool = False,
    ) -> None:
        self.graded = graded
        """True if the cards have grades of preference and floats instead of R, ARO and flags."""
        self.cards = {card.number: card for card in cards}
        self.people = {person.number: person for person in people}
        self._names = {number: clean(name) for number, name in names.items()}
        self._names |= {number: clean(card.name) for number, card in self.cards.items()}

    def name(self, number: int) -> str:
        """The name, safe to be shown; empty when it is not known."""
        return self._names.get(number, "")

    def label(self, number: int) -> str:
        """``12 Name``."""
        return self._called("player", number)

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
        """The facts that decide: preference and floats, or due colour, R and ARO."""
        return ", ".join(_graded_facts(card) if self.graded else _rated_facts(card))

    def points(self, number: int) -> str:
        """The points before the round; empty when they are not known."""
        known = self.cards.get(number) or self.people.get(number)
        return format_points(known.points) if known else ""


def _rated_facts(card: CardLine) -> list[str]:
    due = phrase(f"known.due.{card.due}")
    return [due, phrase("known.rating", rating=card.rating), phrase("known.aro", aro=aro(card.aro_tenths))]


def _graded_facts(card: CardLine) -> list[str]:
    colour = phrase(f"colour.{card.due}") if card.due else ""
    floats = [phrase(f"known.float.{float_}.{ago}") for ago, float_ in enumerate(card.floats) if float_]
    return [phrase(f"known.preference.{card.strength}", colour=colour), *floats]


def are_graded(cards: Sequence[CardLine]) -> bool:
    """True if a list is one of grades and floats: somebody has a grade, or nobody has an ARO."""
    return any(card.strength for card in cards) or not any(card.aro_tenths for card in cards)


def aro(tenths: int) -> str:
    """An ARO with its one decimal."""
    return format_points(tenths)


def book_of(
    tournament: Tournament | None = None,
    pairing: Pairing | None = None,
    cards: Sequence[CardLine] = (),
    *,
    graded: bool = False,
) -> Book:
    """The book for a subject, from everything that came with it."""
    names = {player.number: player.name for player in tournament.players} if tournament else {}
    if pairing is None:
        return Book(names, cards, graded=graded)
    if pairing.explanation:
        return Book(names, pairing.explanation.cards, graded=pairing.explanation.layout is Layout.BRACKETS)
    return Book(names, (), _people(tournament, pairing) if tournament else ())


def _people(tournament: Tournament, pairing: Pairing) -> list[Person]:
    cards = cards_before_next_round(known_before(tournament, pairing.round))
    numbers = [number for pair in pairing.pairs for number in (pair.white, pair.black)]
    numbers += [number for number in (pairing.bye, pairing.resting) if number is not None]
    found = (cards[number] for number in sorted(numbers) if number in cards)
    return [Person(card.number, clean(card.player.name), card.points, card.rating) for card in found]
