"""Teams of an event: entered, made of clubs, corrected, absent and withdrawn."""

from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, ask, one_line, required, tell
from fairswiss.journal import team_facts as facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.squads import Squad as Squad
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

MOST_TEAMS = 1000
"""As many as the manager is made for."""
LONGEST = 80
"""Characters of the name of a team or of its captain."""


class TeamShown(NamedTuple):
    """A team as a page and its JSON twin show it; players by registration."""

    team: int
    number: int
    """The pairing number."""
    name: str
    captain: str
    players: tuple[int, ...]
    average: int
    """Of the ratings of its first boards, the unrated left out; 0: none is rated."""
    withdrawn: int | None
    byes: dict[int, str]
    """The codes of byes in rounds to come."""
    removable: bool


def teams_of(event: Known) -> list[TeamShown]:
    """Every team in the order of pairing numbers."""
    state = event.state
    seeds = state.seeds
    return [team_of(event, team) for team in sorted(state.squads.teams, key=seeds.__getitem__)]


def team_of(event: Known, team: int) -> TeamShown:
    """A team; refuses one that is not there."""
    state = event.state
    squad, squads = state.squad(team), state.squads
    ratings = [state.players[one].rating for one in squad.players[: len(state.settings.board_colours)]]
    rated = [rating for rating in ratings if rating]
    played = any(p.matches and (p.matches.match_of(team) or team in p.matches.byes) for p in state.rounds)
    return TeamShown(
        team,
        state.seeds[team],
        squad.name,
        squad.captain,
        squad.players,
        round(sum(rated) / len(rated)) if rated else 0,
        squads.withdrawn.get(team),
        {at: code for (at, one), code in sorted(squads.absences.items()) if one == team and at > len(state.rounds)},
        not played,
    )


def without_team(state: State) -> list[int]:
    """The players of nobody's team, by pairing number."""
    taken = state.squads.team_of()
    return [player for player in state.in_order() if player not in taken]


def enter_team(event: str, squad: Squad, by: By) -> Known:
    """One more team."""

    def telling(state: State) -> list[Fact]:
        _expect_room(state, 1)
        return [facts.TeamEntered(state.squads.last + 1, *_clean(squad))]

    return tell(event, by, telling)


def teams_from_clubs(event: str, by: By) -> Known:
    """A team for every club, of its players who have none, the strongest first; clubs of that name are added to."""

    def telling(state: State) -> list[Fact]:
        found = _by_club(state)
        if not found:
            words = "No player without a team has a club. Enter the clubs on the players page, or import them."
            raise BadRequest(gettext(words), code="no-clubs")
        called = {squad.name.casefold(): team for team, squad in state.squads.teams.items()}
        told: list[Fact] = []
        last = state.squads.last
        for club, players in found.items():
            if (team := called.get(club.casefold())) is not None:
                squad = state.squad(team)
                told.append(facts.TeamAmended(team, squad.name, (*squad.players, *players), squad.captain))
            else:
                last += 1
                told.append(facts.TeamEntered(last, one_line(club, LONGEST), tuple(players)))
        _expect_room(state, last - state.squads.last)
        return told

    return tell(event, by, telling)


def _by_club(state: State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for player in sorted(without_team(state), key=state.strength):
        if club := state.players[player].club.strip():
            found.setdefault(club, []).append(player)
    return found


def _expect_room(state: State, more: int) -> None:
    if len(state.squads.teams) + more > MOST_TEAMS:
        raise BadRequest(gettext("An event has at most {most} teams.", most=MOST_TEAMS), code="too-many-teams")


def amend_team(event: str, team: int, squad: Squad, by: By) -> Known:
    """A team as it is from now on; another order of the boards once round 1 is paired has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        before, clean = state.squad(team), _clean(squad)
        if before == clean:
            return []
        stays = [player for player in before.players if player in clean.players]
        moved = stays != [player for player in clean.players if player in before.players]
        what = gettext("The order of {team} was fixed before round 1:", team=before.name)
        late = [gettext("captains line up in that order; the journal will say that it was changed")]
        ask(by, what, late if moved and state.started else [])
        return [facts.TeamAmended(team, *clean)]

    return tell(event, by, telling)


def _clean(squad: Squad) -> Squad:
    name = required(squad.name, gettext("The name of the team"), LONGEST)
    return Squad(name, squad.players, one_line(squad.captain, LONGEST))


def remove_team(event: str, team: int, by: By) -> Known:
    """Remove a team that never appeared in a round; its players stay."""
    return tell(event, by, [facts.TeamRemoved(team)])


def withdraw_team(event: str, team: int, by: By) -> Known:
    """Not paired any more, from the next round on."""
    return tell(event, by, lambda state: [facts.TeamWithdrawn(team, len(state.rounds) + 1)])


def return_team(event: str, team: int, by: By) -> Known:
    """Paired again, from the next round on."""
    return tell(event, by, lambda state: [facts.TeamReturned(team, len(state.rounds) + 1)])


def replace_captain_link(event: str, team: int, by: By) -> Known:
    """Another secret link for the captain of a team; the one before is worth nothing."""
    return tell(event, by, [facts.CaptainLinkReplaced(team)])


def ask_team_bye(event: str, team: int, number: int, code: str, by: By) -> Known:
    """Absent from a round to come; no code: the team comes after all."""
    fact: Fact = facts.TeamByeAsked(team, number, code) if code else facts.TeamByeDropped(team, number)
    return tell(event, by, [fact])
