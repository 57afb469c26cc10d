"""The command ``what-if``: a round under other facts or other rules, beside the one that there is."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.decisions import USUAL, Decided
from fairswiss.cli.options import (
    File,
    FirstColour,
    Form,
    Format,
    Json,
    PlannedRounds,
    Quiet,
    RoundNumber,
    System,
    form_of,
    systems_beginning,
    tournament_of,
)  # fmt: skip
from fairswiss.cli.output import Answer, json_text, shown
from fairswiss.model.match_play import games_a_round
from fairswiss.rendering import as_data, render
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.notation import typed_result
from fairswiss.usecases.what_if import what_if
from fairswiss.why.previews import Supposed


def preview(
    file: File,
    withdraw: Annotated[
        list[str], typed.Option("--withdraw", metavar="PLAYER", help="This player does not play. Repeatable.")
    ] = [],  # noqa: B006 - never changed
    result: Annotated[
        list[tuple[str, str, str]],
        typed.Option(
            "--result", metavar="PLAYER RESULT PLAYER", help="The last game of two ends so: 3 1-0 8. Repeatable."
        ),
    ] = [],  # noqa: B006
    apart: Annotated[
        list[tuple[str, str]],
        typed.Option("--apart", metavar="PLAYER PLAYER", help="These two may not meet. Repeatable."),
    ] = [],  # noqa: B006
    rules: Annotated[
        str,
        typed.Option("--rules", metavar="ID", autocompletion=systems_beginning, help="Pair by this system instead."),
    ] = "",
    system: System = "",
    number: RoundNumber = None,
    planned: PlannedRounds = None,
    first_colour: FirstColour = None,
    wanted: Format = None,
    as_json: Json = False,
    options: Decided = USUAL,
    quiet: Quiet = False,
) -> Answer:
    """Preview a round as it would be if something were different.

    Preview the next round, or compare an earlier one with the actual pairing, if a player withdraws, a game ends
    differently, two players may not meet, or another edition of the rules is used. Nothing is written. Games without
    a result count as draws and are listed.

    \b
    Examples:
      fairswiss what-if open.trf --withdraw 12
      fairswiss what-if open.trf --result 3 draw 8
      fairswiss what-if open.trf --apart Müller Petrov
      fairswiss what-if open.trf --round 5 --rules dutch-2017
    """
    form = form_of(wanted, as_json)
    tournament = tournament_of(file, planned, first_colour, quiet, paired_by=system)

    def numbered(said: str) -> int:
        return player_number(tournament, said)

    games = games_a_round(tournament.info)
    question = Supposed(
        tuple((numbered(one), numbered(other), *typed_result(ends, games)) for one, ends, other in result),
        tuple(map(numbered, withdraw)),
        tuple((numbered(one), numbered(other)) for one, other in apart),
        rules,
    )
    found = what_if(tournament, question, system, round=number or 0, options=options)
    if form is Form.JSON:
        return Answer(json_text(as_data(found, tournament)))
    return shown(render(found, form.value, tournament), form is Form.HTML)
