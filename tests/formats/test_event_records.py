"""The records about the event, and those about the frame of the tournament."""

import pytest

from fairswiss.formats import read_trf, write_trf
from tests.formats.lines import accepted, refused, row, warned

FIELDS = {
    "012": "name", "022": "city", "032": "federation", "042": "start", "052": "end", "092": "type_text",
    "102": "chief_arbiter", "122": "rate_of_play", "182": "program", "192": "encoded_type", "202": "tie_breaks",
    "212": "standings_order", "222": "time_control",
}  # fmt: skip


@pytest.mark.parametrize(("code", "field"), FIELDS.items())
@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_texts(code: str, field: str, edition: str) -> None:
    tournament = accepted(f"{code}  Some  text ", row(1))
    assert getattr(tournament.info, field) == "Some  text"
    assert f"{code} Some  text\n" in write_trf(tournament, edition)


def test_an_empty_text_is_none_and_the_first_text_counts() -> None:
    tournament, (warning,) = warned("012", "012 One", "012 One", "012 Two", row(1))
    assert tournament.info.name == "One"
    assert warning.where.line == 4


def test_deputies_have_a_line_each() -> None:
    tournament = accepted("112 One", "112", "112 Two", row(1))
    assert tournament.info.deputies == ("One", "Two")


def test_round_dates_stand_above_the_rounds() -> None:
    line = f"{'132':<91}26/03/07            2026/03/09"
    tournament = accepted(line, row(1))
    assert tournament.info.round_dates == ("26/03/07", "", "2026/03/09")
    assert line in write_trf(tournament)


def test_round_dates_elsewhere_are_read_with_a_warning() -> None:
    tournament, _ = warned("132 26/03/07 26/03/08/10:00", row(1))
    assert tournament.info.round_dates == ("26/03/07", "26/03/08/1")
    assert read_trf(write_trf(tournament)) == tournament


@pytest.mark.parametrize("text", ["2", "2 (1)", "2(1)", ""])
def test_the_right_number_of_players_is_nothing_to_speak_of(text: str) -> None:
    accepted(f"062 {text}", row(1), row(2))


@pytest.mark.parametrize("text", ["3", "two", "²"])
def test_the_wrong_number_of_players_is_told(text: str) -> None:
    _, (warning,) = warned(f"062 {text}", row(1), row(2))
    assert warning.where.line == 1
    assert "the file has 2" in warning.what


def test_numbers_of_players_are_derived() -> None:
    text = write_trf(accepted("072 9", "082 0", row(1), row(2, rating=0)))
    assert "062 2\n072 1\n082 0\n" in text


def test_a_number_of_teams_is_kept() -> None:
    tournament = accepted("082 12", row(1))
    assert tournament.extra == ("082 12",)
    assert write_trf(tournament).count("\n082 ") == 1


class TestRoundsPlanned:
    @pytest.mark.parametrize("line", ["142 9", "XXR 9", "XXR    9", "142 009"])
    def test_both_records(self, line: str) -> None:
        assert accepted(line, row(1)).rounds_planned == 9

    def test_nobody_said_it(self) -> None:
        assert accepted("142", "XXR", row(1)).rounds_planned is None

    def test_twice_the_same(self) -> None:
        assert accepted("142 9", "XXR 9", row(1)).rounds_planned == 9

    def test_a_conflict_names_both_lines(self) -> None:
        (problem,) = refused("142 9", "XXR 7", row(1))
        assert problem.where.line == 2
        assert "line 1" in problem.what

    @pytest.mark.parametrize("text", ["nine", "0", "-1", "1000", "9 9", "9.5", "9" * 5000])
    def test_it_is_a_number_from_1_to_999(self, text: str) -> None:
        (problem,) = refused(f"XXR {text}", row(1))
        assert problem.where[:2] == (1, 5)

    def test_more_rounds_than_planned(self) -> None:
        (problem,) = refused(row(1, "2 w 1", "2 b 1"), row(2, "1 b 0", "1 w 0"), "XXR 1")
        assert problem.where.line == 3
        assert "2 rounds are recorded" in problem.what

    def test_how_it_is_written(self) -> None:
        tournament = accepted("XXR 9", row(1))
        assert "\n142 9\n" in write_trf(tournament)
        assert "\nXXR 9\n" in write_trf(tournament, "trf16")


class TestFirstColour:
    @pytest.mark.parametrize("line", ["152 W", "152 w", "XXC white1", "XXC WHITE1"])
    def test_white(self, line: str) -> None:
        assert accepted(line, row(1)).first_colour == "w"

    @pytest.mark.parametrize("line", ["152 B", "XXC black1"])
    def test_black(self, line: str) -> None:
        assert accepted(line, row(1)).first_colour == "b"

    @pytest.mark.parametrize("lines", [("152 W", "XXC black1"), ("XXC white1 black1",)])
    def test_a_conflict(self, lines: tuple[str, ...]) -> None:
        (problem,) = refused(*lines, row(1))
        assert problem.where.line == len(lines)

    def test_something_else(self) -> None:
        (problem,) = refused("152 green", row(1))
        assert "'green'" in problem.what

    def test_what_else_xxc_says_is_kept(self) -> None:
        tournament = accepted("XXC other white1", row(1))
        assert tournament.first_colour == "w"
        assert tournament.extra == ("XXC other",)

    def test_how_it_is_written(self) -> None:
        tournament = accepted("152 B", row(1))
        assert "\n152 B\n" in write_trf(tournament)
        assert "\nXXC black1\n" in write_trf(tournament, "trf16")


@pytest.mark.parametrize(
    ("line", "federation", "method"),
    [
        ("172 XYZ FIDON", "XYZ", "FIDON"),
        ("172     FIDON", "", "FIDON"),
        ("172 FIDON", "", "FIDON"),
        ("172 XYZ", "XYZ", ""),
        ("172", "", ""),
        ("172     some other way", "", "some other way"),
    ],
)
def test_whose_rating_counts(line: str, federation: str, method: str) -> None:
    info = accepted(line, row(1)).info
    assert (info.rating_federation, info.rating_method) == (federation, method)


class TestOrderOfThePlayers:
    """``XXC rank``: the place of a line is the pairing number."""

    def test_lines_in_another_order_than_the_numbers(self) -> None:
        tournament, (problem,) = warned("XXC rank white1", row(2), row(3), row(1))
        assert tournament.order == (2, 3, 1)
        assert tournament.places() == {2: 1, 3: 2, 1: 3}
        assert (tournament.first_colour, tournament.extra) == ("w", ())
        assert "order of their lines" in problem.what
        assert problem.where.line == 1

    def test_lines_in_the_order_of_the_numbers_say_nothing_new(self) -> None:
        assert accepted("XXC rank", row(1), row(2)).order == ()

    def test_without_it_the_order_of_the_lines_means_nothing(self) -> None:
        assert accepted("XXC white1", row(2), row(1)).order == ()

    @pytest.mark.parametrize("edition", ["trf16", "trf26"])
    def test_it_is_written_with_the_lines_in_that_order(self, edition: str) -> None:
        tournament, _ = warned("XXC rank", row(2), row(3), row(1))
        text = write_trf(tournament, edition)
        assert "\nXXC rank\n" in text
        assert [line[:8] for line in text.splitlines() if line.startswith("001")] == [
            "001    2",
            "001    3",
            "001    1",
        ]
        assert read_trf(text) == tournament
