"""The reasons of an opponent: the place on the list or in a column, and who else it would have been."""

from typing import NamedTuple

from fairswiss.answers import reasons
from fairswiss.answers.company import together_in, weighed
from fairswiss.answers.faults import Fault
from fairswiss.answers.halves import halves_of
from fairswiss.answers.kinds import Answer, Other, Question
from fairswiss.answers.ruled_out import answer_by, by_obstacle, outright, passed_over, put_back, verdict_on
from fairswiss.answers.scene import Scene
from fairswiss.why import ColumnOrder, GroupTrace, Layout, against, steps

OTHERS = 8
"""So many others are looked at where nobody stands out."""


class _Found(NamedTuple):
    reason: reasons.Opponents
    others: tuple[Other, ...] = ()
    chooser: int = 0
    """The one for whom they were ruled out; 0: the one who asks."""


def opponent_answer(scene: Scene, player: int) -> Answer:
    """The answer for somebody who has an opponent."""
    other, step, points = scene.opponent[player], scene.pair_steps.get(player), scene.points(player)
    own = answer_by(scene.voice.opponent, scene, Question.OPPONENT, player, other)
    if own:
        return own
    if scene.explanation.layout is Layout.TABLE:
        found = _by_table(scene, player, other)
    elif points == scene.points(other) and len(scene.peers(points)) == 2:
        found = _Found(reasons.OnlyTwo(points))
    else:
        found = _found(scene, player, other, step)
    articles = step.articles if step else ()
    return scene.answer(
        Question.OPPONENT, player, other, found.reason, found.others,
        about=player, articles=articles, chooser=found.chooser or player,
    )  # fmt: skip


def _found(scene: Scene, player: int, other: int, step: "steps.PairMade | steps.MovedRow | None") -> _Found:
    group = scene.group_of(player)
    if isinstance(step, steps.BracketPaired | steps.MovedDownPaired) and group:
        return _by_bracket(scene, player, other, group)
    if isinstance(step, steps.FloaterPaired | steps.IslandPaired):
        return _highest_rated(scene, step)
    if isinstance(step, steps.Row | steps.SameColumn) and group:
        return _by_columns(scene, player, other, step, group)
    if isinstance(step, steps.MovedRow):
        return _moved_row(scene, player, step)
    halves = next((one for one in scene.explanation.opening if isinstance(one, steps.Halves)), None)
    return _in_halves(scene, player, other, halves) if halves else _arranged(scene, player)


# -- half against half -------------------------------------------------------------------------------------------------


def _in_halves(scene: Scene, player: int, other: int, halves: steps.Halves) -> _Found:
    whole = (*halves.upper, *halves.lower)
    place, other_place = whole.index(player) + 1, whole.index(other) + 1
    pairs = len(halves.upper)
    if abs(place - other_place) != pairs:
        return _arranged(scene, player)
    return _Found(reasons.Halves(scene.points(player), len(whole), pairs, place, other_place, True))


def _moved_row(scene: Scene, player: int, step: steps.MovedRow) -> _Found:
    others = passed_over(scene, step.one, step.passed)
    size = len(scene.lines) - (scene.pairing.bye is not None)
    if player == step.one:
        off_list = reasons.OffList(scene.points(player), size, others[0].player, None, first_round=True)
        return _Found(off_list, others)
    halves = next(one for one in scene.explanation.opening if isinstance(one, steps.Halves))
    usual = halves.upper[halves.lower.index(player)]
    ruled_out = (Other(usual, verdict_on(scene, player, usual)),) if usual != step.one else others
    chooser = player if usual != step.one else step.one
    return _Found(reasons.OffList(scene.points(player), size, usual, None, first_round=True), ruled_out, chooser)


def _by_bracket(scene: Scene, player: int, other: int, group: GroupTrace) -> _Found:
    """Bracket editions: as the list says, or what was against it; nothing is said of another order."""
    if not scene.voice.by_list:
        return _arranged(scene, player)
    halves = halves_of(group)
    meets = {one: two for pair in halves.pairs() for one, two in (pair, pair[::-1])}
    usual = meets.get(player, 0)
    if usual == other and scene.points(player) != scene.points(other):
        return _top_of_list(scene, player, other, group)
    if usual == other and (player in halves.upper or player in halves.lower) and not group.floaters:
        return _as_listed(scene, player, group)
    if usual == other:
        return _arranged(scene, player)
    return _off_list(scene, player, usual, group)


