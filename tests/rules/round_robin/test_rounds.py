"""Rounds of an event by the table: pairing, explaining, asking, checking, and the standings that come of it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss import (
    Absence,
    BadRequest,
    Bye,
    Game,
    NoPairing,
    Options,
    Player,
    Prohibition,
    Round,
    Tournament,
    about,
    check,
    pair,
    parse_trf,
    schedule,
    standings,
    why_not,
    write_trf,
)
from fairswiss.model import EventInfo
from fairswiss.rules.round_robin.round import SOURCES
from fairswiss.usecases.systems import system_of
from fairswiss.why.clauses import SecondCycle
from fairswiss.why.steps import TableHighest, TableRow
from fairswiss.why.verdicts import OtherRound

SINGLE, DOUBLE = "round-robin", "double-round-robin"


def event(players: int, *numbers: int, code: str = "BERGER_ROUNDROBIN", **facts: object) -> Tournament:
    chosen = numbers or range(1, players + 1)
    people = [Player(number, f"P {number}", 2000 - number) for number in chosen]
    info = EventInfo(encoded_type=code, start="2026/04/07")
    return Tournament.build(people, **{"info": info, **facts})


def played(tournament: Tournament, rounds: int, rng: random.Random | None = None) -> Tournament:
    """So many rounds by the table; White wins unless chance decides."""
    for _ in range(rounds):
        tournament = tournament.with_round(pair(tournament).games())
        games = [
            game if game.white_result != " " else Game(*game[:2], *(rng.choice(["10", "==", "01"]) if rng else "10"))
            for game in tournament.rounds[-1].games
        ]
        tournament = tournament.revised(rounds=(*tournament.rounds[:-1], Round.of(games, tournament.rounds[-1].byes)))
    return tournament


# -- the rounds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("round_robin", "C.05 Annex 1", "reading 1")
@pytest.mark.rule("double_round_robin", "C.05 Annex 1", "reading 1")
def test_numbers_with_gaps_take_the_places_in_their_order() -> None:
    pairing = pair(event(4, 3, 5, 8, 13))
    assert pairing.games() == [(3, 13), (5, 8)]
    twice = played(event(4, 3, 5, 8, 13, code="BERGER_DOUBLEROUNDROBIN"), 3)
    assert pair(twice).games() == [(13, 3), (8, 5)]


@pytest.mark.rule("round_robin", "reading 3")
@pytest.mark.rule("double_round_robin", "reading 3")
def test_who_rests_is_told_has_no_bye_and_gets_no_points() -> None:
    pairing = pair(event(5))
    assert (pairing.resting, pairing.bye) == (1, None)
    after = played(event(5), 1)
    assert after.rounds[0].byes == ()
    row = standings(after).row(1)
    assert row is not None
    assert row.points == 0


@pytest.mark.rule("round_robin", "reading 4")
@pytest.mark.rule("double_round_robin", "reading 4")
def test_the_schedule_stands_and_who_is_absent_forfeits() -> None:
    absences = (Absence(1, 4), Absence(2, 1, "H"), Absence(2, 2))
    tournament = event(4, absences=absences)
    first = tournament.with_round(pair(tournament).games())
    assert set(first.rounds[0].games) == {Game(1, 4, "+", "-"), Game(2, 3)}
    second = first.with_round(pair(first).games())
    assert set(second.rounds[1].games) == {Game(4, 3), Game(1, 2, "-", "-")}
    explanation = pair(first, explain=True).explanation
    assert explanation is not None
    assert [step.players for step in explanation.opening if step.kind == "forfeits"] == [(1, 2), (2, 1)]
    kept = event(4, prohibitions=(Prohibition((1, 4)),))
    assert pair(kept).games() == pair(event(4)).games()


def test_results_of_earlier_rounds_are_not_needed() -> None:
    tournament = event(6)
    for number in range(1, 6):
        pairing = pair(tournament)
        assert pairing.round == number
        tournament = tournament.with_round(pairing.games())
    assert all(recorded.agrees for recorded in check(tournament))


@pytest.mark.rule("round_robin", "reading 5")
@pytest.mark.rule("double_round_robin", "reading 5")
def test_the_number_of_rounds_is_that_of_the_table() -> None:
    assert pair(event(5, rounds_planned=5)).round == 1
    with pytest.raises(BadRequest, match="round-robin has 5 rounds with 6 players, but 7 are planned"):
        pair(event(6, rounds_planned=7))
    with pytest.raises(BadRequest, match="double-round-robin has 10 rounds with 5 players, but 5 are planned"):
        pair(event(5, rounds_planned=5), DOUBLE)
    with pytest.raises(BadRequest, match="All 3 rounds of the table for 4 players"):
        pair(played(event(4), 3))
    with pytest.raises(BadRequest, match="at least 2 players"):
        pair(event(1))


@pytest.mark.rule("round_robin", "reading 6")
@pytest.mark.rule("double_round_robin", "reading 6")
@pytest.mark.parametrize(("system", "plain"), [(SINGLE, Options()), (DOUBLE, Options(first_cycle="plain"))])
def test_a_game_that_was_played_already_is_never_paired_again(system: str, plain: Options) -> None:
    second = Round.of([Game(4, 3, "1", "0"), Game(1, 2, "1", "0")])
    with pytest.raises(NoPairing, match=r"1 and 2 meet, but they met in round 1 already") as refused:
        pair(event(4, rounds=(second,)), system, options=plain)
    assert refused.value.witness["again"] == [[2, 1, 2, 1], [2, 4, 3, 1]]
    late = played(event(4), 2).revised(players=[*event(4).players, Player(5, "Late"), Player(6, "Later")])
    with pytest.raises(NoPairing, match="the recorded rounds do not follow the table"):
        pair(late, system)
    exchanged = played(event(4), 1).rounds + played(event(4), 3).rounds[2:0:-1]
    assert [recorded.agrees for recorded in check(event(4, rounds=exchanged))] == [True, False, False]


@pytest.mark.rule("round_robin", "reading 7")
@pytest.mark.rule("double_round_robin", "reading 7")
def test_the_second_cycle_is_for_double_round_robins_and_its_option_too() -> None:
    twice = event(4, code="FIDE_DOUBLEROUNDROBIN")
    after_one = played(twice, 1)
    assert pair(after_one).games() == [(2, 4), (3, 1)]
    assert pair(after_one, options=Options(first_cycle="plain")).games() == [(4, 3), (1, 2)]
    assert all(recorded.agrees for recorded in check(played(twice, 6)))
    with pytest.raises(BadRequest, match="round-robin has no option first_cycle"):
        pair(event(4), options=Options(first_cycle="plain"))
    with pytest.raises(BadRequest, match="double-round-robin has no option waivers"):
        pair(twice, options=Options(waivers=frozenset({"2.1"})))


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 9), double=st.booleans(), rng=st.randoms(use_true_random=False))
def test_whole_events_agree_with_their_check_and_survive_being_written(
    players: int, double: bool, rng: random.Random
) -> None:
    rounds = len(schedule(players, double=double).rounds)
    code = "BERGER_DOUBLEROUNDROBIN" if double else "BERGER_ROUNDROBIN"
    gone = tuple({Absence(rng.randint(1, rounds), rng.randint(1, players)) for _ in range(2)})
    finished = played(event(players, code=code, rounds_planned=rounds, absences=gone), rounds, rng)
    again, problems = parse_trf(write_trf(finished, "trf26"))
    assert again is not None
    assert problems == ()
    assert all(recorded.agrees for recorded in check(again))
    table = standings(again)
    assert table.round_robin
    games = sum(len(played.games) for played in again.rounds)
    double_forfeits = sum(game[2:] == ("-", "-") for played in again.rounds for game in played.games)
    assert sum(row.points for row in table.rows) == 10 * (games - double_forfeits)


# -- why ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("round_robin", "reading 1", "reading 2")
@pytest.mark.rule("double_round_robin", "reading 1", "reading 2")
def test_the_explanation_says_which_row_and_why_which_colours() -> None:
    explanation = pair(played(event(6), 1), explain=True).explanation
    assert explanation is not None
    row, highest, *pairs = explanation.opening
    assert row == TableRow(SOURCES.table, row=2, cycle=1, size=6, sum=3, other_sum=8)
    assert highest == TableHighest(SOURCES.table, 4, 6, place=4, twice=8)
    assert [(step.players, step.facts()["sum"]) for step in pairs] == [((5, 3), 8), ((1, 2), 3)]
    assert [colour.rule for colour in explanation.colours] == ["highest-place", "sum-even", "sum-odd"]
    second = pair(played(event(4, code="BERGER_DOUBLEROUNDROBIN"), 5), explain=True).explanation
    assert second is not None
    assert [colour.clause for colour in second.colours] == [SecondCycle(2)] * 2


def test_explaining_changes_nothing() -> None:
    for tournament in (event(7), played(event(7), 3), played(event(4, code="BERGER_DOUBLEROUNDROBIN"), 4)):
        assert pair(tournament, explain=True)._replace(explanation=None) == pair(tournament)


def test_why_not_names_the_round_in_which_they_meet() -> None:
    verdict = why_not(event(6), 2, 3)
    assert verdict.because == OtherRound(SOURCES.table, (4,))
    resting = why_not(event(5), 1, 2)
    assert resting.because == OtherRound(SOURCES.table, (2,))
    assert why_not(event(4), 1, 4).paired
    twice = why_not(event(4, code="BERGER_DOUBLEROUNDROBIN"), 1, 2)
    assert twice.because.facts()["rounds"] == (3, 5)
    assert [step.kind for _, step in about(event(5), 1).steps] == ["rests"]


# -- checking ----------------------------------------------------------------------------------------------------------


def test_a_round_that_is_not_of_the_table_is_told_game_by_game() -> None:
    wrong = event(6, rounds=(Round.of([Game(1, 6, "1", "0"), Game(5, 2, "1", "0"), Game(4, 3, "1", "0")]),))
    (colours,) = check(wrong)
    assert [(found.kind, found.facts()["pair"]) for found in colours.differences] == [
        ("colours", (5, 2)), ("colours", (4, 3)),
    ]  # fmt: skip
    (others,) = check(event(6, rounds=(Round.of([Game(1, 2), Game(3, 4)]),)))
    assert [(found.kind, found.facts()["pair"]) for found in others.differences] == [
        ("other-round", (1, 2)), ("missing-game", (1, 6)), ("missing-game", (2, 5)),
    ]  # fmt: skip


@pytest.mark.rule("round_robin", "reading 3")
@pytest.mark.rule("double_round_robin", "reading 3")
def test_a_rest_that_a_file_calls_a_bye_agrees() -> None:
    first = Round.of([Game(2, 5, "1", "0"), Game(3, 4, "1", "0")], [Bye(1, "U")])
    assert check(event(5, rounds=(first,)))[0].agrees
    other = Round.of([Game(1, 5, "1", "0"), Game(3, 4, "1", "0")], [Bye(2, "U")])
    assert not check(event(5, rounds=(other,)))[0].agrees


# -- which system ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "words", "system"),
    [
        ("BERGER_ROUNDROBIN", "", SINGLE),
        ("FIDE_ROUNDROBIN", "", SINGLE),
        ("BERGER_DOUBLEROUNDROBIN", "", DOUBLE),
        ("FIDE_DOUBLEROUNDROBIN", "", DOUBLE),
        ("", "Individual: Round-Robin", SINGLE),
        ("", "Double Round Robin", DOUBLE),
    ],
)
def test_records_192_and_092_name_it(code: str, words: str, system: str) -> None:
    info = EventInfo(encoded_type=code, type_text=words)
    assert system_of(event(4, info=info)) == system


# -- standings ---------------------------------------------------------------------------------------------------------


def test_who_can_no_longer_play_half_of_the_games_is_annulled_on_request() -> None:
    # Six players, five games each. 6 wins round 1 and leaves: one game is less than half of five.
    left = played(event(6, rounds_planned=5), 1).withdraw(6)
    left = left.with_results({(1, 6): ("0", "1")})
    finished = played(left, 4)
    plain, annulled = standings(finished), standings(finished, annul_below_half=True)
    assert plain.annulled == ()
    assert annulled.annulled == (6,)
    assert [row.player for row in annulled.rows if row.player == 6] == []
    points = {row.player: row.points for row in plain.rows}
    # The forfeits that 2 to 5 won against 6 are gone; 1 lost to 6, so nothing changes for him.
    assert {row.player: points[row.player] - row.points for row in annulled.rows} == {1: 0, 2: 10, 3: 10, 4: 10, 5: 10}
    assert standings(played(left, 1), annul_below_half=True).annulled == (6,)  # it is known as soon as he has left
    assert standings(played(event(6, rounds_planned=5), 1), annul_below_half=True).annulled == ()
    with pytest.raises(BadRequest, match="only in round robins"):
        standings(finished, round_robin=False, annul_below_half=True)


def test_a_game_played_later_does_not_hold_up_the_standings() -> None:
    finished = played(event(4, rounds_planned=3), 2)
    late, other = finished.rounds[0].games
    first = Round.of([Game(*late[:2]), other])
    table = standings(finished.revised(rounds=(first, finished.rounds[1])))
    assert (table.round, table.open_games) == (2, 1)
    assert sum(row.points for row in table.rows) == 30


def test_three_of_five_games_are_enough_and_rests_do_not_count() -> None:
    # Five players, four games each: two games are half of four. 5 plays rounds 1 and 2 and leaves before round 3.
    left = played(event(5, rounds_planned=5), 2).withdraw(5)
    assert standings(played(left, 3), annul_below_half=True).annulled == ()
    earlier = played(event(5, rounds_planned=5), 1).withdraw(5)
    assert standings(played(earlier, 4), annul_below_half=True).annulled == (5,)
