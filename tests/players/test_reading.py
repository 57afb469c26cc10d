"""Lists of players as people have them: what is understood, what is told, and that nothing else happens."""

import io
import time
import zipfile
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss import read_trf, write_trf
from fairswiss.formats.players.grids import MAX_BYTES, MAX_COLUMNS
from fairswiss.formats.spreadsheets import Sheet, write_xlsx
from fairswiss.model import BadRequest, FairswissError, InvalidFile, Player, Severity, TooLarge, Tournament
from fairswiss.usecases.exporting import export, tables
from fairswiss.usecases.importing import columns_of, preview, tournament_of
from fairswiss.usecases.systems import system_of

ANA, BO = ("Alder, Ana", 2100), ("Birch, Bo", 1900)


def people(source: bytes | str, **options: str) -> list[tuple[str, int]]:
    return [(player.name, player.rating) for player in preview(source, **options).players]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "source",
    [
        "Name,Rating\n\"Alder, Ana\",2100\n\"Birch, Bo\",1900\n",
        "Name;Elo\nAlder, Ana;2100\nBirch, Bo;1900\n",
        "Name\tRtg\nAlder, Ana\t2100\nBirch, Bo\t1900\n",
        "Nachname;Vorname;DWZ\nAlder;Ana;2100\nBirch;Bo;1900\n",
        "Name;Vorname;TWZ\nAlder;Ana;2100\nBirch;Bo;1900\n",
        "Nom;Prénom;Elo\nAlder;Ana;2100\nBirch;Bo;1900\n",
        "Elo;Nombre;Apellidos\n2100;Ana;Alder\n1900;Bo;Birch\n",
        "Nome|Cognome|Elo FIDE\nAna|Alder|2100\nBo|Birch|1900\n",
        "Nazwisko i imię;Ranking;Rating\nAlder, Ana;1;2100\nBirch, Bo;2;1900\n",
        "Registration list of the open\n\nNo;Name;Rating\n1;Alder, Ana;2100\n2;Birch, Bo;1900\n",
        "1. Alder, Ana 2100 NOR\n2. Birch, Bo 1900\n",
        "1 Birch, Bo 1900 1990\n2 GM Alder, Ana 2100\n",
        "Alder, Ana   2100\nBirch, Bo   1900\n",
        "1\tAlder, Ana\t2100\tNOR\n2\tBirch, Bo\t1900\tSWE\n",
        "2100;Alder, Ana;1700001;NOR;1990-01-02;w\n1900;Birch, Bo;1700002;SWE;1991-01-02;m\n",
        "Alder;Ana;2100\nBirch;Bo;1900\n",
    ],
)  # fmt: skip
def test_headings_or_contents_tell_the_columns(source: str) -> None:
    assert people(source) == [ANA, BO]
    assert people("\ufeff" + source.replace("\n", "\r\n")) == [ANA, BO]
    assert people(source.encode("utf-16")) == [ANA, BO]


def test_every_field_and_the_order_of_c_04_2() -> None:
    source = (
        "Name;Title;Rating;Fed;FIDE ID;Born;Sex\nCedar, Cy;;2000;swe;1700003;1990;m\nÄlder, Ana;wgm;2000;NOR;1700001;"
        "31.12.1991;F\nBirch, Bo;m;2000;;0;1992-01-02;h\nZelkova, Zoe;GM;;;;;\nAlder, Al;;2000;;;;\n"
    )
    found = preview(source)
    assert [p.name for p in found.players] == ["Birch, Bo", "Älder, Ana", "Alder, Al", "Cedar, Cy", "Zelkova, Zoe"]
    assert found.players[1] == Player(2, "Älder, Ana", 2000, "WGM", "NOR", "1700001", "1991/12/31", "w")
    assert found.players[0] == Player(1, "Birch, Bo", 2000, "IM", "", "", "1992/01/02", "m")
    assert [p.number for p in preview(source, order="file").players] == [1, 2, 3, 4, 5]
    assert preview(source, order="file").players[0].name == "Cedar, Cy"
    assert found.problems == ()


