"""One tournament that cannot be read is shown as that, with what to do; all others work as ever."""

from pathlib import Path

import pytest
from django.http.response import HttpResponseBase

from fairswiss.desk import backups, events, memory, rounds, soundness
from fairswiss.desk.overview import overviews
from fairswiss.desk.telling import By, tell
from fairswiss.journal.facts import Remarked
from fairswiss.model.errors import InvalidTournament, Unreadable
from fairswiss.store.models import EntryRow, EventRow
from tests.cli.events import Shell
from tests.web.databases import ON_ONE
from tests.web.samples import imported
from tests.web.visitors import HOST, ORIGIN, Visitor, text

DATABASES = ON_ONE

DAMAGES = {
    "not JSON": ("remarked", '{"text":'),
    "a fact of a newer program": ("teleported", "{}"),
    "a field of a newer program": ("remarked", '{"text":"x","colour":"red"}'),
    "another type": ("withdrawn", '{"id":"1","from_round":2}'),
    "a fact that cannot be true": ("published", '{"round":77}'),
    "nested without end": ("remarked", "[" * 100_000),
    "a number without end": ("withdrawn", '{"id":1,"from_round":' + "9" * 5_000 + "}"),
    "a million rounds": ("settings-changed", '{"settings":{"system":"dubov-1997","rounds":1000000}}'),
    "unknown players": ("drafted", '{"boards":[[1,9999]],"bye":null,"program":"","round":9,"system":"x"}'),
}  # fmt: skip


def damage(event: str, kind: str, data: str) -> None:
    """Add an entry as only a fault of the disk or another program could."""
    row = EventRow.objects.get(pk=event)
    number = row.head_number + 1
    EntryRow.objects.create(
        event_id=event, number=number, kind=kind, data=data, who="?", when=row.created, why="", digest="0" * 64
    )
    EventRow.objects.filter(pk=event).update(head_number=number, head_digest="0" * 64)
    memory.forget()


def test_the_others_are_not_affected(owner: Visitor) -> None:
    good = imported()
    bad = {imported("kitchen-garden-2026").event: fact for fact in DAMAGES.values()}
    for event, fact in bad.items():
        damage(event, *fact)
    listed = text(owner.get("/"))
    assert good.state.settings.info.name in listed
    assert listed.count("cannot be read") == len(bad)
    assert {one.id: bool(one.trouble) for one in overviews()} == {good.event: False, **dict.fromkeys(bad, True)}
    assert owner.get(f"/t/{good.event}/").status_code == 200
    for event in bad:
        page = owner.get(f"/t/{event}/")
        assert page.status_code == 500
        assert f"fairswiss journal verify {event}" in text(page)
        assert f"snapshots/{event}" in text(page)
    assert rounds.draft(good.event, By("owner")).state.drafted


def test_every_page_of_it_says_so_and_nothing_is_written(owner: Visitor) -> None:
    bad = imported()
    damage(bad.event, *DAMAGES["not JSON"])
    for path in ("", "players/", "rounds/", "results/", "standings/", "why/", "journal/", "paper/", "settings"):
        answer = owner.get(f"/t/{bad.event}/{path}")
        assert (answer.status_code, "cannot be read" in text(answer)) == (500, True), path
    for path in ("", "/players", "/rounds", "/standings", "/journal", "/report"):
        assert owner.get(f"/api/t/{bad.event}{path}").status_code == 500
    listed = owner.get("/api/events").json()
    assert [(event["id"], event["next_step"]) for event in listed] == [(bad.event, "unreadable")]
    with pytest.raises(Unreadable):
        tell(bad.event, By("owner"), [Remarked("x")])
    assert EntryRow.objects.filter(event_id=bad.event).count() == bad.head + 1


def test_public_pages_and_screens_of_others_go_on(owner: Visitor) -> None:
    good, bad = imported(), imported("kitchen-garden-2026")
    for event in (good, bad):
        events.change_settings(event.event, event.state.settings._replace(public=True), By("owner", confirmed=True))
    damage(bad.event, *DAMAGES["a fact of a newer program"])
    stranger = Visitor()
    shown = text(stranger.get("/public/"))
    assert good.event in shown
    assert bad.event not in shown
    assert stranger.get(f"/public/{good.event}/screen/").status_code == 200
    assert stranger.get(f"/public/{bad.event}/screen/").status_code == 500


def test_it_can_be_put_away_backed_up_and_had_back(owner: Visitor, data: Path) -> None:
    bad = imported()
    kept = backups.backup(bad.event)
    damage(bad.event, *DAMAGES["not JSON"])
    assert backups.backup(bad.event)  # for whoever can repair it
    with pytest.raises(InvalidTournament):
        backups.restore(backups.backup(bad.event), By("owner"))
    assert soundness.verify(bad.event)
    back = backups.restore(kept, By("owner"))
    assert back.state.settings == bad.state.settings
    sent: HttpResponseBase = owner.send(f"/t/{bad.event}/put-away", headers={"host": HOST, "origin": ORIGIN})
    assert sent.status_code == 302
    assert [one.id for one in overviews()] == [back.event]


def test_the_command_line_lists_it_as_such(
    visitor: Visitor, data: Path, run: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairswiss.cli.journal_commands.open_data", lambda data: None)
    good, bad = imported(), imported("kitchen-garden-2026")
    damage(bad.event, *DAMAGES["not JSON"])
    code, out, _ = run("journal", "list")
    lines = {line[:12]: "cannot be read" in line for line in out.splitlines()}
    assert (code, lines) == (0, {good.event: False, bad.event: True})
    assert run("journal", "verify")[0] == 1
    assert run("journal", "show", bad.event)[0] == 3
