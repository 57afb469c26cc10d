"""The literal enumerators of the two Dutch texts against cases worked out by hand and against recorded rounds."""

import itertools
import random
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings

from fairswiss.formats.trf import read_trf
from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    Game,
    Player,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)
from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import (
    ABSOLUTE,
    MILD,
    NONE,
    STRONG,
    Bracket,
    Candidate,
    Exchange,
    Field,
    LiteralImpossible,
    LiteralRound,
    Person,
    Sieve,
    article_1_7,
    article_5_2,
    candidates,
    downfloaters,
    entries,
    exchange_order,
    exchanges,
    first_generated,
    first_of_homogeneous,
    forbidden_pairs,
    gathered,
    generated,
    initial_colour,
    listed,
    may_meet,
    scores,
    splits,
    transpositions,
)
from tests.literal.dutch_people import met, who
from tests.tournaments import histories, scrambled_history

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
EDITIONS = (dutch_2017, dutch_2026)


def rule(edition: str, *articles: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(edition, *articles)


def both(old: str, new: str) -> pytest.MarkDecorator:
    """A test for both editions, with the article of each."""
    return pytest.mark.parametrize(
        "edition",
        [
            pytest.param(dutch_2017, id="2017", marks=rule("dutch-2017", old)),
            pytest.param(dutch_2026, id="2026", marks=rule("dutch-2026", new)),
        ],
    )


def of(edition: ModuleType, people: Sequence[Person], **options: Any) -> tuple[set[frozenset[int]], int | None]:
    """The pairs, without their colours, and the bye."""
    paired = whole(edition, people, **options)
    return {frozenset(pair) for pair in paired.pairs}, paired.bye


def whole(edition: ModuleType, people: Sequence[Person], **options: Any) -> LiteralRound:
    found: LiteralRound = edition.pair_field(Field(people), **options)
    return found


def pairs(*two: tuple[int, int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in two}


def event(count: int, *rounds: Round, planned: int = 9, **facts: Any) -> Tournament:
    players = [Player(number, f"Player {number}", 2000 - number) for number in range(1, count + 1)]
    return Tournament.build(players, **{"rounds": rounds, "rounds_planned": planned, "first_colour": "w", **facts})


# ------------------------------------------------------------------------------------ generation order


@rule("dutch-2026", "4.3")
def test_exchanges_of_ten_players() -> None:
    single = [f"{e.leaving[0]}-{e.coming[0]}" for e in exchanges(10, 5) if len(e.leaving) == 1]
    assert single[:16] == [
        "5-6",
        *("5-7", "4-6"),
        *("5-8", "4-7", "3-6"),
        *("5-9", "4-8", "3-7", "2-6"),
        *("5-10", "4-9", "3-8", "2-7", "1-6"),
        "4-10",
    ]
    assert len(single) == 25
    assert exchanges(10, 5)[0] == Exchange((), ())
    assert [len(e.leaving) for e in exchanges(10, 5)] == [0] + [1] * 25 + [2] * 100 + [3] * 100 + [4] * 25 + [5]


@rule("dutch-2017", "D.2")
@rule("dutch-2026", "4.3")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (Exchange((4,), (6,)), Exchange((5,), (8,))),
        (Exchange((4, 3), (8, 6)), Exchange((5, 4), (9, 8))),
        (Exchange((5,), (8,)), Exchange((4,), (7,))),
        (Exchange((5, 2), (6, 7)), Exchange((4, 3), (6, 7))),
        (Exchange((5, 4, 1), (6, 7, 8)), Exchange((5, 3, 2), (6, 7, 8))),
        (Exchange((5,), (6,)), Exchange((5,), (7,))),
        (Exchange((5, 4), (6, 9)), Exchange((5, 4), (7, 8))),
        (Exchange((5, 4, 3), (6, 7, 10)), Exchange((5, 4, 3), (6, 8, 9))),
        (Exchange((1,), (11,)), Exchange((5, 4), (6, 7))),
    ],
)
def test_comparisons_of_exchanges(earlier: Exchange, later: Exchange) -> None:
    assert exchange_order(earlier) < exchange_order(later)
    order = exchanges(11, 5)
    normal = [Exchange(tuple(sorted(e.leaving)), tuple(sorted(e.coming))) for e in (earlier, later)]
    assert order.index(normal[0]) < order.index(normal[1])


@rule("dutch-2017", "D.1")
@rule("dutch-2026", "4.2")
def test_transpositions() -> None:
    eleven = [tuple(b + 1 for b in order) for order in transpositions(11, splits(11, 5)[0], 5)]
    assert eleven[:5] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11), (6, 7, 8, 11, 9)]
    assert len(eleven) == 720
    assert eleven[-1] == (11, 10, 9, 8, 7)
    assert len(list(transpositions(11, 0b11, 2))) == 72


