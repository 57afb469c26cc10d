"""A request of the API carries the files that the reference promises, up to their last byte and no further."""

import base64
import json
from typing import Any

import pytest
from django.conf import settings

from fairswiss.formats.players import grids
from fairswiss.formats.trf import limits
from fairswiss.store import copies
from fairswiss.web.api.senders import carrying
from tests.web.api.test_operations import call
from tests.web.rounds.events import event
from tests.web.visitors import HOST, ORIGIN, Visitor

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def _base64(size: int) -> str:
    return base64.b64encode(bytes(size)).decode()


def _report(size: int) -> str:
    """A report of so many bytes that is soon read: lines that nobody understands, within the bounds of lines."""
    line = "### " + "x" * 9_995 + "\n"
    return (line * (size // len(line) + 1))[:size]


def _table(size: int) -> str:
    """A table of so many bytes: few rows of many long cells."""
    row = ",".join(["Name"] + ["x" * 900] * 100) + "\n"
    return (row * (size // len(row) + 1))[:size]


def _sent(owner: Visitor, path: str, sent: dict[str, Any]) -> int:
    return call(owner, "POST", path, sent)[0]


@ONLY_SQLITE
def test_files_are_taken_up_to_their_limit(owner: Visitor) -> None:
    made = event()
    for path, sent in (
        (f"t/{made}/tables/look", {"text": _table(grids.MAX_BYTES)}),
        (f"t/{made}/tables/look", {"content": _base64(grids.MAX_BYTES)}),
        ("events/import", {"text": _report(limits.MAX_BYTES)}),
        ("events/restore", {"content": _base64(copies.MAX_BYTES)}),
    ):
        status, told = call(owner, "POST", path, sent)
        assert status != 413, (path, [*sent], told)
        assert "The request is too large" not in str(told), (path, [*sent], told)
        assert "more than" not in str(told), (path, [*sent], told)


@ONLY_SQLITE
def test_one_byte_more_is_refused(owner: Visitor) -> None:
    made = event()
    assert _sent(owner, f"t/{made}/tables/look", {"text": _table(grids.MAX_BYTES + 1)}) in (413, 422)
    assert _sent(owner, f"t/{made}/tables/look", {"content": _base64(grids.MAX_BYTES + 1)}) in (413, 422)
    assert _sent(owner, "events/import", {"text": _report(limits.MAX_BYTES + 1)}) in (413, 422)


@ONLY_SQLITE
def test_a_request_without_a_file_has_the_bound_of_a_form(owner: Visitor) -> None:
    made = event()
    sent = {"lines": "", "why": "x" * settings.DATA_UPLOAD_MAX_MEMORY_SIZE}
    assert _sent(owner, f"t/{made}/rounds/1/slips", sent) == 413
    assert _sent(owner, f"t/{made}/tables/look", {"text": "x" * carrying(grids.MAX_BYTES)}) == 413


@ONLY_SQLITE
def test_nobody_who_may_not_send_a_file_has_it_read(visitor: Visitor) -> None:
    body = json.dumps({"text": "x" * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)})
    headers = {"host": HOST, "origin": ORIGIN}
    assert visitor.post("/api/events/import", body, content_type="application/json", headers=headers).status_code in (
        401,
        403,
    )


def test_the_bound_of_all_requests_leaves_room_for_the_largest_file() -> None:
    assert max(carrying(most) for most in (grids.MAX_BYTES, limits.MAX_BYTES, copies.MAX_BYTES)) <= settings.MOST_BYTES
