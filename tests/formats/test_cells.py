"""What a player record says of one round: every code, with an opponent and without."""

import pytest

from fairswiss import pair
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import Absence, Adjustment, Bye, Game, Tournament
from fairswiss.model.gains import points_before
from fairswiss.rules import editions
from tests.formats.lines import accepted, refused, row, warned

FAIR = [("1", "0"), ("0", "1"), ("=", "="), ("W", "L"), ("L", "W"), ("D", "D"), ("+", "-"), ("-", "+"), ("-", "-")]
ODD = [("=", "0"), ("0", "0"), ("L", "L"), ("L", "D")]


@pytest.mark.parametrize(("white", "black"), [*FAIR, *ODD, ("?", "?")])
def test_every_result_of_a_game(white: str, black: str) -> None:
    tournament = accepted(row(1, f"2 w {white}"), row(2, f"1 b {black}"))
    assert tournament.rounds[0].games == (Game(1, 2, white, black),)


@pytest.mark.parametrize(("white", "black"), [("w", "l"), ("d", "d")])
def test_small_letters_will_do(white: str, black: str) -> None:
    tournament = accepted(row(1, f"2 W {white}"), row(2, f"1 B {black}"))
    assert tournament.rounds[0].games == (Game(1, 2, white.upper(), black.upper()),)


@pytest.mark.parametrize("tail", ["w", "w  ", "w    "])
def test_a_game_without_a_result_is_pending_however_its_line_ends(tail: str) -> None:
    tournament = accepted(row(1) + f"{'':>{90 - len(row(1))}}    2 {tail}", row(2, "1 b"))
    assert tournament.rounds[0].games == (Game(1, 2, " ", " "),)


def test_pending_games_stand_beside_finished_ones_and_before_later_rounds() -> None:
    tournament = accepted(row(1, "2 w", "2 b 1"), row(2, "1 b", "1 w 0"))
    assert [played.games for played in tournament.rounds] == [(Game(1, 2),), (Game(2, 1, "0", "1"),)]