@rule("dutch-2017", "B.6")
@rule("dutch-2026", "3.6")
def test_the_walk_through_four_and_five_players() -> None:
    def told(players: int) -> list[str]:
        walk = generated(players, 2)
        return [" ".join(f"{a + 1}{b + 1}" for a, b in sorted(c)) for c in itertools.islice(walk, 9)]

    assert told(4)[:5] == ["13 24", "14 23", "12 34", "14 23", "12 34"]
    assert told(5) == ["13 24", "13 25", "14 23", "14 25", "15 23", "15 24", "12 34", "12 35", "14 23"]


@rule("dutch-2017", "B.8")
@rule("dutch-2026", "3.8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_of_any_candidates_the_one_the_walk_meets_first_is_taken(players: int) -> None:
    rng = random.Random(players)
    for number_of_pairs in range(1, players // 2 + 1):
        order = list(dict.fromkeys(generated(players, number_of_pairs)))
        for _ in range(60):
            some = rng.sample(order, rng.randint(1, min(len(order), 12)))
            found = [Candidate(tuple(sorted(c)), 0) for c in some]
            first = first_of_homogeneous(found, (1 << players) - 1)
            assert frozenset(first.pairs) == min(some, key=order.index)


def test_every_pairing_is_generated() -> None:
    field = Field([who(n, 10) for n in range(1, 8)])
    bracket = Bracket(0, field.everybody, 0)
    every = {frozenset(c.pairs) for d in downfloaters(field, bracket, 1) for c in candidates(field, bracket, d)}
    assert len(every) == 105
    assert every == set(generated(7, 3))


def mdp_sets() -> tuple[Field, Bracket, list[Candidate]]:
    """Four MDPs, of whom two are paired with the two residents; 1 and 2 have the same score, 3 has more than 4."""
    field = Field([who(1, 40), who(2, 40), who(3, 30), who(4, 20), who(5, 10), who(6, 10)])
    bracket = Bracket(gathered([0, 1, 2, 3]), gathered([4, 5]), 0)
    return field, bracket, [c for d in downfloaters(field, bracket, 2) for c in candidates(field, bracket, d)]


@rule("dutch-2026", "4.4.2")
@rule("dutch-2017", "D.3")
def test_the_order_of_mdp_sets() -> None:
    field, bracket, found = mdp_sets()
    assert len(found) == 12
    one_four = [c for c in found if {a for a, _ in c.pairs} in ({0, 3}, {1, 2})]
    assert first_generated(found, field, bracket, dutch_2026.article_4_4_2).pairs == ((0, 4), (1, 5))
    assert first_generated(one_four, field, bracket, dutch_2026.article_4_4_2).pairs == ((0, 4), (3, 5))
    assert first_generated(one_four, field, bracket, dutch_2017.article_d_3).pairs == ((1, 4), (2, 5))


@both("B.7", "3.7")
def test_the_remainder_is_altered_before_the_mdp_pairing_and_that_before_the_mdp_set(edition: ModuleType) -> None:
    order = dutch_2017.article_d_3 if edition is dutch_2017 else dutch_2026.article_4_4_2
    field = Field([who(1, 20), who(2, 20)] + [who(n, 10) for n in range(3, 8)])
    bracket = Bracket(0b11, gathered(range(2, 7)), 0)
    found = [c for d in downfloaters(field, bracket, 3) for c in candidates(field, bracket, d)]
    found = [c for c in found if (c.down & 0b11).bit_count() == 1]  # one MDP in the Limbo, one pair of the remainder
    walk = []
    while found:
        walk.append(first_generated(found, field, bracket, order))
        found.remove(walk[-1])
    told = [" ".join(f"{a + 1}{b + 1}" for a, b in c.pairs) for c in walk]
    assert told[:6] == ["13 45", "13 46", "13 47", "13 56", "13 57", "13 67"]
    assert told[6:9] == ["14 35", "14 36", "14 37"]
    assert told[30:33] == ["23 45", "23 46", "23 47"]
    assert len(told) == 60


# ----------------------------------------------------------------------------------------------- facts


@both("A.6", "1.7")
@pytest.mark.parametrize(
    ("history", "expected"),
    [
        ("", (NONE, "")),
        ("w", (STRONG, "b")),
        ("bw", (MILD, "b")),
        ("wb", (MILD, "w")),
        ("wwb", (STRONG, "b")),
        ("wbb", (ABSOLUTE, "w")),
        ("wwbb", (ABSOLUTE, "w")),
        ("wwbwbw", (ABSOLUTE, "b")),
        ("bbwb", (ABSOLUTE, "w")),
        ("wwwwbb", (ABSOLUTE, "b")),
    ],
)
def test_preferences(edition: ModuleType, history: str, expected: tuple[int, str]) -> None:
    assert article_1_7(history) == expected


def everything_that_can_happen() -> Tournament:
    """After round 1, player 1 has a point and 2 none, 3 has the PAB, 4 F, 5 H, 6 Z, 7 won and 8 lost by forfeit.

    9 and 10 forfeited both, of 11 nothing is recorded. In round 2 the winner 1 meets 2's like, 12, who drew.
    """
    first = Round.of(
        [
            Game(1, 2, "1", "0"),
            Game(7, 8, "+", "-"),
            Game(9, 10, "-", "-"),
            Game(12, 13, "=", "="),
        ],
        [Bye(3, "U"), Bye(4, "F"), Bye(5, "H"), Bye(6, "Z")],
    )
    second = Round.of([Game(12, 1, "0", "1"), Game(2, 8, "1", "0"), Game(7, 3, "=", "="), Game(9, 13, "1", "0")])
    return event(13, first, second)


@rule("dutch-2026", "1.4", "2.1.2")
@rule("dutch-2017", "A.4", "C.2")
def test_floats_and_bars_of_both_editions() -> None:
    tournament = everything_that_can_happen()
    new = {p.number: p for p in dutch_2026.people(tournament)}
    old = {p.number: p for p in dutch_2017.people(tournament)}
    floats = {n: "".join(f or "." for f in p.floats) for n, p in sorted(new.items())}
    assert floats == {
        1: ".d", 2: "..", 3: "d.", 4: "d.", 5: "d.", 6: "..", 7: "d.", 8: "..", 9: ".u", 10: "..", 11: "..",
        12: ".u", 13: ".d",
    }  # fmt: skip
    floats = {n: "".join(f or "." for f in p.floats) for n, p in sorted(old.items())}
    assert floats == {
        1: ".d", 2: "..", 3: "d.", 4: "dd", 5: "dd", 6: "dd", 7: "d.", 8: "d.", 9: "du", 10: "dd", 11: "dd",
        12: ".u", 13: ".d",
    }  # fmt: skip
    assert {n for n, p in new.items() if not p.may_have_pab} == {3, 4, 7}
    assert {n for n, p in old.items() if not p.may_have_pab} == {3, 7}
    assert [new[n].unplayed for n in (1, 3, 4, 9, 10, 11)] == [0, 1, 2, 1, 2, 2]
    assert new[9].met == {13}
    assert new[9].history == "w"


@rule("dutch-2026", "1.4.3", "2.1.2")
def test_points_decide_what_a_round_without_a_game_is() -> None:
    first = Round.of([Game(1, 2, "+", "-")], [Bye(3, "U"), Bye(4, "H"), Bye(5, "F")])
    scoring = Scoring.of(20, 10, 10, pab=10)
    people = {p.number: p for p in dutch_2026.people(event(5, first, scoring=scoring))}
    assert {n for n, p in people.items() if p.floats == ("d",)} == {1, 3, 5}  # 3 because it is the PAB, 4 has a loss's
    assert {n for n, p in people.items() if not p.may_have_pab} == {1, 3, 5}
    robbed = event(5, first, adjustments=(Adjustment((1,), 0, "+", 1),))
    assert {p.number for p in dutch_2026.people(robbed) if not p.may_have_pab} == {3, 5}
    assert {p.number for p in dutch_2017.people(robbed) if not p.may_have_pab} == {1, 3}


@both("A.4.b", "1.4.2")
def test_floats_compare_scores_with_the_virtual_points_of_that_round(edition: ModuleType) -> None:
    first = Round.of([Game(1, 3, "0", "1"), Game(2, 4, "=", "=")])
    second = Round.of([Game(3, 2, "=", "="), Game(4, 1, "=", "=")])
    accelerations = (Acceleration(1, (10, 5)), Acceleration(2, (10, 5)))
    people = {p.number: p for p in edition.people(event(4, first, second, accelerations=accelerations))}
    assert {n: p.floats for n, p in people.items()} == {1: ("d", ""), 2: ("d", ""), 3: ("u", ""), 4: ("u", "")}
    third = event(4, first, accelerations=accelerations)
    assert {p.number: p.score for p in edition.people(third)} == {1: 5, 2: 10, 3: 10, 4: 5}


def test_points_with_adjustments() -> None:
    first = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "?", "?")])
    adjustments = (Adjustment((2,), 5), Adjustment((1,), -5, "", 1), Adjustment((3,), 0, "?", 0))
    tournament = event(4, first, adjustments=adjustments)
    assert scores(tournament, entries(tournament)) == [{1: 0, 2: 5, 3: 0, 4: 0}, {1: 5, 2: 5, 3: 0, 4: 5}]
    adjustments = (Adjustment((1,), 20, "W", 1), Adjustment((1,), 0, "W"), Adjustment((2,), 1, "L"))
    tournament = event(4, first, adjustments=adjustments)
    assert scores(tournament, entries(tournament))[-1] == {1: 20, 2: 1, 3: 5, 4: 5}


