"""An event to follow and to share: the calendar of its rounds, the feed, the app, the card that messengers show."""

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from fairswiss.model.points import in_halves
from fairswiss.pictures.drawing import png
from fairswiss.rendering.html import escaped
from fairswiss.rendering.names import clean, shortened
from fairswiss.rendering.palette import LIGHT
from fairswiss.rendering.sharing_words import sharing_phrase
from fairswiss.rendering.svg import text_of
from fairswiss.tiebreaks import Standings
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.sheets import Seen, held
from fairswiss.usecases.timetable import Slot, iso_day, slots

LEADERS = 3
"""Players on the card."""
_FOLD = 73
"""Bytes of a line of a calendar, without the space that continues it (RFC 5545, 3.1)."""
_LONG_AGO = "1970-01-01"


class Shared(NamedTuple):
    """An event as others follow it, without anything that only an arbiter knows."""

    name: str
    place: str
    when: str
    players: int
    planned: tuple[Slot, ...]
    """The day and the time of each round, as far as they are announced."""
    published: int
    complete: int
    leaders: tuple[tuple[str, int], ...]
    """The first players by name, with their points in tenths."""
    identity: str
    """A name that stays the same for calendars and feed readers."""
    begins: str


Address = Callable[[int], str]
"""The page of a round."""


def shared(seen: Seen, standings: Standings | None, identity: str = "") -> Shared:
    """The event as others follow it; ``seen`` is the event as everyone may see it."""
    tournament, info = seen.tournament, seen.tournament.info
    rounds = max(tournament.rounds_planned or 0, seen.rounds)
    names = {player.number: clean(player.name) for player in tournament.players}
    rows = standings.rows[:LEADERS] if standings and standings.round else ()
    named = f"{info.name}|{info.start}|{info.city}"
    return Shared(
        clean(info.name) or "fairswiss", clean(info.city), held(seen), len(tournament.players),
        slots(info.round_dates, seen.times, rounds), seen.rounds, standings.round if standings else 0,
        tuple((names[row.player], row.points) for row in rows),
        identity or blake2b(named.encode(), digest_size=8).hexdigest(), iso_day(info.start),
    )  # fmt: skip


# -- the calendar ------------------------------------------------------------------------------------------------------


