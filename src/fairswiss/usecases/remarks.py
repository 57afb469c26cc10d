"""Remarks on what is asked of a tournament: the report is sound, but the answer may not be the one that was meant."""

from collections.abc import Iterator

from fairswiss.kernel.vocabulary.lot import round_with_colours
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Problem, Remedy, Severity
from fairswiss.model.teams import TeamEvent
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.usecases.systems import announced, may_meet_again, system_of

_OF_TEAMS = ("TEAM", "SCHEVENINGEN", "SCHILLER")
"""Parts of the codes of record 192 that mean team matches."""


def remarks(tournament: Tournament, asked: str = "") -> tuple[Problem, ...]:
    """Warnings to give before rounds are paired or checked, by the system asked for or else the announced one."""
    system = system_of(tournament, asked)
    found = [*_other_system(tournament, system), *_single_players(tournament, system), *_later_lot(tournament, system)]
    return (*found, *(() if may_meet_again(system) else _nobody_left(tournament)))


def as_paired(tournament: Tournament, system: str) -> Tournament:
    """The event as this system reads it: team by team where that pairs teams.

    Refused where teams play matches and the system pairs players.
    """
    chosen = edition(system)
    if chosen.teams:
        return chosen.told(tournament)
    if _plays_matches(tournament) and not chosen.members:
        words = (
            "This is an event of team matches, and the {system} pairs single players. Choose a system for teams. "
            "If the players do play individually, remove the records 192, 300, 320, 330, 352 and 362."
        )
        raise BadRequest(
            gettext(words, system=gettext(chosen.name)),
            code="teams-play-matches",
            remedies=(Remedy.CHOOSE_SYSTEM, Remedy.TEAM_STANDINGS),
        )
    return tournament


def unpaired_matches(tournament: Tournament, system: str) -> Iterator[Problem]:
    """A warning that teams play matches in an event whose system pairs players: it can be shown and ranked alone."""
    chosen = edition(system)
    if _plays_matches(tournament) and not chosen.teams and not chosen.members:
        yield _warning(
            gettext("teams play matches in this event: its rounds can be neither paired nor checked like this"),
            gettext("the {system} pairs single players", system=gettext(chosen.name)),
            gettext("choose a system for teams in the settings"),
        )


def _plays_matches(tournament: Tournament) -> bool:
    """True if a record says that teams play matches; the shape of the rounds proves nothing."""
    event, code = tournament.team_event, tournament.info.encoded_type.upper()
    return any(word in code for word in _OF_TEAMS) or event._replace(teams=(), numbered=True) != TeamEvent()


def _warning(what: str, why: str, remedy: str) -> Problem:
    return Problem(what, why, remedy, severity=Severity.WARNING)


def _other_system(tournament: Tournament, system: str) -> Iterator[Problem]:
    named = announced(tournament)
    if named not in ("", system):
        yield _warning(
            gettext("the file names {named}, but {system} was asked for and is used", named=named, system=system),
            gettext("editions pair differently"),
            gettext("leave the system out, or correct the records 092 and 192"),
        )


def _single_players(tournament: Tournament, system: str) -> Iterator[Problem]:
    if edition(system).members:
        return
    if edition(system).teams:
        if not tournament.team_event.teams and not tournament.team_event.secondary:
            yield _warning(
                gettext("the file lists no teams; its players are paired as if each were a team"),
                gettext("the system pairs teams"),
                gettext("list the teams in records 310, or choose a system for players"),
            )
        return
    if tournament.team_event.teams and not _plays_matches(tournament):
        yield _warning(
            gettext("the file lists teams; their members are paired as single players"),
            gettext("no record says that the teams play matches"),
            gettext("if they do, do not use this pairing"),
        )


def _later_lot(tournament: Tournament, system: str) -> Iterator[Problem]:
    if tournament.first_colour or not tournament.rounds or tournament.rounds[0].games:
        return
    if edition(system).shown_lot(tournament):
        shown = round_with_colours(tournament)
        yield _warning(
            gettext("no lot is recorded and no one was paired in round 1: the lot follows from round {n}", n=shown),
            gettext("that is the first round with colours"),
            gettext("record the lot (152 or XXC)"),
        )


def _nobody_left(tournament: Tournament) -> Iterator[Problem]:
    coming = len(tournament.rounds) + 1
    absent = {absence.player for absence in tournament.absences if absence.round == coming}
    if absent and absent == {player.number for player in tournament.players}:
        yield _warning(
            gettext("everyone is absent from round {n}, so no one is paired", n=coming),
            gettext("a round with only byes counts as a future round"),
            gettext("if that round is over, leave it out and plan one round less"),
        )
