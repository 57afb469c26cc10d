"""The prizes of an event as they are declared: lists by place, special prizes, and the rules by which they are given.

Amounts are whole cents. The currency is a label and decides nothing.
"""

import re
from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge

MOST_CENTS = 10**9
MOST_LISTS, MOST_PLACES, MOST_SPECIAL = 101, 500, 100
LONGEST_CURRENCY, LONGEST_NAME, LONGEST_TEXT = 10, 60, 500
_AMOUNT = re.compile(r"([0-9]{1,7})(?:[.,]([0-9]{1,2}))?")


class Sharing(StrEnum):
    """The way in which players with equal points share the prizes of their places."""

    NONE = "none"
    """By place: the tie-breaks decide alone."""
    EQUAL = "equal"
    HORT = "hort"
    """Half of the prize of the own place, and half of an equal part."""


class Doubles(StrEnum):
    """The rule for players who could have prizes of several lists."""

    HIGHER = "higher"
    """One prize per player: the higher of those within reach."""
    ALL = "all"
    """The prizes of several lists add up."""
    POOLED = "pooled"
    """One prize for each of those tied goes into one pool, unless a prize of one's own pays more (US Chess 32B3)."""


class PrizeList(NamedTuple):
    """Prizes by place, for everybody or among the players of a category."""

    amounts: tuple[int, ...]
    """Cents, from the first place on."""
    category: str = ""
    """Empty: the main prizes."""


class SpecialPrize(NamedTuple):
    """A prize that is awarded by hand."""

    name: str
    amount: int = 0
    gift: str = ""
    """Something other than money."""


class Prizes(NamedTuple):
    """Everything that is announced about the prizes of an event."""

    lists: tuple[PrizeList, ...] = ()
    special: tuple[SpecialPrize, ...] = ()
    sharing: Sharing = Sharing.NONE
    doubles: Doubles = Doubles.HIGHER
    least_games: int = 0
    """Games played that a prize of a list requires."""
    currency: str = ""
    note: str = ""
    """Conditions that no program can check, such as to be present."""
    certificate: str = ""
    """The organiser's own text on certificates."""
    certificates_for_all: bool = False

    @property
    def total(self) -> int:
        """All amounts, in cents."""
        return sum(sum(one.amounts) for one in self.lists) + sum(one.amount for one in self.special)


NO_PRIZES = Prizes()


def cents_of(text: str) -> int:
    """``1000``, ``12.50`` or ``12,50`` in cents; refuses what is no amount."""
    found = _AMOUNT.fullmatch(text.strip().replace("\u2019", "").replace("'", ""))
    if not found:
        words = "{text!r:.20} is no amount. Write it like 250 or 12.50."
        raise BadRequest(gettext(words, text=text), code="not-an-amount")
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def amount_parts(cents: int) -> tuple[int, int]:
    """Whole units and cents."""
    return divmod(cents, 100)


def amount_text(cents: int) -> str:
    """``1000.00``, with the decimal mark of the language."""
    whole, rest = amount_parts(cents)
    return gettext("{whole}.{cents:02}", context="amount", whole=whole, cents=rest)


def expect_sound(prizes: Prizes, categories: Collection[str]) -> None:
    """Refuse prizes that cannot be given as they are declared; ``categories`` are those of the event."""
    _expect_few(prizes)
    for one in prizes.lists:
        if one.category and one.category not in categories:
            words = "There is no category {name!r}, so its prizes have no winners. Declare the category first."
            raise BadRequest(gettext(words, name=one.category), code="prize-category-unknown")
        if any(not 0 < amount <= MOST_CENTS for amount in one.amounts):
            words = "Every prize of a list is more than nothing and at most {most}."
            raise BadRequest(gettext(words, most=amount_text(MOST_CENTS)), code="prize-out-of-range")
        if list(one.amounts) != sorted(one.amounts, reverse=True):
            words = "The prizes of a list must not rise from a place to the next one. Put them in order."
            raise BadRequest(gettext(words), code="prizes-rise")
    for what, names in (
        (gettext("list for a category"), [one.category for one in prizes.lists]),
        (gettext("special prize"), [one.name for one in prizes.special]),
    ):
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            words = "{name!r}: there is more than one {what} of that name. Join them, or rename one."
            raise BadRequest(gettext(words, name=twice, what=what), code="prizes-named-twice")
    if prizes.doubles is Doubles.POOLED and prizes.sharing is not Sharing.EQUAL:
        words = "Prizes in one pool are shared equally. Choose equal sharing, or another rule for several prizes."
        raise BadRequest(gettext(words), code="pool-shared-equally")


def _expect_few(prizes: Prizes) -> None:
    limits = (
        (len(prizes.lists), MOST_LISTS, gettext("lists of prizes")),
        (max((len(one.amounts) for one in prizes.lists), default=0), MOST_PLACES, gettext("prizes in a list")),
        (len(prizes.special), MOST_SPECIAL, gettext("special prizes")),
    )
    for count, most, what in limits:
        if count > most:
            words = "{count} {what} are too many: at most {most}."
            raise TooLarge(gettext(words, count=count, what=what, most=most), code="too-many-prizes")
