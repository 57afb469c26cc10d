"""What players say: when it becomes a result, when it is not asked for any more, and that it disturbs nothing else."""

import pytest

from fairswiss.desk import claims, events, history, journals, rounds, soundness
from fairswiss.desk.claims import MOST_TIMES, Standing
from fairswiss.desk.seating import move_of
from fairswiss.desk.slips import boards_changed, slip, told_results
from fairswiss.desk.telling import By
from fairswiss.formats.trf import write_trf
from fairswiss.journal.fold import folded
from fairswiss.language import speaking
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.store import rows
from tests.web.phones.events import kinds, link, read, says, switch, with_phones
from tests.web.rounds.events import BY, enter, state

pytestmark = pytest.mark.usefixtures("database", "data")


def result(made: str, board: int = 1) -> str:
    return "".join(state(made).round(1).boards[board - 1][2:])


def standing(text: str) -> Standing | None:
    found = claims.game(read(text))
    return found and found.standing


def test_both_say_the_same_and_it_is_entered() -> None:
    made = with_phones()
    white, black = link(made), link(made, side="b")
    trf = write_trf(state(made).tournament(), "trf26")
    assert standing(white) is Standing.ASKED
    assert says(white, "white")
    assert (standing(white), standing(black)) == (Standing.WAITING, Standing.ASKED)
    assert result(made) == "  "
    assert write_trf(state(made).tournament(), "trf26") == trf, "what one says is no result"
    assert says(black, "white")
    assert (standing(white), standing(black), result(made)) == (Standing.ENTERED, Standing.ENTERED, "10")
    assert kinds(made) == ["result-claimed", "result-claimed", "result-entered"]
    lines = history.history(made)[-3:]
    assert [line.who for line in lines] == ["phone: White", "phones: White and Black", "phones: White and Black"]
    assert lines[0].text.endswith(": 1:0, says White")
    with speaking("de"):
        assert [line.who for line in history.history(made)[-2:]] == ["Telefone: Weiß und Schwarz"] * 2
        assert next(iter(told_results(made, 1).values())).who == "Telefone: Weiß und Schwarz"
    game = claims.game(read(white))
    assert game is not None
    assert game.by_phones
    for what in ("white", "draw", "black"):
        says(white, what)
        says(black, what)
    assert len(kinds(made)) == 3, "changing it afterwards needs the arbiter"
    assert soundness.verify(made) == []
    assert folded(rows.entries(made)).round(1).said == state(made).round(1).said, "read anew it is the same"


def test_they_differ_and_the_arbiter_settles_it() -> None:
    made = with_phones()
    white, black = link(made), link(made, side="b")
    says(white, "white")
    says(black, "draw")
    assert (standing(white), standing(black), result(made)) == (Standing.DIFFER, Standing.DIFFER, "  ")
    for text in (white, black):
        says(text, "black")
    assert len(kinds(made)) == 2
    with pytest.raises(BadRequest, match="nothing to confirm"):
        claims.confirm(made, 1, 1, BY)
    assert claims.heard(state(made), 1) == [claims.Heard(1, "10", "==", "")]
    assert claims.said_words(state(made).round(1).heard(state(made).round(1).boards[0])) == (
        "White says 1 : 0, Black says ½ : ½"
    )
    enter(made, 1, "=", [1])
    assert (standing(white), result(made)) == (Standing.ENTERED, "==")


def test_one_says_something_and_the_arbiter_confirms() -> None:
    made = with_phones()
    says(link(made, 2, "b"), "black")
    with pytest.raises(Conflict, match="a different result"):
        claims.confirm(made, 1, 2, BY, seen="10")
    claims.confirm(made, 1, 2, By("anna"), seen="01")
    assert result(made, 2) == "01"
    line = history.history(made)[-1]
    assert (line.who, line.why) == ("anna", "as reported by Black")
    with pytest.raises(BadRequest, match="nothing to confirm"):
        claims.confirm(made, 1, 2, BY)
    with pytest.raises(BadRequest, match="nothing to confirm"):
        claims.confirm(made, 1, 99, BY)
    says(link(made, 3), "draw")
    assert slip(state(made), 1, "3 !") == (3, "=", "=")
    assert boards_changed(made, 1, journals.read(made).head - 1) == {3}, "news of one board are of that board alone"


