"""Pages that explain: every system, every board, drafts for arbiters alone, and what was changed by hand."""

import re
from typing import Any

import pytest

from fairswiss.desk import rounds
from fairswiss.desk.rounds.results import Result, enter_results
from fairswiss.desk.seating import Seats, swapped
from fairswiss.web import access
from fairswiss.web.access import Role
from tests.web.databases import ON_ONE
from tests.web.samples import BY, drafted, hostile, imported
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

SYSTEMS = ("weekend-open", "kitchen-garden-2011", "kitchen-garden-2014", "kitchen-garden-2026")


def shown(visitor: Visitor, address: str, status: int = 200, **more: Any) -> str:
    response = visitor.get(address, **more)
    assert response.status_code == status, text(response)[:500]
    return text(response)


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_round_is_shown_with_pictures_words_and_links_that_lead_somewhere(owner: Visitor, name: str) -> None:
    event = imported(name)
    page = shown(owner, f"/t/{event.event}/why/")
    assert page.count("<svg") >= 3
    anchors = set(re.findall(r'\bid="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    assert len(re.findall(r'\bid="([^"]+)"', page)) == len(anchors)
    for address in sorted(set(re.findall(rf'href="(/t/{event.event}/why/[^"]+)"', page)))[:12]:
        shown(owner, address)
    assert shown(owner, f"/t/{event.event}/why/4/").count("<svg") == page.count("<svg")


def test_every_board_and_player_has_a_page(owner: Visitor) -> None:
    event = imported()
    state = event.state
    board = state.round(4).boards[1]
    page = shown(owner, f"/t/{event.event}/why/4/board/2")
    assert page.index("Why do I play") < page.index("<details") < page.index("What happened in round 4")
    for player in board[:2]:
        assert state.player(player).name in page
        card = shown(owner, f"/t/{event.event}/why/player/{player}")
        assert "Round by round" in card
    for address in ("4/board/0", "4/board/99", "5/", "0/", "4/group/99", "player/999"):
        shown(owner, f"/t/{event.event}/why/{address}", 404)


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_group_is_derived_for_an_appeal_on_page_paper_and_as_data(owner: Visitor, name: str) -> None:
    event = imported(name)
    found = re.search(r'href="(/t/\w+/why/4/appeal/\d+)"', shown(owner, f"/t/{event.event}/why/4/board/1"))
    assert found
    page = shown(owner, found[1])
    assert "step by step" in page
    assert "The result" in page
    assert owner.get(f"{found[1]}.pdf").content.startswith(b"%PDF-")
    data = owner.get(f"/api/t/{event.event}/rounds/4/appeals/{found[1].rpartition('/')[2]}").json()
    assert data["pairs"]
    board = event.state.round(4).boards[0]
    assert {event.state.numbers[board.white], event.state.numbers[board.black]} <= {
        p["number"] for p in data["players"]
    }
    shown(owner, f"/t/{event.event}/why/4/appeal/99", 404)
    shown(owner, f"/t/{event.event}/why/9/appeal/1", 404)
    assert "appeal" not in shown(owner, f"/t/{event.event}/why/1/board/1") or name != "weekend-open"


def test_why_not_takes_numbers_and_parts_of_names(owner: Visitor) -> None:
    event = imported()
    address = f"/t/{event.event}/why/4/why-not"
    page = shown(owner, f"{address}?one=2+Palma,+Nuno&other=uosis")
    assert "why-answer" in page
    assert "2 (Palma, Nuno)" in page
    piece = shown(owner, f"{address}?one=2&other=1", headers={"HX-Request": "true"})
    assert "<html" not in piece
    assert "why-answer" in piece
    for query in ("one=2&other=2", "one=2&other=xyzzy", "one=2&other=999", "one=2&other=a", "one=&other=3"):
        assert "note-bad" in shown(owner, f"{address}?{query}")


