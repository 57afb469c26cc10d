"""The commands that bring an event to others: ``print`` on paper, ``publish`` on the web."""

import os
from typing import TYPE_CHECKING, Annotated, Literal

from fairswiss.cli import typed
from fairswiss.cli.language import checked_language
from fairswiss.cli.options import File, PlannedRounds, Quiet, System, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.prize_commands import DeclaredPrizes
from fairswiss.cli.serve_commands import Data
from fairswiss.language import gettext, language, languages, speaking
from fairswiss.model.errors import BadRequest
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.rendering.sheets import Sheet
    from fairswiss.usecases.sheets import Seen

PDF = ".pdf"

Kind = Literal[
    "pairings", "names", "players", "standings", "cross", "ratings", "pictures", "slips", "aro", "round", "matches",
    "match-cards", "line-ups", "teams", "team-cross", "boards", "appeal", "prizes", "payout", "certificates", "final",
]  # fmt: skip
"""The sheets that can be printed."""


Language = Annotated[
    str,
    typed.Option(
        "--language",
        metavar="CODE",
        autocompletion=languages,
        help="The language of the texts; names stay as they are.",
    ),
]
ShortMinors = Annotated[
    bool, typed.Option("--short-minors", help="For a report: show minors by first name and initial only.")
]


def print_sheet(
    file: File,
    kind: Annotated[Kind, typed.Option("--sheet", help="Sheet to write.")] = "pairings",
    output: Annotated[str, typed.Option("-o", "--output", metavar="OUT", help="The PDF to write.")] = "",
    number: Annotated[
        int, typed.Option("--round", metavar="N", min=0, help="Round N, or after it. Default: the last one.")
    ] = 0,
    player: Annotated[
        str, typed.Option("--player", metavar="PLAYER", help="With --sheet appeal: the player whose group is derived.")
    ] = "",
    site: Annotated[
        str,
        typed.Option(
            "--site", metavar="URL", help="Address of the public page; the pairings get a code that leads there."
        ),
    ] = "",
    system: System = "",
    planned: PlannedRounds = None,
    wanted: Language = "",
    short_minors: ShortMinors = False,
    declared: DeclaredPrizes = "",
    quiet: Quiet = False,
) -> Answer:
    """Write a sheet as PDF: pairings, lists, standings, result slips.

    fairswiss print open.trf -o pairings.pdf
    fairswiss print open.trf --sheet slips --round 3 -o slips.pdf
    fairswiss print open.trf --sheet cross --language de -o tabelle.pdf
    fairswiss print open.trf --sheet appeal --round 5 --player 12 -o appeal.pdf
    """
    if output != files.DASH and not output.lower().endswith(PDF):
        raise BadRequest(gettext("Name the PDF to write: -o pairings.pdf"), code="option-missing")
    from fairswiss.rendering.paper import pdf
    from fairswiss.usecases import sheets

    seen = sheets.of_report(tournament_of(file, planned, quiet=quiet), system, short_minors=short_minors)
    seen = with_prizes(seen, declared)
    with speaking(checked_language(wanted or language())):
        content = pdf(_sheet(seen, kind, number, player, site), sheet_phrase, language())
    if output == files.DASH:
        return Answer("", is_file=True, content=content)
    files.write_atomically(output, content)
    return Answer("" if quiet else gettext("Written: {output}.", output=output))


def with_prizes(seen: "Seen", declared: str) -> "Seen":
    """The event with the prizes of a file, if one is named."""
    if not declared:
        return seen
    from fairswiss.usecases.prizes import prizes_in

    joined, prizes, awarded = prizes_in(files.read_bytes(declared), seen.complete or seen.tournament)
    shown = seen.tournament._replace(categories=joined.categories)
    return seen._replace(tournament=shown, complete=joined, prizes=prizes, awarded=tuple(awarded.items()))


def _sheet(seen: "Seen", kind: Kind, number: int, player: str, site: str) -> "Sheet":
    from fairswiss.usecases import sheets

    if kind != "appeal":
        if player:
            raise BadRequest(gettext("--player belongs to --sheet appeal."), code="options-contradict")
        made = sheets.sheet(seen, kind, number)
        asked = site and kind in ("pairings", "names")
        return made._replace(why=f"{site.rstrip('/')}/find.html") if asked else made
    if not player:
        raise BadRequest(gettext("Name the player whose group is derived: --player 12"), code="option-missing")
    from fairswiss.usecases.appeals import appeal_of, appeal_sheet
    from fairswiss.usecases.naming import player_number

    who, options = player_number(seen.tournament, player), seen.options
    return appeal_sheet(appeal_of(seen.tournament, who, seen.system, round=number or seen.rounds, options=options))


def publish(
    event: Annotated[
        str, typed.Argument(metavar="EVENT", help="A report file, or an event id as listed by journal list.")
    ],
    folder: Annotated[str, typed.Argument(metavar="FOLDER", help="The folder of the site; an older site is replaced.")],
    system: System = "",
    wanted: Language = "",
    data: Data = "",
    address: Annotated[
        str,
        typed.Option("--address", metavar="URL", help="The address of the site; messengers need it for the picture."),
    ] = "",
    short_minors: ShortMinors = False,
    declared: DeclaredPrizes = "",
    quiet: Quiet = False,
) -> Answer:
    """Write an event as a static site that any web server can serve.

    For an event of the manager, only published rounds. Players are shown with name, title, rating, federation and birth
    year, minors without birth year. Names are shortened or hidden according to the event's settings and the players'
    wishes; for a report file, see --short-minors.

      fairswiss publish open.trf site
      fairswiss publish 4f2a9c01b7de site --language de
    """
    from fairswiss.usecases import publishing, sheets

    if os.path.exists(event) or event == files.DASH:
        seen = sheets.of_report(tournament_of(event, quiet=quiet), system, short_minors=short_minors)
        seen = with_prizes(seen, declared)
    else:
        from fairswiss.cli.journal_commands import open_data

        open_data(data)
        from fairswiss.desk.journals import read
        from fairswiss.desk.sheets import of_state

        seen = of_state(read(event).state, public=True)
    with speaking(checked_language(wanted or language())):
        made = publishing.site(seen, sheet_phrase, language(), address)
    publishing.put_in_place(folder, made)
    words = "Written to {folder}: {count} files. Begin with index.html."
    return Answer("" if quiet else gettext(words, folder=folder, count=len(made) - 1))
