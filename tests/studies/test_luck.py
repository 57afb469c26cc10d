"""The same luck for every system."""

from collections import Counter
from statistics import mean, pstdev

from fairswiss.rules import SHELF
from fairswiss.simulate.likelihood import milvang
from fairswiss.studies import Cell, Field, ResultModel
from fairswiss.studies.luck import ALL, lot, result, stream
from fairswiss.studies.playing import entrants, played
from fairswiss.studies.reading import is_swiss
from tests.studies.recipes import small

SWISS = [system for system in SHELF if is_swiss(system)]


def test_a_lot_depends_on_its_words_alone() -> None:
    assert lot("game", 7) == 6925577932667861
    assert lot("game", 7) != lot("game", 8)
    assert 0 <= lot() < ALL


def test_players_strengths_and_absences_are_the_same_in_every_system() -> None:
    study = small(systems=SWISS)
    events = [played(study.recipe, cell, 5) for cell in study.recipe.cells()]
    assert len(events) == len(SWISS)
    assert len({event.tournament.players for event in events}) == 1
    assert len({tuple(event.strengths.items()) for event in events}) == 1
    away = {
        tuple(tuple(bye for bye in played_round.byes if bye.code != "U") for played_round in event.tournament.rounds)
        for event in events
    }
    assert len(away) == 1


def test_two_who_meet_in_the_same_round_have_the_same_result_in_every_system_or_nearly() -> None:
    """Nearly: with the other colour White's advantage can make a draw of a loss, never a win."""
    study = small(systems=SWISS, absences={})
    found: dict[tuple[int, int, int, int], set[int]] = {}
    halves = {"1": 2, "=": 1, "0": 0}
    for seed in range(1, 9):
        for cell in study.recipe.cells():
            for number, one in enumerate(played(study.recipe, cell, seed).tournament.rounds, 1):
                for game in one.games:
                    low, code = min((game.white, game.white_result), (game.black, game.black_result))
                    pair = seed, number, low, max(game.white, game.black)
                    found.setdefault(pair, set()).add(halves[code[0]] if game.white == low or len(code) == 1 else 1)
    several = [codes for codes in found.values() if len(codes) > 1]
    assert len(found) > 100
    assert all(max(codes) - min(codes) == 1 for codes in several)


def test_games_follow_the_model() -> None:
    model, chances = ResultModel(), milvang(1800, 1700)
    codes = Counter(result(model, (1, 1800), (2, 1700), lot("test", n)) for n in range(4000))
    assert abs(codes["1", "0"] / 4000 - chances.white) < 0.03
    assert abs(codes["0", "1"] / 4000 - chances.black) < 0.03
    turned = Counter(result(model, (2, 1800), (1, 1700), lot("test", n)) for n in range(4000))
    assert abs(turned["1", "0"] / 4000 - chances.white) < 0.03
    for white in (0, 200):
        table = ResultModel("table", draws=0, white=white)
        wins = sum(result(table, (1, 1800), (2, 1800), lot("test", n)) == ("1", "0") for n in range(4000))
        assert abs(wins / 4000 - (0.76 if white else 0.5)) < 0.03


def test_strengths_have_the_mean_and_the_spread_of_the_field() -> None:
    field = Field("many", 4000, mean=1800, spread=200, rating_error=50)
    people = entrants(field, 1)
    strengths = list(people.strengths.values())
    assert abs(mean(strengths) - 1800) < 12
    assert abs(pstdev(strengths) - 200) < 8
    errors = [player.rating - people.strengths[player.number] for player in people.players]
    assert abs(pstdev(errors) - 50) < 3
    assert [player.rating for player in people.players] == sorted((p.rating for p in people.players), reverse=True)
    even = entrants(Field("even", 2000, "uniform", lowest=1500, highest=1600), 1)
    assert {min(even.strengths.values()), max(even.strengths.values())} == {1500, 1600}
    chosen = entrants(Field("chosen", 3, "given", ratings=(1, 2, 3, 4)), 1)
    assert len(set(chosen.strengths.values())) == 3


def test_a_system_plays_the_rounds_it_is_asked_for() -> None:
    study = small(systems=SWISS, rounds=[5])
    for cell in study.recipe.cells():
        event = played(study.recipe, cell, 3)
        assert len(event.tournament.rounds) == 5 or event.ended
    assert isinstance(study.recipe.cells()[0], Cell)
    assert stream("x", 1).between(1, 6) == stream("x", 1).between(1, 6)
