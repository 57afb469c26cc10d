"""Record 001 up to the points and the rank."""

import pytest

from fairswiss.model import Player, Tournament
from tests.formats.lines import accepted, refused, row, warned


def only_player(tournament: Tournament) -> Player:
    (player,) = tournament.players
    return player


def test_every_field_is_read_from_its_columns() -> None:
    line = "001   17 wWGM Alpha, Anna Maria                 2412 FID     1000011 1990/01/31  0.0    3"
    assert only_player(accepted(line)) == Player(
        17, "Alpha, Anna Maria", 2412, "WGM", "FID", "1000011", "1990/01/31", "w", 3
    )


def test_a_line_that_ends_after_the_name_is_a_player_without_the_rest() -> None:
    assert only_player(accepted("001    1      Alpha")) == Player(1, "Alpha")


@pytest.mark.parametrize(("written", "read"), [("gm", "GM"), ("wim", "WIM"), ("g", "g"), ("wf", "wf"), ("KM", "KM")])
def test_titles_are_normalised_and_short_forms_kept(written: str, read: str) -> None:
    assert only_player(accepted(row(1, title=written))).title == read


@pytest.mark.parametrize("sex", ["m", "w", "f", ""])
def test_the_sex_is_kept_as_written(sex: str) -> None:
    assert only_player(accepted(row(1, sex=sex))).sex == sex


@pytest.mark.parametrize("rating", ["", "0"])
def test_no_rating_is_0(rating: str) -> None:
    assert only_player(accepted(row(1, rating=rating))).rating == 0


@pytest.mark.parametrize(
    "name", ["Łoś, Żółw", "Иванов, Иван", "王, 小明", "O'Neill-Ø, J. (jr)", "e\u0301\u2028x\u0085y"]
)
def test_names_of_every_script_are_kept(name: str) -> None:
    assert only_player(accepted(row(1, name=name, points="0.0", rank=1))).name == name


def test_numbers_of_five_digits_grow_to_the_left() -> None:
    tournament = accepted(row(9999, "12345 w 1", rank=9999), row(12345, "9999 b 0", rank=12345))
    assert [(player.number, player.rank) for player in tournament.players] == [(9999, 9999), (12345, 12345)]
    assert tournament.rounds[0].games == ((9999, 12345, "1", "0"),)


def test_leading_zeros_are_numbers_too() -> None:
    assert accepted(row("0001", "0002 w 1"), row("0002", "0001 b 0")).rounds[0].games == ((1, 2, "1", "0"),)


@pytest.mark.parametrize(
    ("line", "column", "words"),
    [
        (row("x"), 5, "'x'"),
        (row(0), 5, "'0'"),
        (row(""), 5, "''"),
        (row("1_0"), 5, "'1_0'"),
        (row("²"), 5, "'²'"),
        (row(1, rating="2x00"), 49, "rating '2x00'"),
        (row(1, points="a.b"), 80, "points 'a.b'"),
        (row(1, rank="1st"), 85, "rank '1st'"),
    ],
)
def test_a_number_that_is_none_is_an_error_with_its_column(line: str, column: int, words: str) -> None:
    (problem,) = refused(line)
    assert (problem.where.line, problem.where.column) == (1, column)
    assert words in problem.what
    assert problem.why
    assert problem.remedy


def test_two_players_with_one_number_are_an_error_naming_both_lines() -> None:
    (problem,) = refused(row(1), row(2), row(1))
    assert problem.where.line == 3
    assert "line 1" in problem.what


def test_a_character_between_two_fields_is_told() -> None:
    tournament, (warning,) = warned(row(1, name="x" * 33).replace("x ", "xy", 1))
    assert only_player(tournament).name == "x" * 33
    assert warning.where.column == 48


class TestPoints:
    def test_points_that_the_results_do_not_make_are_a_warning_with_both_values(self) -> None:
        _, (warning,) = warned(row(1, "2 w 1", points="2.0"), row(2, "1 b 0", points="0.0"))
        assert warning.where == (1, 81, 1, 0)
        assert "2.0" in warning.what
        assert "1.0" in warning.what

    def test_no_points_are_not_checked(self) -> None:
        accepted(row(1, "2 w 1"), row(2, "1 b 0"))

    def test_points_may_have_five_columns(self) -> None:
        accepted("XXS W=100.5 L=-10.0", row(1, "2 w 1", points="100.5"), row(2, "1 b 0", points="-10.0"))

    @pytest.mark.parametrize("points", ["1.0", "1.5"])
    def test_a_bye_asked_for_may_be_counted_already_or_not(self, points: str) -> None:
        accepted(row(1, "2 w 1", "0000 - H", points=points), row(2, "1 b 0", points="0.0"))

    def test_they_follow_the_scoring(self) -> None:
        accepted(
            "162  W 3.0    D 1.0    P 2.0",
            row(1, "2 w 1", "0000 - U", points="5.0"),
            row(2, "1 b 0", "3 w =", points="1.0"),
            row(3, "0000 - H", "2 b =", points="2.0"),
        )

    def test_they_follow_changes_of_points(self) -> None:
        accepted(
            row(1, "2 w 1", "2 b -", points="2.0"),
            row(2, "1 b 0", "1 w +", points="1.0"),
            "299          -0.5  001    2",
            "299 -         1.5  002    1",
            "299 W         0.5  000    1",
            "299 +         1.5  000    2",
            "299           9.0  003    1",
        )

    def test_a_bonus_of_no_round_is_counted_once(self) -> None:
        accepted(
            row(1, "2 w 1", "2 b =", points="2.0"),
            row(2, "1 b 0", "1 w =", points="0.5"),
            "299           0.5  000    1",
        )

    def test_virtual_points_are_not_counted(self) -> None:
        accepted("XXA    1  1.0", row(1, "2 w 1", points="1.0"), row(2, "1 b 0", points="0.0"))
