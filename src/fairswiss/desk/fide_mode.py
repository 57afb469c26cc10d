"""FIDE mode: every event begins in it, can leave it by a deliberate act, and never comes back."""

from fairswiss.desk.journals import Known
from fairswiss.desk.official import LEAVE_IT
from fairswiss.desk.telling import By, ask_twice, tell
from fairswiss.journal.facts import Fact, FideModeLeft
from fairswiss.journal.state import State
from fairswiss.language import gettext


def leave(event: str, by: By) -> Known:
    """Do from now on also what an official program refuses."""

    def telling(state: State) -> list[Fact]:
        consequences = [
            gettext("announced settings can be changed during the event, and pairings forbidden late"),
            gettext("the report will say so, and every page and sheet carries a mark"),
            gettext("it cannot be undone"),
        ]
        ask_twice(by, gettext("The event leaves FIDE mode:"), consequences, LEAVE_IT)
        return [FideModeLeft()]

    return tell(event, by, telling)
