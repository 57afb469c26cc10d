"""Tournaments for the tests: whole events played out, and small events with a scrambled history.

Everything is drawn from the ``random.Random`` that is handed in, so a seed names a tournament.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from hypothesis import strategies as st

from fairswiss.model import (
    Absence,
    Bye,
    Game,
    Player,
    Round,
    Tournament,
)
from fairswiss.model.match_play import games_a_round
from fairswiss.simulate.chance import Chance
from fairswiss.simulate.happenings import result
from fairswiss.simulate.likelihood import strengths
from fairswiss.simulate.parameters import Parameters, drawn
from tests.scrambled import FIRST_NAMES, SURNAMES, Scrambler

Paired = tuple[list[tuple[int, int]], int | None]
"""The pairs (white, black) of a round, and its bye."""
Results = tuple[str, str]

_TITLES = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM"))
_WOMENS_TITLES = ((2400, "WGM"), (2250, "WIM"), (2150, "WFM"), (2050, "WCM"))


# ------------------------------------------------------------------------------------------- helpers


def with_results(tournament: Tournament, results: Mapping[tuple[int, int], Results]) -> Tournament:
    """The tournament with results of its last round, given by (white, black)."""
    last = tournament.rounds[-1]
    games = [
        Game(g.white, g.black, *results.get((g.white, g.black), (g.white_result, g.black_result))) for g in last.games
    ]
    return tournament.revised(rounds=(*tournament.rounds[:-1], Round.of(games, last.byes)))


def with_result(tournament: Tournament, white: int, black: int, white_code: str, black_code: str) -> Tournament:
    """The tournament with one result of its last round."""
    return with_results(tournament, {(white, black): (white_code, black_code)})


def renumbered(tournament: Tournament, name: Mapping[int, int], order: tuple[int, ...] = ()) -> Tournament:
    """The same tournament with other numbers for its players."""
    rounds = [
        Round.of(
            [Game(name[game.white], name[game.black], *game[2:]) for game in played.games],
            [Bye(name[bye.player], bye.code) for bye in played.byes],
        )
        for played in tournament.rounds
    ]

    def those(players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(name[player] for player in players)

    return tournament.revised(
        players=tuple(player._replace(number=name[player.number]) for player in tournament.players),
        rounds=tuple(rounds),
        absences=tuple(absence._replace(player=name[absence.player]) for absence in tournament.absences),
        prohibitions=tuple(p._replace(players=those(p.players)) for p in tournament.prohibitions),
        accelerations=tuple(a._replace(player=name[a.player]) for a in tournament.accelerations),
        adjustments=tuple(a._replace(players=those(a.players)) for a in tournament.adjustments),
        team_event=tournament.team_event.renumbered(name),
        order=order,
    )


def present(tournament: Tournament) -> list[int]:
    """The players who take part in the next round."""
    number = len(tournament.rounds) + 1
    away = {a.player for a in tournament.absences if a.round == number}
    return [p.number for p in tournament.players if p.number not in away]


# -------------------------------------------------------------------------------------- whole events


def random_players(rng: random.Random, count: int, shuffled: float = 0.3) -> list[Player]:
    """Players from the strongest down, with equal ratings, unrated ones, near-equal names and titles."""
    step = rng.choice((1, 1, 5, 25, 100))
    ratings = []
    for _ in range(count):
        rating = int(rng.gauss(1950, 250)) // step * step
        ratings.append(0 if rng.random() < 0.04 else max(1000, min(2850, rating)))
    players = []
    for number, rating in enumerate(sorted(ratings, reverse=True), 1):
        name = f"{rng.choice(SURNAMES)}, {rng.choice(FIRST_NAMES)}"
        ladder = _WOMENS_TITLES if rng.random() < 0.2 else _TITLES
        title = next((title for bound, title in ladder if rating + rng.gauss(0, 60) >= bound), "")
        players.append(Player(number, name, rating, title))
    if rng.random() < shuffled:  # starting numbers that say nothing about strength
        numbers = list(range(1, count + 1))
        rng.shuffle(numbers)
        players = [p._replace(number=n) for p, n in zip(players, numbers, strict=True)]
    return players


def random_tournament(
    rng: random.Random,
    players: int,
    rounds_planned: int,
    *,
    pair: Callable[[Tournament], Paired],
    forfeits: float = 0.02,
    requested_byes: float = 0.02,
    late: float = 0.05,
    withdrawals: float = 0.01,
    shuffled: float = 0.3,
    stop_at: tuple[type[Exception], ...] = (),
    **facts: object,
) -> Iterator[tuple[Tournament, list[tuple[int, int]], int | None, Tournament]]:
    """Play a whole event with the given pairing function.

    Yields, for every round, the tournament before it, its pairs (white, black), its bye, and the tournament
    after it. The rates are per game, per player and round, per player, and per player and round; ``shuffled`` is
    the share of events whose numbers say nothing about strength. An exception of ``stop_at`` from the pairing
    function ends the event. ``facts`` go to ``Tournament.build``.
    """
    people = random_players(rng, players, shuffled)
    strength = strengths(people)
    games = _games(forfeits)
    absences: dict[tuple[int, int], str] = {}
    if rounds_planned > 1:
        for p in people:
            if rng.random() < late:
                arrives = rng.randint(2, min(4, rounds_planned))
                code = rng.choice(("Z", "Z", "H"))
                absences |= {(number, p.number): code for number in range(1, arrives)}
    absences = _spare(absences, 1, players)
    tournament = Tournament.build(
        people,
        **{
            "rounds_planned": rounds_planned,
            "first_colour": rng.choice("wb"),
            "absences": tuple(Absence(number, player, code) for (number, player), code in absences.items()),
            **facts,
        },
    )
    for number in range(1, rounds_planned + 1):
        tournament = _asked_for(rng, tournament, number, requested_byes, withdrawals)
        try:
            pairs, bye = pair(tournament)
        except stop_at:
            return
        after = with_results(
            tournament.with_round(pairs, bye),
            {(w, b): _ended(games, strength[w], strength[b], rng, games_a_round(tournament.info)) for w, b in pairs},
        )
        yield tournament, pairs, bye, after
        tournament = after


def _ended(parameters: Parameters, white: int, black: int, rng: random.Random, games: int) -> Results:
    """The result of a game, or of a match with the colours reversed in the second game."""
    first = result(parameters, white, black, Chance(rng))
    if games == 1:
        return first
    second = result(parameters, black, white, Chance(rng))
    return first[0] + second[1], first[1] + second[0]


def _games(forfeits: float) -> Parameters:
    """The usual mixture of results; now and then an odd one."""
    rates = {"forfeits": Fraction(1 / forfeits), "double_forfeits": Fraction(10), "odd_results": Fraction(250)}
    return drawn(Chance(random.Random(0)), {**rates, "unrated_games": Fraction(60)}, "dutch-2026")


def _spare(absences: dict[tuple[int, int], str], number: int, players: int) -> dict[tuple[int, int], str]:
    """These absences, unless fewer than half of the players, or fewer than two, would be left."""
    away = sum(n == number for n, _ in absences)
    return absences if players - away >= max(2, players // 2) else {}


def _asked_for(
    rng: random.Random, tournament: Tournament, number: int, requested_byes: float, withdrawals: float
) -> Tournament:
    """Withdrawals and byes asked for, before a round; at least half of the players stay."""
    floor = max(2, len(tournament.players) // 2)
    for player in present(tournament):
        here = len(present(tournament))
        if number > 1 and rng.random() < withdrawals and here > floor:
            tournament = tournament.withdraw(player, number)
        elif rng.random() < requested_byes and here > floor:
            absence = Absence(number, player, rng.choice("HHHFZ"))
            tournament = tournament.revised(absences=(*tournament.absences, absence))
    return tournament


# --------------------------------------------------------------------------------- scrambled histories


def scrambled_history(rng: random.Random, players: int, rounds: int) -> Tournament:
    """A small event with a random past of so many rounds, made to be difficult to pair.

    Few ratings, few different scores, opponents used up, results that go with the colours (so that a score
    group is due to one colour), colours mostly but not always regular. No game is without a result, though
    some are adjourned.
    """
    return Scrambler(rng, players, rounds).tournament()


def any_history(rng: random.Random) -> Tournament:
    """A scrambled history of 4 to 10 players; the usual mixture of the comparisons with the enumerator."""
    players = rng.choice((4, 5, 6, 6, 7, 7, 8, 8, 8, 8, 9, 9, 10, 10, 10, 10))
    most = rng.choice((3, players // 2, players // 2 + 1, players // 2 + 1, players - 2, players))
    rounds = 0 if rng.random() < 0.03 else rng.randint(1, max(1, most))
    return scrambled_history(rng, players, rounds)


@st.composite
def histories(
    draw: st.DrawFn, min_players: int = 4, max_players: int = 10, min_rounds: int = 0, max_rounds: int = 9
) -> Tournament:
    """Scrambled histories; players and rounds shrink, the rest follows from the seed."""
    players = draw(st.integers(min_players, max_players), label="players")
    rounds = draw(st.integers(min_rounds, min(max_rounds, players)), label="rounds")
    seed = draw(st.integers(0, 2**32 - 1), label="seed")
    return scrambled_history(random.Random(seed), players, rounds)
