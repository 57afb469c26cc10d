"""Teams: entered, corrected, removed, absent and withdrawn."""

from fairswiss.journal import team_facts as facts
from fairswiss.journal.effects.attendance import expect_requestable, expect_to_come
from fairswiss.journal.squads import Squad
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest


def team_entered(state: State, fact: facts.TeamEntered) -> None:
    """One more team, with the place that strength earns."""
    if not state.of_teams:
        words = "Players are paired in this event, not teams. Choose a team system in the settings first."
        raise BadRequest(gettext(words), code="not-an-event-of-teams")
    if fact.team <= state.squads.last:
        raise BadRequest(gettext("Team number {team} is already in use.", team=fact.team), code="team-taken")
    _take(state, fact)
    state.squads.last = fact.team


def team_amended(state: State, fact: facts.TeamAmended) -> None:
    """The team as known from now on; whoever played for it stays in it."""
    before = state.squad(fact.team)
    lined_up = {
        player
        for played in state.rounds
        if played.matches
        for player in played.matches.line_ups.get(fact.team, ())
        if player
    }
    if gone := [player for player in before.players if player in lined_up and player not in fact.players]:
        words = "{name} has played for {team} and stays in the team."
        name = state.player(gone[0]).name
        raise BadRequest(gettext(words, name=name, team=before.name), code="played-for-team")
    _take(state, fact)


def _take(state: State, fact: facts.TeamEntered | facts.TeamAmended) -> None:
    if not fact.name.strip():
        raise BadRequest(gettext("A team needs a name."), code="team-without-name")
    taken = {player: team for player, team in state.squads.team_of().items() if team != fact.team}
    for player in fact.players:
        name = state.player(player).name
        if player in taken:
            words = "{name} plays for {team} already. A player has one team."
            other = state.squad(taken[player]).name
            raise BadRequest(gettext(words, name=name, team=other), code="player-of-another-team")
    if len(set(fact.players)) < len(fact.players):
        raise BadRequest(gettext("{team} names a player twice.", team=fact.name), code="player-twice-in-team")
    others = (squad.name for team, squad in state.squads.teams.items() if team != fact.team)
    if fact.name.casefold() in map(str.casefold, others):
        words = "There is already a team called {name}. Give this one another name."
        raise BadRequest(gettext(words, name=fact.name), code="team-name-taken")
    state.squads.teams[fact.team] = Squad(fact.name, fact.players, fact.captain)


def team_removed(state: State, fact: facts.TeamRemoved) -> None:
    """Removed; refused for a team that a round names."""
    name = state.squad(fact.team).name
    if any(p.matches and (p.matches.match_of(fact.team) or fact.team in p.matches.byes) for p in state.rounds):
        words = "{name} appears in a round and cannot be removed. Withdraw the team instead."
        raise BadRequest(gettext(words, name=name), code="team-has-played")
    squads = state.squads
    del squads.teams[fact.team]
    squads.withdrawn.pop(fact.team, None)
    squads.absences = {key: code for key, code in squads.absences.items() if key[1] != fact.team}


def team_withdrawn(state: State, fact: facts.TeamWithdrawn) -> None:
    """Not paired from a round to come on."""
    state.squad(fact.team)
    expect_to_come(state, fact.from_round)
    state.squads.withdrawn[fact.team] = fact.from_round


def team_returned(state: State, fact: facts.TeamReturned) -> None:
    """Paired again; the rounds missed until then are absences."""
    name = state.squad(fact.team).name
    expect_to_come(state, fact.from_round)
    first = state.squads.withdrawn.pop(fact.team, None)
    if first is None:
        raise BadRequest(gettext("{name} has not withdrawn.", name=name), code="team-not-withdrawn")
    for number in range(max(first, len(state.rounds) + 1), fact.from_round):
        state.squads.absences.setdefault((number, fact.team), "Z")


def team_bye_asked(state: State, fact: facts.TeamByeAsked) -> None:
    """Absent from a round to come."""
    state.squad(fact.team)
    expect_to_come(state, fact.round)
    expect_requestable(fact.code)
    state.squads.absences[fact.round, fact.team] = fact.code


def team_bye_dropped(state: State, fact: facts.TeamByeDropped) -> None:
    """Not absent after all; refused when nothing was asked for."""
    expect_to_come(state, fact.round)
    if state.squads.absences.pop((fact.round, fact.team), None) is None:
        words = "{name} has not requested a bye in round {round}."
        raise BadRequest(
            gettext(words, name=state.squad(fact.team).name, round=fact.round), code="team-bye-not-requested"
        )


def captain_link_replaced(state: State, fact: facts.CaptainLinkReplaced) -> None:
    """Only links made since this entry are worth something."""
    state.squad(fact.team)
    state.squads.linked_since[fact.team] = state.entry
