"""The rating list beside the players: imported in the browser, searched while typing, used to fill in."""

import re
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from fairswiss.desk import journals, registration
from fairswiss.model import NationalRecord, Player
from fairswiss.usecases import ratinglist
from tests.ratinglist.lists import text_list
from tests.web.store.events import BY, event
from tests.web.visitors import Visitor, text


@pytest.fixture
def with_list(data: Path) -> None:
    source = data / "players_list_foa.txt"
    source.write_bytes(text_list())
    ratinglist.import_list(str(source), str(data / ratinglist.FILE), published="2026-10")


def test_without_a_list_everything_works_and_a_hint_says_how_to_get_one(owner: Visitor) -> None:
    made = event(2)
    page = text(owner.get(f"/t/{made}/players/"))
    assert f"/t/{made}/players/rating-list" in page
    assert "rating-list/find" not in page
    assert text(owner.get(f"/t/{made}/players/rating-list/find?name=alder")).strip() == ""
    assert "There is no rating list" in text(owner.get(f"/t/{made}/players/rating-list/fill"))
    assert owner.get(f"/t/{made}/players/?fide_id=101").status_code == 200


def test_a_list_is_imported_in_the_browser_and_a_bad_one_leaves_it(owner: Visitor, data: Path) -> None:
    made = event(2)
    address = f"/t/{made}/players/rating-list"
    sent = owner.send(address, {"file": SimpleUploadedFile("standard_oct26frl.txt", text_list())})
    assert sent.status_code == 302
    assert "2026-10" in text(owner.get(address))
    before = (data / ratinglist.FILE).read_bytes()
    for name, content in (("../../evil.txt", b"nonsense"), ("x.zip", b"PK\x03\x04 broken"), ("empty.txt", b"\n")):
        assert owner.send(address, {"file": SimpleUploadedFile(name, content)}).status_code == 422
    assert (data / ratinglist.FILE).read_bytes() == before
    assert owner.send(address, {}).status_code == 422


@pytest.mark.usefixtures("with_list")
def test_players_are_found_while_typing(owner: Visitor) -> None:
    made = event(2)
    assert "hx-get" in text(owner.get(f"/t/{made}/players/"))
    found = text(owner.get(f"/t/{made}/players/rating-list/find", {"name": "alder an"}))
    assert 'data-name="Alder, Ana"' in found
    assert 'data-rating="2400"' in found
    assert text(owner.get(f"/t/{made}/players/rating-list/find", {"name": "al"})).strip() == ""
    assert "No match" in text(owner.get(f"/t/{made}/players/rating-list/find", {"name": "<b>zzzzzz"}))


@pytest.mark.usefixtures("with_list")
def test_without_scripts_a_link_fills_the_form(owner: Visitor) -> None:
    made = event(2)
    found = text(owner.get(f"/t/{made}/players/rating-list/find", {"name": "102", "kind": "rapid"}))
    address = re.search(r'href="([^"]+)"', found)
    assert address
    page = text(owner.get(address[1].replace("&amp;", "&")))
    assert 'value="Alder, Ana"' in page
    assert 'value="102"' in page
    assert owner.get(f"/t/{made}/players/?fide_id=x").status_code == 400


@pytest.mark.usefixtures("with_list")
def test_what_is_missing_is_proposed_and_filled_in_when_chosen(owner: Visitor) -> None:
    made = event(2)
    registration.register(
        made, [Player(0, "Alder, Ana", 0, fide_id="101"), Player(0, "Alder, A.", 7, fide_id="102")], BY
    )
    address = f"/t/{made}/players/rating-list/fill"
    page = text(owner.get(address))
    assert "2400" in page
    seen = re.search(r'name="seen"\s+value="(\w+)"', page)
    assert seen
    fields = {"seen": seen[1], "player": ["3"], "token": "t", "kind": "standard"}
    for _ in range(2):
        assert owner.send(address, fields).status_code == 302
    state = journals.read(made).state
    assert state.players[3].rating == 2400
    assert state.players[4].federation == ""
    assert owner.send(address, {**fields, "token": "other"}).status_code == 409


_MEMBERS = "PKZ;Name;Verein;DWZ;FIDE-ID\n10012;Tchernykh, Sergey;SK Tal;2250;104\n10013;Müller, Xaver;SK Berg;1850;\n"


@pytest.mark.usefixtures("with_list")
def test_a_national_list_is_imported_shown_beside_and_registered_from(owner: Visitor) -> None:
    made = event(2)
    address = f"/t/{made}/players/rating-list"
    file = SimpleUploadedFile("members.csv", _MEMBERS.encode())
    assert owner.send(address, {"file": file, "national": "GER"}).status_code == 302
    assert "National list of GER" in text(owner.get(address))
    found = text(owner.get(f"{address}/find", {"name": "tchernykh"}))
    assert 'data-rating="2301"' in found
    assert 'data-national_rating="2250"' in found
    assert "SK Tal" in found
    link = re.search(r'href="([^"]+)"', text(owner.get(f"{address}/find", {"name": "xaver mueller"})))
    assert link
    page = text(owner.get(link[1].replace("&amp;", "&")))
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))
    assert (fields["listed_name"], fields["national_id"]) == ("Müller, Xaver", "10013")
    for name in ("Müller, Xaver", "Somebody, Else"):
        assert owner.send(f"/t/{made}/players/add", {**fields, "name": name, "token": name}).status_code == 302
    listed, other = [journals.read(made).state.players[number] for number in (3, 4)]
    assert (listed.club, listed.national) == ("SK Berg", (NationalRecord("GER", 1850, national_id="10013"),))
    assert (other.club, other.national) == ("", ())
