"""Answers where a round is paired down a ladder: the nearest below, who sits out, who has had White less."""

from typing import assert_never

from fairswiss.answers import reasons
from fairswiss.answers.kinds import Answer, Question
from fairswiss.answers.ruled_out import by_obstacle, passed_over
from fairswiss.answers.scene import Scene
from fairswiss.why import clauses, steps
from fairswiss.why.clauses import ColourReason


def nearest_answer(scene: Scene, player: int) -> Answer:
    """The opponent of somebody: the nearest below, or the one whose nearest the player was."""
    step = next(
        one for one in scene.explanation.opening if isinstance(one, steps.LadderPaired) and player in one.players
    )
    reason = reasons.Nearest(step.one, step.place, step.other_place)
    others = passed_over(scene, player, step.passed) if player == step.one else ()
    return scene.answer(Question.OPPONENT, player, scene.opponent[player], reason, others, articles=step.articles)


def sitting_out_answer(scene: Scene, player: int) -> Answer:
    """The answer for the one who sits out."""
    step = _sitting_out(scene)
    reason = reasons.SitsOut(step.present, step.place, step.byes, step.fewest)
    others = passed_over(scene, player, step.passed)
    return scene.answer(Question.BYE, player, 0, reason, others, articles=step.articles)


def not_sitting_out_answer(scene: Scene, player: int) -> Answer:
    """The answer for everybody else when somebody sits out."""
    step = _sitting_out(scene)
    places = {number: place for place, number in enumerate(scene.lines, 1)}
    passed = next((one for one in step.passed if one.player == player), None)
    byes = sum(code == "U" for _, code, _ in scene.records[player].unplayed)
    reason = reasons.OtherSitsOut(
        step.present, step.player, places[player], step.place, byes, step.byes, step.fewest,
        by_obstacle(scene, passed) if passed else None,
    )  # fmt: skip
    return scene.answer(Question.NO_BYE, player, step.player, reason, articles=step.articles)


def _sitting_out(scene: Scene) -> steps.SitsOut:
    return next(step for step in scene.explanation.opening if isinstance(step, steps.SitsOut))


def by_ladder(scene: Scene, reason: ColourReason, clause: clauses.ByLadder) -> reasons.OfLadder:
    """The reason of the colours."""
    match clause:
        case clauses.FewerWhites():
            counts = [scene.line(one).colours.count(letter) for one in (reason.white, reason.black) for letter in "wb"]
            return reasons.FewerWhites(reason.white, reason.black, *counts)
        case clauses.ReturnGame():
            return reasons.ReturnGame(clause.round)
        case clauses.LowerOnLadder():
            return reasons.LowerOnLadder(reason.white, reason.black, clause.white_place, clause.black_place)
        case clauses.RunEnds():
            return reasons.RunEnds(clause.player, clause.colour, clause.times)
        case _:
            assert_never(clause)
