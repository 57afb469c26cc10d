"""The articles of C.07 one by one, in small events worked out by hand. Article numbers are those of 2026."""

from fractions import Fraction

import pytest

from fairswiss.model import Adjustment, BadRequest, Bye, EventInfo, Game, Player, Round, Scoring, Tournament
from fairswiss.rating.tables import EXPECTED, rating_difference
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.tiebreaks.cuts import by_opponent, by_value, cut
from fairswiss.tiebreaks.editions import EDITIONS
from fairswiss.tiebreaks.encounter import direct_encounter
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import category, records_of
from fairswiss.tiebreaks.working import Term, total
from fairswiss.usecases.standings import standings
from tests.tiebreaks.asking import places, value, values
from tests.tiebreaks.exercises import MANY_UNPLAYED, ROUND_ROBIN, SWISS_5, tournament_of

# ------------------------------------------------------------------------------------- article 4: the order


@pytest.mark.rule("c07_2026", "4.2")
def test_4_2_a_tie_that_the_list_leaves_is_a_shared_place_and_lots_break_it() -> None:
    event = tournament_of("1 2000 2w=\n2 1900 1b=\n3 1800 4w=\n4 1700 3b=")
    shared = standings(event, tie_breaks="WIN")
    assert [(row.place, row.shared, row.player) for row in shared.rows] == [(1, True, n) for n in (1, 2, 3, 4)]
    drawn = standings(event, tie_breaks="WIN", lots=(3, 1, 4, 2))
    assert [(row.place, row.shared, row.player) for row in drawn.rows] == [
        (1, False, 3), (2, False, 1), (3, False, 4), (4, False, 2),
    ]  # fmt: skip


@pytest.mark.rule("c07_2026", "4.2")
def test_4_2_points_come_first_unless_the_list_says_where() -> None:
    event = tournament_of("1 2000 2w= 3w=\n2 1900 1b= 4b=\n3 1800 -Z 1b=\n4 1700 -F 2w=")
    assert places(event, "TPN")[4] == 1
    assert places(event, "TPN,PTS") == {1: 1, 2: 2, 3: 3, 4: 4}


# ------------------------------------------------------------------------------- article 6: direct encounter

# 1, 2 and 3 have 2 points each; 1 beat 2, 2 beat 3, 3 beat 1: everybody met everybody, 1 point each: nothing decided.
CIRCLE = tournament_of("""
1 2000 2w1 3b0 4w1
2 1900 1b0 4b1 3w1
3 1800 4b1 1w1 2b0
4 1700 3w0 2w0 1b0
""")


@pytest.mark.rule("c07_2026", "6.2")
def test_6_2_a_circle_stays_tied() -> None:
    assert places(CIRCLE, "DE") == {1: 1, 2: 1, 3: 1, 4: 4}
    found = value(CIRCLE, "DE", 1)
    assert found.amount == 1
    assert found.articles == ()
    assert [(term.opponent, term.points) for term in found.terms] == [(2, 10), (3, 0)]


def among(event: Tournament, *group: int) -> dict[int, int]:
    """The places by direct encounter in a group, whatever the scores."""
    found = direct_encounter(Event(event, EDITIONS["2026"], len(event.rounds)), group)
    return {number: int(value.amount or 0) for number, value in found.items()}


@pytest.mark.rule("c07_2026", "6.2")
def test_6_2_equal_ones_are_compared_again_among_themselves() -> None:
    # Points: 1: 2 (over 2, 3), 2: 2 (over 3, 4), 3: 1 (over 4), 4: 1 (over 1). Then 1 beat 2, and 3 beat 4.
    event = tournament_of("1 2000 2w1 3w1 4b0\n2 1900 1b0 4w1 3w1\n3 1800 4w1 1b0 2b0\n4 1700 3b0 2b0 1w1")
    assert among(event, 1, 2, 3, 4) == {1: 1, 2: 2, 3: 3, 4: 4}


@pytest.mark.rule("c07_2026", "6.3")
def test_6_3_whoever_stays_on_top_is_first_and_the_rest_is_looked_at_again() -> None:
    # 1, 2, 3 have 2 points. 1 beat 2 and 3; 2 and 3 have not met: 2 and 3 have 0 mutual points and could get 1.
    # 1 has 2 whatever happens, so 1 is first; 2 and 3 alone have met nobody: they stay tied.
    event = tournament_of("""
1 2000 2w1 3w1 4b0
2 1900 1b0 5w1 6b1
3 1800 4w1 1b0 5b1
4 1700 3b0 6w0 1w1
5 1600 6b1 2b0 3w0
6 1500 5w0 4b1 2w0
""")
    found = places(event, "DE")
    assert (found[1], found[2], found[3]) == (1, 2, 2)
    assert value(event, "DE", 1).articles == ("6.3",)


