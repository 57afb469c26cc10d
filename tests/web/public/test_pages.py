"""Public pages: for everybody, and of nothing but what was published."""

from django.test import Client

from fairswiss.desk import rounds
from tests.web.databases import ON_ONE
from tests.web.public.events import hide, hostile_event, public_event
from tests.web.store.events import BY, event, play
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

PAGES = (
    "", "pairings/0/", "pairings/1/", "names/0/", "standings/0/", "cross/0/", "players/0/", "screen/", "screen/list",
    "find/", "find/?name=a", "player/1/", "board/1/1/",
)  # fmt: skip


def test_anybody_sees_a_public_event(visitor: Visitor) -> None:
    made = hostile_event()
    for page in PAGES:
        answer = visitor.get(f"/public/{made}/{page}")
        assert answer.status_code == 200
        assert "Open &lt;b&gt; &amp; Söhne" in text(answer)
        for private in ("<script>alert", "4444", "1990/05", "1990-05"):
            assert private not in text(answer), page


def test_an_event_that_is_not_public_is_not_there(visitor: Visitor) -> None:
    made = hostile_event()
    hide(made)
    for page in PAGES:
        answer = visitor.get(f"/public/{made}/{page}")
        assert answer.status_code == 404
        assert "Söhne" not in text(answer)
        assert visitor.get(f"/public/nothing/{page}").status_code == 404


def test_who_may_see_it_anyway_is_told_how_it_becomes_public(owner: Visitor) -> None:
    made = event()
    answer = owner.get(f"/public/{made}/")
    assert answer.status_code == 404
    assert "Show published rounds to everyone" in text(answer)
    assert owner.get(f"/public/{made}/standings/0/").status_code == 404


def test_drafts_are_invisible_even_for_arbiters(owner: Visitor) -> None:
    made = public_event()
    play(made)
    rounds.draft(made, BY)
    assert owner.get(f"/public/{made}/pairings/2/").status_code == 404
    assert owner.get(f"/public/{made}/names/2/").status_code == 404
    assert "Pairings of round 1" in text(owner.get(f"/public/{made}/pairings/0/"))
    assert "Pairings of round 1" in text(owner.get(f"/public/{made}/screen/"))
    rounds.publish(made, 2, BY)
    assert "Pairings of round 2" in text(owner.get(f"/public/{made}/pairings/0/"))


def test_nothing_else_is_public(visitor: Visitor) -> None:
    made = hostile_event()
    for kind in ("slips", "aro", "round", "journal", "salary"):
        assert visitor.get(f"/public/{made}/{kind}/1/").status_code == 404


def test_the_list_has_the_public_events_alone(visitor: Visitor) -> None:
    assert "Nothing is public" in text(visitor.get("/public/"))
    made, hidden = public_event(), event()
    page = text(visitor.get("/public/"))
    assert f"/public/{made}/" in page
    assert hidden not in page


def test_before_the_first_round_there_are_players_and_a_promise(visitor: Visitor) -> None:
    made = public_event()
    assert "not been published" in text(visitor.get(f"/public/{made}/"))
    assert visitor.get(f"/public/{made}/pairings/0/").status_code == 404
    assert "Player 3" in text(visitor.get(f"/public/{made}/players/0/"))
    assert "will appear here" in text(visitor.get(f"/public/{made}/screen/"))


def test_public_pages_are_read_only(visitor: Visitor) -> None:
    made = public_event()
    for page in PAGES:
        assert visitor.send(f"/public/{made}/{page}").status_code == 405


def test_looking_leaves_no_session(visitor: Visitor) -> None:
    made = hostile_event()
    assert isinstance(visitor, Client)
    visitor.get(f"/public/{made}/pairings/1/")
    assert not any(name.startswith("fairswiss_session") for name in visitor.cookies)
