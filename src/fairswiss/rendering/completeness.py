"""Gaps of a report: data, words, and the document that lists them."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from fairswiss.model.tournament import Tournament
from fairswiss.rendering.completeness_words import completeness_phrase
from fairswiss.rendering.document import Block, Heading, Item, Items, Paragraph
from fairswiss.rendering.names import clean

MOST_NAMED = 12
"""Players named for one kind of gap where room is short."""


class Urgency(StrEnum):
    """The weight of a gap."""

    MISSING = "missing"
    ODD = "odd"
    CONFIRM = "confirm"


class Fix(StrEnum):
    """The page of the manager where a gap is mended."""

    SETTINGS = "settings"
    TIMETABLE = "timetable"
    PLAYER = "player"
    RESULTS = "results"
    ROUNDS = "rounds"


class Gap(NamedTuple):
    """One thing that a report lacks, or that somebody should look at."""

    code: str
    urgency: Urgency
    fix: Fix
    record: str
    """Of the report file."""
    player: int = 0
    round: int = 0
    detail: str = ""


class GapGroup(NamedTuple):
    """The gaps of one kind."""

    code: str
    urgency: Urgency
    fix: Fix
    record: str
    text: str
    gaps: tuple[Gap, ...]


def grouped(gaps: Sequence[Gap]) -> list[GapGroup]:
    """The gaps by kind, in their order: a thousand players without a birth year are one line."""
    found: dict[tuple[str, Urgency], list[Gap]] = {}
    for gap in gaps:
        key = gap.code, gap.urgency
        found.setdefault(key if gap.player or gap.round else (f"{gap.code} {gap.detail}", gap.urgency), []).append(gap)
    order = list(Urgency)
    groups = [
        GapGroup(held[0].code, held[0].urgency, held[0].fix, held[0].record, gap_text(held[0], len(held)), tuple(held))
        for held in found.values()
    ]
    return sorted(groups, key=lambda group: order.index(group.urgency))


def gap_text(gap: Gap, count: int = 1) -> str:
    """A gap in words; of several players their number."""
    return completeness_phrase(gap.code, detail=clean(gap.detail), count=count, round=gap.round)


def whom(group: GapGroup, tournament: Tournament, most: int = MOST_NAMED) -> str:
    """The rounds or the players of a group, the first ones by name."""
    names = {player.number: clean(player.name) for player in tournament.players}
    said = [f"{gap.player} {names.get(gap.player, '')}".strip() for gap in group.gaps if gap.player]
    said = said or [str(gap.round) for gap in group.gaps if gap.round]
    left = len(said) - most
    more = [completeness_phrase("more", count=left)] if left > 0 else []
    return ", ".join([*said[:most], *more])


def gaps_document(gaps: Sequence[Gap], tournament: Tournament) -> Iterator[Block]:
    """Title, verdict, and the gaps by weight."""
    yield Heading(completeness_phrase("title", event=clean(tournament.info.name)), section=False)
    yield Paragraph(verdict(gaps))
    groups = grouped(gaps)
    for urgency in Urgency:
        items = []
        for group in groups:
            if group.urgency is urgency:
                place = completeness_phrase("record", record=group.record)
                named = whom(group, tournament)
                items.append(Item(f"{group.text} {place}", (named,) if named else ()))
        if items:
            yield Heading(completeness_phrase(f"heading.{urgency.value}"))
            yield Items(tuple(items))


def verdict(gaps: Sequence[Gap]) -> str:
    """One sentence about all of them."""
    missing = sum(gap.urgency is Urgency.MISSING for gap in gaps)
    if missing:
        return completeness_phrase("verdict.missing" if missing > 1 else "verdict.missing.1", count=missing)
    return completeness_phrase("verdict.look" if gaps else "verdict.ready")


def gaps_data(gaps: Sequence[Gap]) -> dict[str, Any]:
    """The gaps as plain data, each with its words."""
    return {
        "ready": all(gap.urgency is not Urgency.MISSING for gap in gaps),
        "gaps": [{**gap._asdict(), "text": gap_text(gap)} for gap in gaps],
    }
