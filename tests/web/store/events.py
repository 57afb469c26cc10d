"""Events for the tests, made by the use-cases themselves."""

from fairswiss.desk import journals, registration
from fairswiss.desk.events import create_event
from fairswiss.desk.rounds import Result, close, draft, enter_results, publish, typed_result
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.model import EventInfo, Player

BY = By("arbiter")
SURE = BY._replace(confirmed=True)


def event(players: int = 6, rounds: int = 3, system: str = "dubov-1997") -> str:
    """An event with so many players."""
    made = create_event(Settings(system, rounds, EventInfo(name="Club")), BY).event
    registration.register(made, [Player(0, f"Player {n}", 2000 - 10 * n) for n in range(1, players + 1)], BY)
    return made


def play(made: str, result: str = "1") -> int:
    """The next round paired, published, played and closed; its number."""
    draft(made, BY)
    state = journals.read(made).state
    number = len(state.rounds)
    publish(made, number, BY)
    codes = typed_result(result)
    enter_results(made, number, [Result(b.white, b.black, *codes) for b in state.round(number).boards], BY)
    close(made, number, BY)
    return number
