"""What pyproject.toml declares."""

import re
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_OWN = re.compile(r"fairswiss\[(?P<extras>[a-z,]+)\]")


def plain(name: str) -> str:
    """A name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    """The packages that requirements name, those of extras of our own included."""
    found: set[str] = set()
    for requirement in requirements:
        if own := _OWN.fullmatch(requirement):
            found |= {name for extra in own["extras"].split(",") for name in names(EXTRAS[extra])}
        elif named := _NAME.match(requirement):
            found.add(plain(named[0]))
    return found
