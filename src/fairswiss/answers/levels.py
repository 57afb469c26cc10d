"""The reasons of an opponent with more points, or with fewer: an odd group, or nobody left to meet in it."""

from fairswiss.answers import reasons
from fairswiss.answers.halves import halves_of
from fairswiss.answers.kinds import Answer, Other, Question
from fairswiss.answers.reasons import Chosen
from fairswiss.answers.ruled_out import answer_by, outright, passed_over, put_back, verdict_on
from fairswiss.answers.scene import Scene
from fairswiss.why import Articles, GroupTrace, steps


def points_answer(scene: Scene, player: int) -> Answer | None:
    """The answer for somebody whose opponent has other points; None for everybody else."""
    other = scene.opponent[player]
    if scene.points(player) == scene.points(other) or not scene.explanation.layout.grouped:
        return None
    own = answer_by(scene.voice.points, scene, Question.POINTS, player, other)
    if own:
        return own
    higher, lower = (player, other) if scene.points(player) > scene.points(other) else (other, player)
    joined, brought_up = _joined(scene, lower), _brought_up(scene, lower)
    reason: reasons.Levels
    chooser = 0
    if brought_up:
        counts = scene.points(higher), brought_up.size, brought_up.needed
        peers = scene.peers(brought_up.from_score)
        reason = reasons.BroughtUp(lower, *counts, brought_up.from_score, peers.index(lower) + 1, len(peers))
        others, articles = passed_over(scene, lower, brought_up.passed), brought_up.articles
    elif joined:
        step, size = joined
        line = scene.line(lower)
        wanted = {"w": "b", "b": "w", "": ""}[step.dominating]
        reason = reasons.Joined(
            lower, scene.points(higher), size, step.whites, step.blacks, wanted,
            bool(wanted) and line.due == wanted, line.score, line.rating,
        )  # fmt: skip
        others = (*passed_over(scene, lower, step.passed), *put_back(scene, step, lower, wanted))
        articles = step.articles
    elif (upfloat := _upfloat(scene, lower)) is not None:
        size = len(group.players) if (group := scene.group_of(lower)) else 0
        points = scene.points(higher)
        reason = reasons.Upfloated(lower, points, size, upfloat.needed, upfloat.odd)
        others, articles = passed_over(scene, lower, upfloat.passed), upfloat.articles
    else:
        reason, others, articles = _leaving(scene, higher)
        chooser = higher
    return scene.answer(
        Question.POINTS, player, other, reason, others, about=higher, articles=articles, chooser=chooser
    )


def _joined(scene: Scene, lower: int) -> "tuple[steps.CameUp, int] | None":
    """The step by which somebody came up to the group he is paired in, and how many were left there then."""
    group = scene.group_of(lower)
    for at, step in enumerate(group.steps if group else ()):
        if isinstance(step, steps.CameUp) and step.player == lower and group:
            paired = sum(isinstance(one, steps.FloaterPaired | steps.IslandPaired) for one in group.steps[:at])
            return step, len(group.players) - paired
    return None


def _upfloat(scene: Scene, lower: int) -> "steps.Upfloat | None":
    """The step by which somebody came up to fill a bracket."""
    group = scene.group_of(lower)
    found = (step for step in (group.steps if group else ()) if isinstance(step, steps.Upfloat))
    return next((step for step in found if step.player == lower), None)


def _brought_up(scene: Scene, lower: int) -> "steps.BroughtUp | None":
    """The step by which somebody was brought up to the group he is paired in."""
    group = scene.group_of(lower)
    found = (step for step in group.steps if isinstance(step, steps.BroughtUp)) if group else ()
    return next((step for step in found if step.player == lower), None)


def _leaving(scene: Scene, who: int) -> tuple[reasons.Levels, tuple[Other, ...], Articles]:
    points = scene.points(who)
    peers = scene.peers(points)
    up = sum(scene.points(scene.opponent[one]) > points for one in peers if one in scene.opponent)
    bye = scene.pairing.bye in peers
    left = len(peers) - up - bye
    candidates = tuple(one for one in peers if one not in (who, scene.pairing.bye))
    others = tuple(outright(scene, who, candidates))
    step = _leaving_step(scene, who)
    articles = step.articles if step else ()
    counts = who, points, len(peers), up, bye
    if len(others) == len(candidates):
        return reasons.NoneLeft(*counts), others, articles
    free = [one for one in candidates if one not in {out.player for out in others}]
    chosen = _chosen(scene, who, step)
    if chosen is Chosen.OTHER:
        at = next((one for one in reversed(free)), 0)
        others += (Other(at, verdict_on(scene, who, at)),)
    if left % 2:
        return reasons.Odd(*counts, chosen), others, articles
    return reasons.Even(*counts), others if chosen is Chosen.OTHER else (*others, _closest(scene, who, free)), articles


def _closest(scene: Scene, who: int, free: list[int]) -> Other:
    return Other(free[-1], verdict_on(scene, who, free[-1]))


def _leaving_step(scene: Scene, who: int) -> "steps.LeftOver | steps.Downfloat | steps.IslandPaired | None":
    home = scene.home_of(who)
    for step in home.steps if home else ():
        if isinstance(step, steps.LeftOver | steps.Downfloat) and step.player == who:
            return step
        if isinstance(step, steps.IslandPaired) and step.one == who:
            return step
    return None


def _chosen(scene: Scene, who: int, step: "steps.LeftOver | steps.Downfloat | steps.IslandPaired | None") -> Chosen:
    """The list or the rating says it, or neither does."""
    home = scene.home_of(who)
    points = scene.points(who)
    peers = [one for one in scene.peers(points) if one != scene.pairing.bye]
    staying = [one for one in peers if scene.points(scene.opponent[one]) <= points]
    if isinstance(step, steps.Downfloat) and home and staying[-1:] == [who] and _over(scene, home, who):
        return Chosen.LAST
    if isinstance(step, steps.LeftOver) and not step.passed:
        lowest = min(scene.line(one).rating for one in staying)
        if scene.line(who).rating == lowest:
            return Chosen.LOWEST
    return Chosen.OTHER


def _over(scene: Scene, group: GroupTrace, who: int) -> bool:
    """The pairs of the list leave this player over, where there is such a list and nobody came from above."""
    if group.floaters or not scene.voice.by_list:
        return False
    return who not in {one for pair in halves_of(group).pairs() for one in pair}
