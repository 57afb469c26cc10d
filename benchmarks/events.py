"""Large events for the benchmarks, played with our own pairings and reproducible by their size alone."""

import random
from collections.abc import Callable

from fairswiss.app.rounds import pair
from fairswiss.model import Bye, Game, Player, Round, Tournament
from fairswiss.model.results import counterpart


def ordinary_event(
    players: int, rounds_played: int, rounds_planned: int = 11, system: str = "dubov-1997"
) -> Tournament:
    """Results drawn from the ratings: about a third drawn, the stronger player favoured."""
    rng = random.Random(players)
    return _play(players, rounds_played, rounds_planned, lambda gap: _likely(rng, gap), system)


def drawn_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Every game drawn: everybody on one score, the worst case for a score group."""
    return _play(players, rounds_played, rounds_planned, lambda gap: "=")


def white_wins_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Nearly every game won by White: whole score groups with one colour due."""
    rng = random.Random(players)
    return _play(players, rounds_played, rounds_planned, lambda gap: "1" if rng.random() < 0.97 else "0")


def _likely(rng: random.Random, gap: int) -> str:
    expected = 1 / (1 + 10 ** (-gap / 400))
    draw = 0.66 * min(expected, 1 - expected)
    chance = rng.random()
    return "1" if chance < expected - draw / 2 else "=" if chance < expected + draw / 2 else "0"


def _play(
    players: int,
    rounds_played: int,
    rounds_planned: int,
    result: Callable[[int], str],
    system: str = "dubov-1997",
) -> Tournament:
    rng = random.Random(players + 1)
    ratings = sorted((min(2850, max(1000, int(rng.gauss(1900, 280)))) for _ in range(players)), reverse=True)
    field = [Player(number, f"Player{number:05}, {number % 97}", rating) for number, rating in enumerate(ratings, 1)]
    event = Tournament.build(field, rounds_planned=rounds_planned, first_colour="w")
    for _ in range(rounds_played):
        paired = pair(event, system)
        games = []
        for board in paired.pairs:
            code = result(ratings[board.white - 1] - ratings[board.black - 1])
            games.append(Game(board.white, board.black, code, counterpart(code)))
        byes = [] if paired.bye is None else [Bye(paired.bye, "U")]
        event = event._replace(rounds=(*event.rounds, Round.of(games, byes)))
    return event
