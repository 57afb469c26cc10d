"""The games that a norm is made of: what may be ignored or counted otherwise (1.4.1c, e, f and 1.4.2c)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from fairswiss.norms.averages import average_of, difference_of
from fairswiss.norms.check import Applicant, Check, Least, Need, Verdict, check
from fairswiss.norms.games import NormGame
from fairswiss.norms.thresholds import GAMES, TITLED, Norm, level_least, titled_least

_MIX = (Need.FEDERATIONS, Need.OWN_FEDERATION, Need.ONE_FEDERATION, Need.TITLED, Need.LEVEL)
_POINT_UNPLAYED = ("+", "U")
"""1.4.1c: a game won by forfeit, and the bye of the pairing."""


class Rounds(NamedTuple):
    """The facts of the event that decide which games may be ignored."""

    planned: int
    least: Least = Least()
    predetermined: bool = False
    """True in round robins, where all rounds count (1.4.1e)."""


class Choice(NamedTuple):
    """A set of games that a norm may be made of."""

    games: tuple[NormGame, ...]
    least: Least
    exceptions: tuple[str, ...] = ()
    ignored: tuple[int, ...] = ()


def least_for(turns: Sequence[NormGame], rounds: Rounds) -> Least:
    """1.4.1c: eight games of nine rounds count as nine if the other round was a point without a game."""
    unplayed = [turn for turn in turns if not turn.counts]
    one = len(turns) == GAMES == rounds.planned and len(unplayed) == 1
    if one and unplayed[0].code in _POINT_UNPLAYED and rounds.least.games == GAMES:
        return rounds.least._replace(games=GAMES - 1, article="1.4.1c", counts=GAMES)
    return rounds.least


def best_check(norm: Norm, applicant: Applicant, turns: Sequence[NormGame], rounds: Rounds) -> Check:
    """The first set of games that is a norm, with as few as possible ignored; else all games, to say what is missing.

    A forfeit of the last round is left out first, and then taken as a loss (1.4.2c).
    """
    whole = _as_they_are(turns, rounds)
    first = check(norm, applicant, *whole[:3])
    if first.met:
        return first
    for start in (whole, *_as_a_loss(turns, rounds)):
        if _hopeless(norm, start, rounds.predetermined):
            continue
        for choice in _choices(norm, applicant, start, rounds.predetermined):
            found = check(norm, applicant, *choice[:3])
            if found.met:
                return found._replace(ignored=choice.ignored)
    return first


def _as_they_are(turns: Sequence[NormGame], rounds: Rounds) -> Choice:
    least = least_for(turns, rounds)
    special = () if least == rounds.least else (least.article,)
    return Choice(tuple(turn for turn in turns if turn.counts), least, special)


def _as_a_loss(turns: Sequence[NormGame], rounds: Rounds) -> Iterator[Choice]:
    """1.4.2c: the opponent of the last round did not come, and the game is counted as lost."""
    last = turns[-1] if turns else None
    if last and last.round == rounds.planned and last.code == "+" and last.opponent:
        games = (*(turn for turn in turns if turn.counts), last._replace(code="0", left_out="", article="1.4.2c"))
        yield Choice(games, rounds.least, ("1.4.2c",))


def _choices(norm: Norm, applicant: Applicant, start: Choice, predetermined: bool) -> Iterator[Choice]:
    """Everything that may be ignored of a set of games, the fewest games first."""
    games, spare = start.games, len(start.games) - start.least.games
    if predetermined and _mix_fails(check(norm, applicant, *start[:3])):
        spare = 0
    for count in range(max(0, spare) + 1):
        for tail in range(0 if predetermined else count, -1, -1):
            kept = games[: len(games) - tail]
            wins = [at for at, game in enumerate(kept) if game.won]
            for left_out in combinations(wins, count - tail):
                yield _without(start, kept, left_out)


def _mix_fails(found: Check) -> bool:
    """1.4.1f: in a round robin the whole field must allow a norm (reading 8)."""
    return any(found.requirement(need).verdict is Verdict.MISSING for need in _MIX)


def _without(start: Choice, kept: tuple[NormGame, ...], left_out: tuple[int, ...]) -> Choice:
    used = tuple(game for at, game in enumerate(kept) if at not in left_out)
    later = [game.round for game in start.games[len(kept) :]]
    articles = (*start.exceptions, *(("1.4.1e",) if later else ()), *(("1.4.1f",) if left_out else ()))
    return Choice(used, start.least, articles, tuple(sorted([*later, *(kept[at].round for at in left_out)])))


def _hopeless(norm: Norm, start: Choice, predetermined: bool) -> bool:
    """True if no set of these games can be a norm: bounds that are quick to see, for events of a thousand players."""
    games, fewest = start.games, start.least.games
    if len(games) < fewest:
        return True
    titled = sum([not TITLED.isdisjoint(game.titles) for game in games])
    level = sum([not norm.level.isdisjoint(game.titles) for game in games])
    if titled < titled_least(fewest) or level < level_least(fewest, start.least.double):
        return True
    strongest = sorted([game.rating for game in games], reverse=True)[:fewest]
    best = average_of(strongest, norm).value
    return best < norm.average or best + _best_difference(games, fewest, predetermined) < norm.performance


def _best_difference(games: Sequence[NormGame], fewest: int, predetermined: bool) -> int:
    """dp at the moment when the percentage was highest; leaving out wins only lowers it."""
    found = []
    halves = 0
    for size, game in enumerate(games, 1):
        halves += game.halves
        if size >= fewest and (not predetermined or size == len(games)):
            found.append(difference_of(halves, size))
    return max(found)