@both("A.7", "1.8")
def test_topscorers(edition: ModuleType) -> None:
    first = Round.of([Game(1, 3, "1", "0"), Game(2, 4, "=", "=")])
    assert [p.number for p in edition.people(event(4, first, planned=2)) if p.topscorer] == [1]
    assert not any(p.topscorer for p in edition.people(event(4, first, planned=3)))


@both("C.3", "2.1.3")
def test_one_topscorer_is_enough_for_two_equal_absolute_preferences(edition: ModuleType) -> None:
    black, top = who(1, 20, "ww"), who(2, 20, "ww", topscorer=True)
    assert not may_meet(black, who(3, 20, "ww"), ())
    assert may_meet(black, top, ())
    assert may_meet(top, black, ())
    assert may_meet(black, who(3, 20, "bb"), ())
    assert may_meet(black, who(3, 20, "w"), ())
    assert not may_meet(black, who(3, 20, "w"), {frozenset((1, 3))})


def test_forbidden_pairs_of_the_round() -> None:
    prohibitions = (Prohibition((1, 2, 3)), Prohibition((4, 5), 2), Prohibition((4, 6), 1, 1))
    assert forbidden_pairs(event(6, prohibitions=prohibitions)) == pairs((1, 2), (1, 3), (2, 3), (4, 6))


