"""Players, people and their data for programs."""

import base64
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.test import override_settings

from fairswiss.desk import events, registration
from fairswiss.formats.trf import write_trf
from fairswiss.model.player import NationalRecord
from fairswiss.usecases import ratinglist
from fairswiss.web.access import Role
from tests.ratinglist.lists import text_list
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, event, played, state
from tests.web.team import account, appointed
from tests.web.visitors import HOST, Visitor, text

TABLE = "Name;Rating\nZorn, Zoe;1900\nYarrow, Yan;1800\n"


def test_a_record_is_corrected_unless_somebody_was_faster(owner: Visitor) -> None:
    made = event()
    address = f"t/{made}/players/1/record"
    record = call(owner, "GET", address)[1]
    player = {"name": "Zorn, Zoe", "rating": 1900, "birth": "2001/02/03"}
    changed = call(owner, "PUT", address, {"player": player, "seen": record["mark"]})[1]
    assert (changed["name"], changed["birth"], changed["removable"]) == ("Zorn, Zoe", "2001/02/03", True)
    assert changed["mark"] != record["mark"]
    assert call(owner, "PUT", address, {"player": {"name": "Late"}, "seen": record["mark"]})[0] == 409
    (listed,) = call(owner, "GET", f"t/{made}/players?find=zorn")[1]
    assert (listed["birth"], listed["registration"]) == ("2001", 1)  # everybody reads the year alone


def test_national_data_and_categories_by_hand_are_read_and_written_as_on_the_page(owner: Visitor) -> None:
    made = event()
    call(owner, "POST", f"t/{made}/categories", {"name": "Guests"})
    more = {"national_rating": 1850, "national_id": "A-12", "categories_by_hand": ["Guests"]}
    address = f"t/{made}/players/1/record"
    assert call(owner, "PUT", address, {"player": {"name": "Zorn", **more}})[0] == 400  # of which federation?
    zorn = {"name": "Zorn", "federation": "GER", "club": "Tal"}
    told = call(owner, "PUT", address, {"player": {**zorn, **more}})[1]
    assert told | more == told
    assert (told["club"], told["categories"]) == ("Tal", ["Guests"])
    assert state(made).player(1).national == (NationalRecord("GER", 1850, national_id="A-12"),)
    page = text(owner.get(f"/t/{made}/players/1/"))
    assert 'name="national_rating" value="1850"' in page
    assert 'name="national_id" value="A-12"' in page
    told = call(owner, "PUT", address, {"player": {**zorn, "rating": 1900}})[1]
    assert told | more == told  # left out: as it is
    nothing = {"national_rating": 0, "national_id": "", "categories_by_hand": []}
    told = call(owner, "PUT", address, {"player": {**zorn, **nothing}})[1]
    assert told | nothing == told
    assert state(made).player(1).national == ()
    refused = call(owner, "PUT", address, {"player": {**zorn, "categories_by_hand": ["Nobody's"]}})
    assert (refused[0], refused[1]["code"]) == (400, "category-unknown")
    refused = call(owner, "PUT", address, {"player": {**zorn, "national_id": "a b"}})
    assert (refused[0], refused[1]["code"]) == (400, "value-unreadable")
    (late,) = call(owner, "POST", f"t/{made}/players", {"players": [{"name": "Late", "federation": "GER", **more}]})[1]
    assert [one["national_id"] for one in late["national"]] == ["A-12"]
    assert late["categories"] == ["Guests"]


def test_the_page_shows_the_record_that_it_changes(owner: Visitor) -> None:
    """An event rated by one federation does not write another one's rating into its record."""
    made = event()
    settings = state(made).settings
    events.change_settings(made, settings._replace(info=settings.info._replace(rating_federation="GER")), BY)
    austrian = NationalRecord("AUT", 1700, national_id="77")
    registration.amend(made, 1, state(made).player(1)._replace(number=0, national=(austrian,)), BY)
    page = text(owner.get(f"/t/{made}/players/1/"))
    assert 'value="1700"' not in page
    name = state(made).player(1).name
    owner.send(f"/t/{made}/players/1/", {"name": name, "national_rating": "1650", "national_id": "D-1"})
    assert state(made).player(1).national == (NationalRecord("GER", 1650, national_id="D-1"), austrian)


