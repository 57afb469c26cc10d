"""Starts at once: what an answer does not need is not imported for it. Costs are measured by benchmarks/start.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing.declared import TOP

EXAMPLE = str(TOP / "examples" / "club-evening.trf")
SLOW = {
    "argparse", "asyncio", "click", "copy", "dataclasses", "django", "email", "inspect", "json", "logging", "pathlib",
    "random", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "unittest", "urllib",
}  # fmt: skip
"""Modules that cost milliseconds and decide nothing about a round."""
ROOMS = {
    "fairswiss.journal", "fairswiss.kernel.brackets.bracket_check", "fairswiss.model.matches", "fairswiss.rendering",
    "fairswiss.simulate", "fairswiss.store", "fairswiss.tiebreaks", "fairswiss.web",
    "fairswiss.why.clauses", "fairswiss.why.obstacles", "fairswiss.why.steps",
}  # fmt: skip
_COMMAND = "from fairswiss.cli.door import main; code = main({arguments!r})"
_PAGE = """
import django
django.setup()
from django.urls import resolve, reverse
code = 0 if resolve("/").url_name and reverse("tournaments:new") else 1
"""
_API = _PAGE + 'resolve("/api/openapi.json")'


def loaded(script: str, folder: Path) -> set[str]:
    """The modules there are when a piece of work is done."""
    told = "import sys\n" + script + "\nprint(*sys.modules, file=sys.stderr)\nsys.exit(code)"
    surroundings = os.environ | {"DJANGO_SETTINGS_MODULE": "fairswiss.web.settings", "FAIRSWISS_DATA": str(folder)}
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, timeout=300, env=surroundings)
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--version"], ["--dubov-1997", EXAMPLE, "-p"], ["--dutch-2026", EXAMPLE, "-p"]])
def test_the_version_and_a_drop_in_pairing_import_little(arguments: list[str], tmp_path: Path) -> None:
    found = loaded(_COMMAND.format(arguments=arguments), tmp_path)
    assert found & (SLOW | ROOMS) == set()


def test_the_version_needs_no_rules(tmp_path: Path) -> None:
    found = loaded(_COMMAND.format(arguments=["--version"]), tmp_path)
    assert [
        name for name in found if name.startswith(("fairswiss.rules", "fairswiss.kernel", "fairswiss.formats"))
    ] == []


def test_a_command_imports_neither_the_other_commands_nor_the_manager(tmp_path: Path) -> None:
    found = loaded(_COMMAND.format(arguments=["pair", EXAMPLE]), tmp_path)
    commands = {
        name for name in found if name.startswith("fairswiss.cli.") and name.endswith(("_commands", "_command"))
    }
    assert commands == {"fairswiss.cli.round_commands"}
    assert found & {"django", "fairswiss.web", "fairswiss.store"} == set()


def test_a_page_is_found_without_the_modules_of_the_api(tmp_path: Path) -> None:
    assert loaded(_PAGE, tmp_path) & {"ninja", "pydantic", "fairswiss.web.api.views"} == set()


def test_the_api_is_imported_when_it_is_asked_for(tmp_path: Path) -> None:
    assert {"ninja", "fairswiss.web.api.views"} <= loaded(_API, tmp_path)
