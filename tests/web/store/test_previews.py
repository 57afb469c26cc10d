"""Before a backup is restored, pages and programs say what is in it and whose it is."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http.response import HttpResponseBase

from fairswiss.desk import backups
from fairswiss.store.models import EventRow
from fairswiss.web.api.senders import packed
from tests.web.store.events import event
from tests.web.store.forging import entries_of, every_kind, file_of, rechained
from tests.web.visitors import HOST, ORIGIN, Visitor, text

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
pytestmark = [pytest.mark.usefixtures("database", "data"), ONLY_SQLITE]


def unsigned() -> bytes:
    """A backup of a program that did not sign."""
    return file_of(rechained(entries_of(every_kind())))


def altered() -> bytes:
    """A backup with a signature that is none."""
    return file_of(rechained(entries_of(every_kind())), signature="AAAA.AAAA")


def odd() -> bytes:
    """A backup that no program has written."""
    entries = entries_of(every_kind())
    return file_of(rechained([entries[0]._replace(when="not-a-date"), *entries[1:]]))


def checked(owner: Visitor, content: bytes, **more: Any) -> HttpResponseBase:
    """The answer of the page."""
    return owner.send("/restore/check", {"file": SimpleUploadedFile("a.journal", content)}, **more)


def test_the_page_says_it_and_restores_nothing(owner: Visitor) -> None:
    copy = backups.backup(event())
    before = EventRow.objects.count()
    said = text(checked(owner, copy))
    assert "signed here" in said
    assert "The backup was made here and was not altered." in said
    assert "<html" in said
    assert "backups of older versions are not signed" in text(checked(owner, unsigned()))
    assert EventRow.objects.count() == before


def test_the_browser_gets_the_part_of_the_page_that_says_it(owner: Visitor) -> None:
    said = text(checked(owner, backups.backup(event()), headers={"HX-Request": "true"}))
    assert "<html" not in said
    assert "<strong>Club</strong><br>6 players<br>" in said


@pytest.mark.parametrize("content", [altered, odd])
def test_what_cannot_be_restored_is_refused_here_already(owner: Visitor, content: Any) -> None:
    assert checked(owner, content()).status_code == 422
    assert owner.send("/restore", {"file": SimpleUploadedFile("a.journal", content())}).status_code == 422
    assert EventRow.objects.count() == 0


def test_without_a_file_the_form_says_so(owner: Visitor) -> None:
    assert owner.send("/restore/check").status_code == 422


def test_programs_are_told_the_same(owner: Visitor) -> None:
    owner.get("/")
    token = next(morsel.value for name, morsel in owner.cookies.items() if "csrf" in name)

    def called(path: str, content: bytes) -> Any:
        headers = {"host": HOST, "origin": ORIGIN, "X-CSRFToken": token}
        body = {"content": packed(content)}
        return owner.post(f"/api/events/{path}", body, content_type="application/json", headers=headers)

    seen = called("restore/check", backups.backup(event())).json()
    assert (seen["name"], seen["players"], seen["signed"]["whose"]) == ("Club", 6, "ours")
    assert called("restore/check", altered()).status_code == 422
    assert called("restore", unsigned()).json()["whose"] == "unsigned"
    assert called("restore", odd()).status_code == 422
