"""One desk for a round: the bar, the places, byes, no-shows, questions at the thing they are about."""

import time

import pytest

from fairswiss.desk import registration, rounds
from fairswiss.desk.registration.no_shows import StillIn, answer, no_shows
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.web import presence
from fairswiss.web.shared_counts import Left
from tests.web.databases import ON_ONE
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


def shown(owner: Visitor, path: str, status: int = 200) -> str:
    response = owner.get(path, follow=True)
    assert response.status_code == status
    return " ".join(text(response).split())


def bar(owner: Visitor, made: str) -> str:
    page = shown(owner, f"/t/{made}/standings/")
    return page.partition('id="bar"')[2].partition("</div>")[0]


def test_the_bar_says_where_the_event_stands(owner: Visitor) -> None:
    for made, words in (
        (event(1), ("Round 1 of 5", "players are being entered", "FIDE mode")),
        (event(6), ("Round 1 of 5", "ready to be paired")),
        (drafted(), ("Round 1 of 5", "draft")),
        (published(6), ("Round 1 of 5", "3 results missing")),
        (played(6), ("Round 2 of 5", "ready to be paired")),
        (played(6, 2, 2), ("Round 2 of 2", "finished")),
    ):
        said = bar(owner, made)
        assert all(word in said for word in words), said
        assert "Round 0" not in said
        assert "Outside FIDE mode" not in said


def test_five_places_and_the_pages_of_the_one_that_is_open(owner: Visitor) -> None:
    made = published(6)
    page = shown(owner, f"/t/{made}/journal/")
    places = page.partition('<ul class="places">')[2].partition("</ul>")[0]
    assert [label for label in ("Desk", "Players", "Standings", "Publish", "More") if f">{label}</a>" in places] == [
        "Desk", "Players", "Standings", "Publish", "More",
    ]  # fmt: skip
    assert places.count("<li>") == 5
    pages = page.partition('<ul class="place-pages">')[2].partition("</ul>")[0]
    assert 'aria-current="page">Journal</a>' in pages
    for label in ("Overview", "Why", "Settings", "People"):
        assert f">{label}</a>" in pages
    assert "place-pages" not in shown(owner, f"/t/{made}/rounds/")


@pytest.mark.parametrize("old", ["results/", "results/1/", "rounds/", "rounds/1/", "why/", "journal/", "paper/", ""])
def test_old_addresses_still_work(owner: Visitor, old: str) -> None:
    assert "Spring Open" in shown(owner, f"/t/{published(6)}/{old}")


def test_a_bye_is_granted_and_taken_back_at_the_desk(owner: Visitor) -> None:
    made = published(6)
    sent = owner.send(f"/t/{made}/rounds/bye", {"player": "3", "code": "H"}, follow=True)
    assert "Costa, Aino is not paired in round 2." in text(sent)
    assert state(made).absences == {(2, 3): "H"}
    owner.send(f"/t/{made}/rounds/bye", {"player": "3"})
    assert state(made).absences == {}
    assert owner.send(f"/t/{made}/rounds/bye", {"player": "x", "code": "H"}).status_code == 400


def test_a_doubtful_bye_is_asked_about_beside_its_form(owner: Visitor) -> None:
    made = published(6)
    response = owner.send(f"/t/{made}/rounds/bye", {"player": "3", "code": "F"})
    asked = " ".join(text(response).split())
    assert response.status_code == 409
    assert "A bye for Costa, Aino in round 2:" in asked.partition('<details class="byes" open>')[2]
    assert state(made).absences == {}
    owner.send(f"/t/{made}/rounds/bye", {"player": "3", "code": "F", "confirmed": "yes"})
    assert state(made).absences == {(2, 3): "F"}


def no_show() -> tuple[str, int]:
    made = published(8)
    enter(made, 1, "1")
    enter(made, 1, "+", [2])
    return made, state(made).round(1).boards[1].black


