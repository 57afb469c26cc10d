"""Every door through which something comes from outside: how to make a damaged input, and how it is read.

A door reads an input and returns, or refuses it with an error of the family (or, at the door of JSON bodies, of the
library that checks them). What else may be asked of what was read is asserted here too.
"""

import io
import json
import random
import zipfile
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from benchmarks.hostile_files import ODD_TEXTS, TOP, damaged, damaged_archive, damaged_bytes, damaged_report, odd_text
from fairswiss.formats import parse_trf, read_trf, write_trf
from fairswiss.formats.archives import SIGNATURE
from fairswiss.formats.players import read_grid, understood
from fairswiss.formats.players.columns import FIELDS
from fairswiss.model import FairswissError


class Door(NamedTuple):
    """One kind of input."""

    name: str
    share: int
    """How many of a hundred inputs come through it."""
    made: Callable[[random.Random], Any]
    read: Callable[[Any], object]


# -- tournament reports ------------------------------------------------------------------------------------------------


def _report(source: bytes) -> None:
    tournament, _ = parse_trf(source)
    if tournament is not None:
        for edition in ("trf16", "trf26"):
            assert read_trf(write_trf(tournament, edition)) == tournament, f"not the same after writing {edition}"
    else:
        raise FairswissError("refused")


# -- tables of players -------------------------------------------------------------------------------------------------

TABLES = (
    b"No;Name;Titel;Elo;Verband;FIDE-ID;Geburt;m/w\n1;Alder, Ana;GM;2400;NOR;1501;1990-12-31;w\n2;Birch, Bo;;1;SWE;;;m",
    'Last name,First name,Rating\nÅkesson,Åsa,2001\nO\'Elm,Eve,unr\n\'=1+1,"a ""b""",100\n'.encode(),
    b"1. GM Alder, Ana 2100 NOR\n2. Birch, Bo 1900 SWE 1985\n3) Cedar, Cy 1700\n",
    b"Alder, Ana\t2100\tNOR\nBirch, Bo\t1900\tSWE\nCedar, Cy\t1800\tDEN\n",
    b"Alder, Ana    2100   NOR\nBirch, Bo     1900   SWE\n",
    "Name|Elo\nÖztürk, Ö|2000\n".encode("utf-16"),
    b"No  Nm  Bst\n1   M\xfcller, J\xfcrg   2000\n",
)
ROWS = (
    b";;;;;;", b'"', b"x" * 1_100, b",".join([b"1"] * 210), b"1;2", b"\t\t\t", b"'=1+1;2", b"=HYPERLINK(1);1",
    b"Name;Name;Rating", b"99999999999999999999;1", b"2\xb2;1", b" " * 300,
)  # fmt: skip


class Table(NamedTuple):
    """A table and what is said of it."""

    source: bytes | str
    columns: dict[str, int] | None = None
    sheet: str = ""
    charset: str = ""


def _options(chance: random.Random) -> dict[str, Any]:
    if chance.random() < 0.7:
        return {}
    columns = {chance.choice((*FIELDS, "club")): chance.choice((0, 1, 2, 3, 9, -1)) for _ in range(2)}
    charset = chance.choice(("", "", "utf-8", "cp1250", "utf-16", "utf-7", "hex", "idna", "punycode", "no such"))
    return {"columns": columns, "charset": charset}


def _text_table(chance: random.Random) -> Table:
    source = damaged(chance.choice(TABLES), chance, ROWS)
    if chance.random() < 0.4:
        return Table(source.decode("utf-8", "surrogateescape"), **{**_options(chance), "charset": ""})
    return Table(source, **_options(chance))


@cache
def _workbooks() -> tuple[bytes, ...]:
    from tests.players.test_reading import EMPTY, ods, ods_row

    from fairswiss.formats.spreadsheets import Sheet, write_xlsx

    rows: list[list[str | int | None]] = [["Alder, Ana", 2100, "NOR", "1990-12-31"], ["=Birch", None, "SWE", "1985"]]
    header = ["Name", "Rating", "Fed", "Birth"]
    rest = EMPTY.format(1_000_000)
    sheet = [ods_row("Name", "Rating"), ods_row("Alder, Ana", "2100"), ods_row("Birch, Bo", "1900"), rest]
    return (write_xlsx([Sheet("Players", header, rows), Sheet("Other", header, rows)]), ods("".join(sheet)))


