"""Real shapes of lists: names, ratings, titles, federations and ids are right, or there is a warning."""

import struct
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.formats.compound import container_of, stream_of
from fairswiss.model import FairswissError, InvalidFile, Player, Severity, TooLarge
from fairswiss.model.player import NationalRecord
from fairswiss.usecases.importing import preview
from tests.players.lists import LISTS, Expected, PlayerList
from tests.players.workbooks import cell_records, old_excel, record, xls


def shown(player: Player) -> Expected:
    national = next(iter(player.national), NationalRecord(""))
    return Expected(
        player.name, player.rating, player.title, player.federation, player.fide_id, player.sex, player.birth,
        national.rating, national.national_id,
    )  # fmt: skip


@pytest.mark.parametrize("case", LISTS, ids=[case.shape for case in LISTS])
def test_a_list_as_it_comes(case: PlayerList) -> None:
    found = preview(case.source, order="file")
    assert [shown(player) for player in found.players] == list(case.players)
    assert not [str(problem) for problem in found.problems if problem.severity is Severity.ERROR]
    told = "\n".join(map(str, found.problems))
    for words in case.warned:
        assert words in told
    unnamed = [problem for problem in found.problems if "looks like" in str(problem)]
    assert len(unnamed) == sum("looks like" in words for words in case.warned), told


def test_there_are_forty_of_them_and_the_reference_names_each() -> None:
    assert len(LISTS) >= 40
    assert len({case.shape for case in LISTS}) == len(LISTS)
    documented = (Path(__file__).parents[2] / "docs/reference/tables.md").read_text("utf-8")
    assert [case.shape for case in LISTS if f"| {case.shape} |" not in documented] == []


# -- nothing is lost in silence ----------------------------------------------------------------------------------------

HEADINGS = ["Xqa", "Brmf", "Zzyx", "Qwop", "Плюк", "Ωζζ", "Vlorp", "", "Grumpf", "Trkk", "Jjj", "Hmpf"]
"""Words that no language has."""
NAMES = ["Alder, Ana", "Birch, Bo", "Cedar, Cy", "Dogwood, Di", "Elm, Ed", "Fir, Flo", "Gorse, Gil"]
CELLS: dict[str, st.SearchStrategy[str]] = {
    "rating": st.integers(1000, 2850).map(str) | st.sampled_from(["", "0", "-"]),
    "title": st.sampled_from(["", "", "GM", "IM", "WFM", "FM"]),
    "federation": st.sampled_from(["NOR", "SWE", "GER", "FRA", ""]),
    "fide_id": st.integers(1_000, 999_999).map(str) | st.just(""),
    "club": st.sampled_from(["SK Tal", "SV Berg 1920", "", "Knights"]),
    "remark": st.sampled_from(["", "late", "paid 20", "x", "1", "12"]),
}


def told_apart(cell: str, name: str, column: str) -> str:
    """Ids end in the number of the player, so that nobody has another's."""
    return f"{cell}{NAMES.index(name) + 10}" if cell and column == "fide_id" else cell


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[str], list[dict[str, str]], list[str]]:
    """Columns in any order, some of them twice, under headings that say nothing, or under none."""
    columns = draw(st.permutations([*CELLS, *draw(st.lists(st.sampled_from([*CELLS]), max_size=2))]))
    columns = draw(st.permutations(["name", *columns]))
    rows = [
        {
            f"{column} {at}": name if column == "name" else told_apart(draw(CELLS[column]), name, column)
            for at, column in enumerate(columns)
        }
        for name in NAMES[: draw(st.integers(2, len(NAMES)))]
    ]
    headings = draw(st.permutations(HEADINGS))[: len(columns)] if draw(st.booleans()) else []
    return columns, rows, list(headings)


@given(tables())
@settings(max_examples=150, deadline=None)
def test_nothing_that_counts_is_lost_without_a_warning(
    table: tuple[list[str], list[dict[str, str]], list[str]],
) -> None:
    """Every rating, title, federation and id is a player's, or the column or the cell is warned of."""
    columns, rows, headings = table
    lines = [headings, *(list(row.values()) for row in rows)] if headings else [list(row.values()) for row in rows]
    found = preview("\n".join(";".join(line) for line in lines), order="file")
    told = " ".join(map(str, found.problems))
    for at, column in enumerate(columns, 1):
        if column not in ("rating", "title", "federation", "fide_id") or f"column {at}" in told:
            continue
        stated = [row[f"{column} {at - 1}"].strip("-") for row in rows]
        kept = [str(getattr(player, column) or "") for player in found.players]
        missing = [cell for cell in stated if cell.strip("0") and cell not in kept]
        assert not missing or not found.players, (columns, at, missing, told)


# -- a hostile look ----------------------------------------------------------------------------------------------------


def corner(row: int, column: int) -> bytes:
    return record(0x0203, struct.pack("<HHHd", row, column, 0, 1.0))


@pytest.mark.parametrize(
    "source",
    [
        old_excel(corner(0, 0) + corner(65535, 255)),
        old_excel(corner(0, 0), further=record(0x00FC, struct.pack("<II", 0xFFFFFFFF, 0xFFFFFFFF))),
        old_excel((corner(0, 0) + corner(1023, 1023) + record(0x0809, bytes(16))) * 3),
    ],
    ids=["corners", "announced texts", "many sheets"],
)
def test_an_old_workbook_that_would_fill_the_memory_is_refused(source: bytes) -> None:
    with pytest.raises(TooLarge):
        preview(source)


def test_what_a_sheet_says_of_its_size_is_not_believed() -> None:
    wide = record(0x0200, struct.pack("<IIHHH", 0, 0xFFFFFFFF, 0, 0xFFFF, 0))
    found = preview(old_excel(wide + cell_records([["Name", "Elo"], ["Alder, Ana", 2100]])))
    assert [(player.name, player.rating) for player in found.players] == [("Alder, Ana", 2100)]


def test_a_container_of_any_size_gives_its_stream_back() -> None:
    for size in (4_096, 100_000, 9_000_000):  # the last one needs tables beyond those in the header
        content = bytes(range(256)) * (size // 256)
        assert stream_of(container_of("Workbook", content), ("Workbook",)) == content
    with pytest.raises(InvalidFile):
        stream_of(container_of("Else", b"x"), ("Workbook",))


OLD = xls("Name;Elo;Fed\nAlder, Ana;2100;NOR\nBirch, Bo;1900;SWE")


@given(st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), min_size=1, max_size=5), st.integers(0, 6000))
@settings(max_examples=150, deadline=None)
def test_a_damaged_old_workbook_raises_nothing_but_our_errors(changes: list[tuple[int, int]], end: int) -> None:
    content = bytearray(OLD)
    for at, value in changes:
        content[at] = value
    for source in (content, content[: 600 + end]):
        with suppress(FairswissError):
            preview(bytes(source))
