"""The rounds to come and what they must bring: points, and opponents of which strength, titles and federations."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.norms.averages import average_of, difference_of, least_sum
from fairswiss.norms.check import Applicant, Least
from fairswiss.norms.games import NO_FEDERATION, NormGame
from fairswiss.norms.thresholds import (
    FOREIGN_FEDERATIONS,
    TITLED,
    UNRATED,
    Norm,
    halves_least,
    level_least,
    one_most,
    own_most,
    titled_least,
)


class Lacking(NamedTuple):
    """Opponents that are still missing in the mix; one opponent may be several of these."""

    titled: int = 0
    level: int = 0
    federations: int = 0
    """New ones, besides the player's own."""
    foreign: int = 0
    """Opponents of another federation than the player's own (1.4.4)."""

    def exceeds(self, games: int) -> bool:
        return max(self) > games


class Wanted(NamedTuple):
    """One way to the norm: at least this score, against opponents of at least this average."""

    rounds: int
    """The rounds to come in which it happens."""
    halves: int
    average: int | None
    """Of the opponents not known yet, as they count; 0 if anyone will do, None if all are known."""
    lacking: Lacking
    ignored: tuple[int, ...] = ()
    """Rounds of wins that are then ignored (1.4.1f)."""


class Forecast(NamedTuple):
    """The ways that are left."""

    rounds: int
    """Games to come."""
    opponents: tuple[int, ...]
    """Those already known, in the order of rounds."""
    wanted: tuple[Wanted, ...]
    """The fewest rounds first, then the lowest score. None: the norm is out of reach."""

    @property
    def must_play(self) -> bool:
        """True if it is enough to play one more game, whatever its result."""
        return any(one.rounds == 1 and one.halves == 0 and one.average is None for one in self.wanted)


def forecast(
    norm: Norm,
    applicant: Applicant,
    played: Sequence[NormGame],
    known: Sequence[NormGame],
    unknown: int,
    least: Least,
    strongest: Sequence[int],
    *,
    all_rounds: bool,
) -> Forecast:
    """Every number of rounds after which the norm can be reached, and what it takes.

    ``strongest`` has the highest ratings of those who may still be met, the highest first; ``all_rounds`` is for round
    robins, where nothing may be ignored once the norm is reached.
    """
    coming = len(known) + unknown
    first = coming if all_rounds else max(1, least.games - len(played))
    found: list[Wanted] = []
    for rounds in range(first, coming + 1):
        there = known[:rounds]
        found += _ways(norm, applicant, played, there, rounds, least, strongest, all_rounds)
    return Forecast(coming, tuple(game.opponent for game in known), tuple(found))


def _ways(
    norm: Norm,
    applicant: Applicant,
    played: Sequence[NormGame],
    known: Sequence[NormGame],
    rounds: int,
    least: Least,
    strongest: Sequence[int],
    all_rounds: bool,
) -> list[Wanted]:
    """The lowest average for every score, wins left out where that helps; a higher score only if it allows less."""
    wins = sorted((game for game in played if game.won), key=lambda game: (game.rating, game.round))
    spare = 0 if all_rounds else len(played) + rounds - least.games
    best: dict[int, Wanted] = {}
    for count in range(min(max(spare, 0), len(wins)) + 1):
        ignored = frozenset(wins[:count])
        used = [game for game in played if game not in ignored]
        lowest_rounds = tuple(sorted(game.round for game in ignored))
        for way in _with(norm, applicant, used, known, rounds, least, strongest):
            if way.halves not in best or _weight(way) < _weight(best[way.halves]):
                best[way.halves] = way._replace(ignored=lowest_rounds)
    ways: list[Wanted] = []
    for halves in sorted(best):
        if not ways or _weight(best[halves]) < _weight(ways[-1]):
            ways.append(best[halves])
    return ways


def _weight(way: Wanted) -> int:
    return way.average or 0


def _with(
    norm: Norm,
    applicant: Applicant,
    used: Sequence[NormGame],
    known: Sequence[NormGame],
    rounds: int,
    least: Least,
    strongest: Sequence[int],
) -> list[Wanted]:
    """The ways with these games."""
    unknown, size = rounds - len(known), len(used) + rounds
    if size < least.games:
        return []
    games = [*used, *known]
    lacking = lacking_in(norm, applicant, games, size, least)
    if lacking is None or lacking.exceeds(unknown):
        return []
    counted, scored = sum(average_of([game.rating for game in games], norm).ratings), sum(g.halves for g in used)
    most = sum(strongest[:unknown]) if len(strongest) >= unknown else 0
    ways = []
    for halves in range(max(0, halves_least(size) - scored), 2 * rounds + 1):
        average = max(norm.average, norm.performance - difference_of(scored + halves, size))
        missing = least_sum(average, size) - counted
        if missing <= (most if unknown else 0):
            ways.append(Wanted(rounds, halves, _mean(missing, unknown), lacking))
    return ways


def _mean(missing: int, unknown: int) -> int | None:
    """The average that is still needed; 0 where anyone will do, for even an unrated opponent counts as 1400."""
    if not unknown:
        return None
    average = -(-missing // unknown)
    return average if average > UNRATED else 0


def lacking_in(norm: Norm, applicant: Applicant, games: Sequence[NormGame], size: int, least: Least) -> Lacking | None:
    """The opponents still lacking when there will be so many games; None if one federation has too many already."""
    titled = sum([not TITLED.isdisjoint(game.titles) for game in games])
    level = sum([not norm.level.isdisjoint(game.titles) for game in games])
    people = Lacking(max(0, titled_least(size) - titled), max(0, level_least(size, least.double) - level))
    if applicant.exempt:
        return people
    own = applicant.federation
    from_each = Counter([game.federation for game in games])
    if any(
        count > (own_most(size) if code == own else one_most(size))
        for code, count in from_each.items()
        if code not in ("", NO_FEDERATION)
    ):
        return None
    foreign = len(from_each.keys() - {"", NO_FEDERATION, own})
    others = len(games) - from_each[own]
    apart = max(0, size - own_most(size) - others) if own not in ("", NO_FEDERATION) else 0
    return people._replace(federations=max(0, FOREIGN_FEDERATIONS - foreign), foreign=apart)
