"""Ranks for a tournament report: the places of the standings after its rounds, written beside the points."""

from collections.abc import Callable

from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.ranking import Standings
from fairswiss.usecases.standings import standings


def with_ranks(
    tournament: Tournament, *, unrated: int | None = None, ranked: Callable[..., Standings] = standings
) -> Tournament:
    """The tournament with everyone's place after all its rounds; ``ranked`` works out the standings of players.

    Before the first round there are no ranks, nor when the tie-breaks that the event states cannot be used.
    """
    rounds = len(tournament.rounds)
    try:
        found = ranked(tournament, rounds, unrated=unrated) if rounds else None
        of_teams = standings(tournament, rounds, teams=True) if rounds and tournament.team_event.teams else None
    except BadRequest:
        return tournament
    places, team_places = _places(found), _places(of_teams)
    event = tournament.team_event
    return tournament._replace(
        players=tuple(player._replace(rank=places.get(player.number, 0)) for player in tournament.players),
        team_event=event._replace(
            teams=tuple(team._replace(rank=team_places.get(team.number, 0)) for team in event.teams)
        ),
    )


def with_missing_ranks(tournament: Tournament) -> Tournament:
    """The same for a report that has no ranks at all; recorded ones stay as they are."""
    recorded = [player.rank for player in tournament.players] + [team.rank for team in tournament.team_event.teams]
    return tournament if any(recorded) else with_ranks(tournament)


def _places(found: Standings | None) -> dict[int, int]:
    return {row.player: row.place for row in found.rows} if found else {}
