"""The tables of options in the reference of the command line: options and values from code, their meaning by hand."""

import re
from collections.abc import Iterator

from click import Command, Context, Group, Option, Parameter

from fairswiss.cli.commands import app
from tests.docs.markdown import ROOT

PAGE = ROOT / "docs/reference/cli.md"
_SECTION = re.compile(r"^## `fairswiss ([\w-]+(?: [\w-]+)?)`\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"^(\| option \| \|\n\|---\|---\|\n)(?:\| .*\|\n)*", re.MULTILINE)
_ROW = re.compile(r"^\| (`-.*?) \| (.*) \|$", re.MULTILINE)
_NAME = re.compile(r"(?<=`)--?[a-z-]+")


def commands() -> dict[str, Command]:
    """Every command by its name, those of groups with two words."""
    return dict(_commands(app, ""))


def _commands(group: Group, before: str) -> Iterator[tuple[str, Command]]:
    for name in group.list_commands(Context(group)):
        command = group.get_command(Context(group), name)
        if isinstance(command, Group):
            yield from _commands(command, f"{before}{name} ")
        elif command:
            yield f"{before}{name}", command


def written(text: str) -> str:
    """The page with the options of every command as they are: a new one with its help, one that is gone without row."""
    found = commands()
    return _SECTION.sub(lambda section: _with_options(section[0], found[section[1]]), text)


def _with_options(section: str, command: Command) -> str:
    told = {name: meaning for cell, meaning in _ROW.findall(section) for name in _NAME.findall(cell)}
    places = list(told)
    options = [option for option in command.params if isinstance(option, Option) and "--help" not in option.opts]
    options.sort(key=lambda option: min((places.index(o) for o in option.opts if o in told), default=len(places)))
    rows = "".join(f"| {_cell(option, command)} | {told.get(option.opts[0], _help(option))} |\n" for option in options)
    return _TABLE.sub(lambda table: f"{table[1]}{rows}", section, count=1)


def _cell(option: Option, command: Command) -> str:
    values = "" if option.is_flag else f" {_values(option, command)}"
    return ", ".join(f"`{name}{values}`" for name in option.opts)


def _values(option: Parameter, command: Command) -> str:
    return (option.metavar or option.make_metavar(Context(command)).strip("[]")).replace("|", r"\|")


def _help(option: Option) -> str:
    return (option.help or "").rstrip(".").replace("|", r"\|")
