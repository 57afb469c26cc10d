"""The page of the pairing systems and their options, written from what the editions declare."""

from pathlib import Path

from fairswiss.kernel.edition import Edition, Span
from fairswiss.kernel.options import Option, Waivers
from fairswiss.rules import editions, families
from tests.docs.markdown import ROOT

PAGE = ROOT / "docs/reference/systems.md"
OPENING = """# Pairing systems and their options

Written by `scripts/systems` from what each edition declares (`src/fairswiss/rules/*/__init__.py`); a test compares
the two.
"""
ABOUT_OPTIONS = """
## Options

What a text leaves to the arbiter. The command line takes a switch, the library
[`Options`](library.md), the manager a field of the settings, the API a field of the same name. Articles are waived
for one round at a time. A system refuses an option that it does not have.
"""


def page() -> str:
    """The whole page."""
    systems = _table(["id", "name", "in force", "record 192", "drop-in form", "acceleration"], map(_row, editions()))
    alias = ", ".join(f"`{family}`" for family in families())
    closing = f"\n{alias} are the editions in force on the first day of the tournament, the newest without a date.\n"
    options = [_option(edition, option) for edition in editions() for option in edition.options]
    heads = ["option", "system", "command line", "values"]
    return OPENING + "\n" + systems + closing + ABOUT_OPTIONS + "\n" + _table(heads, options)


def _row(edition: Edition) -> list[str]:
    switches = ", ".join(f"`--{name}`" for name in edition.switches)
    codes = ", ".join(f"`{code}`" for code in edition.trf_codes)
    name = f"{edition.name}, {edition.approved}"
    return [f"`{edition.id}`", name, _span(edition.in_force), codes, switches, ", ".join(edition.accelerations)]


def _span(span: Span) -> str:
    said = [f"from {span.since}" if span.since else "", f"to {span.until}" if span.until else ""]
    return " ".join(word for word in said if word)


def _option(edition: Edition, option: Option) -> list[str]:
    switch, values = f"--{option.name.replace('_', '-')}", option.about()
    if isinstance(option, Waivers):
        switch, values = "--waive", "; ".join([values, *(f"{one.value}: {one.meaning}" for one in option.alternatives)])
    return [f"`{option.name}`", f"`{edition.id}`", f"`{switch}`", values]


def _table(heads: list[str], rows: "map[list[str]] | list[list[str]]") -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def main() -> int:
    """Write the page."""
    Path(PAGE).write_text(page(), "utf-8")
    return 0
