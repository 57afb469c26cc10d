"""Everything that is stored about one person, found in all events, as data and as a text to hand over."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.answers.turns import turns_of
from fairswiss.desk import journals
from fairswiss.desk.anonymous import named_in
from fairswiss.journal import facts
from fairswiss.journal.chain import Entry
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.model.player import Player
from fairswiss.rendering.journal import journal_lines
from fairswiss.store import accounts, rows

MOST_LINES = 5000
"""Entries of one journal about one person; a long event has a hundred."""


class Place(NamedTuple):
    """Somebody in the list of an event."""

    event: str
    title: str
    registration: int
    name: str
    """The last one."""


def places(name: str = "", fide_id: str = "", event: str = "") -> list[Place]:
    """The events in which a person was ever registered under this name or FIDE id: in one event, or in all of them."""
    wanted = " ".join(name.split()).casefold()
    if bool(wanted) == bool(fide_id):
        raise BadRequest(gettext("Give either the full name or the FIDE id."), code="name-or-id-needed")
    every = [event] if event else [row.id for row in (*rows.events(), *rows.events(archived=True))]
    found = []
    for one in every:
        known = journals.read(one)
        called: dict[int, str] = {}
        meant = set()
        for entry in rows.entries(one, last=known.head):
            for registration, player in named_in(entry.fact):
                called[registration] = player.name
                if (" ".join(player.name.split()).casefold() == wanted) if wanted else player.fide_id == fide_id:
                    meant.add(registration)
        title = known.state.settings.info.name
        found += [Place(one, title, registration, called[registration]) for registration in sorted(meant)]
    return found


def told_about(found: list[Place]) -> dict[str, Any]:
    """Everything stored about the person in these places."""
    if not found:
        raise NotThere(gettext("No event stores anyone with that name or FIDE id."), code="person-unknown")
    names = sorted({place.name for place in found})
    return {
        "person": names,
        "events": [_in_event(place) for place in found],
        "accounts": [account for name in names for account in accounts.named(name)],
    }


def _in_event(place: Place) -> dict[str, Any]:
    known = journals.read(place.event)
    state, registration = known.state, place.registration
    entries = rows.entries(place.event, last=known.head)
    lines = {line.number: line for line in journal_lines(entries)}
    about = [entry for entry in entries if _concerns(entry.fact, registration)]
    listed = registration in state.players
    return {
        "event": {"id": place.event, "name": place.title, "start": state.settings.info.start},
        "registration": registration,
        "registered": _plain(state.player(registration)) if listed else None,
        "noted_by_the_arbiter": _noted(state.particulars.get(registration)),
        "rating_factors": [
            {"kind": kind, "k": k, "source": source}
            for (one, kind), (k, source) in sorted(state.factors.items())
            if one == registration
        ],
        "name_withheld_from_the_public": registration in state.withheld,
        "withdrawn_from_round": state.withdrawn.get(registration),
        "byes": [
            {"round": number, "code": code}
            for (number, one), code in sorted(state.absences.items())
            if one == registration
        ],
        "rounds": [
            {**turn._asdict(), "points": turn.points / 10, "score": turn.score / 10}
            for turn in (turns_of(state.tournament(), state.numbers[registration]) if listed else ())
        ],
        "said": [dict(_said(entry, registration)) for entry in about if [*named_in(entry.fact)]],
        "journal": [
            {"entry": line.number, "when": line.when, "by": line.who, "what": line.text, "why": line.why}
            for line in (lines[entry.number] for entry in about[:MOST_LINES])
        ],
    }


def _said(entry: Entry, registration: int) -> Iterator[tuple[str, Any]]:
    """The fields of an entry about the person, verbatim."""
    yield "entry", entry.number
    for one, player in named_in(entry.fact):
        if one == registration:
            yield from _plain(player).items()


def _noted(particulars: facts.ParticularsNoted | None) -> dict[str, Any]:
    held = particulars._asdict() if particulars else {}
    return {name: value for name, value in held.items() if value and name != "id"}


def _plain(player: Player) -> dict[str, Any]:
    known = player._asdict()
    known["national"] = [record._asdict() for record in player.national]
    return {name: held for name, held in known.items() if held and name != "order"}


def _concerns(fact: facts.Fact, registration: int) -> bool:
    """True if an entry is about a person; entries about a whole round are listed round by round instead."""
    if any(one == registration for one, _ in named_in(fact)) or getattr(fact, "id", 0) == registration:
        return True
    if isinstance(fact, facts.ResultEntered | facts.ResultCorrected | facts.CorrectedForRating):
        return registration in (fact.white, fact.black)
    return registration in getattr(fact, "ids", ())


def as_text(told: Any, indent: str = "") -> str:
    """The same as lines that people read."""
    return "\n".join(_lines(told, indent))


def _lines(told: Any, indent: str) -> Iterator[str]:
    items = told.items() if isinstance(told, dict) else enumerate(told, 1)
    for name, held in items:
        label = f"{indent}{str(name).replace('_', ' ')}"
        if isinstance(held, dict | list):
            if held:
                yield f"{label}:"
                yield from _lines(held, f"{indent}  ")
        elif held not in ("", None, False):
            yield f"{label}: {held}"
