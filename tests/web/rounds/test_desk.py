"""Every step of the round desk, what it refuses and what it asks."""

from typing import Any

import pytest

from fairswiss.desk import journals, registration, rounds
from fairswiss.journal.state import Stage
from fairswiss.model.player import Player
from fairswiss.web import access
from fairswiss.web.access import Role
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state
from tests.web.visitors import Visitor, text

HAND = ("1/hand/start", "1/hand/change", "1/hand/end")


def post(owner: Visitor, made: str, path: str, follow: bool = True, **fields: Any) -> tuple[int, str]:
    response = owner.send(f"/t/{made}/rounds/{path}", fields, follow=follow)
    return response.status_code, text(response)


def page(owner: Visitor, made: str, path: str = "") -> str:
    response = owner.get(f"/t/{made}/rounds/{path}")
    assert response.status_code == 200
    return text(response)


def act_as(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({role}))


def test_a_round_from_the_lot_to_its_end(owner: Visitor) -> None:
    made = event(7)
    registration.ask_bye(made, 7, 1, "H", BY)
    shown = page(owner, made)
    assert "6 players take part." in shown
    assert "half-point bye" in shown
    assert "White" in post(owner, made, "lot", colour="w")[1]
    assert state(made).first_colour == "w"
    status, shown = post(owner, made, "pair")
    assert status == 200
    assert "only arbiters see it" in shown
    assert state(made).round(1).stage is Stage.DRAFT
    assert "Abel, Aino" in shown
    post(owner, made, "1/publish")
    assert state(made).round(1).stage is Stage.PUBLISHED
    assert "3 results missing" in " ".join(page(owner, made).split())
    status, shown = post(owner, made, "1/close")
    assert status == 400
    assert "has 3 results missing" in shown
    enter(made, 1, "1")
    post(owner, made, "1/close")
    assert state(made).round(1).stage is Stage.CLOSED
    assert "Pair round 2" in page(owner, made)
    post(owner, made, "1/reopen")
    assert state(made).round(1).stage is Stage.PUBLISHED


def test_the_lot_is_drawn_by_itself_if_nobody_did(owner: Visitor) -> None:
    made = event(4)
    post(owner, made, "pair")
    assert state(made).first_colour in ("w", "b")
    status, shown = post(owner, made, "lot")
    assert (status, "cannot be drawn again" in shown) == (400, True)


def test_a_draft_can_be_thrown_away_and_what_was_asked_for_counts_again(owner: Visitor) -> None:
    made = event(6)
    registration.ask_bye(made, 2, 1, "H", BY)
    post(owner, made, "pair")
    post(owner, made, "1/hand/start")
    board = state(made).round(1).boards[0]
    post(owner, made, "1/hand/change", do="unpair", chosen=[board.white], confirmed="yes")
    assert state(made).round(1).byes[board.white] == "Z"
    post(owner, made, "1/drop")
    assert not state(made).rounds
    assert state(made).absent(1) == {2: "H"}, "who was taken off a board by hand is not absent"


def test_pairing_twice_is_refused_and_told(owner: Visitor) -> None:
    made = drafted()
    status, shown = post(owner, made, "pair")
    assert status == 400
    assert "already a draft" in shown
    rounds.publish(made, 1, BY)
    status, shown = post(owner, made, "pair")
    assert (status, "not closed yet" in shown) == (400, True)
    assert post(owner, made, "1/drop")[0] == 400
    assert post(owner, made, "1/reopen")[0] == 400
    assert post(owner, made, "7/publish")[0] == 404


def test_the_same_request_twice_counts_once(owner: Visitor) -> None:
    made = drafted()
    post(owner, made, "1/publish", token="once")
    head = journals.read(made).head
    assert post(owner, made, "1/publish", token="once")[0] == 200
    assert journals.read(made).head == head