@pytest.mark.parametrize(
    ("row", "severity", "words", "column"),
    [
        (";2100;;;;", "error", "no name", 1),
        ("X;21oo;;;;", "error", "'21oo' is not a rating", 2),
        ("X;5000;;;;", "error", "'5000' is not a rating", 2),
        ("X;-5;;;;", "error", "'-5' is not a rating", 2),
        ("X;2000;NM;;;", "warning", "title 'NM'", 3),
        ("X;2000;;12a;;", "warning", "FIDE id '12a'", 4),
        ("X;2000;;;31.02.1990;", "warning", "no such day", 5),
        ("X;2000;;;03/04/1990;", "warning", "either way round", 5),
        ("X;2000;;;soon;", "warning", "birth 'soon'", 5),
        ("X;2000;;;;Nowhere", "warning", "federation 'Nowhere'", 6),
        ("X\u202ey;2000;;;;", "warning", "U+202E", 1),
        ("X\x07y;2000;;;;", "warning", "U+0007", 1),
        (f"{'X' * 40};2000;;;;", "warning", "will be cut", 0),
        ("X;1000;;17;;", "error", "as the player in line 2", 0),
        ("Alder, Ana;1000;;18;;", "warning", "already appears in line 2", 0),
    ],
)
def test_what_is_wrong_is_told_with_its_place(row: str, severity: str, words: str, column: int) -> None:
    found = preview(f"Name;Rating;Title;FIDE ID;Birth;Fed\nAlder, Ana;2100;;17;;\n{row}\n")
    (problem,) = found.problems
    assert (str(problem.severity), problem.where[:2]) == (severity, (3, column))
    assert words in str(problem)
    assert problem.remedy
    assert len(found.players) + found.left_out == found.rows == 2
    assert found.left_out == (severity == "error")


def test_a_table_with_errors_is_refused_unless_the_rows_are_left_out() -> None:
    found = preview("Name;Rating\nAlder, Ana;2100\nBirch, Bo;19x\n")
    with pytest.raises(InvalidFile, match="1 of 2 rows"):
        tournament_of(found)
    made = tournament_of(found, name="Open", rounds=5, system="dutch", leave_out=True)
    assert ([p.name for p in made.players], made.rounds_planned, made.info.name) == (["Alder, Ana"], 5, "Open")
    assert system_of(read_trf(write_trf(made))) == "dutch-2026"


def test_every_column_has_a_reason_and_can_be_chosen() -> None:
    source = "Name;Rating;Rapid;Club\nAlder, Ana;2100;2050;A\n"
    found = preview(source)
    assert [(c.column, c.field) for c in found.columns] == [(1, "name"), (2, "rating"), (3, ""), (4, "club")]
    assert all(choice.reason for choice in found.columns)
    assert preview(source, columns=columns_of("rating=3")).players[0].rating == 2050
    assert preview(source, columns=columns_of("rating=0")).players[0].rating == 0
    assert preview(source, columns=columns_of("name=4")).players[0].name == "A"
    for wrong in ("rating", "rating=x", "rating=9", "colour=1", "=1"):
        with pytest.raises(BadRequest):
            preview(source, columns=columns_of(wrong))


def test_charsets_are_guessed_with_a_warning_or_said() -> None:
    source = "Name;Rating\nMüller, Jörg;2000\n"
    found = preview(source.encode("cp1252"))
    assert found.players[0].name == "Müller, Jörg"
    assert [problem.severity for problem in found.problems] == [Severity.WARNING]
    assert preview("Name;Rating\nДуб, Ян;2000\n".encode("cp1251"), charset="cp1251").players[0].name == "Дуб, Ян"
    for charset in ("none-such", "ascii", "rot13", "zlib"):
        with pytest.raises(FairswissError):
            preview(source.encode(), charset=charset)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "no names"),
        ("Name;Rating\n", "no player"),
        ("1;2;3\n4;5;6\n", "no names"),
    ],
)
def test_a_table_without_players_says_so(source: str, words: str) -> None:
    with pytest.raises(InvalidFile, match=words):
        tournament_of(preview(source))


