"""The command that draws an event: ``plot``."""

from typing import TYPE_CHECKING, Annotated, Literal, get_args

from fairswiss.cli import typed
from fairswiss.cli.language import checked_language
from fairswiss.cli.options import File, Quiet, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.paper_commands import Language, ShortMinors
from fairswiss.language import gettext, language, speaking
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.model.tournament import Tournament
    from fairswiss.pictures.kinds import Picture

Kind = Literal["scores", "places", "chances", "performance", "cross", "colours", "aro", "all"]
"""The pictures that can be drawn."""
Suffix = Literal[".svg", ".png", ".html", ".json"]
"""The kinds of files that a picture can be."""


def plot(
    file: File,
    kind: Annotated[Kind, typed.Argument(metavar="KIND", help="Picture to draw; all needs -o FILE.html or .json.")],
    output: Annotated[
        str,
        typed.Option("-o", "--output", metavar="OUT", help="File to write: .svg, .png, .html or .json. - is SVG."),
    ] = files.DASH,
    number: Annotated[
        int | None, typed.Option("--round", metavar="N", min=0, help="After round N. Default: the last complete one.")
    ] = None,
    player: Annotated[str, typed.Option("--player", metavar="PLAYER", help="Highlight and always show a player.")] = "",
    top: Annotated[
        int, typed.Option("--top", metavar="N", min=0, max=200, help="Players to show. Default: as many as fit.")
    ] = 0,
    wanted: Language = "",
    short_minors: ShortMinors = False,
    quiet: Quiet = False,
) -> Answer:
    """Draw an event: scores, places, who can still win, performance, cross table, colours, opposition.

    An SVG or PNG is the picture; HTML has the table behind it too, and JSON the numbers alone.

      fairswiss plot open.trf scores -o scores.svg
      fairswiss plot open.trf places --player 12 -o places.png
      fairswiss plot open.trf chances --round 6 -o chances.html
      fairswiss plot open.trf all -o pictures.html
    """
    suffix = _suffix(output)
    if kind == "all" and suffix not in (".html", ".json"):
        raise BadRequest(gettext("All pictures fit into .html or .json: -o pictures.html"), code="options-contradict")
    tournament = tournament_of(file, quiet=quiet)
    if short_minors:
        from fairswiss.usecases.persons import as_public

        tournament = as_public(tournament, short_minors=True)
    with speaking(checked_language(wanted or language())):
        content = _content(tournament, kind, suffix, number, player, top)
    if output == files.DASH:
        return Answer("", is_file=True, content=content)
    files.write_atomically(output, content)
    return Answer("" if quiet else gettext("Written: {output}.", output=output))


def _suffix(output: str) -> Suffix:
    if output == files.DASH:
        return ".svg"
    found: Suffix | None = next((suffix for suffix in get_args(Suffix) if output.lower().endswith(suffix)), None)
    if found is None:
        raise BadRequest(gettext("Name the file to write with .svg, .png, .html or .json."), code="option-missing")
    return found


def _content(tournament: "Tournament", kind: Kind, suffix: Suffix, number: int | None, player: str, top: int) -> bytes:
    from fairswiss.usecases import pictures
    from fairswiss.usecases.naming import player_number

    chosen = player_number(tournament, player) if player else 0
    if kind == "all":
        shown = pictures.all_pictures(tournament, number, player=chosen, top=top)
    else:
        shown = [pictures.picture_of(tournament, kind, number, player=chosen, top=top)]
    return _written(tournament, shown, suffix, kind == "all")


def _written(tournament: "Tournament", shown: "list[Picture]", suffix: Suffix, several: bool) -> bytes:
    import json

    from fairswiss.usecases import pictures

    if suffix == ".json":
        data = [one.data() for one in shown]
        return f"{json.dumps(data if several else data[0], ensure_ascii=False, indent=2)}\n".encode()
    if suffix == ".html":
        return pictures.picture_page(tournament, shown).encode()
    return pictures.picture_pixels(shown[0]) if suffix == ".png" else pictures.picture_alone(shown[0]).encode()
