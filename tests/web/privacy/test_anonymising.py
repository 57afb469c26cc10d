"""Who was anonymised is found nowhere, and the tournament is the one it was."""

import time
from pathlib import Path

import pytest
from django.db import DatabaseError, connection, transaction

from fairswiss.desk import backups, history, journals, memory, registration, rounds, soundness
from fairswiss.desk.anonymous import CODES
from fairswiss.desk.remaking import remake, seal
from fairswiss.formats.trf import parse_trf, write_trf
from fairswiss.journal.facts import KINDS, Anonymised, Undone
from fairswiss.model import BadRequest, InvalidTournament, Player, Tournament
from fairswiss.model.errors import NotThere
from fairswiss.store import guards, rows
from fairswiss.usecases.rounds import check_one_by_one
from tests.web.privacy.events import ADULT, CHILD, IDS, NAMES, TITLE, anonymise, played_event, registration_of
from tests.web.privacy.traces import traces
from tests.web.store.events import BY, event, play

pytestmark = pytest.mark.usefixtures("database", "data")
sqlite_alone = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""What has nothing to do with the kind of the database."""


def _told(made: str) -> str:
    """What the journal says in words, without digests, in which any number may turn up."""
    told = (entry for entry in rows.entries(made) if not isinstance(entry.fact, Anonymised))
    return "\n".join(f"{entry.data} {entry.who} {entry.why}" for entry in told)


def _checks(tournament: Tournament, system: str) -> list[object]:
    return [(checked.round, checked.agrees, checked.differences) for checked in check_one_by_one(tournament, system)]


def test_nothing_names_anybody_after_a_whole_event_was_anonymised() -> None:
    made = played_event()
    before = journals.read(made)
    erased = anonymise(made, BY._replace(why="two years"), typed=TITLE)
    told = _told(made)
    assert not [word for word in (*NAMES, *IDS, "2014", "1961", "LIE", "SMR", "Zander", "Ida", "clean") if word in told]
    assert soundness.verify(made) == []
    last = rows.entries(made)[-1]
    assert last.fact == Anonymised(0, before.head, seal(before.digest))
    assert (last.who, last.why) == ("arbiter", "two years")
    assert {entry.who for entry in rows.entries(made)[:-1]} == {"Arbiter 1"}
    assert [line.number for line in history.made_anew(made)] == [before.head + 1]
    assert erased.cleaned.swept
    assert erased.known[0].head == before.head + 1


@sqlite_alone
@pytest.mark.parametrize("system", ["dubov-1997", "dutch-2026"])
@pytest.mark.parametrize("alone", [False, True])
def test_the_tournament_checks_as_before(system: str, alone: bool) -> None:
    made = played_event(system)
    state = journals.read(made).state
    before, numbers = state.tournament(), dict(state.numbers)
    report = parse_trf(write_trf(before).encode())[0]
    assert report is not None
    checks = _checks(before, system), _checks(report, system)
    anonymise(made, BY, registration=registration_of(made, ADULT.name) if alone else 0, typed=TITLE)
    memory.forget()
    state = journals.read(made).state
    after = state.tournament()
    assert state.numbers == numbers
    assert after.rounds == before.rounds
    assert [p.rating for p in after.players] == [p.rating for p in before.players]
    read_again = parse_trf(write_trf(after).encode())[0]
    assert read_again is not None
    assert (_checks(after, system), _checks(read_again, system)) == checks


@sqlite_alone
def test_one_player_goes_and_the_others_stay() -> None:
    made = played_event()
    who = registration_of(made, "Quendelbaum, Ximena")
    anonymise(made, BY, registration=who, typed="kehraus  cup")
    told = _told(made)
    assert not [word for word in (*NAMES[:3], CHILD.fide_id, "2014", "LIE") if word in told]
    assert all(word in told for word in (ADULT.name, ADULT.fide_id, "1961/08/29", "Hagestolz"))
    number = journals.read(made).state.numbers[who]
    assert journals.read(made).state.players[who].name == f"Player {number}"
    assert soundness.verify(made) == []
    anonymise(made, BY, typed=TITLE)  # and everybody else later
    assert "Hagestolz" not in _told(made)
    assert ADULT.name not in _told(made)
    assert soundness.verify(made) == []


@sqlite_alone
def test_those_struck_off_go_as_well() -> None:
    made = event(5, 1)
    registration.register(made, [Player(0, "Fleeting, Guest", 1200)], BY)
    gone = registration_of(made, "Fleeting, Guest")
    registration.remove(made, gone, BY)
    play(made)
    anonymise(made, BY, registration=gone, typed="Club")
    assert "Fleeting" not in _told(made)


def _swept(swept: bool) -> None:
    """PostgreSQL's own cleaner may be at work, and has to be waited for."""
    until = time.monotonic() + 120
    while not swept and time.monotonic() < until:
        time.sleep(0.1)
        swept = guards.sweep()
    assert swept


