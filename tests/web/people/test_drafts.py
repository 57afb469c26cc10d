"""Nobody but the arbiters learns that a draft exists: every address answers them as if it did not."""

import re
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.db import transaction
from django.http.response import HttpResponseBase

from fairswiss.desk import registration, rounds
from fairswiss.desk.announcing import announced
from fairswiss.desk.events import change_settings
from fairswiss.desk.seating import Seats
from fairswiss.web.access import Role
from tests.web.people.addresses import ADDRESSES, Address
from tests.web.rounds.events import BY, played, state
from tests.web.team import appointed
from tests.web.visitors import Visitor

ABSENT = 3
"""Who asked for a bye in the round that is drafted."""
_OWN = re.compile(r"""["'][\w-]{16,}["']|\d\d:\d\d(:\d\d)?|data-now=.\d+""")
"""What differs from one answer to the next: the tokens of forms, the numbers of faults, the time of day."""
_ROUND = re.compile(r"<int:(number|round)>|\{number\}")
_PATTERNS = sorted({(address.pattern, address.method, address.is_api) for address in ADDRESSES})
_SIGNED_OUT = ("leave", "sign-out", "start/", "my-account/second-factor")


@pytest.fixture
def made(database: str, data: object) -> str:
    """A public event before its second round, from which one player is absent."""
    event = played(9)
    registration.ask_bye(event, ABSENT, 2, "H", BY)
    change_settings(event, announced(state(event).settings, {"public": True, "roof": "Spring"}), BY)
    return event


def _draft_by_hand(event: str) -> None:
    """A draft with the first two boards in another order of opponents."""
    rounds.draft(event, BY)
    rounds.start_hand(event, 2, BY)
    played = state(event).round(2)
    (one, two), (three, four), *rest = (board[:2] for board in played.boards)
    rounds.change(event, 2, lambda state, at: Seats([(three, two), (one, four), *rest], played.bye), BY)
    rounds.end_hand(event, 2, BY)


def _asked(visitor: Visitor, event: str) -> Iterator[tuple[str, int, str]]:
    """Every address, of round 1 and of the draft: its status, and what it says."""
    for pattern, method, is_api in _PATTERNS:
        if any(part in pattern for part in _SIGNED_OUT):
            continue
        for number in ("1", "2", "3"):
            address = Address(_ROUND.sub(number, pattern), method, "", is_api)
            with transaction.atomic():
                answer = _answer(visitor, address, event)
                transaction.set_rollback(True)
            tags = [answer.headers.get(name, "") for name in ("ETag", "Location", "Last-Modified")]
            content = b"".join(answer.streaming_content) if answer.streaming else answer.content  # type: ignore[attr-defined]
            yield f"{method} {address.pattern}", answer.status_code, _OWN.sub("", f"{tags}{content.decode('latin1')}")
            if not _ROUND.search(pattern):
                break


def _answer(visitor: Visitor, address: Address, event: str) -> HttpResponseBase:
    visitor.cookies[settings.CSRF_COOKIE_NAME] = "a" * 32
    headers = {"host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080", "X-CSRFToken": "a" * 32}
    body = {"data": "{}", "content_type": "application/json"} if address.is_api and address.method != "GET" else {}
    answer: HttpResponseBase = getattr(visitor, address.method.lower())(address.path(event), headers=headers, **body)
    return answer


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the code is the same
@pytest.mark.parametrize("role", [Role.VIEWER, Role.RESULT_ENTRY, None])
def test_no_address_tells_of_a_draft(made: str, role: Role | None) -> None:
    visitor = appointed(role, made) if role else Visitor()
    visitor.get(f"/t/{made}/")
    before = {where: answer for where, *answer in _asked(visitor, made)}
    _draft_by_hand(made)
    after = {where: answer for where, *answer in _asked(visitor, made)}
    assert [where for where in before if before[where] != after[where]] == []
    assert sum(status == 200 for status, _said in after.values()) > (40 if role else 5)


def test_who_waits_for_news_hears_of_a_round_when_it_is_published(made: str) -> None:
    visitor = appointed(Role.VIEWER, made)
    seen = visitor.get(f"/api/t/{made}").json()["head"]
    news = f"/t/{made}/rounds/1/live?since={seen}"
    assert visitor.get(news).status_code == 204
    rounds.draft(made, BY)
    assert visitor.get(news).status_code == 204
    assert visitor.get(f"/api/t/{made}").json()["head"] == seen
    rounds.publish(made, 2, BY)
    assert visitor.get(news).status_code == 200
    assert visitor.get(f"/api/t/{made}").json()["paired"] == 2


def test_an_arbiter_sees_it(made: str) -> None:
    visitor = appointed(Role.ARBITER, made)
    assert visitor.get(f"/t/{made}/rounds/2/").status_code == 404
    rounds.draft(made, BY)
    assert visitor.get(f"/t/{made}/rounds/2/").status_code == 200


def test_who_is_absent_stays_so_in_the_list_and_the_report_while_there_is_a_draft(made: str) -> None:
    visitor = appointed(Role.VIEWER, made)
    (absent,) = (number for player, number in state(made).numbers.items() if player == ABSENT)
    rounds.draft(made, BY)
    listed = visitor.get(f"/api/t/{made}/list").json()
    assert absent not in [line["number"] for line in listed]
    (shown,) = (row for row in visitor.get(f"/api/t/{made}/players").json() if row["registration"] == ABSENT)
    assert shown["byes"] == [{"code": "H", "rounds": [2]}]
    assert [(one.round, one.player) for one in state(made).tournament().absences] == [(2, absent)]


def test_a_draft_that_was_changed_by_hand_and_dropped_leaves_no_remark(made: str) -> None:
    _draft_by_hand(made)
    assert "### MPA @ Round 2" in state(made).remarks
    rounds.drop_draft(made, 2, BY)
    assert state(made).remarks == []
