"""The player record 001 up to column 89, and the national records that share its layout."""

from collections.abc import Container
from typing import NamedTuple

from fairswiss.formats.trf.columns import (
    BEFORE_ROUNDS,
    BIRTH,
    BLANKS,
    CELL,
    FEDERATION,
    FIDE_ID,
    FIRST_CELL,
    NAME,
    NUMBER,
    POINTS,
    RANK,
    RATING,
    SEX,
    TITLE,
    compose,
    natural,
    plain,
)
from fairswiss.formats.trf.limits import MAX_PLAYERS, too_large
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import NationalRecord, Player, Points, Where, parse_points
from fairswiss.model.player import TITLES

_NUMBERS = ((RATING, "rating"), (RANK, "rank"))


class Row(NamedTuple):
    """A player record: the player, the points stated, and the line with the rounds still to be read."""

    player: Player
    line_number: int
    line: str
    points: Points | None


def read_players(lines: list[tuple[int, str]], report: Report) -> dict[int, Row]:
    """The player records by player number, in the order of the file."""
    if len(lines) > MAX_PLAYERS:
        raise too_large(
            gettext("The file has {count:,} players", count=len(lines)),
            MAX_PLAYERS,
            gettext("Split it into several events."),
        )
    rows: dict[int, Row] = {}
    moved: list[int] = []
    for line_number, text in lines:
        line = aligned(text)
        if line is None:
            line = text
        else:
            moved.append(line_number)
        row = _read_player(line_number, line, report)
        if row is None:
            continue
        number = row.player.number
        if number in rows:
            report.error(
                gettext(
                    "two players have the number {number}, the other one in line {line}",
                    number=number,
                    line=rows[number].line_number,
                ),
                gettext("the number identifies a player"),
                gettext("give one of them another number"),
                Where(line_number, NUMBER.start + 1, number),
            )
            continue
        rows[number] = row
    if moved:
        report.warning(
            gettext("the columns of {count} player records are counted in bytes and read that way", count=len(moved)),
            gettext("the columns of a TRF are characters"),
            gettext("write the file again to correct it"),
            Where(moved[0], NAME.start + 1),
        )
    return rows


def _read_player(line_number: int, line: str, report: Report) -> Row | None:
    padded = line if len(line) >= FIRST_CELL else line.ljust(FIRST_CELL)
    number = natural(padded[NUMBER])
    if not number:
        report.error(
            gettext("the player number {text!r} is not a number from 1 on", text=padded[NUMBER].strip()),
            gettext("it belongs in columns 5-8"),
            gettext("check that the columns of this line are not shifted"),
            Where(line_number, NUMBER.start + 2),
        )
        return None
    rating, rank = natural(padded[RATING]), natural(padded[RANK])
    points = parse_points(padded[POINTS])
    if rating is None or rank is None or points is None:
        _check_numbers(padded, Where(line_number, player=number), report)
    for place in (*BLANKS, BEFORE_ROUNDS):
        if padded[place] != " ":
            where = Where(line_number, place + 1, number)
            report.warning(
                gettext("{text!r} is between two fields and is ignored", text=padded[place]),
                "",
                gettext("shorten the field"),
                where,
            )
    title = padded[TITLE].strip()
    upper = title.upper()
    player = Player(
        number,
        padded[NAME].strip(),
        rating or 0,
        upper if upper in TITLES else title,
        padded[FEDERATION].strip(),
        padded[FIDE_ID].strip(),
        padded[BIRTH].strip(),
        padded[SEX].strip(),
        rank or 0,
    )
    return Row(player, line_number, line, points)


def _check_numbers(padded: str, where: Where, report: Report) -> None:
    """Tell which of the numbers is not one; an empty field is none."""
    wrong = [(span, name) for span, name in _NUMBERS if padded[span].strip() and natural(padded[span]) is None]
    if padded[POINTS].strip() and parse_points(padded[POINTS]) is None:
        wrong.append((POINTS, "points"))
    for span, name in wrong:
        report.error(
            gettext("the {name} {text!r} cannot be read as a number", name=gettext(name), text=padded[span].strip()),
            gettext(
                "columns {first}-{last} are for the {name}", first=span.start + 1, last=span.stop, name=gettext(name)
            ),
            gettext("correct it, or check that the columns of this line are not shifted"),
            where._replace(column=span.start + 1),
        )


