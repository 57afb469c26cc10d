"""What the screens in the hall say: a message, the time, and when the next round starts."""

import re
from datetime import datetime, time, timedelta

import pytest
from django.utils import timezone

from fairswiss.desk import hall, history, journals
from fairswiss.desk.announcing import announced
from fairswiss.desk.events import change_settings
from fairswiss.desk.rounds import draft, publish
from fairswiss.journal.facts import HallAnnounced
from fairswiss.model.errors import BadRequest
from fairswiss.web.hall.views import _next
from tests.web.api.test_operations import call
from tests.web.databases import ON_ONE
from tests.web.public.events import public_event, result_of_first_board
from tests.web.store.events import BY
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")


def test_a_message_and_a_start_are_on_every_screen_until_they_are_taken_back(owner: Visitor, visitor: Visitor) -> None:
    made = public_event()
    assert "hall-notice" not in text(visitor.get(f"/public/{made}/screen/"))
    owner.send(f"/t/{made}/hall/announce", {"message": "Tea <b> is ready", "minutes": "15"})
    said = journals.read(made).state.hall
    assert (said.message, said.round) == ("Tea <b> is ready", 1)
    wait = datetime.fromisoformat(said.starts) - timezone.now()
    assert timedelta(minutes=13) < wait < timedelta(minutes=17)
    for show in ("pairings", "names", "standings,pairings"):
        page = text(visitor.get(f"/public/{made}/screen/?show={show}"))
        assert "Tea &lt;b&gt; is ready" in page
        assert f'data-starts="{int(datetime.fromisoformat(said.starts).timestamp())}"' in page
        assert "Round 1 starts at" in page
    owner.send(f"/t/{made}/hall/announce")
    assert journals.read(made).state.hall == HallAnnounced()
    assert "hall-notice" not in text(visitor.get(f"/public/{made}/screen/"))
    history.undo_last(made, BY)
    assert journals.read(made).state.hall == said


def test_what_was_typed_wrong_is_said_and_kept(owner: Visitor) -> None:
    made = public_event()
    answer = owner.send(f"/t/{made}/hall/announce", {"message": "Tea", "starts": "25:99"})
    assert answer.status_code == 422
    assert 'value="Tea"' in text(answer)
    assert journals.read(made).state.hall == HallAnnounced()


def test_a_time_of_day_that_has_passed_means_tomorrow() -> None:
    now = timezone.localtime()
    assert _next(time(now.hour, now.minute)).date() == now.date()
    if now.hour:
        assert _next(time(now.hour - 1, 0)) - now > timedelta(hours=22)


@pytest.mark.parametrize(("days", "hours", "expected"), [(0, 23, "23:59"), (0, 0, ""), (1, 23, "")])
def test_the_timetable_proposes_a_start_that_is_still_to_come_today(
    owner: Visitor, days: int, hours: int, expected: str
) -> None:
    made = public_event()
    day = timezone.localtime() + timedelta(days=days)
    planned = {"round_dates": (f"{day:%y/%m/%d}",), "round_times": (f"{hours:02}:{59 if hours else 0:02}",)}
    change_settings(made, announced(journals.read(made).state.settings, planned), BY)
    page = text(owner.get(f"/t/{made}/hall/"))
    (field,) = re.findall(r'<input[^>]*type="time"[^>]*>', page)
    assert (f'value="{expected}"' in field) is bool(expected)
    assert journals.read(made).state.hall == HallAnnounced()


def test_the_round_that_people_wait_for_is_the_one_that_starts() -> None:
    made = public_event()
    assert hall.starting_round(journals.read(made).state) == 1
    draft(made, BY)
    publish(made, 1, BY)
    assert hall.starting_round(journals.read(made).state) == 1, "published, but nobody has finished a game"
    result_of_first_board(made, 1)
    assert hall.starting_round(journals.read(made).state) == 2


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (HallAnnounced("x" * 201), "hall-message-too-long"),
        (HallAnnounced(round=2), "hall-start-incomplete"),
        (HallAnnounced(starts="2026-11-17T13:30+00:00"), "hall-start-incomplete"),
        (HallAnnounced("", 1, "at noon"), "hall-start-unknown"),
        (HallAnnounced("", 1, "2026-11-17T13:30+02:00"), "hall-start-unknown"),
    ],
)
def test_the_journal_takes_only_what_screens_can_show(said: HallAnnounced, code: str) -> None:
    made = public_event(2)
    with pytest.raises(BadRequest) as refused:
        journals.tell(made, lambda state: [said], "arbiter")
    assert refused.value.code == code


def test_programs_announce_what_the_page_announces(owner: Visitor) -> None:
    made = public_event()
    sent = {"message": "Tea", "starts": "2026-11-17T14:30:00+01:00"}
    shown = {"message": "Tea", "round": 1, "starts": "2026-11-17T13:30+00:00"}
    assert call(owner, "POST", f"t/{made}/hall", sent) == (200, shown)
    assert call(owner, "GET", f"t/{made}/hall") == (200, shown)
    assert call(owner, "POST", f"t/{made}/hall", {"starts": "2026-11-17T14:30:00"})[0] == 422, "which zone?"


def test_lists_take_turns_in_the_order_asked_for_each_once(visitor: Visitor) -> None:
    made = public_event()
    draft(made, BY)
    publish(made, 1, BY)
    page = text(visitor.get(f"/public/{made}/screen/list?show=names,pairings,luck,names,clock"))
    found = [page.index(mark) for mark in ("hall-names", "hall-pairings", "hall-notice")]
    assert found == sorted(found)
    assert page.count("hall-part") == 3
