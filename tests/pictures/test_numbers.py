"""The numbers of each picture, counted by hand; the table and the JSON say the same."""

from random import Random

import pytest

from fairswiss.model import BadRequest, Bye, EventInfo, Game, Player, Round, Tournament
from fairswiss.pictures.chances import Chances
from fairswiss.pictures.kinds import KINDS
from fairswiss.pictures.progress import Places, Scores
from fairswiss.pictures.rounds import Cross, Strips
from fairswiss.pictures.strength import Groups, Performances
from fairswiss.simulate.outlook import Rest, Standing, paired, played_out
from fairswiss.usecases.pictures import all_pictures, kinds_offered, picture_of
from fairswiss.usecases.sheets import of_report
from fairswiss.usecases.spectators import Directory


def event(planned: int = 3) -> Tournament:
    """Four players; 1 has won twice, 2 once, 3 has half a point and a win, 4 half a point."""
    players = [Player(number, f"P{number}", rating) for number, rating in ((1, 2000), (2, 1900), (3, 1800), (4, 0))]
    rounds = (
        Round.of([Game(1, 3, "1", "0"), Game(4, 2, "0", "1")]),
        Round.of([Game(2, 1, "0", "1"), Game(3, 4, "=", "=")]),
    )
    return Tournament.build(players, rounds_planned=planned)._replace(rounds=rounds)


def test_scores_and_places_after_each_round() -> None:
    scores = picture_of(event(), "scores").value
    assert isinstance(scores, Scores)
    assert [(way.player.number, way.after) for way in scores.ways] == [
        (1, (10, 20)), (2, (10, 10)), (3, (0, 5)), (4, (0, 5)),
    ]  # fmt: skip
    places = picture_of(event(), "places").value
    assert isinstance(places, Places)
    assert {way.player.number: way.after[-1] for way in places.ways} == {1: 1, 2: 2, 3: 3, 4: 4}
    assert [row[3:] for row in picture_of(event(), "scores").table.rows] == [
        ("1", "2"),
        ("1", "1"),
        ("0", "½"),
        ("0", "½"),
    ]


def test_a_chosen_player_is_shown_wherever_they_are_and_a_note_says_so() -> None:
    shown = picture_of(event(), "scores", player=4, top=1)
    assert isinstance(shown.value, Scores)
    assert [way.player.number for way in shown.value.ways] == [1, 4]
    assert "P4, 2 of 4" in shown.about
    with pytest.raises(BadRequest, match="no player 9"):
        picture_of(event(), "scores", player=9)


def test_performance_leaves_out_whom_no_rating_can_measure() -> None:
    value = picture_of(event(), "performance").value
    assert isinstance(value, Performances)
    by_number = {one.player.number: one for one in value.players}
    assert set(by_number) == {1, 2, 3}  # 4 has no rating
    assert by_number[1].performance == (1800 + 1900) // 2 + 800  # two wins
    assert (by_number[3].performance, by_number[3].games) == (2000 - 800, 1)  # 4 is no rated opponent


def test_the_performance_of_a_match_counts_its_games() -> None:
    """Two games of each match: 3 of 4 points against one opponent stand for 193 rating points, and none was forfeited.

    In the second match one game was played: it is won, the other one forfeited.
    """
    players = [Player(number, f"P{number}", 2100 - 100 * number) for number in (1, 2, 3)]
    rounds = (
        Round.of([Game(1, 2, "1=", "0=")], [Bye(3, "U")]),
        Round.of([Game(3, 1, "0-", "1+")], [Bye(2, "U")]),
    )
    info = EventInfo(encoded_type="FIDE_DOUBLESWISS")
    facts = Tournament.build(players, rounds_planned=3)._replace(rounds=rounds, info=info)
    value = picture_of(facts, "performance").value
    assert isinstance(value, Performances)
    by_number = {one.player.number: one for one in value.players}
    assert (by_number[2].performance, by_number[2].games) == (2000 - 193, 2)
    assert (by_number[3].performance, by_number[3].games) == (2000 - 800, 1)
    mean = round((1900 + 1900 + 1800) / 3)
    assert (by_number[1].performance, by_number[1].games) == (mean + 273, 3)  # 2½ of 3
    assert Directory(of_report(facts)).player(2).performance == 2000 - 193


