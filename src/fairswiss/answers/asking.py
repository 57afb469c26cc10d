"""The questions, asked of a round that is paired once."""

from fairswiss.answers.byes import bye_answer, no_bye_answer
from fairswiss.answers.colours import colour_answer
from fairswiss.answers.kinds import Answer, Answered, Question, Seated
from fairswiss.answers.levels import points_answer
from fairswiss.answers.opponents import opponent_answer
from fairswiss.answers.otherwise import as_seated
from fairswiss.answers.reasons import Away, NotPaired
from fairswiss.answers.ruled_out import by_verdict
from fairswiss.answers.scene import Scene
from fairswiss.judge import about, no_player, require_two
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.why.verdicts import Verdict


class RoundAnswers:
    """One round, paired once, of which any number of questions can be asked."""

    def __init__(self, tournament: Tournament, system: str, number: int = 0, options: Options = Options()) -> None:
        self._scene = Scene(tournament, system, number, options)
        self._known = {player.number for player in self._scene.before.players}
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
            found = (scene.answer(Question.ABSENT, player, 0, _away(scene, player)),)
        return tuple(answer for answer in found if answer)

    def board(self, board: int) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
        """The answers for White and for Black of a board."""
        white, black = self._seats(board)
        return self.of(white), self.of(black)

    def _seats(self, board: int) -> tuple[int, int]:
        for pair in self.pairing.pairs:
            if pair.board == board:
                return pair.white, pair.black
        words = "Round {number} has no board {board}: it has {count}."
        raise BadRequest(
            gettext(words, number=self.pairing.round, board=board, count=len(self.pairing.pairs)), code="no-such-board"
        )

    def why_not(self, one: int, other: int) -> Answer:
        """The answer to why two are not paired."""
        return self._not_paired(self._verdict(one, other))

    def _verdict(self, one: int, other: int) -> Verdict:
        for player in (one, other):
            if player not in self._known:
                raise no_player(player)
        require_two(one, other)
        return self._scene.judge.verdict(one, other)

    def _not_paired(self, verdict: Verdict) -> Answer:
        scene, one, other = self._scene, verdict.first, verdict.second
        partners = scene.opponent.get(one, 0), scene.opponent.get(other, 0)
        reason = NotPaired(by_verdict(scene, verdict), *partners)
        return scene.answer(Question.NOT_PAIRED, one, other, reason, articles=verdict.articles)

    # -- with the rules in detail --------------------------------------------------------------------------------------

    def answered(self, player: int) -> Answered:
        """The answers for a player, with everything that touched him."""
        return Answered(self.of(player), (about(self.pairing, player),))

    def seated_answered(self, seat: Seated) -> Answered:
        """The answers for a player as the round was really made; the details are those of the rules."""
        answers = tuple(as_seated(self._scene, seat, self.of(seat.player)))
        return Answered(answers, (about(self.pairing, seat.player),))

    def board_answered(self, board: int) -> Answered:
        """The answers for both players of a board, with everything that touched them."""
        both = self._seats(board)
        answers = tuple(answer for player in both for answer in self.of(player))
        return Answered(answers, tuple(about(self.pairing, player) for player in both), board)

    def why_not_answered(self, one: int, other: int) -> Answered:
        """The answer to why two are not paired, with the verdict."""
        verdict = self._verdict(one, other)
        return Answered((self._not_paired(verdict),), (verdict,))


def _away(scene: Scene, player: int) -> Away:
    number, before = scene.pairing.round, scene.before
    code = next((one.code for one in before.absences if (one.round, one.player) == (number, player)), "")
    return Away(number, code, len(before.rounds) - len(scene.records[player].colours))


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


def player_answered(
    tournament: Tournament, number: int, player: int, *, system: str, options: Options = Options()
) -> Answered:
    """The answers for a player, with the rules in detail."""
    return RoundAnswers(tournament, system, number, options).answered(player)


def board_answered(
    tournament: Tournament, number: int, board: int, *, system: str, options: Options = Options()
) -> Answered:
    """The answers for both players of a board, with the rules in detail."""
    return RoundAnswers(tournament, system, number, options).board_answered(board)


def why_not_answered(
    tournament: Tournament, number: int, one: int, other: int, *, system: str, options: Options = Options()
) -> Answered:
    """The answer to why two are not paired, with the rules in detail."""
    return RoundAnswers(tournament, system, number, options).why_not_answered(one, other)
