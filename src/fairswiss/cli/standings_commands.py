"""The command about the order of the players: ``standings``."""

import os
import sys
from enum import StrEnum
from typing import Annotated

import typer

from fairswiss.app import files
from fairswiss.app import standings as use_case
from fairswiss.cli.options import File, Json, PlannedRounds, Quiet, tournament_of
from fairswiss.cli.output import Answer, json_text, on_terminal, say, shown, terminal_columns
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import csv_of, render, workbook_of, working
from fairswiss.rendering.standings import sheet_of, standings_data
from fairswiss.tiebreaks import EDITIONS, SETS, CrossTable, Standings, cross_table


class TableForm(StrEnum):
    """What a table looks like."""

    TEXT = "text"
    MARKDOWN = "markdown"
    JSON = "json"
    CSV = "csv"
    HTML = "html"
    XLSX = "xlsx"


_ENDINGS = {".md": TableForm.MARKDOWN, ".htm": TableForm.HTML} | {f".{form.value}": form for form in TableForm}


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
    with_working: Annotated[bool, typer.Option("--working", help="How every value came about.")] = False,
    player: Annotated[
        int | None, typer.Option("--player", metavar="NUMBER", min=1, help="The working of this player alone.")
    ] = None,
    with_rounds: Annotated[bool, typer.Option("--cross-table", help="With every round of everybody.")] = False,
    wanted: Annotated[
        TableForm | None, typer.Option("--format", help="What the answer looks like; text by default.")
    ] = None,
    out: Annotated[
        str,
        typer.Option(
            "-o", "--output", metavar="OUT", help="Write to this file; its ending says the form, if --format does not."
        ),
    ] = "",
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
    form = _form(wanted, as_json, out)
    if form is TableForm.XLSX and not out and on_terminal(sys.stdout):
        raise BadRequest("A workbook cannot be read on a terminal. Name a file for it: -o standings.xlsx")
    tournament = tournament_of(file, planned, quiet=quiet)
    found = use_case.standings(
        tournament, number, tie_breaks, edition=edition, round_robin=round_robin, unrated=unrated
    )
    players = [row.player for row in found.rows if (with_working and not player) or row.player == player]
    if player and not players:
        raise BadRequest(f"There is no player {player} in this tournament.")
    subject = cross_table(tournament, found) if with_rounds or form is TableForm.XLSX else found
    answer = _answer(subject, players, form, tournament, 0 if out else terminal_columns())
    return _written(answer, out, quiet) if out and out != files.DASH else answer


def _form(wanted: TableForm | None, as_json: bool, out: str) -> TableForm:
    """What was asked for, else what the ending of the file to be written says, else text."""
    if as_json and wanted not in (None, TableForm.JSON):
        raise BadRequest("--format and --json ask for different forms of the answer. Choose one.")
    ending = os.path.splitext(out)[1].lower()
    return TableForm.JSON if as_json else wanted or _ENDINGS.get(ending, TableForm.TEXT)


def _answer(
    subject: Standings | CrossTable, players: list[int], form: TableForm, tournament: Tournament, columns: int
) -> Answer:
    if form is TableForm.JSON:
        return Answer(json_text(standings_data(sheet_of(subject, tournament), players)))
    if isinstance(subject, CrossTable) and form is TableForm.XLSX:
        return Answer("", is_file=True, content=workbook_of(subject, players, tournament))
    if form is TableForm.CSV:
        if players:
            raise BadRequest("A working does not fit into comma-separated values. Choose --format text, html or xlsx.")
        return Answer(csv_of(subject, tournament), is_file=True)
    if players:
        return shown(working(subject, players, form.value, tournament), form is TableForm.HTML)
    return shown(render(subject, form.value, tournament, columns), form is TableForm.HTML)


def _written(answer: Answer, out: str, quiet: bool) -> Answer:
    text = answer.text if answer.is_file else f"{answer.text}\n"
    files.write_atomically(out, answer.content or text.encode())
    if not quiet:
        say("written", out)
    return Answer("", answer.exit_code)