def test_byes_points_and_the_end_of_a_player(owner: Visitor) -> None:
    made = played()
    address = f"t/{made}/players/1"
    byes = {"byes": [{"round": 2, "code": "H"}, {"round": 3, "code": "Z"}]}
    absences = call(owner, "PUT", f"{address}/byes", byes)[1]["absences"]
    assert absences == byes["byes"]
    assert call(owner, "PUT", f"{address}/byes", {"byes": [{"round": 2, "code": "Z"}]})[0] == 409  # another was seen
    back = {"byes": [{"round": 2, "code": "", "seen": "H"}]}
    assert call(owner, "PUT", f"{address}/byes", back)[1]["absences"] == [{"round": 3, "code": "Z"}]
    assert call(owner, "POST", f"{address}/points", {"points": -0.5, "round": 1})[0] == 400  # without a reason
    call(owner, "POST", f"{address}/points", {"points": -0.5, "round": 1, "why": "late"})
    assert call(owner, "GET", f"{address}/record")[1]["adjustments"] == [{"points": -0.5, "round": 1}]
    assert call(owner, "POST", f"{address}/withdraw", {"round": 3})[1]["withdrawn_from"] == 3
    assert call(owner, "POST", f"{address}/remove")[0] == 400  # was paired
    late = call(owner, "POST", f"t/{made}/players", {"players": [{"name": "Late, Lena"}]})[1][0]["registration"]
    assert call(owner, "POST", f"t/{made}/players/{late}/remove")[0] == 200
    assert late not in state(made).players


@pytest.mark.parametrize("as_file", [False, True])
def test_a_table_is_looked_at_and_registered(owner: Visitor, as_file: bool) -> None:
    made = event(2)
    sent = {"content": base64.b64encode(TABLE.encode()).decode()} if as_file else {"text": TABLE}
    looked = call(owner, "POST", f"t/{made}/tables/look", sent)[1]
    assert [player["name"] for player in looked["players"]] == ["Zorn, Zoe", "Yarrow, Yan"]
    assert [column["field"] for column in looked["columns"]] == ["name", "rating"]
    assert len(state(made).players) == 2
    assert len(call(owner, "POST", f"t/{made}/tables", {**sent, "token": "same"})[1]) == 2
    assert len(call(owner, "POST", f"t/{made}/tables", {**sent, "token": "same"})[1]) == 2
    assert len(state(made).players) == 4
    assert len(call(owner, "POST", f"t/{made}/tables/look", sent)[1]["known"]) == 2
    for wrong in ({}, {"text": TABLE, "content": "AAAA"}, {"content": "?"}, {**sent, "charset": "rot13"}):
        assert call(owner, "POST", f"t/{made}/tables", wrong)[0] == 400, wrong


def test_the_rating_list_is_searched_and_fills_in(owner: Visitor, data: Path) -> None:
    made = event(1)
    assert call(owner, "GET", f"t/{made}/rating-list")[0] == 404
    (data / "list.txt").write_bytes(text_list())
    ratinglist.import_list(str(data / "list.txt"), str(data / ratinglist.FILE), published="2026-10")
    assert call(owner, "GET", f"t/{made}/rating-list")[1]["published"] == "2026-10"
    found = call(owner, "GET", f"t/{made}/rating-list/find?name=102&kind=rapid")[1][0]
    assert (found["fide_id"], found["name"]) == ("102", "Alder, Ana")
    player = {"name": found["name"], "fide_id": "102"}
    assert call(owner, "POST", f"t/{made}/players", {"players": [player]})[1][0]["rating"] == 0
    proposal = call(owner, "GET", f"t/{made}/rating-list/fill?kind=rapid")[1]
    proposed = next(one for one in proposal["players"] if one["registration"] == 2)
    assert "rating" in {change["field"] for change in proposed["changes"]}
    sent = {"players": [2], "seen": proposal["mark"], "kind": "rapid"}
    assert call(owner, "POST", f"t/{made}/rating-list/fill", {**sent, "seen": "old"})[0] == 409
    first, again = (call(owner, "POST", f"t/{made}/rating-list/fill", {**sent, "token": "same"}) for _ in range(2))
    assert first == again
    assert first[1][0]["rating"] == found["rating"]