@pytest.mark.rule("c07_2026", "6.3")
def test_6_3_a_missing_game_that_could_change_the_top_leaves_all_tied() -> None:
    # 1 beat 2; 3 has met neither. 3 could still win both.
    event = tournament_of("""
1 2000 2w1 4b0
2 1900 1b0 5w1
3 1800 5b0 6w1
4 1700 6w0 1w1
5 1600 3w1 2b0
6 1500 4b1 3b0
""")
    assert set(places(event, "DE").values()) == {1}


@pytest.mark.rule("c07_2026", "6.1.1")
def test_6_1_1_a_forfeit_is_no_encounter_unless_the_rules_say_so() -> None:
    event = tournament_of("1 2000 2w- 3w1\n2 1900 1b+ 4w0\n3 1800 4b0 1b0\n4 1700 3w1 2b1")
    assert places(event, "DE")[1] == places(event, "DE")[2] == 2
    assert (places(event, "DE/P")[1], places(event, "DE/P")[2]) == (3, 2)


@pytest.mark.rule("c07_2026", "6.1.2")
def test_6_1_2_several_games_count_as_their_average() -> None:
    # 1 beat 2 twice: 1 point, not 2; and lost to 3. 2 drew with 3. So 3 has 1.5, 1 has 1, 2 has 0.5.
    event = tournament_of("1 2000 2w1 2b1 3w0 -Z\n2 1900 1b0 1w0 -Z 3b=\n3 1800 -U -U 1b1 2w=")
    assert among(event, 1, 2, 3) == {3: 1, 1: 2, 2: 3}


# ------------------------------------------------------------------------------------ article 7: own record


@pytest.mark.rule("c07_2026", "7.1")
def test_7_1_a_win_without_playing_counts_if_it_is_worth_a_win() -> None:
    event = tournament_of("1 2000 -U 2w+\n2 1900 3w1 1b-\n3 1800 2b0 -H", scoring=Scoring.of(10, 5, pab=5))
    assert values(event, "WIN") == {1: 1, 2: 1, 3: 0}
    assert values(event, "WON") == {1: 0, 2: 1, 3: 0}


@pytest.mark.rule("c07_2026", "7.7")
def test_7_7_standard_points_compare_with_the_scheduled_opponent() -> None:
    # Round 1: ½-0 over the board; round 2: a double forfeit; round 3: byes of every worth.
    event = tournament_of("1 2000 2w= 2b- -F\n2 1900 1b0 1w- -H\n3 1800 4w1 4b1 4w0\n4 1700 3b0 3w0 3b1")
    assert values(event, "STD") == {1: Fraction(5, 2), 2: 1, 3: 2, 4: 1}
    assert [term.value for term in value(event, "STD", 1).terms] == [10, 5, 10]


@pytest.mark.rule("c07_2026", "7.8", "10.6")
def test_7_8_and_10_6_the_order_can_be_reversed() -> None:
    event = tournament_of("1 2000 2w=\n2 2100 1b=")
    assert [places(event, code)[1] for code in ("TPN", "TPN/R", "RTNG", "RTNG/R")] == [1, 2, 2, 1]


@pytest.mark.rule("c07_2026", "7.5")
def test_7_5_bonuses_are_in_the_scores_but_not_in_the_products() -> None:
    bonus = Adjustment((1,), 5, "", 1)
    event = tournament_of("1 2000 2w1 3b0\n2 1900 1b0 4w=\n3 1800 4w= 1w1\n4 1700 3b= 2b=", adjustments=(bonus,))
    assert value(event, "PS", 1).amount == 3  # 1.5 + 1.5
    assert value(event, "SB", 1).amount == Fraction(1, 2)  # one point against 2, who has 0.5


# ------------------------------------------------------------------------------ articles 8, 9, 14 and 16

TERMS_BH = [Term(1, 1, "game", 40), Term(2, 2, "game", 30), Term(3, 0, "half-bye", 25), Term(4, 4, "game", 10)]


