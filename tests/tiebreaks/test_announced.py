"""The text before September 2023, what an event may announce (16.6), lots, and medians of Sonneborn-Berger."""

from fractions import Fraction

import pytest

from fairswiss.model import BadRequest
from fairswiss.tiebreaks import Announced
from fairswiss.usecases.standings import drawn_lots, standings
from tests.tiebreaks.asking import value, values
from tests.tiebreaks.exercises import SWISS_5, tournament_of

VIRTUAL = tournament_of("""
 1 2000  2w1  -H  3b1
 2 1900  1b0 4w1   -Z
 3 1800  4b+  -U  1w0
 4 1700  3w- 2b0   -Z
""")
"""Three rounds. Scores: 1 has 2½, 2 has 1, 3 has 2, 4 has 0."""


def test_the_virtual_opponent_of_the_old_text() -> None:
    """Svon = score before + (1 - result) + ½ for each later round; the opponents' unplayed rounds are draws.

    Adjusted: 1: 1 + ½ + 1 = 2½; 2: 0 + 1 + ½ = 1½; 3: ½ + ½ + 0 = 1; 4: ½ + 0 + ½ = 1.
    1: opponent 2 (1½), bye after 1 point: 1 + ½ + ½ = 2, opponent 3 (1): 4½.
    2: opponent 1 (2½), opponent 4 (1), absent after 1 point: 1 + 1 + 0 = 2: 5½.
    3: forfeit win in round 1: 0 + 0 + 1 = 1; bye after 1 point: 1 + 0 + ½ = 1½; opponent 1 (2½): 5.
    4: forfeit loss in round 1: 0 + 1 + 1 = 2; opponent 2 (1½); absent: 0 + 1 + 0 = 1: 4½.
    """
    wanted = {1: Fraction(9, 2), 2: Fraction(11, 2), 3: Fraction(5), 4: Fraction(9, 2)}
    assert values(VIRTUAL, "BH", "old") == wanted
    assert values(VIRTUAL, "BH", "2026", announced=Announced("virtual")) == wanted


def test_the_old_text_has_no_exception_for_cuts() -> None:
    """4 has 2 (forfeit loss), 1½ and 1 (absent): the lowest goes, as it would have; 2 has 2½, 1, 2 (absent): 1 goes."""
    assert values(VIRTUAL, "BH/C1", "old")[2] == Fraction(9, 2)
    plain = value(VIRTUAL, "BH/C1", 2, "2026", announced=Announced(plain_cuts=True))
    assert {term.cut for term in plain.terms} == {"", "14.1"}


def test_a_cut_of_aro_may_leave_out_unplayed_rounds_first() -> None:
    """2 met 2000 and 1700 and missed a round: Cut-1 leaves 2000, or both where the missed round is what is cut."""
    first = Announced(unplayed_cut_first=True)
    assert values(VIRTUAL, "ARO/C1", "old") == {1: 1900, 2: 2000, 3: None, 4: None}
    assert values(VIRTUAL, "ARO/C1", "old", announced=first) == {1: 1850, 2: 1850, 3: 2000, 4: 1900}
    assert values(VIRTUAL, "ARO/C2", "old", announced=first) == {1: 1900, 2: 2000, 3: 2000, 4: 1900}
    assert values(VIRTUAL, "ARO", "old", announced=first) == values(VIRTUAL, "ARO", "old")
    working = value(VIRTUAL, "ARO/C1", 2, "old", announced=first)
    assert [(term.round, term.cut) for term in working.terms] == [(1, ""), (2, ""), (3, "14.1")]


def test_sonneborn_berger_may_count_games_alone() -> None:
    """1 beat 2 and 3. Old text: 1½ + ½ x 2 (virtual) + 1, the opponents adjusted. Games alone: 1 + 2, their scores."""
    alone = Announced(sonneborn_games=True)
    old = values(VIRTUAL, "SB", "old")
    assert (old[1], old[3]) == (Fraction(7, 2), Fraction(5, 2))
    assert values(VIRTUAL, "SB", "old", announced=alone) == {1: 3, 2: 0, 3: 0, 4: 0}
    assert values(VIRTUAL, "BH", "old", announced=alone) == values(VIRTUAL, "BH", "old")


@pytest.mark.rule("c07_2026", "16.6")
def test_an_event_may_announce_other_rules_for_unplayed_rounds() -> None:
    """Player 4 of the exercise: 15 against a dummy with the own score (2023), 14 with its cap (2026)."""
    for edition, unplayed, wanted in (("2026", "own-score", 15), ("2023", "capped", 14), ("2024", "", 15)):
        assert values(SWISS_5, "BH", edition, announced=Announced(unplayed))[4] == wanted
    table = standings(SWISS_5, announced=Announced("own-score", True, True))
    assert table.announced == Announced("own-score", True, True)
    with pytest.raises(BadRequest, match="Known: capped, own-score, virtual"):
        standings(SWISS_5, announced=Announced("otherwise"))


def test_two_decimals_make_ties_of_small_differences() -> None:
    exact = values(SWISS_5, "AOB", "2026")
    rounded = values(SWISS_5, "AOB", "2026", announced=Announced(two_decimals=True))
    assert all(abs(exact[n] - rounded[n]) <= Fraction(1, 200) for n in exact)  # type: ignore[operator]
    assert all((100 * amount).denominator == 1 for amount in rounded.values() if amount is not None)
    assert exact != rounded


@pytest.mark.rule("c07_2026", "14.3", "14.4")
def test_the_median_of_sonneborn_berger_leaves_out_the_lowest_and_the_highest_opponent() -> None:
    """1 beat everybody, who have a point each: one product is left. 2 lost to 1 (3 points) and 4 (1) and beat 3 (1): of
    the two lowest the product with 4 is lower and goes, then the one with 1; that with 3 is left.
    """
    four = tournament_of("1 2000 2w1 3b1 4w1\n2 1900 1b0 4w0 3b1\n3 1800 4b1 1w0 2w0\n4 1700 3w0 2b1 1b0")
    assert values(four, "SB", "2024")[1] == 3
    assert values(four, "SB/M1", "2024")[1] == 1
    assert values(four, "SB/M1", "2024")[2] == 1
    assert [t.cut for t in value(four, "SB/M1", 2, "2024").terms] == ["14.3", "14.3", ""]


@pytest.mark.rule("c07_2026", "4.2")
def test_lots_by_number_are_the_same_everywhere_and_recorded() -> None:
    tied = tournament_of("1 2000 2w=\n2 1900 1b=\n3 1800 4w=\n4 1700 3b=")
    lots = drawn_lots(tied, 7)
    assert sorted(lots) == [1, 2, 3, 4]
    assert lots == drawn_lots(tied, 7)
    assert len({drawn_lots(tied, seed) for seed in range(20)}) > 5
    table = standings(tied, tie_breaks="PTS", lots=lots)
    assert tuple(row.player for row in table.rows) == table.lots == lots
    assert not any(row.shared for row in table.rows)
    assert standings(tied, tie_breaks="PTS", lots=lots[:3]).lots == ()  # one of the tied drew no lot