class _Company(NamedTuple):
    """The players of a group, and those of them with more points than it, or fewer."""

    there: tuple[int, ...]
    above: tuple[int, ...]
    below: tuple[int, ...]


def _company(scene: Scene, group: GroupTrace) -> _Company:
    came_up = (step.player for step in group.steps if isinstance(step, steps.Upfloat))
    there = (*group.floaters, *group.players, *came_up)
    above = tuple(one for one in there if scene.points(one) > group.score)
    below = tuple(one for one in there if scene.points(one) < group.score)
    return _Company(there, above, below)


def _off_list(scene: Scene, player: int, usual: int, group: GroupTrace) -> _Found:
    """The opponent by the list and what was against it; then the others of the group, like :func:`_arranged`."""
    there, above, below = _company(scene, group)
    others = [Other(usual, verdict_on(scene, player, usual))] if usual else []
    rest = [one for one in there if one not in (player, scene.opponent[player], usual)]
    ruled_out = [*outright(scene, player, rest[:OTHERS])]
    only = len(ruled_out) == len(rest) and all(isinstance(one.against, against.Outright) for one in others)
    free = next((one for one in rest[:OTHERS] if one not in {out.player for out in ruled_out}), 0)
    if free:
        ruled_out.append(Other(free, verdict_on(scene, player, free)))
    away = len(scene.peers(group.score)) - (len(there) - len(above) - len(below))
    reason = reasons.OffList(
        group.score, len(there), usual, _fault(scene, group), above, below, only, away,
        together=together_in(group, len(above), len(there)), weighed=weighed(scene.aims.values()),
    )  # fmt: skip
    return _Found(reason, (*others, *ruled_out))


def _as_listed(scene: Scene, player: int, group: GroupTrace) -> _Found:
    """The upper half against the lower half, where the list alone says so."""
    halves = halves_of(group)
    whole = (*halves.upper, *halves.lower)
    place, other_place = whole.index(player) + 1, whole.index(scene.opponent[player]) + 1
    came_up = sum(isinstance(step, steps.Upfloat) for step in group.steps)
    counts = len(whole), len(halves.upper), place, other_place
    if came_up:
        return _Found(reasons.Halves(group.score, *counts, False, came_up))
    first = scene.pairing.round == 1
    there, above, _ = _company(scene, group)
    complete = len(whole) == len(there) == len(scene.peers(group.score)) + len(above)
    if first or complete:
        together = together_in(group, len(above), len(there))
        return _Found(reasons.Halves(group.score, *counts, first, 0, above, together))
    if above or len(whole) % 2:
        return _arranged(scene, player)
    return _Found(reasons.PairedInside(scene.points(player), len(whole), place, other_place))


def _fault(scene: Scene, group: GroupTrace) -> Fault | None:
    """The first thing wrong with the pairs of the list."""
    step = next((step for step in group.steps if isinstance(step, steps.First)), None)
    match step:
        case steps.FirstIllegal():
            return Fault(step.one, step.two, by_obstacle(scene, step.obstacle, step.one))
        case steps.FirstDeadEnd():
            return Fault(0, 0, against.DeadEnd())
        case steps.FirstByeBarred():
            return Fault(step.player, 0, against.HigherBye(barred=True))
        case steps.FirstWorse():
            aim = scene.aims.get(step.criterion)
            return Fault(0, 0, against.Worse(aim, group.score, step.chosen, step.first))
        case _:
            return None


def _top_of_list(scene: Scene, player: int, other: int, group: GroupTrace) -> _Found:
    moved_down = halves_of(group).moved_down
    higher, lower = (player, other) if scene.points(player) > scene.points(other) else (other, player)
    peers = scene.peers(scene.points(lower))
    place = peers.index(lower) + 1
    if higher not in moved_down:
        return _arranged(scene, player) if group.floaters else _as_listed(scene, player, group)
    turn = moved_down.index(higher) + 1
    return _Found(reasons.TopOfList(higher, lower, scene.points(lower), len(peers), place, turn))


# -- columns -----------------------------------------------------------------------------------------------------------


def _highest_rated(scene: Scene, step: "steps.FloaterPaired | steps.IslandPaired") -> _Found:
    higher, lower = step.one, step.two
    wanted = {"w": "b", "b": "w", "": ""}[scene.line(higher).due]
    line = scene.line(lower)
    reason = reasons.HighestRated(higher, lower, line.score, wanted, bool(wanted) and line.due == wanted, line.rating)
    others = (*passed_over(scene, higher, step.passed), *put_back(scene, step, lower, wanted))
    return _Found(reason, others, higher)