@pytest.mark.parametrize(
    "source",
    [
        b"x" * (MAX_BYTES + 1),
        b"a;" * (MAX_COLUMNS + 1),
        b"Name;Rating\n" + b"x" * 2_000 + b";1\n",
        b"Name;Rating\n" + b"x;1\n" * 100_001,
    ],
)
def test_too_much_is_refused(source: bytes) -> None:
    with pytest.raises(TooLarge):
        preview(source)


# -- workbooks -------------------------------------------------------------------------------------------------------


def workbook(*rows: list[str | int]) -> bytes:
    return write_xlsx([Sheet("Notes", ["x"], [["y"]]), Sheet("Players", [str(cell) for cell in rows[0]], rows[1:])])


def test_a_sheet_of_a_workbook() -> None:
    source = workbook(["No", "Name", "Elo"], [1, "Alder, Ana", 2100], [2, "Birch, Bo", 1900])
    assert people(source, sheet="Players") == people(source, sheet="2") == [ANA, BO]
    with pytest.raises(BadRequest, match="'Notes', 'Players'"):
        preview(source, sheet="3")


ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    '<table:table table:name="S">{}</table:table></office:spreadsheet></office:body></office:document-content>'
)
CELL = '<table:table-cell office:value-type="string"{}><text:p>{}</text:p></table:table-cell>'


def ods(rows: str) -> bytes:
    stream = io.BytesIO()
    manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", manifest)
        archive.writestr("content.xml", ODS.format(rows))
    return stream.getvalue()


def ods_row(*cells: str, repeated: str = "") -> str:
    return f"<table:table-row{repeated}>{''.join(CELL.format('', cell) for cell in cells)}</table:table-row>"


EMPTY = (
    '<table:table-row table:number-rows-repeated="{}"><table:table-cell table:number-columns-repeated="16384"/>'
    "</table:table-row>"
)


def test_an_opendocument_sheet_with_the_empty_rest_that_programs_write() -> None:
    rows = ods_row("Name", "Elo") + ods_row("Alder, Ana", "2100") + ods_row("Birch, Bo", "1900") + EMPTY.format(1048573)
    assert people(ods(rows)) == [ANA, BO]


def with_sheet(content: str) -> bytes:
    """A workbook of ours with another first sheet."""
    return retold(lambda name, same: content.encode() if name == "xl/worksheets/sheet1.xml" else same)


def retold(part: Callable[[str, bytes], bytes], renamed: Callable[[str], str] = str) -> bytes:
    """A workbook of ours with other parts, or other names of them."""
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(workbook(["Name"], ["x"]))) as old, zipfile.ZipFile(stream, "w") as new:
        for entry in old.infolist():
            new.writestr(renamed(entry.filename), part(entry.filename, old.read(entry)))
    return stream.getvalue()


def corners(*references: str) -> bytes:
    cells = "".join(f'<row r="{r.lstrip("ABCDEFX")}"><c r="{r}"><v>1</v></c></row>' for r in references)
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    return with_sheet(f'<worksheet xmlns="{main}"><sheetData>{cells}</sheetData></worksheet>')


@pytest.mark.parametrize(
    "source",
    [
        corners("A1", "XFD1048576"),
        ods(ods_row("x") + EMPTY.format(1048574) + ods_row("y", "z", "a")),
        ods(f'<table:table-row table:number-rows-repeated="1000000">{CELL.format("", "x") * 3}</table:table-row>'),
        ods("<table:table-row>" + CELL.format(' table:number-columns-repeated="99999999"', "x") + "</table:table-row>"),
        with_sheet(" " * (130 * 1024 * 1024)),
        retold(lambda name, same: same.replace(b'uniqueCount="', b'uniqueCount="99999999')),
    ],
)  # fmt: skip
def test_a_small_file_that_would_fill_the_memory_is_refused(source: bytes) -> None:
    started = time.process_time()
    with pytest.raises(TooLarge):
        preview(source)
    assert time.process_time() - started < 20  # far above what it takes; of this process, whatever others do


@pytest.mark.parametrize(
    "source",
    [
        with_sheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'),
        with_sheet("<a>" * 10_000),
        with_sheet("nonsense"),
        corners("ABCD1"),
        b"PK\x03\x04nonsense",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        b"\x7fELF\x00\x00\x00",
    ],
)
def test_what_is_no_workbook_is_refused_with_clear_words(source: bytes) -> None:
    with pytest.raises(InvalidFile):
        preview(source)


