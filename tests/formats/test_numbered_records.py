"""Records that name players by number: byes, virtual points, prohibitions, changes of points, national ratings."""

import pytest

from fairswiss.formats import read_trf, write_trf
from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    NationalRecord,
    Prohibition,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    TeamMatch,
    Tournament,
)
from tests.formats.lines import accepted, refused, report, row, warned

TEN = [row(number) for number in range(1, 11)]
PLAYED = [row(1, "2 w 1"), row(2, "1 b 0"), row(3), row(4)]


def written(tournament: Tournament, edition: str, *codes: str) -> list[str]:
    return [line for line in write_trf(tournament, edition).split("\n") if line.startswith(codes)]


class TestByes:
    def test_240_for_rounds_to_come(self) -> None:
        tournament = accepted(*PLAYED, "240 H 002    3    4", "240 Z 005    1", "240 f 003    3")
        assert tournament.absences == (Absence(2, 3, "H"), Absence(2, 4, "H"), Absence(3, 3, "F"), Absence(5, 1, "Z"))

    def test_240_fills_an_empty_cell_of_a_recorded_round(self) -> None:
        tournament = accepted(*PLAYED, "240 H 001    3")
        assert tournament.rounds[0].byes == (Bye(3, "H"),)
        assert not tournament.absences

    def test_240_may_repeat_what_the_player_has(self) -> None:
        tournament = accepted(row(1, "2 w 1"), row(2, "1 b 0"), row(3, "0000 - H"), "240 H 001    3")
        assert tournament.rounds[0].byes == (Bye(3, "H"),)

    @pytest.mark.parametrize(("line", "words"), [("240 F 001    3", "a bye H"), ("240 F 001    1", "a game against 2")])
    def test_240_must_not_contradict_the_player(self, line: str, words: str) -> None:
        (problem,) = refused(row(1, "2 w 1"), row(2, "1 b 0"), row(3, "0000 - H"), line)
        assert problem.where.line == 4
        assert words in problem.what

    @pytest.mark.parametrize(
        ("line", "column"),
        [
            ("240 U 002    3", 5),
            ("240", 5),
            ("240 H xyz    3", 7),
            ("240 H 000    3", 7),
            ("240 H", 7),
            ("240 H 002", 11),
            ("240 H 002    x", 11),
        ],
    )
    def test_240_that_cannot_be_read(self, line: str, column: int) -> None:
        (problem,) = refused(*PLAYED, line)
        assert problem.where[:2] == (5, column)

    def test_240_not_in_its_columns(self) -> None:
        assert accepted(*PLAYED, "240 H 2 3 4").absences == (Absence(2, 3, "H"), Absence(2, 4, "H"))

    def test_xxz_is_about_the_next_round(self) -> None:
        assert accepted(*PLAYED, "XXZ 3 4").absences == (Absence(2, 3, "Z"), Absence(2, 4, "Z"))

    def test_the_players_own_entry_goes_before_xxz(self) -> None:
        tournament = accepted(row(1, "2 w 1", "0000 - H"), row(2, "1 b 0"), row(3), "XXZ 1 2 3", "240 F 002    3")
        assert tournament.absences == (Absence(2, 1, "H"), Absence(2, 2, "Z"), Absence(2, 3, "F"))

    @pytest.mark.parametrize("line", ["XXZ 9", "240 H 002    9"])
    def test_somebody_unknown(self, line: str) -> None:
        (problem,) = refused(*PLAYED, line)
        assert problem.where == (5, 0, 9, 0)

    def test_xxz_that_cannot_be_read(self) -> None:
        (problem,) = refused(*PLAYED, "XXZ 3,4")
        assert problem.where.line == 5

    def test_how_they_are_written(self) -> None:
        tournament = accepted(*PLAYED, "240 H 002    3    4", "240 Z 003    3")
        assert written(tournament, "trf26", "240") == ["240 H 002    3    4", "240 Z 003    3"]
        assert written(tournament, "trf16", "240", "XXZ") == ["240 Z 003    3"]  # the next round is in the cells
        assert written(tournament, "trf16", "001    3")[0].endswith("  0000 - H")

    def test_a_list_too_long_for_a_line_takes_several(self) -> None:
        many = range(1, 5001)
        tournament = read_trf(report(*map(row, many))).revised(absences=tuple(Absence(1, n, "H") for n in many))
        assert len(written(tournament, "trf26", "240")) == 3
        assert read_trf(write_trf(tournament)) == tournament


