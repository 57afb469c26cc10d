"""The arrival desk: who is here, who is paired only when here, and what late entries get for the rounds they missed."""

from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.roster import Row, rows
from fairswiss.desk.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.effects.attendance import missed_rounds
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Stage, State
from fairswiss.language import gettext
from fairswiss.model.rounds import codes_of, seats_of

FORFEITED = "-"
"""The code of whoever did not come."""


class Arrival(NamedTuple):
    """A player at the arrival desk."""

    row: Row
    here: bool
    """True if checked in, or seen at a board: not of somebody who lost there by forfeit."""
    by_phone: bool
    """True if nobody but the player's own phone says so."""
    missed: tuple[int, ...]
    """The rounds that were over before the player came, for which nothing has been given."""


class Arrivals(NamedTuple):
    """The whole list, as far as it was asked for, and how many are here."""

    players: tuple[Arrival, ...]
    here: int
    all: int


class Group(NamedTuple):
    """The players of a team at the arrival desk; without a team all others, or all."""

    team: int
    name: str
    players: tuple[Arrival, ...]

    @property
    def here(self) -> int:
        """The number of those who are here."""
        return sum(one.here for one in self.players)


def by_team(state: State, found: Arrivals) -> list[Group]:
    """The players team by team, in the order of the boards; then those who play for none, by name."""
    listed = {one.row.registration: one for one in found.players}
    groups = [
        Group(team, squad.name, tuple(listed.pop(player) for player in squad.players if player in listed))
        for team, squad in sorted(state.squads.teams.items(), key=lambda held: held[1].name.casefold())
        if state.of_teams
    ]
    return [group for group in (*groups, Group(0, "", tuple(listed.values()))) if group.players]


def arrivals(state: State, find: str = "", missing: bool = False) -> Arrivals:
    """The players by name; ``missing`` leaves out who is here or has withdrawn."""
    boards = (board for paired in state.rounds if paired.stage is not Stage.DRAFT for board in paired.boards)
    sides = (side for board in boards for side in zip(seats_of(board), codes_of(board), strict=True))
    played = {player for player, code in sides if set(code) != {FORFEITED}}
    here = state.arrived | played
    wanted = [
        Arrival(
            row,
            row.registration in here,
            row.registration in state.came_by_phone - played,
            tuple(missed_rounds(state, row.registration)),
        )
        for row in rows(state, order="name", find=find)
        if not (missing and (row.registration in here or row.withdrawn))
    ]
    return Arrivals(tuple(wanted), len(here & state.players.keys()), len(state.players))


def check_in(event: str, registration: int, by: By, *, here: bool = True) -> Known:
    """A player is here; or not, if it was a mistake."""

    def telling(state: State) -> list[Fact]:
        state.expect(registration)
        return [] if (registration in state.arrived) == here else [facts.CheckedIn(registration, here)]

    return tell(event, by, telling)


def check_in_team(event: str, team: int, by: By) -> Known:
    """Every player of a team is here, but for those who have withdrawn."""

    def telling(state: State) -> list[Fact]:
        missing = [one for one in state.squad(team).players if one not in state.arrived | state.withdrawn.keys()]
        return [facts.CheckedIn(one) for one in missing]

    return tell(event, by, telling)


def pair_who_is_here(event: str, by: By, *, on: bool) -> Known:
    """From now on whoever has not played yet is absent until checked in; or everybody in the list is paired."""

    def telling(state: State) -> list[Fact]:
        changed = state.settings._replace(check_in=on)
        return [] if changed == state.settings else [facts.SettingsChanged(changed)]

    return tell(event, by, telling)


def credit_missed(event: str, registration: int, code: str, by: By) -> Known:
    """Give a late entry points for the rounds missed; this needs a rule that was announced, so it is asked first."""

    def telling(state: State) -> list[Fact]:
        what = gettext("The rounds that {name} missed:", name=state.player(registration).name)
        warnings = [
            gettext("they bring points only if the rules of the event say so (C.04.2, article 2.4)"),
            gettext("the report will say so"),
        ]
        ask(by, what, warnings if code != "Z" else [])
        return [facts.MissedCredited(registration, code)]

    return tell(event, by, telling)