def test_a_sheet_under_the_name_of_something_else_is_not_read() -> None:
    """It would not be measured: corners far apart would fill the memory."""
    was, now = "worksheets/sheet1.xml", "worksheets/sheet1.bin"
    source = retold(lambda name, same: same.replace(was.encode(), now.encode()), lambda name: name.replace(was, now))
    with pytest.raises(InvalidFile):
        preview(source)


# -- everything ------------------------------------------------------------------------------------------------------

SAMPLES = [
    b"Name;Rating;Birth\nAlder, Ana;2100;1990\n\"Birch, \"\"Bo\"\"\";1900;01/02/1990\n",
    b"1. GM Alder, Ana 2100 NOR\n2. Birch, Bo 1900\n",
    workbook(["Name", "Elo"], ["Alder, Ana", 2100]),
    ods(ods_row("Name", "Elo") + ods_row("Alder, Ana", "2100")),
]  # fmt: skip


@given(st.sampled_from(SAMPLES), st.integers(0, 3000), st.binary(min_size=1, max_size=20))
@settings(max_examples=300, deadline=None)
def test_a_damaged_table_raises_nothing_but_our_errors(source: bytes, at: int, junk: bytes) -> None:
    at %= len(source)
    try:
        found = preview(source[:at] + junk + source[at + len(junk) :])
    except FairswissError:
        return
    assert len(found.players) + found.left_out == found.rows


@given(st.text(max_size=200) | st.binary(max_size=200))
@settings(max_examples=300, deadline=None)
def test_neither_does_anything_else(source: str | bytes) -> None:
    try:
        found = preview(source)
    except FairswissError:
        return
    assert all(player.name for player in found.players)
    assert len(found.players) + found.left_out == found.rows
    if found.players:
        assert tournament_of(found, leave_out=True).players == found.players


NAMES = st.text(st.characters(categories=["L", "Nd", "P", "S"]), min_size=1, max_size=15).filter(
    lambda name: any(c.isalpha() for c in name) and name == name.strip(" ,;")
)
PLAYERS = st.builds(
    lambda first, last, rating, title, federation, fide_id, birth, sex: Player(
        0, f"{first}, {last}", rating, title, federation, str(fide_id or ""), birth, sex
    ),
    NAMES | st.sampled_from(["=1+1", "+Ana", "-Bo", "@Cy", "'=x", "'t Hooft"]),
    NAMES,
    st.integers(0, 2900),
    st.sampled_from(["", "GM", "WFM"]),
    st.sampled_from(["", "NOR"]),
    st.integers(0, 10**7),
    st.sampled_from(["", "1990", "1990/12/31"]),
    st.sampled_from(["", "m", "w"]),
)


@given(st.lists(PLAYERS, min_size=1, max_size=6, unique_by=(lambda p: p.fide_id or p.name)))
@settings(max_examples=100, deadline=None)
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_was_exported_is_imported_again(ending: str, players: list[Player]) -> None:
    numbered = [player._replace(number=number) for number, player in enumerate(players, 1)]
    tournament = Tournament.build(numbered)
    found = preview(export(tournament, f"players.{ending}"), order="file")
    assert found.players == tournament.players


def test_pairings_and_results_by_board() -> None:
    from tests.tiebreaks.exercises import SWISS_5

    (last,) = tables(SWISS_5, "pairings")
    rows = list(last.rows)
    assert [row[0] for row in rows if row[0] != ""] == list(range(1, len(SWISS_5.rounds[-1].games) + 1))
    assert len(list(tables(SWISS_5, "results"))) == len(SWISS_5.rounds)
    first = next(iter(tables(SWISS_5, "results", 1)))
    assert list(first.header)[-1] == "Result"
    assert export(SWISS_5, "a.xlsx", "results").startswith(b"PK")
    for path, what, number in (("a.ods", "players", None), ("a.csv", "pairings", 99), ("a.csv", "nothing", None)):
        with pytest.raises(BadRequest):
            export(SWISS_5, path, what, number)
