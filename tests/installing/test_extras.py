"""A package that is not installed is named with the command that installs it, and no package is without its extra."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairswiss.language import speaking
from fairswiss.model.extras import PACKAGES, MissingExtra, missing, optional
from tests.installing.declared import EXTRAS, PROJECT, TOP, names

SOURCE = TOP / "src" / "fairswiss"
DISTRIBUTIONS = {
    "argon2": "argon2-cffi", "axes": "django-axes", "ninja": "django-ninja", "pydantic": "django-ninja",
    "pydantic_core": "django-ninja", "h11": "uvicorn", "django_htmx": "django-htmx",
    "prometheus_client": "prometheus-client", "python_calamine": "python-calamine",
    "vl_convert": "vl-convert-python",
}  # fmt: skip
"""Where the name to import is not the name to install."""
_WITHOUT = """
import sys
from importlib.abc import MetaPathFinder
class Without(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
from fairswiss.cli.door import main
sys.exit(main({arguments!r}))
"""
RECIPE = str(TOP / "examples" / "study-small.toml")
EXAMPLE = str(TOP / "examples" / "weekend-open.trf")


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_every_package_that_is_imported_comes_with_fairswiss_or_with_an_extra() -> None:
    found = {name for file in SOURCE.rglob("*.py") for name in imported(file)}
    others = found - sys.stdlib_module_names - {"fairswiss", "click"}
    assert others - {name for packages in PACKAGES.values() for name in packages} == set()


@pytest.mark.parametrize("extra", PACKAGES)
def test_the_extra_that_is_named_brings_the_package(extra: str) -> None:
    for package in PACKAGES[extra]:
        assert DISTRIBUTIONS.get(package, package) in names(EXTRAS[extra])


def test_fairswiss_itself_brings_click_alone() -> None:
    assert names(PROJECT["dependencies"]) == {"click"}


def without(packages: tuple[str, ...], *arguments: str) -> "subprocess.CompletedProcess[str]":
    script = _WITHOUT.format(packages=set(packages), arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("manager", ("serve", "--no-browser", "--port", "0")),
        ("manager", ("link",)),
        ("manager", ("service",)),
        ("manager", ("upgrade", "--check")),
        ("manager", ("people", "list")),
        ("manager", ("journal", "list")),
        ("manager", ("privacy", "retention")),
        ("manager", ("rescue",)),
        ("pdf", ("print", EXAMPLE, "-o", "-")),
        ("pictures", ("plot", EXAMPLE, "scores")),
        ("sheets", ("standings", EXAMPLE, "--format", "xlsx")),
        ("studies", ("study", RECIPE, "-o", "never-written.parquet")),
        ("cluster", ("study", RECIPE, "--scheduler", "local")),
    ],
)
def test_a_missing_extra_is_one_sentence_with_its_command(extra: str, arguments: tuple[str, ...]) -> None:
    said = without(PACKAGES[extra], *arguments)
    assert said.returncode == 3, said.stderr
    assert said.stderr.count("\n") == 1
    assert f'pip install "fairswiss[{extra}]"' in said.stderr
    assert "fault" not in said.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        ("pair", EXAMPLE, "--round", "4", "--explain"),
        ("explain", EXAMPLE, "--round", "4", "--player", "1"),
        ("check", EXAMPLE),
        ("standings", EXAMPLE, "--working"),
        ("ratings", EXAMPLE),
        ("schedule", "6"),
        ("aro", EXAMPLE, "--round", "4"),
        ("validate", EXAMPLE),
        ("systems",),
        ("--dubov-1997", EXAMPLE, "-c"),
    ],
    ids=" ".join,
)
def test_pairing_needs_no_extra(arguments: tuple[str, ...]) -> None:
    said = without(tuple(name for packages in PACKAGES.values() for name in packages), *arguments)
    assert said.returncode == 0, said.stderr
    assert said.stdout


def test_a_site_is_published_without_any_extra(tmp_path: Path) -> None:
    everything = tuple(name for packages in PACKAGES.values() for name in packages)
    said = without(everything, "publish", EXAMPLE, str(tmp_path / "site"), "--language", "de")
    assert said.returncode == 0, said.stderr
    assert "Rangliste" in (tmp_path / "site" / "standings.html").read_text("utf-8")


def test_it_is_said_in_the_language_of_the_page() -> None:
    with speaking("de"):
        said = missing(ModuleNotFoundError("no typst", name="typst"))
    assert said is not None
    assert said.message == 'Dafür fehlt typst: pip install "fairswiss[pdf]" installiert es.'


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), optional():
        raise ModuleNotFoundError("no such module", name="fairswiss.nothing")
    with pytest.raises(MissingExtra), optional():
        raise ModuleNotFoundError("no such module", name="django.db")
