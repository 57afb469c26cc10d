"""Contradictions among the facts about teams."""

from collections.abc import Iterator

from fairswiss.language import gettext
from fairswiss.model.facts import Facts
from fairswiss.model.problems import Problem, Where
from fairswiss.model.teams import TeamEvent


def contradictions_of_teams(tournament: Facts, known: set[int]) -> Iterator[Problem]:
    """Every reason why what is known of teams cannot all be true; ``known`` are the players."""
    event = tournament.team_event
    numbers = [team.number for team in event.teams]
    if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
        yield Problem(
            gettext("two teams have the same number, or one below 1"), remedy=gettext("number the teams 1, 2, 3 …")
        )
    listed = [player for team in event.teams for player in team.players]
    for player in sorted(set(listed) - known):
        yield Problem(
            gettext("a team lists player {player}, who is not registered", player=player), where=Where(player=player)
        )
    if len(set(listed)) < len(listed):
        yield Problem(gettext("a player is listed twice among the teams"), remedy=gettext("keep one entry per player"))
    yield from _team_references(event, set(numbers))
    yield from _unplayed(event, len(tournament.rounds))


def _team_references(event: TeamEvent, known: set[int]) -> Iterator[Problem]:
    mentioned = {bye.team for bye in event.byes} | {line_up.team for line_up in event.line_ups}
    mentioned |= {team for match in event.stated for team in match.teams}
    mentioned |= {team for apart in event.prohibitions for team in apart.players}
    mentioned |= {given.player for given in event.accelerations}
    mentioned |= {team for adjustment in event.adjustments for team in adjustment.teams}
    for team in sorted(mentioned - known):
        yield Problem(
            gettext("team {team} is mentioned, but there is no such team", team=team),
            remedy=gettext("correct the number"),
        )


def _unplayed(event: TeamEvent, recorded: int) -> Iterator[Problem]:
    """Two fates of a team in one round, and matches of rounds that do not exist."""
    slots = [(bye.round, bye.team) for bye in event.byes]
    slots += [(match.round, team) for match in event.stated for team in match.teams]
    if len(set(slots)) < len(slots):
        yield Problem(
            gettext("a team has two matches, byes or forfeits in one round"), remedy=gettext("keep one per round")
        )
    for match in event.matches:
        if not 1 <= match.round <= recorded:
            yield Problem(
                gettext("a match of round {number} is stated, but that round is not paired", number=match.round),
                remedy=gettext("correct the number"),
            )
