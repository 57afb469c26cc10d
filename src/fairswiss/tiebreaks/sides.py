"""A tournament of teams as the tie-breaks see it (article 11): one event for match points and one for game points."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from fairswiss.model.matches import Sides, TeamRound, sides_of
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.editions import Edition
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.records import KINDS, Record, Turn, record_of

MATCH, GAME = "MP", "GP"
_OTHER = {MATCH: GAME, GAME: MATCH}
_DRAWABLE = frozenset("1=0+-")


class TeamsEvent(Event):
    """Teams with one of their two scores; the other one is at hand."""

    def __init__(
        self,
        tournament: Tournament,
        edition: Edition,
        rounds: int,
        *,
        score: str = MATCH,
        primary: str = MATCH,
        sides: Sides | None = None,
        predetermined: bool = False,
        announced: Announced = NOTHING_ELSE,
    ) -> None:
        self.score = score
        self.primary = primary
        self.sides = sides or sides_of(tournament, rounds)
        super().__init__(tournament, edition, rounds, predetermined=predetermined, announced=announced)

    @cached_property
    def other(self) -> "TeamsEvent":
        """The same teams with their other score."""
        return self._like(_OTHER[self.score], self.sides)

    def scored(self, tie_break: TieBreak) -> "TeamsEvent":
        """The event with the score a tie-break asks for; the primary one when it asks for none (article 13)."""
        return self if (tie_break.score or self.primary) == self.score else self.other

    def with_score(self, score: str) -> "TeamsEvent":
        return self if score == self.score else self.other

    def _enter(self, adjust: bool) -> dict[int, Record]:
        tournament, scoring = self.tournament, self.tournament.team_event.scoring
        games = tournament.scoring
        if self.score == MATCH:
            self.win, self.draw, self.loss = scoring
        else:
            self.win, self.draw, self.loss = (
                self.sides.boards * points for points in (games.white_win, games.white_draw, games.white_loss)
            )
        which = 0 if self.score == MATCH else 1
        records = {}
        for team in tournament.team_event.teams:
            row = self.sides.rounds[team.number]
            turns = [self._turn(turn) for turn in row]
            bonuses = [bonus.get(team.number, (0, 0))[which] for bonus in self.sides.bonuses]
            participant = Player(team.number, team.name)
            records[team.number] = record_of(participant, turns, bonuses, self.counted_for_opponents(adjust))
        return records

    def _turn(self, turn: TeamRound) -> Turn:
        theirs = self._points(self.sides.rounds[turn.opponent][turn.round - 1]) if turn.opponent else 0
        return Turn(turn.round, turn.opponent, turn.colour, turn.code, self._points(turn), theirs, KINDS[turn.code])

    def _points(self, turn: TeamRound) -> Points:
        return turn.match_points if self.score == MATCH else turn.game_points

    def _with_final_round_drawn(self, number: int) -> "TeamsEvent":
        """8.3 for matches: those of the final round end level, on every board."""
        scoring, half = self.tournament.team_event.scoring, self.sides.boards * self.tournament.scoring.white_draw
        rounds = {
            team: [
                turn._replace(code="=", match_points=scoring.draw, game_points=half, boards=())
                if turn.round == number and turn.opponent and turn.code in _DRAWABLE
                else turn
                for turn in row
            ]
            for team, row in self.sides.rounds.items()
        }
        return self._like(self.score, self.sides._replace(rounds=rounds))

    def _like(self, score: str, sides: Sides) -> "TeamsEvent":
        return TeamsEvent(
            self.tournament,
            self.edition,
            self.rounds,
            score=score,
            primary=self.primary,
            sides=sides,
            predetermined=self.predetermined,
            announced=self.announced,
        )

    def board_points(self, number: int) -> list[Fraction]:
        """The game points of a team by board in all its matches (article 12).

        Forfeits are ordinary results; a bye of the pairing is a win on every board.
        """
        return self._by_board(self.sides.rounds[number])

    def encounter_points(self, number: int, opponent: int, counted: frozenset[str]) -> list[Fraction]:
        """The same in the matches against one opponent that are encounters, by kind: a forfeited one may be none."""
        turns = self.sides.rounds[number]
        return self._by_board([turn for turn in turns if turn.opponent == opponent and KINDS[turn.code] in counted])

    def _by_board(self, turns: Sequence[TeamRound]) -> list[Fraction]:
        points = [Fraction()] * self.sides.boards
        win = Fraction(self.tournament.scoring.white_win)
        for turn in turns:
            if turn.boards:
                for board in turn.boards:
                    if board.number <= len(points):
                        points[board.number - 1] += board.points
            elif turn.code in "U+F":
                points = [so_far + win for so_far in points]
        return points