def test_people_of_an_event_are_appointed_changed_and_dismissed(owner: Visitor) -> None:
    made, other = event(), event()
    account("helper")
    chief = appointed(Role.CHIEF_ARBITER, made)
    sent = {"name": "helper", "role": "result-entry", "first_board": 1, "last_board": 2}
    people = call(chief, "POST", f"t/{made}/people", sent)[1]["people"]
    number = next(one["number"] for one in people if one["name"] == "helper")
    assert call(chief, "POST", f"t/{other}/people", sent)[0] == 403
    assert call(chief, "GET", "accounts")[0] == 403
    assert call(owner, "POST", f"t/{other}/people/{number}/dismiss")[0] == 404  # not of that event
    assert call(chief, "POST", f"t/{made}/people/{number}/change", {"role": "arbiter", "first_board": 1})[0] == 400
    changed = call(chief, "POST", f"t/{made}/people/{number}/change", {"role": "arbiter"})[1]["people"]
    assert {one["name"]: one["role"] for one in changed}["helper"] == "arbiter"
    assert len(call(chief, "POST", f"t/{made}/people/{number}/dismiss")[1]["people"]) == 1
    assert call(chief, "POST", f"t/{made}/people", {"name": "nobody", "role": "viewer"})[0] == 404


@override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"])  # Argon2 takes its time
def test_accounts_are_made_and_ended_but_not_ones_own(owner: Visitor) -> None:
    made = event()
    added = call(owner, "POST", "accounts", {"name": "newcomer"})[1]
    assert User.objects.get(username="newcomer").check_password(added["password"])
    assert call(owner, "POST", "accounts", {"name": "newcomer"})[0] == 400
    assert call(owner, "POST", "accounts/newcomer/password", {"password": "short"})[0] == 400
    assert call(owner, "POST", "accounts/newcomer/password", {"password": "four long words here"})[1]["password"] == ""
    held = call(owner, "POST", "accounts/newcomer/appoint", {"role": "viewer", "tournament": made})[1]["appointments"]
    assert [(one["tournament"], one["role"]) for one in held] == [(made, "viewer")]
    assert call(owner, "GET", "accounts/newcomer")[1]["appointments"] == held
    gone = call(owner, "POST", f"accounts/newcomer/dismiss/{held[0]['number']}")[1]
    assert gone["appointments"] == []
    assert call(owner, "POST", "accounts/newcomer/end")[1]["in_use"] is False
    assert "newcomer" in [one["name"] for one in call(owner, "GET", "accounts")[1]]
    assert call(owner, "POST", "accounts/owner/password")[0] == 403
    chief = appointed(Role.CHIEF_ARBITER, name="chief")
    assert call(chief, "POST", "accounts/chief/password")[0] == 403  # it would need the old one


def test_names_are_withheld_and_people_anonymised(owner: Visitor) -> None:
    made = played()
    address = f"t/{made}/players/1"
    assert call(owner, "POST", f"{address}/withhold")[1]["name"] == "N. N."
    assert call(owner, "POST", f"{address}/withhold", {"withheld": False})[1]["name"] == state(made).player(1).name
    assert call(owner, "GET", f"{address}/data")[1]["events"][0]["registration"] == 1
    stored = call(owner, "GET", f"t/{made}/privacy")[1]
    assert (stored["is_running"], stored["births"]) == (True, 0)
    sent = {"player": 1, "name": "Spring Open"}
    assert call(owner, "POST", f"t/{made}/privacy/anonymise", sent)[0] == 400  # it is still played
    assert call(owner, "POST", f"t/{made}/put-away")[1]["archived"] is True
    assert [one["id"] for one in call(owner, "GET", "events/archive")[1]] == [made]
    name = state(made).player(1).name
    assert call(owner, "POST", f"t/{made}/privacy/anonymise", {**sent, "name": "Another"})[0] == 400
    assert call(owner, "POST", f"t/{made}/privacy/anonymise", sent)[0] == 200
    assert state(made).player(1).name != name
    assert call(owner, "POST", f"t/{made}/put-away", {"back": True})[1]["archived"] is False


