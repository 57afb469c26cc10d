"""Preface and article 1: matches, scores, byes, floaters, colours."""

import pytest

from fairswiss import read_trf, write_trf
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import (
    Absence,
    Adjustment,
    BadRequest,
    Bye,
    EventInfo,
    Game,
    InvalidTournament,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)
from fairswiss.model.gains import points_before
from fairswiss.model.match_play import game_by_game, games_a_round
from fairswiss.rules import edition
from fairswiss.rules.baku import with_announced_acceleration
from fairswiss.rules.double_swiss_2026.definitions import bars_pab, float_of, players_of
from fairswiss.usecases.standings import standings
from tests.literal.double_swiss_2026_cases import MATCHES, match, matches
from tests.rules.double_swiss_2026.positions import SYSTEM, pairs

RESULTS = {
    "11 00": (20, 0), "1= 0=": (15, 5), "10 01": (10, 10), "== ==": (10, 10), "1= 00": (15, 0), "10 0=": (10, 5),
    "10 00": (10, 0), "=0 =0": (5, 5), "=0 00": (5, 0), "00 00": (0, 0), "++ --": (20, 0), "+- -+": (10, 10),
}  # fmt: skip


@pytest.mark.rule("double_swiss_2026", "0")
@pytest.mark.parametrize("codes", RESULTS)
def test_a_match_is_worth_its_games_with_and_without_penalties(codes: str) -> None:
    found = points_before(matches(2, Round.of([match(f"1-2 {codes}")])))
    assert (found[1], found[2]) == RESULTS[codes]


@pytest.mark.rule("double_swiss_2026", "0")
def test_events_of_single_games_and_of_matches_are_not_mixed_up() -> None:
    single = Tournament.build(matches(2).players, rounds_planned=3, first_colour="w")
    with pytest.raises(BadRequest, match="192 FIDE_DOUBLESWISS"):
        edition(SYSTEM).pair(single)
    with pytest.raises(BadRequest, match="match of two games"):
        edition("dutch-2026").pair(matches(2))
    with pytest.raises(InvalidTournament, match="each side has two results"):
        matches(2, Round.of([match("1-2 1 0")]))
    with pytest.raises(InvalidTournament):
        matches(2, Round.of([match("1-2 1= 0=")]), info=EventInfo())
    assert games_a_round(EventInfo(type_text="Swiss System: Double swiss 2026")) == 2
    assert games_a_round(EventInfo(type_text="double-swiss", encoded_type="FIDE_DUTCH")) == 1


@pytest.mark.rule("double_swiss_2026", "1.1", "1.2")
def test_players_are_in_order_of_score_and_number() -> None:
    event = matches(4, Round.of([match("1-2 0= 1="), match("3-4 10 01")]))
    assert [player.number for player in players_of(event)] == [2, 3, 4, 1]
    named = event.revised(order=(4, 3, 2, 1))
    assert [player.number for player in players_of(named)] == [2, 4, 3, 1]


@pytest.mark.rule("double_swiss_2026", "1.4", "reading 6")
def test_the_bye_is_worth_a_win_and_a_draw_and_other_byes_two_of_theirs() -> None:
    event = matches(5, Round.of([match("1-2 == ==")], [Bye(3, "U"), Bye(4, "H"), Bye(5, "F")]))
    assert points_before(event) == {1: 10, 2: 10, 3: 15, 4: 10, 5: 20}
    odd = event.revised(scoring=Scoring.of(30, 10, 0, pab=10))
    assert points_before(odd) == {1: 20, 2: 20, 3: 20, 4: 20, 5: 60}


@pytest.mark.rule("double_swiss_2026", "1.5", "reading 5")
def test_a_floater_met_another_score_in_a_match_that_was_not_forfeited() -> None:
    first = Round.of([match("1-2 11 00"), match("3-4 11 00"), match("5-6 == ==")])
    second = Round.of([match("1-5 1= 0="), match("3-6 ++ --"), match("2-4 11 00")])
    cards = cards_before_next_round(matches(6, first, second))
    assert {n: float_of(card, 2) for n, card in cards.items()} == {1: "down", 5: "up", 3: "", 6: "", 2: "", 4: ""}