@pytest.mark.parametrize(
    ("still", "words"),
    [("out", "is out"), ("absent-next", "is absent from the next round"), ("in", "is still in")],
)
def test_who_did_not_come_is_out_absent_or_still_in(owner: Visitor, still: str, words: str) -> None:
    made, player = no_show()
    page = shown(owner, f"/t/{made}/rounds/")
    assert page.count("did not come in round 1: still in?") == 1
    assert "the points so far stay" in page
    sent = owner.send(f"/t/{made}/rounds/still-in", {"player": str(player), "still": still}, follow=True)
    assert words in text(sent)
    assert "still in?" not in shown(owner, f"/t/{made}/rounds/"), "it is asked once"
    after = state(made)
    assert (player in after.withdrawn) is (still == "out")
    assert after.absences == ({(2, player): "Z"} if still == "absent-next" else {})
    again = owner.send(f"/t/{made}/rounds/still-in", {"player": str(player), "still": still})
    assert again.status_code == 409
    rounds.close(made, 1, BY)
    rounds.draft(made, BY)
    seated = {seat for board in state(made).round(2).boards for seat in board[:2]}
    assert (player in seated) is (still == "in")


@pytest.mark.usefixtures("database")
def test_nobody_is_asked_about_who_came_or_cannot_be_paired_any_more() -> None:
    made, player = no_show()
    assert no_shows(state(made)) == [player]
    with pytest.raises(BadRequest):
        answer(made, player, "perhaps", BY)
    with pytest.raises(Conflict):
        answer(made, state(made).round(1).boards[1].white, StillIn.OUT, BY)
    registration.withdraw(made, player, BY)
    assert no_shows(state(made)) == []
    assert no_shows(state(played(6, 2, 2))) == []
    assert no_shows(state(drafted())) == []


def test_a_line_that_would_replace_a_result_asks_below_the_board(owner: Visitor) -> None:
    made = published(6)
    enter(made, 1, "0", [2])
    response = owner.send(f"/t/{made}/results/1/enter", {"line": "2 1"})
    page = " ".join(text(response).split())
    assert response.status_code == 409
    asked = page.partition('id="board-2"')[2].partition('id="board-3"')[0]
    assert "<strong>0 : 1</strong> was entered before. Replace it by <strong>1 : 0</strong>?" in asked
    assert "".join(state(made).round(1).boards[1][2:]) == "01"
    assert owner.send(f"/t/{made}/results/1/enter", {"line": "2 0"}).status_code == 302, (
        "the same result is no question"
    )
    assert owner.send(f"/t/{made}/results/1/enter", {"line": "3 1"}).status_code == 302, "nor is the first one"


def test_a_correction_is_asked_below_its_board(owner: Visitor) -> None:
    made = played(6)
    board = state(made).round(1).boards[1]
    sent = {"pressed": "2 =", "seen-2": f"{board.white}.{board.black}.10"}
    response = owner.send(f"/t/{made}/results/1/enter", sent)
    page = " ".join(text(response).split())
    assert response.status_code == 409
    assert "Please confirm" not in page
    assert "Continue anyway" in page.partition('id="board-2"')[2].partition('id="board-3"')[0]
    owner.send(f"/t/{made}/results/1/enter", sent | {"confirmed": "yes"})
    assert "".join(state(made).round(1).boards[1][2:]) == "=="


def test_the_others_who_are_here_are_named_until_they_leave(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = published(6)
    monkeypatch.setattr(presence, "of_tournament", lambda tournament: [])
    monkeypatch.setattr(presence, "OWNER", "Ada")
    assert "Also here" not in shown(owner, f"/t/{made}/rounds/here")
    now = time.time()
    presence._seen_here.settle(presence._key(made, "Ada"), lambda held: Left(0, now))
    assert "Also here: Ada" in shown(owner, f"/t/{made}/rounds/here")
    assert "Also here: Ada" in shown(owner, f"/t/{made}/rounds/")
    presence._seen_here.settle(presence._key(made, "Ada"), lambda held: Left(0, now - 60))
    assert "Also here" not in shown(owner, f"/t/{made}/rounds/here")


def test_the_density_is_remembered_by_the_browser(owner: Visitor) -> None:
    made = published(6)
    assert "data-density=" not in shown(owner, f"/t/{made}/rounds/").partition(">")[0]
    owner.send("/density", {"density": "dense", "next": f"/t/{made}/rounds/"})
    assert 'data-density="dense"' in shown(owner, f"/t/{made}/rounds/")
    owner.send("/density", {"density": "", "next": "/"})
    assert 'data-density="dense"' not in shown(owner, f"/t/{made}/rounds/")
