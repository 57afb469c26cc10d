"""Warnings before a round is paired or checked: the file is sound, but the answer may not be the one that was meant."""

from pathlib import Path
from typing import Any

import pytest

from fairswiss import BadRequest, check, pair, why_not, write_trf
from fairswiss.model import Absence, Bye, EventInfo, Game, Round, Tournament
from fairswiss.model.teams import MatchScoring, Team, TeamBye, TeamEvent
from fairswiss.usecases.remarks import remarks
from tests.cli.events import Shell, event, saved

DUTCH = "dutch-2026"


def warnings(tournament: Tournament, asked: str = "") -> list[str]:
    return [problem.what for problem in remarks(tournament, asked)]


def in_teams(**more: Any) -> Tournament:
    teams = (Team(1, "Rooks", (1, 2, 3)), Team(2, "Knights", (4, 5, 6)))
    return event(6).revised(team_event=TeamEvent(teams)._replace(**more))


def test_nothing_is_said_of_an_ordinary_event() -> None:
    assert warnings(event()) == warnings(event(), "dubov-1997") == []


class TestAnotherSystem:
    @pytest.mark.parametrize("command", ["pair", "explain", "check"])
    def test_the_one_asked_for_is_used_and_both_are_named(self, run: Shell, tmp_path: Path, command: str) -> None:
        said = run(command, saved(tmp_path, event()), "--system", DUTCH)
        assert "the file names dubov-1997, but dutch-2026 was asked for and is used" in said.err
        assert said.code in (0, 1)

    def test_quiet_leaves_it_out(self, run: Shell, tmp_path: Path) -> None:
        assert run("pair", saved(tmp_path, event()), "--system", DUTCH, "--quiet").err == ""

    @pytest.mark.parametrize(
        ("info", "asked"),
        [
            (EventInfo(), DUTCH),
            (EventInfo(type_text="Dutch 2026"), "dutch"),
            (EventInfo(encoded_type="FIDE_DUTCH", start="2018/05/01"), "dutch-2017"),
            (EventInfo(encoded_type="FIDE_DUTCH_2025_BAKU"), DUTCH),
        ],
    )
    def test_the_same_one_is_no_other(self, info: EventInfo, asked: str) -> None:
        assert warnings(event()._replace(info=info), asked) == []

    def test_an_edition_is_another_than_the_one_before(self) -> None:
        named = event()._replace(info=EventInfo(encoded_type="FIDE_DUTCH_2017"))
        assert warnings(named, "dutch") == ["the file names dutch-2017, but dutch-2026 was asked for and is used"]


class TestTeams:
    def test_members_of_listed_teams_are_paired_with_a_warning(self, run: Shell, tmp_path: Path) -> None:
        said = run("pair", saved(tmp_path, in_teams()))
        assert said.code == 0
        assert "their members are paired as single players" in said.err

    @pytest.mark.parametrize(
        "played",
        [
            in_teams(scoring=MatchScoring(30, 10, 0)),
            in_teams(board_colours="WBW"),
            in_teams(byes=(TeamBye(3, 1, "Z"),)),
            in_teams().revised(info=EventInfo(encoded_type="FIDE_TEAM_MP")),
            event(6).revised(info=EventInfo(encoded_type="FIDE_SCHEVENINGEN")),
        ],
    )
    def test_members_of_teams_that_play_matches_are_not_paired(self, played: Tournament) -> None:
        for ask in (lambda: pair(played, DUTCH), lambda: check(played, DUTCH), lambda: why_not(played, 1, 2, DUTCH)):
            with pytest.raises(BadRequest, match="team matches"):
                ask()

    @pytest.mark.parametrize("what", ["-p", "-c"])
    def test_nor_in_the_drop_in_form(self, run: Shell, tmp_path: Path, what: str) -> None:
        said = run("--dubov-1997", saved(tmp_path, in_teams(board_colours="WBW")), what)
        assert (said.code, said.out) == (3, "")
        assert "team matches" in said.err


class TestLot:
    def test_a_lot_read_from_a_later_round_is_said(self) -> None:
        cancelled = Round((), tuple(Bye(number, "H") for number in range(1, 5)))
        later = event(4, rounds=0, lot="").revised(
            rounds=(cancelled, Round.of([Game(1, 3, "1", "0")])), info=EventInfo()
        )
        assert warnings(later, DUTCH) == [
            "no lot is recorded and no one was paired in round 1: the lot follows from round 2"
        ]
        assert warnings(later.revised(first_colour="w"), DUTCH) == []
        assert warnings(later, "dubov-1997") == warnings(later, "round-robin") == []  # no lot is needed any more


def test_a_round_from_which_everyone_is_absent_is_said() -> None:
    absent = tuple(Absence(3, number) for number in range(1, 8))
    assert warnings(event().revised(absences=absent[:6])) == []
    assert warnings(event().revised(absences=absent)) == ["everyone is absent from round 3, so no one is paired"]


def test_a_line_like_a_player_under_another_code_is_said(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "open.trf"
    file.write_text(write_trf(event(rounds=0)).replace("001    7", "O01    7"))
    said = run("--dubov-1997", str(file), "-p")
    assert said.out.startswith("3\n")
    assert "the line looks like a player's record, but 'O01' is not the code of one" in said.err
