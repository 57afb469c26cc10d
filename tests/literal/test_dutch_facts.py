"""The literal enumerators of the Dutch texts: preferences, floats, points and colours by hand."""

from collections.abc import Collection
from types import ModuleType

import pytest

from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    Game,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)
from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import Field, may_meet
from tests.literal.dutch_cases import both, event, pairs, rule
from tests.literal.dutch_facts import (
    ABSOLUTE,
    MILD,
    NONE,
    STRONG,
    article_1_7,
    article_5_2,
    entries,
    forbidden_pairs,
    initial_colour,
    scores,
)
from tests.literal.dutch_people import who

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
