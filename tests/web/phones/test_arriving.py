"""Check-in by players' own phones: by poster and badge, off by default, safe, told by the journal, undone."""

from pathlib import Path

import pytest
from django.http.response import HttpResponseBase

from fairswiss.desk import arrival, history, journals, privacy, registration
from fairswiss.desk.events import change_settings
from fairswiss.desk.own_arrival import link_of, open_check_in
from fairswiss.model import Player
from fairswiss.model.tournament import EventInfo
from fairswiss.rendering.journal import journal_lines
from fairswiss.rendering.sheets import Card, Sheet
from fairswiss.store import rows
from fairswiss.web.arrival import views
from fairswiss.web.paper import codes
from fairswiss.web.phones import quotas
from fairswiss.web.quotas import Pace
from tests.web.api.test_operations import call
from tests.web.phones.events import check_in_code as code
from tests.web.rounds.events import BY, event, state
from tests.web.visitors import HOST, ORIGIN, Visitor, text


@pytest.fixture
def phone(database: str, data: Path) -> Visitor:
    """Another device than the owner's."""
    return Visitor()


ON_ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


ADDRESS = "http://192.168.178.100:8000"


def opened(players: int = 6, *, public: bool = True) -> str:
    made = event(players)
    _announce(made, public=public)
    open_check_in(made, BY, on=True)
    return made


def _announce(made: str, *, public: bool) -> None:
    change_settings(made, state(made).settings._replace(public=public), BY)


def confirm(phone: Visitor, link: str, player: int, origin: str = ORIGIN) -> HttpResponseBase:
    return phone.post(f"/p/here/{link}", {"player": str(player)}, headers={"host": HOST, "origin": origin}, follow=True)


def test_a_player_finds_the_own_name_and_is_here(phone: Visitor, owner: Visitor) -> None:
    made = opened()
    arrival.pair_who_is_here(made, BY, on=True)
    link, name = code(made), state(made).players[2].name
    assert "Your name" in text(phone.get(f"/p/here/{link}"))
    found = text(phone.get(f"/p/here/{link}?name={name[:4].lower()}"))
    assert name in found
    assert "2600" not in found, "nothing but the name"
    assert f"?player={2}" in found
    assert "Is this you?" in text(phone.get(f"/p/here/{link}?player=2"))
    assert "You are checked in" in text(confirm(phone, link, 2))
    assert state(made).arrived == {2}
    assert 2 not in state(made).expected
    assert not phone.cookies, "a phone keeps nothing"
    (line,) = [line for line in journal_lines(rows.entries(made)) if line.kind == "checked-in"]
    assert (line.who, line.text) == ("phone: player", f"{name} is here, by phone")
    assert "by phone" in text(owner.get(f"/t/{made}/arrival/"))
    assert [one["by_phone"] for one in call(owner, "GET", f"t/{made}/arrival")[1]["players"] if one["here"]] == [True]
    before = len(rows.entries(made))
    confirm(phone, link, 2)
    assert len(rows.entries(made)) == before, "told once"


@ON_ONE
def test_it_is_off_until_an_arbiter_opens_it_and_old_codes_end_with_it(phone: Visitor, owner: Visitor) -> None:
    made = event()
    assert link_of(journals.read(made)) is None
    assert "Players cannot check in by their phones." in text(owner.get(f"/t/{made}/arrival/"))
    assert owner.get(f"/t/{made}/arrival/poster").status_code == 302
    owner.send(f"/t/{made}/arrival/by-phones", {"on": "yes"})
    old = code(made)
    assert phone.get(f"/p/here/{old}").status_code == 200
    assert call(owner, "POST", f"t/{made}/arrival/by-phones", {"on": False})[1]["by_phones"] is False
    assert phone.get(f"/p/here/{old}").status_code == 410
    assert confirm(phone, old, 1).status_code == 410
    open_check_in(made, BY, on=True)
    assert phone.get(f"/p/here/{old}").status_code == 410, "a poster of before"
    assert phone.get(f"/p/here/{code(made)}").status_code == 200
    assert state(made).arrived == set()


@ON_ONE
def test_an_arbiter_takes_it_back_and_the_phone_cannot_do_it_again(phone: Visitor, owner: Visitor) -> None:
    made = opened()
    link = code(made)
    confirm(phone, link, 3)
    owner.send(f"/t/{made}/arrival/3/here", {"here": "no"})
    refused = confirm(phone, link, 3)
    assert refused.status_code == 409
    assert "Please go to the arbiter" in text(refused)
    assert state(made).arrived == set()
    owner.send(f"/t/{made}/arrival/3/here", {"here": "yes"})
    assert (state(made).arrived, state(made).came_by_phone) == ({3}, set())
    confirm(phone, link, 4)
    history.undo_last(made, BY)  # passes over the phone: the arbiter's own last step is taken back
    assert state(made).arrived == {4}
    history.undo(made, rows.entries(made)[-2].number, BY)
    assert state(made).arrived == set()
    confirm(phone, link, 4)
    assert state(made).arrived == {4}, "undone in the journal it can be said again"


