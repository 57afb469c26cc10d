"""The locks say exactly what is installed, fit what is declared, and name no address."""

import json
import re
import subprocess
import sys

import pytest

from tests.installing.declared import EXTRAS, PROJECT, TOP, names, plain

LAUNCHER, TESTS = ((TOP / "requirements" / f"{name}.lock").read_text("utf-8") for name in ("launcher", "test"))
_PACKAGE = re.compile(
    r"^(?P<name>[a-z0-9._-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+?))? \\\n"
    r"(?P<hashes>(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
    r"(?:    #.*\n)+",
    re.MULTILINE,
)


def versions(lock: str) -> set[tuple[str, str]]:
    return {(plain(found["name"]), found["version"]) for found in _PACKAGE.finditer(lock)}


@pytest.mark.parametrize("lock", [LAUNCHER, TESTS], ids=["launcher", "test"])
def test_a_lock_is_packages_with_hashes_and_nothing_else(lock: str) -> None:
    rest = [line for line in _PACKAGE.sub("", lock).splitlines() if line and not line.startswith("# Made by")]
    assert rest == []


@pytest.mark.parametrize("lock", [LAUNCHER, TESTS], ids=["launcher", "test"])
def test_a_lock_names_no_address_and_no_folder(lock: str) -> None:
    assert re.findall(r"https?:|file:|--index|--find-links|--extra-index|@ |/opt|/home|/tmp", lock) == []


@pytest.mark.parametrize(("lock", "extras"), [(LAUNCHER, ["all"]), (TESTS, ["all", "test"])], ids=["launcher", "test"])
def test_a_lock_has_every_package_that_is_declared(lock: str, extras: list[str]) -> None:
    declared = names(PROJECT["dependencies"]) | {name for extra in extras for name in names(EXTRAS[extra])}
    assert declared - {name for name, _ in versions(lock)} == set(), "run scripts/lock --keep"


def test_everything_but_what_studies_need_is_part_of_all() -> None:
    others = {
        name for extra in EXTRAS if extra not in ("all", "test", "studies", "cluster") for name in names(EXTRAS[extra])
    }
    assert names(EXTRAS["all"]) == others


def test_the_tests_run_with_the_versions_of_the_launcher() -> None:
    assert versions(LAUNCHER) <= versions(TESTS)


def test_the_installer_itself_is_locked_and_no_setuptools_is_needed() -> None:
    for lock in (LAUNCHER, TESTS):
        found = {name for name, _ in versions(lock)}
        assert "pip" in found
        assert "setuptools" not in found


def test_the_bill_of_materials_is_that_of_the_lock() -> None:
    checked = subprocess.run([sys.executable, TOP / "scripts" / "sbom", "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    bill = json.loads((TOP / "sbom.cdx.json").read_text("utf-8"))
    pypi = {(part["name"], part["version"]) for part in bill["components"] if part["purl"].startswith("pkg:pypi/")}
    assert pypi == versions(LAUNCHER)
    refs = {part["bom-ref"] for part in [*bill["components"], bill["metadata"]["component"]]}
    assert {row["ref"] for row in bill["dependencies"]} <= refs
    needed = {ref for row in bill["dependencies"] for ref in row["dependsOn"]}
    assert needed | {bill["metadata"]["component"]["bom-ref"]} == refs


def test_others_can_read_the_bill_of_materials() -> None:
    from cyclonedx.model.bom import Bom

    read = Bom.from_json(json.loads((TOP / "sbom.cdx.json").read_text("utf-8")))  # type: ignore[attr-defined]
    assert {part.name for part in read.components} >= {"click", "django", "htmx.org"}