def write_player(player: Player, points: str) -> str:
    """The record 001 of a player up to column 89."""
    return compose(
        "001",
        (
            str(player.number), plain(player.sex), plain(player.title), plain(player.name),
            str(player.rating) if player.rating else "", plain(player.federation), plain(player.fide_id),
            plain(player.birth), points, str(player.rank) if 0 < player.rank <= MAX_PLAYERS else "",
        ),
    )  # fmt: skip


_OTHER_DIALECTS = frozenset(("TNR", "ACC", "BYE", "FOR", "TSE", "PAB", "FPB", "HPB", "ZPB", "MFO", "DFM"))
"""Codes of CPPDubovSystem and of drafts of TRF26 that look like federations and are none."""


def is_federation(code: str) -> bool:
    """True if a record with this code can be a national one."""
    return (
        len(code) == 3
        and code.isascii()
        and code.isalpha()
        and code.isupper()
        and not code.startswith(("XX", "BB"))
        and code not in _OTHER_DIALECTS
    )


def read_national(text: str) -> tuple[int, NationalRecord] | None:
    """The player number and the record, if the line is a national record in every column; None otherwise."""
    if not is_federation(text[:3]):
        return None
    line = (aligned(text) or text).ljust(FIRST_CELL)
    number, rating = natural(line[NUMBER]), natural(line[RATING])
    if not number or line[NUMBER.stop - 1] == " " or (rating is None and line[RATING].strip()):
        return None
    if any(line[place] != " " for place in BLANKS) or line[BIRTH.stop :].strip():
        return None
    return number, NationalRecord(
        line[:3], rating or 0, line[TITLE].strip(), line[FEDERATION].strip(), line[FIDE_ID].strip(),
        line[NAME].strip(), line[BIRTH].strip(), line[SEX].strip(),
    )  # fmt: skip


_OF_TEAM_ROUNDS = ("801", "802")
"""Records of other programs with the number of a team where a player's would be."""


def looks_like_player(text: str, players: Container[int]) -> bool:
    """True if a line under another code than 001, or a 001 after blanks, has the columns of a player yet unknown."""
    indented = text.lstrip(" ")
    line = (indented if indented.startswith("001") else text).ljust(FIRST_CELL)
    if text.startswith(("#", *_OF_TEAM_ROUNDS)) or any(line[place] != " " for place in BLANKS):
        return False
    number, rating, points = natural(line[NUMBER]), natural(line[RATING]), parse_points(line[POINTS])
    named = bool(number) and number not in players and line[NUMBER.stop - 1] != " " and bool(line[NAME].strip())
    return named and (rating is not None or points is not None)


def write_national(player: int, record: NationalRecord) -> list[str]:
    """The national record, or nothing when its federation is not one that a reader would know for one."""
    if not is_federation(record.federation):
        return []
    rating = str(record.rating) if 0 < record.rating <= 9999 else ""
    values = (
        str(player), plain(record.sex), plain(record.title), plain(record.name), rating, plain(record.origin),
        plain(record.national_id), plain(record.birth), "", "",
    )  # fmt: skip
    return [compose(record.federation, values).rstrip(" ")]


def aligned(line: str) -> str | None:
    """The line with its name padded by characters, if it was padded by bytes; None if it needs no change.

    A program that counts bytes pads the name Müller, seven bytes of UTF-8, as if it had seven letters, and all that
    follows stands too far to the left by one. Only lines with letters beyond ASCII can be meant, and only when their
    character columns make no sense while their byte columns do.
    """
    if line.isascii() or columns_fit(line):
        return None
    raw = line.encode("utf-8", "replace")
    before, name, after = raw[: NAME.start], raw[NAME], raw[NAME.stop :]
    # Where the columns cut a letter in two, half a letter is left out and the columns will not fit.
    letters = name.decode("utf-8", "ignore")
    moved = before.decode("utf-8", "ignore") + letters.ljust(NAME.stop - NAME.start) + after.decode("utf-8", "ignore")
    return moved if columns_fit(moved) else None


def columns_fit(line: str) -> bool:
    """True if blanks and numbers of a player record are in their columns."""
    padded = line.ljust(FIRST_CELL)
    if natural(padded[NUMBER]) is None or padded[BEFORE_ROUNDS] != " ":
        return False
    if any(padded[place] != " " for place in BLANKS):
        return False
    if any(padded[span].strip() and natural(padded[span]) is None for span in (RATING, RANK)):
        return False
    if padded[POINTS].strip() and parse_points(padded[POINTS]) is None:
        return False
    return not any(padded[FIRST_CELL + gap :: CELL].strip() for gap in (5, 7, 9))
