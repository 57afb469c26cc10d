"""Which pairing system a tournament is played by."""

from typing import NamedTuple

from fairswiss.language import spoken
from fairswiss.model.acceleration import BAKU
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rules import CYCLES, SHELF, edition


class System(NamedTuple):
    """A system on the shelf, for lists."""

    id: str
    name: str
    approved: str
    options: tuple[tuple[str, str], ...]


def systems() -> tuple[System, ...]:
    """Every pairing system fairswiss knows."""
    found = [edition(name) for name in SHELF]
    return tuple(System(e.ID, spoken(e.NAME), e.APPROVED, tuple(e.OPTIONS.items())) for e in found)


def system_name(system: str) -> str:
    """What a system is called; nothing when nobody said which one it is."""
    return spoken(edition(system).NAME) if system else ""


ROUND_ROBINS = tuple(CYCLES)
"""The systems whose pairings are fixed beforehand."""
SWISS = tuple(name for name in SHELF if name not in ROUND_ROBINS)
"""The systems that pair by what has happened so far."""

DUTCH = "dutch"
"""The Dutch system without a year: the edition in force when the tournament starts."""

_IN_FORCE = (
    ((2026, 2, 1), "dutch-2026"),
    ((2017, 7, 1), "dutch-2017"),
    ((2012, 7, 1), "dutch-2012"),
    ((1992, 1, 1), "dutch-1992"),
)
_ENCODED = {
    "FIDE_DUTCH": DUTCH,
    "FIDE_DUTCH_1992": "dutch-1992",
    "FIDE_DUTCH_2017": "dutch-2017",
    "FIDE_DUTCH_2025": "dutch-2026",
    "FIDE_DUTCH_2026": "dutch-2026",
    **dict.fromkeys(("BERGER_ROUNDROBIN", "FIDE_ROUNDROBIN"), "round-robin"),
    **dict.fromkeys(("BERGER_DOUBLEROUNDROBIN", "FIDE_DOUBLEROUNDROBIN"), "double-round-robin"),
}
"""Record 192 of TRF26; a suffix _BAKU says how the event is accelerated. Editions before 2017 have no code."""
_IN_WORDS = {"dutch (istanbul 2012 rules)": "dutch-2012"}
"""How programs of the time name an edition in record 092."""


def as_announced(info: EventInfo, system: str, baku: bool = False) -> EventInfo:
    """What a report says of the event, naming this system so that :func:`system_of` finds it again."""
    code = next((code for code, name in _ENCODED.items() if name == system and code != "FIDE_DUTCH_2025"), "")
    if baku and not code.startswith("FIDE_DUTCH"):
        words = "The Baku acceleration is not made for {system}: choose dutch-2017 or dutch-2026."
        raise BadRequest(spoken(words, system=system))
    words = info.type_text if _names(info.type_text) == [system] else _in_words(system)
    return info._replace(type_text=words, encoded_type=f"{code}{BAKU}" if baku else code)


def _in_words(system: str) -> str:
    name = system.replace("-", " ").capitalize()
    return name if system in ROUND_ROBINS else f"Swiss System: {name}"


def _names(words: str) -> list[str]:
    """The systems that a type in words names."""
    plain = words.casefold().replace("-", " ")
    named = [name for name in SHELF if name.replace("-", " ") in plain]
    named = [name for name in named if not any(name in longer and name != longer for longer in named)]
    return named + [name for text, name in _IN_WORDS.items() if text in plain]


def announced(tournament: Tournament) -> str:
    """The system that the tournament names: encoded (record 192, or 092 of some programs), or in words (record 092)."""
    info = tournament.info
    code = _encoded(info.encoded_type) or _encoded(info.type_text)
    named = _names(info.type_text)
    found = code or (named[0] if len(named) == 1 else "")
    return _dutch_in_force(tournament) if found == DUTCH else found


def _encoded(code: str) -> str:
    return _ENCODED.get(code.strip().upper().removesuffix(BAKU), "")


def system_of(tournament: Tournament, asked: str = "") -> str:
    """The system asked for, else the one that the tournament names."""
    found = asked or announced(tournament)
    if found == DUTCH:
        return _dutch_in_force(tournament)
    if found:
        edition(found)
        return found
    said = tournament.info.encoded_type or tournament.info.type_text
    first = (
        spoken("The file says {said!r}, which names no pairing system known here.", said=said)
        if said
        else spoken("The file names no pairing system known here.")
    )
    words = "Say which: {known}, or {dutch} for the edition in force at the start (on the command line with --system)."
    raise BadRequest(f"{first} {spoken(words, known=', '.join(SHELF), dutch=DUTCH)}")


def _dutch_in_force(tournament: Tournament) -> str:
    """The edition of the tournament's first day; without a date the newest."""
    start = day_of(tournament.info.start)
    if start is None:
        return _IN_FORCE[0][1]
    for since, system in _IN_FORCE:
        if start >= since:
            return system
    raise BadRequest(
        spoken(
            "The tournament started on {start}; the Dutch system was not in force then. Name another: {known}.",
            start=tournament.info.start.strip(),
            known=", ".join(SHELF),
        )
    )


def day_of(text: str) -> tuple[int, int, int] | None:
    """Year, month and day of 2026/03/07, 2026-03-07, 07.03.2026 or 07032026; None when it is something else."""
    parts = text.strip().replace("-", "/").replace(".", "/").split("/")
    if len(parts) == 1 and len(parts[0]) == 8:
        parts = [parts[0][:2], parts[0][2:4], parts[0][4:]]
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    first, month, last = map(int, parts)
    return (first, month, last) if first > 31 else (last, month, first)
