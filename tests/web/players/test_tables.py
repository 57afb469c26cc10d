"""Many players at once: kept for one session, shown with every problem, registered once and only when confirmed."""

import os
import time
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http.response import HttpResponseBase

from fairswiss.desk import journals
from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.formats.trf import write_trf
from fairswiss.keeping import uploads
from fairswiss.usecases import exporting
from tests.web.databases import ON_ONE
from tests.web.store.events import event
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

TABLE = "No;Name;Title;Elo;Fed;Born\n1;Zorn, Zoe;WGM;2400;NOR;1990\n2;Yarrow, Yan;;2100;SWE;1985-02-03\n"


def begun(owner: Visitor, made: str, table: str = TABLE) -> str:
    """The address of the preview of a pasted table."""
    answer = owner.send(f"/t/{made}/players/import", {"text": table})
    assert answer.status_code == 302, text(answer)
    return str(answer["Location"])


def uploaded(owner: Visitor, made: str, content: bytes, name: str = "list.csv") -> HttpResponseBase:
    return owner.send(f"/t/{made}/players/import", {"file": SimpleUploadedFile(name, content)})


def listed(made: str) -> list[str]:
    state = journals.read(made).state
    return [state.players[at].name for at in state.in_order()]


def test_a_pasted_table_is_shown_and_then_registered(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made)
    page = text(owner.get(preview))
    assert "2 players found." in page
    assert "Zorn, Zoe" in page
    assert "1985/02/03" in page
    assert len(listed(made)) == 2
    assert owner.send(preview, {"token": "t"}).status_code == 302
    assert listed(made) == ["Zorn, Zoe", "Yarrow, Yan", "Player 1", "Player 2"]


def test_confirmed_twice_they_are_registered_once(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made)
    for _ in range(2):
        assert owner.send(preview, {"token": "same", "skip_known": "yes"}).status_code == 302
    assert len(listed(made)) == 4
    assert owner.send(preview, {"token": "same"}).status_code == 409  # another wish: whether to have them twice
    assert len(listed(made)) == 4


def test_one_undo_takes_an_import_back(owner: Visitor) -> None:
    made = event(2)
    before = listed(made)
    assert owner.send(begun(owner, made), {"token": "import"}).status_code == 302
    assert len(listed(made)) == 4
    assert owner.send(f"/t/{made}/journal/undo", {"token": "undo"}).status_code == 302
    assert listed(made) == before


def test_the_code_page_is_said_and_can_be_chosen(owner: Visitor) -> None:
    made = event(2)
    content = "Nazwisko i imię;Ranking;Fed\nDąb, Łukasz;2250;POL\n".encode("cp1250")
    preview = str(uploaded(owner, made, content)["Location"])
    page = text(owner.get(preview))
    assert "is read as Windows-1250" in page
    assert "automatic: Windows-1250" in page
    assert "Dąb, Łukasz" in page
    assert "D¹b, £ukasz" in text(owner.get(f"{preview}?charset=cp1252"))


def test_a_rating_that_is_not_used_is_warned_of_and_can_be_chosen(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made, "Name;Fed;Elo;Elo rapid;Elo nat\nOak, Ole;NOR;2000;1950;1990\n")
    page = text(owner.get(preview))
    assert "looks like: rating" in page
    assert page.index("looks like: rating") < page.index('id="columns"')
    chosen = {"c1": "name", "c2": "federation", "c3": "", "c4": "rating", "c5": "national_rating", "token": "t"}
    assert owner.send(preview, chosen).status_code == 302
    player = next(p for p in journals.read(made).state.players.values() if p.name == "Oak, Ole")
    assert (player.rating, [record[:2] for record in player.national]) == (1950, [("NOR", 1990)])


def test_columns_are_what_the_selects_say(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made, "Alder;1900;1500\nBirch;1800;1600\n")
    chosen = {"c1": "name", "c2": "", "c3": "rating"}
    page = text(owner.get(preview, chosen))
    assert '<option value="rating" selected>' in page
    owner.send(preview, {**chosen, "token": "t"})
    state = journals.read(made).state
    assert [state.players[at].rating for at in (3, 4)] == [1500, 1600]
    assert owner.get(preview, {"c1": "name", "c2": "name"}).status_code == 400


