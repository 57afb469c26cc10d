"""The command line for people: its commands and their common help.

A command reads its options, asks :mod:`fairswiss.app` and returns an answer. It does not print it, so that a
reader who goes away is noticed in one place (``output.guarded``).
"""

from typing import Annotated

import typer

from fairswiss import __version__
from fairswiss.cli.audit_command import audit
from fairswiss.cli.event_commands import aro, check, list_systems
from fairswiss.cli.file_commands import convert, validate
from fairswiss.cli.generate_command import generate
from fairswiss.cli.journal_commands import journal
from fairswiss.cli.paper_commands import print_sheet, publish
from fairswiss.cli.people_commands import people
from fairswiss.cli.privacy_commands import privacy
from fairswiss.cli.rating_commands import ratings
from fairswiss.cli.ratinglist_commands import lists, players
from fairswiss.cli.rescue_command import rescue
from fairswiss.cli.round_commands import explain, pair
from fairswiss.cli.schedule_commands import schedule
from fairswiss.cli.serve_commands import link, serve
from fairswiss.cli.service_commands import service, upgrade
from fairswiss.cli.standings_commands import standings
from fairswiss.cli.table_commands import export, import_players

app = typer.Typer(
    name="fairswiss",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"fairswiss {__version__}")
        raise typer.Exit


@app.callback()
def fairswiss(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Swiss pairings that explain themselves.

    \b
    Examples:
      fairswiss pair open.trf --system dubov-1997
      fairswiss explain open.trf --round 5 --player 12
      fairswiss check open.trf
      fairswiss standings open.trf
      fairswiss generate --players 60 --rounds 9 -o open.trf
      fairswiss ratings open.trf
      fairswiss schedule 8
      fairswiss serve
      fairswiss --dubov-1997 open.trf -p pairs.txt

    The last form is for programs that call bbpPairings or JaVaFo today.

    Exit codes: 0 fine, 1 no valid pairing (check: some round differs), 2 unexpected, 3 bad request or bad file,
    4 too large, 5 a file cannot be read or written.
    """


_COMMANDS = (
    pair, explain, check, standings, ratings, schedule, aro, generate, convert, validate, export, publish, serve, link,
    rescue, audit,
    service, upgrade,
)  # fmt: skip
for command in _COMMANDS:
    app.command()(command)
app.command("systems")(list_systems)
app.command("import")(import_players)
app.command("print")(print_sheet)
app.add_typer(lists)
app.add_typer(players)
app.add_typer(journal)
app.add_typer(people)
app.add_typer(privacy)
