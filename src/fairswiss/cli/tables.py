"""Tables as answers: which form was asked for, the answer in it, and the file it goes to."""

import os
import sys
from typing import Annotated, Literal, get_args

from fairswiss.cli import typed
from fairswiss.cli.output import Answer, colours, json_text, on_terminal, shown, terminal_columns, to_stderr
from fairswiss.kernel.tables.berger import Schedule
from fairswiss.language import ENGLISH, gettext, speaking
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import Ranked, csv_of, render, workbook_of, working, working_data
from fairswiss.usecases import files

TableForm = Literal["text", "markdown", "json", "csv", "html", "xlsx"]


_ENDINGS = {".md": "markdown", ".htm": "html"} | {f".{form}": form for form in get_args(TableForm)}

Wanted = Annotated[TableForm | None, typed.Option("--format", help="Output format. Default: text.")]
Out = Annotated[
    str,
    typed.Option(
        "-o",
        "--output",
        metavar="OUT",
        help="Write to this file. Default for --format: by the extension of the file name.",
    ),
]


def table_form(wanted: TableForm | None, as_json: bool, out: str = "") -> TableForm:
    """The requested format, else the one of the output file's extension, else text."""
    if as_json and wanted not in (None, "json"):
        raise BadRequest(gettext("--format and --json contradict each other. Choose one."), code="options-contradict")
    form = "json" if as_json else wanted or _ENDINGS.get(os.path.splitext(out)[1].lower(), "text")
    if form == "xlsx" and not out and on_terminal(sys.stdout):
        raise BadRequest(
            gettext("A workbook cannot be shown on a terminal. Name a file for it, such as -o table.xlsx"),
            code="option-missing",
        )
    return form


def table_answer(
    subject: Ranked | Schedule,
    working_of: list[int],
    form: TableForm,
    tournament: Tournament | None,
    out: str = "",
    quiet: bool = False,
) -> Answer:
    """A table, or the working of some players, in the form asked for; written to a file if one was named."""
    answer = _answer(subject, working_of, form, tournament, 0 if out else terminal_columns())
    return _written(answer, out, quiet) if out and out != files.DASH else answer


def _answer(
    subject: Ranked | Schedule, working_of: list[int], form: TableForm, tournament: Tournament | None, columns: int
) -> Answer:
    if form == "json":
        return Answer(json_text(working_data(subject, working_of, tournament)))
    if form == "xlsx":
        return Answer("", is_file=True, content=workbook_of(subject, working_of, tournament))
    if form == "csv":
        if working_of:
            raise BadRequest(
                gettext("The working cannot be written as CSV. Choose --format text, html or json."),
                code="options-contradict",
            )
        with speaking(ENGLISH):  # its columns are found by their names
            return Answer(csv_of(subject, tournament), is_file=True)
    if working_of:
        return shown(working(subject, working_of, form, tournament), form == "html")
    return shown(render(subject, form, tournament, columns, colour=bool(columns) and colours()), form == "html")


def _written(answer: Answer, out: str, quiet: bool) -> Answer:
    text = answer.text if answer.is_file else f"{answer.text}\n"
    files.write_atomically(out, answer.content or text.encode())
    if not quiet:
        to_stderr("written", out)
    return Answer("", answer.exit_code)
