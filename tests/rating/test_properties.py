"""What holds for the ratings of every tournament."""

import random
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import Game, Player, Round, Tournament, ratings, render
from fairswiss.model import EventInfo
from fairswiss.rendering import FORMS, csv_of, working
from tests.tournaments import histories

EVERY = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
RESULTS = (("1", "0"), ("=", "="), ("0", "1"))


def _event(rng: random.Random, spread: int) -> Tournament:
    """Eight players from 1500 up whose ratings are at most so far apart, five rounds, every game with a result."""
    people = [Player(number, f"P {number}", 1500 + rng.randrange(spread)) for number in range(1, 9)]
    rounds = []
    for _ in range(5):
        order = rng.sample(range(1, 9), 8)
        rounds.append(Round.of([Game(order[at], order[at + 1], *rng.choice(RESULTS)) for at in range(0, 8, 2)]))
    return Tournament.build(people, rounds=tuple(rounds), rounds_planned=5, info=EventInfo(start="2026/01/01"))


@EVERY
@given(rng=st.randoms(use_true_random=False), k=st.integers(1, 40))
def test_with_one_k_and_nobody_on_the_full_scale_what_one_wins_another_loses(rng: random.Random, k: int) -> None:
    report = ratings(_event(rng, 1100), k=k)
    # A cut takes the same from both sides, so only the scores decide the sum, and they are half a point a game.
    assert sum((row.change for row in report.rows), Fraction(0)) == 0


@EVERY
@given(tournament=histories(), rng=st.randoms(use_true_random=False))
def test_forfeits_and_byes_never_count(tournament: Tournament, rng: random.Random) -> None:
    def forfeited(game: Game) -> Game:
        return game if rng.random() < 0.7 else game._replace(white_result="+", black_result="-")

    rounds = tuple(Round.of([forfeited(game) for game in played.games], played.byes) for played in tournament.rounds)
    event = tournament._replace(rounds=rounds)
    played_only = tuple(Round.of([game for game in played.games if game.white_result not in "+-"]) for played in rounds)
    for row, alone in zip(ratings(event).rows, ratings(event._replace(rounds=played_only)).rows, strict=True):
        assert (row.change, row.initial, row.performance) == (alone.change, alone.initial, alone.performance)
        assert all(game.left_out for game in row.games if game.code in "+-")


@EVERY
@given(tournament=histories())
def test_every_form_and_working_can_be_shown(tournament: Tournament) -> None:
    report = ratings(tournament)
    everybody = [row.player for row in report.rows]
    assert csv_of(report, tournament).count("\n") == len(everybody) + 1
    for form in FORMS:
        assert render(report, form, tournament)
        assert working(report, everybody, form, tournament)