def test_reports_copies_and_the_journal(owner: Visitor) -> None:
    made = played()
    text = write_trf(state(made).tournament())
    taken = call(owner, "POST", "events/import", {"text": text})[1]
    assert (taken["players"], taken["paired"]) == (8, 1)
    assert call(owner, "POST", "events/import", {"text": "no report"})[0] == 422
    status, refused = call(owner, "POST", "events/restore", {"content": "x" * (91 << 20)})
    assert (status, refused["problems"]) == (413, [])
    copy = call(owner, "GET", f"t/{made}/journal/backup")[1]["content"]
    back = call(owner, "POST", "events/restore", {"content": copy})[1]
    assert (back["players"], back["id"] != made) == (8, True)
    assert call(owner, "POST", "events/restore", {"content": "AAAA"})[0] in (400, 422)
    (kept,) = call(owner, "GET", f"t/{made}/journal/copies")[1]
    assert len(base64.b64decode(call(owner, "GET", f"t/{made}/journal/copies/{kept['name']}")[1]["content"])) > 100
    assert call(owner, "POST", f"t/{made}/journal/copies/{kept['name']}/restore")[1]["paired"] == 0
    for absent in ("..%2Fother.journal", "000099-before-round-9.journal"):
        for method, more in (("GET", ""), ("POST", "/restore")):
            status, told = call(owner, method, f"t/{made}/journal/copies/{absent}{more}")
            assert (status, "snapshots" in str(told)) == (404, False), told
    verified = call(owner, "GET", f"t/{made}/journal/verify")[1]
    assert (verified["sound"], verified["breaks"], verified["made_anew"], verified["whose"]) == (True, [], [], "ours")


def test_sheets_workings_and_what_everybody_may_read(owner: Visitor) -> None:
    made = played()
    assert "cross" in call(owner, "GET", f"t/{made}/sheets")[1]["sheets"]
    pairings = call(owner, "GET", f"t/{made}/sheets/pairings/0")[1]
    assert (pairings["round"], len(pairings["rows"]), pairings["columns"][0]) == (1, 4, "Board")
    assert call(owner, "GET", f"t/{made}/sheets/round/1")[1]["text"]
    assert call(owner, "GET", f"t/{made}/sheets/pairings/-1")[0] == 404
    (row,) = call(owner, "GET", f"t/{made}/standings/1?tie_breaks=BH")[1]["players"]
    assert next(value["terms"] for value in row["values"] if value["code"] == "BH")
    assert len(call(owner, "GET", f"t/{made}/rounds/1/list")[1]) == 8
    stranger = Visitor()
    assert stranger.get("/api/public", headers={"host": HOST}).json() == []
    assert stranger.get(f"/api/public/{made}", headers={"host": HOST}).status_code == 404
    events.change_settings(made, state(made).settings._replace(public=True), BY)
    (listed,) = stranger.get("/api/public", headers={"host": HOST}).json()
    assert (listed["id"], listed["published"]) == (made, 1)
    assert len(stranger.get(f"/api/public/{made}/names/0", headers={"host": HOST}).json()["rows"]) == 8
    for hidden in ("slips/1", "round/1", "names/-1", "names/9"):
        assert stranger.get(f"/api/public/{made}/{hidden}", headers={"host": HOST}).status_code == 404, hidden
    assert call(owner, "GET", "connect")[1]["addresses"] == []
