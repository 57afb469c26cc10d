"""One set of games against one norm: every requirement with what is wanted and what is there (1.4.1 to 1.4.9)."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from fairswiss.norms.averages import Average, average_of, difference_of, required_halves
from fairswiss.norms.games import NO_FEDERATION, NormGame
from fairswiss.norms.thresholds import (
    FOREIGN_FEDERATIONS,
    GAMES,
    MOST_GAMES,
    TITLED,
    Norm,
    halves_least,
    level_least,
    one_most,
    own_most,
    titled_least,
)


class Verdict(StrEnum):
    """The answer about one requirement."""

    MET = "met"
    MISSING = "missing"
    UNKNOWN = "unknown"
    """Data are missing that could change the answer."""
    EXEMPT = "exempt"


class Need(StrEnum):
    """The requirements, in the order of the text."""

    GAMES = "games"
    FEDERATIONS = "federations"
    OWN_FEDERATION = "own-federation"
    ONE_FEDERATION = "one-federation"
    TITLED = "titled"
    LEVEL = "level"
    AVERAGE = "average"
    PERFORMANCE = "performance"
    SCORE = "score"


class Requirement(NamedTuple):
    """One requirement of a norm."""

    need: Need
    article: str
    wanted: int
    """At least so many; of federations at most. Scores are in half points."""
    had: int
    verdict: Verdict


class Applicant(NamedTuple):
    """The player a norm is checked for."""

    number: int
    federation: str
    """Empty when it is not known."""
    exempt: str = ""
    """The article by which 1.4.3 and 1.4.4 do not apply; empty if they do."""


class Least(NamedTuple):
    """The number of games a norm needs in this event."""

    games: int = GAMES
    article: str = "1.4.1a"
    counts: int = 0
    """The games it counts as, if that is another number (1.4.1b, 1.4.1c)."""
    double: bool = False
    """True in a double round robin (1.4.5f)."""


class Check(NamedTuple):
    """One set of games against one norm."""

    norm: str
    games: tuple[NormGame, ...]
    """Those that count, in the order of rounds."""
    halves: int
    average: Average
    difference: int
    required: int | None
    """The score required, in half points; None if not even a full score would do."""
    requirements: tuple[Requirement, ...]
    exceptions: tuple[str, ...] = ()
    """The articles by which games are ignored or counted otherwise, or players are exempt."""
    ignored: tuple[int, ...] = ()
    """The rounds of games that count for the event, but are ignored here (1.4.1e, 1.4.1f)."""
    counts: int = 0
    """The games that it counts for the title (1.5.1); 0 as long as it is no norm."""

    @property
    def performance(self) -> int:
        """Rp."""
        return self.average.value + self.difference

    @property
    def met(self) -> bool:
        return all(one.verdict in (Verdict.MET, Verdict.EXEMPT) for one in self.requirements)

    @property
    def refuted(self) -> bool:
        """True if a requirement is missing whatever the data would say that are not known."""
        return any(one.verdict is Verdict.MISSING for one in self.requirements)

    @property
    def excess(self) -> int:
        """1.4.1d: the full points above the score required."""
        return max(0, self.halves - self.required) // 2 if self.required is not None else 0

    def requirement(self, need: Need) -> Requirement:
        return next(one for one in self.requirements if one.need is need)


def check(
    norm: Norm, applicant: Applicant, games: Sequence[NormGame], least: Least, exceptions: tuple[str, ...] = ()
) -> Check:
    """The games, all of which count, against a norm."""
    size, halves = len(games), sum([game.halves for game in games])
    average = average_of([game.rating for game in games], norm)
    difference = difference_of(halves, size) if size else 0
    titled = sum([not TITLED.isdisjoint(game.titles) for game in games])
    level = sum([not norm.level.isdisjoint(game.titles) for game in games])
    performance = average.value + difference if size else 0
    requirements = (
        _at_least(Need.GAMES, least.article, least.games, size),
        *federations(applicant, games),
        _at_least(Need.TITLED, "1.4.5a", titled_least(size), titled),
        _at_least(Need.LEVEL, norm.level_article, level_least(size, least.double), level),
        _at_least(Need.AVERAGE, "1.4.8a", norm.average, average.value),
        _at_least(Need.PERFORMANCE, "1.4.8", norm.performance, performance),
        _at_least(Need.SCORE, "1.4.8b", halves_least(size), halves),
    )
    required = required_halves(average.value, size, norm) if size else None
    if any(one.verdict is Verdict.EXEMPT for one in requirements):
        exceptions = (*exceptions, applicant.exempt)
    found = Check(norm.title, tuple(games), halves, average, difference, required, requirements, exceptions)
    if not found.met:
        return found
    return found._replace(counts=min(MOST_GAMES, (least.counts or size) + found.excess))


def _at_least(need: Need, article: str, wanted: int, had: int) -> Requirement:
    return Requirement(need, article, wanted, had, Verdict.MET if had >= wanted else Verdict.MISSING)


def federations(applicant: Applicant, games: Sequence[NormGame]) -> tuple[Requirement, ...]:
    """1.4.3 and 1.4.4; an opponent whose federation is not known could be from any.

    An exemption is used only where it is needed: one norm of an application must do without (1.4.3e).
    """
    size, own = len(games), applicant.federation
    from_each = Counter([game.federation for game in games])
    unknown = from_each.pop("", 0)
    from_each.pop(NO_FEDERATION, 0)
    foreign = len(from_each) - (own in from_each)
    mine = from_each[own] if own else 0
    most = max(from_each.values(), default=0)
    found = (
        Requirement(
            Need.FEDERATIONS, "1.4.3", FOREIGN_FEDERATIONS, foreign,
            _between(foreign if own else foreign - 1, foreign + unknown, FOREIGN_FEDERATIONS),
        ),
        Requirement(
            Need.OWN_FEDERATION, "1.4.4", own_most(size), mine,
            _within(mine, unknown + (0 if own else most), own_most(size)),
        ),
        Requirement(Need.ONE_FEDERATION, "1.4.4", one_most(size), most, _within(most, unknown, one_most(size))),
    )  # fmt: skip
    if applicant.exempt and any(one.verdict is not Verdict.MET for one in found):
        return tuple(one._replace(article=applicant.exempt, verdict=Verdict.EXEMPT) for one in found)
    return found


def _between(surely: int, perhaps: int, wanted: int) -> Verdict:
    """At least so many, of which some are not known."""
    return Verdict.MET if surely >= wanted else Verdict.UNKNOWN if perhaps >= wanted else Verdict.MISSING


def _within(surely: int, unknown: int, most: int) -> Verdict:
    """At most so many, of which some are not known."""
    return Verdict.MISSING if surely > most else Verdict.MET if surely + unknown <= most else Verdict.UNKNOWN