def calendar(event: Shared, address: Address | None = None) -> str:
    """The rounds as a calendar (RFC 5545). Times are those of the clock in the hall, wherever the reader is."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//fairswiss//EN", f"X-WR-CALNAME:{_escaped(event.name)}"]
    for number, slot in enumerate(event.planned, 1):
        if slot.day[:4].isdigit():
            lines += _entry(event, number, slot, address)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _entry(event: Shared, number: int, slot: Slot, address: Address | None) -> Iterator[str]:
    day = slot.day.replace("-", "")
    hour = slot.time.replace(":", "")
    title = sharing_phrase("round", round=number)
    yield from ("BEGIN:VEVENT", f"UID:{event.identity}-{number}@fairswiss", f"DTSTAMP:{day}T000000Z")
    yield f"DTSTART:{day}T{hour}00" if len(hour) == 4 else f"DTSTART;VALUE=DATE:{day}"
    yield f"SUMMARY:{_escaped(f'{event.name}: {title}')}"
    if event.place:
        yield f"LOCATION:{_escaped(event.place)}"
    if address:
        yield f"URL:{address(number)}"
    yield "END:VEVENT"


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text


def _folded(line: str) -> Iterator[str]:
    """A line in pieces of at most so many bytes, no letter broken; each but the first begins with a space."""
    piece, first = "", True
    for letter in line:
        if len((piece + letter).encode()) > _FOLD:
            yield piece if first else f" {piece}"
            piece, first = "", False
        piece += letter
    yield piece if first else f" {piece}"


# -- the feed ----------------------------------------------------------------------------------------------------------


def feed(event: Shared, home: str, here: str, address: Address, language: str) -> str:
    """The rounds that are published, the newest first, as an Atom feed (RFC 4287)."""
    entries = [_news(event, number, address) for number in range(event.published, 0, -1)]
    lines = (
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{escaped(language)}">',
        f"<title>{text_of(event.name)}</title>",
        f"<id>urn:fairswiss:{escaped(event.identity)}</id>",
        f"<updated>{_moment(event, max(event.published, 1))}</updated>",
        f'<link rel="self" href="{escaped(here)}"/>',
        f'<link href="{escaped(home)}"/>',
        "<author><name>fairswiss</name></author>",
        *entries,
        "</feed>",
    )
    return "".join(f"{line}\n" for line in lines)


def _news(event: Shared, number: int, address: Address) -> str:
    title = sharing_phrase("pairings", round=number)
    done = sharing_phrase("complete" if number <= event.complete else "playing", round=number)
    return (
        f"<entry><title>{text_of(title)}</title><id>urn:fairswiss:{escaped(event.identity)}:{number}</id>"
        f"<updated>{_moment(event, number)}</updated>"
        f'<link href="{escaped(address(number))}"/><summary>{text_of(done)}</summary></entry>'
    )


def _moment(event: Shared, number: int) -> str:
    """The day and the time of a round, of the event where there is none: a feed must state one."""
    slot = event.planned[number - 1] if number <= len(event.planned) else Slot()
    day = next((day for day in (slot.day, event.begins) if len(day) == 10 and day[:4].isdigit()), _LONG_AGO)
    return f"{day}T{slot.time if len(slot.time) == 5 else '00:00'}:00Z"


# -- the app and the card ----------------------------------------------------------------------------------------------


def manifest(event: Shared, start: str, icon: str, scope: str, language: str) -> str:
    """The manifest by which a phone puts the event on its home screen."""
    data = {
        "name": event.name,
        "short_name": shortened(event.name, 12),
        "lang": language,
        "start_url": start,
        "scope": scope,
        "display": "minimal-ui",
        "background_color": "#f6f6f2",
        "theme_color": LIGHT.accent,
        "icons": [{"src": icon, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def about(event: Shared) -> str:
    """The event in one line, for a messenger."""
    said = [event.place, event.when, sharing_phrase("players", count=event.players)]
    if event.published:
        said.append(sharing_phrase("round-of", round=event.published, rounds=max(len(event.planned), event.published)))
    return " · ".join(filter(None, said))


def preview_tags(event: Shared, title: str, home: str = "", picture: str = "") -> list[str]:
    """The tags by which messengers show a link (Open Graph); a picture needs an address that everyone can reach.

    Without a title they take that of the page.
    """
    tags = {"og:type": "website", "og:description": about(event), "og:site_name": event.name}
    if title:
        tags["og:title"] = title
    if home:
        tags["og:url"] = home
    if picture:
        tags |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630", "og:image:alt": about(event)}
    named = [f'<meta property="{name}" content="{escaped(held)}">' for name, held in tags.items()]
    card = "summary_large_image" if picture else "summary"
    return [*named, f'<meta name="twitter:card" content="{card}">']


def card(event: Shared) -> bytes:
    """The picture of a link in a messenger, 1200 by 630 pixels."""
    return worked_out(png, card_svg(event), scale=1)


def card_svg(event: Shared) -> str:
    """The same before it is made of pixels."""
    lines = [*_wrapped(event.name, 30)][:2]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="sans-serif">',
        f'<rect width="1200" height="630" fill="{LIGHT.accent}"/><rect y="470" width="1200" height="160" fill="#fff"/>',
        *(_line(70, 130 + 84 * at, 68, "#fff", text, bold=True) for at, text in enumerate(lines)),
        _line(70, 150 + 84 * len(lines), 36, "#d9efe6", shortened(about(event), 62)),
    ]
    for at, (name, points) in enumerate(event.leaders):
        words = f"{at + 1}. {shortened(name, 28)}  {in_halves(points)}"
        parts.append(_line(70, 225 + 84 * len(lines) + 48 * at, 36, "#fff", words))
    said = sharing_phrase("standing", round=event.complete) if event.leaders else sharing_phrase("follow")
    parts.append(_line(70, 565, 40, LIGHT.ink, said))
    return "".join([*parts, "</svg>"])


def _line(x: int, y: int, size: int, colour: str, text: str, bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{weight}>{text_of(text)}</text>'


def _wrapped(text: str, width: int) -> Iterable[str]:
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    yield shortened(line, width + 4)
