"""The commands about people's data."""

import json
from datetime import date
from pathlib import Path

import pytest

from fairswiss.cli import journal_commands, privacy_commands
from fairswiss.desk import backups, journals, retention
from fairswiss.model import BadRequest
from fairswiss.store import guards, rows
from tests.cli.events import Shell
from tests.web.privacy.events import ADULT, CHILD, NAMES, peopled_event, played_event, settled
from tests.web.store.events import BY

pytestmark = [
    pytest.mark.parametrize("database", ["sqlite"], indirect=True),
    pytest.mark.usefixtures("database", "data"),
]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (privacy_commands, journal_commands):
        monkeypatch.setattr(module, "open_data", lambda data: None)


def test_events_that_ended_long_ago_are_listed_and_anonymised_only_when_told(run: Shell) -> None:
    old, recent = played_event(), played_event()
    settings = journals.read(old).state.settings
    settled(old, info=settings.info._replace(start="2020/01/04", end="2020/01/05"))
    said = run("privacy", "retention", "--older-than", "24")
    assert f"{old}  ended 2020-01-05  Kehraus Cup: 8 of 8 players named, 2 births, 2 FIDE ids, 3 copies" in said.out
    assert recent not in said.out
    assert "Nothing was changed" in said.out
    assert ADULT.name in str(rows.entries(old))
    done = json.loads(run("privacy", "retention", "--anonymise", "--json").out)
    assert [event["event"] for event in done["events"]] == [old]
    assert not [name for name in NAMES if name in str(rows.entries(old))]
    assert "No event" in run("privacy", "retention").out
    assert "rewritten when people were anonymised" in run("journal", "verify", old).out
    assert run("journal", "verify", recent).out.startswith(f"{recent}: intact; signed here (key ")


def test_how_long_ago_an_event_ended() -> None:
    played_event()  # it ends on 2026-11-08
    days = [(date(2028, 11, 8), 0), (date(2028, 11, 9), 1), (date(2028, 10, 31), 0), (date(2029, 1, 1), 1)]
    assert [len(retention.held_longer(24, day)) for day, _ in days] == [count for _, count in days]
    assert len(retention.held_longer(0, date(2026, 11, 9))) == 1
    with pytest.raises(BadRequest):
        retention.held_longer(-1)


def test_what_is_still_played_is_never_listed(run: Shell) -> None:
    peopled_event()
    assert "No event" in run("privacy", "retention", "--older-than", "0").out


def test_one_person_is_exported_and_anonymised_in_all_events(run: Shell, tmp_path: Path) -> None:
    first, second = played_event(), played_event("dutch-2026")
    told = json.loads(run("privacy", "export", "--fide-id", CHILD.fide_id).out)
    assert {event["event"]["id"] for event in told["events"]} == {first, second}
    assert "birth: 2014/07/23" in run("privacy", "export", "--name", "quendelbaum,  ximena", "--text").out
    only = json.loads(run("privacy", "export", "--fide-id", CHILD.fide_id, "--event", first).out)
    assert len(only["events"]) == 1

    kept = tmp_path / "kept.json"
    asked = ("privacy", "anonymise", "--fide-id", CHILD.fide_id, "--export", str(kept))
    refused = run(*asked)
    assert refused.code == 3
    assert "nothing was changed" in refused.err
    assert not kept.exists()
    done = run(*asked, "--confirm", CHILD.fide_id)
    assert done.code == 0, done.err
    assert json.loads(kept.read_text()) == told
    for event in (first, second):
        assert CHILD.fide_id not in str(rows.entries(event))
        assert ADULT.name in str(rows.entries(event))
    assert run("privacy", "export", "--fide-id", CHILD.fide_id).code == 3


def test_a_whole_event_is_anonymised_and_backed_up_first(run: Shell, tmp_path: Path) -> None:
    made = played_event()
    copied = tmp_path / "before.journal"
    assert run("privacy", "anonymise", made, "--confirm", "Club").code == 3
    done = run("privacy", "anonymise", made, "--confirm", "kehraus cup", "--export", str(copied), "--why", "asked")
    assert "The people were removed from 4 copies, and a new one was created." in done.out
    assert "Not covered: backups" in done.out
    assert ADULT.name in str(rows.entries(backups.restore(copied.read_bytes(), BY).event))


def test_nothing_is_done_by_halves_while_one_event_is_played(run: Shell) -> None:
    over, running = played_event(), peopled_event()
    said = run("privacy", "anonymise", "--name", ADULT.name, "--confirm", ADULT.name)
    assert (said.code, running in said.err) == (3, True)
    assert ADULT.name in str(rows.entries(over))


@pytest.mark.parametrize(
    "arguments",
    [
        ("anonymise",),
        ("export",),
        ("export", "--name", "A", "--fide-id", "1"),
        ("export", "--name", "Nobody"),
        ("export", "--name", "A", "--event", "nowhere"),
        ("retention", "--older-than", "-1"),
        ("anonymise", "nowhere", "--confirm", "x"),
    ],
)
def test_bad_requests_are_answered(run: Shell, arguments: tuple[str, ...]) -> None:
    said = run("privacy", *arguments)
    assert said.code == 3
    assert "Traceback" not in said.err


def test_sweeping_says_when_somebody_is_in_the_way(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("privacy", "sweep").code == 0
    monkeypatch.setattr(guards, "sweep", lambda: False)
    assert "The database is in use" in run("privacy", "sweep").out
