"""The whole round in one small picture: its score groups from the top, and who moves from one to the other."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import format_points
from fairswiss.rendering.book import Book
from fairswiss.rendering.drawing_words import drawing_phrase, number_of
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.stages import Stage
from fairswiss.rendering.svg import box, head, line, linked, picture, said, wide
from fairswiss.why import steps

_PITCH, _BAR, _HEIGHT = 46, 300, 30
_LEFT, _LANE = 74, 30
_SHOWN = 4


class Flow(NamedTuple):
    """Players who leave one group for another; groups are counted from 1."""

    start: int
    end: int
    players: tuple[int, ...]


def flows(pairing: Pairing) -> tuple[Flow, ...]:
    """Everybody who is paired, or passes on, elsewhere than in the group of his points."""
    there = list(scenes(pairing))
    return tuple(flow for place, scene in enumerate(there, 1) for flow in _into(place, scene, there))


def _into(place: int, scene: Scene, there: list[Scene]) -> Iterator[Flow]:
    came: dict[int, list[int]] = {}
    for player in scene.trace.floaters:
        before = (at for at in range(place - 1, 0, -1) if player in _members(there[at - 1]))
        if start := next(before, place - 1):
            came.setdefault(start, []).append(player)
    for start, players in came.items():
        yield Flow(start, place, tuple(players))
    rising: dict[int, list[int]] = {}
    for step in scene.trace.steps:
        if isinstance(step, steps.CameUp | steps.BroughtUp | steps.IslandPaired):
            below = (at for at, other in enumerate(there, 1) if at > place and other.score == step.from_score)
            rising.setdefault(next(below, place + 1), []).append(step.players[-1])
    for start, players in rising.items():
        yield Flow(min(start, len(there) + 1), place, tuple(players))


def _members(scene: Scene) -> set[int]:
    return {*scene.trace.players, *scene.trace.floaters}


def flow_picture(book: Book, pairing: Pairing, stages: tuple[Stage, ...]) -> str:
    """The picture as SVG, each group leading to its own; nothing for a round of fewer than two groups."""
    there = list(scenes(pairing))
    if len(there) < 2:
        return ""
    sizes = [_size(stage) for stage in stages[1:]]
    most = max(players for players, _ in sizes) or 1
    parts = [_row(at, scene, *sizes[at], most) for at, scene in enumerate(there)]
    lanes, drawn = _lanes(book, flows(pairing))
    height = len(there) * _PITCH + 10
    if any(max(flow.start, flow.end) > len(there) for flow in flows(pairing)):
        height += _PITCH
    if pairing.bye is not None:
        parts.append(said(_LEFT, height + 12, drawing_phrase("map.bye", player=book.label(pairing.bye)), "fs-way"))
        height += 24
    width = _LEFT + _BAR + 40 + lanes * _LANE + 260
    return picture(
        "flow", width, height, drawing_phrase("map.title"), drawing_phrase("map.about"), "".join((*parts, *drawn))
    )


def _size(stage: Stage) -> tuple[int, int]:
    return len({player for lane in stage.lanes for player in (*lane.left, *lane.right)}), len(stage.meetings)


def _row(at: int, scene: Scene, players: int, pairs: int, most: int) -> str:
    y = at * _PITCH + 8
    words = drawing_phrase("map.size", players=number_of("players", players), pairs=number_of("pairs", pairs))
    inside = (
        said(_LEFT - 12, y + 21, format_points(scene.score), "fs-score", "end")
        + box(_LEFT, y, max(150, wide(words) + 20, _BAR * players // most), _HEIGHT, "fs-bar")
        + said(_LEFT + 10, y + 20, words, "fs-size")
    )
    return linked(inside, f"#group-{at + 1}", words, "fs-group")


def _lanes(book: Book, found: tuple[Flow, ...]) -> tuple[int, list[str]]:
    """The arrows, beside each other where they would cross; and how many of them stand side by side."""
    ends: list[int] = []
    drawn = []
    for flow in sorted(found, key=lambda flow: sorted((flow.start, flow.end))):
        first, last = sorted((flow.start, flow.end))
        lane = next((at for at, end in enumerate(ends) if end <= first), len(ends))
        ends[lane:] = [last, *ends[lane + 1 :]]
        drawn.append(_arrow(book, flow, lane))
    return len(ends), drawn


def _arrow(book: Book, flow: Flow, lane: int) -> str:
    down = flow.end > flow.start
    x = _LEFT + _BAR + 34 + lane * _LANE
    edge = _LEFT + _BAR + 12
    start = (flow.start - 1) * _PITCH + 23 + (8 if down else -8)
    end = (flow.end - 1) * _PITCH + 23 + (-8 if down else 8)
    kind = "map.down" if down else "map.up"
    text = drawing_phrase(f"{kind}.1" if len(flow.players) == 1 else kind, players=_numbers(flow))
    names = ", ".join(book.label(player) for player in flow.players)
    shown = line(f"M{edge},{start}H{x}V{end}H{edge + 6}", "fs-move") + head(edge, end, "w", "fs-move")
    place = (start + end) // 2
    shown += box(x - 4, place - 9, wide(text) + 10, 18, "fs-plate fs-flow", 4) + said(x, place + 4, text, "fs-way")
    where = f' data-from="{flow.start}" data-to="{flow.end}"'
    return f"<g{where}>{linked(shown, '', drawing_phrase(f'{kind}.names', players=names))}</g>"


def _numbers(flow: Flow) -> str:
    """The first of the players by their numbers, and how many more there are."""
    numbers = ", ".join(map(str, flow.players[:_SHOWN]))
    more = len(flow.players) - _SHOWN
    return drawing_phrase("map.more", players=numbers, count=more) if more > 0 else numbers