# --------------------------------------------------------------------------------------------- colours


@both("E.1", "5.2.1")
def test_both_preferences_are_granted(edition: ModuleType) -> None:
    assert article_5_2(who(1, 0, "bw"), who(2, 0, "wbb"), "w") == "b"
    assert article_5_2(who(1, 0), who(2, 0, "w"), "b") == "w"
    assert article_5_2(who(1, 0, "w"), who(2, 0), "w") == "b"


@both("E.2", "5.2.2")
def test_the_stronger_preference_is_granted(edition: ModuleType) -> None:
    assert article_5_2(who(1, 0, "bw"), who(2, 0, "w"), "w") == "w"
    assert article_5_2(who(1, 0, "bww"), who(2, 0, "w"), "w") == "b"
    assert article_5_2(who(1, 0, "bww"), who(2, 0, "ww"), "w") == "w"  # both absolute, 2 has the wider difference
    assert article_5_2(who(1, 0, "bbww"), who(2, 0, "bww"), "w") == "w"


@both("E.3", "5.2.3")
def test_the_colours_of_the_last_time_they_differed_are_changed(edition: ModuleType) -> None:
    assert article_5_2(who(1, 0, "wbwb"), who(2, 0, "bwwb"), "w") == "w"  # in game 2, not in game 1
    assert article_5_2(who(1, 0, "bwwb"), who(2, 0, "wbwb"), "w") == "b"
    assert article_5_2(who(1, 0, "wb"), who(2, 0, "bwwb"), "w") == "w"  # nothing differs in the last two games
    assert article_5_2(who(1, 0, "wbbw"), who(2, 0, "bw"), "w") == "b"


@both("E.4", "5.2.4")
def test_the_higher_ranked_player_is_served(edition: ModuleType) -> None:
    lower_number = who(3, 10, "w")
    higher_score = who(8, 20, "w")
    field = Field([higher_score, lower_number])
    assert field.colour(0, 1) == "b"


@both("E.5", "5.2.5")
def test_parity_decides_at_last(edition: ModuleType) -> None:
    assert [article_5_2(who(n, 0), who(9, 0), "w") for n in (1, 2)] == ["w", "b"]
    assert [article_5_2(who(n, 0), who(9, 0), "b") for n in (1, 2)] == ["b", "w"]
    assert article_5_2(who(2, 10), who(1, 0), "w") == "b"


@both("E.5", "5.2.5")
def test_parity_leaves_out_who_was_never_taken_in(edition: ModuleType) -> None:
    first = Round.of([Game(3, 4, "+", "-")], [Bye(1, "H"), Bye(5, "U"), Bye(6, "F")])
    away = tuple(Absence(2, n, "Z") for n in (1, 5))
    parities = {p.number: p.parity for p in edition.people(event(7, first, absences=away))}
    assert parities == {2: 1, 3: 2, 4: 3, 6: 5, 7: 6}  # 1 has no number yet, 5 has one by the PAB
    start = event(4, absences=(Absence(1, 1, "Z"),), planned=3)
    assert edition.pair_round(start).pairs == [(2, 3)]