XML_PIECES = (
    b'<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>', b'<!DOCTYPE x SYSTEM "file:///etc/passwd">',
    b'<c r="XFD1048576"><v>1</v></c>', b'<row r="1048576">',
    b"<table:table-row table:number-rows-repeated='999999999'>",
    b'<c r="A1" t="s"><v>99999</v></c>', b"<a>" * 300, b"]]>", b"<![CDATA[", b"&lol;",
    b'<c r="ZZZ9" t="e"><v>#REF!</v></c>',
    b'<dimension ref="A1:XFD1048576"/>', b'<mergeCell ref="A1:XFD1048576"/>', b"<f>1/0</f>", b"<fideid>1</fideid>",
    b"<player>", b"</player>", b"<rating>9999999999</rating>",
)  # fmt: skip


def _workbook(kind: int) -> Callable[[random.Random], Table]:
    def made(chance: random.Random) -> Table:
        sheet = chance.choice(("", "", "", "1", "2", "9" * 5_000, "Players", "none"))
        return Table(damaged_archive(_workbooks()[kind], chance, XML_PIECES), sheet=sheet)

    return made


def _table(table: Table) -> None:
    grid = read_grid(table.source, sheet=table.sheet, charset=table.charset)
    found = understood(grid, columns=table.columns)
    for player in found.players:
        assert player.name.strip(), "a player without a name"
        assert not any(c < " " or "\ud800" <= c <= "\udfff" for c in player.name), "a name with control characters"
    if not found.players:
        raise FairswissError("refused")


# -- rating lists ------------------------------------------------------------------------------------------------------


@cache
def _lists() -> tuple[bytes, bytes]:
    from tests.ratinglist.lists import text_list, xml_list

    return text_list(), xml_list()


def _list(at: int) -> Callable[[random.Random], bytes]:
    return lambda chance: damaged(_lists()[at].replace(b"><", b">\n<"), chance, XML_PIECES)


def _zipped_list(chance: random.Random) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(chance.choice(("list.txt", "list.xml", "a/../b.txt", "list.TXT")), chance.choice(_lists()))
        for at in range(chance.choice((0,) * 30 + (1,) * 9 + (1_200,))):
            archive.writestr(f"{at}.dat", b"")
    return damaged_archive(written.getvalue(), chance, XML_PIECES) if chance.random() < 0.9 else written.getvalue()


def _read_list(source: bytes) -> None:
    from fairswiss.formats.archives import blocks_of, only_member, opened
    from fairswiss.formats.rating_list import read_rating_list

    if not source.startswith(SIGNATURE):
        for _ in read_rating_list([source[at : at + 5_000] for at in range(0, len(source), 5_000)], "standard").rows:
            pass
        return
    with opened(io.BytesIO(source)) as archive:
        member = only_member(archive, lambda name: name.endswith((".txt", ".xml")), "a rating list")
        for _ in read_rating_list(blocks_of(archive, member, 1 << 22), "standard").rows:
            pass


# -- journals ----------------------------------------------------------------------------------------------------------


@cache
def _entries() -> tuple[Any, ...]:
    """The journal of a small event with everything in it, as it is told."""
    from fairswiss.journal import facts
    from fairswiss.journal.chain import first_digest, next_entry
    from fairswiss.model import EventInfo, Player

    settings = facts.Settings("dubov-1997", 3, EventInfo(name="Club", start="2026/11/01"))
    players = [facts.Registered(at, Player(0, f"Player {at}", 2000 - at)) for at in range(1, 6)]
    told: list[Any] = [facts.Created(settings), *players, facts.ByeAsked(5, 2, "H"), facts.Forbidden((1, 2))]
    told += [facts.LotDrawn("w"), facts.Drafted(1, ((1, 3), (4, 2)), 5, "dubov-1997", "x"), facts.HandStarted(1)]
    told += [facts.Rearranged(1, ((3, 1), (4, 2)), 5), facts.HandEnded(1, 1), facts.Published(1)]
    told += [facts.ResultEntered(1, 3, 1, "1", "0"), facts.ResultEntered(1, 4, 2, "=", "="), facts.Closed(1)]
    told += [facts.ResultCorrected(1, 3, 1, "0", "1"), facts.PointsAdjusted(2, -5, 1), facts.Withdrawn(4, 2)]
    told += [facts.Returned(4, 2), facts.Amended(3, Player(0, "Other", 1999)), facts.Undone(20), facts.Remarked("x")]
    report = read_trf((TOP / "examples" / "kitchen-garden-2026.trf").read_bytes())
    taken = facts.Imported(settings._replace(rounds=9), report.revised(rounds_planned=9))
    journals = []
    for facts_told in (told, [taken, facts.SettingsChanged(settings._replace(rounds=9, public=True))]):
        entries, before = [], first_digest("0" * 12)
        for number, fact in enumerate(facts_told, 1):
            entries.append(next_entry(before, number, fact, "me", "2026-11-16T00:00:00.000000+00:00"))
            before = entries[-1].digest
        journals.append(tuple(entries))
    return tuple(journals)