@pytest.mark.parametrize(
    ("code", "amount", "articles"),
    [
        ("BH", "10.5", []),
        ("BH/C1", "8", ["16.5.1"]),
        ("BH/C2", "7", ["16.5.1", "14.2"]),
        ("BH/M1", "4", ["14.3", "16.5.1"]),
    ],
)
@pytest.mark.rule("c07_2026", "16.5", "14.1", "14.2", "14.3")
def test_16_5_1_the_lowest_voluntarily_unplayed_round_is_cut_first(code: str, amount: str, articles: list[str]) -> None:
    (tie_break,) = parse_tie_breaks(code)
    found = total(cut(TERMS_BH, tie_break, by_value, exempt=True), 10)
    assert found.amount == Fraction(amount)
    assert [term.cut for term in found.terms if term.cut] == articles


@pytest.mark.rule("c07_2026", "16.5")
def test_16_5_2_for_products_the_higher_of_the_two_candidates_is_cut() -> None:
    # (opponent's score, product): (4, 4), (3, 1.5), (1, 1) and a half-point bye, dummy 2.5: 1.25, higher than 1.
    terms = [
        Term(1, 1, "game", 400, 40, 10),
        Term(2, 2, "game", 150, 30, 5),
        Term(3, 3, "game", 100, 10, 10),
        Term(4, 0, "half-bye", 125, 25, 5),
    ]
    (sb, cut_1) = parse_tie_breaks("SB,SB/C1")
    assert total(cut(terms, sb, by_opponent, exempt=True), 100).amount == Fraction("7.75")
    assert total(cut(terms, cut_1, by_opponent, exempt=True), 100).amount == Fraction("6.5")


@pytest.mark.rule("c07_2026", "16.3", "16.1")
def test_16_3_2_a_bye_that_nothing_but_absence_follows_counts_as_a_draw_for_the_opponents() -> None:
    # 2 leaves after round 1: 0 points, adjusted 2 x 0.5. 3 is away in round 2 and comes back: stays 0.
    event = tournament_of("1 2000 2w1 4b1 3w1\n2 1900 1b0 . .\n3 1800 4w0 -Z 1b0\n4 1700 3b1 1w0 -U")
    terms = value(event, "BH", 1).terms
    assert [(term.opponent, term.score, term.articles) for term in terms] == [
        (2, 10, ("16.3.2",)), (4, 20, ()), (3, 0, ()),
    ]  # fmt: skip


@pytest.mark.rule("c07_2026", "16.2", "16.1")
def test_16_2_a_forfeit_win_later_is_not_voluntary_a_forfeit_loss_is() -> None:
    back = tournament_of("1 2000 2w1 3b1\n2 1900 1b0 -Z\n3 1800 -Z 1w0")
    assert [term.score for term in value(back, "BH", 1).terms] == [5, 0]
    event = tournament_of("1 2000 3w1 2b1 4w1\n2 1900 -Z 1w0 3b-\n3 1800 1b0 -Z 2w+\n4 1700 -Z . 1b0")
    # 3's bye is followed by a forfeit win: 1.0 as awarded; 2's zero-point bye came before a game: 0.
    assert [term.score for term in value(event, "BH", 1).terms] == [10, 0, 0]


@pytest.mark.rule("c07_2026", "16.4")
def test_16_4_dummies_by_edition() -> None:
    # 1 has 3 points: a bye of the pairing, a forfeit win over 2 (who has 1), two games.
    event = tournament_of("""
1 2000 -U  2w+ 3b1 4w0
2 1900 3w1 1b- 4w0 -Z
3 1800 2b0 4w0 1w0 -H
4 1700 -H  3b1 2b1 1b1
""")
    # 2026: min(3, 4 x 0.5) = 2 and min(3, adjusted 1.5) = 1.5. Before: 3 and 3.
    assert [(t.score, t.articles) for t in value(event, "BH", 1).terms[:2]] == [(20, ("16.4.2",)), (15, ("16.4.1",))]
    assert [(t.score, t.articles) for t in value(event, "BH", 1, "2024").terms[:2]] == [
        (30, ("16.4",)),
        (30, ("16.4",)),
    ]
    # /P: the forfeit is a game against 2.
    assert value(event, "BH/P", 1, "2024").terms[1].what == "game"
    assert value(event, "BH/P", 1, "2024").terms[1].score == 15


@pytest.mark.rule("c07_2026", "8.3")
def test_8_3_before_the_last_round_fore_buchholz_is_buchholz() -> None:
    early = SWISS_5._replace(rounds_planned=9)
    assert values(early, "FB") == values(early, "BH")
    with pytest.raises(BadRequest, match="needs the planned number of rounds"):
        standings(SWISS_5._replace(rounds_planned=None), tie_breaks="FB")


