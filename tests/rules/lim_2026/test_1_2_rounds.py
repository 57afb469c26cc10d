"""Articles 1, 2, 6, 7 and 8: the bye, the order of the groups, the median, the first and the last round."""

from itertools import combinations

import pytest

from fairswiss import pair, read_trf, write_trf
from fairswiss.model import (
    Absence,
    Acceleration,
    BadRequest,
    Bye,
    Game,
    NoPairing,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)
from fairswiss.model.player import Player
from fairswiss.rules import edition, families
from fairswiss.rules.lim_2026.definitions import obstacle, players_of, sides_of
from fairswiss.rules.lim_2026.group import Origin
from fairswiss.rules.lim_2026.median import crack
from fairswiss.usecases.systems import system_of
from fairswiss.why import Articles
from tests.literal.dutch_cases import event
from tests.rules.lim_2026.positions import DOWN, UP, met, paired, who

LIM = "lim-2026"
ONE = Round.of([Game(1, 3, "1", "0"), Game(4, 2, "1", "0")], [Bye(5, "U")])


def numbers(articles: Articles) -> list[str]:
    return [article.number for article in articles]


def scores(tournament: Tournament) -> tuple[list[int], list[int], int]:
    """The scores above the median from the top, below it from the bottom, and how many are in it."""
    sides = sides_of(players_of(tournament), tournament)
    return [group[0].score for group in sides.above], [group[0].score for group in sides.below], len(sides.median)


@pytest.mark.rule("lim_2026", "1.1")
def test_the_lowest_of_the_lowest_group_has_the_bye_if_it_may() -> None:
    made = pair(event(5, ONE), LIM, explain=True)
    assert made.bye == 3
    second = Round.of([Game(1, 4, "1", "0"), Game(5, 2, "1", "0")], [Bye(3, "U")])
    assert pair(event(5, ONE, second), LIM).bye == 2


@pytest.mark.rule("lim_2026", "reading 1")
def test_the_bye_passes_over_somebody_whom_the_others_need() -> None:
    rounds = [Round.of([Game(1, 2, "1", "0")], [Bye(3, "H")])]
    assert pair(event(3, *rounds), LIM).bye == 2
    kept_apart = event(3, prohibitions=(Prohibition((1, 2), 1, None),))
    made = pair(kept_apart, LIM, explain=True)
    assert made.bye == 2
    (step,) = made.explanation.opening if made.explanation else ()
    assert [(passed.player, passed.kind) for passed in step.passed] == [(3, "dead-end")]
    assert numbers(step.passed[0].articles) == ["1"]
    assert numbers(step.articles) == ["7.1", "1"]


@pytest.mark.rule("lim_2026", "2.1", "5.1")
def test_who_may_not_meet() -> None:
    assert obstacle(*met([who(1), who(2)], (1, 2))).kind == "met"  # type: ignore[union-attr]
    assert obstacle(who(1, UP, "ww"), who(2, UP, "bww")).kind == "clash"  # type: ignore[union-attr]
    assert obstacle(who(1, UP, "wbwwbw"), who(2, UP, "bww")) is not None
    assert obstacle(who(1, UP, "ww"), who(2, UP, "wbw")) is None
    assert obstacle(who(1, UP, "ww"), who(2, UP, "bb")) is None


@pytest.mark.rule("lim_2026", "reading 17")
def test_a_forbidden_pair_is_like_one_that_has_met() -> None:
    apart = event(4, prohibitions=(Prohibition((1, 3), 1, None),))
    made = pair(apart, LIM, explain=True)
    assert sorted(map(sorted, made.games())) == [[1, 4], [2, 3]]
    one, other = who(1), who(2)
    one.card.apart = {2: Prohibition((1, 2), 1, None)}  # type: ignore[dict-item]
    assert numbers(obstacle(one, other).articles) == ["2.1", "17"]  # type: ignore[union-attr]


@pytest.mark.rule("lim_2026", "2.2", "8", "reading 2")
def test_the_groups_go_from_both_ends_to_the_median() -> None:
    results = [Game(1, 5, "1", "0"), Game(6, 2, "=", "="), Game(3, 7, "1", "0"), Game(8, 4, "0", "1")]
    second = event(8, Round.of(results))
    assert scores(second) == ([10], [0], 2)
    made = pair(second, LIM, explain=True)
    assert made.explanation
    assert [group.score for group in made.explanation.groups] == [10, 0, 5]


@pytest.mark.rule("lim_2026", "reading 2")
def test_the_median_goes_by_the_worth_of_a_win_and_may_be_empty() -> None:
    football = Scoring(white_win=30, black_win=30, white_draw=10, black_draw=10)
    results = [Game(1, 3, "1", "0"), Game(4, 2, "=", "=")]
    assert scores(event(4, Round.of(results), scoring=football)) == ([30], [0, 10], 0)
    empty = event(4, Round.of([Game(1, 3, "1", "0"), Game(4, 2, "1", "0")]))
    assert scores(empty) == ([10], [0], 0)


@pytest.mark.rule("lim_2026", "2.2", "reading 2")
def test_virtual_points_lift_players_and_not_the_median() -> None:
    lifted = [Acceleration(1, (10, 10)), Acceleration(2, (10, 10))]
    results = Round.of([Game(1, 3, "1", "0"), Game(4, 2, "=", "=")])
    assert scores(event(4, results, accelerations=lifted)) == ([20, 15], [0], 1)


