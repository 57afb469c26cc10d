"""The event itself: what 1.1, 1.4.2e and 1.5.6 ask of it, as far as its record says, and what has to be stated."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.norms.check import Least, Verdict
from fairswiss.norms.field import Exemption, RoundField
from fairswiss.rating.regulations import STANDARD, Conditions

LEAST_SECONDS = 120 * 60
"""1.1.3: of each player for 60 moves."""
MOST_A_DAY = 2
SINGLE_DAYS = 3
"""1.1.3a: days with one round."""
LONG_DAYS = 30
"""1.1.4: an event of more days uses the ratings and titles of each game's day."""


class Championship(StrEnum):
    """Events in which fewer games suffice (1.4.1b)."""

    NONE = ""
    TEAMS = "teams"
    """World and continental championships of teams and clubs, of seven to nine rounds."""
    WORLD_CUP = "world-cup"


_LEAST = {
    Championship.NONE: Least(),
    Championship.TEAMS: Least(7, "1.4.1b"),
    Championship.WORLD_CUP: Least(8, "1.4.1b", counts=9),
}


class Stated(NamedTuple):
    """Statements about the event as a whole; the first two no record has."""

    exemption: Exemption = Exemption.NONE
    championship: Championship = Championship.NONE
    days: int = 0
    """From the first day to the last; 0 when it is not known."""

    @property
    def least(self) -> Least:
        return _LEAST[self.championship]


class Circumstance(NamedTuple):
    """One condition of the event."""

    article: str
    name: str
    verdict: Verdict
    value: str = ""
    """The finding; empty when there is none."""


def circumstances_of(
    tournament: Tournament, conditions: Conditions, stated: Stated, cycles: int, fields: Sequence[RoundField]
) -> tuple[Circumstance, ...]:
    """Every condition, in the order of the text; what no record can say is not known."""
    info = tournament.info
    return (
        Circumstance("1.1.1", "registered", Verdict.UNKNOWN),
        *_time(info, conditions),
        *_length(stated.days),
        *_arbiters(tournament),
        Circumstance("1.4.2e", "system", Verdict.MET if _allowed(tournament) else Verdict.UNKNOWN, info.type_text),
        _ratings(info, conditions),
        _field(stated, cycles, fields),
    )


def _time(info: EventInfo, conditions: Conditions) -> Iterator[Circumstance]:
    days = Counter(day for day in info.round_dates if day.strip())
    verdict = (Verdict.MET if max(days.values()) <= MOST_A_DAY else Verdict.MISSING) if days else Verdict.UNKNOWN
    yield Circumstance("1.1.3", "rounds-a-day", verdict, str(max(days.values())) if days else "")
    allowance = conditions.allowance
    if allowance is None:
        known = conditions.because == "stated" and conditions.kind != STANDARD
        yield Circumstance("1.1.3", "time", Verdict.MISSING if known else Verdict.UNKNOWN)
    else:
        enough = allowance.least >= LEAST_SECONDS
        yield Circumstance("1.1.3", "time", Verdict.MET if enough else Verdict.MISSING, f"{allowance.least / 60:g}")
        same = Verdict.MET if allowance.white == allowance.black else Verdict.MISSING
        yield Circumstance("1.1.3b", "same-time", same)
    single = sum(count == 1 for count in days.values())
    slow = (Verdict.MET if single >= SINGLE_DAYS else Verdict.MISSING) if days else Verdict.UNKNOWN
    yield Circumstance("1.1.3a", "single-days", slow, str(single) if days else "")


def _length(days: int) -> Iterator[Circumstance]:
    """1.1.4: in a long event every game has the ratings of its day, which one file does not have (reading 15)."""
    if days > LONG_DAYS:
        yield Circumstance("1.1.4", "long", Verdict.UNKNOWN, str(days))


def _arbiters(tournament: Tournament) -> Iterator[Circumstance]:
    chief = tournament.info.chief_arbiter.strip()
    yield Circumstance("1.1.5", "chief-arbiter", _arbiter_verdict(arbiter_of(chief).name), chief)
    names = {_plain(name) for name in (chief, *tournament.info.deputies) if name.strip()}
    playing = [player.name for player in tournament.players if _plain(player.name) in names]
    found = Verdict.MISSING if playing else Verdict.MET if names else Verdict.UNKNOWN
    yield Circumstance("1.1.6", "arbiters-play", found, ", ".join(playing))


def _arbiter_verdict(chief: str) -> Verdict:
    """The title is known only where it is written before the name."""
    first = chief.split()[0].upper() if chief else ""
    return Verdict.MET if first in ("IA", "FA") else Verdict.MISSING if first in ("NA", "RA") else Verdict.UNKNOWN


def _plain(name: str) -> str:
    """A name to compare: no title before it, no number behind it, the words in alphabetical order."""
    words = [word.strip("(),.").casefold() for word in name.split()]
    return " ".join(sorted(word for word in words if word and not word.isdigit() and word not in ("ia", "fa", "na")))


def _allowed(tournament: Tournament) -> bool:
    """1.4.2e: Swiss, round robin, double round robin, knock-out."""
    words = f"{tournament.info.encoded_type} {tournament.info.type_text}".casefold()
    return "keizer" not in words and any(
        name in words for name in ("swiss", "dutch", "dubov", "burstein", "lim", "robin", "knock", "berger")
    )


def _ratings(info: EventInfo, conditions: Conditions) -> Circumstance:
    """1.4.6a: ratings are those of FIDE's standard list."""
    method = info.rating_method.strip().upper() or "FIDE"
    fide = method == "FIDE" and conditions.kind == STANDARD
    return Circumstance("1.4.6a", "ratings", Verdict.MET if fide else Verdict.UNKNOWN, method)


def _field(stated: Stated, cycles: int, fields: Sequence[RoundField]) -> Circumstance:
    """1.5.6: whether the event is one of those of which an application needs one (reading 9)."""
    if stated.exemption is Exemption.NATIONAL_FINAL:
        return Circumstance("1.5.6", "field", Verdict.MET)
    if cycles or not fields:
        return Circumstance("1.5.6", "field", Verdict.UNKNOWN)
    fewest = min(field.players for field in fields)
    return Circumstance(
        "1.5.6", "field", Verdict.MET if all(field.strong for field in fields) else Verdict.MISSING, str(fewest)
    )
