"""What an arbiter types for a board and a result."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairswiss.desk import rounds
from fairswiss.desk.rounds import RESULTS, typed_result
from fairswiss.desk.slips import Slip, board_meant, boards_meant, enter_slips, searchable, slip, take_back_last
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.model.errors import BadRequest, Conflict, InvalidTournament, TooLarge, Unconfirmed
from fairswiss.model.player import Player
from fairswiss.model.results import belong_together
from tests.web.rounds.events import BY, enter, published, state

NAMES = ("Abel, Aino", "Brandt, Björn", "Groß, Cléo", "Dvořák, Dita", "Brandt, Emre", "Farkas, Fenna")


def hall() -> State:
    """Three boards: 1-4, 5-2, 3-6."""
    made = State(Settings("dutch-2026", 5))
    made.players = {at: Player(at, name) for at, name in enumerate(NAMES, 1)}
    made.number_anew()
    made.rounds = [DeskRound([Board(1, 4), Board(5, 2), Board(3, 6)], {}, Stage.PUBLISHED)]
    return made


@pytest.mark.parametrize(
    ("typed", "board"),
    [("1", 1), (" 3 ", 3), ("abel", 1), ("dvorak", 1), ("gross", 3), ("CLEO", 3), ("brandt bj", 2), ("fen", 3)],
)
def test_a_board_is_found_by_number_or_part_of_a_name(typed: str, board: int) -> None:
    assert board_meant(hall(), 1, typed) == board


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("4", "not a board of round 1. Type 1 to 3"),
        ("0", "not a board"),
        ("nobody", "not a board"),
        ("", "not a board"),
        ("a", "fits 3 boards"),
    ],
)
def test_a_board_that_is_not_there_or_not_the_only_one(typed: str, words: str) -> None:
    with pytest.raises(BadRequest, match=words):
        board_meant(hall(), 1, typed)


def test_open_boards_come_first() -> None:
    made = hall()
    made.rounds[0].boards[0] = Board(1, 4, "1", "0")
    assert boards_meant(made, 1, "a") == [2, 3, 1]


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("1 1", Slip(1, "1", "0")),
        ("2 =", Slip(2, "=", "=")),
        ("2 5", Slip(2, "=", "=")),
        ("3 0-1", Slip(3, "0", "1")),
        ("3 0 : 1", Slip(3, "0", "1")),
        ("1 ½-½", Slip(1, "=", "=")),
        ("1 1/2", Slip(1, "=", "=")),
        ("1 + : –", Slip(1, "+", "-")),
        ("1 --", Slip(1, "-", "-")),
        ("1 -", Slip(1, "-", "+")),
        ("Abel, Aino 0", Slip(1, "0", "1")),
        ("brandt emre w", Slip(2, "W", "L")),
        ("2 0-0", Slip(2, "0", "0")),
        ("2 ?", Slip(2, "?", "?")),
    ],
)
def test_lines(line: str, read: Slip) -> None:
    assert slip(hall(), 1, line) == read


@pytest.mark.parametrize("line", ["1", "", "1 2", "1 1-1", "9 1", "1 ½-1", "1 +-+", "x y z"])
def test_lines_that_cannot_be_read(line: str) -> None:
    with pytest.raises(BadRequest):
        slip(hall(), 1, line)


@given(st.text(max_size=40))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        read = slip(hall(), 1, line)
    except BadRequest:
        return
    assert 1 <= read.board <= 3
    assert belong_together(read.white_result, read.black_result)


def test_every_result_can_be_typed() -> None:
    assert len({typed_result(typed) for typed in RESULTS}) == len(RESULTS)
    assert all(belong_together(*typed_result(typed)) for typed in RESULTS)


def test_names_lose_their_accents() -> None:
    assert searchable("Dvořák, Škoda Groß") == "dvorak, skoda gross"


# -- a list ------------------------------------------------------------------------------------------------------------


def test_a_list_is_entered_whole_or_not_at_all(database: str) -> None:
    made = published(6)
    with pytest.raises(InvalidTournament, match="line 2") as refused:
        enter_slips(made, 1, "1 1\n2 maybe\n\n9 1\n1 0", BY)
    assert len(refused.value.problems) == 3
    assert state(made).round(1).open_boards == 3
    enter_slips(made, 1, "1 1-0\n2 =\n", BY)
    assert [board[2:] for board in state(made).round(1).boards] == [("1", "0"), ("=", "="), (" ", " ")]
    with pytest.raises(Unconfirmed, match="already have a different result"):
        enter_slips(made, 1, "1 0\n3 1", By("owner"))
    enter_slips(made, 1, "1 0\n3 1", BY)
    assert state(made).round(1).open_boards == 0
    for empty in ("", " \n "):
        with pytest.raises(BadRequest, match="no line"):
            enter_slips(made, 1, empty, BY)
    with pytest.raises(TooLarge, match="at most"):
        enter_slips(made, 1, "1 1\n" * 5001, BY)


# -- taking back -------------------------------------------------------------------------------------------------------


def test_ones_own_results_are_taken_back_one_after_the_other(database: str) -> None:
    made = published(6)
    enter(made, 1, "1", [1])
    enter(made, 1, "=", [2])
    enter(made, 1, "0", [1])
    assert take_back_last(made, 1, BY)[1] == 1
    assert state(made).round(1).boards[0][2:] == ("1", "0"), "what stood there before stands again"
    assert take_back_last(made, 1, BY)[1] == 2
    assert take_back_last(made, 1, BY)[1] == 1
    assert state(made).round(1).open_boards == 3
    with pytest.raises(BadRequest, match="no result in round"):
        take_back_last(made, 1, BY)


def test_what_somebody_else_changed_since_is_not_taken_back(database: str) -> None:
    made = published(6)
    enter(made, 1, "1", [1])
    board = state(made).round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "0", "1")], By("other"))
    with pytest.raises(Conflict, match="meanwhile"):
        take_back_last(made, 1, BY)
    with pytest.raises(BadRequest, match="no result in round"):
        take_back_last(made, 1, By("third"))
    assert state(made).round(1).boards[0][2:] == ("0", "1")
