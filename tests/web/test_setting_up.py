"""Setting up an event: by intent, with picked tie-breaks, lists of one's own, advice, a timetable; and FIDE mode."""

import re
from datetime import date, time

import pytest

from fairswiss.desk.intents import INTENTS, intent
from fairswiss.desk.presets import MOST, keep_preset, presets_of
from fairswiss.formats.trf import read_trf
from fairswiss.model.errors import BadRequest
from fairswiss.rules import SHELF, choices, edition
from fairswiss.tiebreaks.naming import NAMES, named, offered
from fairswiss.usecases.advice import rounds_for
from fairswiss.usecases.timetable import Rhythm, Slot, slots, spread, written
from tests.web.databases import ON_BOTH, ON_ONE
from tests.web.rounds.events import state
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
POINTS = {"win": "1", "draw": "0.5", "loss": "0", "pab": "1", "numbering": "rating"}


def made(owner: Visitor, **fields: str) -> str:
    """A new event; its name in the store."""
    sent = owner.send("/new", {**POINTS, "name": "Open", "system": "dutch-2026", "rounds": "3", **fields})
    assert sent.status_code == 302, text(sent)
    return str(sent["Location"]).split("/")[2]


@pytest.mark.parametrize("one", INTENTS, ids=lambda one: one.id)
def test_the_defaults_of_every_intent_can_be_announced_as_they_are(owner: Visitor, one: object) -> None:
    meant = intent(getattr(one, "id", ""))
    page = text(owner.get(f"/new?intent={meant.id}"))
    assert f"<h1>{meant.title}</h1>" in page
    fields = dict(re.findall(r'<input[^>]*name="(\w+)"[^>]*value="([^"]*)"', page))
    chosen = re.findall(
        r'<select[^>]*name="(\w+)"[^>]*>(?:(?!</select>).)*<option value="([^"]*)" selected', page, re.S
    )
    event = made(owner, **{**fields, **dict(chosen), "name": "As it is", "intent": meant.id})
    held = state(event).settings
    assert (held.system, held.rounds) == (meant.fields["system"], meant.fields["rounds"])
    assert held.info.tie_breaks == meant.fields["tie_breaks"]
    assert held.info.rate_of_play == meant.fields.get("rate_of_play", "")


def test_an_unknown_intent_is_no_dead_end(owner: Visitor) -> None:
    answer = owner.get("/new?intent=chess-boxing")
    assert answer.status_code == 404
    assert "club-night" in text(answer)


@pytest.mark.parametrize("system", SHELF)
def test_a_form_has_the_options_of_its_system_and_no_others(owner: Visitor, system: str) -> None:
    page = text(owner.get(f"/new?intent=other&system={system}"))
    assert {name for name in choices() if f'name="{name}"' in page} == set(choices(system))
    assert ('name="baku"' in page) == ("baku" in edition(system).accelerations)
    assert ('name="pab"' in page) == (not system.endswith("round-robin"))


def test_an_acceleration_ends_with_its_system(owner: Visitor) -> None:
    event = made(owner, baku="on")
    assert state(event).settings.baku
    owner.send(f"/t/{event}/settings", {**POINTS, "name": "Open", "system": "dubov-1997", "rounds": "3", "baku": "on"})
    assert not state(event).settings.baku


def pressed(owner: Visitor, deed: str, tie_breaks: str, **more: str) -> str:
    """The page after a small button, in a form that is otherwise half filled in."""
    fields = {"name": "Half done", "system": "dutch-2026", "rounds": "", "tie_breaks": tie_breaks, "do": deed}
    answer = owner.send("/new", {"intent": "youth", **fields, "city": "Österbruch", **more})
    assert answer.status_code == 200
    page = text(answer)
    assert [word for word in ("Half done", "Österbruch") if f'value="{word}"' not in page] == [], "what was typed stays"
    assert "This field is required" not in page, "nothing was saved, so nothing is missing yet"
    return re.findall(r'name="tie_breaks" value="([^"]*)"', page)[0] if 'name="tie_breaks" value' in page else ""


def test_tie_breaks_are_ordered_by_buttons_that_need_no_script(owner: Visitor) -> None:
    assert pressed(owner, "up 1", "BH,SB,DE") == "SB,BH,DE"
    assert pressed(owner, "down 1", "BH,SB,DE") == "BH,DE,SB"
    assert pressed(owner, "drop 0", "BH,SB,DE") == "SB,DE"
    assert pressed(owner, "add", "BH", added="KS") == "BH,KS"
    assert pressed(owner, "use", "BH", list="DE,WIN") == "DE,WIN"
    assert pressed(owner, "up 0", "BH,SB") == pressed(owner, "down 7", "BH,SB") == "BH,SB"


@pytest.mark.parametrize("database", ON_BOTH, indirect=True)
def test_a_list_is_kept_under_a_name_and_chosen_again(owner: Visitor) -> None:
    pressed(owner, "keep", "BH/C1,KS", list_name="Our league")
    assert presets_of("owner") == {"Our league": "BH/C1,KS"}
    pressed(owner, "keep", "KS", list_name="Our league")
    assert presets_of("owner") == {"Our league": "KS"}, "the same name: replaced"
    event = made(owner)
    assert '<option value="KS">Our league: KS</option>' in text(owner.get(f"/t/{event}/settings"))
    pressed(owner, "forget", "BH", list="KS")
    assert presets_of("owner") == {}


