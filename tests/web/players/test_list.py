"""The list of players: shown, sorted, filtered, added to, saved; by anybody who types anything."""

import re
from typing import Any

import pytest

from fairswiss.desk import journals, registration, roster
from fairswiss.desk.telling import By
from fairswiss.model import BadRequest, Player
from fairswiss.model.errors import Conflict
from tests.web.databases import ON_ONE
from tests.web.store.events import BY, event, play
from tests.web.visitors import HOST, Visitor, text

DATABASES = ON_ONE

HOSTILE = (
    '<script>alert("x")</script>',
    '" autofocus onfocus="alert(1)',
    "{{ settings.SECRET_KEY }}{% load %}",
    "=HYPERLINK(A1)",
    "‮gnirts desrever",
    "O'Neill & Søn, Ægir",
    "李 小龍",
    "'; DROP TABLE store_entryrow; --",
)


def names(page: str) -> list[str]:
    return re.findall(r'<th scope="row"[^>]*>\s*<a[^>]*>([^<]*)</a>', page)


def state_of(made: str) -> Any:
    return journals.read(made).state


def test_the_list_shows_everybody_and_the_year_of_birth_alone(owner: Visitor) -> None:
    made = event(3)
    registration.register(made, [Player(0, "Zorn, Zoe", 2400, "WGM", "NOR", "1500", "1990/05/06", "w")], BY)
    page = text(owner.get(f"/t/{made}/players/"))
    assert names(page) == ["Zorn, Zoe", "Player 1", "Player 2", "Player 3"]
    assert "WGM" in page
    assert "NOR" in page
    assert ">1990<" in page
    assert "05/06" not in page


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("sort=name", ["Alder", "Birch", "Cedar"]),
        ("sort=rating", ["Cedar", "Birch", "Alder"]),
        ("sort=nothing", ["Cedar", "Birch", "Alder"]),
        ("sort=title", ["Alder", "Cedar", "Birch"]),
        ("find=bir", ["Birch"]),
        ("find=gm+al", ["Alder"]),
        ("find=987", ["Cedar"]),
        ("find=%3Cb%3E", []),
    ],
)
def test_the_list_is_sorted_and_filtered_without_scripts(owner: Visitor, query: str, expected: list[str]) -> None:
    made = event(2)
    for at in (1, 2):
        registration.remove(made, at, BY)
    people = [Player(0, "Alder", 1900, "GM"), Player(0, "Birch", 2000), Player(0, "Cedar", 2100, "FM", fide_id="987")]
    registration.register(made, people, BY)
    assert names(text(owner.get(f"/t/{made}/players/?{query}"))) == expected


def test_the_list_says_who_is_gone_absent_or_late(owner: Visitor) -> None:
    made = event(6, rounds=5)
    play(made)
    registration.withdraw(made, 1, BY)
    registration.ask_bye(made, 2, 3, "H", BY)
    registration.ask_bye(made, 2, 5, "H", BY._replace(confirmed=True))  # the second one
    registration.register(made, [Player(0, "Late, Lou", 1500)], BY)
    found = {row.registration: row for row in roster.rows(state_of(made))}
    assert found[1].withdrawn == 2
    assert found[2].byes == (("H", (3, 5)),)
    assert found[7].late == 2
    assert not found[3].late
    page = text(owner.get(f"/t/{made}/players/"))
    assert "withdrawn from round 2" in page
    assert "½ bye: 3, 5" in " ".join(page.split())
    assert "late, from round 2" in page


def test_one_line_adds_a_player_and_the_cursor_is_back_at_the_name(owner: Visitor) -> None:
    made = event(2)
    fields = {
        "name": "  Zorn,  Zoe ", "rating": "2400", "title": "WGM", "federation": "nor", "fide_id": "1500",
        "birth": "1990-05-06", "sex": "w", "token": "a",
    }  # fmt: skip
    answer = owner.send(f"/t/{made}/players/add", fields)
    assert answer.status_code == 302
    assert state_of(made).players[3] == Player(0, "Zorn, Zoe", 2400, "WGM", "NOR", "1500", "1990/05/06", "w")
    page = text(owner.get(answer["Location"]))
    assert "Zorn, Zoe has number 1." in page
    assert re.search(r'<input[^>]*name="name"[^>]*autofocus', page)
    assert 'class="new"' in page