@pytest.mark.parametrize(
    ("code", "bye"),
    [
        ("U", "U"), ("F", "F"), ("H", "H"), ("Z", "Z"), ("u", "U"), ("f", "F"), ("h", "H"), ("z", "Z"),
        ("+", "U"), ("1", "U"), ("W", "U"), ("=", "H"), ("D", "H"), ("-", "Z"), ("0", "Z"), ("L", "Z"), ("", "Z"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("opponent", ["0000", "00000", "0", ""])
def test_every_bye(code: str, bye: str, opponent: str) -> None:
    tournament = accepted(row(1, f"{opponent} - {code}"), row(2, "3 w 1"), row(3, "2 b 0"))
    assert tournament.rounds[0].byes == (Bye(1, bye),)


def test_no_opponent_and_no_result_is_an_absence_but_nothing_at_all_is_no_entry() -> None:
    tournament = accepted(row(1, "0000"), row(2, "3 w 1"), row(3, "2 b 0"), row(4))
    assert tournament.rounds[0].byes == (Bye(1, "Z"),)


def test_a_colour_without_an_opponent_is_told() -> None:
    tournament, (warning,) = warned(row(1, "0000 w U"))
    assert tournament.rounds[0].byes == (Bye(1, "U"),)
    assert (warning.where.column, warning.where.round) == (97, 1)


class TestPointWithoutOpponent:
    def test_the_highest_number_has_the_pairing_allocated_bye(self) -> None:
        tournament, (warning,) = warned(*(row(number, "0000 - +") for number in (2, 3, 1)))
        assert tournament.rounds[0].byes == (Bye(1, "F"), Bye(2, "F"), Bye(3, "U"))
        assert "player 1 (line 3), 2 (line 1)" in warning.what
        assert warning.where == (3, 0, 1, 1)

    def test_a_real_one_goes_before(self) -> None:
        tournament, _ = warned(row(1, "0000 - U"), row(2, "0000 - +"))
        assert tournament.rounds[0].byes == (Bye(1, "U"), Bye(2, "F"))

    def test_record_240_can_say_that_it_was_asked_for(self) -> None:
        tournament = accepted(row(1, "0000 - +"), row(2, "0000 - +"), "240 F 001    2")
        assert tournament.rounds[0].byes == (Bye(1, "U"), Bye(2, "F"))


class TestComingRounds:
    def test_byes_after_the_last_pairing_are_asked_for(self) -> None:
        tournament = accepted(row(1, "2 w 1", "0000 - H"), row(2, "1 b 0", "0000 - Z", "", "0000 - F"))
        assert len(tournament.rounds) == 1
        assert tournament.absences == (Absence(2, 1, "H"), Absence(2, 2, "Z"), Absence(4, 2, "F"))

    def test_before_the_first_round(self) -> None:
        assert accepted(row(1, "0000 - -"), row(2)).absences == (Absence(1, 1, "Z"),)

    def test_a_round_between_two_others_is_recorded_even_without_games(self) -> None:
        tournament = accepted(row(1, "2 w 1", "0000 - H", "2 b 1"), row(2, "1 b 0", "", "1 w 0"))
        assert [len(played.games) for played in tournament.rounds] == [1, 0, 1]
        assert tournament.rounds[1].byes == (Bye(1, "H"),)

    @pytest.mark.parametrize("code", ["U", "+"])
    def test_an_allocated_bye_makes_a_round(self, code: str) -> None:
        tournament = accepted(row(1, "2 w 1", f"0000 - {code}"), row(2, "1 b 0", "0000 - Z"))
        assert tournament.rounds[1].byes == (Bye(1, "U"), Bye(2, "Z"))
        assert not tournament.absences


@pytest.mark.parametrize(
    ("cell", "column", "words"),
    [
        ("2 w H", 99, "result H"),
        ("2 w U", 99, "result U"),
        ("2 w F", 99, "result F"),
        ("2 w Z", 99, "result Z"),
        ("7 w 1", 92, "opponent 7 has no 001"),
        ("1 w 1", 92, "themselves"),
        ("2a w 1", 92, "'2a' is not a number"),
        ("1_0 w 1", 92, "'1_0' is not a number"),
        ("² w 1", 92, "'²' is not a number"),
        ("2 x 1", 97, "colour is 'x'"),
        ("2 w 5", 99, "result is '5'"),
        ("2 w ß", 99, "result is 'ß'"),
        ("2 wx1", 98, "'x' found where"),
        ("2 w 1x", 100, "'x' found where"),
        ("0000 - ?", 99, "adjourned"),
    ],
)
def test_a_cell_that_makes_no_sense_is_an_error_with_its_column(cell: str, column: int, words: str) -> None:
    errors = refused(row(1, cell), row(2, "1 b 0"), row(3))
    assert (errors[0].where.line, errors[0].where.column, errors[0].where.player) == (1, column, 1)
    assert words in errors[0].what
    assert errors[0].where.round == 1


def test_the_column_of_a_later_round_is_told() -> None:
    (problem,) = refused(row(1, "2 w 1", "", "2 q 1"), row(2, "1 b 0"))
    assert (problem.where.column, problem.where.round) == (117, 3)


def test_an_unreadable_cell_is_not_reported_again_by_the_opponent() -> None:
    (problem,) = refused(row(1, "2 x 1"), row(2, "1 b 0"))
    assert problem.where.line == 1


class TestTwoCellsOfOneGame:
    def test_the_opponent_must_point_back(self) -> None:
        errors = refused("012 x", row(1, "2 w 1"), row(2, "3 b 0"), row(3, "2 w 1"))
        assert [error.where.line for error in errors] == [2]
        assert "player 1 is paired with 2, but 2 (line 3) is paired with 3" in errors[0].what

    @pytest.mark.parametrize(("other", "words"), [("0000 - H", "a bye (H)"), ("", "no entry")])
    def test_the_opponent_must_play_at_all(self, other: str, words: str) -> None:
        (problem,) = refused(row(1, "2 w 1"), row(2, other))
        assert words in problem.what
        assert "line 2" in problem.what

    @pytest.mark.parametrize(("colour", "words"), [("w", "both have White"), ("b", "both have Black")])
    def test_they_cannot_have_the_same_colour(self, colour: str, words: str) -> None:
        (problem,) = refused(row(1, f"2 {colour} 1"), row(2, f"1 {colour} 0"))
        assert words in problem.what
        assert "line 2" in problem.what

    @pytest.mark.parametrize(
        ("one", "other"), [("1", "+"), ("+", "+"), ("1", "L"), ("1", ""), ("?", "1"), ("?", ""), ("-", "0"), ("=", "D")]
    )
    def test_results_that_cannot_belong_to_one_game(self, one: str, other: str) -> None:
        (problem,) = refused(row(1, f"2 w {one}"), row(2, f"1 b {other}"))
        assert "have the results" in problem.what
        assert problem.where == (1, 0, 1, 1)

    @pytest.mark.parametrize(("one", "other"), [("1", "1"), ("1", "="), ("W", "D"), ("W", "W")])
    def test_more_than_a_point_for_both_is_told(self, one: str, other: str) -> None:
        tournament, (warning,) = warned(row(1, f"2 w {one}"), row(2, f"1 b {other}"))
        assert tournament.rounds[0].games == (Game(1, 2, one, other),)
        assert "more than one point" in warning.why

    @pytest.mark.parametrize(("one", "other"), [("w", "-"), ("-", "b"), ("w", ""), ("", "b")])
    def test_a_missing_colour_follows_from_the_other(self, one: str, other: str) -> None:
        tournament, (warning,) = warned(row(1, f"2 {one:1} 1"), row(2, f"1 {other:1} 0"))
        assert tournament.rounds[0].games == (Game(1, 2, "1", "0"),)
        assert "colour" in warning.what

    @pytest.mark.parametrize(("one", "other"), [("b", "-"), ("-", "w")])
    def test_a_missing_colour_may_make_the_higher_number_white(self, one: str, other: str) -> None:
        tournament, _ = warned(row(1, f"2 {one} 1"), row(2, f"1 {other} 0"))
        assert tournament.rounds[0].games == (Game(2, 1, "0", "1"),)

    def test_a_forfeit_without_colours_gives_white_to_the_lower_number(self) -> None:
        tournament = accepted(row(2, "1 - +"), row(1, "2 - -"))
        assert tournament.rounds[0].games == (Game(1, 2, "-", "+"),)

    @pytest.mark.parametrize("result", ["=", "", "?"])
    def test_a_game_without_colours_is_an_error(self, result: str) -> None:
        (problem,) = refused(row(1, f"2 - {result}"), row(2, f"1 - {result}"))
        assert "no colours" in problem.what


def test_two_allocated_byes_are_an_error_naming_both() -> None:
    (problem,) = refused(row(1, "0000 - U"), row(2, "0000 - U"))
    assert "1 (line 1), 2 (line 2)" in problem.what
    assert problem.where.round == 1


class TestBlankCells:
    """A blank cell of a recorded round is an absence: worth, and counted, as a zero-point bye."""

    LINES = ("142 5", "152 W", "162  A 0.5")

    def event(self, *cells: str) -> Tournament:
        last = row(3, *cells, points="0.5"), row(4, "0000 - Z", points="0.5")
        return accepted(*self.LINES, row(1, "2 w 1", points="1.0"), row(2, "1 b 0"), *last)

    def test_it_earns_what_an_absence_earns(self) -> None:
        assert points_before(self.event("")) == points_before(self.event("0000 - Z")) == {1: 10, 2: 0, 3: 5, 4: 5}

    def test_a_change_of_points_for_absences_reaches_it(self) -> None:
        changed = self.event("").revised(adjustments=(Adjustment((3,), 20, "Z", 1),))
        assert points_before(changed)[3] == 20

    def test_its_points_are_a_downfloat_where_the_rules_say_so(self) -> None:
        cards = [cards_before_next_round(self.event(cells))[3].unplayed for cells in ("", "0000 - Z")]
        assert cards == [[(1, "Z", 5)]] * 2

    @pytest.mark.parametrize("system", [one.id for one in editions() if not one.cycles and one.games == 1])
    def test_every_edition_pairs_it_like_a_zero_point_bye(self, system: str) -> None:
        assert pair(self.event(""), system).games() == pair(self.event("0000 - Z"), system).games()
