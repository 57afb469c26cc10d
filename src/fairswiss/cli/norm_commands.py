"""The command about title norms: ``norms``."""

from typing import TYPE_CHECKING, Annotated, Literal

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, OnePlayer, PlannedRounds, Quiet, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.tables import Out, Wanted, table_answer, table_form
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.norms import title_norms

if TYPE_CHECKING:
    from fairswiss.model.tournament import Tournament
    from fairswiss.norms import NormReport

Exempt = Literal["national-final", "national-team", "zonal"]
"""Events whose players are exempt from the rules on federations (1.4.3a to c)."""
Shorter = Literal["teams", "world-cup"]
"""Events in which fewer games suffice (1.4.1b)."""


def norms(
    file: File,
    number: Annotated[
        int | None, typed.Option("--round", metavar="N", min=0, help="After round N. Default: all recorded rounds.")
    ] = None,
    player: OnePlayer = "",
    title: Annotated[
        list[str] | None,
        typed.Option("--title", metavar="TITLE", help="This norm only: GM, IM, WGM or WIM; repeatable."),
    ] = None,
    exempt: Annotated[
        Exempt | None, typed.Option("--exemption", help="The event exempts from 1.4.3 and 1.4.4; no file says so.")
    ] = None,
    shorter: Annotated[
        Shorter | None, typed.Option("--championship", help="A championship in which 7 or 8 games suffice (1.4.1b).")
    ] = None,
    it1: Annotated[
        str, typed.Option("--it1", metavar="PDF", help="Write the certificates (IT1) of the norms achieved.")
    ] = "",
    it3: Annotated[str, typed.Option("--it3", metavar="PDF", help="Write the tournament report form (IT3).")] = "",
    planned: PlannedRounds = None,
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Check title norms by B.01: who has one, what is missing, and what the rounds to come must bring.

    Titles, federations, sexes and ratings are taken from the file. What is missing is reported, never guessed.

      fairswiss norms open.trf
      fairswiss norms open.trf --player 12
      fairswiss norms open.trf --title IM --title WIM --json
      fairswiss norms final.trf --exemption national-final
      fairswiss norms open.trf --it1 certificates.pdf --it3 report.pdf
    """
    form = table_form(wanted, as_json, out)
    tournament = tournament_of(file, planned, quiet=quiet)
    who = [player_number(tournament, player)] if player else []
    report = title_norms(
        tournament,
        number,
        players=who,
        titles=title or (),
        exemption=exempt or "",
        championship=shorter or "",
    )
    if it1 or it3:
        return _forms(report, tournament, it1, it3, quiet)
    return table_answer(report, who, form, tournament, out, quiet)


def _forms(report: "NormReport", tournament: "Tournament", it1: str, it3: str, quiet: bool) -> Answer:
    """The forms that were asked for, as PDF."""
    from fairswiss.rendering.norm_forms import certificates_pdf, report_form_pdf

    for output in filter(None, (it1, it3)):
        if not output.lower().endswith(".pdf"):
            raise BadRequest(gettext("Name the PDF to write: --it1 certificates.pdf"), code="option-missing")
    said = []
    for output, made in ((it1, certificates_pdf), (it3, report_form_pdf)):
        if output:
            files.write_atomically(output, made(report, tournament))
            said.append(gettext("Written: {output}.", output=output))
    return Answer("" if quiet else "\n".join(said))
