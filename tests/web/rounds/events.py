"""Events for the tests of the desk: a few players, a few rounds, and a running manager's own database."""

import contextlib
from collections.abc import Iterator, Sequence

from fairswiss.desk import events, journals, registration
from fairswiss.desk.rounds import Result, close, draft, draw_lot, enter_results, publish, typed_result
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.journal.state import State
from fairswiss.model.player import Player
from fairswiss.model.tournament import EventInfo
from fairswiss.web.database import database
from tests.web.databases import connected
from tests.web.live import Live

BY = By("owner", confirmed=True)
_FIRST = ("Aino", "Björn", "Cléo", "Dita", "Emre", "Fenna", "Goran", "Hedda", "Ivo", "Jara")
_LAST = ("Abel", "Brandt", "Costa", "Dvořák", "Ekström", "Farkas", "Groß", "Holm", "Ilves", "Jansen")


def event(players: int = 8, rounds: int = 5, system: str = "dutch-2026") -> str:
    """A new event; its players are numbered as they are registered."""
    known = events.create_event(Settings(system, rounds, EventInfo(name="Spring Open")), BY)
    entered = [Player(0, _name(at), rating=2600 - 2 * at) for at in range(players)]
    registration.register(known.event, entered, BY)
    return known.event


def _name(at: int) -> str:
    again = f" {at // 100 + 1}" if at >= 100 else ""
    return f"{_LAST[at % 10]}{again}, {_FIRST[at // 10 % 10]}"


def published(players: int = 8, rounds: int = 5, system: str = "dutch-2026") -> str:
    """An event whose first round is public; the first player has White."""
    made = event(players, rounds, system)
    draw_lot(made, BY, "w")
    draft(made, BY)
    publish(made, 1, BY)
    return made


def drafted(players: int = 8) -> str:
    """An event with a draft of its first round."""
    made = event(players)
    draw_lot(made, BY, "w")
    draft(made, BY)
    return made


def played(players: int = 8, rounds: int = 1, of: int = 5, system: str = "dutch-2026") -> str:
    """An event with closed rounds: White won everywhere."""
    made = event(players, of, system)
    draw_lot(made, BY, "w")
    for number in range(1, rounds + 1):
        draft(made, BY)
        publish(made, number, BY)
        enter(made, number, "1")
        close(made, number, BY)
    return made


def enter(made: str, number: int, result: str, boards: Sequence[int] = ()) -> None:
    """The same result at some boards, or at all."""
    held = state(made).round(number).boards
    chosen = [held[at - 1] for at in boards] or held
    results = [Result(b.white, b.black, *typed_result(result)) for b in chosen]
    enter_results(made, number, results, BY)


def state(made: str) -> State:
    """Where an event stands."""
    return journals.read(made).state


@contextlib.contextmanager
def inside(live: Live) -> Iterator[None]:
    """Use-cases write into the database of a running manager."""
    with connected(database(live.url, live.folder)):
        yield