def _by_columns(
    scene: Scene, player: int, other: int, step: "steps.Row | steps.SameColumn", group: GroupTrace
) -> _Found:
    columns = next(one for one in group.steps if isinstance(one, steps.Columns))
    others = passed_over(scene, step.one, step.passed)
    mine = columns.whites if player in columns.whites else columns.blacks
    colour = "w" if mine is columns.whites else "b"
    whites, blacks = len(columns.whites), len(columns.blacks)
    if isinstance(step, steps.SameColumn):
        return _Found(reasons.InColumn(group.score, whites, blacks, colour), others, step.one)
    yours = columns.blacks if mine is columns.whites else columns.whites
    place, other_place = mine.index(player), yours.index(other)
    if columns.order is ColumnOrder.HALVES and place == other_place:
        at, over = (place, whites + place) if mine is columns.whites else (whites + place, place)
        return _Found(_halves_of_columns(scene, group, columns, (at + 1, over + 1)))
    by_number = columns.order is not ColumnOrder.RATING
    both = (player, other) if colour == "w" else (other, player)
    places = place + 1, other_place + 1
    reason = reasons.Columns(group.score, whites, blacks, colour, *places, by_number, *_on_sides(scene, *both))
    if place != other_place and not others and place < len(yours):
        return _Found(reason, (Other(yours[place], verdict_on(scene, player, yours[place])),))
    return _Found(reason, others, step.one)


def _on_sides(scene: Scene, white: int, black: int) -> tuple[int, int]:
    """The average that gives the place on the side of White; and the one who is owed the colour of the other side."""
    sides = (white, "w"), (black, "b")
    changed = next((one for one, side in sides if scene.line(one).due not in ("", side)), 0)
    return scene.line(white).aro_tenths, changed


def _halves_of_columns(
    scene: Scene, group: GroupTrace, columns: steps.Columns, places: tuple[int, int]
) -> reasons.Halves | reasons.PairedInside:
    """Columns that are the halves of a list, because nobody there is owed a colour by any game."""
    there = (*columns.whites, *columns.blacks)
    came_up = sum(scene.points(one) < group.score for one in there)
    first = scene.pairing.round == 1
    if came_up or first or len(there) == len(scene.peers(group.score)):
        return reasons.Halves(group.score, len(there), len(columns.whites), *places, first, came_up=came_up)
    return reasons.PairedInside(group.score, len(there), *places)


# -- tables, and the rest ----------------------------------------------------------------------------------------------


def _by_table(scene: Scene, player: int, other: int) -> _Found:
    order = sorted(scene.before.places().items(), key=lambda item: item[1])
    place = {number: at for at, (number, _) in enumerate(order, 1)}
    row = next(step for step in scene.explanation.opening if isinstance(step, steps.TableRow))
    total = place[player] + place[other]
    highest = row.size in (place[player], place[other])
    reason = reasons.Scheduled(
        len(order), place[player], place[other], scene.pairing.round, row.cycle, 0 if highest else total
    )
    nobody = next((number for number in place if number not in (player, other)), 0)
    return _Found(reason, (Other(nobody, verdict_on(scene, player, nobody)),) if nobody else ())


def _arranged(scene: Scene, player: int) -> _Found:
    """Those near the top of the list who are ruled out outright, and the first whom only a comparison rules out.

    They have the points of the player, else of the opponent, else those nearest to the player's.
    """
    points, other = scene.points(player), scene.opponent[player]
    peers = scene.peers(points)
    left_out = player, other, scene.pairing.bye
    own, theirs = ([one for one in there if one not in left_out] for there in (peers, scene.peers(scene.points(other))))
    anybody = sorted(
        (one for one in scene.lines if one not in left_out), key=lambda one: abs(scene.points(one) - points)
    )
    near = (own or theirs or anybody)[:OTHERS]
    others = tuple(outright(scene, player, near))
    free = next((one for one in near if one not in {out.player for out in others}), 0)
    if free:
        others += (Other(free, verdict_on(scene, player, free)),)
    only = other in peers and 0 < len(own) == len(others) and not free
    return _Found(reasons.Arranged(points, len(peers), only, weighed(scene.aims.values())), others)