def test_rows_with_problems_are_told_with_their_line_and_left_out_knowingly_alone(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made, TABLE + "3;;;;;\n4;Xylo, X;;abc;NOR;1990\n5;Wren, W;XX;2000;NORWAY;1990\n")
    page = text(owner.get(preview))
    for said in ("line 4", "a row has no name", "line 5", "&#x27;abc&#x27; is not a rating", "line 6", "NORWAY"):
        assert said in page
    assert "2 rows cannot be used." in page
    refused = owner.send(preview, {"token": "t"})
    assert refused.status_code == 422
    assert "a row has no name" in text(refused)
    assert len(listed(made)) == 2
    owner.send(preview, {"token": "t", "leave_out": "yes"})
    assert len(listed(made)) == 5


def test_those_in_the_list_already_are_named_left_out_or_asked_about(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made, TABLE + "3;Player 1;;;;\n")
    assert "Player 1: the name is in the list already" in text(owner.get(preview))
    assert owner.send(preview, {"token": "t"}).status_code == 409
    assert len(listed(made)) == 2
    owner.send(preview, {"token": "t", "skip_known": "yes"})
    assert len(listed(made)) == 4


def test_a_name_that_stands_there_twice_is_asked_about(owner: Visitor) -> None:
    made = event(2)
    preview = begun(owner, made, TABLE + "3;Zorn, Zoe;;2300;;\n")
    asked = owner.send(preview, {"token": "t"})
    assert asked.status_code == 409
    assert "appears twice" in text(asked)
    owner.send(preview, {"token": "t", "confirmed": "yes"})
    assert len(listed(made)) == 5


def test_workbooks_and_reports_are_read_too(owner: Visitor) -> None:
    source = journals.read(event(5)).state.tournament()
    for name, content in (
        ("players.xlsx", exporting.export(source, "players.xlsx")),
        ("players.csv", exporting.export(source, "players.csv")),
        ("report.trf", write_trf(source, "trf16").encode()),
    ):
        made = event(2)
        answer = uploaded(owner, made, content, name)
        page = text(owner.get(answer["Location"]))
        assert "5 players found." in page
        assert owner.send(answer["Location"], {"token": name, "skip_known": "yes"}).status_code == 302
        assert len(listed(made)) == 5  # two were there already


@pytest.mark.parametrize(
    ("content", "status"),
    [(b"", 200), (b"PK\x03\x04 broken", 422), (b"\xd0\xcf\x11\xe0 old", 422), (b"a\x00b", 422), (b"\xff\xfe1", 200)],
)
def test_files_that_are_no_tables_are_refused_in_words(owner: Visitor, content: bytes, status: int) -> None:
    made = event(2)
    answer = uploaded(owner, made, content)
    if answer.status_code == 302:
        answer = owner.get(answer["Location"])
    assert answer.status_code == status
    assert len(listed(made)) == 2


def test_a_file_that_is_too_large_is_refused(owner: Visitor, data: Path) -> None:
    made = event(2)
    assert uploaded(owner, made, b"x" * (MAX_BYTES + 1)).status_code == 413
    assert owner.send(f"/t/{made}/players/import", {"text": "x" * (9 << 20)}).status_code == 413
    assert not (data / "uploads").exists()


def test_neither_nothing_nor_both_can_be_sent(owner: Visitor) -> None:
    made = event(2)
    assert owner.send(f"/t/{made}/players/import", {"text": " \n"}).status_code == 422
    both = {"text": TABLE, "file": SimpleUploadedFile("a.csv", b"x")}
    assert owner.send(f"/t/{made}/players/import", both).status_code == 422


def test_an_upload_is_for_its_session_and_event_alone_and_for_an_hour(owner: Visitor, data: Path) -> None:
    made, other = event(2), event(2)
    preview = begun(owner, made)
    stranger = Visitor()
    stranger.enter(data)
    assert stranger.get(preview).status_code == 404
    assert owner.get(preview.replace(made, other)).status_code == 404
    assert owner.get(preview).status_code == 200
    (file,) = (data / "uploads" / made).iterdir()
    assert os.name != "posix" or file.stat().st_mode & 0o077 == 0
    old = time.time() - uploads.LIFETIME - 5
    os.utime(file, (old, old))
    answer = owner.get(preview)
    assert answer.status_code == 404
    assert "no longer stored" in text(answer)
    assert not file.exists()


def test_there_are_never_more_than_a_few_uploads(owner: Visitor, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST", 3)
    made = event(2)
    previews = [begun(owner, made) for _ in range(5)]
    assert len([*(data / "uploads").rglob("*")]) == 1 + 3
    assert owner.get(previews[-1]).status_code == 200
