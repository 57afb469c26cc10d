"""A result corrected after the next round was paired: every page says so, and none calls the pairing a fault."""

import pytest

from fairswiss.desk import rounds, sheets
from fairswiss.desk.rounds import Result
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.words import phrase
from fairswiss.usecases.publishing import site
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, enter, event, state
from tests.web.visitors import Visitor, text

SYSTEMS = ("dubov-1997", "dutch-2017", "dutch-2026")
FAULTS = ("differs from what the rules give", "The rules do not pair", "by hand", "arbiter changed", "otherwise on")


def paired_again(system: str) -> str:
    """Round 3 is closed and round 4 public."""
    made = event(10, 5, system)
    rounds.draw_lot(made, BY, "w")
    for number in (1, 2, 3):
        rounds.draft(made, BY)
        rounds.publish(made, number, BY)
        enter(made, number, "1")
        enter(made, number, "=", boards=(2,))
        rounds.close(made, number, BY)
    rounds.draft(made, BY)
    rounds.publish(made, 4, BY)
    return made


def corrected(system: str) -> str:
    """The same, and then a result of round 3 is corrected."""
    made = paired_again(system)
    board = state(made).round(3).boards[0]
    rounds.enter_results(made, 3, [Result(board.white, board.black, "0", "1")], BY)
    return made


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_correction_is_shown_as_one_and_the_round_explains_itself(owner: Visitor, system: str) -> None:
    made = corrected(system)
    pages = [f"/t/{made}/why/4/", *(f"/t/{made}/why/4/board/{at}" for at in range(1, 6))]
    for address in pages:
        page = text(owner.get(address))
        assert "Changed after this round was paired" in page, address
        assert "was corrected from 1 : 0 to 0 : 1" in page
        assert not [fault for fault in FAULTS if fault in page], address
    checked = call(owner, "GET", f"t/{made}/rounds/4/check")[1]
    assert checked["agrees"]
    assert checked["hindsight"]["changes"][0]["was"] == "1 : 0"
    assert not checked["hindsight"]["check"]["agrees"]
    assert "Changed after" not in text(owner.get(f"/t/{made}/why/3/"))
    before = [rounds.points_before(state(made), number) for number in (3, 4)]
    board = state(made).round(3).boards[0]
    assert [before[1][player] - before[0][player] for player in board[:2]] == [10, 0]
    files = site(sheets.of_state(state(made), public=True), sheet_phrase)
    why = files["round-4-why.html"].decode()
    assert "was corrected from 1 : 0 to 0 : 1" in why
    assert not [fault for fault in FAULTS if fault in why]
    for at in range(1, 6):
        answers = files[f"round-4-board-{at}.html"].decode()
        assert "Why do I play" in answers
        assert phrase("answer.otherwise") not in answers
    assert b"### As paired @ Round 4: game 3, " in files["data/event.trf"]
