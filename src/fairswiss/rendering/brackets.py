"""A bracket as a document: its players as the first candidate has them, and what became of it."""

from collections.abc import Callable, Iterator, Sequence

from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.model.points import Points, format_points
from fairswiss.rendering.anchors import step_anchor
from fairswiss.rendering.book import Book
from fairswiss.rendering.citing import cited, listed, pairs_text
from fairswiss.rendering.document import Block, Heading, Item, Items, Paragraph, Table
from fairswiss.rendering.groups import Scene
from fairswiss.rendering.reasons import colour_text
from fairswiss.rendering.sentences import passed_lines, step_text
from fairswiss.rendering.tables import aligned, legend, side_by_side
from fairswiss.rendering.words import counted, phrase
from fairswiss.why import GroupTrace, steps


def bracket(book: Book, scene: Scene, place: int) -> Iterator[Block]:
    """Heading, S1 against S2, and the steps; ``place`` counts the brackets from 1."""
    yield Heading(bracket_heading(scene.trace))
    if place == 1:
        yield Paragraph(" ".join((phrase("legend.brackets"), legend(book, book.looked_at))))
    for at, step in enumerate(scene.trace.steps):
        if isinstance(step, steps.Special):
            yield Paragraph(step_text(book, step), step_anchor(place, at))
    yield from _tables(book, scene)
    yield Items(tuple(_items(book, scene, place)))


def bracket_heading(group: GroupTrace) -> str:
    """Its score and how many are in it."""
    collapsed = any(isinstance(step, steps.Collapsed | steps.Joined) for step in group.steps)
    mixed = any(isinstance(step, steps.TreatedAsHomogeneous) for step in group.steps)
    return phrase(
        "head.bracket.moved-down" if group.floaters else "head.bracket",
        bracket=phrase("bracket.collapsed" if collapsed else "bracket", score=format_points(group.score)),
        residents=counted("players" if mixed else "residents", len(group.players)),
        count=len(group.floaters),
    )


# -- the first candidate -----------------------------------------------------------------------------------------------


def _tables(book: Book, scene: Scene) -> Iterator[Table]:
    halves = scene.halves
    called = aligned(book, (*scene.trace.floaters, *scene.trace.players))

    def name(number: int) -> str:
        return _marked(book, called, number, scene.score)

    mixed = bool(scene.trace.floaters)
    left, right = ("column.remainder.s1", "column.remainder.s2") if mixed else ("column.s1", "column.s2")
    sides = (
        (("column.moved-down", halves.moved_down), ("column.s2", halves.opponents)),
        (("column.limbo", halves.limbo), ("column.left-out", halves.left_out)),
        ((left, halves.upper), (right, halves.lower)),
    )
    for side in sides:
        there = [(title, numbers) for title, numbers in side if numbers]
        if there:
            yield side_by_side(book, name, there)


def _marked(book: Book, called: Callable[[int], str], number: int, score: Points) -> str:
    """The player, with the score where it is not that of the bracket."""
    own = book.cards[number].score
    if own == score:
        return called(number)
    words = "player.moved-down" if own > score else "player.collapsed"
    return phrase(words, player=called(number), score=format_points(own))


# -- the steps ---------------------------------------------------------------------------------------------------------


def said_at(scene: Scene) -> list[int]:
    """For every step the place of the one whose sentence says it.

    Pairs share a sentence, and so do downfloaters; where the first candidate was taken, that sentence has the pairs.
    """
    taken = list(enumerate(scene.trace.steps))
    sharing = steps.BracketPair | steps.FirstTaken if scene.around.candidate else steps.BracketPair
    pairs = next((at for at, step in taken if isinstance(step, sharing)), 0)
    down = next((at for at, step in taken if isinstance(step, steps.Downfloat)), 0)
    return [
        pairs if isinstance(step, steps.BracketPair) else down if isinstance(step, steps.Downfloat) else at
        for at, step in taken
    ]


def _items(book: Book, scene: Scene, place: int) -> Iterator[Item]:
    """The steps; pairs in one line, downfloaters in another, and no pairs where the first candidate was taken."""
    pairs = [step for step in scene.trace.steps if isinstance(step, steps.BracketPair)]
    down = [step for step in scene.trace.steps if isinstance(step, steps.Downfloat)]
    for at, (step, said) in enumerate(zip(scene.trace.steps, said_at(scene), strict=True)):
        if at != said or isinstance(step, steps.Special | steps.Bracket):
            continue
        anchor = step_anchor(place, at)
        if isinstance(step, steps.BracketPair):
            yield Item(_pairs(pairs), anchor=anchor)
        elif isinstance(step, steps.Downfloat) and len(down) > 1:
            players = ", ".join(book.label(one.player) for one in down)
            yield Item(cited(phrase("bracket.downfloats", players=players), step.articles), anchor=anchor)
        else:
            yield Item(step_text(book, step, scene.around), passed_lines(book, step), anchor)


def _pairs(pairs: list[steps.BracketPair]) -> str:
    kinds = (steps.MovedDownPaired, steps.BracketPaired)
    moved_down, others = (pairs_text(step.players for step in pairs if isinstance(step, kind)) for kind in kinds)
    variant = "both" if moved_down and others else "moved-down" if moved_down else ""
    words = f"bracket.pairs.{variant}" if variant else "bracket.pairs"
    return cited(phrase(words, moved_down=moved_down, pairs=others), pairs[0].articles)


# -- the colours -------------------------------------------------------------------------------------------------------


def merged_colours(book: Book, pairing: Pairing) -> Iterator[tuple[Sequence[Pair], str]]:
    """The reasons of the colours, with boards of the same reason grouped."""
    boards: dict[str, list[Pair]] = {}
    reasons = pairing.explanation.colours if pairing.explanation else ()
    for pair, reason in zip(pairing.pairs, reasons, strict=True):
        boards.setdefault(colour_text(book, reason), []).append(pair)
    for why, pairs in boards.items():
        if len(pairs) > 1:
            yield pairs, phrase("line.colours", boards=listed(tuple(pair.board for pair in pairs)), why=why)
        else:
            white, black = book.label(pairs[0].white), book.label(pairs[0].black)
            yield pairs, phrase("line.colour", board=pairs[0].board, white=white, black=black, why=why)
