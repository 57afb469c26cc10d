"""Messages in words: the one place where what an edition says of its own becomes text."""

from functools import cache
from typing import Protocol, assert_never

from fairswiss.language import gettext, language
from fairswiss.model.points import Points
from fairswiss.rendering.citing import listed
from fairswiss.rendering.words import counted
from fairswiss.why.messages import Colour, Message, Numbers, Place, Player, Ruled, Score, Several, Times


class Speaker(Protocol):
    """The manner of a text: how it calls people, colours and points."""

    def player(self, player: Player) -> str:
        """Somebody."""

    def colour(self, letter: str) -> str:
        """White or Black."""

    def score(self, points: Points) -> str:
        """So many points."""

    def ruled(self, ruled: Ruled) -> str:
        """The sentence of what was against somebody."""


def message_text(speaker: Speaker, message: Message, **more: object) -> str:
    """The text of a message, with more values for its places."""
    values = {name: _said(speaker, place) for name, place in message.values} | more
    words = catalogued(language(), message.english, message.name)
    return words.format_map(values) if values else words


@cache
def catalogued(_chosen: str, english: str, name: str) -> str:
    """The words in the language chosen, looked up once for each."""
    return gettext(english, context=f"pairing.{name}")


def _said(speaker: Speaker, place: Place) -> object:
    match place:
        case int() | str():
            return place
        case Player():
            return speaker.player(place)
        case Numbers():
            return listed(place.players)
        case Colour():
            return speaker.colour(place.letter)
        case Score():
            return speaker.score(place.points)
        case Times():
            return counted("answer.times", place.number)
        case Ruled():
            return speaker.ruled(place)
        case Message():
            return message_text(speaker, place)
        case Several():
            return "; ".join(message_text(speaker, one) for one in place.messages)
        case _:
            assert_never(place)
