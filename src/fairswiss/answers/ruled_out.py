"""Obstacles and verdicts of the rules as reasons against somebody, without the words of any text."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from fairswiss.answers.company import COLOURS
from fairswiss.answers.kinds import Answer, Other, Question
from fairswiss.answers.scene import Scene
from fairswiss.why import Aim, against, obstacles, steps, verdicts
from fairswiss.why.against import Against
from fairswiss.why.obstacles import Passed
from fairswiss.why.reasons import Seen
from fairswiss.why.verdicts import Verdict
from fairswiss.why.voices import Answering

_FromBelow = steps.FloaterPaired | steps.IslandPaired | steps.CameUp


def outright(scene: Scene, player: int, candidates: Iterable[int]) -> Iterator[Other]:
    """Those whom a rule keeps from this player whatever else is paired."""
    for candidate in candidates:
        obstacle = scene.judge.ask.barrier(player, candidate)
        if obstacle:
            yield Other(candidate, by_obstacle(scene, obstacle, player))


def passed_over(scene: Scene, asking: int, passed: Iterable[Passed]) -> tuple[Other, ...]:
    """Those who came earlier in the order and were not taken."""
    return tuple(Other(one.player, by_obstacle(scene, one, asking)) for one in passed)


def put_back(scene: Scene, step: _FromBelow, lower: int, colour: str) -> Iterator[Other]:
    """Players who would have come before someone from below, had they not played up lately.

    Where the limit on that does not bar them, it still puts them behind everybody else: no step passes over them.
    """
    earlier = {one.player for one in step.passed} | scene.paired_before(step)
    taken = scene.line(lower)
    for one in scene.peers(taken.score):
        line = scene.line(one)
        sooner = (bool(colour) and line.due == colour, line.rating) > (
            bool(colour) and taken.due == colour,
            taken.rating,
        )
        if sooner and taken.may_upfloat and not line.may_upfloat and one not in earlier | {scene.pairing.bye}:
            yield Other(one, _played_up(scene, one))


def _played_up(scene: Scene, who: int) -> against.PlayedUp:
    up = scene.records[who].upfloats
    return against.PlayedUp(who, scene.pairing.round - 1 in up, len(up))


def by_obstacle(scene: Scene, obstacle: Passed, asking: int = 0) -> Against:
    """An obstacle between its player and the one who asks."""
    match obstacle:
        case obstacles.Own():
            return obstacle.against(scene.lines, asking)
        case obstacles.Met():
            return against.Met(obstacle.round)
        case obstacles.Forbidden():
            return against.Forbidden(obstacle.bond)
        case obstacles.Colours() | obstacles.Clash():
            return _same_colour(scene, asking, obstacle.player)
        case obstacles.Barred():
            return _played_up(scene, obstacle.who)
        case obstacles.HadPoint():
            return against.HadPoint(obstacle.round)
        case obstacles.DeadEnd() | obstacles.NotPairable() | obstacles.NoOpponentAbove() | obstacles.RowsBelow():
            return _not_everybody(obstacle)
        case obstacles.Costlier() | obstacles.NextGroup():
            return _worse(scene, obstacle)
        case obstacles.LeftBehind():
            return against.NotThere(asking)
        case obstacles.Needed():
            return against.Needed(obstacle.pairs)
        case obstacles.ColourFixed():
            return against.ColourFixed(scene.line(obstacle.player).due)
        case obstacles.FloatedBefore():
            return against.MovedBefore()
        case _:
            assert_never(obstacle)


_Unpaired = obstacles.DeadEnd | obstacles.NotPairable | obstacles.NoOpponentAbove | obstacles.RowsBelow


def _not_everybody(obstacle: _Unpaired) -> Against:
    """Somebody would be left without an opponent: of the round, of a group, or of the rows below."""
    match obstacle:
        case obstacles.DeadEnd():
            return against.DeadEnd()
        case obstacles.NotPairable():
            return against.NotPairable()
        case obstacles.NoOpponentAbove():
            return against.NoneAbove()
        case obstacles.RowsBelow():
            return against.NoRows()
        case _:
            assert_never(obstacle)


def _worse(scene: Scene, obstacle: obstacles.Costlier | obstacles.NextGroup) -> against.Worse:
    if isinstance(obstacle, obstacles.Costlier):
        aim, points = scene.aims.get(obstacle.criterion), obstacle.bracket
    else:
        aim, points = Aim.NEXT_GROUP, scene.line(obstacle.player).score
    return against.Worse(aim, points, obstacle.chosen, obstacle.instead)


def _same_colour(scene: Scene, asking: int, other: int) -> against.SameColour:
    mine, yours = scene.lines.get(asking), scene.line(other)
    return against.SameColour(yours.due if mine and mine.due == yours.due else "")


def verdict_on(scene: Scene, one: int, other: int) -> Against:
    """The first reason against two who take part and neither of whom needs to be paired."""
    return by_verdict(scene, scene.judge.ask(one, other))


def by_verdict(scene: Scene, verdict: Verdict) -> Against:
    """The reason of a verdict."""
    because = verdict.because
    if isinstance(because, obstacles.Absolute):
        return by_obstacle(scene, because, verdict.first if because.player == verdict.second else verdict.second)
    if isinstance(because, verdicts.ByStep):
        return _by_step(scene, because, verdict)
    if isinstance(because, verdicts.ByRound):
        return _by_round(scene, because, verdict)
    match because:
        case verdicts.Own():
            return because.against(seen_by(scene))
        case verdicts.Paired():
            return against.PairedAlready(because.board)
        case verdicts.Absent():
            return against.Absent(because.player)
        case verdicts.Bye():
            return against.HasBye(because.player)
        case verdicts.OtherRound():
            return against.OtherRounds(because.rounds)
        case _:
            assert_never(because)


def _by_round(scene: Scene, because: verdicts.ByRound, verdict: Verdict) -> Against:
    match because:
        case verdicts.DeadEnd():
            return against.DeadEnd(because.score is not None, scene.bye_given_first)
        case verdicts.Worse():
            aim = scene.aims.get(because.criterion)
            shared = _shared(scene, verdict) if aim in COLOURS else ""
            return against.Worse(aim, because.score, because.chosen, because.instead, shared)
        case verdicts.WorseBye() | verdicts.WorseBar():
            return against.HigherBye(isinstance(because, verdicts.WorseBar))
        case verdicts.LaterInSequence():
            return _by_first_list(scene, verdict) or against.Later(because.others_up)
        case _:
            assert_never(because)


def _shared(scene: Scene, verdict: Verdict) -> str:
    """The colour that both are owed; empty where they are owed different ones."""
    mine, yours = (scene.line(one).due for one in (verdict.first, verdict.second))
    return mine if mine == yours else ""


def _by_step(scene: Scene, because: verdicts.ByStep, verdict: Verdict) -> Against:
    match because:
        case verdicts.LeftOver():
            return against.BothLeft()
        case verdicts.PassedOver():
            return by_obstacle(scene, because.passed, because.player)
        case verdicts.Taken():
            return against.ChosenFirst(because.partner, because.player)
        case verdicts.LaterInOrder():
            return against.After(because.player, because.partner)
        case verdicts.SameSide():
            return against.SameSide(_side(scene, because.player, because.left))
        case verdicts.OtherGroup():
            mine, yours = scene.points(because.player), scene.points(because.left)
            return against.OtherPoints(mine, yours) if mine != yours else against.NotThere(because.player)
        case verdicts.SameHalf() | verdicts.OtherRow():
            return _by_halves(verdict)
        case _:
            assert_never(because)


def _side(scene: Scene, one: int, other: int) -> str:
    """The column in which the two stood."""
    for group in scene.explanation.groups:
        for step in group.steps:
            if isinstance(step, steps.Columns):
                for colour, column in (("w", step.whites), ("b", step.blacks)):
                    if one in column and other in column:
                        return colour
    return ""


def _by_halves(verdict: Verdict) -> Against:
    halves = verdict.step
    if not isinstance(halves, steps.Halves):
        raise AssertionError("a verdict by halves without the halves")
    return _placed(halves.upper, halves.lower, verdict)


def _by_first_list(scene: Scene, verdict: Verdict) -> Against | None:
    """The places of the two, if in round 1 the halves of the list are paired in order; None otherwise."""
    paired = [number for number in scene.lines if number in scene.opponent] if scene.pairing.round == 1 else []
    upper, lower = paired[: len(paired) // 2], paired[len(paired) // 2 :]
    if not upper or any(scene.opponent[one] != other for one, other in zip(upper, lower, strict=True)):
        return None
    return _placed(upper, lower, verdict)


def _placed(upper: Sequence[int], lower: Sequence[int], verdict: Verdict) -> Against:
    whole, size = (*upper, *lower), len(upper)
    place, other_place = whole.index(verdict.first), whole.index(verdict.second)
    if (place < size) == (other_place < size):
        return against.SameHalf(place < size, size)
    return against.OtherRow(place % size + 1, other_place % size + 1)


# -- what an edition says itself ---------------------------------------------------------------------------------------


def seen_by(scene: Scene) -> Seen:
    """The round as an edition sees it."""
    return Seen(
        scene.explanation,
        scene.lines,
        scene.opponent,
        scene.group_of,
        lambda player: sum(code == "U" for _, code, _ in scene.records[player].unplayed),
        lambda obstacle, asking: by_obstacle(scene, obstacle, asking),
        lambda player, candidates: tuple(outright(scene, player, candidates)),
        scene.before.places,
    )


def answer_by(voice: Answering, scene: Scene, question: Question, player: int, other: int) -> Answer | None:
    """The answer of the edition's own, if it has one."""
    found = voice(seen_by(scene), player)
    if found is None:
        return None
    return scene.answer(
        question, player, other, found.reason, found.others,
        about=found.about, articles=found.articles, chooser=found.chooser,
    )  # fmt: skip
