"""What an arbiter sees of it: on the page of results, in the settings, by the JSON service."""

from typing import Any

import pytest

from fairswiss.desk import history, journals
from fairswiss.web import access
from fairswiss.web.access import Role
from fairswiss.web.results.rows import mark
from tests.web.api.test_operations import call
from tests.web.phones.events import link, says, with_phones
from tests.web.rounds.events import state
from tests.web.visitors import Visitor, text


def press(owner: Visitor, made: str, pressed: str, **fields: Any) -> int:
    board = int(pressed.split()[0])
    sent = {"pressed": pressed, f"seen-{board}": mark(journals.read(made), 1, board), **fields}
    return owner.send(f"/t/{made}/results/1/enter", sent, follow=True).status_code


def test_what_was_said_stands_beside_the_board_and_one_press_confirms_it(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = with_phones()
    says(link(made), "white")
    for side, what in (("w", "white"), ("b", "draw")):
        says(link(made, 2, side), what)
    for side in "wb":
        says(link(made, 3, side), "black")
    page = text(owner.get(f"/t/{made}/results/1/"))
    assert "White says 1 : 0</span>" in page
    assert 'value="1 !1-0"' in page
    assert "White says 1 : 0, Black says ½ : ½" in page
    assert 'value="2 !' not in page
    assert "both by phone" in page
    assert press(owner, made, "1 !=") == 409, "A player has reported a different result"
    assert press(owner, made, "2 !") == 400
    assert press(owner, made, "1 !1") == 200
    assert "".join(state(made).round(1).boards[0][2:]) == "10"
    line = history.history(made)[-1]
    assert (line.who, line.why) == ("owner", "as reported by White")
    says(link(made, 4, "b"), "draw")
    assert owner.send(f"/t/{made}/results/1/enter", {"line": "4 !"}, follow=True).status_code == 200
    assert history.history(made)[-1].why == "as reported by Black"
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({Role.VIEWER}))
    page = text(owner.get(f"/t/{made}/results/1/"))
    assert "says" not in page
    assert "by phone" not in page, "who enters no results sees the results alone"


def test_the_switch_is_a_setting_that_the_journal_tells(owner: Visitor) -> None:
    made = with_phones(4)
    assert history.history(made)[-1].text == "settings changed: phones no → yes"
    page = text(owner.get(f"/t/{made}/settings"))
    assert "A result counts when both players report the same" in page


def test_programs_see_and_confirm_it(owner: Visitor) -> None:
    made = with_phones(4)
    assert call(owner, "get", f"t/{made}")[1]["phones"] is True
    says(link(made, 2, "b"), "draw")
    status, heard = call(owner, "get", f"t/{made}/rounds/1/claims")
    assert (status, heard) == (200, [{"board": 2, "white": "", "black": "==", "result": ""}])
    address = f"t/{made}/rounds/1/claims/2/confirm"
    assert call(owner, "post", address, {"seen": "10"})[0] == 409
    status, shown = call(owner, "post", address, {"seen": "=="})
    assert (status, shown["boards"][1]["white_result"]) == (200, "=")
    assert call(owner, "post", address, {})[0] == 400
    assert call(owner, "post", f"t/{made}/rounds/9/claims/1/confirm", {})[0] == 404


def test_a_press_whose_answer_was_lost_is_sent_again_and_counts_once(owner: Visitor) -> None:
    made = with_phones(4)
    says(link(made, 1, "w"), "white")
    before, seen = journals.read(made).head, mark(journals.read(made), 1, 1)
    for _ in range(2):
        assert press(owner, made, "1 !1", **{"seen-1": seen, "token": "lost"}) < 400
    assert journals.read(made).head == before + 1