def test_the_opponents_of_each_score_group() -> None:
    value = picture_of(event(), "aro").value
    assert isinstance(value, Groups)
    assert [(group.points, group.players, group.counted) for group in value.groups] == [
        (20, 1, 1),
        (10, 1, 1),
        (5, 2, 2),
    ]
    assert value.groups[0][3:] == (1850, 1850, 1850)
    assert value.groups[2][3:] == (1850, 1925, 2000)  # 3 met 1 alone, 4 met 2 and 3


def test_cross_table_colours_and_floats() -> None:
    cross = picture_of(event(), "cross").value
    assert isinstance(cross, Cross)
    assert [(met.text, met.kind) for met in cross.lines[0].rounds] == [("3w1", "win"), ("2b1", "win")]
    strips = picture_of(event(), "colours").value
    assert isinstance(strips, Strips)
    first = {strip.player.number: strip for strip in strips.strips}
    assert (first[1].colours, first[1].balance, first[1].floats) == ("wb", 0, ("", ""))
    assert (first[2].colours, first[2].balance) == ("bw", 0)
    assert sum(players for _, players in strips.balances) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_table_and_json_have_a_line_for_everything_in_the_picture(kind: str) -> None:
    shown = picture_of(event(), kind)
    data = shown.data()
    lines = next(held for name, held in data.items() if isinstance(held, list) and name not in ("notes", "balances"))
    assert len(lines) == len(shown.table.rows) > 0
    assert all(len(row) == len(shown.table.columns) for row in shown.table.rows)


# -- who can still win -------------------------------------------------------------------------------------------------


def test_chances_state_runs_error_seed_and_model_and_are_the_same_every_time() -> None:
    shown = picture_of(event(), "chances")
    value = shown.value
    assert isinstance(value, Chances)
    assert value == picture_of(event(), "chances", player=0).value
    assert (value.rounds, value.open_games, value.model, value.played) == (1, 0, "milvang", 4)
    assert value.largest_error == pytest.approx(1.96 * (0.25 / value.runs) ** 0.5, abs=1e-4)
    for stated in (str(value.seed), "Milvang", "simulations"):
        assert stated in shown.about
    first = {one.player.number: one for one in value.players}
    assert set(first) == {1, 2}  # one round is left: 3 and 4 have half a point, 1 has two
    assert first[1].first > 0.9
    assert first[2].alone == 0  # at best level with the leader


def test_games_of_a_paired_round_are_played_by_their_pairs() -> None:
    third = Round.of([Game(1, 4, "0", "1"), Game(3, 2)])
    open_round = event()._replace(rounds=(*event().rounds, third))
    value = picture_of(open_round, "chances").value
    assert isinstance(value, Chances)
    assert (value.rounds, value.open_games) == (0, 1)
    shares = {one.player.number: one.first for one in value.players}
    assert shares[1] == 1  # has two points, and nobody can have more
    assert 0 < shares[2] < 1


def test_nothing_is_simulated_when_the_event_is_over() -> None:
    with pytest.raises(BadRequest, match="over"):
        picture_of(event(planned=2), "chances")
    assert "chances" not in [shown.kind for shown in all_pictures(event(planned=2))]
    assert all_pictures(event()._replace(rounds=(), rounds_planned=2))[0].kind == "chances"
    assert kinds_offered(event()) == tuple(KINDS)
    assert kinds_offered(event(planned=2)) == tuple(kind for kind in KINDS if kind != "chances")


def test_two_equals_with_one_game_left_win_equally_often() -> None:
    rest = Rest((Standing(10, 200, frozenset()), Standing(10, 200, frozenset())), known=((0, 1),))
    firsts = played_out(rest, 4000, Random(5))
    assert sum(firsts.alone) + firsts.shared[0] == 4000
    assert firsts.shared[0] == firsts.shared[1]
    assert abs(firsts.alone[0] - firsts.alone[1]) < 250  # four standard errors


def test_simple_pairs_never_repeat_while_they_can_help_it() -> None:
    rng = Random(3)
    for _ in range(200):
        size = rng.randrange(4, 24)
        met: list[set[int]] = [set() for _ in range(size)]
        scores = [0] * size
        for _ in range(3):
            pairs = paired(scores, met)
            assert len(pairs) == size // 2
            assert len({player for pair in pairs for player in pair}) == 2 * len(pairs)
            for one, other in pairs:
                met[one].add(other)
                met[other].add(one)
                scores[rng.choice((one, other))] += 10
    assert paired([10, 10, 0, 0], [{1}, {0}, set(), set()]) == [(0, 2), (1, 3)]
