"""The fields of requests about the end of an event: prizes, the final page, messages."""

from pydantic import Field

from fairswiss.model.prizes import (
    LONGEST_CURRENCY,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_CENTS,
    MOST_LISTS,
    MOST_PLACES,
    MOST_SPECIAL,
    Doubles,
    Sharing,
)
from fairswiss.web.api.shapes import Sent, Strict


class ListSent(Strict):
    """Prizes by place."""

    amounts: list[int] = Field(max_length=MOST_PLACES, description="Cents, from the first place on; they never rise.")
    category: str = Field("", max_length=LONGEST_NAME, description="Empty: the main prizes.")


class SpecialSent(Strict):
    """A prize that is awarded by hand."""

    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    amount: int = Field(0, ge=0, le=MOST_CENTS, description="Cents.")
    gift: str = Field("", max_length=LONGEST_TEXT)


class PrizesSent(Sent):
    """All prizes of an event."""

    lists: list[ListSent] = Field([], max_length=MOST_LISTS)
    special: list[SpecialSent] = Field([], max_length=MOST_SPECIAL)
    sharing: Sharing = Sharing.NONE
    doubles: Doubles = Doubles.HIGHER
    least_games: int = Field(0, ge=0, le=999)
    currency: str = Field("", max_length=LONGEST_CURRENCY)
    note: str = Field("", max_length=LONGEST_TEXT)
    certificate: str = Field("", max_length=LONGEST_TEXT)
    certificates_for_all: bool = False


class SpecialWinner(Sent):
    """The winner of a special prize."""

    player: int = Field(ge=0, description="By registration; 0: nobody.")


class Thanks(Sent):
    """The organiser's own words on the final page."""

    thanks: str = Field("", max_length=1000)


class Notifying(Sent):
    """The news to tell those who asked."""

    mark: str = Field("", max_length=60, description="The mark of the news that is meant; empty: the newest.")
