"""Recorded standings against ours, as a document and as plain data."""

from collections.abc import Iterator
from typing import Any

from fairswiss.rendering.document import Block, Column, Heading, Paragraph, Table
from fairswiss.rendering.standings import Sheet
from fairswiss.rendering.standings_words import STANDINGS_WORDS, standings_phrase
from fairswiss.tiebreaks.checking import Difference, NotCompared, StandingsCheck


def standings_check_document(sheet: Sheet, check: StandingsCheck) -> Iterator[Block]:
    """The list of tie-breaks used for the comparison, and every difference."""
    standings = check.standings
    yield Heading(standings_phrase("check.title", round=standings.round, edition=standings.edition), section=False)
    yield Paragraph(standings_phrase("check.order", order=", ".join(map(str, standings.order))))
    if standings.dropped:
        yield Paragraph(
            " ".join(
                standings_phrase(f"dropped.{d.reason}", code=d.tie_break, article=d.article) for d in standings.dropped
            )
        )
    if check.differences:
        columns = tuple(Column(standings_phrase(f"check.column.{name}"), name == "no") for name in _COLUMNS)
        yield Table(columns, tuple(_cells(sheet, difference) for difference in check.differences))
    if check.in_ties:
        yield Paragraph(standings_phrase("check.ties", count=check.in_ties))
    yield from (Paragraph(_left_out(check, one)) for one in check.not_compared if check.compared)
    if not check.compared:
        yield Paragraph(standings_phrase("check.nothing"))
    elif check.agrees:
        words = "check.agrees.partly" if check.not_compared else "check.agrees"
        yield Paragraph(standings_phrase(words, count=check.compared))
    else:
        yield Paragraph(standings_phrase("check.differs", count=len(check.differences), compared=check.compared))


def _left_out(check: StandingsCheck, one: NotCompared) -> str:
    everyone = one.what in _FIGURES and one.cases == len(check.standings.rows)
    return standings_phrase(f"check.left.{one.what}{'.all' if everyone else ''}", count=one.cases, name=one.name)


_FIGURES = ("place", "points", "match-points", "game-points")
_COLUMNS = ("no", "name", "what", "recorded", "ours", "decided")


def _cells(sheet: Sheet, difference: Difference) -> tuple[str, ...]:
    name = f"check.what.{difference.what}"
    what = standings_phrase(name) if name in STANDINGS_WORDS else difference.what
    decided = ""
    if difference.decided_by:
        decided = standings_phrase("check.decided", code=difference.decided_by, other=sheet.label(difference.against))
    names = sheet.names.get(difference.player, "")
    return str(difference.player), names, what, difference.recorded, difference.ours, decided


def standings_check_data(sheet: Sheet, check: StandingsCheck) -> dict[str, Any]:
    """The same for programs."""
    standings = check.standings
    return {
        "agrees": check.agrees,
        "edition": standings.edition,
        "round": standings.round,
        "order": [str(tie_break) for tie_break in standings.order],
        "compared": check.compared,
        "in_ties": check.in_ties,
        "not_compared": [one._asdict() for one in check.not_compared],
        "differences": [
            {"number": d.player, "name": sheet.names.get(d.player, ""), **d._asdict()} for d in check.differences
        ],
        "dropped": [{"code": str(d.tie_break), "reason": d.reason, "article": d.article} for d in standings.dropped],
    }
