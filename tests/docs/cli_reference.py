"""The tables of options in the reference of the command line: options and values from code, their meaning by hand."""

import re
from collections.abc import Iterator

from click import Command, Context, Group, Option, Parameter

from fairswiss.cli.commands import app
from fairswiss.cli.decisions import Decision
from tests.docs.markdown import ROOT

PAGE = ROOT / "docs/reference/cli.md"
_SECTION = re.compile(r"^## `fairswiss ([\w-]+(?: [\w-]+)?)`\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"^(\| option \| \|\n\|---\|---\|\n)(?:\| .*\|\n)*", re.MULTILINE)
_ROW = re.compile(r"^\| (`-.*?) \| (.*) \|$", re.MULTILINE)
_ONCE = "pair"
"""The command whose table says what the decisions of arbiters mean."""
_AS_ONCE = "the decisions of arbiters, as for [`pair`](#fairswiss-pair)"
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
    once = next((_told(section[0]) for section in _SECTION.finditer(text) if section[1] == _ONCE), {})
    return _SECTION.sub(
        lambda section: _with_options(section[0], found[section[1]], {} if section[1] == _ONCE else once), text
    )


def _told(section: str) -> dict[str, str]:
    """The meaning of each option, by its names."""
    return {name: meaning for cell, meaning in _ROW.findall(section) for name in _NAME.findall(cell)}


def _with_options(section: str, command: Command, once: dict[str, str]) -> str:
    """The section with its table; decisions of arbiters that mean the same as for ``pair`` share a row."""
    told = _told(section)
    places = list(told)
    options = [option for option in command.params if isinstance(option, Option) and "--help" not in option.opts]
    options.sort(key=lambda option: min((places.index(o) for o in option.opts if o in told), default=len(places)))
    same = [option for option in options if _is_same(option, told, once)]
    rows = [
        f"| {_cell(option, command)} | {told.get(option.opts[0], _help(option))} |\n"
        for option in options
        if option not in same
    ]
    if same:
        names = ", ".join(f"`{name}`" for option in same for name in option.opts)
        rows.append(f"| {names} | {_AS_ONCE} |\n")
    return _TABLE.sub(lambda table: f"{table[1]}{''.join(rows)}", section, count=1)


def _is_same(option: Option, told: dict[str, str], once: dict[str, str]) -> bool:
    name = option.opts[0]
    if not isinstance(option, Decision) or name not in once:
        return False
    return told.get(name, once[name]) in (once[name], "as for `pair`", _AS_ONCE)


def _cell(option: Option, command: Command) -> str:
    values = "" if option.is_flag else f" {_values(option, command)}"
    return ", ".join(f"`{name}{values}`" for name in option.opts)


def _values(option: Parameter, command: Command) -> str:
    return (option.metavar or option.make_metavar(Context(command)).strip("[]")).replace("|", r"\|")


def _help(option: Option) -> str:
    return (option.help or "").rstrip(".").replace("|", r"\|")
