"""Public pages of players and boards: found by name, by a short address, from paper; the same live and in the site."""

import json
import re

import pytest

from fairswiss.desk import events, fide_mode, journals, rounds
from fairswiss.desk.sheets import of_state
from fairswiss.desk.short_names import LEAST, long_name, short_name
from fairswiss.model.errors import NotThere
from fairswiss.usecases.spectators import Directory, folded
from tests.web.databases import ON_ONE
from tests.web.public.events import hide, hostile_event, public_event, result_of_first_board
from tests.web.store.events import BY, SURE, event, play
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

OUTSIDE = {"SERVER_NAME": "127.0.0.1"}


def _directory(made: str) -> Directory:
    return Directory(of_state(journals.read(made).state, public=True))


def test_a_player_has_games_colours_points_and_the_board_of_the_last_round(visitor: Visitor) -> None:
    made = public_event()
    play(made)
    rounds.draft(made, BY)
    rounds.publish(made, 2, BY)
    state = journals.read(made).state
    board = state.round(2).boards[0]
    page = text(visitor.get(f"/public/{made}/player/{board.white}/"))
    assert f'href="/public/{made}/player/{board.black}/"' in page
    assert f'href="/public/{made}/board/2/1/"' in page
    assert "not finished" in page
    shown = _directory(made).player(state.numbers[board.white])
    assert shown.now is not None
    assert (shown.now.round, shown.now.board, shown.now.colour) == (2, 1, "w")
    assert shown.points == shown.meetings[0].score
    assert re.search(r"[□■]{2}", re.sub("<[^>]+>", "", page))


def test_page_and_json_say_the_same(visitor: Visitor) -> None:
    made = hostile_event()
    state = journals.read(made).state
    who = state.round(2).boards[0].black
    data = visitor.get(f"/api/public/{made}/players/{who}").json()
    assert data["name"] == state.player(who).name
    assert [meeting["round"] for meeting in data["meetings"]] == [1, 2]
    board = visitor.get(f"/api/public/{made}/rounds/2/boards/1").json()
    assert board["black"]["name"] == data["name"]
    assert json.dumps(board["white"]["number"]) in text(
        visitor.get(f"/public/{made}/find/?name={board['white']['number']}")
    )


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Müller, Änne", "mueller"),
        ("Müller, Änne", "anne mul"),
        ("Łukasz Nowak", "luk"),
        ("O'Neill, Søren", "neill so"),
    ],
)
def test_names_are_found_as_people_type_them(name: str, typed: str) -> None:
    words = folded(name).split()
    assert all(any(word.startswith(part) for word in words) for part in folded(typed).split())


def test_find_my_name_works_without_a_script_and_says_where_to_sit(visitor: Visitor) -> None:
    made = hostile_event()
    page = text(visitor.get(f"/public/{made}/find/", {"name": "Щук"}))
    assert "Щукина" in page
    assert re.search(rf'href="/public/{made}/board/2/\d/"', page)
    assert re.search(rf'href="/public/{made}/board/1/\d/"', text(visitor.get(f"/public/{made}/find/?name=щук&round=1")))
    assert "No one here" in text(visitor.get(f"/public/{made}/find/?name=zzz"))
    assert visitor.get(f"/api/public/{made}/find", {"name": "щук"}).json()[0]["board"]


def test_a_draft_is_on_no_page_of_a_player_or_board(visitor: Visitor) -> None:
    made = public_event()
    play(made)
    rounds.draft(made, BY)
    assert visitor.get(f"/public/{made}/board/2/1/").status_code == 404
    assert "Round 2" not in text(visitor.get(f"/public/{made}/player/1/"))
    assert visitor.get(f"/public/{made}/player/99/").status_code == 404
    assert visitor.get(f"/api/public/{made}/rounds/2/boards/1").status_code == 404


def test_citations_lead_to_the_rules_that_paired_the_round(visitor: Visitor) -> None:
    made = public_event()
    play(made)
    rounds.draft(made, BY)
    rounds.publish(made, 2, BY)
    settings = journals.read(made).state.settings
    other = "dutch-2017" if settings.system != "dutch-2017" else "dutch-2026"
    fide_mode.leave(made, SURE._replace(typed="leave FIDE mode"))
    events.change_settings(made, settings._replace(system=other), SURE)
    page = text(visitor.get(f"/public/{made}/board/2/1/"))
    assert f'href="/rules/{settings.system}#' in page
    assert f"/rules/{other}" not in page


def test_a_result_is_on_the_page_at_once(visitor: Visitor) -> None:
    made = hostile_event()
    assert "Result:" not in text(visitor.get(f"/public/{made}/board/2/1/"))
    result_of_first_board(made, 2)
    assert "1 : 0" in text(visitor.get(f"/public/{made}/board/2/1/"))


def test_a_board_says_why_to_everyone_and_a_result_does_not_explain_it_again(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = hostile_event()
    page = text(visitor.get(f"/public/{made}/board/2/1/"))
    assert f'href="/rules/{journals.read(made).state.settings.system}#' in page
    data = visitor.get(f"/api/public/{made}/rounds/2/boards/1").json()
    assert data["black"]["name"] in data["why"]
    assert page.index("Why do I play") < page.index("<details") < page.index("/rules/")
    result_of_first_board(made, 2)
    monkeypatch.setattr("fairswiss.usecases.answered.RoundAnswers", None)  # to pair the round again would fail
    assert visitor.get(f"/public/{made}/board/2/1/").status_code == 200
    assert "rules/" in text(visitor.get(f"/public/{made}/player/1/"))


def test_short_addresses_lead_to_public_events_alone(visitor: Visitor) -> None:
    made = hostile_event()
    short = short_name(made)
    assert len(short) == LEAST
    assert visitor.get(f"/e/{short}")["Location"] == f"/public/{made}/find/"
    assert visitor.get(f"/e/{short}/1")["Location"] == f"/public/{made}/find/?round=1"
    assert visitor.get(f"/e/{short}/1/2")["Location"] == f"/public/{made}/board/1/2/"
    assert visitor.get(f"/e/{short[:4]}").status_code == 404
    assert visitor.get(f"/e/{short_name(event())}").status_code == 404
    hide(made)
    assert visitor.get(f"/e/{short}").status_code == 404


def test_a_short_name_is_longer_where_another_event_begins_alike(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairswiss.store.rows.names", lambda: ["abcdef990000", "abcdef120000", "ffffff000000"])
    assert short_name("abcdef120000") == "abcdef1"
    assert long_name("abcdef") == "abcdef120000", "the oldest, whose codes are on paper"
    with pytest.raises(NotThere):
        long_name("aaaaaa")