@pytest.mark.rule("lim_2026", "2.6", "2.6.1")
def test_with_more_floaters_from_above_the_lower_side_is_cracked() -> None:
    above = met([who(1), who(2)], (1, 2))
    below = [who(n, DOWN) for n in range(5, 9)]
    made = paired(met([*above, *below], (1, 6)))
    assert made.cracked == [(7, 5)]
    assert sorted(map(sorted, made.pairs)) == [[1, 5], [2, 7], [6, 8]]


@pytest.mark.rule("lim_2026", "2.6", "2.6.2", "reading 3")
def test_otherwise_the_upper_side_is_cracked_the_last_pairing_first() -> None:
    below = met([who(7, DOWN), who(8, DOWN)], (7, 8))
    above = [who(n) for n in range(1, 5)]
    made = paired([*above, *below])
    assert made.cracked == [(2, 4)]
    assert made.pairs == [(1, 3), (2, 7), (4, 8)]


@pytest.mark.rule("lim_2026", "2.6.1", "2.6.2", "reading 3")
def test_the_two_who_were_cracked_count_as_floaters_of_their_side() -> None:
    # the four have all met, so they need the players of two pairings: 3 to 0 floaters, then 3 to 2
    four = met([who(number) for number in (1, 2, 3, 12)], *combinations((1, 2, 3, 12), 2))
    made = {Origin.ABOVE: [(who(4), who(5))], Origin.BELOW: [(who(8), who(9)), (who(10), who(11))]}
    found = crack(four[3:], {Origin.ABOVE: four[:3], Origin.BELOW: []}, made)
    assert [(one.pair[0].number, one.from_above, one.from_below) for one in found] == [(10, 3, 0), (8, 3, 2)]


@pytest.mark.rule("lim_2026", "reading 3")
def test_a_side_without_pairings_leaves_it_to_the_other() -> None:
    above = [*met([who(1, 30), who(2, 30)], (1, 2)), who(3, 50), who(4, 50)]
    made = paired(met(above, (1, 4)))
    assert made.cracked == [(3, 4)]
    assert sorted(map(sorted, made.pairs)) == [[1, 3], [2, 4]]


@pytest.mark.rule("lim_2026", "6", "reading 4")
def test_in_the_last_round_colours_keep_nobody_apart() -> None:
    rounds = [
        Round.of([Game(1, 3, "1", "0"), Game(2, 4, "1", "0")]),
        Round.of([Game(1, 4, "1", "0"), Game(2, 3, "1", "0")]),
    ]
    last = pair(event(4, *rounds, planned=3), LIM)
    assert sorted(map(sorted, last.games())) == [[1, 2], [3, 4]]
    with pytest.raises(NoPairing):
        pair(event(4, *rounds, planned=4), LIM)


@pytest.mark.rule("lim_2026", "6", "reading 4")
def test_nor_do_they_where_scores_differ() -> None:
    rounds = [
        Round.of([Game(1, 3, "1", "0"), Game(2, 4, "1", "0")]),
        Round.of([Game(1, 4, "1", "0"), Game(2, 3, "=", "=")]),
    ]
    last = pair(event(4, *rounds, planned=3), LIM)
    assert sorted(map(sorted, last.games())) == [[1, 2], [3, 4]]


@pytest.mark.rule("lim_2026", "reading 21")
def test_a_round_without_any_pairing_is_left_to_the_arbiter() -> None:
    rounds = [Round.of([Game(1, 2, "1", "0")])]
    with pytest.raises(NoPairing) as refused:
        pair(event(2, *rounds), LIM)
    assert refused.value.code == "no-complete-round"


@pytest.mark.rule("lim_2026", "7.1")
def test_in_the_first_round_the_lowest_rated_has_the_bye() -> None:
    players = [Player(1, "A", 2400), Player(2, "B", 1900), Player(3, "C", 2100)]
    first = Tournament.build(players, rounds_planned=5, first_colour="w")
    assert pair(first, LIM).bye == 2
    for made, article in ((pair(first, LIM, explain=True), "7.1"), (pair(event(5, ONE), LIM, explain=True), "1.1")):
        assert made.explanation
        assert numbers(made.explanation.opening[0].articles) == [article]


@pytest.mark.rule("lim_2026", "7.2")
@pytest.mark.parametrize("lot", ["w", "b"])
def test_forty_players_in_the_first_round(lot: str) -> None:
    games = pair(event(40, first_colour=lot), LIM).games()
    expected = [(n, n + 20) if n % 2 else (n + 20, n) for n in range(1, 21)]
    assert games == (expected if lot == "w" else [(black, white) for white, black in expected])


@pytest.mark.rule("lim_2026", "reading 14")
def test_parity_is_counted_among_those_taken_into_a_pairing() -> None:
    absent = event(5, absences=(Absence(1, 1),))
    assert pair(absent, LIM).games() == [(2, 4), (5, 3)]
    with pytest.raises(BadRequest, match=r"7\.2"):
        pair(event(4, first_colour=""), LIM)


@pytest.mark.rule("lim_2026", "reading 18")
def test_the_boards_stand_by_score_and_number() -> None:
    results = [Game(1, 5, "0", "1"), Game(6, 2, "1", "0"), Game(3, 7, "=", "="), Game(8, 4, "=", "=")]
    made = pair(event(8, Round.of(results)), LIM)
    assert made.games() == [(5, 6), (4, 3), (7, 8), (2, 1)]


def test_the_edition_is_known_by_its_family_its_code_and_its_switch() -> None:
    assert "lim" in families()
    assert edition(LIM).trf_codes[0] == "FIDE_LIM"
    assert {"lim", "lim-2026"} <= set(edition(LIM).switches)
    report = write_trf(event(4))
    assert system_of(read_trf(report + "192 FIDE_LIM\n")) == LIM