def test_drafts_are_hidden_from_those_who_may_not_see_them(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = drafted()
    for role in (Role.VIEWER, Role.RESULT_ENTRY):
        act_as(role, monkeypatch)
        shown = page(owner, made)
        assert "No round is published yet" in shown
        assert "Abel" not in shown
        assert owner.get(f"/t/{made}/rounds/1/").status_code == 404
        assert "Abel" not in text(owner.get(f"/t/{made}/rounds/1/live?since=x"))
        assert owner.get(f"/t/{made}/results/1/").status_code == 404
        for path in (
            "lot",
            "pair",
            "pair-by-hand",
            "1/drop",
            "1/hand/start",
            "1/hand/change",
            "1/hand/end",
            "1/publish",
        ):
            assert post(owner, made, path)[0] == 403
    rounds.publish(made, 1, BY)
    shown = page(owner, made)
    assert "Abel" in shown
    assert "Change by hand" not in shown


def test_the_last_round_before_a_draft_is_what_others_see(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = played()
    rounds.draft(made, BY)
    act_as(Role.VIEWER, monkeypatch)
    shown = page(owner, made)
    assert "Round 1" in shown
    assert "/rounds/2/" not in shown


def test_pages_that_are_not_there(owner: Visitor) -> None:
    made = event(4)
    assert owner.get("/t/nothing/rounds/").status_code == 404
    assert owner.get(f"/t/{made}/rounds/1/").status_code == 404
    assert owner.send("/t/nothing/rounds/pair").status_code == 404


# -- by hand -----------------------------------------------------------------------------------------------------------


def seats(made: str, number: int = 1) -> list[tuple[int, int]]:
    return [board[:2] for board in state(made).round(number).boards]


@pytest.fixture
def in_hand(owner: Visitor) -> str:
    """Seven players, by numbers 1-4 5-2 3-6 and the bye for 7, being changed."""
    made = drafted(7)
    assert seats(made) == [(1, 4), (5, 2), (3, 6)]
    post(owner, made, "1/hand/start")
    return made


@pytest.mark.parametrize(
    ("fields", "boards", "bye"),
    [
        ({"do": "swap", "chosen": [1, 2]}, [(2, 4), (5, 1), (3, 6)], 7),
        ({"do": "swap", "chosen": [6, 7]}, [(1, 4), (5, 2), (3, 7)], 6),
        ({"do": "colours", "chosen": [2]}, [(1, 4), (2, 5), (3, 6)], 7),
        ({"do": "colours 3"}, [(1, 4), (5, 2), (6, 3)], 7),
        ({"do": "bye", "chosen": [3]}, [(1, 4), (5, 2), (7, 6)], 3),
        ({"do": "no-bye"}, [(1, 4), (5, 2), (3, 6)], None),
        ({"do": "unpair", "chosen": [1]}, [(5, 2), (3, 6)], 7),
    ],
)
def test_each_change(
    owner: Visitor, in_hand: str, fields: dict[str, Any], boards: list[tuple[int, int]], bye: int | None
) -> None:
    status, shown = post(owner, in_hand, "1/hand/change", **fields)
    assert (status, "Changed." in shown) == (200, True)
    assert seats(in_hand) == boards
    assert state(in_hand).round(1).bye == bye


def test_who_was_taken_apart_is_paired_again(owner: Visitor, in_hand: str) -> None:
    post(owner, in_hand, "1/hand/change", do="unpair", chosen=[1])
    assert state(in_hand).round(1).byes == {1: "Z", 4: "Z", 7: "U"}
    post(owner, in_hand, "1/hand/change", do="pair", chosen=[4, 1])
    assert seats(in_hand) == [(5, 2), (3, 6), (1, 4)]
    post(owner, in_hand, "1/hand/change", do="no-bye")
    assert state(in_hand).round(1).byes == {7: "Z"}


def test_a_late_entry_is_paired_with_who_has_the_bye(owner: Visitor) -> None:
    made = drafted(7)
    rounds.publish(made, 1, BY)
    registration.register(made, [Player(0, "Late, Lena", rating=1200)], BY)
    assert "A late entry can be paired with the player who has the bye" in page(owner, made, "1/")
    status, shown = post(owner, made, "1/hand/start")
    assert status == 409, "a published pairing is changed for a reason only"
    assert "4.4" in shown
    post(owner, made, "1/hand/start", confirmed="yes")
    assert "pair 8 7" in page(owner, made, "1/")
    post(owner, made, "1/hand/change", do="pair 8 7")
    assert seats(made)[-1] == (7, 8)
    assert state(made).round(1).bye is None
    assert post(owner, made, "1/hand/end")[0] == 409, "with eight players the rules would have paired otherwise"
    post(owner, made, "1/hand/end", confirmed="yes")
    assert state(made).round(1).different
    assert state(made).round(1).stage is Stage.PUBLISHED


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"do": "swap", "chosen": [1]}, "needs 2 players, but 1 are selected"),
        ({"do": "swap", "chosen": [1, 4]}, "Exchange the colours instead"),
        ({"do": "pair", "chosen": [1, 7]}, "sits at board 1"),
        ({"do": "bye", "chosen": [7]}, "has the bye already"),
        ({"do": "colours", "chosen": [7]}, "sits at no board"),
        ({"do": "unpair", "chosen": [1, 2, 3]}, "needs 1 players, but 3 are selected"),
        ({"do": "swap", "chosen": [1, 99]}, "no registration 99"),
        ({"do": "dance", "chosen": [1]}, "Unknown change"),
        ({"do": "swap", "chosen": ["x", "y"]}, "is incomplete"),
        ({}, "Unknown change"),
    ],
)
def test_changes_that_are_refused(owner: Visitor, in_hand: str, fields: dict[str, Any], words: str) -> None:
    before = journals.read(in_hand).head
    status, shown = post(owner, in_hand, "1/hand/change", **fields)
    assert status == 400
    assert words in shown.replace("&#x27;", "'")
    assert journals.read(in_hand).head == before


def test_nothing_is_changed_outside_of_the_phase(owner: Visitor) -> None:
    made = drafted()
    assert post(owner, made, "1/hand/change", do="swap", chosen=[1, 2])[0] == 400
    assert post(owner, made, "1/hand/end")[0] == 400
    post(owner, made, "1/hand/start")
    status, shown = post(owner, made, "1/publish")
    assert (status, "Finish that first" in shown) == (400, True)


