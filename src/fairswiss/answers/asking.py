"""The questions, asked of a round that is paired once."""

from fairswiss.answers.byes import bye_answer, no_bye_answer
from fairswiss.answers.colours import colour_answer
from fairswiss.answers.kinds import Answer, Question
from fairswiss.answers.levels import points_answer
from fairswiss.answers.opponents import opponent_answer
from fairswiss.answers.reasons import Away, NotPaired
from fairswiss.answers.ruled_out import by_verdict
from fairswiss.answers.scene import Scene
from fairswiss.judge import no_player, require_two
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament


class RoundAnswers:
    """One round, paired once, of which any number of questions can be asked."""

    def __init__(self, tournament: Tournament, system: str, number: int = 0, options: Options = Options()) -> None:
        self._scene = Scene(tournament, system, number, options)
        self._known = {player.number for player in tournament.players}
        self.pairing = self._scene.pairing

    def of(self, player: int) -> tuple[Answer, ...]:
        """All answers for a player, the most wanted first."""
        scene = self._scene
        if player not in self._known:
            raise no_player(player)
        found: tuple[Answer | None, ...]
        if player in scene.opponent:
            found = (
                opponent_answer(scene, player),
                points_answer(scene, player),
                colour_answer(scene, player),
                no_bye_answer(scene, player),
            )
        elif player in scene.lines or player == scene.pairing.resting:
            found = (bye_answer(scene, player),)
        else:
            found = (scene.answer(Question.ABSENT, player, 0, Away(scene.pairing.round)),)
        return tuple(answer for answer in found if answer)

    def board(self, board: int) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
        """The answers for White and for Black of a board."""
        for pair in self.pairing.pairs:
            if pair.board == board:
                return self.of(pair.white), self.of(pair.black)
        words = "Round {number} has no board {board}: it has {count}."
        raise BadRequest(gettext(words, number=self.pairing.round, board=board, count=len(self.pairing.pairs)))

    def why_not(self, one: int, other: int) -> Answer:
        """The answer to why two are not paired."""
        for player in (one, other):
            if player not in self._known:
                raise no_player(player)
        require_two(one, other)
        scene = self._scene
        verdict = scene.judge.verdict(one, other)
        opponent = scene.opponent
        reason = NotPaired(by_verdict(scene, verdict), opponent.get(one, 0), opponent.get(other, 0))
        return scene.answer(Question.NOT_PAIRED, one, other, reason, articles=verdict.articles)


def answers_of(
    tournament: Tournament, number: int, player: int, *, system: str, options: Options = Options()
) -> tuple[Answer, ...]:
    """All answers for a player in a round; 0 stands for the next one."""
    return RoundAnswers(tournament, system, number, options).of(player)


def board_answers(
    tournament: Tournament, number: int, board: int, *, system: str, options: Options = Options()
) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """All answers for White and for Black of a board."""
    return RoundAnswers(tournament, system, number, options).board(board)


def why_not_answer(
    tournament: Tournament, number: int, one: int, other: int, *, system: str, options: Options = Options()
) -> Answer:
    """The answer to why two are not paired."""
    return RoundAnswers(tournament, system, number, options).why_not(one, other)
