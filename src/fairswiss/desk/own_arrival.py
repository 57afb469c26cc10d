"""Players check themselves in by their phones: an arbiter opens this, a signed link leads to it, names are found.

A phone reads nothing but names, and those as the public reads them. Where the event is not public, nobody is found but
by the whole name. Whoever was sent away by an arbiter, has withdrawn, or is not named in public is asked to the desk.
"""

from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.journals import Known
from fairswiss.desk.phone_links import CheckInLink
from fairswiss.desk.privacy import public_names
from fairswiss.desk.telling import By, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import PHONES, Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.store import rows
from fairswiss.usecases.spectators import folded

MOST_FOUND = 8
SHORTEST = 2
"""Letters of a name that are enough to look for it."""


class Person(NamedTuple):
    """A player as a phone may know one."""

    registration: int
    name: str
    here: bool


class Door(NamedTuple):
    """An open check-in."""

    link: CheckInLink
    event: str
    """The name of the event."""
    state: State

    def person(self, registration: int) -> Person | None:
        """The player that was chosen; nobody if the public does not read the name."""
        name = public_names(self.state).get(registration)
        return Person(registration, name, registration in self.state.arrived) if name else None

    def found(self, typed: str) -> list[Person]:
        """The players whose public name has all these words; by the whole name alone where nothing is public."""
        wanted = folded(typed).split()
        if len("".join(wanted)) < SHORTEST:
            return []
        names = public_names(self.state)
        meant = [one for one in names if _is_called(self.state.players[one].name, names[one], wanted, self._is_public)]
        people = sorted((names[one], one) for one in meant)[:MOST_FOUND]
        return [Person(one, name, one in self.state.arrived) for name, one in people]

    @property
    def _is_public(self) -> bool:
        return self.state.settings.public


def _is_called(name: str, public: str, wanted: list[str], in_part: bool) -> bool:
    if sorted(folded(name).split()) == sorted(wanted):
        return True
    words = folded(public).split()
    return in_part and all(any(word.startswith(part) for word in words) for part in wanted)


def open_check_in(event: str, by: By, *, on: bool) -> Known:
    """Let players check themselves in by a code from now on, or no longer; codes of before are worth nothing then."""

    def telling(state: State) -> list[Fact]:
        if bool(state.settings.self_check_in) == on:
            return []
        return [facts.SettingsChanged(state.settings._replace(self_check_in=state.entry + 1 if on else 0))]

    return tell(event, by, telling)


def link_of(event: Known, player: int = 0) -> CheckInLink | None:
    """The link to the check-in, for everybody or for one player; nothing while it is not open."""
    since = event.state.settings.self_check_in
    return CheckInLink(event.event, since, player) if since else None


def door(link: CheckInLink) -> Door | None:
    """The check-in of a genuine link; nothing when it is closed, or was closed meanwhile."""
    try:
        known = journals.read(link.event)
    except NotThere:
        return None
    state = known.state
    if rows.is_archived(link.event) or not link.since or state.settings.self_check_in != link.since:
        return None
    return Door(link, state.settings.info.name, state)


def team_missing(state: State, team: int) -> list[int]:
    """The players of a team whom its captain can check in: not here yet, not withdrawn, not sent away by an arbiter."""
    if not state.settings.self_check_in:
        return []
    gone = state.arrived | state.sent_away | state.withdrawn.keys()
    return [one for one in state.squad(team).players if one not in gone]


def come_as_team(event: str, team: int, by: By) -> Known:
    """A captain says: all of my team are here. Nothing is taken when the check-in is closed."""
    return tell(event, by, lambda state: [facts.CheckedIn(one, own=True) for one in team_missing(state, team)])


def come(link: CheckInLink, registration: int) -> Door | None:
    """A player says: I am here. Nothing is taken when the check-in is closed, nothing is told twice."""
    before = door(link)
    if before is None or link.player not in (0, registration) or before.person(registration) is None:
        return None

    def telling(state: State) -> list[Fact]:
        if state.settings.self_check_in != link.since or registration in state.arrived:
            return []
        if registration in state.sent_away or registration in state.withdrawn:
            words = "This phone cannot check you in. Please go to the arbiter."
            raise BadRequest(gettext(words), code="check-in-at-the-desk")
        return [facts.CheckedIn(registration, own=True)]

    tell(link.event, By(PHONES["p"]), telling)
    return door(link)
