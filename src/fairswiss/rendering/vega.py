"""A paired round in the manner of Vega's verbose file: one block for every score group, one line for every move."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any, NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import Points, format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.groups import Scene, numbers_of_scores, scenes
from fairswiss.rendering.reasons import colour_text
from fairswiss.rendering.rounds import title
from fairswiss.rendering.sentences import passed_lines, step_text
from fairswiss.rendering.words import phrase
from fairswiss.why import steps
from fairswiss.why.steps import Step

_CELL = "{:>6} {:>7} {:>6} {:>3} {:>3}"
_ROW = "{}      {}"


class _Block(NamedTuple):
    """A score group being written down."""

    book: Book
    scene: Scene
    below: int
    """The number of the next group."""
    numbers: dict[Points, int]

    def phrase(self, name: str, player: int = 0, /, **values: object) -> str:
        """A line about a player of some group."""
        card = self.book.cards.get(player)
        side = (card.due.upper() or "-") if card else "-"
        own = self.numbers[card.score] if card else self.scene.number
        values = {"one": player, "side": side, "own": own, "group": self.scene.number, **values}
        return phrase(name, **values)

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
    lines += [*_headed(phrase("vega.boards", round=pairing.round)), *_boards(book, pairing)]
    return "\n".join(lines)


def _headed(head: str) -> list[str]:
    return [phrase("vega.rule"), head, phrase("vega.rule")]


def _boards(book: Book, pairing: Pairing) -> Iterator[str]:
    reasons = pairing.explanation.colours if pairing.explanation else ()
    for pair, reason in zip(pairing.pairs, reasons, strict=True):
        yield phrase("vega.board", board=pair.board, white=pair.white, black=pair.black, why=colour_text(book, reason))


def _group(block: _Block) -> Iterator[str]:
    group = block.scene.trace
    yield from _tables(block)
    yield from _headed(block.phrase("vega.group"))
    for written, alike in groupby(group.steps, key=_way):
        yield from written(block, list(alike))
    yield from ("", block.phrase("vega.total"))
    for step in group.steps:
        if isinstance(step, steps.GroupPair):
            yield phrase("vega.total.pair", one=step.one, two=step.two)
    yield ""


# -- the tables ------------------------------------------------------------------------------------------------------


def _tables(block: _Block) -> Iterator[str]:
    group = block.scene.trace
    yield block.phrase("vega.score", score=format_points(block.scene.score))
    yield from _table(block, ("vega.white", group.whites), ("vega.black", group.blacks))
    if group.neither:
        yield from _table(block, ("vega.neither", group.neither), ("", ()))


def _table(block: _Block, left: tuple[str, tuple[int, ...]], right: tuple[str, tuple[int, ...]]) -> Iterator[str]:
    names = [phrase(name) if name else "" for name, _ in (left, right)]
    heads = [_CELL.format(*_heads()) if name else "" for name in names]
    empty = _CELL.format(*[""] * 5)
    yield _ROW.format(names[0].center(len(empty)), names[1].center(len(empty))).rstrip()
    yield _ROW.format(*heads).rstrip()
    for one, other in zip_longest(left[1], right[1]):
        yield _ROW.format(_cells(block, one) if one else empty, _cells(block, other) if other else "").rstrip()


def _heads() -> list[str]:
    return [phrase(name) for name in ("vega.id", "column.aro", "vega.rating", "column.c", "column.u")]


def _cells(block: _Block, number: int) -> str:
    card = block.book.cards[number]
    flags = int(card.may_change_colour), int(card.may_upfloat)
    return _CELL.format(number, aro(card.aro_tenths), card.rating, *flags)


# -- the steps, kind by kind -----------------------------------------------------------------------------------------


def _way(step: Step) -> Callable[[_Block, list[Any]], Iterator[str]]:
    """The writer for a run of steps like this one."""
    match step:
        case steps.FloaterPaired() | steps.FloatsOn():
            return _floaters
        case steps.IslandPaired() | steps.IslandStays():
            return _islands
        case steps.CameUp() | steps.NobodyCameUp():
            return _odd
        case steps.LeftOver():
            return _leaving
        case steps.SideChosen():
            return _choosing
        case steps.Transferred():
            return _changing
        case steps.Columns():
            return _standard
        case steps.SameColumn():
            return _inside
        case steps.Row():
            return _rows
        case _:
            return _in_words


def _in_words(block: _Block, taken: list[Step]) -> Iterator[str]:
    for step in taken:
        yield from block.with_passed(step_text(block.book, step, block.scene.around), step)


def _floaters(block: _Block, taken: list[steps.FloaterPaired | steps.FloatsOn]) -> Iterator[str]:
    yield block.phrase("vega.head.floater-paired", count=len(taken))
    yield from (str(step.players[0]) for step in taken)
    for step in taken:
        if isinstance(step, steps.FloaterPaired):
            yield from block.with_passed(block.phrase("vega.to-opponents", step.two), step)
        else:
            yield from block.with_passed(block.phrase("vega.floats-on", step.player), step)


def _islands(block: _Block, taken: list[steps.IslandPaired | steps.IslandStays]) -> Iterator[str]:
    yield block.phrase("vega.head.island-paired", count=len(taken))
    yield from (str(step.players[0]) for step in taken)
    for step in taken:
        if isinstance(step, steps.IslandPaired):
            yield block.phrase("vega.to-floaters", step.one)
            yield from block.with_passed(block.phrase("vega.to-opponents", step.two), step)
        else:
            yield from block.with_passed(block.phrase("vega.island-stays", step.player), step)


def _odd(block: _Block, taken: list[steps.CameUp | steps.NobodyCameUp]) -> Iterator[str]:
    for step in taken:
        if isinstance(step, steps.CameUp):
            yield block.phrase("vega.head.came-up", whites=step.whites, blacks=step.blacks)
            due = block.book.cards[step.player].due.upper() or "-"
            yield from block.with_passed(block.phrase("vega.moving", step.player, to=due), step)
        else:
            yield block.phrase("vega.head.nobody-came-up")
            yield from block.with_passed(block.phrase("vega.nobody"), step)


def _leaving(block: _Block, taken: list[steps.LeftOver]) -> Iterator[str]:
    yield block.phrase("vega.head.left-over", count=len(taken))
    yield from (str(step.player) for step in taken)
    for step in taken:
        back = step.player in block.scene.around.came_up
        line = block.phrase("vega.going-back" if back else "vega.to-floaters", step.player, group=block.below)
        yield from block.with_passed(line, step)


def _choosing(block: _Block, taken: list[steps.SideChosen]) -> Iterator[str]:
    yield block.phrase("vega.head.side-chosen", count=len(taken))
    yield from (str(step.player) for step in taken)
    for step in taken:
        yield from _moving(block, step, step.side, "-")


def _changing(block: _Block, taken: list[steps.Transferred]) -> Iterator[str]:
    to_white = taken[0].to == "w"
    whites, blacks = _sides(block.scene.trace.steps)
    moved = len(taken) if to_white else -len(taken)
    yield block.phrase("vega.head.transferred", whites=whites - moved, blacks=blacks + moved)
    for step in taken:
        yield from _moving(block, step, step.to, "B" if to_white else "W")


def _moving(block: _Block, step: steps.SideChosen | steps.Transferred, to: str, side: str) -> list[str]:
    values = {"to": to.upper(), "side": side, "own": block.scene.number}
    return block.with_passed(block.phrase("vega.moving", step.player, **values), step)


def _sides(taken: Iterable[Step]) -> tuple[int, int]:
    """The final number of players in each of the two columns."""
    stated = next((step for step in taken if isinstance(step, steps.Columns)), None)
    return (len(stated.whites), len(stated.blacks)) if stated else (0, 0)


def _standard(block: _Block, taken: list[steps.Columns]) -> Iterator[str]:
    whites, blacks = _sides(taken)
    yield from ("", block.phrase("vega.head.columns", whites=whites, blacks=blacks))


def _inside(block: _Block, taken: list[steps.SameColumn]) -> Iterator[str]:
    yield block.phrase("vega.head.same-column")
    yield from _rows(block, taken)


def _rows(block: _Block, taken: Sequence[steps.Row | steps.SameColumn]) -> Iterator[str]:
    for step in taken:
        yield from block.with_passed(phrase("vega.pair", one=step.one, two=step.two), step)
