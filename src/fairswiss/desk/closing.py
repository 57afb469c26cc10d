"""The end of an event on the desk: its final page, and the archive with the signed journal."""

from fairswiss.desk import backups
from fairswiss.desk.journals import Known
from fairswiss.desk.proof import exported_key
from fairswiss.desk.sheets import of_state
from fairswiss.desk.telling import By, one_line, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.final import FinalPage
from fairswiss.usecases.archive import archive
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.sheets.of_final import final_page

LONGEST_THANKS = 1000


def publish_final(event: str, thanks: str, by: By) -> Known:
    """Show the final page to everybody; an event that was not public becomes so."""

    def telling(state: State) -> list[Fact]:
        if not of_state(state).is_over:
            words = "The event is not over: enter all results of its {rounds} rounds first."
            raise BadRequest(gettext(words, rounds=state.settings.rounds), code="event-not-over")
        shown = facts.FinalPageShown(True, one_line(thanks, LONGEST_THANKS))
        opened = [] if state.settings.public else [facts.SettingsChanged(state.settings._replace(public=True))]
        return [*opened, *([] if state.final == shown else [shown])]

    return tell(event, by, telling)


def withdraw_final(event: str, by: By) -> Known:
    """Show the final page to nobody but arbiters; the event stays as public as it is."""

    def telling(state: State) -> list[Fact]:
        return [state.final._replace(shown=False)] if state.final.shown else []

    return tell(event, by, telling)


def final_of(event: Known, *, public: bool = False) -> FinalPage:
    """The final page as it would be now; ``public`` with the names that everybody may read."""
    return final_page(of_state(event.state, public=public))


def archive_of(event: Known) -> bytes:
    """Everything worth keeping of an event: with all names for its arbiters, and the site as the public sees it."""
    state = event.state
    more = {"journal/event.journal": backups.backup(event.event), "journal/key.pem": exported_key().encode()}
    return worked_out(archive, of_state(state), of_state(state, public=True), more)