def test_sent_twice_a_player_is_added_once(owner: Visitor) -> None:
    made = event(2)
    for _ in range(2):
        assert owner.send(f"/t/{made}/players/add", {"name": "Zorn", "token": "same"}).status_code == 302
    assert len(state_of(made).players) == 3


def test_somebody_who_is_there_already_is_asked_about(owner: Visitor) -> None:
    made = event(2)
    fields = {"name": "player 1", "rating": "1234", "token": "t"}
    asked = owner.send(f"/t/{made}/players/add", fields)
    assert asked.status_code == 409
    assert "the name is in the list already" in text(asked)
    assert len(state_of(made).players) == 2
    assert owner.send(f"/t/{made}/players/add", {**fields, "confirmed": "yes"}).status_code == 302
    assert len(state_of(made).players) == 3


@pytest.mark.parametrize(
    "field", [{"rating": "12a"}, {"rating": "5000"}, {"birth": "31/31/1990"}, {"fide_id": "x1"}, {"title": "XX"},
              {"federation": "N1"}, {"name": " "}, {"name": "x" * 101}, {"name": "‮"}]
)  # fmt: skip
def test_what_cannot_be_read_is_said_beside_the_field(owner: Visitor, field: dict[str, str]) -> None:
    made = event(2)
    answer = owner.send(f"/t/{made}/players/add", {"name": "Zorn", **field})
    assert answer.status_code == 422
    assert 'class="errors"' in text(answer)
    assert len(state_of(made).players) == 2


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_text(owner: Visitor, name: str) -> None:
    made = event(2)
    assert owner.send(f"/t/{made}/players/add", {"name": name}).status_code == 302
    for path in ("", "3/", "1/"):
        page = text(owner.get(f"/t/{made}/players/{path}"))
        assert "<script>alert" not in page
        assert 'onfocus="alert' not in page
        assert "‮" not in page
    csv = text(owner.get(f"/t/{made}/players/export.csv"))
    assert "\n=HYPERLINK" not in csv
    assert ",=HYPERLINK" not in csv


def test_the_list_is_saved_as_a_table(owner: Visitor) -> None:
    made = event(2)
    csv = owner.get(f"/t/{made}/players/export.csv")
    assert "Player 1" in text(csv)
    assert csv["Content-Disposition"] == 'attachment; filename="Club-players.csv"'
    assert getattr(owner.get(f"/t/{made}/players/export.xlsx"), "content", b"")[:2] == b"PK"
    assert owner.get(f"/t/{made}/players/export.exe").status_code == 400


def test_nobody_without_a_session_sees_or_adds_anybody(visitor: Visitor) -> None:
    made = event(2)
    for path in ("", "1/", "import", "export.csv", "rating-list", "rating-list/find?name=abc"):
        assert visitor.get(f"/t/{made}/players/{path}").status_code == 403
    assert len(state_of(made).players) == 2


def test_an_event_or_player_that_is_not_there_is_not_found(owner: Visitor) -> None:
    assert owner.get("/t/none/players/").status_code == 404
    assert owner.get(f"/t/{event(2)}/players/99/").status_code == 404


@pytest.mark.usefixtures("database", "data")
def test_who_is_meant_by_a_number_a_name_or_a_part_of_one() -> None:
    made = event(3)
    registration.register(made, [Player(0, "Zorn, Zoe", 2400)], By("x"))
    state = state_of(made)
    assert roster.meant(state, "1") == 4
    assert roster.meant(state, "1 Zorn, Zoe") == 4
    assert roster.meant(state, "zoe zorn") == 4
    assert roster.meant(state, "player 3") == 3
    for unclear in ("player", "nobody", "77", ""):
        with pytest.raises(BadRequest):
            roster.meant(state, unclear)
    with pytest.raises(Conflict):
        roster.meant(state, "2 Zorn, Zoe")


def test_german(owner: Visitor) -> None:
    made = event(2)
    page = text(owner.get(f"/t/{made}/players/", headers={"host": HOST, "accept-language": "de"}))
    assert "Spieler hinzufügen" in page
