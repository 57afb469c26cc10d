"""The arguments and options that commands share, and what a tournament becomes under them."""

from typing import Annotated, Literal

from fairswiss.cli import typed
from fairswiss.cli.output import warn
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules import SHELF, families
from fairswiss.usecases.files import open_tournament
from fairswiss.usecases.remarks import as_paired, remarks
from fairswiss.usecases.systems import system_of

Form = Literal["text", "vega", "markdown", "json", "html"]
"""The formats of an answer."""
Trf = Literal["trf16", "trf26"]
"""The editions of the report file that can be written."""
Colour = Literal["white", "black"]
"""The lot of round 1."""
RatingKind = Literal["standard", "rapid", "blitz"]


def system_names() -> tuple[str, ...]:
    """The names that a system can be asked for by."""
    return (*SHELF, *families())


File = Annotated[str, typed.Argument(metavar="FILE", help="Tournament report (TRF16, TRF26); - is standard input.")]
System = Annotated[
    str,
    typed.Option(
        "--system",
        metavar="ID",
        autocompletion=system_names,
        help="Pairing system, see: fairswiss systems. Default: the one named in the file.",
    ),
]
Jobs = Annotated[
    int | None, typed.Option("--jobs", metavar="N", min=1, help="Number of processes. Default: one per core.")
]
Scheduler = Annotated[
    str,
    typed.Option("--scheduler", metavar="ADDRESS", help="Work on a Dask cluster; local starts one on this machine."),
]
RoundNumber = Annotated[
    int | None,
    typed.Option(
        "--round", metavar="N", min=1, help="Round N, using only what was known then. Default: the next round."
    ),
]
PlannedRounds = Annotated[
    int | None,
    typed.Option("--rounds", metavar="N", min=1, help="Planned number of rounds, if the file does not have it."),
]
FirstColour = Annotated[
    Colour | None, typed.Option("--first-colour", help="The lot: colour of the top player on board 1 of round 1.")
]
Format = Annotated[Form | None, typed.Option("--format", help="Output format. Default: text.")]
Verbose = Annotated[bool, typed.Option("--verbose", help="The whole trace in the style of Vega; --format vega.")]
Json = Annotated[bool, typed.Option("--json", help="JSON for programs, errors included.")]
Quiet = Annotated[bool, typed.Option("--quiet", "-q", help="No warnings about the file.")]
OnePlayer = Annotated[
    str, typed.Option("--player", metavar="PLAYER", help="The working of one player only, by number or name.")
]
To = Annotated[Trf, typed.Option("--to", help="Edition of the report file to write.")]


def form_of(wanted: Form | None, as_json: bool, verbose: bool = False) -> Form:
    """The one form asked for; asking for two is a mistake that must not pass in silence."""
    asked: dict[str, Form | None] = {
        "--format": wanted,
        "--json": "json" if as_json else None,
        "--verbose": "vega" if verbose else None,
    }
    named = {option: form for option, form in asked.items() if form is not None}
    if len(set(named.values())) > 1:
        words = "{names} ask for different output formats. Choose one."
        raise BadRequest(gettext(words, names=" and ".join(named)), code="options-contradict")
    return next(iter(named.values()), "text")


def tournament_of(
    file: str,
    rounds: int | None = None,
    first_colour: Colour | None = None,
    quiet: bool = False,
    source: bytes = b"",
    paired_by: str | None = None,
) -> Tournament:
    """The tournament in a file with what the command line adds to it; what the file says cannot be changed here.

    ``source`` are the file's bytes where somebody has read them already. ``paired_by`` is the system asked for (empty:
    the file's own) where rounds are to be paired or checked: then what that may get wrong is warned about too.
    """
    tournament, warnings = open_tournament(file, source)
    if not quiet:
        warn(warnings)
    if rounds is not None:
        tournament = _with_planned_rounds(tournament, rounds)
    if first_colour is not None:
        tournament = _with_first_colour(tournament, first_colour)
    if paired_by is not None:
        as_paired(tournament, system_of(tournament, paired_by))
        if not quiet:
            warn(remarks(tournament, paired_by))
    return tournament


def _with_planned_rounds(tournament: Tournament, rounds: int) -> Tournament:
    said = tournament.rounds_planned
    if said is not None and said != rounds:
        words = (
            "The file plans {said} rounds (record 142 or XXR), but --rounds says {rounds}. Leave --rounds out, or "
            "correct the file."
        )
        raise BadRequest(gettext(words, said=said, rounds=rounds), code="file-disagrees")
    return tournament.revised(rounds_planned=rounds)


def _with_first_colour(tournament: Tournament, colour: Colour) -> Tournament:
    letter = colour[0]
    if tournament.first_colour not in ("", letter):
        recorded = "white" if tournament.first_colour == "w" else "black"
        words = (
            "The file records the lot as {recorded} (record 152 or XXC), but --first-colour says {colour}. Leave "
            "--first-colour out, or correct the file."
        )
        raise BadRequest(gettext(words, recorded=recorded, colour=colour), code="file-disagrees")
    return tournament.revised(first_colour=letter)