@ON_ONE
def test_a_phone_does_not_stand_in_the_way_of_an_undo(phone: Visitor) -> None:
    made = opened()
    entry = registration.register(made, [Player(0, "Late, Lena", 1500)], BY).head
    last = state(made).last_registration
    confirm(phone, code(made), last)
    assert last in state(made).arrived
    history.undo(made, entry, BY)
    assert last not in state(made).players


@ON_ONE
def test_nobody_is_shown_who_is_not_public(phone: Visitor) -> None:
    made = opened()
    registration.register(made, [Player(0, "Minor, Mia", 900, birth="2018"), Player(0, "Secret, Sam", 900)], BY)
    mia, sam = state(made).last_registration - 1, state(made).last_registration
    privacy.withhold(made, sam, BY)
    link = code(made)
    assert "Secret" not in text(phone.get(f"/p/here/{link}?name=sam")).replace('value="sam"', "")
    assert "cannot check you in" not in text(phone.get(f"/p/here/{link}?player={sam}"))
    assert "Is this you?" not in text(phone.get(f"/p/here/{link}?player={sam}"))
    assert confirm(phone, link, sam).status_code == 410
    assert "Please go to the arbiter" in text(phone.get(f"/p/here/{code(made, sam)}"))
    page = text(phone.get(f"/p/here/{link}?name=mia+minor"))
    assert f"?player={mia}" in page, "by her own whole name"
    assert "Minor, Mia" not in page
    assert f"?player={mia}" not in text(phone.get(f"/p/here/{link}?name=minor"))
    assert "?player=" not in text(phone.get(f"/p/here/{link}?name=a")), "one letter finds nobody"
    _announce(made, public=False)
    first = state(made).players[1].name
    assert "?player=" not in text(phone.get(f"/p/here/{link}?name={first[:4]}"))
    assert "?player=1" in text(phone.get(f"/p/here/{link}", {"name": " ".join(reversed(first.split(", ")))}))


@ON_ONE
def test_the_code_on_a_badge_is_for_one_player_and_leads_arbiters_to_the_desk(phone: Visitor, owner: Visitor) -> None:
    made = opened()
    link = code(made, 5)
    page = text(phone.get(f"/p/here/{link}?player=2"))
    assert state(made).players[5].name in page
    assert "Yes, I am here" in page
    confirm(phone, link, 2)
    assert state(made).arrived == {5}
    led = owner.get(f"/p/here/{link}")
    assert (led.status_code, led.headers["Location"]) == (302, f"/t/{made}/arrival/5/")


@ON_ONE
def test_wrong_links_and_too_many_requests_are_refused(phone: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = opened()
    link = code(made)
    for text_ in (link[:-1], link + "A", link[:-1] + ("A" if link[-1] != "A" else "B"), "here", "x" * 40):
        assert phone.get(f"/p/here/{text_}").status_code == 403
    assert phone.get(f"/p/{link}").status_code == 403, "no link for a game"
    assert confirm(phone, link, 1, "http://evil.example").status_code == 403
    assert state(made).arrived == set()
    registration.withdraw(made, 1, BY)
    assert confirm(phone, link, 1).status_code == 409
    assert confirm(phone, link, 999).status_code == 410
    monkeypatch.setattr(quotas, "OF_ADDRESS", Pace(2, 60, name="check-in-address"))
    told = [phone.get(f"/p/here/{link}").status_code for _ in range(4)]
    assert 429 in told


@ON_ONE
def test_the_poster_says_why_it_has_no_code(owner: Visitor) -> None:
    assert "Start it with --lan" in text(owner.get(f"/t/{opened()}/arrival/poster"))


@ON_ONE
def test_poster_and_badges_have_the_codes(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    made = opened()
    coded: list[str] = []

    def shown(address: str) -> str:
        coded.append(address)
        return "data:,"

    for module in (views, codes):
        monkeypatch.setattr(module, "public_address", lambda request: ADDRESS)
    monkeypatch.setattr(views, "page_code", shown)
    assert 'class="poster-code"' in text(owner.get(f"/t/{made}/arrival/poster"))
    assert coded == [f"{ADDRESS}/p/here/{code(made)}"]
    request = owner.get("/").wsgi_request
    sheet = Sheet("badges", 0, EventInfo(), cards=(Card("A", player=2),))
    (badge,) = codes.with_badges(request, journals.read(made), sheet).cards
    assert badge.link == f"{ADDRESS}/p/here/{code(made, state(made).in_order()[1])}"
    open_check_in(made, BY, on=False)
    (badge,) = codes.with_badges(request, journals.read(made), sheet).cards
    assert badge.link == f"{ADDRESS}/t/{made}/arrival/2/"
