"""Large events for the benchmarks, reproducible by their size alone: ordinary ones and the worst cases.

They are played with our own Dubov pairings; where those are slow, with neighbours of the standings who have not met.
"""

import random
from collections.abc import Callable

from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import balance
from fairswiss.model import Absence, Bye, Game, Player, Prohibition, Round, Team, TeamBye, TeamEvent, Tournament
from fairswiss.model.results import counterpart
from fairswiss.usecases.rounds import pair

Paired = tuple[list[tuple[int, int]], int | None]
"""White and black of every game, and the bye."""
Result = Callable[[int], str]
"""The code of White for a difference in rating."""
MOST_BY_DUBOV = 1_000
"""With more players hard events are paired by neighbours: Dubov grows with the square there."""


def ordinary_event(
    players: int, rounds_played: int, rounds_planned: int = 11, system: str = "dubov-1997"
) -> Tournament:
    """Results drawn from the ratings: about a third drawn, the stronger player favoured."""
    rng = random.Random(players)
    return _play(players, rounds_played, rounds_planned, lambda gap: _likely(rng, gap), by(system))


def last_round_event(players: int, rounds_played: int) -> Tournament:
    """An ordinary event whose next round is the last: topscorers have other rules."""
    return ordinary_event(players, rounds_played, rounds_played + 1)


def drawn_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Every game drawn: everybody on one score, the worst case for a score group."""
    return _play(players, rounds_played, rounds_planned, lambda gap: "=")


def many_draws_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Nine games out of ten drawn: a few large score groups."""
    rng = random.Random(players)

    def result(gap: int) -> str:
        return "=" if rng.random() < 0.9 else _likely(rng, gap)

    return _play(players, rounds_played, rounds_planned, result)


def white_wins_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Nearly every game won by White: whole score groups with one colour due."""
    paired = by_dubov if players <= MOST_BY_DUBOV else by_neighbours
    return _play(players, rounds_played, rounds_planned, _white_wins(players), paired)


def white_wins_absent_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """The same, while in every round, the next one too, one player out of ten is away."""
    paired = by_dubov if players <= MOST_BY_DUBOV // 3 else by_neighbours
    return _play(players, rounds_played, rounds_planned, _white_wins(players), paired, 0.1)


def absent_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """In every round, the next one too, three players out of ten are away with half a point or none."""
    rng = random.Random(players)
    return _play(players, rounds_played, rounds_planned, lambda gap: _likely(rng, gap), away=0.3)


def one_colour_event(players: int, rounds_played: int, rounds_planned: int = 11) -> Tournament:
    """Everybody has had the same colours, against opponents who have left, so that all prefer the same one."""
    rng = random.Random(players)
    people = field(2 * players)
    event = Tournament.build(people, rounds_planned=rounds_planned, first_colour="w")
    for number in range(rounds_played):
        guests = [players + 1 + (place + number) % players for place in range(players)]
        pairs = [(n, guest) if number % 2 == 0 else (guest, n) for n, guest in enumerate(guests, 1)]
        event = _with_results(event, (pairs, None), lambda gap: _likely(rng, gap))
    absences = tuple(Absence(rounds_played + 1, number) for number in range(players + 1, 2 * players + 1))
    return event._replace(absences=absences)


def forbidden_event(players: int, rounds_played: int) -> Tournament:
    """An ordinary event in which the arbiter keeps groups of five apart, such as clubs: 40 of them of 1,000 players."""
    event = ordinary_event(players, rounds_played)
    clubs = random.Random(players).sample(range(1, players + 1), 5 * max(1, players // 25))
    groups = (tuple(sorted(clubs[start : start + 5])) for start in range(0, len(clubs), 5))
    return event._replace(prohibitions=tuple(map(Prohibition, groups)))


EVENTS: dict[str, Callable[[int, int], Tournament]] = {
    "ordinary": ordinary_event,
    "last round": last_round_event,
    "one score": drawn_event,
    "draws": many_draws_event,
    "white wins": white_wins_event,
    "white and absent": white_wins_absent_event,
    "one colour": one_colour_event,
    "absent": absent_event,
    "forbidden": forbidden_event,
}


def of_matches(event: Tournament) -> Tournament:
    """The same event with a match of two games, both with the same result, for every game."""
    rounds = [
        Round.of([Game(g.white, g.black, 2 * g.white_result, 2 * g.black_result) for g in played.games], played.byes)
        for played in event.rounds
    ]
    return event._replace(rounds=tuple(rounds), info=event.info._replace(encoded_type="FIDE_DOUBLESWISS"))


def of_teams(event: Tournament, boards: int = 4) -> Tournament:
    """The same event with a team for every player: all boards of a match have the result of its game."""
    rng = random.Random(len(event.players))
    seats = {
        player.number: [boards * (player.number - 1) + at for at in range(1, boards + 1)] for player in event.players
    }
    people = [
        Player(seat, f"Player{seat:05}", max(1000, player.rating - rng.randrange(200)))
        for player in event.players
        for seat in seats[player.number]
    ]
    rounds = []
    for played in event.rounds:
        games = []
        for game in played.games:
            both = zip(seats[game.white], seats[game.black], strict=True)
            games += [
                Game(one, other, game.white_result, game.black_result)
                if at % 2 == 0
                else Game(other, one, game.black_result, game.white_result)
                for at, (one, other) in enumerate(both)
            ]
        rounds.append(Round.of(games))
    byes = [TeamBye(number, bye.player, bye.code) for number, one in enumerate(event.rounds, 1) for bye in one.byes]
    byes += [TeamBye(absence.round, absence.player, absence.code) for absence in event.absences]
    teams = tuple(Team(player.number, f"Team {player.number}", tuple(seats[player.number])) for player in event.players)
    return event._replace(
        players=tuple(people),
        rounds=tuple(rounds),
        absences=(),
        prohibitions=(),
        info=event.info._replace(encoded_type="FIDE_TEAM"),
        team_event=TeamEvent(
            teams, board_colours=("WB" * boards)[:boards], byes=tuple(byes), prohibitions=event.prohibitions
        ),
    )


# -- playing ---------------------------------------------------------------------------------------------------------


def field(players: int) -> list[Player]:
    """Players from the strongest down."""
    rng = random.Random(players + 1)
    ratings = sorted((min(2850, max(1000, int(rng.gauss(1900, 280)))) for _ in range(players)), reverse=True)
    return [Player(number, f"Player{number:05}, {number % 97}", rating) for number, rating in enumerate(ratings, 1)]


def _likely(rng: random.Random, gap: int) -> str:
    expected = 1 / (1 + 10 ** (-gap / 400))
    draw = 0.66 * min(expected, 1 - expected)
    chance = rng.random()
    return "1" if chance < expected - draw / 2 else "=" if chance < expected + draw / 2 else "0"


def by(system: str) -> Callable[[Tournament], Paired]:
    """Pairs by a system of the shelf."""

    def paired(event: Tournament) -> Paired:
        pairing = pair(event, system)
        return pairing.games(), pairing.bye

    return paired


by_dubov = by("dubov-1997")


def by_neighbours(event: Tournament) -> Paired:
    """Each with the next in the standings not met before; colours as they come even. Fast, and no system's rules."""
    standing = sorted(taking_part(event, cards_before_next_round(event)), key=lambda card: (-card.score, card.number))
    bye = standing.pop().number if len(standing) % 2 else None
    pairs = []
    while standing:
        card = standing.pop(0)
        place = next((place for place, other in enumerate(standing) if other.number not in card.met), 0)
        pairs.append(_with_colours(card, standing.pop(place)))
    return pairs, bye


