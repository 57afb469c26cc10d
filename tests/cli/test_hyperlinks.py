"""Links in a terminal: only where somebody looks at one that shows them, and never in what is piped."""

import sys

import pytest

from fairswiss.cli import hyperlinks
from fairswiss.cli.hyperlinks import FORCED, knows_hyperlinks, page_address, rule_pages

KNOWN = [
    {"TERM": "xterm-kitty"},
    {"TERM": "xterm-256color", "VTE_VERSION": "7006"},
    {"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"},
    {"TERM": "xterm-256color", "WT_SESSION": "1"},
    {"TERM": "xterm", FORCED: "1"},
]
UNKNOWN = [
    {},
    {"TERM": "xterm-256color"},
    {"TERM": "dumb", FORCED: "1"},
    {"TERM": "xterm", "VTE_VERSION": "4200"},
    {"TERM": "xterm-kitty", FORCED: "0"},
]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TERM", "VTE_VERSION", "TERM_PROGRAM", FORCED, *hyperlinks._MARKS):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "known"), [*((one, True) for one in KNOWN), *((one, False) for one in UNKNOWN)]
)
def test_a_terminal_is_known_by_its_environment(
    environment: dict[str, str], known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert knows_hyperlinks() is known
    assert (rule_pages() is not None) is known
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not knows_hyperlinks()
    assert rule_pages() is None


def test_links_lead_into_the_documents_of_the_project() -> None:
    address = page_address("dubov-1997")
    assert address.endswith("docs/rules/dubov-1997.md")


def test_links_lead_to_the_address_that_the_package_was_built_with(monkeypatch: pytest.MonkeyPatch) -> None:
    from email.message import Message
    from importlib import metadata

    built = Message()
    built["Project-URL"] = "Documentation, https://example.org/blob/v1/docs/README.md"
    monkeypatch.setattr(metadata, "metadata", lambda name: built)
    assert page_address("dutch-2026") == "https://example.org/blob/v1/docs/rules/dutch-2026.md"
