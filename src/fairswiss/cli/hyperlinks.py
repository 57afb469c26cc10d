"""Hyperlinks of the terminal (OSC 8): whether it knows them, and where the rule pages are."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from fairswiss.cli.output import on_terminal

FORCED = "FORCE_HYPERLINK"
"""0 or 1: decides where a guess would be wrong; nothing makes links of an answer that goes to a file or a program."""
_MARKS = ("WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR", "DOMTERM")
_PROGRAMS = ("iTerm.app", "vscode", "WezTerm", "ghostty", "Hyper", "mintty", "rio")
_TERMS = ("xterm-kitty", "foot", "alacritty", "xterm-ghostty", "wezterm")
_FIRST_VTE = 5000
"""The version of the library of GNOME's terminals from which on links work."""


def rule_pages() -> Callable[[str], str] | None:
    """The address of the rule page of an edition, for citations in this terminal; None if it knows no links."""
    return page_address if knows_hyperlinks() else None


def knows_hyperlinks() -> bool:
    """True if standard output is a terminal that is known to show them."""
    environment = os.environ
    if not on_terminal(sys.stdout) or environment.get("TERM") == "dumb":
        return False
    if environment.get(FORCED):
        return environment[FORCED] != "0"
    vte = environment.get("VTE_VERSION", "")
    return (
        any(environment.get(mark) for mark in _MARKS)
        or environment.get("TERM_PROGRAM") in _PROGRAMS
        or environment.get("TERM") in _TERMS
        or (vte.isdecimal() and int(vte) >= _FIRST_VTE)
    )


def page_address(system: str) -> str:
    """In the documents of the project, as the package was built with their address; else in the source tree."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        urls = metadata("fairswiss").get_all("Project-URL") or []
    except PackageNotFoundError:
        urls = []
    for url in urls:
        name, _, address = url.partition(", ")
        if name == "Documentation":
            return f"{address.removesuffix('README.md')}rules/{system}.md"
    page = Path(__file__).resolve().parents[3] / "docs" / "rules" / f"{system}.md"
    return page.as_uri() if page.is_file() else ""
