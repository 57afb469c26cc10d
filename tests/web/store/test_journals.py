"""What was told is kept, in order, once, and nobody changes it unseen."""

import threading
from typing import Any

import pytest
from django.db import DatabaseError, connection, connections, transaction

from fairswiss.desk import backups, history, journals, memory, registration, rounds, soundness
from fairswiss.desk.seating import Seats
from fairswiss.desk.telling import By
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Published, Registered, Remarked
from fairswiss.model import BadRequest, InvalidTournament, Player
from fairswiss.model.errors import Conflict, NotThere, TooLarge
from fairswiss.store import copies, rows
from tests.web.store.events import BY, SURE, event, play

pytestmark = pytest.mark.usefixtures("database", "data")


def test_an_event_read_again_from_the_database_is_the_same() -> None:
    made = event()
    play(made)
    before = journals.read(made)
    memory.forget()
    after = journals.read(made)
    assert after.state is not before.state
    assert after.state.tournament() == before.state.tournament()
    assert after[:3] == before[:3]


def test_another_process_reads_only_what_came_since(monkeypatch: pytest.MonkeyPatch) -> None:
    made = event()
    old = journals.read(made)
    registration.withdraw(made, 1, BY)
    expected = journals.read(made).state.tournament()
    memory.forget()
    memory.remembered(old)  # what the other process knew
    asked: list[int] = []
    entries = rows.entries

    def spied(event: str, after: int = 0, last: int | None = None) -> list[Entry]:
        asked.append(after)
        return entries(event, after, last)

    monkeypatch.setattr(journals, "entries", spied)
    assert journals.read(made).state.tournament() == expected
    assert asked == [old.head]


def test_a_process_that_knew_what_a_database_put_back_does_not_believes_the_database() -> None:
    made = event()
    registration.withdraw(made, 1, BY)
    known = journals.read(made)
    registration.withdraw(made, 2, BY)
    expected = journals.read(made).state.tournament()
    other = known.state.copy()
    other.players.pop(3)
    memory.forget()
    memory.remembered(known._replace(digest="f" * 64, state=other))
    assert journals.read(made).state.tournament() == expected


def test_a_fact_that_cannot_be_true_leaves_no_trace() -> None:
    made = event()
    before = journals.read(made)
    with pytest.raises(BadRequest):
        journals.tell(made, lambda state: [Remarked("one"), Published(7)], "arbiter")
    assert journals.read(made)[:3] == before[:3]
    assert len(rows.entries(made)) == before.head
    assert soundness.verify(made) == []


def test_contradictions_that_only_the_whole_shows_are_refused() -> None:
    made = event()
    with pytest.raises(InvalidTournament):
        journals.tell(made, lambda state: [Registered(99, Player(0, "A", rating=70000))], "arbiter")
    assert soundness.verify(made) == []


def test_a_request_told_twice_counts_once() -> None:
    made = event()
    by = By("arbiter", token="abc")
    first = registration.withdraw(made, 1, by)
    assert registration.withdraw(made, 1, by).head == first.head


def test_nothing_may_have_happened_since_it_was_seen() -> None:
    made = event()
    seen = journals.read(made).head
    registration.withdraw(made, 1, BY)
    with pytest.raises(Conflict):
        journals.tell(made, lambda state: [Remarked("late")], "arbiter", seen=seen)


def test_the_database_refuses_to_change_or_remove_an_entry() -> None:
    made = event()
    for statement in ("UPDATE fairswiss_entry SET who = 'somebody'", "DELETE FROM fairswiss_entry"):
        with pytest.raises(DatabaseError, match="only ever added"), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    assert soundness.verify(made) == []


_GUARDS = {
    "sqlite": ["DROP TRIGGER fairswiss_entry_update", "DROP TRIGGER fairswiss_entry_delete"],
    "postgresql": ["ALTER TABLE fairswiss_entry DISABLE TRIGGER ALL"],
}


def tamper(statement: str, values: list[Any]) -> None:
    """What somebody with the database in hand could do."""
    with connection.cursor() as cursor:
        for guard in _GUARDS[connection.vendor]:
            cursor.execute(guard)
        cursor.execute(statement, values)
    memory.forget()


@pytest.mark.parametrize("column", ["kind", "data", "who", "when", "why", "digest"])
def test_a_flipped_byte_in_any_column_is_found(column: str) -> None:
    made = event()
    registration.withdraw(made, 1, By("arbiter", "ill"))
    entry = rows.entries(made)[-1]
    held = str(getattr(entry, column))
    flipped = held[:-1] + chr(ord(held[-1]) ^ 1)
    tamper(f'UPDATE fairswiss_entry SET "{column}" = %s WHERE number = %s', [flipped, entry.number])
    assert soundness.verify(made)


@pytest.mark.parametrize("number", [1, 3, 7])
def test_a_removed_entry_is_found(number: int) -> None:
    made = event()
    tamper("DELETE FROM fairswiss_entry WHERE number = %s", [number])
    assert soundness.verify(made)


