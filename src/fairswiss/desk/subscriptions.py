"""Messages for those who asked: the subscribers of an event, and the news that they have not had yet.

Addresses are kept apart from the journal and are shown to nobody, arbiters included: they see numbers.
"""

from datetime import datetime, timedelta
from enum import StrEnum
from hashlib import blake2b
from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.privacy import public_names
from fairswiss.desk.sheets import of_state
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.store import subscribers
from fairswiss.store.subscribers import Subscriber as Subscriber
from fairswiss.store.subscribers import claim as claim
from fairswiss.store.subscribers import give_back as give_back

UNCONFIRMED = timedelta(days=7)
"""The time in which a request has to be confirmed; then its address is forgotten."""


class Kind(StrEnum):
    """Kinds of news."""

    PAIRINGS = "pairings"
    RESULTS = "results"
    FINAL = "final"


class News(NamedTuple):
    """The newest thing that the public can read of an event."""

    kind: Kind
    round: int
    mark: str
    """Changes with the pairings or results: what was corrected is news again."""


def ask(event: Known, registration: int, address: str, language: str, now: datetime) -> int:
    """Note that somebody wishes messages about an event (0) or a player; the id by which it is confirmed."""
    if registration and registration not in public_names(event.state):
        raise BadRequest(gettext("This player cannot be followed."), code="not-to-be-followed")
    subscribers.remove_unconfirmed(now - UNCONFIRMED)
    return subscribers.ask(event.event, registration, address, language, now)


def subscriber(number: int) -> Subscriber | None:
    """Somebody who asked, confirmed or not; None once they are forgotten."""
    return subscribers.of_id(number)


def confirm(number: int) -> None:
    """Send them messages from now on."""
    subscribers.confirm(number)


def unsubscribe(number: int) -> None:
    """Send them nothing any more, and forget the address."""
    subscribers.remove(number)


def newest(event: Known) -> News | None:
    """The news that can be told now; None before anything is published."""
    state = event.state.published
    if not state.settings.public or not state.rounds:
        return None
    seen, number = of_state(state, public=True), len(state.rounds)
    games = seen.boards[-1] if seen.boards else ()
    if state.final.shown:
        return News(Kind.FINAL, number, _mark(Kind.FINAL, number, games))
    if any(board.open for board in state.rounds[-1].boards):
        return News(Kind.PAIRINGS, number, _mark(Kind.PAIRINGS, number, [(game.white, game.black) for game in games]))
    return News(Kind.RESULTS, number, _mark(Kind.RESULTS, number, games))


def _mark(kind: Kind, number: int, told: object) -> str:
    return f"{kind}-{number}-{blake2b(repr(told).encode(), digest_size=12).hexdigest()}"


class Audience(NamedTuple):
    """Those who asked for messages about an event, in figures, and the news for them."""

    subscribed: int
    """Those who confirmed it."""
    due: tuple[Subscriber, ...]
    """Those who have not had the news yet."""
    news: News | None


def audience(event: Known) -> Audience:
    """Those who asked, and the newest news; no one follows a player whose name the public does not read."""
    found, names = subscribers.confirmed_of(event.event), public_names(event.state)
    reached = [one for one in found if not one.registration or one.registration in names]
    news = newest(event)
    return Audience(len(reached), tuple(one for one in reached if news and one.told != news.mark), news)
