"""A paired round in the manner of Vega's verbose file: one block for every score group, one line for every move."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, zip_longest
from typing import NamedTuple

from fairswiss.explain import Step
from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import Points, format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.groups import Scene, numbers_of_scores, scenes
from fairswiss.rendering.rounds import title
from fairswiss.rendering.sentences import colour_text, passed_lines, step_text
from fairswiss.rendering.words import say

PAIRS = frozenset({"floater-paired", "island-paired", "row", "same-column"})
_CELL = "{:>6} {:>7} {:>6} {:>3} {:>3}"
_ROW = "{}      {}"


class _Block(NamedTuple):
    """A score group being written down."""

    book: Book
    scene: Scene
    below: int
    """The number of the next group."""
    numbers: dict[Points, int]

    def say(self, name: str, player: int = 0, /, **values: object) -> str:
        """A line about a player of some group."""
        card = self.book.cards.get(player)
        side = (card.due.upper() or "-") if card else "-"
        own = self.numbers[card.score] if card else self.scene.number
        values = {"one": player, "side": side, "own": own, "group": self.scene.number, **values}
        return say(name, **values)

    def with_passed(self, line: str, step: Step) -> list[str]:
        """The line, and under it those passed over."""
        return [line, *(f"  {text}" for text in passed_lines(self.book, step))]


def as_vega(book: Book, pairing: Pairing, tournament: Tournament | None) -> str:
    """The whole round; the pairing must carry its explanation."""
    lines = [title(pairing, tournament), ""]
    for step in pairing.explanation.opening if pairing.explanation else ():
        lines += [step_text(book, step), *(f"  {text}" for text in passed_lines(book, step)), ""]
    found, numbers = list(scenes(pairing)), numbers_of_scores(pairing)
    for scene, following in zip_longest(found, found[1:]):
        lines += _group(_Block(book, scene, following.number if following else scene.number + 1, numbers))
    lines += [*_headed(say("vega.boards", round=pairing.round)), *_boards(book, pairing)]
    return "\n".join(lines)


def _headed(head: str) -> list[str]:
    return [say("vega.rule"), head, say("vega.rule")]


def _boards(book: Book, pairing: Pairing) -> Iterator[str]:
    reasons = pairing.explanation.colours if pairing.explanation else ()
    for pair, reason in zip(pairing.pairs, reasons, strict=True):
        yield say("vega.board", board=pair.board, white=pair.white, black=pair.black, why=colour_text(book, reason))


def _group(block: _Block) -> Iterator[str]:
    group = block.scene.trace
    yield from _tables(block)
    yield from _headed(block.say("vega.group"))
    for kind, steps in groupby(group.steps, key=lambda step: _KINDS[step.event]):
        yield from kind(block, list(steps))
    yield from ("", block.say("vega.total"))
    for step in group.steps:
        if step.event in PAIRS:
            yield say("vega.total.pair", one=step.players[0], two=step.players[1])
    yield ""


# -- the tables ------------------------------------------------------------------------------------------------------


def _tables(block: _Block) -> Iterator[str]:
    group = block.scene.trace
    yield block.say("vega.score", score=format_points(block.scene.score))
    yield from _table(block, ("vega.white", group.whites), ("vega.black", group.blacks))
    if group.neither:
        yield from _table(block, ("vega.neither", group.neither), ("", ()))


def _table(block: _Block, left: tuple[str, tuple[int, ...]], right: tuple[str, tuple[int, ...]]) -> Iterator[str]:
    names = [say(name) if name else "" for name, _ in (left, right)]
    heads = [_CELL.format(*_heads()) if name else "" for name in names]
    empty = _CELL.format(*[""] * 5)
    yield _ROW.format(names[0].center(len(empty)), names[1].center(len(empty))).rstrip()
    yield _ROW.format(*heads).rstrip()
    for one, other in zip_longest(left[1], right[1]):
        yield _ROW.format(_cells(block, one) if one else empty, _cells(block, other) if other else "").rstrip()


def _heads() -> list[str]:
    return [say(name) for name in ("vega.id", "column.aro", "vega.rating", "column.c", "column.u")]


def _cells(block: _Block, number: int) -> str:
    card = block.book.cards[number]
    flags = int(card.may_change_colour), int(card.may_upfloat)
    return _CELL.format(number, aro(card.aro_tenths), card.rating, *flags)


# -- the steps, kind by kind -----------------------------------------------------------------------------------------


def _counting(block: _Block, name: str, steps: list[Step]) -> list[str]:
    return [block.say(name, count=len(steps)), *(str(step.players[0]) for step in steps)]


def _floaters(block: _Block, steps: list[Step]) -> Iterator[str]:
    yield from _counting(block, "vega.head.floater-paired", steps)
    for step in steps:
        if step.event == "floater-paired":
            yield from block.with_passed(block.say("vega.to-opponents", step.players[1]), step)
        else:
            yield from block.with_passed(block.say("vega.floats-on", step.players[0]), step)


def _islands(block: _Block, steps: list[Step]) -> Iterator[str]:
    yield from _counting(block, "vega.head.island-paired", steps)
    for step in steps:
        if step.event == "island-paired":
            yield block.say("vega.to-floaters", step.players[0])
            yield from block.with_passed(block.say("vega.to-opponents", step.players[1]), step)
        else:
            yield from block.with_passed(block.say("vega.island-stays", step.players[0]), step)


def _odd(block: _Block, steps: list[Step]) -> Iterator[str]:
    for step in steps:
        yield block.say(f"vega.head.{step.event}", **dict(step.facts))
        if step.players:
            due = block.book.cards[step.players[0]].due.upper() or "-"
            yield from block.with_passed(block.say("vega.moving", step.players[0], to=due), step)
        else:
            yield from block.with_passed(block.say("vega.nobody"), step)


def _leaving(block: _Block, steps: list[Step]) -> Iterator[str]:
    yield from _counting(block, "vega.head.left-over", steps)
    for step in steps:
        player = step.players[0]
        back = player in block.scene.around.came_up
        line = block.say("vega.going-back" if back else "vega.to-floaters", player, group=block.below)
        yield from block.with_passed(line, step)


def _choosing(block: _Block, steps: list[Step]) -> Iterator[str]:
    yield from _counting(block, "vega.head.side-chosen", steps)
    yield from _moving(block, steps, "side", "-")


def _changing(block: _Block, steps: list[Step]) -> Iterator[str]:
    to_white = steps[0].fact("to") == "w"
    whites, blacks = _sides(block.scene.trace.steps)
    moved = len(steps) if to_white else -len(steps)
    yield block.say("vega.head.transferred", whites=whites - moved, blacks=blacks + moved)
    yield from _moving(block, steps, "to", "B" if to_white else "W")


def _moving(block: _Block, steps: list[Step], to: str, side: str) -> Iterator[str]:
    for step in steps:
        values = {"to": str(step.fact(to)).upper(), "side": side, "own": block.scene.number}
        yield from block.with_passed(block.say("vega.moving", step.players[0], **values), step)


def _sides(steps: Iterable[Step]) -> tuple[int, int]:
    """How many stand in the two columns in the end."""
    for step in steps:
        if step.event == "columns":
            whites, blacks = step.fact("whites"), step.fact("blacks")
            return len(whites) if isinstance(whites, tuple) else 0, len(blacks) if isinstance(blacks, tuple) else 0
    return 0, 0


def _standard(block: _Block, steps: list[Step]) -> Iterator[str]:
    whites, blacks = _sides(steps)
    yield from ("", block.say("vega.head.columns", whites=whites, blacks=blacks))


def _inside(block: _Block, steps: list[Step]) -> Iterator[str]:
    yield block.say("vega.head.same-column")
    yield from _rows(block, steps)


def _rows(block: _Block, steps: list[Step]) -> Iterator[str]:
    for step in steps:
        yield from block.with_passed(say("vega.pair", one=step.players[0], two=step.players[1]), step)


_KINDS: dict[str, Callable[[_Block, list[Step]], Iterator[str]]] = {
    "floater-paired": _floaters,
    "floats-on": _floaters,
    "island-paired": _islands,
    "island-stays": _islands,
    "came-up": _odd,
    "nobody-came-up": _odd,
    "left-over": _leaving,
    "side-chosen": _choosing,
    "transferred": _changing,
    "columns": _standard,
    "row": _rows,
    "same-column": _inside,
}
