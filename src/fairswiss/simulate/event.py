"""The event itself: every round paired by the rules, every game played by lot."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from fairswiss.model.errors import NoPairing
from fairswiss.model.results import is_open, without
from fairswiss.model.rounds import Absence, Bye, Game, Round, seats_of
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rules import edition
from fairswiss.rules.baku import with_baku_acceleration
from fairswiss.rules.pairing import pair_round
from fairswiss.simulate.chance import Chance
from fairswiss.simulate.happenings import absences, players, result
from fairswiss.simulate.likelihood import strengths
from fairswiss.simulate.parameters import BAKU, Given, Parameters, drawn

_STREAMS = 1 << 53
_LONGEST_REASON = 500
ResultOf = Callable[[int, int, int], tuple[str, str]]
"""The codes of both sides, by round, White and Black."""


class Played(NamedTuple):
    """A random tournament, from its first round to its last."""

    tournament: Tournament
    parameters: Parameters
    """All of them, those that were drawn too."""
    ended: str = ""
    """The reason why it ended before its last round; empty if it did not."""


def play(rng: Random, system: str, given: Given, unusual: bool = False) -> Played:
    """Draw what is not given, then the players, what happens to them and the results, and pair every round."""
    # A stream of its own, so that parameters mean the same event whether they were drawn or given.
    event = Chance(Random(int(rng.random() * _STREAMS)))
    parameters = drawn(Chance(rng), given, system, unusual)
    if not edition(system).teams:
        return _play(parameters, system, event)
    from fairswiss.simulate.team_event import play_teams

    tournament, ended = play_teams(parameters, system, event)
    return Played(tournament, parameters, ended[:_LONGEST_REASON])


def _play(parameters: Parameters, system: str, chance: Chance) -> Played:
    people = players(parameters, chance)
    strength, away = strengths(people), absences(parameters, chance)
    event = Tournament.build(
        people,
        rounds_planned=parameters.rounds,
        first_colour=chance.pick("wb"),
        scoring=parameters.scoring,
        info=_type(system),
    )
    if parameters.acceleration == BAKU:
        event = with_baku_acceleration(event._replace(absences=away[1]))
    games = edition(system).games

    def drawn_result(_number: int, white: int, black: int) -> tuple[str, str]:
        return _result(parameters, strength[white], strength[black], chance, games)

    event, ended = play_rounds(event, system, away, drawn_result)
    return Played(event.revised(), parameters, ended)


def play_rounds(
    event: Tournament, system: str, away: Mapping[int, tuple[Absence, ...]], result_of: ResultOf
) -> tuple[Tournament, str]:
    """The event with all its rounds, and the reason why it ended before its last one; empty if it did not.

    ``away`` are the absences of each round. The facts are in order already, so that nothing is checked again.
    """
    rules = edition(system)
    for number in range(1, (event.rounds_planned or 0) + 1):
        before = event._replace(absences=away[number])
        try:
            pairing = pair_round(before, system)
        except NoPairing as impossible:
            return event._replace(absences=()), impossible.message.splitlines()[0][:_LONGEST_REASON]
        absent = {absence.player: absence.code for absence in away[number]}
        games = []
        for pair in pairing.games():
            codes = without(pair, absent, rules.games)
            games.append(Game(*pair, *(result_of(number, *pair) if is_open(codes[0]) else codes)))
        seated = {player for game in games for player in seats_of(game)}
        byes = [Bye(player, code) for player, code in absent.items() if player not in seated]
        byes += [] if pairing.bye is None else [Bye(pairing.bye, "U")]
        event = event._replace(rounds=(*event.rounds, Round.of(games, byes)), absences=())
    return event, ""


def _type(system: str) -> EventInfo:
    """The type of an event whose rounds are matches: it is what makes them so."""
    rules = edition(system)
    return EventInfo(encoded_type=rules.trf_codes[0]) if rules.games > 1 else EventInfo()


def _result(parameters: Parameters, white: int, black: int, chance: Chance, games: int) -> tuple[str, str]:
    """A random result of a game, or of a match: in its second game the colours are reversed."""
    first = result(parameters, white, black, chance)
    if games == 1:
        return first
    second = result(parameters, black, white, chance)
    return first[0] + second[1], first[1] + second[0]
