"""The reasons of an opponent, and of other points, where a group is paired by proposals and exchanges."""

from fairswiss.answers import scrutiny_reasons as reasons
from fairswiss.answers.kinds import Answer, Other, Question
from fairswiss.answers.ruled_out import outright, passed_over
from fairswiss.answers.scene import Scene
from fairswiss.why import FloaterType, GroupTrace, steps

_OTHER = {"w": "b", "b": "w", "": ""}


def found_in_group(
    scene: Scene, player: int, step: "steps.ScrutinyPair"
) -> "tuple[reasons.FoundInGroup, tuple[Other, ...]]":
    """The opponent by the halves of the list, or by the order of trials."""
    group = scene.group_of(player)
    if group is None:
        raise AssertionError("a pair of no group")
    others = passed_over(scene, step.one, step.passed)
    if isinstance(step, steps.IncomingPaired):
        if scene.points(step.two) != group.score:
            return reasons.Guests(group.score), others
        wanted = _OTHER[scene.line(step.one).due]
        owed = bool(wanted) and scene.line(step.two).due == wanted
        here = [one for one in scene.peers(group.score) if one not in (step.one, scene.pairing.bye)]
        seat = here[:: 1 if step.from_above else -1].index(step.two) + 1, len(here)
        return reasons.Visitor(step.one, step.two, group.score, step.from_above, wanted, owed, *seat), others
    if others:
        return reasons.FirstFound(step.one, step.two, others[0].player, 0), others
    proposed = next(one for one in group.steps if isinstance(one, steps.Proposed))
    whole = (*proposed.upper, *proposed.lower)
    if whole.index(step.two) - whole.index(step.one) != len(proposed.upper):
        before = sum(isinstance(one, steps.ScrutinyPair) for one in group.steps[: group.steps.index(step)])
        return reasons.FirstFound(step.one, step.two, 0, before), ()
    listed = whole if proposed.down else whole[::-1]
    places = listed.index(player) + 1, listed.index(scene.opponent[player]) + 1
    return reasons.InHalves(group.score, len(whole), *places), ()


def left_group_answer(scene: Scene, player: int) -> Answer:
    """The answer for somebody whose opponent has other points: who of the two left a group, and why."""
    other = scene.opponent[player]
    for who in (player, other):
        for group in scene.explanation.groups:
            for step in group.steps:
                if isinstance(step, steps.Floats) and step.player == who:
                    return _moved(scene, player, group, step)
    for group in scene.explanation.groups:
        for step in group.steps:
            if isinstance(step, steps.Cracked) and {player, other} & set(step.players):
                who, partner = (step.one, step.two) if step.one in (player, other) else (step.two, step.one)
                reason = reasons.TakenBack(who, partner)
                return scene.answer(Question.POINTS, player, other, reason, about=who, articles=step.articles)
    raise AssertionError("two of different points, and neither left a group")


def _moved(scene: Scene, player: int, group: GroupTrace, step: "steps.Floats") -> Answer:
    size = len(group.players) + len(group.floaters)
    reason = reasons.Moved(step.player, group.score, size, step.down, step.type)
    alone = step.type is FloaterType.ALONE
    peers = (one for one in scene.peers(group.score) if one not in (step.player, scene.pairing.bye))
    others = tuple(outright(scene, step.player, peers)) if alone else passed_over(scene, step.player, step.passed)
    return scene.answer(
        Question.POINTS, player, scene.opponent[player], reason, others,
        about=step.player, articles=step.articles, chooser=step.player if alone else 0,
    )  # fmt: skip
