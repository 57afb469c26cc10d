"""People from the command line: passwords typed unseen, read or made, never arguments."""

import json
from pathlib import Path

import pytest

from fairswiss.web.people import accounts
from tests.cli.events import Shell
from tests.web.rounds.events import event
from tests.web.team import signed_in
from tests.web.visitors import Visitor

PASSWORD = "correct horse battery"
pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture
def people(run: Shell, visitor: Visitor, data: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The commands, for the database of this test."""
    monkeypatch.setattr("fairswiss.cli.people_commands.open_data", lambda folder: None)
    return run


def test_the_whole_life_of_an_account(people: Shell) -> None:
    made = event(2)
    added = people("people", "add", "Anna", "--password-stdin", stdin=f"{PASSWORD}\r\nanother line".encode())
    assert added.out == "The account anna was created.\n"
    assert accounts.account("anna").check_password(PASSWORD)
    said = people("people", "appoint", "anna", "result-entry", "--event", made, "--boards", "1-20")
    assert said.out == f"anna: result-entry in {made}, boards 1-20\n"
    people("people", "appoint", "anna", "viewer")
    assert people("people", "list").out.splitlines() == [
        f"anna  viewer in every event; result-entry in {made}, boards 1-20",
        "owner (no password)  chief-arbiter in every event",
    ]
    listed = json.loads(people("people", "list", "--json").out)
    assert listed[0]["roles"][1] == {"role": "result-entry", "event": made, "boards": [1, 20]}
    assert people("people", "dismiss", "anna", "--role", "arbiter").code == 3
    assert people("people", "dismiss", "anna").out == "anna: no longer viewer in every event\n"
    assert people("people", "dismiss", "anna", "--all").out == f"anna: no longer result-entry in {made}, boards 1-20\n"
    browser = signed_in("anna")
    assert browser.get("/").status_code == 200
    assert people("people", "remove", "anna").code == 0
    assert browser.get("/").status_code == 403
    assert "anna (deactivated)  no role" in people("people", "list").out
    name, password = people("people", "password", "anna", "--random").out.strip().split(": ")
    assert accounts.account(name).check_password(password)
    assert accounts.account(name).is_active


def test_the_owner_gets_the_password_of_the_chief_arbiter(people: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter([PASSWORD, PASSWORD, PASSWORD, "another"])
    monkeypatch.setattr("fairswiss.cli.people_commands.on_terminal", lambda stream: True)
    monkeypatch.setattr("getpass.getpass", lambda prompt: next(typed))
    assert not accounts.chief_has_password()
    assert people("people", "password", "owner").code == 0
    assert accounts.chief_has_password()
    said = people("people", "password", "owner")
    assert said.code == 3
    assert "not the same" in said.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("add", "anna"),
        ("add", "anna", "--random", "--password-stdin"),
        ("add", "owner", "--random"),
        ("add", "ąnna", "--random"),
        ("password", "nobody", "--random"),
        ("appoint", "nobody", "viewer"),
        ("appoint", "owner", "viewer"),
        ("appoint", "anna", "emperor"),
        ("appoint", "anna", "viewer", "--boards", "1-x"),
        ("dismiss", "nobody"),
        ("remove", "owner"),
        ("remove", "nobody"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(people: Shell, arguments: tuple[str, ...]) -> None:
    said = people("people", *arguments)
    assert said.code == 3
    assert said.err.startswith(("error: ", "Usage"))
    assert "Traceback" not in said.err