class TestVirtualPoints:
    def test_250_by_ranges(self) -> None:
        tournament = accepted(*TEN, "250       1.0 001 003    1    2", "250       0.5 004 005    1    2")
        assert tournament.accelerations == tuple(Acceleration(n, (10, 10, 10, 5, 5)) for n in (1, 2))

    def test_several_250_add_up(self) -> None:
        tournament = accepted(*TEN, "250       1.0 001 003    1    2", "250       0.5 003 003    2    9")
        assert tournament.accelerations[:3] == (
            Acceleration(1, (10, 10, 10)),
            Acceleration(2, (10, 10, 15)),
            Acceleration(3, (0, 0, 5)),
        )

    @pytest.mark.parametrize("line", ["250 1.0 1 1 2 2", "250 0.0 1.0 1 1 2 2", "250       1.0 001        2"])
    def test_250_not_in_its_columns_or_for_one(self, line: str) -> None:
        assert accepted(*TEN, line).accelerations == (Acceleration(2, (10,)),)

    def test_250_may_name_players_that_are_not_there(self) -> None:
        assert len(accepted(*TEN, "250       1.0 001 001    9   82").accelerations) == 2

    def test_match_points_are_taken_with_a_warning(self) -> None:
        tournament, (warning,) = warned(*TEN, "250  2.0  0.0 001 001    1    1")
        assert tournament.accelerations == (Acceleration(1, (20,)),)
        assert warning.where.column == 5

    @pytest.mark.parametrize(
        "line",
        [
            "250",
            "250       x.0 001 003    1    2",
            "250       1.0 0x1 003    1    2",
            "250       1.0 003 001    1    2",
            "250       1.0 001 003    2    1",
            "250       1.0 000 003    1    2",
            "250       1.0 001 003    1    2 surplus",
            "250       1.0 001 003   11   12",
            "XXA",
            "XXA    x  1.0",
            "XXA    1  1.x",
            "XXA 1 1000.0",
            "250 1000.0 1 1 2 2",
            "XXA   11  1.0",
        ],
    )
    def test_what_cannot_be_read_is_an_error(self, line: str) -> None:
        (problem,) = refused(*TEN, line)
        assert problem.where.line == 11

    @pytest.mark.parametrize("line", ["XXA    1  1.0       0.5", "XXA 1 1.0 0.0 0.5"])
    def test_xxa_by_player(self, line: str) -> None:
        assert accepted(*TEN, line).accelerations == (Acceleration(1, (10, 0, 5)),)

    def test_250_that_add_up_to_more_than_a_field_holds(self) -> None:
        (problem,) = refused(*TEN, *["250     600.0 001 001    2    2"] * 2)
        assert problem.where.player == 2

    def test_both_records_may_say_the_same(self) -> None:
        lines = ["XXA    1  1.0  1.0  0.0", "XXA    1  1.0  1.0  0.0", "250       1.0 001 002    1    1"]
        assert accepted(*TEN, *lines).accelerations == (Acceleration(1, (10, 10)),)

    @pytest.mark.parametrize("line", ["XXA    1  1.0", "250       1.0 001 003    1    1"])
    def test_a_contradiction(self, line: str) -> None:
        (problem,) = refused(*TEN, "XXA    1  1.0  1.0", line)
        assert problem.where.player == 1

    def test_how_they_are_written(self) -> None:
        given = [Acceleration(n, (10, 10, 10, 5, 5)) for n in (1, 2, 3, 5)] + [Acceleration(4, (0, 10))]
        tournament = accepted(*TEN).revised(accelerations=tuple(given))
        assert written(tournament, "trf26", "250", "XXA") == [
            "250       1.0 001 003    1    3",
            "250       1.0 001 003    5    5",
            "250       1.0 002 002    4    4",
            "250       0.5 004 005    1    3",
            "250       0.5 004 005    5    5",
        ]
        assert written(tournament, "trf16", "250", "XXA")[0] == "XXA    1  1.0  1.0  1.0  0.5  0.5"

    def test_a_gap_in_the_numbers_does_not_break_a_range(self) -> None:
        tournament = accepted(row(1), row(5), row(9)).revised(
            accelerations=tuple(Acceleration(n, (10,)) for n in (1, 5, 9))
        )
        assert written(tournament, "trf26", "250") == ["250       1.0 001 001    1    9"]


