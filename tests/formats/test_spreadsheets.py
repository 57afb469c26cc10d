"""Workbooks read back by another program's reader."""

import io
import re
import sys
import zipfile
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from fairswiss.formats.spreadsheets import MAX_TEXT, Sheet, Value, write_xlsx
from fairswiss.model import TooLarge
from fairswiss.model.extras import MissingExtra

FORMULAS = ("=1+1", "+49 30", "-3", "@SUM(A1)", "{=1}", "http://example.org", "12", "\tx", "1e5")


def _read(content: bytes, title: str) -> list[list[Any]]:
    book = CalamineWorkbook.from_filelike(io.BytesIO(content))
    return book.get_sheet_by_name(title).to_python(skip_empty_area=False)


def test_texts_stay_texts_and_numbers_numbers() -> None:
    rows: list[list[Value]] = [["Ødegård & <Jo>", 3, 2.5, Fraction(31, 4), None], ["李", 0, -1.0, Fraction(1, 3), ""]]
    sheet = Sheet("One", ["Name", "A", "B", "C", "D"], rows, [None, 0, 1, 2])
    head, *found = _read(write_xlsx([sheet]), "One")
    assert head == ["Name", "A", "B", "C", "D"]
    assert found == [["Ødegård & <Jo>", 3, 2.5, 7.75, ""], ["李", 0, -1, 1 / 3, ""]]
    assert [type(cell) for cell in found[0][1:4]] == [float] * 3


def test_no_text_becomes_a_formula_a_link_or_a_number() -> None:
    content = write_xlsx([Sheet("One", ["=A1"], [[text] for text in FORMULAS])])
    assert [row[0] for row in _read(content, "One")] == ["=A1", *FORMULAS]
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        page = parts.read("xl/worksheets/sheet1.xml").decode()
        styles = parts.read("xl/styles.xml").decode()
    assert "<f>" not in page
    assert "<hyperlink" not in page
    assert 'quotePrefix="1"' in styles


def test_the_header_stays_in_sight_filters_and_is_repeated_on_paper() -> None:
    content = write_xlsx([Sheet("One", ["A", "B"], [["x", 1]], frozen=1), Sheet("Two", ["A"], [])])
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        page = parts.read("xl/worksheets/sheet1.xml").decode()
        book = parts.read("xl/workbook.xml").decode()
    assert re.search(r'<pane xSplit="1" ySplit="1".*state="frozen"', page)
    assert '<autoFilter ref="A1:B2"' in page
    assert "Print_Titles" in book
    assert re.findall('sheet name="(.*?)"', book) == ["One", "Two"]


def test_the_same_tables_are_the_same_bytes() -> None:
    sheets = [Sheet("One", ["A"], [["x"], [Fraction(1, 2)]], [1])]
    assert write_xlsx(sheets) == write_xlsx(sheets)
    with zipfile.ZipFile(io.BytesIO(write_xlsx(sheets))) as parts:
        assert b"2000-01-01T00:00:00Z" in parts.read("docProps/core.xml")


def test_what_a_workbook_cannot_hold_is_refused() -> None:
    with pytest.raises(TooLarge, match="32,767"):
        write_xlsx([Sheet("One", ["A"], [["x" * (MAX_TEXT + 1)]])])
    with pytest.raises(TooLarge, match="Write CSV"):
        write_xlsx([Sheet("One", ["A"], [()] * 1_048_576)])


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(MissingExtra, match=r'pip install "fairswiss\[sheets\]"'):
        write_xlsx([Sheet("One", ["A"], [])])


@settings(max_examples=50, deadline=None)
@given(st.lists(st.text(alphabet=st.characters(exclude_categories=["Cc"]), min_size=1), min_size=1, max_size=5))
def test_any_name_can_be_written_and_read(names: list[str]) -> None:
    found = _read(write_xlsx([Sheet("One", ["Name"], [[name] for name in names])]), "One")
    expected = [re.sub("[\ud800-\udfff\ufffe\uffff]", "\ufffd", name) for name in names]
    assert [row[0] for row in found[1:]] == expected
