"""The search for a correction that nobody wrote down: one earlier result that, changed, explains a round."""

from collections.abc import Iterable, Iterator
from itertools import product
from time import monotonic
from typing import NamedTuple

from fairswiss.judge import RoundCheck, Search, check_round
from fairswiss.kernel.options import Options
from fairswiss.model.earlier import overlaid
from fairswiss.model.errors import NoPairing
from fairswiss.model.facts import Earlier, GameWas
from fairswiss.model.match_play import games_a_round
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rules.pairing import pair_round
from fairswiss.usecases.systems import system_then

_PLAYED = (("1", "0"), ("=", "="), ("0", "1"))
_FORFEITED = (("+", "-"), ("-", "+"), ("-", "-"))


class Limits(NamedTuple):
    """The limits of the search for the correction behind one round."""

    tries: int = 2000
    seconds: int = 60


USUAL = Limits()


def searched(
    tournament: Tournament,
    check: RoundCheck,
    system: str = "",
    options: Options = Options(),
    limits: Limits = USUAL,
    first: GameWas | None = None,
) -> Iterator[Search]:
    """Try one earlier result after the other, and tell after each try how far it is; the last one is the answer.

    ``first`` is what explained another round already.
    """
    chosen = system_then(tournament, check.round, system)
    tried = list(possible(tournament, check, first))
    end = monotonic() + limits.seconds
    search = Search(None, 0, len(tried))
    for game in tried:
        if search.tried == limits.tries or monotonic() > end:
            yield search._replace(gave_up=True)
            return
        found = _explains(tournament, check.round, game, chosen, options)
        search = search._replace(tried=search.tried + 1, game=game if found else None)
        yield search
        if found:
            return
    if not tried:
        yield search


def possible(tournament: Tournament, check: RoundCheck, first: GameWas | None = None) -> Iterator[GameWas]:
    """Other results of earlier games: the last rounds first, and in them those who sit elsewhere by the rules."""
    if first is not None and first.round < check.round:
        yield first
    elsewhere = {player for pair in (*check.recorded_only, *check.rules_only) for player in pair}
    elsewhere |= {player for player in (check.recorded_bye, check.rules_bye) if player is not None}
    for results in (_of_round(ends, games_a_round(tournament.info)) for ends in (_PLAYED, _FORFEITED)):
        for number in range(check.round - 1, 0, -1):
            games = tournament.rounds[number - 1].games
            for game in sorted(games, key=lambda game: elsewhere.isdisjoint(seats_of(game))):
                for result in results:
                    found = GameWas(number, *seats_of(game), *result)
                    if result != codes_of(game) and found != first:
                        yield found


def _explains(tournament: Tournament, number: int, game: GameWas, system: str, options: Options) -> bool:
    kept = [earlier for earlier in tournament.earlier if earlier.round != number]
    known = next((earlier for earlier in tournament.earlier if earlier.round == number), Earlier(number))
    supposed = tournament._replace(earlier=(*kept, overlaid(known, Earlier(number, games=(game,)))))
    try:
        pairing = pair_round(supposed, system, number, options)
    except NoPairing:
        return False
    return set(pairing.games()) == _games(tournament, number) and check_round(supposed, system, number, options).agrees


def _games(tournament: Tournament, number: int) -> set[tuple[int, int]]:
    return {seats_of(game) for game in tournament.rounds[number - 1].games}


def _of_round(results: Iterable[tuple[str, str]], games: int) -> list[tuple[str, str]]:
    """The results of a game; where a round is a match, every two of them one after the other."""
    ends = product(results, repeat=games)
    return [("".join(white for white, _ in codes), "".join(black for _, black in codes)) for codes in ends]
