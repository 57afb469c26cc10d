"""The command about the order of the players: ``standings``."""

from typing import Annotated

import typer

from fairswiss.app import standings as use_case
from fairswiss.cli.options import File, Json, PlannedRounds, Quiet, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.tables import Out, TableForm, Wanted, table_answer, table_form
from fairswiss.model.errors import BadRequest
from fairswiss.tiebreaks import EDITIONS, SETS, cross_table


def _editions(incomplete: str) -> list[str]:
    return [edition for edition in EDITIONS if edition.startswith(incomplete)]


def standings(
    file: File,
    tie_breaks: Annotated[
        str,
        typer.Option(
            "--tiebreaks", metavar="LIST", help=f"A list such as BH/C1,BH,SB, or a set by name: {', '.join(SETS)}."
        ),
    ] = "",
    number: Annotated[
        int | None,
        typer.Option("--round", metavar="N", min=0, help="After round N. Without it, after the last complete one."),
    ] = None,
    planned: PlannedRounds = None,
    edition: Annotated[
        str,
        typer.Option(
            "--edition", metavar="ID", autocompletion=_editions, help="2026, 2024, 2023 (of C.07) or dutch-1992 (F10)."
        ),
    ] = "",
    round_robin: Annotated[
        bool | None,
        typer.Option("--round-robin/--swiss", help="The kind of event, where the file does not say it."),
    ] = None,
    unrated: Annotated[
        int | None,
        typer.Option("--unrated", metavar="RATING", min=1, max=9999, help="The rating announced for who has none."),
    ] = None,
    annul: Annotated[
        bool,
        typer.Option("--annul-below-half", help="Round robin: who played fewer than half of the games does not count."),
    ] = False,
    with_working: Annotated[bool, typer.Option("--working", help="How every value came about.")] = False,
    player: Annotated[
        int | None, typer.Option("--player", metavar="NUMBER", min=1, help="The working of this player alone.")
    ] = None,
    with_rounds: Annotated[
        bool, typer.Option("--cross-table", help="With every round of everybody; round robins as a grid.")
    ] = False,
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Say who stands where, by which tie-breaks, and how every value came about.

    Without --tiebreaks the file's own list counts (records 212 and 202), else BH/C1,BH,SB,DE.

    \b
    Examples:
      fairswiss standings open.trf
      fairswiss standings open.trf --tiebreaks DE,BH/C1,SB --round 5
      fairswiss standings open.trf --player 12
      fairswiss standings open.trf --cross-table --format csv
      fairswiss standings open.trf --cross-table --working -o standings.html
      fairswiss standings open.trf -o standings.xlsx
    """
    form = table_form(wanted, as_json, out, workbook=True)
    tournament = tournament_of(file, planned, quiet=quiet)
    found = use_case.standings(
        tournament,
        number,
        tie_breaks,
        edition=edition,
        round_robin=round_robin,
        unrated=unrated,
        annul_below_half=annul,
    )
    players = [row.player for row in found.rows if (with_working and not player) or row.player == player]
    if player and not players:
        raise BadRequest(f"There is no player {player} in this tournament.")
    subject = cross_table(tournament, found) if with_rounds or form is TableForm.XLSX else found
    return table_answer(subject, players, form, tournament, out, quiet)
