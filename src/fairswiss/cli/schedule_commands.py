"""The command about round robins as a whole: ``schedule``."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.decisions import USUAL, DecidedTwice
from fairswiss.cli.options import Json, Quiet, tournament_of
from fairswiss.cli.output import Answer, colours, json_text, shown, terminal_columns
from fairswiss.cli.tables import TableForm, Wanted, table_form
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import as_data, csv_of, render
from fairswiss.rules.double_round_robin.options import FIRST_CYCLE
from fairswiss.usecases import schedule as use_case


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
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Show every round of a round robin, by Berger's tables.

    With an odd number of players one rests in every round.

    \b
    Examples:
      fairswiss schedule 8
      fairswiss schedule 5 --double --format markdown
      fairswiss schedule club.trf --format csv
    """
    form = table_form(wanted, as_json)
    players: int | Tournament = int(field) if _is_number(field) else tournament_of(field, quiet=quiet)
    found = use_case.schedule(players, double=double, first_cycle=options[FIRST_CYCLE])
    if form is TableForm.JSON:
        return Answer(json_text(as_data(found)))
    if form is TableForm.CSV:
        return Answer(csv_of(found), is_file=True)
    return shown(render(found, form.value, columns=terminal_columns(), colour=colours()), form is TableForm.HTML)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
