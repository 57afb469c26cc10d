"""The answers of this edition alone: the reasons of an opponent, and of other points."""

from functools import partial
from itertools import takewhile
from operator import is_not

from fairswiss.rules.lim_2026 import reasons, steps
from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why import GroupTrace
from fairswiss.why.bases import OwnPair
from fairswiss.why.reasons import Found, Seen
from fairswiss.why.steps import Step
from fairswiss.why.voices import Voice

_OTHER = {"w": "b", "b": "w", "": ""}


def _opponent(seen: Seen, player: int) -> Found | None:
    """The opponent by the halves of the list, or by the order of trials; who is alone with his points needs neither."""
    group = seen.group_of(player)
    if group is None or seen.alone(player):
        return None
    step = next(one for one in reversed(group.steps) if isinstance(one, OwnPair) and player in one.players)
    others = seen.passed_over(step.one, step.passed)
    return Found(_found(seen, player, group, step), step.articles, others, about=player, chooser=step.one)


def _found(seen: Seen, player: int, group: GroupTrace, step: OwnPair) -> reasons.FoundInGroup:
    if isinstance(step, steps.IncomingPaired):
        if seen.points(step.two) != group.score:
            both = seen.points(player), seen.points(seen.opponent[player])
            return reasons.Guests(group.score, _size(seen, group), *both)
        wanted = _OTHER[seen.lines[step.one].due]
        owed = bool(wanted) and seen.lines[step.two].due == wanted
        here = _others_there(seen, group, step.one)
        seat = here[:: 1 if step.from_above else -1].index(step.two) + 1, len(here)
        own = seen.points(step.one)
        return reasons.Visitor(step.one, step.two, group.score, step.from_above, wanted, owed, *seat, own)
    proposed = next(one for one in group.steps if isinstance(one, steps.Proposed))
    whole = (*proposed.upper, *proposed.lower)
    earlier = {one for pair in takewhile(partial(is_not, step), group.steps) for one in _pair_of(pair)}
    left = [one for one in whole if one not in earlier]
    first = left[len(left) // 2]
    if first != step.two:
        return reasons.FirstFound(step.one, step.two, first, 0)
    if whole.index(step.two) - whole.index(step.one) != len(proposed.upper):
        before = sum(isinstance(one, OwnPair) for one in group.steps[: group.steps.index(step)])
        return reasons.FirstFound(step.one, step.two, 0, before)
    listed = whole if proposed.down else whole[::-1]
    places = listed.index(player) + 1, listed.index(seen.opponent[player]) + 1
    return reasons.InHalves(group.score, len(whole), *places)


def _pair_of(step: Step) -> tuple[int, ...]:
    return step.players if isinstance(step, OwnPair) else ()


def _points(seen: Seen, player: int) -> Found:
    """The one of the two who left a group, and the reason."""
    other = seen.opponent[player]
    taken = [(group, step) for group in seen.explanation.groups for step in group.steps]
    for who in (player, other):
        for group, step in taken:
            if isinstance(step, steps.Floats) and step.player == who:
                return _moved(seen, group, step)
    for group, step in taken:
        if isinstance(step, steps.Cracked) and {player, other} & set(step.players):
            who, partner = (step.one, step.two) if step.one in (player, other) else (step.two, step.one)
            undone = reasons.TakenBack(who, partner, group.score, _size(seen, group))
            return Found(undone, step.articles, about=who)
    raise AssertionError("two of different points, and neither left a group")


def _moved(seen: Seen, group: GroupTrace, step: steps.Floats) -> Found:
    size = len(group.players) + len(group.floaters)
    reason = reasons.Moved(step.player, group.score, size, step.down, step.type)
    if step.type is FloaterType.ALONE:
        there = [one for one in (*group.floaters, *group.players) if one != step.player]
        others = seen.barred(step.player, there)
        return Found(reason, step.articles, others, about=step.player, chooser=step.player)
    return Found(reason, step.articles, seen.passed_over(step.player, step.passed), about=step.player)


def _size(seen: Seen, group: GroupTrace) -> int:
    """The number of players with the points of a group."""
    return sum(line.score == group.score for line in seen.lines.values())


def _others_there(seen: Seen, group: GroupTrace, player: int) -> list[int]:
    """Those with the points of a group, in rank order, without one of them and without the one who has the bye."""
    has_bye = [one for one in seen.lines if one not in seen.opponent]
    return [one for one, line in seen.lines.items() if line.score == group.score and one not in (player, *has_bye)]


VOICE = Voice(WORDS, opponent=_opponent, points=_points)