class TestProhibitions:
    def test_xxp_holds_in_all_rounds(self) -> None:
        assert accepted(*TEN, "XXP 5 2 7").prohibitions == (Prohibition((2, 5, 7)),)

    @pytest.mark.parametrize("line", ["260 002 004    2    5", "260 2 4 2 5"])
    def test_260_holds_in_its_rounds(self, line: str) -> None:
        assert accepted(*TEN, "142 9", line).prohibitions == (Prohibition((2, 5), 2, 4),)

    @pytest.mark.parametrize("line", ["260 001 009    2    5", "260 001 999    2    5", "260            2    5"])
    def test_to_the_end(self, line: str) -> None:
        assert accepted(*TEN, "142 9", line).prohibitions == (Prohibition((2, 5)),)

    @pytest.mark.parametrize(
        "line", ["XXP 2 x", "260 001 004    2    x", "260 a 4 2 5", "260 ab", "2601001 003    2    5", "XXP 2 11"]
    )
    def test_what_cannot_be_read_is_an_error(self, line: str) -> None:
        (problem,) = refused(*TEN, line)
        assert problem.where.line == 11

    @pytest.mark.parametrize("line", ["XXP", "XXP 2", "XXP 2 2", "260", "260 001 004    2"])
    def test_fewer_than_two_players_are_told(self, line: str) -> None:
        _, (warning,) = warned(*TEN, line)
        assert warning.where.line == 11

    def test_how_they_are_written(self) -> None:
        lines = ("XXP 2 5", "260 002 004    1    2    3")
        tournament = accepted(*TEN, *lines)
        assert written(tournament, "trf16", "XXP", "260") == ["260 002 004    1    2    3", "XXP 2 5"]
        assert written(tournament, "trf26", "XXP", "260") == ["260 002 004    1    2    3", "260 001 999    2    5"]
        planned = tournament.revised(rounds_planned=7)
        assert written(planned, "trf26", "260")[1] == "260 001 007    2    5"

    def test_five_digits_leave_no_blank(self) -> None:
        players = [row(n) for n in (12345, 12346, 7)]
        assert accepted(*players, "260 001 0041234512346    7").prohibitions[0].players == (7, 12345, 12346)