def _changed(data: Any, chance: random.Random) -> Any:
    """Plain data with something else in one place."""
    if isinstance(data, dict) and data and chance.random() < 0.9:
        key = chance.choice(sorted(data))
        if chance.random() < 0.1:
            return {name: held for name, held in data.items() if name != key}
        return {**data, key if chance.random() < 0.95 else odd_text(chance): _changed(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.9:
        at = chance.randrange(len(data))
        changed = _changed(data[at], chance)
        return [*data[:at], *[changed] * chance.choice((0, 1, 1, 1, 1, 2)), *data[at + 1 :]]
    numbers = (0, 1, 2, 3, 4, 5, 6, 20, -1, 99, 999, 10_000, 10**9, 10**12, 10**30)
    return chance.choice((None, True, [], {}, 1.5, [[]], odd_text(chance), *numbers, *numbers))


def _nested(chance: random.Random) -> str:
    return chance.choice(("[", '{"a":')) * chance.choice((50, 2_000, 100_000))


def _journal(chance: random.Random) -> bytes:
    """A copy of a journal: the bytes damaged, the lines damaged, or whole facts changed and chained again."""
    from fairswiss.journal.chain import Entry, _digest, first_digest
    from fairswiss.store.copies import FORMAT

    entries = list(chance.choice(_entries()))
    if chance.random() < 0.7:
        for at in chance.sample(range(len(entries)), chance.choice((1, 1, 2))):
            data = json.dumps(_changed(json.loads(entries[at].data), chance))
            kind = entries[at].kind if chance.random() < 0.9 else chance.choice(entries).kind
            entries[at] = entries[at]._replace(data=data if chance.random() < 0.98 else _nested(chance), kind=kind)
        if chance.random() < 0.2:
            del entries[chance.randrange(len(entries)) :]
        if chance.random() < 0.2:
            entries.insert(chance.randrange(len(entries) + 1), chance.choice(_entries()[0]))
        chained: list[Entry] = []
        before = first_digest("0" * 12)
        for number, entry in enumerate(entries, 1):
            try:
                digest = _digest(before, entry._replace(number=number))
            except UnicodeEncodeError:
                digest = "0" * 64
            chained.append(entry._replace(number=number, digest=digest))
            before = digest
        entries = chained
    lines: list[Any] = [{"format": FORMAT, "version": 1, "event": "0" * 12}, *map(list, entries)]
    lines.append({"entries": len(entries), "digest": entries[-1].digest if entries else ""})
    text = "\n".join([*(json.dumps(line, ensure_ascii=chance.random() < 0.5) for line in lines), ""])
    content = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.15:
        content = damaged(content, chance, (b"[]", b"{}", b"null", b'{"entries":0,"digest":""}', b"[" * 50_000))
    packed = zlib.compressobj(3, wbits=31)
    content = packed.compress(content) + packed.flush()
    return damaged_bytes(content, chance) if chance.random() < 0.1 else content


def _read_journal(content: bytes) -> None:
    from fairswiss.desk import journals, soundness
    from fairswiss.desk.backups import expect_restorable
    from fairswiss.desk.overview import Overview
    from fairswiss.rendering.journal import journal_lines

    origin, told, _ = expect_restorable(content)
    state = soundness.checked(origin, told)
    journal_lines(told)
    Overview.of(journals.Known("x", told[-1].number, told[-1].digest, state))


# -- bodies of the JSON API --------------------------------------------------------------------------------------------

BODIES: dict[str, Any] = {
    "Sent": {"why": "x", "token": "t", "confirmed": True},
    "NewEvent": {"name": "Club", "system": "dutch-2026", "rounds": 5, "tie_breaks": "BH,SB", "start": "2026/11/01"},
    "NewPlayers": {"players": [{"name": "A", "rating": 2000, "title": "GM", "fide_id": "1", "birth": "1990"}]},
    "Absent": {"round": 2, "code": "H"},
    "NewResults": {"results": [{"board": 1, "result": "1", "seen": "  "}, {"board": 2, "result": "="}]},
    "Undoing": {"entry": 3},
    "Announced": {"name": "Club", "draw": 0.4, "start": "2026-11-07", "deputies": ["Ada"], "baku": True},
    "ReportSent": {"text": "012 Club", "system": "dutch", "rounds": 5},
    "CopySent": {"content": "QUJD"},
    "Changing": {"move": "swap", "players": [1, 2]},
    "Slips": {"lines": "1 1-0\n2 ="},
    "Byes": {"byes": [{"round": 1, "code": "H", "seen": ""}]},
    "KeptApart": {"players": [1, 2], "first_round": 1, "last_round": 3},
    "Adjusted": {"points": -0.5, "round": 1, "why": "late"},
    "Admitting": {"text": "Name;Elo\nA;2000", "columns": {"name": 1}, "charset": "utf-8", "leave_out": True},
    "Appointing": {"name": "anna", "role": "arbiter"},
}


def _body(chance: random.Random) -> tuple[str, bytes]:
    name = chance.choice(sorted(BODIES))
    text = json.dumps(_changed(BODIES[name], chance), ensure_ascii=chance.random() < 0.5)
    content = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.3:
        content = damaged(content, chance, (b"[]", b"null", b"[" * 100_000, b'{"a":' * 50_000, b"9" * 6_000))
    return name, content


def _read_body(body: tuple[str, bytes]) -> None:
    from pydantic import ValidationError

    from fairswiss.web.api import event_shapes, people_shapes, player_shapes, round_shapes, shapes

    kinds = {**vars(shapes), **vars(event_shapes), **vars(people_shapes), **vars(player_shapes), **vars(round_shapes)}
    try:
        data = json.loads(body[1])  # as django-ninja does
    except (ValueError, RecursionError):
        raise FairswissError("refused") from None
    try:
        kinds[body[0]].model_validate(data)
    except ValidationError as refused:
        raise FairswissError("refused") from refused


# -- what people type --------------------------------------------------------------------------------------------------

TYPED = {
    "result": ("1", "0", "=", "1-0", "½-½", "+--", "--", "w", "1/2"),
    "tie-breaks": ("BH/C1,BH,SB", "PTS,DE,WIN", "BH:GP/M1/P", "swiss", "ARO/L-50/K3", "OTHER1"),
    "columns": ("name=2,rating=4", "name=1", "birth=0"),
    "player": ("12", "12 Alder, Ana", "ald", "1."),
    "configuration": ("PlayersNumber=20\nRoundsNumber=5\n", "ForfeitRate=20\n#x\nPointsForWin=3.0\n"),
    "arguments": ("--dutch\nfile.trf\n-p\nout", "-r\n--dubov\nfile\n-c\n3\n-l", "--dutch\n-g\nx.cfg\n-o\nout\n-s\n7"),
    "name": ("Alder, Ana", "Öztürk, Ö"),
}


def _typed(chance: random.Random) -> tuple[str, str]:
    what = chance.choice(sorted(TYPED))
    text = chance.choice(TYPED[what]).encode()
    if chance.random() < 0.2:
        return what, odd_text(chance)
    odd = tuple(one.encode("utf-8", "surrogatepass") for one in ODD_TEXTS)
    return what, damaged(text, chance, odd).decode("utf-8", "surrogateescape")


def _read_typed(typed: tuple[str, str]) -> object:
    from fairswiss.cli.dropin_arguments import parsed
    from fairswiss.cli.output import safe
    from fairswiss.desk.reasons import number_meant
    from fairswiss.desk.rounds import typed_result
    from fairswiss.desk.telling import one_line
    from fairswiss.formats.neutral import neutral, restored
    from fairswiss.rendering.names import clean
    from fairswiss.simulate.configuration import read_configuration
    from fairswiss.tiebreaks.codes import parse_tie_breaks
    from fairswiss.usecases.importing import columns_of

    what, text = typed
    match what:
        case "result":
            return typed_result(text)
        case "tie-breaks":
            return parse_tie_breaks(text)
        case "columns":
            return columns_of(text)
        case "player":
            return number_meant(read_trf((TOP / "examples" / "kitchen-garden-2026.trf").read_bytes()), text)
        case "configuration":
            return read_configuration(text)
        case "arguments":
            return parsed(text.split("\n"))
    assert restored(neutral(text)) == text, "a marked cell does not come back"
    for shown in (clean(text), safe(text), one_line(text)):
        assert "\x1b" not in shown, "an escape reaches the terminal"
        assert not any("\ud800" <= character <= "\udfff" for character in one_line(text)), "half a character is kept"
    return None


DOORS = (
    Door("report (TRF)", 22, damaged_report, _report),
    Door("table (CSV, pasted)", 20, _text_table, _table),
    Door("workbook (XLSX)", 6, _workbook(0), _table),
    Door("workbook (ODS)", 6, _workbook(1), _table),
    Door("rating list (TXT)", 6, _list(0), _read_list),
    Door("rating list (XML)", 6, _list(1), _read_list),
    Door("rating list (ZIP)", 4, _zipped_list, _read_list),
    Door("journal copy", 10, _journal, _read_journal),
    Door("JSON body", 10, _body, _read_body),
    Door("typed text", 10, _typed, _read_typed),
)