@both("E.5", "5.1")
def test_the_lot_is_read_off_round_1(edition: ModuleType) -> None:
    def lot(*games: Game, byes: Collection[Bye] = ()) -> str:
        return initial_colour(event(6, Round.of(list(games), list(byes)), first_colour=""), skip_never_paired=True)

    assert lot(Game(4, 1), Game(2, 5)) == "b"
    assert lot(Game(1, 4), Game(5, 2)) == "w"
    assert lot(Game(2, 4)) == "w"
    assert lot(Game(2, 4), byes=[Bye(1, "U")]) == "b"
    with pytest.raises(ValueError, match="has not been drawn"):
        edition.pair_round(event(4, first_colour=""))
    with pytest.raises(ValueError, match="announced"):
        edition.pair_round(event(4, rounds_planned=None))


# ------------------------------------------------------------------------------------------- criteria


@both("B.3", "3.3.2")
def test_round_1(edition: ModuleType) -> None:
    paired = edition.pair_round(event(7))
    assert (paired.pairs, paired.bye) == ([(1, 4), (5, 2), (3, 6)], 7)
    assert edition.pair_round(event(6, first_colour="b")).pairs == [(4, 1), (2, 5), (6, 3)]


@both("A.9", "1.9.3")
def test_an_impossible_round(edition: ModuleType) -> None:
    with pytest.raises(LiteralImpossible):
        edition.pair_round(event(4, prohibitions=(Prohibition((1, 2, 3)),)))
    with pytest.raises(LiteralImpossible):
        of(edition, [who(1, 0, may_have_pab=False)])
    assert of(edition, [who(1, 0)]) == (set(), 1)


def c5_case() -> Tournament:
    """Round 3 of 3; 1 and 2 have two points, 3 and 4 half a point and have met, 5 has none, 6 has gone."""
    return event(
        6,
        Round.of([Game(1, 3, "1", "0"), Game(4, 2, "0", "1"), Game(5, 6, "0", "1")]),
        Round.of([Game(6, 1, "0", "1"), Game(2, 5, "1", "0"), Game(3, 4, "=", "=")]),
        planned=3,
        absences=(Absence(3, 6, "Z"),),
    )


@rule("dutch-2026", "2.3.1")
def test_c5_makes_the_leaders_float() -> None:
    paired = dutch_2026.pair_round(c5_case())
    assert paired.pairs == [(1, 4), (3, 2)]
    assert paired.bye == 5
    assert "C5" in paired.fired
    without = dutch_2026.pair_round(c5_case(), without=frozenset({"C5"}))
    assert (without.pairs, without.bye) == ([(1, 2), (5, 3)], 4)


@rule("dutch-2017", "C.10")
def test_the_same_round_under_the_old_rules() -> None:
    paired = dutch_2017.pair_round(c5_case())
    assert (paired.pairs, paired.bye) == ([(1, 2), (5, 3)], 4)
    assert [bracket.kind for bracket in paired.brackets] == ["normal", "normal", "last"]
    assert paired.brackets[1].down == (3, 4)


@rule("dutch-2026", "2.4.4")
def test_c9_spares_the_player_who_was_away() -> None:
    first = Round.of([Game(1, 4, "1", "0"), Game(3, 2, "0", "1")], [Bye(5, "Z")])
    tournament = event(5, first, planned=3)
    paired = dutch_2026.pair_round(tournament, explain=True)
    assert (paired.pairs, paired.bye) == ([(2, 1), (5, 3)], 4)
    assert "C9" in paired.decided
    assert dutch_2026.pair_round(tournament, without=frozenset({"C9"})).bye == 5


@rule("dutch-2026", "2.4.4")
def test_c9_is_not_for_the_last_bracket_alone() -> None:
    top = [who(1, 20), who(2, 20), who(3, 20, unplayed=1)]
    barred = [who(4, 10, may_have_pab=False), who(5, 10, may_have_pab=False)]
    assert of(dutch_2026, top + barred) == (pairs((1, 3), (4, 5)), 2)
    assert of(dutch_2026, top + barred, without=frozenset({"C9"})) == (pairs((1, 2), (4, 5)), 3)
    free = [who(4, 10, may_have_pab=False), who(5, 10)]
    assert of(dutch_2026, top + free) == (pairs((1, 2), (3, 4)), 5)


@rule("dutch-2026", "2.2.1")
@rule("dutch-2017", "A.9", "C.4")
def test_the_rest_must_be_completable() -> None:
    people = met([who(n, 20 if n < 3 else 10 if n < 5 else 0) for n in range(1, 7)], (5, 6))
    for edition in EDITIONS:
        assert of(edition, people) == (pairs((1, 2), (3, 5), (4, 6)), None)
    assert [b.kind for b in whole(dutch_2017, people).brackets] == ["normal", "PPB", "CLB"]


