"""Messages in words: the one place where what an edition says of its own becomes text."""

from fractions import Fraction
from functools import cache
from typing import Protocol, assert_never

from fairswiss.language import gettext, language
from fairswiss.model.rounding import half_up
from fairswiss.rendering.citing import listed
from fairswiss.rendering.words import counted, phrase
from fairswiss.why.messages import (
    Colour,
    Figure,
    Hundredths,
    Message,
    Numbers,
    Place,
    Player,
    Ruled,
    Score,
    Several,
    Times,
)


class Speaker(Protocol):
    """The manner of a text: how it calls people, colours and points."""

    def player(self, player: Player) -> str:
        """Somebody."""

    def colour(self, letter: str) -> str:
        """White or Black."""

    def score(self, score: Score) -> str:
        """So many points."""

    def ruled(self, ruled: Ruled) -> str:
        """The sentence of what was against somebody."""


def message_text(speaker: Speaker, message: Message, **more: object) -> str:
    """The text of a message, with more values for its places."""
    return words_text(message, **{name: place_text(speaker, place) for name, place in message.values} | more)


def words_text(message: Message, **values: object) -> str:
    """The text of a message that has nothing in its places yet."""
    words = catalogued(language(), message.english, message.name)
    return words.format_map(values) if values else words


@cache
def catalogued(_chosen: str, english: str, name: str) -> str:
    """The words in the language chosen, looked up once for each."""
    return gettext(english, context=f"pairing.{name}")


def place_text(speaker: Speaker, place: Place) -> str:
    """The text in a place of a message, or in a cell of a table."""
    match place:
        case int() | str():
            return str(place)
        case Player():
            return speaker.player(place)
        case Numbers():
            return listed(place.players)
        case Colour():
            return speaker.colour(place.letter)
        case Score():
            return speaker.score(place)
        case Times():
            return counted("answer.times", place.number)
        case Figure():
            return _decimal(place)
        case Hundredths():
            return hundredths(place.number)
        case Ruled():
            return speaker.ruled(place)
        case Message():
            return message_text(speaker, place)
        case Several():
            return "; ".join(message_text(speaker, one) for one in place.messages)
        case _:
            assert_never(place)


def hundredths(number: int) -> str:
    """``12.5`` of 1250."""
    return f"{number / 100:g}".replace(".", phrase("answer.decimal"))


def _decimal(figure: Figure) -> str:
    grain: int = 10**figure.decimals
    grains = half_up(Fraction(grain * figure.over, figure.under))
    whole, rest = divmod(abs(grains), grain)
    sign = "-" if grains < 0 else ""
    return f"{sign}{whole}.{rest:0{figure.decimals}}" if figure.decimals else f"{sign}{whole}"
