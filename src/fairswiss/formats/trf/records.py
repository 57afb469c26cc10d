"""The records a reader understands, by their code; every other line is kept as it stands."""

from collections.abc import Callable, Container

from fairswiss.formats.trf.absence_records import read_240, read_xxz
from fairswiss.formats.trf.acceleration_records import read_250, read_xxa
from fairswiss.formats.trf.adjustment_records import read_299
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.earlier_records import PREFIX
from fairswiss.formats.trf.event_records import (
    TEXTS,
    is_understood,
    read_deputy,
    read_derived,
    read_first_colour,
    read_planned,
    read_player_count,
    read_rating_method,
    read_round_dates,
    read_text,
)
from fairswiss.formats.trf.people_records import PREFIXES
from fairswiss.formats.trf.player_records import looks_like_player, read_national
from fairswiss.formats.trf.prohibition_records import read_260, read_xxp
from fairswiss.formats.trf.scoring_records import read_162, read_bb, read_xxs
from fairswiss.formats.trf.team_records import NEW, OLD, speaks_of_teams
from fairswiss.language import gettext
from fairswiss.model import Where

PLAYER = "001"
READERS: dict[str, Callable[[Draft, int, str], None]] = {
    **dict.fromkeys(TEXTS, read_text),
    "062": read_player_count, "072": read_derived, "082": read_derived, "112": read_deputy,
    "132": read_round_dates,
    "142": read_planned, "XXR": read_planned, "152": read_first_colour, "XXC": read_first_colour,
    "162": read_162, "XXS": read_xxs, **dict.fromkeys(("BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"), read_bb),
    "172": read_rating_method, "240": read_240, "XXZ": read_xxz, "250": read_250, "XXA": read_xxa,
    "260": read_260, "XXP": read_xxp, "299": read_299,
}  # fmt: skip


def names_teams(lines: list[str] | tuple[str, ...]) -> bool:
    """True if the numbers of 240, 250, 260 and 299 are those of teams, because there are records of teams."""
    return any(line.startswith(NEW) for line in lines)


def is_kept(line: str, players: Container[int]) -> bool:
    """True if a reader keeps this line unchanged instead of parsing it."""
    code = line[:3]
    if code == "082":
        return line[3:].strip() not in ("", "0")
    if code == "XXC":
        return not is_understood(line) and bool(line[3:].strip())
    if code == PLAYER or code in READERS:
        return False
    national = read_national(line)
    return bool(line) and (national is None or national[0] not in players)


def read_who_they_are(draft: Draft, numbered: list[tuple[int, str]]) -> dict[int, str]:
    """Read the records that say which teams there are, wherever they stand; by line, why one cannot be read."""
    found = [entry for code in (NEW, OLD) for entry in numbered if entry[1].startswith(code)]
    return {number: why for number, line in found if (why := draft.teams.take(line, number))}


def read_record(draft: Draft, number: int, line: str, teams: bool, refused: dict[int, str]) -> None:
    """Read one line that is not a player's record into the draft.

    ``refused`` are the lines about who the teams are that could not be read.
    """
    reader = READERS.get(line[:3])
    if line.startswith(PREFIX):
        draft.as_paired.append((number, line))
    elif line.startswith(PREFIXES):
        draft.people.append((number, line))
    elif speaks_of_teams(line, teams):
        first = line.startswith((NEW, OLD))
        why = refused.get(number, "") if first else draft.teams.take(line, number)
        if why:
            draft.report.warning(
                gettext("the record {record} is kept but not interpreted", record=line[:3]),
                why,
                gettext("correct it"),
                Where(number),
            )
            draft.extra.append(line)
    elif is_kept(line, draft.lines):
        draft.extra.append(line)
        if looks_like_player(line, draft.lines):
            draft.report.warning(
                gettext("the line looks like a player's record, but {code!r} is not the code of one", code=line[:3]),
                gettext("it is kept but not interpreted, and the player does not take part"),
                gettext("start it with 001, or with ### if it is a remark"),
                Where(number, 1),
            )
    elif reader is not None:
        reader(draft, number, line)
    elif national := read_national(line):
        draft.national.setdefault(national[0], []).append(national[1])