@pytest.mark.rule("c07_2026", "8.3")
def test_8_3_computing_it_changes_nothing_else() -> None:
    alone = standings(MANY_UNPLAYED, tie_breaks="BH,SB")
    beside = standings(MANY_UNPLAYED, tie_breaks="BH,FB,SB")
    assert {row.player: (row.values[1], row.values[2]) for row in alone.rows} == {
        row.player: (row.values[1], row.values[3]) for row in beside.rows
    }


@pytest.mark.rule("c07_2026", "8")
def test_8_buchholz_is_not_for_round_robins_since_2026() -> None:
    table = standings(ROUND_ROBIN, tie_breaks="BH,SB", edition="2026", round_robin=True)
    assert [(str(drop.tie_break), drop.reason, drop.article) for drop in table.dropped] == [("BH", "round-robin", "8")]
    assert not standings(ROUND_ROBIN, tie_breaks="BH,SB", edition="2024", round_robin=True).dropped


@pytest.mark.rule("c07_2026", "9.2", "14.5")
def test_9_2_and_14_5_the_limit_of_koya_moves_by_half_points() -> None:
    # 3.5, 3.5, 3.5, 1.5, 1.5, 1.5 of 5: the limit is 2.5; with -2 it is 1.5 and everybody counts.
    assert values(ROUND_ROBIN, "KS/L-2", round_robin=True)[1] == Fraction(7, 2)
    assert values(ROUND_ROBIN, "KS/L+2", round_robin=True) == values(ROUND_ROBIN, "KS", round_robin=True)
    assert values(ROUND_ROBIN, "KS/L+3", round_robin=True)[1] == 0


@pytest.mark.rule("c07_2026", "9.2", "15.2")
def test_9_2_in_an_odd_round_robin_the_free_round_brings_nothing() -> None:
    # Three players, three rounds, all games drawn: 1.0 each of 2 possible, so everybody is on the line.
    event = tournament_of("1 2000 2w= 3b= -Z\n2 1900 1b= -Z 3w=\n3 1800 -Z 1w= 2b=")
    assert values(event, "KS", round_robin=True) == {1: 1, 2: 1, 3: 1}
    assert len(value(event, "SB", 1, round_robin=True).terms) == 2


# ------------------------------------------------------------------------------------- article 10: ratings


@pytest.mark.rule("c07_2026", "10")
def test_10_these_are_dropped_when_somebody_has_no_rating() -> None:
    table = standings(MANY_UNPLAYED, tie_breaks="ARO,TPR,BH", edition="2026")
    assert [(str(drop.tie_break), drop.article) for drop in table.dropped] == [("ARO", "10"), ("TPR", "10")]
    assert not standings(MANY_UNPLAYED, tie_breaks="ARO", unrated=1400).dropped


@pytest.mark.rule("c07_2026", "10.2")
def test_10_2_the_score_is_counted_one_half_nought_whatever_the_event_gives() -> None:
    plain = values(SWISS_5, "TPR")
    assert values(SWISS_5._replace(scoring=Scoring.of(30, 10)), "TPR") == plain


@pytest.mark.rule("c07_2026", "10.3")
def test_10_3_no_point_and_every_point() -> None:
    event = tournament_of("1 2000 2w1 3b1\n2 1900 1b0 4w0\n3 1800 4b1 1w0\n4 1700 3w0 2b1")
    assert value(event, "PTP", 1).amount == 1900 + 736  # the full score is expected from 736 on
    assert value(event, "PTP", 2).amount == 1700 - 800
    assert value(event, "TPR", 2).amount == 1850 - 800


def test_the_tables_are_symmetric() -> None:
    assert all(EXPECTED[d] + EXPECTED[-d] == 100 for d in range(1, 2000))
    assert [rating_difference(Fraction(p, 100)) for p in (0, 1, 50, 99, 100)] == [-800, -677, 0, 677, 800]
    assert all(EXPECTED[d] <= EXPECTED[d + 1] for d in range(-900, 900) if d != -1)


# -------------------------------------------------------------------- F10 of the Dutch system of 1992


