"""A paired round as a document: the boards and, when it carries its explanation, how they came about."""

from collections.abc import Iterable, Iterator

from fairswiss.explain import Explanation, Step
from fairswiss.kernel.edition import Pairing
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book
from fairswiss.rendering.brackets import bracket, merged_colours
from fairswiss.rendering.document import Block, Heading, Item, Items, Paragraph
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.names import clean
from fairswiss.rendering.sentences import NOWHERE, Around, colour_text, passed_lines, step_text
from fairswiss.rendering.tables import boards, subgroups
from fairswiss.rendering.words import counted, say


def round_document(book: Book, pairing: Pairing, tournament: Tournament | None) -> Iterator[Block]:
    """Title, boards, the whole round, score group by score group, colours."""
    yield Heading(title(pairing, tournament), section=False)
    yield boards(book, pairing)
    if pairing.explanation:
        yield from _explanation(book, pairing, pairing.explanation)


def title(pairing: Pairing, tournament: Tournament | None) -> str:
    """What this is: the event if it has a name, the round, the system."""
    event = clean(tournament.info.name) if tournament else ""
    return say("title.event" if event else "title", event=event, round=pairing.round, system=pairing.system)


def _explanation(book: Book, pairing: Pairing, explanation: Explanation) -> Iterator[Block]:
    if explanation.opening:
        yield Heading(say("head.round"))
        yield _steps(book, explanation.opening)
    draw = bracket if explanation.layout == "brackets" else _group
    for place, scene in enumerate(scenes(pairing)):
        yield from draw(book, scene, first=place == 0)
    yield Heading(say("head.colours"))
    lines = merged_colours if explanation.layout == "brackets" else colour_lines
    yield Items(tuple(Item(line) for line in lines(book, pairing)))


def _steps(book: Book, steps: Iterable[Step], around: Around = NOWHERE) -> Items:
    return Items(tuple(Item(step_text(book, step, around), passed_lines(book, step)) for step in steps))


def _group(book: Book, scene: Scene, *, first: bool) -> Iterator[Block]:
    group = scene.trace
    words = "head.group.floaters" if group.floaters else "head.group"
    players = counted("players", len(group.players))
    yield Heading(say(words, score=format_points(scene.score), players=players, floaters=len(group.floaters)))
    if first:
        yield Paragraph(say("legend"))
    if not group.players:
        yield Paragraph(say("group.empty"))
    yield from subgroups(book, group)
    if group.floaters:
        came = "; ".join(book.known(number, with_score=True) for number in group.floaters)
        yield Paragraph(say("group.floaters", players=came))
    yield _steps(book, group.steps, scene.around)


def colour_lines(book: Book, pairing: Pairing) -> Iterator[str]:
    """For every board the clause that decided the colours."""
    reasons = pairing.explanation.colours if pairing.explanation else ()
    for pair, reason in zip(pairing.pairs, reasons, strict=True):
        white, black = book.label(pair.white), book.label(pair.black)
        yield say("line.colour", board=pair.board, white=white, black=black, why=colour_text(book, reason))
