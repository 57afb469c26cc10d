"""Who can be completed, against networkx."""

import random
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fairswiss.kernel.solver import feasibility
from fairswiss.kernel.vocabulary import entrants
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
from fairswiss.kernel.vocabulary.entrants import ABSOLUTE, MILD, Entrant, acquaint
from fairswiss.model import Tournament
from fairswiss.rules.dutch_2026.round import players_of
from tests.kernel.solver.trying import SOME
from tests.tournaments import histories, scrambled_history


@pytest.fixture(autouse=True, params=[0, entrants.MOST_PLAYERS], ids=["many", "few"])
def _size(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask with and without the sets of bits that few players have."""
    monkeypatch.setattr(entrants, "MOST_PLAYERS", request.param)


def allowed(players: list[Entrant], apart: frozenset[Entrant] = frozenset()) -> nx.Graph:
    """Who may meet whom, as networkx has it."""
    graph = nx.Graph()
    graph.add_nodes_from(range(len(players)))
    for a, one in enumerate(players):
        for b in range(a):
            if one.may_meet(players[b]) and not {one, players[b]} <= apart:
                graph.add_edge(a, b)
    return graph


def left_alone(graph: nx.Graph) -> int:
    """How many a largest matching leaves free."""
    return len(graph) - 2 * len(nx.max_weight_matching(graph, maxcardinality=True))


@SOME
@given(histories(max_players=14))
def test_the_graph_says_who_may_meet_whom(tournament: Tournament) -> None:
    players = players_of(tournament)
    graph, truth = feasibility.legal_graph(players), allowed(players)
    for a in range(len(players)):
        for b in range(a):
            assert graph.may_meet(a, b) == graph.may_meet(b, a) == truth.has_edge(a, b)


@SOME
@given(histories(max_players=14))
def test_all_can_be_paired_if_a_largest_matching_says_so(tournament: Tournament) -> None:
    players = players_of(tournament)
    truth = allowed(players)
    assert feasibility.completes(players, None) == (left_alone(truth) == 0)

    def takes_bye(player: Entrant) -> bool:
        return player.may_have_bye

    if len(players) % 2:
        without = [truth.subgraph(set(truth) - {place}) for place, p in enumerate(players) if takes_bye(p)]
        assert feasibility.completes(players, takes_bye) == any(left_alone(rest) == 0 for rest in without)


@SOME
@given(histories(min_players=6, max_players=16, max_rounds=3), st.randoms(use_true_random=False))
def test_counting_is_never_wrong(tournament: Tournament, rng: random.Random) -> None:
    players = players_of(tournament)
    rng.shuffle(players)
    rest, above = players[: rng.randint(0, len(players))], players[len(players) :]
    above = [player for player in players if player not in rest]
    if feasibility.sure_to_complete(rest, lambda player: player.may_have_bye):
        assert feasibility.completes(rest, lambda player: player.may_have_bye)
    if feasibility.absorbs(rest, above):
        coming = rng.sample(above, rng.randint(0, len(above)))
        assert left_alone(allowed([*rest, *coming])) == (len(rest) + len(coming)) % 2


@SOME
@given(histories(max_players=12), st.integers(0, 4))
def test_as_few_float_as_a_largest_matching_leaves(tournament: Tournament, moved: int) -> None:
    players = players_of(tournament)
    moved_down, residents = players[:moved], players[moved:]
    truth = allowed(players, frozenset(moved_down))
    assert feasibility.fewest_floaters(moved_down, residents) == left_alone(truth)
    assert feasibility.pairs_inside(moved_down, residents) == (left_alone(truth) == 0)
    matched = nx.Graph((a, b) for a, b in truth.edges if min(a, b) < len(moved_down))
    found = nx.max_weight_matching(matched, maxcardinality=True)
    assert feasibility.most_with_one(moved_down, residents) == len(found)
    assert feasibility.each_has_one(moved_down, residents) == (len(found) == len(moved_down))
    for others in (players, residents):
        lonely = [one for one in players if not any(one is not other and one.may_meet(other) for other in others)]
        assert feasibility.without_opponent(players, others) == lonely


@SOME
@given(histories(max_players=13), st.booleans())
def test_one_matching_tells_with_whom_the_others_are_complete(tournament: Tournament, bye: bool) -> None:
    players = players_of(tournament)
    for size in range(1, len(players)):
        some, others = players[:size], players[size:]
        takes_bye = (lambda player: player.may_have_bye) if bye else None
        asked = feasibility.OneMore(some, takes_bye)
        for player in others:
            everybody = [*some, player]
            odd = len(everybody) % 2
            assert asked.completes_with(player) == (odd == bye and feasibility.completes(everybody, takes_bye))


@SOME
@given(histories(max_players=12))
def test_counting_never_says_more_floaters_than_there_are(tournament: Tournament) -> None:
    players = players_of(tournament)
    for moved in range(len(players) + 1):
        moved_down, residents = players[:moved], players[moved:]
        counted = feasibility.floaters_by_counting(moved_down, residents)
        assert counted <= feasibility.fewest_floaters(moved_down, residents)
        assert counted % 2 == len(players) % 2


@SOME
@given(histories(max_players=14, min_rounds=2), st.integers(0, 3), st.randoms(use_true_random=False))
def test_those_who_are_too_few_never_complete_the_others(
    tournament: Tournament, moved: int, rng: random.Random
) -> None:
    players = players_of(tournament)
    assume(moved < len(players))
    for player in players:  # so many of one colour that some cannot meet each other
        player.claim(WHITE, ABSOLUTE if rng.random() < 0.6 else MILD)
    acquaint(players)
    size = rng.randint(moved + 1, len(players))
    moved_down, residents, lower = players[:moved], players[moved:size], players[size:]
    odd = len(players) % 2 == 1
    if feasibility.leaves_too_few(moved_down, residents, lower, odd):
        fewest = feasibility.fewest_floaters(moved_down, residents)
        for floaters in combinations(players[:size], fewest):
            assert not feasibility.completes([*floaters, *lower], (lambda player: True) if odd else None)


def test_who_is_due_one_colour_needs_others_from_above() -> None:
    players = players_of(scrambled_history(random.Random(1), 8, 1))
    for place, player in enumerate(players):
        player.claim(WHITE if place > 3 else BLACK, ABSOLUTE if place > 3 else MILD)
    acquaint(players)
    above, lower = players[:4], players[4:]
    assert feasibility.fewest_floaters([], above) == 0
    assert feasibility.leaves_too_few([], above, lower, False)
    assert not feasibility.leaves_too_few([], players[:2], players[2:6], False)
