"""One player's page: changed, gone, back, absent, kept apart, punished, struck off; nobody overwrites anybody."""

import re

import pytest

from fairswiss.desk import fide_mode, journals, registration
from fairswiss.desk.registration import Wish
from fairswiss.model import BadRequest, Player, Prohibition
from fairswiss.model.errors import Conflict, Unconfirmed
from fairswiss.store import rows
from tests.web.databases import ON_ONE
from tests.web.store.events import BY, SURE, event, play
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


def mark(page: str) -> str:
    found = re.search(r'name="seen"\s+value="(\w+)"', page)
    assert found
    return found[1]


def test_data_are_changed_once_and_what_the_form_lacks_stays(owner: Visitor) -> None:
    made = event(3)
    page = text(owner.get(f"/t/{made}/players/3/"))
    fields = {"name": "Player 3", "rating": "2500", "birth": "1990", "token": "t", "seen": mark(page)}
    for _ in range(2):
        assert owner.send(f"/t/{made}/players/3/", fields).status_code == 302
    state = journals.read(made).state
    assert state.player(3)[:3] == (1, "Player 3", 2500)
    assert journals.read(made).head == 5


def test_two_who_change_the_same_player_are_told(owner: Visitor) -> None:
    made = event(3)
    seen = mark(text(owner.get(f"/t/{made}/players/3/")))
    registration.amend(made, 3, Player(0, "Player 3", 1111), BY)
    answer = owner.send(f"/t/{made}/players/3/", {"name": "Player 3", "rating": "2222", "seen": seen})
    assert answer.status_code == 409
    assert "meanwhile" in text(answer)
    assert journals.read(made).state.players[3].rating == 1111


def test_gone_and_back(owner: Visitor) -> None:
    made = event(4, rounds=5)
    assert owner.send(f"/t/{made}/players/2/withdraw", {"round": "2", "token": "a"}).status_code == 302
    assert journals.read(made).state.withdrawn == {2: 2}
    assert "withdrawn from round 2" in text(owner.get(f"/t/{made}/players/2/"))
    owner.send(f"/t/{made}/players/2/return", {"round": "4", "token": "b"})
    state = journals.read(made).state
    assert state.withdrawn == {}
    assert state.absences == {(2, 2): "Z", (3, 2): "Z"}
    assert owner.send(f"/t/{made}/players/2/withdraw", {"round": "x"}).status_code == 400
    assert owner.send(f"/t/{made}/players/2/withdraw", {"round": "9"}).status_code == 400


def test_byes_of_several_rounds_are_noted_at_once(owner: Visitor) -> None:
    made = event(4, rounds=5)
    play(made)
    page = text(owner.get(f"/t/{made}/players/2/"))
    assert 'name="bye-1"' not in page
    assert 'name="bye-2"' in page
    fields = {"bye-2": "H", "was-2": "", "bye-3": "", "was-3": "", "bye-5": "Z", "was-5": ""}
    assert owner.send(f"/t/{made}/players/2/byes", fields).status_code == 302
    assert journals.read(made).state.absences == {(2, 2): "H", (5, 2): "Z"}
    owner.send(f"/t/{made}/players/2/byes", {"bye-2": "", "was-2": "H", "bye-5": "Z", "was-5": "Z"})
    assert journals.read(made).state.absences == {(5, 2): "Z"}
    assert owner.send(f"/t/{made}/players/2/byes", {"bye-1": "H", "was-1": ""}).status_code == 400
    full = owner.send(f"/t/{made}/players/2/byes", {"bye-3": "F", "was-3": ""})
    assert full.status_code == 409
    assert "full-point bye" in text(full)


@pytest.mark.usefixtures("database", "data")
def test_a_bye_that_somebody_changed_meanwhile_is_not_overwritten() -> None:
    made = event(4)
    registration.ask_bye(made, 1, 2, "Z", BY)
    with pytest.raises(Conflict):
        registration.ask_byes(made, 1, {2: Wish("", "H")}, BY)
    head = journals.read(made).head
    assert registration.ask_byes(made, 1, {2: Wish("", "Z"), 3: Wish("", "")}, BY).head == head


def test_two_are_kept_apart_and_may_meet_again(owner: Visitor) -> None:
    made = event(4, rounds=5)
    fields = {"other": "3 Player 3", "first": "2", "last": "4", "token": "t"}
    assert owner.send(f"/t/{made}/players/1/forbid", fields).status_code == 302
    (rule,) = journals.read(made).state.prohibitions
    assert rule == Prohibition((1, 3), 2, 4)
    assert "rounds 2 to 4" in text(owner.get(f"/t/{made}/players/3/"))
    for wrong in (
        {"other": "1"},
        {"other": "nobody"},
        {"other": "2", "first": "4", "last": "2"},
        {"other": "2", "last": "9"},
    ):
        assert owner.send(f"/t/{made}/players/1/forbid", wrong).status_code == 400
    owner.send(f"/t/{made}/players/3/lift", {"player": ["1", "3"], "token": "u"})
    assert journals.read(made).state.prohibitions == []


def test_a_pairing_forbidden_late_is_refused_in_fide_mode_and_asked_about_outside_it(owner: Visitor) -> None:
    made = event(4)
    play(made)
    refused = owner.send(f"/t/{made}/players/1/forbid", {"other": "2", "confirmed": "yes"})
    assert (refused.status_code, "leave FIDE mode on the Settings page" in text(refused)) == (400, True)
    fide_mode.leave(made, SURE._replace(typed="leave FIDE mode"))
    assert owner.send(f"/t/{made}/players/1/forbid", {"other": "2"}).status_code == 409
    with pytest.raises(Unconfirmed):
        registration.forbid(made, (1, 2), BY)
    state = registration.forbid(made, (1, 2), SURE).state
    assert state.prohibitions
    assert state.remarks[-1] == "### Prohibited pairing added @ Round 1"


def test_points_need_a_number_and_a_reason(owner: Visitor) -> None:
    made = event(4)
    for points, why, number in (("x", "y", ""), ("0", "y", ""), ("1", "", ""), ("101", "y", ""), ("1", "y", "9")):
        wrong = {"points": points, "why": why, "round": number}
        assert owner.send(f"/t/{made}/players/1/points", wrong).status_code == 400
    answer = owner.send(
        f"/t/{made}/players/1/points", {"points": "−½", "why": "phone rang", "round": "1", "token": "t"}
    )
    assert answer.status_code == 302
    (given,) = journals.read(made).state.adjustments
    assert (given.points, given.round) == (-5, 1)
    assert rows.entries(made)[-1].why == "phone rang"
    assert "-0.5" in text(owner.get(f"/t/{made}/players/1/"))


def test_who_was_never_paired_can_be_struck_off(owner: Visitor) -> None:
    made = event(4)
    assert owner.send(f"/t/{made}/players/4/remove", {"token": "t"}).status_code == 302
    assert len(journals.read(made).state.players) == 3
    play(made)
    assert "players/1/remove" not in text(owner.get(f"/t/{made}/players/1/"))
    assert owner.send(f"/t/{made}/players/1/remove", {"token": "u"}).status_code == 400


@pytest.mark.usefixtures("database", "data")
def test_a_name_is_never_cut_in_silence() -> None:
    made = event(2)
    with pytest.raises(Exception, match="at most 100"):
        registration.register(made, [Player(0, "x" * 101)], BY)
    with pytest.raises(BadRequest):
        registration.register(made, [Player(0, "Player 1")], SURE, skip_known=True)