def test_f10_separates_those_tied_for_first_alone() -> None:
    # 1 and 2 have 1.5, their game was drawn; 1 met 3 (1800) too, 2 met 4 (1700): 1 has the higher average.
    event = tournament_of("1 2000 2w= 3b1\n2 1950 1b= 4w1\n3 1800 4w0 1w0\n4 1700 3b1 2b0")
    table = standings(event, edition="dutch-1992")
    assert [(row.player, row.place) for row in table.rows] == [(1, 1), (2, 2), (4, 3), (3, 4)]
    assert [value.amount for value in table.rows[0].values] == [Fraction(3, 2), Fraction(1, 2), 1875]
    assert [value.amount for value in table.rows[2].values] == [1, None, None]
    named = event._replace(info=EventInfo(type_text="Dutch 1992"))
    assert standings(named).edition == "dutch-1992"


# ----------------------------------------------------------------------------- lists, rounds and editions


def test_the_list_of_the_file_counts_when_none_is_asked_for() -> None:
    stated = SWISS_5._replace(info=EventInfo(tie_breaks="SB,BH/C1", start="2026/04/01"))
    assert [str(code) for code in standings(stated).order] == ["PTS", "SB", "BH/C1"]
    full = stated._replace(info=stated.info._replace(standings_order="WIN,PTS"))
    assert [str(code) for code in standings(full).order] == ["WIN", "PTS"]
    assert [str(code) for code in standings(full, tie_breaks="BH").order] == ["PTS", "BH"]
    assert [str(code) for code in standings(SWISS_5).order] == ["PTS", "BH/C1", "BH", "SB", "DE"]
    wrong = stated._replace(info=EventInfo(tie_breaks="NONSENSE"))
    with pytest.raises(BadRequest, match="Record 202"):
        standings(wrong)


def test_tie_breaks_that_are_not_for_this_event_are_told() -> None:
    table = standings(SWISS_5, tie_breaks="STD,BH:MP,EDE,OTHER_BLITZ,BH", edition="2024")
    assert [drop.reason for drop in table.dropped] == ["edition", "team-score", "teams", "own-system"]
    assert [str(code) for code in table.order] == ["PTS", "BH"]


@pytest.mark.parametrize(
    ("start", "edition"),
    [("2026/03/01", "2026"), ("2026-02-28", "2024"), ("31.07.2024", "2023"), ("2023/08/31", "old"), ("", "2026")],
)
def test_the_edition_is_the_one_of_the_first_day(start: str, edition: str) -> None:
    assert standings(SWISS_5._replace(info=EventInfo(start=start))).edition == edition


def test_open_games_count_for_nothing_and_the_last_complete_round_is_the_default() -> None:
    event = Tournament.build(
        [Player(n, f"P{n}", 2000) for n in (1, 2, 3)],
        rounds=(Round.of([Game(1, 2, "1", "0")], [Bye(3, "U")]), Round.of([Game(3, 1)], [Bye(2, "Z")])),
        rounds_planned=2,
    )
    assert standings(event).round == 1
    now = standings(event, 2, "BH,BPG,STD")
    assert (now.round, now.open_games) == (2, 1)
    assert [term.round for term in value_of(now, 1)] == [1]
    with pytest.raises(BadRequest, match="2 rounds are recorded"):
        standings(event, 3)


@pytest.mark.rule("c07_2026", "16.2")
def test_every_unplayed_round_has_its_category() -> None:
    records = records_of(MANY_UNPLAYED, 7)
    found = {n: [category(records[n].turns, turn) for turn in records[n].turns] for n in (3, 8, 12)}
    assert found == {
        3: ["16.2.2", "", "", "", "16.2.5", "16.2.5", "16.2.5"],
        8: ["", "16.2.4", "16.2.3", "16.2.3", "", "", ""],
        12: ["16.2.3", "16.2.1", "", "16.2.3", "16.2.3", "16.2.1", "16.2.5"],
    }


@pytest.mark.rule("c07_2026", "4.4")
def test_an_opponent_met_twice_counts_twice() -> None:
    event = tournament_of("1 2000 2w1 2b0\n2 1900 1b0 1w1")
    assert values(event, "BH") == {1: 2, 2: 2}
    assert values(event, "SB") == {1: 1, 2: 1}


@pytest.mark.rule("c07_2026", "10.5")
def test_the_average_of_perfect_performances() -> None:
    perfect = values(SWISS_5, "PTP")
    met = (9, 13, 2, 15, 4)  # the opponents of 1, all over the board
    mean = sum((perfect[number] or Fraction() for number in met), Fraction()) / 5
    assert values(SWISS_5, "APPO")[1] == (mean + Fraction(1, 2)).__floor__()


def value_of(table: object, player: int) -> tuple[Term, ...]:
    row = table.row(player)  # type: ignore[attr-defined]
    terms: tuple[Term, ...] = row.values[1].terms
    return terms
