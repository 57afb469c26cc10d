"""Commands about tables of players: ``import`` and ``export``."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, System, To
from fairswiss.cli.output import Answer, json_text, problem_data, safe, warn
from fairswiss.formats.trf import unwritable, write_trf
from fairswiss.language import ENGLISH, gettext, speaking
from fairswiss.model.errors import BadRequest, InvalidFile
from fairswiss.model.player import Player
from fairswiss.model.problems import Severity
from fairswiss.model.tournament import Tournament
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.formats.players import Understood

_SHOWN = 10

Order = Literal["rating", "file"]
"""In which order the players are numbered."""
What = Literal["players", "pairings", "results"]
"""The tables that can be exported."""
Delimiter = Literal["comma", "semicolon", "tab", "bar"]
"""The separator of columns."""


_UNSAID = ("national", "rank", "order")
"""Fields of a player that no table contains."""


class Layout(NamedTuple):
    """The layout of a table, given where the guess is wrong."""

    columns: Annotated[
        str, typed.Option("--columns", metavar="LIST", help="Columns of the fields: name=2,rating=4; 0 for none.")
    ] = ""
    sheet: Annotated[
        str,
        typed.Option("--sheet", metavar="NAME", help="The sheet of a workbook, by name or number. Default: the first."),
    ] = ""
    charset: Annotated[
        str,
        typed.Option("--charset", metavar="NAME", help="The character set, if the guess is wrong: cp1250, cp1251 …"),
    ] = ""
    delimiter: Annotated[
        Delimiter | None, typed.Option("--delimiter", help="The column separator, if the guess is wrong.")
    ] = None

    def asked(self) -> dict[str, Any]:
        """The arguments for the use-case."""
        from fairswiss.usecases.importing import columns_of

        return {**self._asdict(), "columns": columns_of(self.columns), "delimiter": self.delimiter or ""}


def import_players(
    table: Annotated[
        str, typed.Argument(metavar="PLAYERS", help="CSV, XLSX, XLS, ODS or text as pasted; - is standard input.")
    ],
    *,
    output: Annotated[str, typed.Option("-o", "--output", metavar="OUT", help="The tournament report to write.")] = "",
    name: Annotated[str, typed.Option("--name", metavar="TEXT", help="The name of the event.")] = "",
    rounds: Annotated[
        int | None, typed.Option("--rounds", metavar="N", min=1, max=999, help="Planned number of rounds.")
    ] = None,
    system: System = "",
    order: Annotated[
        Order, typed.Option("--order", help="Number by rating, title and name (C.04.2, 2.2), or as in the file.")
    ] = "rating",
    preview: Annotated[bool, typed.Option("--preview", help="Only show what was recognised; write nothing.")] = False,
    layout: Layout,
    leave_out: Annotated[
        bool, typed.Option("--leave-out", help="Skip rows with errors instead of refusing the table.")
    ] = False,
    to: To = "trf26",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Create a tournament from a list of players.

    Columns are recognised by their headings in many languages, or by their content. Nothing is dropped silently.

      fairswiss import players.csv --preview
      fairswiss import players.xlsx -o open.trf --name "Club Open" --rounds 7 --system dubov-1997
      fairswiss import players.csv -o open.trf --columns name=2,rating=4 --order file
    """
    from fairswiss.usecases import importing

    if not preview and not output:
        raise BadRequest(
            gettext("Name the file to write (-o open.trf), or look first (--preview)."), code="option-missing"
        )
    found = importing.preview(files.read_bytes(table), order=order, **layout.asked())
    if preview:
        failed = any(problem.severity is Severity.ERROR for problem in found.problems)
        code = InvalidFile.exit_code if failed and not leave_out else 0
        return Answer(json_text(_data(found)) if as_json else safe("\n".join(_preview(found))), code)
    tournament = importing.tournament_of(found, name=name, rounds=rounds, system=system, leave_out=leave_out)
    if not quiet:
        warn([problem._replace(severity=Severity.WARNING) for problem in (*found.problems, *unwritable(tournament))])
    return _written(found, tournament, output, to, as_json)


def _written(found: "Understood", tournament: Tournament, output: str, to: str, as_json: bool) -> Answer:
    text = write_trf(tournament, to)
    on_stdout = output == files.DASH
    if not on_stdout:
        files.write_text_atomically(output, text)
    if as_json:
        data = {**_data(found), "out": output, "to": to}
        return Answer(json_text({**data, "text": text} if on_stdout else data))
    if on_stdout:
        return Answer(text, is_file=True)
    left_out = gettext(" {left_out} rows with errors were skipped.", left_out=found.left_out) if found.left_out else ""
    words = "{players} players written to {output} ({to}).{left_out}"
    return Answer(safe(gettext(words, players=len(tournament.players), output=output, to=to, left_out=left_out)))


def export(
    file: File,
    target: Annotated[str, typed.Argument(metavar="OUT", help="The table to write: a name with .csv or .xlsx.")],
    what: Annotated[What, typed.Option("--what", help="Table to write. Default: players.")] = "players",
    number: Annotated[
        int | None,
        typed.Option("--round", metavar="N", min=1, help="The round. Default: the last; for results all (XLSX)."),
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Write players, pairings or results as a table for spreadsheets.

    Cells that a spreadsheet would treat as formulas are marked with an apostrophe.

      fairswiss export open.trf players.csv
      fairswiss export open.trf round-3.xlsx --what pairings --round 3
      fairswiss export open.trf results.xlsx --what results
    """
    from fairswiss.usecases import exporting

    tournament, warnings = files.open_tournament(file)
    if not quiet:
        warn(warnings)
    with speaking(ENGLISH):  # columns are found by their names
        content = exporting.export(tournament, target, what, number)
    files.write_atomically(target, content)
    if as_json:
        return Answer(json_text({"out": target, "what": what, "bytes": len(content)}))
    return Answer(safe(gettext("Written: {target} ({to}).", target=target, to=what)))


def _preview(found: "Understood") -> list[str]:
    """Preview of a table as lines of text."""
    words = "{kind}: {rows} rows, {players} players, {left_out} rows cannot be used"
    lines = [gettext(words, kind=found.kind, rows=found.rows, players=len(found.players), left_out=found.left_out), ""]
    lines += [*map(str, found.problems), ""] if found.problems else []
    lines += [f"column {c.column:>2}: {c.field.replace('_', ' ') or '-':<15} {c.reason}" for c in found.columns]
    lines += ["", *(_row(player) for player in found.players[:_SHOWN])]
    if len(found.players) > _SHOWN:
        lines.append(gettext("… and {players} more players", players=len(found.players) - _SHOWN))
    return lines


def _row(player: Player) -> str:
    return (
        f"{player.number:>4}  {player.title:<3} {player.name[:33]:<33} {player.rating or '-':>4} "
        f"{player.federation:<3} {player.fide_id:>9} {player.birth:<10} {player.sex}"
    ).rstrip()


def _data(found: "Understood") -> dict[str, object]:
    return {
        "kind": found.kind,
        "charset": found.charset,
        "rows": found.rows,
        "left_out": found.left_out,
        "columns": [choice._asdict() for choice in found.columns],
        "players": [{k: v for k, v in player._asdict().items() if k not in _UNSAID} for player in found.players],
        "problems": [problem_data(problem) for problem in found.problems],
    }
