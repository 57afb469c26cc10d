"""Small events of matches with a scrambled history, by seed."""

import random
from typing import Any

from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    EventInfo,
    Game,
    Player,
    Prohibition,
    Round,
    Tournament,
)

MATCHES = EventInfo(encoded_type="FIDE_DOUBLESWISS")
"""The type that makes a round a match of two games."""
_USUAL = (("1", "0"), ("0", "1"), ("=", "="))
_ODD = (("+", "-"), ("-", "+"), ("-", "-"), ("=", "0"), ("0", "0"), ("W", "L"), ("?", "?"))


def matches(count: int, *rounds: Round, planned: int = 9, **facts: Any) -> Tournament:
    """An event of players 1, 2, … with these matches played."""
    players = [Player(number, f"Player {number}", 2000 - number) for number in range(1, count + 1)]
    usual = {"rounds": rounds, "rounds_planned": planned, "first_colour": "w", "info": MATCHES}
    return Tournament.build(players, **{**usual, **facts})


def match(text: str) -> Game:
    """``1-2 1= 0=``: the two players, and the codes of both."""
    pair, white, black = text.split()
    one, other = map(int, pair.split("-"))
    return Game(one, other, white, black)


def match_history(rng: random.Random, most: int = 9) -> Tournament:
    """Matches that no rule paired: forfeits of one game or both, byes, absences, bonuses, forbidden pairs."""
    count, recorded = rng.randint(2, most), rng.randint(0, 4)
    rounds = []
    for _ in range(recorded):
        played = _round(rng, count)
        if played.games:
            rounds.append(played)
    everybody = range(1, count + 1)
    facts: dict[str, Any] = {}
    if rng.random() < 0.3:
        gifted = rng.sample(everybody, rng.randint(1, count))
        facts["adjustments"] = tuple(Adjustment((n,), rng.choice((5, 10, 20)), "", 0) for n in gifted)
    if rng.random() < 0.2 and count > 3:
        facts["prohibitions"] = (Prohibition(tuple(rng.sample(everybody, rng.randint(2, 3)))),)
    if rng.random() < 0.15:
        facts["accelerations"] = tuple(Acceleration(n, (20, 20, 20, 10, 10)) for n in range(1, count // 2 + 1))
    if rng.random() < 0.15:
        facts["absences"] = (Absence(len(rounds) + 1, rng.choice(everybody), rng.choice("HZ")),)
    planned = len(rounds) + rng.choice((1, 1, 2, 4))
    return matches(count, *rounds, planned=planned, first_colour=rng.choice("wb"), **facts)


def _round(rng: random.Random, count: int) -> Round:
    players = list(range(1, count + 1))
    rng.shuffle(players)
    games, byes = [], []
    if len(players) % 2:
        byes.append(Bye(players.pop(), rng.choice("UUUHFZ")))
    while players:
        one, other = players.pop(), players.pop()
        if rng.random() < 0.06:
            byes += [Bye(one, rng.choice("HFZ")), Bye(other, rng.choice("HFZ"))]
            continue
        ends = [rng.choice(_USUAL if rng.random() < 0.8 else _ODD) for _ in range(2)]
        games.append(Game(one, other, "".join(end[0] for end in ends), "".join(end[1] for end in ends)))
    return Round.of(games, byes)