def test_what_was_said_can_be_corrected_some_times() -> None:
    made = with_phones()
    white, black = link(made), link(made, side="b")
    for turn in range(MOST_TIMES):
        says(white, ("white", "draw")[turn % 2])
    with pytest.raises(BadRequest, match="5 times"):
        says(white, "draw")
    says(white, "white")
    assert kinds(made) == ["result-claimed"] * MOST_TIMES
    says(black, "white")
    assert result(made) == "10"


def test_sent_twice_it_counts_once() -> None:
    made = with_phones()
    white = link(made)
    says(white, "white", "a")
    says(white, "draw", "b")
    says(white, "white", "a")
    assert kinds(made) == ["result-claimed"] * 2
    game = claims.game(read(white))
    assert game is not None
    assert game.mine == "=="


def test_a_link_is_worth_nothing_any_more() -> None:
    made = with_phones(4)
    white, black, second = link(made), link(made, side="b"), link(made, 2)
    switch(made, False)
    assert claims.game(read(white)) is None
    assert says(white, "white") is None
    assert list(claims.links(journals.read(made), 1, b"k")) == [None, None]
    switch(made)
    events.archive_event(made, BY)
    assert claims.game(read(white)) is None
    events.archive_event(made, BY, archived=False)
    assert standing(white) is Standing.ASKED
    rounds.start_hand(made, 1, BY)
    seated = [board[:2] for board in state(made).round(1).boards]
    rounds.change(made, 1, move_of("colours", [seated[0][0]]), BY)
    rounds.end_hand(made, 1, BY)
    assert claims.game(read(white)) is None, "paired again"
    assert claims.game(read(black)) is None
    assert standing(second) is Standing.ASKED, "this board is as it was"
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    assert claims.game(read(second)) is None
    assert says(second, "white") is None
    history.undo_last(made, BY)
    assert standing(second) is Standing.ENTERED, "as if the round had not been closed"
    rounds.close(made, 1, BY)
    rounds.reopen(made, 1, BY)
    assert claims.game(read(second)) is None, "opened again is another publication"
    assert claims.game(read(second)._replace(event="0" * 12)) is None
    assert kinds(made).count("result-claimed") == 0


def test_publishing_anew_makes_old_links_worthless_and_what_was_said_stands_in_nobodys_way() -> None:
    made = with_phones(4)
    white = link(made)
    says(white, "white")
    publication = next(entry.number for entry in rows.entries(made) if entry.kind == "published")
    history.undo(made, publication, BY)
    assert claims.game(read(white)) is None
    rounds.publish(made, 1, BY)
    assert claims.game(read(white)) is None
    assert link(made) != white
    assert standing(link(made)) is Standing.ASKED, "what was said for the old publication is gone"
    assert soundness.verify(made) == []


def test_undone_and_taken_back() -> None:
    made = with_phones()
    white, black = link(made), link(made, side="b")
    says(white, "white")
    enter(made, 1, "0", [2])
    says(link(made, 3), "draw")
    history.undo_last(made, BY)
    assert (result(made, 2), standing(white)) == ("  ", Standing.WAITING), "the arbiter's last step, not a player's"
    says(black, "white")
    history.undo_last(made, BY)
    assert (result(made), standing(white)) == ("  ", Standing.WITH_ARBITER)
    says(white, "draw")
    says(black, "white")
    assert result(made) == "  ", "it does not come back by itself"
    claims.confirm(made, 1, 1, BY)
    assert (result(made), history.history(made)[-1].why) == ("10", "as reported by both players")
    enter(made, 1, "", [1])
    assert standing(white) is Standing.WITH_ARBITER
    claimed = next(line.number for line in history.history(made) if line.kind == "result-claimed")
    history.undo(made, claimed, BY)
    assert soundness.verify(made) == []


def test_an_arbiter_was_faster() -> None:
    made = with_phones()
    white = link(made)
    says(white, "white")
    enter(made, 1, "=", [1])
    says(white, "black")
    game = claims.game(read(white))
    assert game is not None
    assert (game.codes, game.by_phones, game.takes) == ("==", False, False)
    assert kinds(made) == ["result-claimed", "result-entered"]