@rule("dutch-2017", "A.9")
def test_a_collapsed_last_bracket_of_several_scores() -> None:
    people = met([who(n, 30 if n < 3 else 10 if n < 5 else 0) for n in range(1, 7)], (3, 4), (3, 5), (4, 5))
    paired = whole(dutch_2017, people)
    assert [(b.kind, b.mdps, b.residents) for b in paired.brackets] == [
        ("PPB", (), (1, 2)),
        ("CLB", (1, 2), (3, 4, 5, 6)),
    ]
    assert {frozenset(pair) for pair in paired.pairs} == pairs((1, 3), (2, 4), (5, 6))
    barred = met([*people[:4], who(5, 0)], (3, 4), (3, 5), (4, 5))
    assert of(dutch_2017, barred) == (pairs((1, 3), (2, 4)), 5)


@rule("dutch-2017", "A.8")
def test_the_score_differences_of_a_candidate() -> None:
    field = Field([who(1, 30), who(2, 25), who(3, 20), who(4, 20), who(5, 20)])
    bracket = Bracket(0b00011, 0b11100, 0)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((0, 2), (1, 3)), 0b10000)) == (10, 10, 5)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((0, 2), (3, 4)), 0b00010)) == (15, 10, 0)
    assert dutch_2017.article_a_8(field, bracket, Candidate(((1, 2), (3, 4)), 0b00001)) == (20, 5, 0)


@both("C.6", "2.4.2")
def test_the_lower_score_floats_on(edition: ModuleType) -> None:
    people = [who(1, 30), who(2, 25), who(3, 20), who(4, 10)]
    forbidden = pairs((1, 2))
    paired = edition.pair_field(Field(people, forbidden))
    assert {frozenset(pair) for pair in paired.pairs} == pairs((1, 3), (2, 4))
    best = choose(edition, people, mdps=[1, 2], residents=[3])
    assert best == (pairs((1, 3)), {2})


def choose(
    edition: ModuleType, people: Sequence[Person], mdps: Collection[int], residents: Collection[int]
) -> tuple[set[frozenset[int]], set[int]]:
    """The best candidate of one bracket: its pairs and its downfloaters."""
    field = Field(people)

    def places(numbers: Collection[int]) -> int:
        return gathered([place for place, p in enumerate(people) if p.number in numbers])

    inside = places(mdps) | places(residents)
    below = field.everybody & ~inside
    groups = [group for group in field.scoregroups() if group & below]
    bracket = Bracket(places(mdps), places(residents), below, groups[0] if groups else 0)
    if edition is dutch_2026:
        best = dutch_2026.best_candidate(field, bracket, Sieve(field, bracket, dutch_2026.article_4_4_2))
    else:
        sieve = Sieve(field, bracket, dutch_2017.article_d_3)
        best = dutch_2017.best_candidate(field, bracket, sieve, complete=not below)
    return (
        {frozenset((people[a].number, people[b].number)) for a, b in best.pairs},
        {people[place].number for place in listed(best.down)},
    )


@both("C.7", "2.4.3")
def test_who_floats_should_find_an_opponent_in_the_following_bracket(edition: ModuleType) -> None:
    people = met([who(1, 20), who(2, 20), who(3, 20), who(4, 10), who(5, 0), who(6, 0)], (3, 4))
    assert of(edition, people) == (pairs((1, 3), (2, 4), (5, 6)), None)
    name = "C8" if edition is dutch_2026 else "C.7"
    assert of(edition, people, without=frozenset({name})) == (pairs((1, 2), (3, 5), (4, 6)), None)


@rule("dutch-2017", "C.7")
def test_in_a_following_last_bracket_somebody_must_be_able_to_take_the_pab() -> None:
    people = [
        who(1, 20, may_have_pab=False),
        who(2, 20),
        who(3, 20, may_have_pab=False),
        who(4, 10, may_have_pab=False),
        who(5, 10, may_have_pab=False),
    ]
    paired = whole(dutch_2017, people)
    assert [b.kind for b in paired.brackets] == ["normal", "last"]
    assert of(dutch_2017, people) == (pairs((1, 3), (4, 5)), 2)


@both("C.8", "2.4.5")
def test_topscorers_beyond_a_difference_of_two(edition: ModuleType) -> None:
    top = [who(n, 60, "bwwbww" if n in (1, 3) else "bbwbww", topscorer=True) for n in (1, 2, 3, 4)]
    assert [p.difference for p in top] == [2, 0, 2, 0]
    assert of(edition, top) == (pairs((1, 4), (2, 3)), None)


@both("C.9", "2.4.6")
def test_topscorers_with_the_same_colour_three_times(edition: ModuleType) -> None:
    top = [who(n, 60, "bww" if n in (1, 3) else "wbw", topscorer=True) for n in (1, 2, 3, 4)]
    assert of(edition, top) == (pairs((1, 4), (2, 3)), None)
    name = "C11" if edition is dutch_2026 else "C.9"
    assert of(edition, top, without=frozenset({name})) == (pairs((1, 3), (2, 4)), None)


