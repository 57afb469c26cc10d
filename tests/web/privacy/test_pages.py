"""The pages about people's data: for everybody, of an event, of a player; and who may do what there."""

import re

import pytest
from django.contrib.auth.models import User

from fairswiss.desk import ratings, rounds
from fairswiss.store import rows
from fairswiss.web import access
from fairswiss.web.access import Role
from tests.web.privacy.events import ADULT, NAMES, peopled_event, played_event, registration_of
from tests.web.store.events import BY
from tests.web.test_german import said
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def test_everybody_reads_what_is_stored_and_which_cookies_there_are(visitor: Visitor, owner: Visitor) -> None:
    page = text(Visitor().get("/privacy"))
    assert "Whom to ask" in page
    assert 'href="/privacy"' in text(Visitor().get("/public/"))
    owner.get("/")
    owner.send("/theme", {"theme": "dark"})
    owner.send("/language", {"language": "de"})
    assert len(owner.cookies) == 4
    assert all(f"<code>{name}</code>" in page for name in owner.cookies)
    assert all(morsel["samesite"] == "Lax" for morsel in owner.cookies.values())


def test_whom_to_ask_can_be_said(visitor: Visitor, settings_contact: None) -> None:
    assert "office &lt;office@club.example&gt;" in text(visitor.get("/privacy"))


@pytest.fixture
def settings_contact(monkeypatch: pytest.MonkeyPatch) -> None:
    from django.conf import settings

    monkeypatch.setattr(settings, "PRIVACY_CONTACT", "office <office@club.example>")


def test_a_player_is_kept_from_the_public_and_shown_again(owner: Visitor) -> None:
    made = played_event()
    who = registration_of(made, ADULT.name)
    address = f"/t/{made}/privacy/{who}/"
    assert f'href="{address}"' in text(owner.get(f"/t/{made}/players/{who}/"))
    assert "1961" in text(owner.get(address))
    owner.send(f"{address}withhold")
    page = text(owner.get(address))
    assert "N. N." in page
    assert "Show the name again" in page
    assert ADULT.name not in text(owner.get(f"/public/{made}/standings/0/"))
    assert "the name is hidden from the public" in text(owner.get(f"/t/{made}/journal/"))
    owner.send(f"{address}withhold", {"show": "yes"})
    assert ADULT.name in text(owner.get(f"/public/{made}/standings/0/"))
    assert owner.get(f"/t/{made}/privacy/999/").status_code == 404


def test_a_player_gets_everything_that_is_stored(owner: Visitor) -> None:
    made = played_event()
    who = registration_of(made, "Quendelbaum, Ximena")
    ratings.state_factors(made, "standard", [(who, 40)], BY)
    told = owner.get(f"/t/{made}/privacy/{who}/data.json").json()
    (event,) = told["events"]
    assert event["registered"]["birth"] == "2014/07/23"
    assert {one["name"] for one in event["said"]} == {"Quendelbaum, Ximena Yolotl", "Quendelbaum, Ximena"}
    assert len(event["rounds"]) == 3
    assert event["rating_factors"] == [{"kind": "standard", "k": 40, "source": ""}]
    assert any("Ximena helped" in line["why"] for line in event["journal"])
    plain = text(owner.get(f"/t/{made}/privacy/{who}/data.txt"))
    assert "fide id: 98765432" in plain
    assert "Wunibald" not in str(event["said"])
    assert owner.get(f"/t/{made}/privacy/{who}/data.exe").status_code == 404


def test_an_event_is_anonymised_by_typing_its_name(owner: Visitor) -> None:
    made = played_event()
    assert f"/t/{made}/privacy/" in text(owner.get(f"/t/{made}/settings"))
    page = text(owner.get(f"/t/{made}/privacy/"))
    assert "1 minor: the public sees short names" in re.sub(r"\s+", " ", page)
    refused = owner.send(f"/t/{made}/privacy/anonymise", {"name": "yes"})
    assert refused.status_code == 400
    assert "Type the name of the event" in text(refused)
    journal = text(owner.send(f"/t/{made}/privacy/anonymise", {"name": "Kehraus Cup"}, follow=True))
    assert "The people were removed from" in journal
    assert not [name for name in NAMES if name in journal]
    verified = text(owner.send(f"/t/{made}/journal/verify", follow=True))
    assert "The journal is intact" in verified
    assert "rewritten" in verified


def test_while_it_is_played_the_pages_say_so(owner: Visitor) -> None:
    made = peopled_event()
    rounds.draft(made, BY)
    for path in ("", f"{registration_of(made, ADULT.name)}/"):
        page = text(owner.get(f"/t/{made}/privacy/{path}"))
        assert "still running" in page
        assert "Anonymise permanently" not in page


@pytest.mark.parametrize("role", [Role.ARBITER, Role.RESULT_ENTRY, Role.VIEWER])
def test_only_the_chief_arbiter_anonymises(owner: Visitor, role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    made = played_event()
    who = registration_of(made, ADULT.name)
    monkeypatch.setattr(access, "roles_of", lambda user, tournament: frozenset({role}))
    assert User.objects.exists()
    for path in ("anonymise", f"{who}/anonymise"):
        assert owner.send(f"/t/{made}/privacy/{path}", {"name": "Kehraus Cup"}).status_code == 403
    assert owner.get(f"/t/{made}/privacy/{who}/data.json").status_code == (200 if role is Role.ARBITER else 403)
    assert ADULT.name in str(rows.entries(made))


def test_the_pages_are_german(owner: Visitor) -> None:
    made = played_event()
    who = registration_of(made, ADULT.name)
    for address in ("/privacy", f"/t/{made}/privacy/", f"/t/{made}/privacy/{who}/"):
        assert re.findall(r"\b(the|and|of|public|name is|player|players)\b", said(owner, address)) == []
