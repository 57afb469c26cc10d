"""FIDE mode: every event begins in it, leaves it by a deliberate act, and nothing brings it back."""

import pytest

from fairswiss.desk import backups, events, fide_mode, history, journals
from fairswiss.desk.anonymous import anonymous
from fairswiss.desk.sheets import of_state
from fairswiss.formats.trf import write_trf
from fairswiss.journal import facts
from fairswiss.journal.fold import apply, folded, opened
from fairswiss.model.errors import BadRequest, Unconfirmed
from fairswiss.store import rows
from fairswiss.usecases import sheets
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, event, played, state
from tests.web.visitors import Visitor, text

TWICE = BY._replace(typed="leave FIDE mode")
LEFT = "### FIDE mode left"


def leave(made: str) -> str:
    fide_mode.leave(made, TWICE)
    return made


def test_an_event_begins_in_fide_mode_and_one_yes_does_not_lead_out(database: str) -> None:
    made = event()
    assert state(made).fide_mode
    for by in (BY._replace(confirmed=False), BY, BY._replace(typed="leave"), TWICE._replace(confirmed=False)):
        with pytest.raises(Unconfirmed) as asked:
            fide_mode.leave(made, by)
        assert asked.value.typing == "leave FIDE mode"
        assert "cannot be undone" in str(asked.value)
    assert state(made).fide_mode
    assert not fide_mode.leave(made, BY._replace(typed="  Leave  fide MODE ")).state.fide_mode


def test_the_report_says_it_and_from_which_round_on(database: str) -> None:
    made = leave(played(8, 2))
    assert state(made).remarks == [f"{LEFT} @ Round 2"]
    for edition in ("trf16", "trf26"):
        assert f"\n{LEFT} @ Round 2\n" in write_trf(state(made).tournament(), edition)


def test_nothing_leads_back(database: str) -> None:
    made = leave(played(4))
    entry = journals.read(made).head
    with pytest.raises(BadRequest, match="permanently"):
        history.undo(made, entry, BY)
    with pytest.raises(BadRequest, match="left already"):
        fide_mode.leave(made, TWICE)
    history.undo_last(made, BY)  # passes over it: what is undone is the closing of the round
    assert [line.kind for line in history.history(made) if not line.counts] == ["closed"]
    assert not state(made).fide_mode


def test_a_report_or_a_copy_of_the_event_has_left_it_too(database: str) -> None:
    made = leave(played(4))
    report = write_trf(state(made).tournament()).encode()
    again = events.import_event(report, BY)[0]
    assert not again.state.fide_mode
    assert sum(line.startswith(LEFT) for line in again.state.remarks) == 1
    told = rows.entries(again.event)
    assert not folded(anonymous("x", told)).fide_mode, "the lines of the report are gone, and the mark is not"
    assert not backups.restore(backups.backup(made), BY).state.fide_mode
    usual = write_trf(state(played(4)).tournament()).encode()
    assert events.import_event(usual, BY)[0].state.fide_mode


def test_an_event_that_never_left_it_has_a_journal_as_before(database: str) -> None:
    made = played(4)
    told = [(entry.kind, entry.data) for entry in rows.entries(made)]
    assert not any("fide" in kind or "remarks" in data for kind, data in told)
    assert state(made).fide_mode
    assert state(made).remarks == []


def test_the_page_asks_for_the_words_and_every_page_carries_the_mark(owner: Visitor) -> None:
    made = played(4)
    address = f"/t/{made}/leave-fide-mode"
    assert "Leave FIDE mode …" in text(owner.get(f"/t/{made}/settings"))
    asked = owner.send(address, {"token": "t", "why": "the sponsor wants it"})
    assert (asked.status_code, 'name="typed"' in text(asked)) == (409, True)
    wrong = owner.send(address, {"token": "t", "why": "x", "confirmed": "yes", "typed": "<b>yes</b>"})
    assert (wrong.status_code, "“&lt;b&gt;yes&lt;/b&gt;” is something else" in text(wrong)) == (409, True)
    fields = {"token": "t", "why": "the sponsor wants it", "confirmed": "yes", "typed": "leave FIDE mode"}
    assert owner.send(address, fields).status_code == 302
    assert history.history(made)[-1].why == "the sponsor wants it"
    for page in ("", "players/", "rounds/", "standings/", "settings", "journal/"):
        assert "Outside FIDE mode" in text(owner.get(f"/t/{made}/{page}")), page
    assert "Leave FIDE mode …" not in text(owner.get(f"/t/{made}/settings"))
    assert "This event has left FIDE mode." in text(owner.get(f"/t/{made}/paper/pairings/1/"))


def test_in_german_the_words_to_type_are_german_and_the_english_ones_do_as_well(owner: Visitor) -> None:
    for typed in ("fide-modus verlassen", "leave FIDE mode"):
        made = event()
        owner.cookies["fairswiss_language"] = "de"
        asked = owner.get(f"/t/{made}/settings")
        assert "FIDE-Modus verlassen" in text(asked)
        fields = {"token": typed, "confirmed": "yes", "typed": typed}
        assert owner.send(f"/t/{made}/leave-fide-mode", fields).status_code == 302
        assert not state(made).fide_mode


def test_the_public_and_its_sheets_are_told(owner: Visitor) -> None:
    made = played(4)
    events.change_settings(made, state(made).settings._replace(public=True), BY)
    assert "Outside FIDE mode" not in text(owner.get(f"/public/{made}/"))
    leave(made)
    assert "Outside FIDE mode" in text(owner.get(f"/public/{made}/"))
    seen = of_state(state(made), public=True)
    for kind in ("pairings", "names", "standings", "cross", "players"):
        assert "remark.outside" in [remark.key for remark in sheets.sheet(seen, kind).remarks]


def test_programs_confirm_it_twice_as_well(owner: Visitor) -> None:
    made = event()
    path = f"t/{made}/leave-fide-mode"
    status, refused = call(owner, "POST", path, {"confirmed": True})
    assert status == 409
    assert refused["confirm"] == "Send the same request again with confirmed=true and typed='leave FIDE mode'."
    status, found = call(owner, "POST", path, {"confirmed": True, "typed": "leave FIDE mode"})
    assert (status, found["fide_mode"]) == (200, False)


def test_the_fold_refuses_to_leave_twice() -> None:
    state = opened(facts.Created(facts.Settings("dubov-1997", 3)))
    apply(state, facts.FideModeLeft())
    with pytest.raises(BadRequest):
        apply(state, facts.FideModeLeft())
    assert not state.copy().fide_mode
