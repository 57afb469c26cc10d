"""FIDE mode: every event begins in it, can leave it by a deliberate act, and never comes back."""

from fairswiss.app.official import LEAVE_IT
from fairswiss.app.telling import By, ask_twice, tell
from fairswiss.journal.facts import Fact, FideModeLeft
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.store.journals import Known


def leave(event: str, by: By) -> Known:
    """Do from now on also what an official program refuses."""

    def telling(state: State) -> list[Fact]:
        consequences = [
            spoken("what was announced can be changed in the middle of the event, and players kept apart late"),
            spoken("the report will say so, and every page and sheet carries a mark"),
            spoken("there is no way back: it cannot be undone"),
        ]
        ask_twice(by, spoken("The event leaves FIDE mode:"), consequences, LEAVE_IT)
        return [FideModeLeft()]

    return tell(event, by, telling)
