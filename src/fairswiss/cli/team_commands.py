"""Commands about events of teams: ``team-schedule`` and ``boards``."""

from typing import Annotated, Literal

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, RoundNumber, tournament_of
from fairswiss.cli.output import Answer, to_stderr
from fairswiss.cli.tables import Out, Wanted, table_answer, table_form
from fairswiss.formats.trf import write_trf
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.tiebreaks.boards import board_prizes
from fairswiss.usecases import files
from fairswiss.usecases.member_schedule import member_schedule, with_next_member_round

Kind = Literal["scheveningen", "molter", "schiller"]
"""The tables for members of teams."""


def team_schedule(
    kind: Annotated[Kind, typed.Argument(metavar="TABLE", help="scheveningen, molter or schiller.")],
    field: Annotated[
        str, typed.Argument(metavar="NxM|FILE", help="Teams and players in each, such as 2x6, or a report with teams.")
    ],
    double: Annotated[bool, typed.Option("--double", help="Again backwards, with the colours reversed.")] = False,
    next_round: Annotated[
        str, typed.Option("--next", metavar="TRF", help="Write the report with the next round of the table paired.")
    ] = "",
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Show every round of a table in which members of teams meet those of other teams.

    Scheveningen: two teams, everyone meets everyone of the other. Molter: several teams, no one meets a team twice.
    Schiller: everyone meets everyone of all other teams. Players are ranked by the command standings.

      fairswiss team-schedule scheveningen 2x6
      fairswiss team-schedule scheveningen 2x4 --double
      fairswiss team-schedule molter 4x4 --format markdown
    """
    form = table_form(wanted, as_json, out)
    sizes = _sizes(field)
    if sizes is not None:
        if next_round:
            raise BadRequest(gettext("--next needs a report with teams, not a size."), code="options-contradict")
        return table_answer(member_schedule(kind, sizes, double=double), [], form, None, out, quiet)
    tournament = tournament_of(field, quiet=quiet)
    found = member_schedule(kind, tournament, double=double)
    if next_round:
        files.write_text_atomically(next_round, write_trf(with_next_member_round(tournament, found)))
        if not quiet:
            to_stderr("written", next_round)
    return table_answer(found, [], form, None, out, quiet)


def _sizes(field: str) -> tuple[int, int] | None:
    teams, cross, members = field.partition("x")
    if cross and teams.isdecimal() and members.isdecimal() and len(field) < 8:
        return int(teams), int(members)
    return None


def boards(
    file: File,
    number: RoundNumber = None,
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """List the players of an event of teams board by board, for board prizes.

    By performance, then games, then points. Players with fewer games than 70 per cent of the rounds, reserves with
    fewer than half, come last.

      fairswiss boards teams.trf
      fairswiss boards teams.trf --round 5 -o boards.xlsx
    """
    form = table_form(wanted, as_json, out)
    tournament = tournament_of(file, quiet=quiet)
    recorded = len(tournament.rounds)
    if number is not None and number > recorded:
        words = "Round {number} is not recorded yet: the last one is {recorded}."
        raise BadRequest(gettext(words, number=number, recorded=recorded), code="round-not-recorded")
    return table_answer(board_prizes(tournament, number), [], form, tournament, out, quiet)