@pytest.mark.rule("double_swiss_2026", "1.6", "reading 3")
def test_a_match_with_a_game_played_gives_the_colour_of_its_first_game() -> None:
    first = Round.of([match("1-2 1+ 0-"), match("3-4 +- -+"), match("5-6 ++ --")])
    cards = cards_before_next_round(matches(6, first))
    assert [cards[n].colours for n in range(1, 7)] == ["w", "b", "", "", "", ""]
    assert [list(cards[n].met) for n in range(1, 7)] == [[2], [1], [4], [3], [], []]


@pytest.mark.rule("double_swiss_2026", "C2", "reading 4")
def test_who_may_not_have_the_bye() -> None:
    byes = [Bye(7, "U"), Bye(8, "F"), Bye(9, "H"), Bye(10, "Z")]
    first = Round.of([match("1-2 ++ --"), match("3-4 -+ --"), match("5-6 1+ 0-")], byes)
    cards = cards_before_next_round(matches(10, first))
    assert {n for n, card in cards.items() if bars_pab(card)} == {1, 3, 7, 8}


@pytest.mark.rule("double_swiss_2026", "4.4", "reading 11")
def test_a_report_has_two_columns_for_a_match_the_second_with_reversed_colours() -> None:
    first = Round.of([match("1-3 1= 0="), match("4-2 +0 -0")], [Bye(5, "U")])
    second = Round.of([Game(5, 1, "1 ", "0 ")])
    event = matches(
        5, first, second, planned=3, absences=(Absence(3, 2, "H"),), prohibitions=(Prohibition((1, 4), 2, 2),),
        adjustments=(Adjustment((1,), -5, "", 1), Adjustment((1,), 8, "W", 0)),
    )  # fmt: skip
    text = write_trf(event)
    assert "142 6" in text
    assert "    3 w 1     3 b =     5 b 0     5 w" in text
    assert " 0000 - U  0000 - H " in text
    for written in ("trf16", "trf26"):
        assert read_trf(write_trf(event, written)) == event
    columns = game_by_game(event).rounds
    assert [(game.white, game.black) for game in columns[1].games] == [(3, 1), (2, 4)]


@pytest.mark.rule("double_swiss_2026", "reading 7")
def test_virtual_points_are_those_of_a_match() -> None:
    event = matches(8, planned=5, info=MATCHES._replace(encoded_type="FIDE_DOUBLESWISS_BAKU"))
    accelerated = with_announced_acceleration(event).accelerations
    assert [(one.player, one.points) for one in accelerated] == [(n, (20, 20, 10)) for n in (1, 2, 3, 4)]


@pytest.mark.rule("double_swiss_2026", "0")
def test_tie_breaks_count_matches_and_a_forfeited_game_in_one_is_played() -> None:
    first = Round.of([match("1-2 1+ 0-"), match("3-4 ++ --")])
    second = Round.of([match("1-3 == =="), match("2-4 1= 0=")])
    found = standings(matches(4, first, second, planned=2), tie_breaks="BH,WIN,WON,BPG")
    values = {row.player: [value.amount for value in row.values] for row in found.rows}
    # 1 met 2 (1.5) and 3 (3.0). 3 met 1 (3.0); the dummy of the forfeited match has the score of 4 (0.5).
    tenths = {n: [int(10 * (amount or 0)) for amount in values[n][:2]] for n in (1, 3)}
    assert tenths == {1: [30, 45], 3: [30, 35]}
    # A match won, a game won, and Black once over the board: in the second game of round 2.
    assert values[1][2:] == [1, 1, 1]
    assert values[2][2:] == [1, 1, 2]


@pytest.mark.rule("double_swiss_2026", "reading 10")
def test_forbidden_pairs_do_not_meet() -> None:
    event = matches(4, prohibitions=(Prohibition((1, 3)),))
    assert pairs(matches(4)) == {frozenset((1, 3)), frozenset((2, 4))}
    assert pairs(event) == {frozenset((1, 4)), frozenset((2, 3))}