def test_a_group_is_a_piece_for_htmx_and_a_page_for_a_link(owner: Visitor) -> None:
    event = imported()
    assert "<html" in shown(owner, f"/t/{event.event}/why/4/group/1")
    piece = shown(owner, f"/t/{event.event}/why/4/group/1", headers={"HX-Request": "true"})
    assert "<html" not in piece
    assert "<svg" in piece


def test_large_groups_wait_until_they_are_opened(owner: Visitor) -> None:
    event = imported("large-open")
    page = shown(owner, f"/t/{event.event}/why/6/")
    assert "<details" in page
    assert len(page) < 250_000


def test_the_list_before_a_round(owner: Visitor) -> None:
    event = imported()
    assert "ARO" in shown(owner, f"/t/{event.event}/why/4/list")


def test_drafts_are_for_those_who_may_see_drafts(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    event = drafted()
    assert "Round 5: why?" in shown(owner, f"/t/{event.event}/why/")
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({Role.VIEWER}))
    assert "Round 4: why?" in shown(owner, f"/t/{event.event}/why/")
    for address in ("5/", "5/group/1", "5/board/1", "5/why-not", "5/list"):
        shown(owner, f"/t/{event.event}/why/{address}", 404)
    last = event.state.round(5).boards[0].white
    assert '<th scope="row" class="number">5</th>' not in shown(owner, f"/t/{event.event}/why/player/{last}")


def test_a_round_changed_by_hand_says_where_it_leaves_the_rules(owner: Visitor) -> None:
    event = drafted()
    assert "differs from what the rules give" not in shown(owner, f"/t/{event.event}/why/5/")
    rounds.start_hand(event.event, 5, BY)
    played = event.state.round(5)
    boards, bye = swapped(played, played.boards[0].white, played.boards[5].white)
    rounds.change(event.event, 5, lambda state, at: Seats(boards, bye), BY._replace(confirmed=True))
    page = shown(owner, f"/t/{event.event}/why/5/")
    assert "differs from what the rules give" in page
    changed = shown(owner, f"/t/{event.event}/why/5/board/1")
    assert "The rules do not pair these two" in changed
    assert changed.count("The arbiter changed this by hand. By the rules you would play") == 2, "both sides say so"
    reason = "What the rules have against"
    assert changed.count(reason) <= 1, "the reason is given once, for both"
    assert "The arbiter changed this by hand" not in shown(owner, f"/t/{event.event}/why/5/board/2")


def test_names_stay_names(owner: Visitor) -> None:
    event = hostile()
    for address in ("why/", "why/4/why-not?one=1&other=2", "why/4/list", "standings/", "standings/?table=cross"):
        page = shown(owner, f"/t/{event.event}/{address}")
        assert "<img src=x" not in page
        assert "&lt;img src=x" in page


def test_an_event_without_rounds_says_so(owner: Visitor) -> None:
    event = imported()
    assert "No round" not in shown(owner, f"/t/{event.event}/why/")
    shown(owner, "/t/nothing/why/", 404)


def test_nobody_sees_anything_without_a_session(visitor: Visitor) -> None:
    event = imported()
    for address in (
        "why/",
        "why/4/board/1",
        "why/player/1",
        "standings/",
        "standings/working/1",
        "standings/download/csv",
    ):
        shown(visitor, f"/t/{event.event}/{address}", 403)


def test_a_card_counts_no_colour_of_a_game_that_was_not_played(owner: Visitor) -> None:
    """A double forfeit has a colour on the board list, and none in the history."""
    event = imported()
    board = event.state.round(4).boards[0]
    before = _card(owner, event.event, board.white)
    enter_results(event.event, 4, [Result(board.white, board.black, "-", "-")], BY._replace(confirmed=True))
    after = _card(owner, event.event, board.white)
    before, after = (re.sub(r"</?span[^>]*>", "", card) for card in (before, after))
    assert re.search(r'why-colours">[□■–]{3}□<', before)
    assert re.search(r'why-colours">[□■–]{3}–<', after)


def _card(owner: Visitor, event: str, registration: int) -> str:
    return text(owner.get(f"/t/{event}/why/player/{registration}"))
