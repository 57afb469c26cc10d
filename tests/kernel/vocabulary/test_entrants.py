"""The players of a small round as sets of bits."""

import random
from itertools import combinations

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.kernel.vocabulary import entrants
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing, Setting
from fairswiss.model import Tournament
from fairswiss.rules.dutch_2026.criteria import LADDER
from fairswiss.rules.dutch_2026.round import ROUNDS, players_of
from tests.kernel.matchings.random_graphs import left_alone
from tests.rules.dutch.positions import event
from tests.tournaments import histories


def of(players: list[Entrant]) -> entrants.Circle:
    found = players[0].circle
    assert found is not None
    return found


def may_meet(players: list[Entrant]) -> bool:
    """Compare all sets of opponents with what the players say of each other."""
    opponents = of(players).opponents
    return all(
        bool(opponents[one.bit] & other.bit) == one.may_meet(other)
        for one in players
        for other in players
        if one is not other
    ) and not any(opponents[player.bit] & player.bit for player in players)


@given(histories(max_players=12), st.randoms(use_true_random=False))
def test_opponents_are_those_whom_a_player_may_meet(tournament: Tournament, rng: random.Random) -> None:
    players = players_of(tournament)
    if not players:
        return
    assert may_meet(players)
    if len(players) > 1:
        one, other = rng.sample(players, 2)
        one.ask_to_meet(other.number)
        other.ask_to_meet(one.number)
        assert may_meet(players)
        one.ask_to_meet(0)
        other.ask_to_meet(0)
        assert may_meet(players)


@given(histories(max_players=12))
def test_pairs_of_players_alike_cost_the_same(tournament: Tournament) -> None:
    """Except where two have the same absolute preference: then their histories may decide."""
    players = players_of(tournament)
    colours = ROUNDS.colours_of(tournament, players)
    packing = Packing(LADDER, Setting([], players, [], colours.white_of, 2 * len(players) + 1))
    known: dict[tuple[int, int, bool], int] = {}
    for one, other in combinations(players, 2):
        if one.absolute and one.absolute == other.absolute:
            continue
        level = one.score == other.score
        kinds = of(players).kinds
        key = kinds[one.bit][not level], kinds[other.bit][not level], level
        assert known.setdefault(key, packing.pair(one, other)) == packing.pair(one, other)


@given(histories(max_players=12), st.randoms(use_true_random=False))
def test_a_set_leaves_no_fewer_over_than_is_said(tournament: Tournament, rng: random.Random) -> None:
    players = players_of(tournament)
    some = [player for player in players if rng.random() < 0.7]
    graph = nx.Graph()
    graph.add_nodes_from(player.number for player in some)
    graph.add_edges_from((one.number, other.number) for one, other in combinations(some, 2) if one.may_meet(other))
    assert of(players).left_over(entrants.bits_of(some)) <= left_alone(graph)


def test_many_players_have_no_circle() -> None:
    assert all(player.circle for player in players_of(event(entrants.MOST_PLAYERS)))
    assert not any(player.circle for player in players_of(event(entrants.MOST_PLAYERS + 1)))
