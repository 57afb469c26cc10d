"""The pairing system of a tournament: as somebody asks for it, or as its report names it."""

from typing import NamedTuple

from fairswiss.kernel.edition import Edition
from fairswiss.language import gettext
from fairswiss.model.acceleration import BAKU
from fairswiss.model.earlier import as_known
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rules import SHELF, edition, editions, families

DUTCH = "dutch"
"""The Dutch system without a year: the edition in force when the tournament starts."""


class System(NamedTuple):
    """A system on the shelf, for lists."""

    id: str
    name: str
    approved: str
    options: tuple[tuple[str, str], ...]
    fide: bool = True
    """False for a custom of clubs, which FIDE does not have."""

    @property
    def label(self) -> str:
        """The name to choose it by: with the year of the edition, or that FIDE does not have it."""
        if not self.fide:
            return gettext("{name} ({id}, no FIDE system)", name=self.name, id=self.id)
        if not self.year:
            return gettext("{name} ({id})", name=self.name, id=self.id)
        return gettext("{name} {year} ({id})", name=self.name, year=self.year, id=self.id)

    @property
    def year(self) -> str:
        """The year of the edition; nothing for a system that has only one."""
        year = self.id.rpartition("-")[2]
        return year if year.isdecimal() else ""


def systems() -> tuple[System, ...]:
    """Every pairing system fairswiss knows."""
    return tuple(
        System(
            one.id,
            gettext(one.name),
            one.approved,
            tuple((option.name, option.about()) for option in one.options),
            one.fide,
        )
        for one in editions()
    )


def system_name(system: str) -> str:
    """The name of a system; empty when none was stated."""
    return gettext(edition(system).name) if system else ""


def is_round_robin(system: str) -> bool:
    """True if the pairings of a system are fixed beforehand."""
    return system in SHELF and edition(system).cycles > 0


def is_of_fide(system: str) -> bool:
    """True if FIDE has the system among its own."""
    return system in SHELF and edition(system).fide


def may_meet_again(system: str) -> bool:
    """True if nobody runs out of opponents: a table pairs everybody, or the same two meet several times."""
    return is_round_robin(system) or (system in SHELF and edition(system).repeats)


def switches() -> dict[str, str]:
    """The systems and the families by their names in the drop-in form of the command line."""
    return {name: one.id for one in editions() for name in one.switches} | {name: name for name in families()}


def as_announced(info: EventInfo, system: str, baku: bool = False, code: str = "") -> EventInfo:
    """The event's data for a report, naming this system so that :func:`system_of` finds it again.

    ``code`` is the one of its codes that is meant, where that says more than the system.
    """
    codes = _codes(system)
    if baku and not _has_baku(system):
        words = "{system} has no Baku acceleration: choose dutch-2017 or dutch-2026."
        raise BadRequest(gettext(words, system=system), code="not-accelerated")
    code = code or (codes[0] if codes else "")
    words = info.type_text if _names(info.type_text) == [system] else _in_words(system)
    return info._replace(type_text=words, encoded_type=f"{code}{BAKU}" if baku else code)


def _codes(system: str) -> tuple[str, ...]:
    """The codes of a system, or of a family; a family of teams has those of its editions."""
    if system not in families():
        return edition(system).trf_codes
    of_teams = [one.trf_codes for one in editions() if one.family == system and one.teams]
    return of_teams[0] if of_teams else (f"FIDE_{system.upper()}",)


def _has_baku(system: str) -> bool:
    known = [one for one in editions() if system in (one.id, one.family)]
    return any("baku" in one.accelerations for one in known)


def _in_words(system: str) -> str:
    name = system.replace("-", " ").capitalize()
    return name if is_round_robin(system) else f"Swiss System: {name}"


def _names(words: str) -> list[str]:
    """The systems that a type in words names."""
    plain = words.casefold().replace("-", " ")
    named = [name for name in SHELF if name.replace("-", " ") in plain]
    named = [name for name in named if not any(name in longer and name != longer for longer in named)]
    return named + [one.id for one in editions() for text in one.trf_words if text in plain]


def announced(tournament: Tournament) -> str:
    """The system that the tournament names: encoded (record 192, or 092 of some programs), or in words (record 092)."""
    info = tournament.info
    code = _encoded(info.encoded_type) or _encoded(info.type_text)
    named = _names(info.type_text)
    found = code or (named[0] if len(named) == 1 else "")
    return _in_force(found, tournament) if found in families() else found


def _encoded(code: str) -> str:
    plain = code.strip().upper().removesuffix(BAKU)
    found = [one.id for one in editions() if plain in one.trf_codes]
    found += [family for family in families() if plain == f"FIDE_{family.upper()}"]
    return found[0] if found else ""


def system_of(tournament: Tournament, asked: str = "") -> str:
    """The system asked for, else the one that the tournament names."""
    found = asked or announced(tournament)
    if found in families():
        return _in_force(found, tournament)
    if found:
        return edition(found).id
    said = tournament.info.encoded_type or tournament.info.type_text
    first = (
        gettext("{said!r} is not a known pairing system.", said=said)
        if said
        else gettext("No known pairing system is named.")
    )
    raise unknown_system(first, said)


def system_then(tournament: Tournament, number: int, asked: str = "") -> str:
    """The system asked for, else the one that the tournament named when a round was paired; 0 is the next one."""
    return system_of(as_known(tournament, number), asked)


def unknown_system(message: str, said: str = "") -> BadRequest:
    """The refusal where nobody says by which system an event is paired, with those to choose from."""
    facts = {"said": said, "known": [*SHELF, *families()]}
    return BadRequest(message, code="system-unknown", facts=facts, remedies=(Remedy.CHOOSE_SYSTEM,))


def _in_force(family: str, tournament: Tournament) -> str:
    """The edition of the tournament's first day; without a date the newest."""
    known: list[Edition] = sorted((one for one in editions() if one.family == family), key=lambda one: one.in_force)
    start = day_of(tournament.info.start)
    if start is None:
        return known[-1].id
    for one in reversed(known):
        if one.in_force.covers(start):
            return one.id
    words = "The tournament started on {start}; the {family} system was not in force then. Name another: {known}."
    raise BadRequest(
        gettext(words, start=tournament.info.start.strip(), family=family.capitalize(), known=", ".join(SHELF)),
        code="system-not-in-force",
        facts={"start": tournament.info.start.strip(), "known": list(SHELF)},
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
