"""The command that compares systems on many simulated tournaments: ``study``."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import Jobs, Json, Quiet, Scheduler
from fairswiss.cli.output import Answer, colours, json_text, on_terminal, terminal_columns
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.studies import Results, Study, Workers
from fairswiss.studies.examples import EXAMPLE

PARQUET = ".parquet"


def study(
    file: Annotated[str, typed.Argument(metavar="FILE", help="Recipe (TOML), or results (.parquet).")] = "",
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="Parquet file to write; chunks are kept beside it.")
    ] = "",
    tournaments: Annotated[
        int | None, typed.Option("--tournaments", metavar="N", min=1, help="Tournaments per cell, not the recipe’s.")
    ] = None,
    jobs: Jobs = None,
    scheduler: Scheduler = "",
    so_far: Annotated[bool, typed.Option("--so-far", help="Only what is finished beside OUT; play nothing.")] = False,
    example: Annotated[bool, typed.Option("--example", help="Print an example recipe to start from.")] = False,
    report: Annotated[
        str, typed.Option("--report", metavar="PAGE", help="Write a report in plain words: .html, .pdf or .md.")
    ] = "",
    against: Annotated[
        str, typed.Option("--against", metavar="SYSTEM", help="Compare with this system. Default: dutch-2026.")
    ] = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Compare pairing systems on many simulated tournaments, all with the same luck.

    The recipe says which fields, rounds, systems and measures. Stopped with Ctrl-C, the same command with -o goes on
    where it was. The same recipe gives the same file, byte for byte, on one core, on all, and on a cluster.

      fairswiss study --example > study.toml
      fairswiss study study.toml
      fairswiss study study.toml -o study.parquet
      fairswiss study study.parquet --report study.html
      fairswiss study study.parquet --json
      fairswiss study study.toml -o study.parquet --scheduler tcp://10.0.0.5:8786
    """
    if example:
        return Answer(EXAMPLE, is_file=True)
    if not file:
        raise BadRequest(gettext("Name a recipe, or print one with --example."), code="option-missing")
    form = _form(report)
    results = _results(file, output, tournaments, Workers(jobs or 0, scheduler), so_far, quiet)
    if form:
        return _reported(results, report, form, against, quiet)
    if as_json:
        return Answer(json_text(results.data()))
    from fairswiss.rendering.text import as_text
    from fairswiss.studies.tables import summary_blocks

    return Answer(as_text(summary_blocks(results), terminal_columns(), colour=colours()))


def _form(report: str) -> str:
    """The form of the report by the name of its file; empty if none is asked for."""
    from fairswiss.studies.report import FORMS

    form = next((form for form in FORMS if report.lower().endswith(form)), "")
    if report and not form:
        raise BadRequest(gettext("Name the report with .html, .pdf or .md."), code="option-missing")
    return form


def _reported(results: Results, report: str, form: str, against: str, quiet: bool) -> Answer:
    from fairswiss.studies.report import FORMS
    from fairswiss.usecases.files import write_atomically

    content = FORMS[form](results, against)
    write_atomically(report, content if isinstance(content, bytes) else content.encode())
    return Answer("" if quiet else gettext("Written: {output}.", output=report))


def _results(file: str, output: str, tournaments: int | None, workers: Workers, so_far: bool, quiet: bool) -> Results:
    if file.endswith(PARQUET):
        return Results.read(file)
    asked = Study.read(file)
    if tournaments:
        asked = Study(asked.recipe._replace(tournaments=tournaments))
    if so_far:
        if not output:
            raise BadRequest(gettext("--so-far needs -o: the output of the run."), code="option-missing")
        return asked.so_far(output)
    with _bar(asked.tournaments, quiet) as progress:
        return asked.run(output, workers, progress)


@contextmanager
def _bar(total: int, quiet: bool) -> Iterator[Callable[[int], object]]:
    """A progress bar on standard error if that is a terminal."""
    if quiet or not on_terminal(sys.stderr):
        yield lambda tournaments: None
        return
    from click import progressbar

    with progressbar(length=total, label=gettext("Playing"), file=sys.stderr) as bar:
        yield bar.update
