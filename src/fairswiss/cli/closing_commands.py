"""The commands at the end of an event: ``report`` says what it lacks, ``archive`` keeps everything in one file."""

import os
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import Format, Json, Quiet, System, form_of, tournament_of
from fairswiss.cli.output import Answer, json_text, shown
from fairswiss.cli.paper_commands import with_prizes
from fairswiss.cli.prize_commands import DeclaredPrizes
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.model.tournament import Tournament

Event = Annotated[str, typed.Argument(metavar="EVENT", help="A report file, or an event id as listed by journal list.")]
INCOMPLETE = 1


def report(event: Event, wanted: Format = None, as_json: Json = False, data: Data = "", quiet: Quiet = False) -> Answer:
    """List what a tournament report lacks before it is sent to FIDE or a federation.

    Missing, odd, and to be confirmed, each with the record of the file. Exit code 1 if something is missing.

      fairswiss report open.trf
      fairswiss report 4f2a9c01b7de --json
    """
    from fairswiss.rendering.completeness import gaps_data, gaps_document
    from fairswiss.rendering.html import as_page
    from fairswiss.rendering.markdown import as_markdown
    from fairswiss.rendering.text import as_text
    from fairswiss.usecases.completeness import gaps_in, is_ready

    form = form_of(wanted, as_json)
    tournament = _tournament(event, data, quiet)
    gaps = gaps_in(tournament)
    code = 0 if is_ready(gaps) else INCOMPLETE
    if form == "json":
        return Answer(json_text(gaps_data(gaps)), code)
    blocks = list(gaps_document(gaps, tournament))
    if form == "html":
        names = [player.name for player in tournament.players]
        return shown(as_page(blocks, names), True, code)
    text = as_markdown(blocks) if form == "markdown" else as_text(blocks)
    return shown(text, False, code)


def archive(
    event: Event,
    output: Annotated[str, typed.Argument(metavar="OUT", help="The ZIP file to write.")],
    declared: DeclaredPrizes = "",
    system: System = "",
    data: Data = "",
    quiet: Quiet = False,
) -> Answer:
    """Write everything worth keeping of an event into one ZIP file.

    Reports (TRF16, TRF26), standings, cross table, every round, tables for Chess-Results, prizes, the static site, and
    of an event of the manager its signed journal; with an index and checksums.

      fairswiss archive open.trf open.zip
      fairswiss archive open.trf open.zip --prizes prizes.toml
      fairswiss archive 4f2a9c01b7de club.zip
    """
    if not output.lower().endswith(".zip"):
        raise BadRequest(gettext("Name the ZIP file to write, such as open.zip."), code="option-missing")
    if _is_file(event):
        content = _of_report(event, declared, system, quiet)
    elif declared:
        words = "--prizes belongs to a report file: an event of the manager has prizes of its own."
        raise BadRequest(gettext(words), code="options-contradict")
    else:
        content = _of_event(event, data)
    files.write_atomically(output, content)
    words = "Written: {output} ({count:,} bytes)."
    return Answer("" if quiet else gettext(words, output=output, count=len(content)))


def _is_file(event: str) -> bool:
    return os.path.exists(event) or event == files.DASH


def _tournament(event: str, data: str, quiet: bool) -> "Tournament":
    if _is_file(event):
        return tournament_of(event, quiet=quiet)
    from fairswiss.cli.journal_commands import open_data

    open_data(data)
    from fairswiss.desk import journals
    from fairswiss.desk.shown import reported

    return reported(journals.read(event))


def _of_report(file: str, declared: str, system: str, quiet: bool) -> bytes:
    from fairswiss.usecases import archive as use_case
    from fairswiss.usecases import sheets

    seen = with_prizes(sheets.of_report(tournament_of(file, quiet=quiet), system), declared)
    return use_case.archive(seen, seen)


def _of_event(event: str, data: str) -> bytes:
    from fairswiss.cli.journal_commands import open_data, who

    open_data(data)
    from fairswiss.desk import journals
    from fairswiss.desk.auditing import record_export
    from fairswiss.desk.closing import archive_of

    content = archive_of(journals.read(event))
    record_export("archive", event, who())
    return content
