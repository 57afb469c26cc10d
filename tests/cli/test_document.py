"""docs/reference/cli.md names every command and option, and nothing that is not there."""

import re
from typing import Any

import pytest
from click.testing import CliRunner

from fairswiss.cli.commands import app
from fairswiss.cli.dropin_arguments import IGNORED
from tests.docs.cli_reference import PAGE, commands

DOCUMENT = PAGE.read_text(encoding="utf-8")
FOUND = commands()
COMMANDS = sorted(FOUND)
SECTIONS = dict(
    re.findall(r"^## `fairswiss ([\w-]+(?: [\w-]+)?)`\n(.*?)(?=^## |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
)


def options(command: Any) -> set[str]:
    return {name for parameter in command.params for name in parameter.opts if name.startswith("-")}


def test_every_command_has_its_section_and_every_section_its_command() -> None:
    assert sorted(SECTIONS) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_the_section_of_a_command_names_its_options_and_no_others(command: str) -> None:
    first_cells = "\n".join(re.findall(r"^\| (`-.*?) \| ", SECTIONS[command], re.MULTILINE))
    named = set(re.findall(r"(?<=`)--?[a-z0-9-]+", first_cells))
    assert named == options(FOUND[command]) - {"--help", "-h"}


def test_the_options_of_the_program_itself_are_named() -> None:
    beginning = DOCUMENT.split("\n## ")[0]
    assert all(f"`{name}`" in beginning for name in options(app))


def test_the_drop_in_arguments_are_named() -> None:
    section = DOCUMENT.split("## The drop-in form")[1]
    assert all(f"`{name}" in section for name in ("-p", "-c", "-l", "-r", "-g", "-o", "-s", *IGNORED))


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command: str) -> None:
    shown = CliRunner().invoke(app, [*command.split(), "--help"])
    assert shown.exit_code == 0
    assert "Examples:" in shown.output
    assert f"  fairswiss {command}" in shown.output
