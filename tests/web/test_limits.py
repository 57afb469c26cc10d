"""The limits in the reference are those of the program."""

import re
from importlib import import_module

import pytest

from tests.docs.markdown import ROOT

ROWS = re.findall(
    r"^\| ([\d,]+) \| .* \| `([a-z_.]+)\.([A-Z_]+)` \|$",
    (ROOT / "docs" / "reference" / "limits.md").read_text("utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize(("number", "module", "name"), ROWS, ids=[f"{module}.{name}" for _, module, name in ROWS])
def test_a_limit_is_what_the_reference_says(number: str, module: str, name: str) -> None:
    assert getattr(import_module(f"fairswiss.{module}"), name) == int(number.replace(",", ""))


def test_every_row_is_looked_at() -> None:
    lines = (ROOT / "docs" / "reference" / "limits.md").read_text("utf-8").splitlines()
    assert len([line for line in lines if re.match(r"\| \d", line)]) == len(ROWS) > 40
