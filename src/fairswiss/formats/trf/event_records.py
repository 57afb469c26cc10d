"""Records of the event: 012 … 132, and 142 152 172 … 222 of TRF26 with XXR and XXC of JaVaFo."""

from typing import Any

from fairswiss.formats.trf.columns import CELL, ROUND_DATES, natural, plain
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.limits import MAX_LINE_LENGTH, MAX_ROUNDS
from fairswiss.formats.trf.type_records import as_read
from fairswiss.language import gettext
from fairswiss.model import EventInfo, Tournament, Where

TEXTS = {
    "012": "name", "022": "city", "032": "federation", "042": "start", "052": "end", "092": "type_text",
    "102": "chief_arbiter", "122": "rate_of_play", "182": "program", "192": "encoded_type",
    "202": "tie_breaks", "212": "standings_order", "222": "time_control",
}  # fmt: skip
"""The records that are one text each, with the field they fill."""

_BY_POSITION = "RANK"
_COLOURS = {"W": "w", "WHITE": "w", "WHITE1": "w", "B": "b", "BLACK": "b", "BLACK1": "b"}


def read_text(draft: Draft, number: int, line: str) -> None:
    """A record that is one text; the first one that is not empty counts."""
    field, text = TEXTS[line[:3]], line[3:].strip()
    said = draft.texts.setdefault(field, text) or text
    if text and said != text:
        what = gettext("record {record} appears again with a different text", record=line[:3])
        draft.report.warning(what, gettext("the first one counts"), gettext("remove one"), Where(number, 5))
    draft.texts[field] = said


def read_player_count(draft: Draft, number: int, line: str) -> None:
    """Record 062, which counts the players; some files add the rated ones in brackets."""
    words = line[3:].replace("(", " ").split()
    if words and natural(words[0]) != len(draft.lines):
        draft.report.warning(
            gettext("record 062 says {text!r} players, the file has {count}", text=words[0], count=len(draft.lines)),
            "",
            gettext("check that no player record is missing"),
            Where(number, 5),
        )


def read_derived(draft: Draft, number: int, line: str) -> None:
    """Records 072 and 082, which say nothing that the players do not say (082 with teams is kept as it is)."""


def read_deputy(draft: Draft, number: int, line: str) -> None:
    """Record 112: one deputy arbiter a line."""
    if text := line[3:].strip():
        draft.deputies.append(text)


def read_round_dates(draft: Draft, number: int, line: str) -> None:
    """Record 132: a date above the column of each round."""
    if line[3:ROUND_DATES].strip():
        draft.report.warning(
            gettext("the dates are not above their rounds"), "", gettext("start them at column 92"), Where(number, 5)
        )
        dates = [word[:CELL] for word in line[3:].split()[:MAX_ROUNDS]]
    else:
        dates = [line[at : at + CELL].strip() for at in range(ROUND_DATES, len(line), CELL)]
    draft.round_dates = draft.round_dates or tuple(dates)


def read_planned(draft: Draft, number: int, line: str) -> None:
    """Records 142 and XXR: the number of rounds."""
    text = line[3:].strip()
    planned = natural(text)
    if not text:
        return
    if planned is None or not 1 <= planned <= MAX_ROUNDS:
        what = gettext("the number of rounds is {text!r}", text=text[:40])
        draft.report.error(
            what, gettext("it can be 1 to {most}", most=MAX_ROUNDS), gettext("correct it"), Where(number, 5)
        )
    elif draft.planned not in (None, planned):
        draft.report.error(
            gettext(
                "{planned} rounds are planned here and {other} in line {line}",
                planned=planned,
                other=draft.planned,
                line=draft.planned_line,
            ),
            gettext("the last round is paired by rules of its own"),
            gettext("keep one of the two"),
            Where(number, 5),
        )
    else:
        draft.planned, draft.planned_line = planned, number


def read_first_colour(draft: Draft, number: int, line: str) -> None:
    """Records 152 and XXC: the colour drawn by lot. XXC may say ``rank`` too; other words of it are kept."""
    words = line[3:].split()
    if line.startswith("XXC") and any(word.upper() == _BY_POSITION for word in words):
        draft.by_position = number
        words = [word for word in words if word.upper() != _BY_POSITION]
    kept = [word for word in words if word.upper() not in _COLOURS]
    for colour in (_COLOURS[word.upper()] for word in words if word not in kept):
        if draft.first_colour not in ("", colour):
            draft.report.error(
                gettext(
                    "the first colour is not the one of line {line}",
                    line=draft.first_colour_line,
                ),
                gettext("it was drawn once"),
                gettext("keep one of the two"),
                Where(number, 5),
            )
        draft.first_colour, draft.first_colour_line = colour, number
    if kept and line.startswith("XXC"):
        draft.extra.append(f"XXC {' '.join(kept)}")
    elif kept:
        draft.report.error(
            gettext("the first colour is {text!r}", text=kept[0][:40]),
            gettext("it can be W or B"),
            gettext("correct it"),
            Where(number, 5),
        )


def is_understood(line: str) -> bool:
    """True if a record XXC sets the first colour or the order of the players."""
    return any(word.upper() in (*_COLOURS, _BY_POSITION) for word in line[3:].split())


def read_rating_method(draft: Draft, number: int, line: str) -> None:
    """Record 172: the federation at 5-7, whose rating counts from 9 on."""
    words = line[3:].split()
    if not line[4:7].strip() or (len(words) == 1 and len(words[0]) > 3):
        words.insert(0, "")
    draft.texts.setdefault("rating_federation", words[0])
    draft.texts.setdefault("rating_method", " ".join(words[1:]))


def event_info(draft: Draft) -> EventInfo:
    """All that was read of the event."""
    dates = list(draft.round_dates)
    while dates and not dates[-1]:
        dates.pop()
    facts: dict[str, Any] = {**draft.texts, "deputies": tuple(draft.deputies), "round_dates": tuple(dates)}
    return as_read(EventInfo(**facts))


def write_event(tournament: Tournament) -> dict[str, list[str]]:
    """The lines of the event by record; a text that is empty is not written, except the name."""
    info, players = tournament.info, tournament.players
    texts = {code: plain(getattr(info, field)) for code, field in TEXTS.items()}
    written = {code: [_line(code, text)] for code, text in texts.items() if text}
    written.setdefault("012", ["012"])
    written["062"] = [f"062 {len(players)}"]
    written["072"] = [f"072 {sum(player.rating > 0 for player in players)}"]
    if not any(line.startswith("082") for line in tournament.extra):
        written["082"] = ["082 0"]
    written["112"] = [_line("112", plain(deputy)) for deputy in info.deputies]
    dates = "".join(f"{plain(date)[:CELL]:<{CELL}}" for date in info.round_dates).rstrip(" ")
    if dates:
        written["132"] = [f"{'132':<{ROUND_DATES}}{dates}"]
    if info.rating_federation or info.rating_method:
        written["172"] = [_line("172", f"{plain(info.rating_federation):<3} {plain(info.rating_method)}")]
    return written


def _line(code: str, text: str) -> str:
    return f"{code} {text}"[:MAX_LINE_LENGTH].rstrip(" ")