def test_a_wrong_head_or_name_is_found() -> None:
    made = event()
    tamper("UPDATE fairswiss_event SET name = %s", ["Other"])
    assert soundness.verify(made)
    tamper_again = "UPDATE fairswiss_event SET name = %s, head_digest = %s"
    with connection.cursor() as cursor:
        cursor.execute(tamper_again, ["Club", "0" * 64])
    assert soundness.verify(made)


def test_undoing_names_what_needs_the_entry() -> None:
    made = event()
    play(made)
    with pytest.raises(BadRequest, match=r"Entry 2 cannot be undone while entry 9 depends on it"):
        history.undo(made, 2, BY)
    for number in (0, 1, 999):
        with pytest.raises(BadRequest, match="cannot be undone"):
            history.undo(made, number, BY)


def test_an_undoing_that_is_sent_twice_undoes_once() -> None:
    made = event(4)
    play(made)
    first = history.undo_last(made, By("arbiter", token="again"))
    assert history.undo_last(made, By("arbiter", token="again")).head == first.head


def test_everything_can_be_undone_step_by_step_and_done_again() -> None:
    made = event(4)
    play(made)
    done = journals.read(made)
    while any(line.counts for line in history.history(made)[1 : done.head]):
        history.undo_last(made, BY)
    assert journals.read(made).state.players == {}
    assert not any(line.counts for line in history.history(made)[1 : done.head])
    for number in range(2 * done.head - 1, done.head, -1):
        history.undo(made, number, BY)
    assert journals.read(made).state.tournament() == done.state.tournament()
    assert soundness.verify(made) == []


def test_two_who_tell_at_the_same_time_are_both_heard() -> None:
    made = event(40)
    failed: list[BaseException] = []

    def remark(word: str) -> None:
        try:
            for number in range(15):
                journals.tell(made, lambda state, n=number: [Remarked(f"{word} {n}")], word)  # type: ignore[misc]
        except BaseException as error:
            failed.append(error)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=remark, args=(word,)) for word in ("one", "two", "three")]
    before = journals.read(made).head
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert journals.read(made).head == before + 45
    assert len(journals.read(made).state.remarks) == 45
    assert soundness.verify(made) == []


# -- copies ------------------------------------------------------------------------------------------------------------


def test_a_copy_brings_the_event_back_beside_the_other() -> None:
    made = event()
    play(made)
    copy = backups.backup(made)
    registration.withdraw(made, 1, BY)
    restored = backups.restore(copy, BY)
    assert restored.event != made
    assert restored.state.withdrawn == {}
    assert soundness.verify(restored.event) == soundness.verify(made) == []
    assert history.history(restored.event)[-1].text.startswith("remark: Restored from a copy")


@pytest.mark.parametrize("place", range(0, 1000, 37))
def test_a_copy_with_a_flipped_byte_is_refused(place: int) -> None:
    copy = bytearray(backups.backup(event()))
    copy[place % len(copy)] ^= 4
    if place % len(copy) in range(4, 10):
        return  # the time and the system in the head of a packed file say nothing
    with pytest.raises((InvalidTournament, TooLarge)):
        backups.restored(copies.opened(bytes(copy)))


@pytest.mark.parametrize("content", [b"", b"\x1f\x8b", b"no journal at all", b"\x00" * 100])
def test_what_is_no_copy_is_refused(content: bytes) -> None:
    with pytest.raises(InvalidTournament, match="cannot be restored"):
        backups.restored(copies.opened(content))


def test_a_copy_is_kept_before_each_pairing_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    made = event()
    play(made)
    rounds.draft(made, BY)
    assert [copy.name for copy in backups.snapshots(made)] == [
        "000001-before-round-1.journal",
        "000002-before-round-2.journal",
    ]
    assert backups.restored(copies.opened(backups.snapshot_bytes(made, "000002-before-round-2.journal"))).state.round(1)
    monkeypatch.setattr(backups, "_KEPT", 3)
    for _ in range(3):
        backups.snapshot(made, "x")
    assert [copy.name[:6] for copy in backups.snapshots(made)] == ["000003", "000004", "000005"]
    for name in ("../secret", "x", "000001-before-round-1.journal/../.."):
        with pytest.raises(NotThere):
            backups.snapshot_bytes(made, name)


def test_changes_by_hand_are_judged_and_marked() -> None:
    made = event(6)
    play(made)
    rounds.draft(made, BY)
    rounds.start_hand(made, 2, BY)
    first = journals.read(made).state.round(1).boards[0]
    others = [player for player in range(1, 7) if player not in first[:2]]
    again = [first[:2], (others[0], others[1]), (others[2], others[3])]
    with pytest.raises(BadRequest) as refused:
        rounds.change(made, 2, lambda state, at: Seats(again, None), BY)
    assert "already met" in str(refused.value) or "met" in str(refused.value)
    rounds.change(made, 2, lambda state, at: Seats(again, None), SURE)
    with pytest.raises(BadRequest, match="differs from what the rules give"):
        rounds.end_hand(made, 2, BY)
    state = rounds.end_hand(made, 2, SURE).state
    assert state.round(2).different
    assert "### MPA @ Round 2" in state.tournament(with_draft=True).extra