def test_a_list_without_a_name_or_with_an_unknown_tie_break_is_not_kept(owner: Visitor) -> None:
    page = text(owner.send("/new", {"intent": "other", "system": "dutch-2026", "tie_breaks": "BH,XYZ", "do": "keep"}))
    assert "Give the list of tie-breaks a name" in page
    page = text(
        owner.send(
            "/new",
            {"intent": "other", "system": "dutch-2026", "tie_breaks": "BH,XYZ", "do": "keep", "list_name": "Mine"},
        )
    )
    assert "unknown tie-break" in page
    assert 'value="Mine"' in page
    assert presets_of("owner") == {}
    for number in range(MOST):
        keep_preset("owner", f"List {number}", "BH")
    with pytest.raises(BadRequest, match="Delete one first"):
        keep_preset("owner", "One more", "BH")


def test_every_tie_break_that_is_offered_has_a_name_and_a_meaning() -> None:
    assert {one.code.partition("/")[0] for one in offered()} == set(NAMES)
    assert all(one.name != one.code and one.meaning for one in offered())
    assert named("BH/C1").name == "Buchholz Cut 1"
    assert named("BH/C1").meaning.endswith("the lowest value left out")


@pytest.mark.parametrize(
    ("players", "system", "rounds", "least"),
    [
        (40, "dutch-2026", 8, 6),
        (64, "dutch-2026", 8, 6),
        (65, "dutch-2026", 9, 7),
        (6, "dutch-2026", 3, 3),
        (2, "dubov-1997", 1, 1),
        (10, "round-robin", 9, 9),
        (11, "round-robin", 11, 11),
        (6, "double-round-robin", 10, 10),
        (6, "keizer", 5, 3),
    ],
)
def test_rounds_are_recommended_with_the_reason(players: int, system: str, rounds: int, least: int) -> None:
    advice = rounds_for(players, system)
    assert (advice.rounds, advice.least) == (rounds, least)
    assert str(players) in advice.reason


def test_the_form_recommends_and_a_round_robin_follows(owner: Visitor) -> None:
    sent = {
        "name": "All",
        "intent": "round-robin",
        "system": "round-robin",
        "rounds": "9",
        "players": "12",
        "do": "show",
    }
    page = text(owner.send("/new", sent))
    assert "Recommended: 11 rounds" in page
    assert re.search(r'name="rounds" value="11"', page)


def test_rounds_are_spread_over_a_day_or_over_days() -> None:
    day = date(2026, 12, 31)
    assert spread(day, time(18), 3, Rhythm.MINUTES, 200)[1:] == (
        Slot("2026-12-31", "21:20"),
        Slot("2027-01-01", "00:40"),
    )
    weekly = spread(day, None, 2, Rhythm.WEEKLY)
    assert weekly == (Slot("2026-12-31"), Slot("2027-01-07"))
    dates, times = written(weekly)
    assert (dates, times) == (("26/12/31", "27/01/07"), ())
    assert slots(dates, times, 3) == (*weekly, Slot())


def test_a_timetable_is_filled_in_saved_printed_and_reported(owner: Visitor) -> None:
    event = made(owner, public="on")
    address = f"/t/{event}/timetable"
    filling = {"first": "2026-11-07", "begins": "18:30", "rhythm": "minutes", "minutes": "45", "do": "fill"}
    page = text(owner.send(address, filling))
    assert 'name="time_3" value="20:00"' in page
    assert state(event).settings.round_times == (), "only shown"
    planned = {f"day_{number}": "2026-11-07" for number in (1, 2, 3)}
    owner.send(address, {**planned, "time_1": "18:30", "time_2": "19:15"})
    held = state(event)
    assert held.settings.round_times == ("18:30", "19:15")
    for name in ("A, B", "C, D"):
        owner.send(f"/t/{event}/players/add", {"name": name})
    assert read_trf(text(owner.get(f"/t/{event}/report.trf26"))).info.round_dates == ("26/11/07",) * 3
    owner.send(f"/t/{event}/rounds/pair", {})
    owner.send(f"/t/{event}/rounds/1/publish", {})
    assert "2026-11-07 18:30" in text(owner.get(f"/public/{event}/pairings/1/"))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"day_1": "2026-11-08", "day_2": "2026-11-07"}, "before the previous round"),
        ({"day_1": "2026-11-07", "time_1": "18:00", "day_2": "2026-11-07", "time_2": "17:00"}, "before the previous"),
        ({"time_2": "17:00"}, "Give the day as well."),
    ],
)
def test_a_timetable_that_goes_backwards_is_refused(owner: Visitor, fields: dict[str, str], said: str) -> None:
    event = made(owner)
    answer = owner.send(f"/t/{event}/timetable", fields)
    assert answer.status_code == 422
    assert said in text(answer)


def test_every_page_of_an_event_says_in_which_mode_it_is(owner: Visitor) -> None:
    event, club = made(owner), made(owner, system="keizer")
    for page in ("", "players/", "rounds/", "settings", "timetable", "journal/", "people/"):
        for one, words in ((event, "FIDE mode"), (club, "Outside FIDE mode")):
            shown = text(owner.get(f"/t/{one}/{page}", follow=True))
            assert re.search(rf'href="/t/{one}/fide-mode".*?>{words}</span>', shown, re.S), page
    meaning = text(owner.get(f"/t/{event}/fide-mode"))
    assert "the pairing system" in meaning
    assert "the tie-breaks" in meaning
    assert "outside FIDE mode" in text(owner.get(f"/t/{club}/fide-mode"))