@both("C.10", "2.4.7")
def test_preferences_are_granted_to_as_many_as_possible(edition: ModuleType) -> None:
    people = [who(1, 10, "bw"), who(2, 10, "wb"), who(3, 10, "bw"), who(4, 10, "wb")]
    assert of(edition, people) == (pairs((1, 4), (2, 3)), None)
    assert whole(edition, people).pairs == [(4, 1), (2, 3)]


@both("C.11", "2.4.8")
def test_strong_preferences_count_more(edition: ModuleType) -> None:
    people = [who(1, 10, "b"), who(2, 10, "wb"), who(3, 10, "b"), who(4, 10, "wb")]
    assert of(edition, people) == (pairs((1, 4), (2, 3)), None)


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("d", dutch_2026, marks=rule("dutch-2026", "2.4.9")),
        pytest.param("d.", dutch_2026, marks=rule("dutch-2026", "2.4.11")),
        pytest.param("d", dutch_2017, marks=rule("dutch-2017", "C.12")),
        pytest.param("d.", dutch_2017, marks=rule("dutch-2017", "C.14")),
    ],
)
def test_nobody_should_float_down_again(floats: str, edition: ModuleType) -> None:
    people = [who(1, 20), who(2, 20), who(3, 20, floats=floats), who(4, 10)]
    assert of(edition, people) == (pairs((1, 3), (2, 4)), None)
    alone = people[:3]
    assert of(edition, alone) == (pairs((1, 3)), 2)  # the PAB too is a downfloat
    assert of(edition, [who(1, 20), who(2, 20), who(3, 20, floats="d..")]) == (pairs((1, 2)), 3)


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("u", dutch_2026, marks=rule("dutch-2026", "2.4.10")),
        pytest.param("u.", dutch_2026, marks=rule("dutch-2026", "2.4.12")),
        pytest.param("u", dutch_2017, marks=rule("dutch-2017", "C.13")),
        pytest.param("u.", dutch_2017, marks=rule("dutch-2017", "C.15")),
    ],
)
def test_nobody_should_float_up_again(floats: str, edition: ModuleType) -> None:
    people = [who(1, 20), who(2, 10, floats=floats), who(3, 10), who(4, 10)]
    assert of(edition, people) == (pairs((1, 3), (2, 4)), None)


@rule("dutch-2026", "2.4.9", "2.4.13")
def test_mdps_are_not_protected_by_c14() -> None:
    """5 needs an MDP, 6 a resident. 2 has floated down before and 3 up, and 2 can meet 3 alone.

    C18 would rather have 2-3 and send 1 down, but C15 comes first and has 1-4, although 2 must go down.
    """
    people = [who(1, 30), who(2, 30, floats="d"), who(3, 20, floats="u"), who(4, 20), who(5, 10), who(6, 10)]
    people = met(people, (2, 4), (3, 5), (4, 5), (5, 6))
    assert choose(dutch_2026, people, mdps=[1, 2], residents=[3, 4]) == (pairs((1, 4)), {2, 3})


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("d", dutch_2026, marks=rule("dutch-2026", "2.4.13")),
        pytest.param("d.", dutch_2026, marks=rule("dutch-2026", "2.4.15")),
        pytest.param("d", dutch_2017, marks=rule("dutch-2017", "C.16")),
        pytest.param("d.", dutch_2017, marks=rule("dutch-2017", "C.18")),
    ],
)
def test_who_floated_down_should_not_fall_deep(floats: str, edition: ModuleType) -> None:
    people = [who(1, 30), who(2, 30, floats=floats), who(3, 20), who(4, 10)]
    assert choose(edition, people, mdps=[1, 2], residents=[3]) == (pairs((2, 3)), {1})
    calm = [who(1, 30), who(2, 30), who(3, 20), who(4, 10)]
    assert choose(edition, calm, mdps=[1, 2], residents=[3]) == (pairs((1, 3)), {2})


@pytest.mark.parametrize(
    ("floats", "edition"),
    [
        pytest.param("u", dutch_2026, marks=rule("dutch-2026", "2.4.14")),
        pytest.param("u.", dutch_2026, marks=rule("dutch-2026", "2.4.16")),
        pytest.param("u", dutch_2017, marks=rule("dutch-2017", "C.17")),
        pytest.param("u.", dutch_2017, marks=rule("dutch-2017", "C.19")),
    ],
)
def test_who_floated_up_should_not_climb_high(floats: str, edition: ModuleType) -> None:
    people = [who(1, 40), who(2, 30), who(3, 20, floats=floats), who(4, 20)]
    assert choose(edition, people, mdps=[1, 2], residents=[3, 4]) == (pairs((1, 4), (2, 3)), set())


