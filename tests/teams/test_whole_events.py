"""Whole events of teams have no fault, and the judge of them notices those that are put in."""

import pytest

from fairswiss import generate
from fairswiss.model import TeamBye
from tests.independent.teams import match_faults, match_points, member_faults
from tests.teams.events import event
from tests.teams.whole_events import KINDS, judged


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_event_is_paired_written_checked_and_counted(kind: str) -> None:
    for seed in range(2):
        rounds, faults = judged(seed, kind, 12)
        assert rounds
        assert faults == []


class TestTheJudge:
    """It must be able to fail."""

    EVENT = generate(3, "swiss-team-2026", players=8, rounds=3).tournament

    def test_a_second_match_and_a_team_without_one(self) -> None:
        rounds = self.EVENT.rounds
        again = self.EVENT._replace(rounds=(rounds[0], rounds[0], rounds[2]))
        assert any("met again" in fault for fault in match_faults(again))
        mine = {*self.EVENT.team_event.teams[0].players}
        games = tuple(game for game in rounds[0].games if not {*game[:2]} & mine)
        fewer = self.EVENT._replace(rounds=(rounds[0]._replace(games=games), *rounds[1:]))
        assert any("team 1 has 0 fates" in fault for fault in match_faults(fewer))

    def test_a_second_bye(self) -> None:
        byes = (TeamBye(1, 8, "U"), TeamBye(2, 8, "U"))
        given = self.EVENT._replace(team_event=self.EVENT.team_event._replace(byes=byes))
        assert any("8 may not have the bye" in fault for fault in match_faults(given))

    def test_a_table_of_one_cycle_is_not_a_swiss_event(self) -> None:
        assert any("times" in fault for fault in match_faults(self.EVENT, cycles=1))

    def test_colours_of_boards(self) -> None:
        first, *rest = self.EVENT.rounds
        turned = first.games[0]._replace(white=first.games[0].black, black=first.games[0].white)
        games = (turned, *first.games[1:])
        wrong = self.EVENT._replace(rounds=(first._replace(games=games), *rest))
        assert any("colours" in fault for fault in match_faults(wrong))

    def test_points(self) -> None:
        first, *rest = self.EVENT.rounds
        lost = first._replace(games=tuple(game._replace(white_result="0", black_result="1") for game in first.games))
        assert match_points(self.EVENT._replace(rounds=(lost, *rest))) != match_points(self.EVENT)

    def test_team_mates_and_colours_of_members(self) -> None:
        mates = event(2, 2, 2).with_round([(1, 2), (3, 4)])
        assert any("met" in fault for fault in member_faults(mates, full=False))
