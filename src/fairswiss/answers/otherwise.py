"""Answers about a game that the rules do not give: what they give instead, and what they have against it."""

from collections.abc import Iterator

from fairswiss.answers import changed
from fairswiss.answers.kinds import Answer, Question, Seated
from fairswiss.answers.ruled_out import by_verdict
from fairswiss.answers.scene import Scene


def as_seated(scene: Scene, seat: Seated, answers: tuple[Answer, ...]) -> Iterator[Answer]:
    """The answers for what is: those of the rules, as far as the seat is the one that they give."""
    usual, colour = scene.opponent.get(seat.player, 0), scene.colour(seat.player)
    same = seat.other == usual
    if same and seat.colour == colour:
        yield from answers
        return
    kept = (Question.OPPONENT, Question.POINTS) if same else ()
    yield from (answer for answer in answers if answer.question in kept)
    if not same:
        yield _paired(scene, seat, usual)
    if seat.other:
        seated = changed.OtherwiseSeated(seat.by_hand, usual, colour)
        yield scene.answer(Question.COLOUR, seat.player, seat.other, seated)._replace(colour=seat.colour)


def _paired(scene: Scene, seat: Seated, usual: int) -> Answer:
    verdict = scene.judge.verdict(seat.player, seat.other) if seat.other else None
    against, articles = (by_verdict(scene, verdict), verdict.articles) if verdict else (None, ())
    reason = changed.OtherwisePaired(seat.by_hand, usual, scene.opponent.get(seat.other, 0), against)
    question = Question.OPPONENT if seat.other else Question.BYE
    found = scene.answer(question, seat.player, seat.other, reason, articles=articles)
    return found._replace(colour=seat.colour)
