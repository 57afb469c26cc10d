"""Scanners by others: every finding of bandit has an answer in the documents, and no dependency a known weakness."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fairswiss.keeping.places import secret_key

ROOT = Path(__file__).parents[2]
ANSWERS = ROOT / "docs" / "explanation" / "security-scans.md"
AUDIT_SECONDS = 60
_BANDIT_ROW = re.compile(r"^\| (B\d{3}) \| `([^`]+)` \| (\d+) \| \S", re.MULTILINE)
_WARNING_ROW = re.compile(r"^\| `(\w+\.W\d+)` \| \S", re.MULTILINE)
_ADVISORY_ROW = re.compile(r"^\| `([A-Z]+-[\w-]+)` \| `([^`]+)` \| \S", re.MULTILINE)


def test_each_finding_of_bandit_has_an_answer_and_each_answer_a_finding() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "bandit", "-q", "-r", "src/fairswiss", "-c", "pyproject.toml", "-f", "json"],
        cwd=ROOT, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    report = json.loads(found.stdout)
    assert report["errors"] == []
    assert len(report["metrics"]) > 300  # it did look at the sources
    counted = Counter((each["test_id"], _short(each["filename"])) for each in report["results"])
    answered = {(rule, file): int(count) for rule, file, count in _BANDIT_ROW.findall(ANSWERS.read_text("utf-8"))}
    missing = [f"| {rule} | `{file}` | {count} | why it is harmless |" for (rule, file), count in counted.items()
               if answered.get((rule, file)) != count]  # fmt: skip
    assert missing == [], f"Look at each of these, then answer it in {ANSWERS.name}:\n" + "\n".join(missing)
    assert sorted(answered.keys() - counted.keys()) == [], "answers without a finding"


def test_no_dependency_has_a_known_weakness(tmp_path: Path) -> None:
    """Asked of the registry. Where that knows no advisories, or nobody answers, the test is skipped and says so."""
    report = tmp_path / "audit.json"
    command = [sys.executable, "-m", "pip_audit", "--local", "--progress-spinner", "off", "--timeout", "15"]
    try:
        done = subprocess.run(
            [*command, "-f", "json", "-o", str(report)], capture_output=True, text=True, timeout=AUDIT_SECONDS
        )
    except subprocess.TimeoutExpired:
        pytest.skip(f"no advisories could be asked for: no answer in {AUDIT_SECONDS} seconds")
    if not report.exists() or not report.read_text():
        pytest.skip(f"no advisories could be asked for: {done.stderr.strip()[-200:]}")
    packages = json.loads(report.read_text())["dependencies"]
    asked = [package for package in packages if "vulns" in package]
    weak = unanswered(asked, ANSWERS.read_text("utf-8"))
    assert weak == [], "Upgrade, or answer it in security-scans.md:\n" + "\n".join(weak)
    if len(asked) < len(packages) / 2:
        pytest.skip(f"no advisories could be asked for {len(packages) - len(asked)} of {len(packages)} packages")


def unanswered(packages: list[dict[str, Any]], answers: str) -> list[str]:
    """The advisories about these packages that the document does not speak of."""
    accepted = set(_ADVISORY_ROW.findall(answers))
    return [
        f"{advisory['id']} {package['name']} {package['version']}, fixed in {advisory['fix_versions']}"
        for package in packages
        for advisory in package["vulns"]
        if not any((name, package["name"]) in accepted for name in (advisory["id"], *advisory.get("aliases", ())))
    ]


def test_an_advisory_is_found_until_it_is_answered() -> None:
    package = {"name": "p", "version": "1", "vulns": [{"id": "GHSA-x", "aliases": ["CVE-1-2"], "fix_versions": ["2"]}]}
    assert unanswered([package], "") == ["GHSA-x p 1, fixed in ['2']"]
    assert unanswered([package], "| `CVE-1-2` | `p` | not used that way |") == []
    assert unanswered([package], "| `CVE-1-2` | `q` | not used that way |") != []


def test_each_warning_of_django_about_a_service_has_an_answer(tmp_path: Path) -> None:
    named = {
        "DJANGO_SETTINGS_MODULE": "fairswiss.web.settings", "FAIRSWISS_DATA": str(tmp_path), "FAIRSWISS_SERVICE": "1",
        "FAIRSWISS_HOSTS": "swiss.example", "FAIRSWISS_HTTPS": "1",
    }  # fmt: skip
    secret_key(tmp_path)
    found = subprocess.run(
        [sys.executable, "-m", "django", "check", "--deploy"],
        env={name: value for name, value in os.environ.items() if not name.startswith("DJANGO_")} | named,
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    warned = re.findall(r"^\?: \((\w+\.\w\d+)\)", found.stdout + found.stderr, re.MULTILINE)
    assert sorted(warned) == sorted(_WARNING_ROW.findall(ANSWERS.read_text("utf-8")))


def test_nothing_is_fetched_from_elsewhere() -> None:
    """No address of another site in what browsers load; names of XML vocabularies are no addresses."""
    files = [
        path for path in (ROOT / "src" / "fairswiss" / "web").rglob("*") if path.suffix in (".html", ".css", ".js")
    ]
    assert len(files) > 50
    found = [
        f"{path.name}: {address}"
        for path in files
        for address in re.findall(r"(?:https?:)?//[\w.-]+\.\w{2,}[^\s\"'<>)]*", path.read_text("utf-8"))
        if not address.startswith("http://www.w3.org/")
    ]
    assert found == []


def _short(filename: str) -> str:
    return Path(filename).as_posix().partition("src/fairswiss/")[2]
