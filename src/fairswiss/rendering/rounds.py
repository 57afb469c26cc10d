"""A paired round as a document: the boards and, when it carries its explanation, how they came about."""

from collections.abc import Iterable, Iterator, Sequence

from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.anchors import colour_anchor, step_anchor
from fairswiss.rendering.book import Book
from fairswiss.rendering.brackets import bracket, bracket_heading, merged_colours
from fairswiss.rendering.document import Block, Heading, Item, Items, Paragraph
from fairswiss.rendering.groups import Scene, own_groups, scenes
from fairswiss.rendering.names import clean
from fairswiss.rendering.reasons import colour_text
from fairswiss.rendering.sentences import NOWHERE, Around, passed_lines, step_text
from fairswiss.rendering.tables import boards, legend, members, subgroups
from fairswiss.rendering.telling import words_text
from fairswiss.rendering.words import counted, phrase
from fairswiss.why import Explanation, Layout
from fairswiss.why.steps import Step


def round_document(book: Book, pairing: Pairing, tournament: Tournament | None) -> Iterator[Block]:
    """Title, boards, the whole round, score group by score group, colours."""
    yield Heading(title(pairing, tournament), section=False)
    yield boards(book, pairing)
    if pairing.explanation:
        yield from _explanation(book, pairing, pairing.explanation)


def round_of(explanation: Explanation) -> Pairing:
    """The round that an explanation is of: its boards are those whose colours it explains."""
    games = [(reason.white, reason.black) for reason in explanation.colours]
    seated = {player for game in games for player in game}
    left = [card.number for card in explanation.cards if card.number not in seated]
    pairs = tuple(Pair(board, *game) for board, game in enumerate(games, 1))
    return Pairing(explanation.system, explanation.round, pairs, left[0] if len(left) == 1 else None, explanation)


def title(pairing: Pairing, tournament: Tournament | None) -> str:
    """The title: the event if it has a name, the round, the system."""
    event = clean(tournament.info.name) if tournament else ""
    return phrase("title.event" if event else "title", event=event, round=pairing.round, system=pairing.system)


def _explanation(book: Book, pairing: Pairing, explanation: Explanation) -> Iterator[Block]:
    yield from opening_blocks(book, explanation)
    for place, scene in enumerate(scenes(pairing), 1):
        yield from group_blocks(book, scene, place)
    yield Heading(phrase("head.colours"))
    yield colour_items(book, pairing)


def opening_blocks(book: Book, explanation: Explanation) -> Iterator[Block]:
    """The steps that concern the whole round."""
    if explanation.opening:
        yield Heading(phrase("head.round"))
        yield _steps(book, explanation.opening, 0)


def group_blocks(book: Book, scene: Scene, place: int) -> Iterator[Block]:
    """A score group or bracket; ``place`` counts them from 1."""
    return bracket(book, scene, place) if scene.layout is Layout.BRACKETS else _group(book, scene, place)


def _steps(book: Book, steps: Iterable[Step], place: int, around: Around = NOWHERE) -> Items:
    return Items(
        tuple(
            Item(step_text(book, step, around), passed_lines(book, step), step_anchor(place, at))
            for at, step in enumerate(steps)
        )
    )


def heading(scene: Scene) -> str:
    """Its score and how many are in it."""
    if scene.layout is Layout.BRACKETS:
        return bracket_heading(scene.trace)
    players, floaters = counted("players", len(scene.trace.players)), len(scene.trace.floaters)
    values: dict[str, object] = {"score": format_points(scene.score), "players": players, "floaters": floaters}
    own = own_groups(scene.layout)
    if own and floaters:
        return words_text(own.heading, **values)
    return phrase("head.group.floaters" if floaters else "head.group", **values)


def _group(book: Book, scene: Scene, place: int) -> Iterator[Block]:
    group = scene.trace
    yield Heading(heading(scene))
    if place == 1:
        yield Paragraph(legend(book, book.looked_at))
    if not group.players:
        yield Paragraph(phrase("group.empty"))
    own = own_groups(scene.layout)
    yield from (members if own else subgroups)(book, group)
    if group.floaters:
        came = "; ".join(book.known(number, with_score=True) for number in group.floaters)
        yield Paragraph(words_text(own.floaters, players=came) if own else phrase("group.floaters", players=came))
    yield _steps(book, group.steps, place, scene.around)


def colour_items(book: Book, pairing: Pairing) -> Items:
    explanation = pairing.explanation
    merged = explanation is not None and explanation.layout is Layout.BRACKETS
    said = merged_colours(book, pairing) if merged else _colour_lines(book, pairing)
    return Items(tuple(Item(line, anchor=colour_anchor(pairs[0].board)) for pairs, line in said))


def _colour_lines(book: Book, pairing: Pairing) -> Iterator[tuple[Sequence[Pair], str]]:
    """For every board the clause that decided the colours."""
    reasons = pairing.explanation.colours if pairing.explanation else ()
    for pair, reason in zip(pairing.pairs, reasons, strict=True):
        white, black = book.label(pair.white), book.label(pair.black)
        yield (pair,), phrase("line.colour", board=pair.board, white=white, black=black, why=colour_text(book, reason))