def test_what_the_rules_forbid_is_asked_once_and_what_differs_at_the_end(owner: Visitor) -> None:
    made = played(8)
    rounds.draft(made, BY)
    first, drawn = state(made).round(1).boards, state(made).round(2).boards
    post(owner, made, "2/hand/start")
    one, opponent = drawn[0].white, next(b for b in first if drawn[0].white in b[:2])
    met = opponent.black if opponent.white == one else opponent.white
    fields: dict[str, Any] = {"do": "swap", "chosen": [drawn[0].black, met]}
    status, shown = post(owner, made, "2/hand/change", **fields)
    assert status == 409
    assert "The rules object to this pairing" in shown
    assert [b[:2] for b in state(made).round(2).boards] == [b[:2] for b in drawn], "nothing was done yet"
    assert post(owner, made, "2/hand/change", **fields, confirmed="yes")[0] == 200
    others = [b.white for b in state(made).round(2).boards if one not in b[:2]]
    assert post(owner, made, "2/hand/change", do="colours", chosen=[others[0]])[0] == 200, "not asked again"
    status, shown = post(owner, made, "2/hand/end")
    assert status == 409
    assert "the rules give instead" in shown
    assert state(made).round(2).by_hand
    post(owner, made, "2/hand/end", confirmed="yes")
    assert state(made).round(2).different
    assert "not what the rules give" in page(owner, made, "2/")
    assert "### MPA @ Round 2" in state(made).remarks


def test_changing_back_leaves_no_mark(owner: Visitor, in_hand: str) -> None:
    post(owner, in_hand, "1/hand/change", do="colours 1")
    post(owner, in_hand, "1/hand/change", do="colours 1")
    assert post(owner, in_hand, "1/hand/end")[0] == 200
    assert state(in_hand).round(1).different == 0
    assert state(in_hand).remarks == []
    assert "identical to what the rules give" in page(owner, in_hand, "1/")


# -- when the rules allow no pairing -----------------------------------------------------------------------------------


def test_a_round_that_cannot_be_paired_is_explained_and_paired_by_hand(owner: Visitor) -> None:
    made = played(4, 3)
    status, shown = post(owner, made, "pair")
    assert status == 409
    assert "The rules allow no pairing of this round" in shown
    assert "Abel, Aino" in shown, "who is blocked, by name"
    assert "Pair by hand" in shown
    status, shown = post(owner, made, "pair-by-hand")
    assert status == 409, "it is asked first"
    status, shown = post(owner, made, "pair-by-hand", confirmed="yes")
    assert (status, "neighbours in the standings" in shown) == (200, True)
    assert len(seats(made, 4)) == 2
    board = seats(made, 4)[0]
    post(owner, made, "4/hand/change", do="unpair", chosen=[board[0]])
    assert post(owner, made, "4/hand/change", do="pair", chosen=board)[0] == 409, "they have already met"
    post(owner, made, "4/hand/change", do="pair", chosen=board, confirmed="yes")
    post(owner, made, "4/hand/end", confirmed="yes")
    assert post(owner, made, "4/publish")[0] == 200
    assert state(made).round(4).different == 2


def test_whoever_is_left_out_is_named_before_the_round_is_published(owner: Visitor) -> None:
    made = drafted(6)
    registration.register(made, [Player(0, "Late, Lena", rating=1200)], BY)
    status, shown = post(owner, made, "1/publish")
    assert (status, "Late, Lena has neither a board nor a bye" in shown) == (409, True)
    assert post(owner, made, "1/publish", confirmed="yes")[0] == 200


# -- live --------------------------------------------------------------------------------------------------------------


def test_one_rests_in_a_round_robin_of_five_and_no_lot_is_drawn(owner: Visitor) -> None:
    made = event(5, 5, "round-robin")
    assert "by lot" not in page(owner, made)
    post(owner, made, "pair")
    assert state(made).first_colour == ""
    shown = page(owner, made, "1/")
    assert "rests" in shown
    assert "Not in this round:" not in shown
    status, shown = post(owner, made, "1/publish")
    assert (status, "is incomplete" in shown) == (200, False)
    assert state(made).round(1).stage is Stage.PUBLISHED


def test_the_desk_hears_what_others_do(owner: Visitor) -> None:
    made = published(6)
    head = journals.read(made).head
    address = f"/t/{made}/rounds/1/live"
    assert owner.get(f"{address}?since={head}").status_code == 204
    enter(made, 1, "1", [2])
    shown = text(owner.get(f"{address}?since={head}"))
    assert "1 / 3" in " ".join(shown.split())
    assert "2 results missing" in " ".join(shown.split())
    head = journals.read(made).head
    rounds.start_hand(made, 1, BY)
    shown = text(owner.get(f"{address}?since={head}"))
    assert "The rounds were changed by owner." in shown
    assert "hx-get" not in shown
    made = drafted()
    head = journals.read(made).head
    rounds.drop_draft(made, 1, BY)
    assert "changed by" in text(owner.get(f"/t/{made}/rounds/1/live?since={head}"))