class TestChangesOfPoints:
    @pytest.mark.parametrize(
        ("line", "expected"),
        [
            ("299 -   0.0   1.5  004    6", Adjustment((6,), 15, "-", 4)),
            ("299          -0.5  003   10", Adjustment((10,), -5, "", 3)),
            ("299         -10.5  000    1    2", Adjustment((1, 2), -105, "", 0)),
            ("299 W         2.0         1", Adjustment((1,), 20, "W", 0)),
            ("299 +  2.0  2.5 003    6", Adjustment((6,), 25, "+", 3)),
            ("299 h 0.5 3 6 7", Adjustment((6, 7), 5, "H", 3)),
            ("299 -0.5 3 6", Adjustment((6,), -5, "", 3)),
        ],
    )
    def test_in_columns_and_with_blanks(self, line: str, expected: Adjustment) -> None:
        assert accepted(*TEN, line).adjustments == (expected,)

    @pytest.mark.parametrize(
        "line",
        ["299", "299 Q         2.0  001    1", "299 W", "299           1.0  001", "299           1.0  001   11"],
    )
    def test_what_cannot_be_read_is_an_error(self, line: str) -> None:
        (problem,) = refused(*TEN, line)
        assert problem.where.line == 11

    @pytest.mark.parametrize("edition", ["trf16", "trf26"])
    def test_how_they_are_written(self, edition: str) -> None:
        tournament = accepted(*TEN).revised(adjustments=(Adjustment((6,), 15, "-", 4), Adjustment((1, 10), -5)))
        assert written(tournament, edition, "299") == [
            "299          -0.5  000    1   10",
            "299 -         1.5  004    6",
        ]


class TestNationalRecords:
    LINE = "XYZ    5 wKM  Epsilon, Eda                      1850 ABC          55 1994/01/01"

    def test_it_belongs_to_its_player(self) -> None:
        tournament = accepted(self.LINE, *TEN)
        record = NationalRecord("XYZ", 1850, "KM", "ABC", "55", "Epsilon, Eda", "1994/01/01", "w")
        assert tournament.players[4].national == (record,)
        assert not tournament.extra
        assert written(tournament, "trf26", "XYZ") == written(tournament, "trf16", "XYZ")
        assert read_trf(write_trf(tournament)) == tournament

    @pytest.mark.parametrize(
        "line",
        [
            "XYZ   77 w    Nobody",
            "XYZ 5",
            "XYZ",
            "XYZ what is this",
            "xyz    5 w    Epsilon",
            "XXQ    5 w    Epsilon",
            "BBQ    5 w    Epsilon",
            "ACC    5  1.0  1.0",
            "XYZ    5 w    Epsilon                           18x0",
            LINE + " 3.0",
        ],
    )
    def test_any_other_line_of_three_letters_is_kept(self, line: str) -> None:
        assert accepted(*TEN, line).extra == (line,)


