"""Tables as comma-separated values and as workbooks; no cell of them is a formula."""

import csv
import io
import re
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from fairswiss.formats.neutral import neutral, restored
from fairswiss.formats.spreadsheets import BYTE_ORDER_MARK, Sheet, write_csv, write_xlsx
from fairswiss.model import BadRequest

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.from_regex(r"'{0,2}\s?[=+\-@]\w{0,3}")


@pytest.mark.parametrize("text", ["=1+1", "+49 30", "-x", "@SUM(A1)", " =1", "\t=1", "\rx", "'=1", "-1+2", "＝1", "-U"])
def test_what_could_be_a_formula_is_marked_and_restored(text: str) -> None:
    assert neutral(text) == f"'{text}"
    assert restored(neutral(text)) == text


@pytest.mark.parametrize(
    "text", ["", "'t Hooft", "O'Neil", "-12", "+49", "-1.5", "3", "Alder, Ana", "a=b", "+", "-", "+-"]
)
def test_everything_else_stays(text: str) -> None:
    assert neutral(text) == text
    assert restored(text) == text


@given(TEXTS)
@settings(max_examples=300, deadline=None)
def test_every_text_comes_back(text: str) -> None:
    marked = neutral(text)
    assert restored(marked) == text
    number = re.fullmatch("[+-]?[0-9]+([.,][0-9]+)?|[+-]{1,2}", text)
    assert number or not marked.lstrip().startswith(("=", "+", "@"))


def test_comma_separated_values_keep_numbers_and_mark_texts() -> None:
    written = write_csv(["No", "=Name"], [[1, "=a"], [-2, 'b, "c"'], [3, "-4"]])
    assert written[0] == BYTE_ORDER_MARK
    assert list(csv.reader(io.StringIO(written[1:]))) == [["No", "'=Name"], ["1", "'=a"], ["-2", 'b, "c"'], ["3", "-4"]]


def test_a_workbook_has_every_table_and_no_formula() -> None:
    tables = [Sheet("Players/1", ["No", "Name"], [[1, "=a"], [2, "Bo"]]), Sheet("players 1", ["x"], [["http://y"]])]
    made = write_xlsx(tables)
    assert made == write_xlsx(tables)
    book = CalamineWorkbook.from_filelike(io.BytesIO(made))
    assert book.sheet_names == ["Players 1", "players 1 2"]
    assert book.get_sheet_by_index(0).to_python() == [["No", "Name"], [1.0, "=a"], [2.0, "Bo"]]
    with zipfile.ZipFile(io.BytesIO(made)) as parts:
        assert all(b"<f>" not in parts.read(name) and b"hyperlink" not in parts.read(name) for name in parts.namelist())


@given(st.lists(st.lists(TEXTS, min_size=2, max_size=2), min_size=1, max_size=4), TEXTS)
@settings(max_examples=50, deadline=None)
def test_any_text_can_be_written(rows: list[list[str]], title: str) -> None:
    assert write_xlsx([Sheet(title, ["a", "b"], rows), Sheet(title, ["a", "b"], rows)])
    assert write_csv(["a", "b"], rows)


def test_a_workbook_without_tables_is_refused() -> None:
    with pytest.raises(BadRequest):
        write_xlsx([])