def test_the_file_holds_the_name_no_more(data: Path) -> None:
    made = played_event()
    erased = anonymise(made, BY, typed=TITLE)
    assert erased.cleaned.rewritten > 0
    needles = [word.encode() for word in ("Quendelbaum", "Wunibald", CHILD.fide_id)]
    if connection.vendor == "sqlite":
        assert traces(data, [TITLE])
        assert traces(data, (*NAMES, *IDS)) == []
    else:
        _swept(erased.cleaned.swept)
        with connection.cursor() as cursor:
            cursor.execute("CHECKPOINT")
            cursor.execute("SELECT pg_read_binary_file(pg_relation_filepath('fairswiss_entry'))")
            content = bytes(cursor.fetchone()[0])
        assert b"Kehraus Cup" in content
        assert not [word for word in needles if word in content]
    assert backups.snapshots(made)[-1].name.endswith("-anonymised.journal")
    assert "Quendelbaum" not in str(history.history(backups.restore(backups.backup(made), BY).event))


def test_another_process_forgets_too() -> None:
    made = played_event()
    old = journals.read(made)
    anonymise(made, BY, typed=TITLE)
    memory.forget()
    memory.remembered(old)  # what the other process knew
    assert not any("Quendelbaum" in player.name for player in journals.read(made).state.players.values())


def test_the_guard_is_back_afterwards_and_after_a_failure() -> None:
    made = played_event()

    def failing(origin: str, entries: object) -> list[object]:
        raise InvalidTournament("no")

    before = journals.read(made)[:3]
    with pytest.raises(InvalidTournament):
        remake(made, failing, 0, "arbiter")  # type: ignore[arg-type]
    with pytest.raises(RuntimeError), transaction.atomic(), guards.unguarded():
        raise RuntimeError
    assert journals.read(made)[:3] == before
    for _ in range(2):
        with pytest.raises(DatabaseError, match="only ever added"), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("DELETE FROM fairswiss_entry")
        anonymise(made, BY, typed=TITLE)


@sqlite_alone
def test_the_guard_is_lifted_in_a_transaction_alone() -> None:
    with pytest.raises(RuntimeError), guards.unguarded():
        pass


@sqlite_alone
def test_a_journal_that_would_tell_something_else_is_refused() -> None:
    made = played_event()
    with pytest.raises(InvalidTournament, match="would not say the same"):
        remake(made, lambda origin, entries: entries[:-1], 0, "arbiter")
    with pytest.raises(InvalidTournament, match="would not say the same"):
        remake(made, lambda origin, entries: [e._replace(why="!") for e in entries], 0, "arbiter")
    assert soundness.verify(made) == []


@sqlite_alone
def test_it_has_to_be_meant() -> None:
    made = played_event()
    with pytest.raises(BadRequest, match="Type the name of the event"):
        anonymise(made, BY, typed="yes")
    with pytest.raises(NotThere):
        anonymise(made, BY, registration=999)
    assert ADULT.name in _told(made)


@sqlite_alone
def test_nobody_is_anonymised_while_the_event_is_played() -> None:
    made = event()
    rounds.draft(made, BY)
    with pytest.raises(BadRequest, match="still running"):
        anonymise(made, BY, typed="Club")
    rows.archive(made)
    anonymise(made, BY, typed="Club")


def test_it_cannot_be_undone_and_counts_once() -> None:
    made = played_event()
    by = BY._replace(token="once")
    head = anonymise(made, by, typed=TITLE).known[0].head
    assert anonymise(made, by, typed=TITLE).known[0].head == head
    with pytest.raises(BadRequest, match="permanently removed"):
        history.undo(made, head, BY)
    history.undo_last(made, BY)
    assert rows.entries(made)[-1].fact == Undone(head - 1)


@sqlite_alone
def test_events_restored_from_copies_are_named() -> None:
    made = played_event()
    twin = backups.restore(backups.backup(made), BY).event
    assert anonymise(made, BY, typed=TITLE).twins == (twin,)


@sqlite_alone
def test_every_text_of_a_fact_is_known_as_a_code_or_taken_for_somebodys_words() -> None:
    """A new fact with a text: name the field in CODES if it can never name a person."""
    words = {name for kind in KINDS.values() for name, held in kind.__annotations__.items() if held is str} - CODES
    assert words == {"text", "name", "contact", "fee", "notes", "message", "starts", "captain", "thanks", "source"}