def _with_colours(one: Card, other: Card) -> tuple[int, int]:
    white_first = balance(one.colours) <= balance(other.colours)
    return (one.number, other.number) if white_first else (other.number, one.number)


def _white_wins(seed: int) -> Result:
    """White wins 97 games in a hundred, whatever the ratings."""
    rng = random.Random(seed)
    return lambda gap: "1" if rng.random() < 0.97 else "0"


def _play(
    players: int,
    rounds_played: int,
    rounds_planned: int,
    result: Result,
    paired: Callable[[Tournament], Paired] = by_dubov,
    away: float = 0,
) -> Tournament:
    rng = random.Random(players + 2)
    event = Tournament.build(field(players), rounds_planned=rounds_planned, first_colour="w")
    for number in range(1, rounds_played + 1):
        event = _without_some(event, number, rng, away)
        event = _with_results(event, paired(event), result)
    return _without_some(event, rounds_played + 1, rng, away)


def _without_some(event: Tournament, number: int, rng: random.Random, away: float) -> Tournament:
    if not away:
        return event
    gone = rng.sample([player.number for player in event.players], int(away * len(event.players)))
    return event._replace(absences=tuple(Absence(number, player, rng.choice("HZ")) for player in sorted(gone)))


def _with_results(event: Tournament, paired: Paired, result: Result) -> Tournament:
    ratings = {player.number: player.rating for player in event.players}
    games = []
    for white, black in paired[0]:
        code = result(ratings[white] - ratings[black])
        games.append(Game(white, black, code, counterpart(code)))
    byes = [Bye(absence.player, absence.code) for absence in event.absences]
    byes += [] if paired[1] is None else [Bye(paired[1], "U")]
    return event._replace(rounds=(*event.rounds, Round.of(games, byes)), absences=())
