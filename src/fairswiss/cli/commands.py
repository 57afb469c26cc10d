"""The command line for people: its commands and their common help.

A command reads its options, asks :mod:`fairswiss.usecases` and returns an answer. It does not print it, so that a
reader who goes away is noticed in one place (``output.guarded``). Only the module of the command that was asked for is
imported.
"""

import os
from collections.abc import Callable
from importlib import import_module
from typing import cast

import click

from fairswiss.cli.language import change_language
from fairswiss.cli.output import VERSION
from fairswiss.cli.typed import Commands, Group, Shown, completed
from fairswiss.language import languages

NAME = "fairswiss"
SHELLS = ("bash", "zsh", "fish")
HELP = """Swiss pairings that explain themselves.

  fairswiss pair open.trf --system dubov-1997
  fairswiss explain open.trf --round 5 --player 12
  fairswiss check open.trf
  fairswiss standings open.trf
  fairswiss generate --players 60 --rounds 9 -o open.trf
  fairswiss study study.toml
  fairswiss ratings open.trf
  fairswiss schedule 8
  fairswiss serve
  fairswiss --dubov-1997 open.trf -p pairs.txt

The last form is for programs that already call bbpPairings or JaVaFo.

Exit codes: 0 fine, 1 no valid pairing (check: some round differs), 2 unexpected, 3 bad request or bad file,
4 too large, 5 a file cannot be read or written.
"""

_GROUPS = {
    "Rounds": {
        "pair": "round_commands",
        "explain": "round_commands",
        "what-if": "round_commands:preview",
        "check": "event_commands",
        "aro": "event_commands",
        "schedule": "event_commands",
        "team-schedule": "team_commands:team_schedule",
        "systems": "event_commands:list_systems",
    },
    "Standings and ratings": {
        "standings": "standings_commands",
        "ratings": "rating_commands",
        "boards": "team_commands",
        "norms": "norm_commands",
        "prizes": "prize_commands",
    },
    "Players and files": {
        "import": "table_commands:import_players",
        "export": "table_commands",
        "convert": "file_commands",
        "validate": "file_commands",
        "generate": "generate_command",
        "players": "ratinglist_commands",
        "ratinglist": "ratinglist_commands:lists",
    },
    "Studies": {
        "study": "study_commands",
    },
    "Print and publish": {
        "print": "paper_commands:print_sheet",
        "plot": "picture_commands",
        "publish": "paper_commands",
        "report": "closing_commands",
        "archive": "closing_commands",
    },
    "Tournament manager": {
        "serve": "serve_commands",
        "link": "serve_commands",
        "service": "service_commands",
        "upgrade": "service_commands",
        "people": "credential_commands",
        "audit": "journal_commands",
        "journal": "journal_commands",
        "privacy": "privacy_commands",
        "backup": "backup_commands",
        "rescue": "rescue_command",
    },
}
"""The commands by heading: the module of each, and its name there if that is another one."""
_HOMES = {name: home for group in _GROUPS.values() for name, home in group.items()}


def _found(name: str) -> Callable[..., object] | Group:
    module, _, called = _HOMES[name].partition(":")
    home = import_module(f"fairswiss.cli.{module}")
    return cast("Callable[..., object] | Group", getattr(home, called or name))


def _show_version(context: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(VERSION)
        context.exit()


def _show_completion(context: click.Context, _option: click.Parameter, shell: str | None) -> None:
    if shell:
        from click.shell_completion import get_completion_class

        kind = get_completion_class(shell)
        assert kind is not None
        click.echo(kind(app, {}, NAME, f"_{NAME.upper()}_COMPLETE").source())
        context.exit()


def _choose_language(_context: click.Context, _option: click.Parameter, code: str | None) -> None:
    if code:
        change_language(code)


app = Commands(
    {heading: tuple(group) for heading, group in _GROUPS.items()},
    _found,
    name=NAME,
    help=HELP,
    params=[
        Shown(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version,
            help="Show the version and exit.",
        ),
        Shown(
            ["--language"], metavar="CODE", is_eager=True, expose_value=False, callback=_choose_language,
            shell_complete=completed(languages),
            help="The language of messages and help. Default: from LANGUAGE, LC_ALL, LC_MESSAGES or LANG.",
        ),
        Shown(
            ["--show-completion"], type=click.Choice(SHELLS), is_flag=False, is_eager=True, expose_value=False,
            callback=_show_completion, flag_value=os.path.basename(os.environ.get("SHELL", "")) or SHELLS[0],
            help="Print the completion script for a shell. Default: your shell.",
        ),
    ],
)  # fmt: skip
