"""Tables in terminals of any width."""

from hypothesis import given
from hypothesis import strategies as st

from fairswiss.rendering.document import Column, Table
from fairswiss.rendering.fitting import GAP, SHORTEST, fitted, widths_of
from fairswiss.rendering.names import shortened, width
from fairswiss.rendering.text import as_text

NAMES = ("Li", "Fernández-de-la-Cruz, Alexandra", "李小龙李小龙李小龙李小龙")


def _table(rounds: int) -> Table:
    numbers = tuple(Column(str(number), True) for number in range(rounds))
    rows = tuple((str(place), name, *["12w1"] * rounds) for place, name in enumerate(NAMES, 1))
    return Table((Column("Place", True), Column("Name", names=True), *numbers), rows)


def test_a_table_that_fits_stays_as_it_is() -> None:
    table = _table(3)
    assert list(fitted(table, 80)) == [table]
    assert as_text([table], 80) == as_text([table])


def test_names_are_shortened_before_anything_is_put_below() -> None:
    (table,) = fitted(_table(6), 70)
    assert table.rows[1][1] == "Fernández-de-la-Cruz, Alex…"
    assert sum(widths_of(table)) + len(GAP) * 7 == 70


def test_a_table_without_names_is_left_alone() -> None:
    table = Table((Column("A"), Column("B")), (("x" * 50, "y" * 50),))
    assert list(fitted(table, 40)) == [table]


@given(st.integers(0, 12), st.integers(1, 120))
def test_every_cell_is_shown_once_in_lines_that_fit(rounds: int, columns: int) -> None:
    whole = _table(rounds)
    parts = list(fitted(whole, columns))
    assert [column for part in parts for column in part.columns[2:]] == list(whole.columns[2:])
    assert all(part.columns[:2] == whole.columns[:2] for part in parts)
    room = max(columns, len("Place") + SHORTEST + 4 + 2 * len(GAP))
    assert all(width(line) <= room for line in as_text([whole], columns).splitlines())


def test_a_shortened_text_is_no_longer_than_allowed() -> None:
    assert shortened("Li", 2) == "Li"
    assert shortened("Lili", 3) == "Li…"
    assert shortened("Li Wu", 4) == "Li…"
    assert width(shortened("李小龙", 4)) <= 4