class TestTeams:
    LINES = (
        "310   1 Alpha Club                       ALPHA   2251    4.0    6.5   1     1    4    5    8",
        "240 H 003    2    7",
        "250  2.0  0.0 001 003    1   90",
        "260 001 004   71   72",
        "299 -   0.0   1.5  004   66",
    )

    def test_numbers_of_teams_are_not_taken_for_players(self) -> None:
        tournament, warnings = warned(*TEN, *self.LINES)
        assert tournament.extra == (self.LINES[1], *self.LINES[3:])  # 250 names a range, and team 1 is in it
        assert tournament.team_event.accelerations == (Acceleration(1, (20, 20, 20)),)
        assert not tournament.absences
        assert not tournament.accelerations
        assert [warning.where.line for warning in warnings] == [11, 11, 11, 12, 14, 15]

    def test_every_record_becomes_a_fact(self) -> None:
        two = f"310   2 {'Beta Club':<59}  2     2    3"
        tournament, _ = warned(
            *TEN, self.LINES[0], two, "240 H 005    2", "299 -   0.0   1.5  004    2", "320  1.0  2.0 001 000   2",
            "330 +- 004   1   2", "300 002   1   2    1    5 0000    8", "352 WBWB", "362 TW 3.0   TD 1.0   TL 0.0",
        )  # fmt: skip
        assert not tournament.extra
        assert tournament.team_event == TeamEvent(
            (Team(1, "Alpha Club", (1, 4, 5, 8), "ALPHA", "2251", 1), Team(2, "Beta Club", (2, 3), "", "", 2)),
            True,
            MatchScoring(30, 10, 0),
            "WBWB",
            (10, 20),
            (TeamBye(1, 1, "U"), TeamBye(3, 2, "U"), TeamBye(5, 2, "H")),
            (ForfeitedMatch(4, 1, 2, "+", "-"),),
            (LineUp(2, 1, 2, (1, 5, 0, 8)),),
            (TeamAdjustment((2,), 0, 15, "-", 4),),
        )

    def test_arrangements_and_matches_without_boards_become_facts(self) -> None:
        two = f"310   2 {'Beta Club':<59}  2     2    3"
        lines = ("142 5", "250  2.0  0.0 001 002    1    1", "260 002 003    1    2", "### Match 2: 2-1")
        tournament, _ = warned(*TEN, self.LINES[0], two, *lines)
        event = tournament.team_event
        assert event.accelerations == (Acceleration(1, (20, 20)),)
        assert event.prohibitions == (Prohibition((1, 2), 2, 3),)
        assert event.matches == (TeamMatch(2, 2, 1),)
        assert len(tournament.rounds) == 2
        assert not tournament.extra
        assert read_trf(write_trf(tournament)) == tournament

    @pytest.mark.parametrize(
        "line",
        [
            "310   x Nameless", "310   1 Again", f"310   3 {'Strangers':<64} 77",
            f"310   3 {'Twice':<64}  6    6",
            "320  1.x  2.0 001", "320  1.0      001", "320  1.0  2.0 009", "330 ++ 001   1   2", "330 +- 001   1   1",
            "300 001   1   2    2", "300 001   1   9    1", "352 WXB", "362 TW", "362 TX 1.0",
            f"013 {'Old':<32}  10",
            "240 Q 001    1", "240 H 001    9", "299 what", "260 001 003    1    9", "260 001 003    1", "250 what",
            "250  1.0  0.0 001 003   70   90",
        ],
    )  # fmt: skip
    def test_a_broken_record_is_a_warning_and_kept(self, line: str) -> None:
        two = f"310   2 {'Beta Club':<59}  2     2    3"
        tournament, warnings = warned(*TEN, self.LINES[0], two, line)
        assert tournament.extra == (line,)
        assert [w.what for w in warnings if w.where.line == 13] == [
            f"the record {line[:3]} is kept but not interpreted"
        ]
        assert read_trf(write_trf(tournament)) == tournament

    def test_the_old_record_leaves_the_other_numbers_to_players(self) -> None:
        tournament = accepted(*TEN, "013 Alpha Club                         1    4    5", "240 H 001    4")
        assert tournament.team_event.teams == (Team(1, "Alpha Club", (1, 4, 5)),)
        assert [absence.player for absence in tournament.absences] == [4]

    def test_a_whole_team_may_have_the_allocated_bye(self) -> None:
        team = "013 Alpha                           " + " ".join(f"{number:>4}" for number in (1, 2))
        tournament = accepted(row(1, "0000 - U"), row(2, "0000 - U"), team)
        assert [bye.code for bye in tournament.rounds[0].byes] == ["U", "U"]

    @pytest.mark.parametrize("edition", ["trf16", "trf26"])
    def test_what_players_ask_for_is_still_written(self, edition: str) -> None:
        tournament, _ = warned(*TEN, *self.LINES, "XXZ 4", "XXP 1 2", "XXA    3  1.0")
        assert tournament.absences
        assert read_trf(write_trf(tournament, edition)) == tournament


KEPT = (
    "### remark", "801 x", "802   1 ALPHA    4.0    6.5   6 w  2.5   PAB    2.0     3 b  4.0f", "999 what",
    "XXF 1 2", "?", "  indented",
)  # fmt: skip


@pytest.mark.parametrize("edition", ["trf16", "trf26"])
def test_every_other_line_is_kept_in_the_order_of_the_file(edition: str) -> None:
    tournament = accepted(KEPT[0], row(1), *KEPT[1:], "", "   ")
    assert tournament.extra == KEPT
    assert write_trf(tournament, edition).endswith("\n".join([*KEPT, ""]))