@both("A.2", "1.2")
def test_order_by_score_before_number(edition: ModuleType) -> None:
    first = Round.of([Game(1, 3, "0", "1"), Game(4, 2, "1", "0")])
    assert [p.number for p in edition.people(event(4, first))] == [3, 4, 1, 2]


# ------------------------------------------------------------------------------------- walk and sieve


def text_walk(edition: ModuleType, field: Field, bracket: Bracket, best: Candidate) -> Candidate:
    """Article 3 word by word for a homogeneous bracket: the first candidate of the walk that is best on all."""
    if edition is dutch_2026:
        criteria = dutch_2026.c10_to_c21(field, bracket)
        allowed = dutch_2026.c4_to_c7(field, bracket, Sieve(field, bracket, dutch_2026.article_4_4_2))
        eight, nine = dutch_2026.c8(field, bracket, frozenset()), dutch_2026.c9(field, bracket)
        values = {down: (eight(down), nine(down)) for down in allowed}
    else:
        criteria = dutch_2017.c_8_to_c_19(field, bracket)
        allowed = dutch_2017.c_5(field, bracket, Sieve(field, bracket, dutch_2017.article_d_3), complete=True)
        values = dict.fromkeys(allowed, ((), 0))
    places = listed(bracket.residents)
    best_value: Any = None
    found: Candidate | None = None
    for walked in generated(len(places), len(best.pairs)):
        here = tuple(sorted((places[a], places[b]) for a, b in walked))
        if not all(field.allowed[a] >> b & 1 for a, b in here):
            continue
        candidate = Candidate(here, bracket.residents & ~gathered([p for pair in here for p in pair]))
        if candidate.down in values:
            value = (values[candidate.down], [measure(candidate) for _, measure in criteria])
            if best_value is None or value < best_value:
                best_value, found = value, candidate
    assert found is not None
    return found


@both("B.8", "3.8.1")
def test_the_sieve_gives_what_the_walk_gives(edition: ModuleType) -> None:
    compared = 0
    for seed in range(400):
        tournament = scrambled_history(random.Random(seed), 4 + seed % 4, 1 + seed % 3)
        field = Field(edition.people(tournament), forbidden_pairs(tournament), tournament.first_colour)
        one_group = Bracket(0, field.everybody, 0)
        if field.completable(field.everybody):
            if edition is dutch_2026:
                sieve = Sieve(field, one_group, dutch_2026.article_4_4_2)
                best = dutch_2026.best_candidate(field, one_group, sieve)
            else:
                if len(field.scoregroups()) > 1:
                    continue
                sieve = Sieve(field, one_group, dutch_2017.article_d_3)
                best = dutch_2017.best_candidate(field, one_group, sieve, complete=True)
            assert text_walk(edition, field, one_group, best) == best
            compared += 1
    assert compared > (300 if edition is dutch_2026 else 15)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=150, deadline=None)
@given(tournament=histories(max_players=8))
def test_rounds_are_complete_and_legal(edition: ModuleType, tournament: Tournament) -> None:
    people = {p.number: p for p in edition.people(tournament)}
    try:
        paired = edition.pair_round(tournament)
    except LiteralImpossible:
        return
    placed = [p for pair in paired.pairs for p in pair] + ([paired.bye] if paired.bye else [])
    assert sorted(placed) == sorted(people)
    assert all(may_meet(people[a], people[b], forbidden_pairs(tournament)) for a, b in paired.pairs)
    assert paired.bye is None or people[paired.bye].may_have_pab
    assert edition.pair_round(tournament, explain=True).pairs == paired.pairs


# --------------------------------------------------------------------------------------- recorded rounds


@pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")
def test_the_example_of_the_report_file() -> None:
    tournament = read_trf((DATA / "trf-examples" / "individual.trf").read_bytes())
    for edition in EDITIONS:
        paired = edition.pair_round(tournament)
        assert (paired.pairs, paired.bye) == ([(1, 5), (3, 2)], None)


@pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")
@pytest.mark.parametrize("edition", EDITIONS)
def test_recorded_rounds(edition: ModuleType) -> None:
    """Every recorded round with no scoregroup above seven, of the events of up to 30 players."""
    compared = 0
    for file in sorted((DATA / edition.__name__.split(".")[-1].replace("_", "-")).glob("*.trf")):
        tournament = read_trf(file.read_bytes())
        if len(tournament.players) > 30:
            continue
        for number, played in enumerate(tournament.rounds, 1):
            before = tournament.before_round(number)
            if max(Counter(p.score for p in edition.people(before)).values()) > 7:
                continue
            paired = edition.pair_round(before)
            bye = next((b.player for b in played.byes if b.code == "U"), None)
            expected = sorted((game.white, game.black) for game in played.games)
            assert (sorted(paired.pairs), paired.bye) == (expected, bye), f"{file.name} round {number}"
            compared += 1
    assert compared >= 250
