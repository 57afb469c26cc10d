"""Commands about a whole event, and about the shelf: ``check``, ``aro``, ``schedule`` and ``systems``."""

import os
from collections.abc import Iterator
from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.decisions import USUAL, Decided, DecidedTwice
from fairswiss.cli.hyperlinks import rule_pages
from fairswiss.cli.options import (
    Colour,
    File,
    FirstColour,
    Format,
    Jobs,
    Json,
    PlannedRounds,
    Quiet,
    RoundNumber,
    Scheduler,
    System,
    form_of,
    tournament_of,
)  # fmt: skip
from fairswiss.cli.output import Answer, colours, json_text, shown, terminal_columns, with_progress
from fairswiss.cli.tables import Out, Wanted, table_answer, table_form
from fairswiss.judge import RoundCheck
from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.cycles import FIRST_CYCLE
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError, NoPairing
from fairswiss.model.facts import GameWas
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.rendering import as_data, render
from fairswiss.usecases import rounds
from fairswiss.usecases import schedule as use_case
from fairswiss.usecases.corrections import USUAL as LIMITS
from fairswiss.usecases.corrections import possible, searched
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.systems import system_of, systems
from fairswiss.usecases.workers import Workers


def check(
    file: File,
    system: System = "",
    planned: PlannedRounds = None,
    first_colour: FirstColour = None,
    corrections: Annotated[
        bool, typed.Option("--corrections", help="For rounds that differ, look for one earlier result corrected later.")
    ] = False,
    jobs: Jobs = None,
    scheduler: Scheduler = "",
    wanted: Format = None,
    as_json: Json = False,
    options: Decided = USUAL,
    quiet: Quiet = False,
) -> Answer:
    """Pair every recorded round again and report what differs.

    For each round that differs: the boards, the bracket where file and rules diverge, and the first criterion on which
    they differ. Exit code 0 if every round agrees, 1 if some round differs, 2 if the file turns out to be better by the
    rules: then fairswiss is at fault. Every report of a folder is checked on all cores, with a summary.

      fairswiss check open.trf
      fairswiss check open.trf --system dubov-1997 --json
      fairswiss check open.trf --corrections
      fairswiss check archive/ --json
    """
    form = form_of(wanted, as_json)
    if os.path.isdir(file):
        _refuse_for_folders(planned, first_colour, corrections)
        from fairswiss.cli.archive_checks import check_folder

        return check_folder(file, system, options, Workers(jobs or 0, scheduler), form, quiet)
    tournament = tournament_of(file, planned, first_colour, quiet, paired_by=system)
    chosen = system_of(tournament, system)
    tournament = as_paired(tournament, chosen)
    found = rounds.check_one_by_one(tournament, system, options)
    checks = list(found if quiet else with_progress(found, "Checking", len(tournament.rounds)))
    if corrections:
        checks = list(_with_corrections(checks, tournament, system, options, quiet))
    if form == "json":
        agrees = all(checked.agrees for checked in checks)
        data = {"system": chosen, "agrees": agrees, "rounds": as_data(checks, tournament) if checks else []}
        return Answer(json_text(data), _exit_code(checks))
    if not checks:
        return Answer(gettext("No round is recorded: nothing to check."))
    text = render(checks, form, tournament, rules=rule_pages(), colour=colours())
    return shown(text, form == "html", _exit_code(checks))


def _refuse_for_folders(planned: int | None, first_colour: Colour | None, corrections: bool) -> None:
    if planned is not None or first_colour is not None or corrections:
        words = "--rounds, --first-colour and --corrections are for one file, not for a folder."
        raise BadRequest(gettext(words), code="options-contradict")


def _with_corrections(
    checks: list[RoundCheck], tournament: Tournament, system: str, options: Options, quiet: bool
) -> Iterator[RoundCheck]:
    """The checks, each that differs with the one earlier result that explains it, if there is one."""
    found: GameWas | None = None
    for check in checks:
        if check.agrees:
            yield check
            continue
        total = min(LIMITS.tries, sum(1 for _ in possible(tournament, check, found)))
        steps = searched(tournament, check, system, options, first=found)
        doing = gettext("Looking for a corrected result, round {number}", number=check.round)
        *_, search = steps if quiet else with_progress(steps, doing, total)
        found = search.game or found
        yield check._replace(search=search)


def _exit_code(checks: list[RoundCheck]) -> int:
    """A fault of ours counts as one, whatever else differs."""
    if any(checked.engine_fault for checked in checks):
        return FairswissError.exit_code
    return 0 if all(checked.agrees for checked in checks) else NoPairing.exit_code


def aro(
    file: File,
    system: System = "",
    number: RoundNumber = None,
    wanted: Format = None,
    options: Decided = USUAL,
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Print the list that article 9 of Dubov requires to be published.

    With score, average rating of opponents and due colour, players can work out the pairings for themselves.

      fairswiss aro open.trf
      fairswiss aro open.trf --round 4
      fairswiss aro open.trf --format html > list.html
    """
    form = form_of(wanted, as_json)
    tournament = tournament_of(file, quiet=quiet)
    chosen = system_of(tournament, system)
    tournament = as_paired(tournament, chosen)
    cards = rounds.published_list(tournament, chosen, round=number or 0, options=options)
    if form == "json":
        coming = number or len(tournament.rounds) + 1
        players = as_data(cards, tournament) if cards else []
        return Answer(json_text({"system": chosen, "round": coming, "players": players}))
    if not cards:
        return Answer(gettext("No one takes part in this round."))
    return shown(render(cards, form, tournament, terminal_columns(), colour=colours()), form == "html")


def list_systems(as_json: Json = False) -> Answer:
    """List the pairing systems fairswiss knows.

    With the options that an arbiter has in each.

      fairswiss systems
      fairswiss systems --json
    """
    if as_json:
        data = [{**system._asdict(), "options": dict(system.options)} for system in systems()]
        return Answer(json_text({"systems": data}))
    lines = []
    for system in systems():
        lines.append(f"{system.id}  {system.name}, {system.approved}")
        lines += [f"  {option}: {meaning}" for option, meaning in system.options]
    return Answer("\n".join(lines))


def schedule(
    field: Annotated[
        str, typed.Argument(metavar="N|FILE", help="Number of players, or a tournament report with their names.")
    ],
    double: Annotated[
        bool | None,
        typed.Option(
            "--double/--single", help="Everyone plays everyone twice. Default: as the file says, otherwise once."
        ),
    ] = None,
    options: DecidedTwice = USUAL,
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Show every round of a round robin, by Berger's tables.

    With an odd number of players one rests in every round.

      fairswiss schedule 8
      fairswiss schedule 5 --double --format markdown
      fairswiss schedule club.trf --format csv
      fairswiss schedule club.trf -o schedule.xlsx
    """
    form = table_form(wanted, as_json, out)
    number = whole_number(field)
    players = tournament_of(field, quiet=quiet) if number is None else number
    found = use_case.schedule(players, double=double, first_cycle=options[FIRST_CYCLE])
    return table_answer(found, [], form, None, out, quiet)
