"""Answers as documents: why not, what about this player, the published list."""

from collections.abc import Iterator

from fairswiss.judge import About
from fairswiss.model.points import format_points
from fairswiss.rendering.book import Book
from fairswiss.rendering.document import Block, Heading, Item, Items, Lines, Paragraph
from fairswiss.rendering.groups import came_up_in, own_groups
from fairswiss.rendering.pips import pips
from fairswiss.rendering.reasons import colour_text, verdict_text
from fairswiss.rendering.sentences import Around, passed_lines, passed_text, step_text
from fairswiss.rendering.tables import facts_of_list, legend, published, yes
from fairswiss.rendering.telling import words_text
from fairswiss.rendering.words import phrase, said
from fairswiss.why import CardFact, CardLine, Layout, PublishedList, layouts, steps
from fairswiss.why.steps import Step
from fairswiss.why.verdicts import Verdict

# -- two players, one player -----------------------------------------------------------------------------------------


def verdict_document(book: Book, verdict: Verdict) -> Iterator[Block]:
    """The document of a verdict on two players."""
    yield Lines((Item(verdict_text(book, verdict)),))


def about_document(book: Book, about: About) -> Iterator[Block]:
    """The card, the bye or the colour, and every step that touched the player."""
    yield Heading(book.label(about.player), section=False)
    yield Items(tuple(Item(line) for line in about_lines(book, about)))
    if about.steps:
        yield Heading(phrase("about.steps", round=about.round))
        touched = zip(about.steps, arounds(about), strict=True)
        yield Items(tuple(_touched(book, about, step, around) for (_, step), around in touched))


def arounds(about: About) -> list[Around]:
    """The context of each step; the last destination of a floater with the bye is the bye."""
    came_up = came_up_in([step for _, step in about.steps])
    bye = about.player if about.bye else None
    last = len(about.steps) - 1
    scores = enumerate(score for score, _ in about.steps)
    return [Around(came_up=came_up, score=score, bye=bye if place == last else None) for place, score in scores]


def about_lines(book: Book, about: About) -> list[str]:
    """The player's card before the round, and the outcome."""
    if about.card is None:
        return [phrase("about.absent", player=book.label(about.player))]
    return [*_card_lines(book, about, about.card), *_outcome(book, about)]


def _card_lines(book: Book, about: About, card: CardLine) -> list[str]:
    c, u = yes(card.may_change_colour), yes(card.may_upfloat)
    known = "" if about.layout is Layout.TABLE else book.facts(card)
    variant = "table" if not known else "flags" if CardFact.CHANGES in book.looked_at else ""
    lines = [phrase(said("about.card", variant), points=format_points(card.points), known=known, c=c, u=u)]
    if card.score != card.points:
        lines.append(phrase("about.score", score=format_points(card.score)))
    if card.colours:
        opponents = ", ".join(map(str, card.opponents))
        lines.append(phrase("about.history", colours=pips(card.colours), opponents=opponents))
    return lines


def _outcome(book: Book, about: About) -> list[str]:
    lines = [phrase("about.bye")] if about.bye else []
    if any(isinstance(step, steps.Rests) for _, step in about.steps):
        lines.append(phrase("about.rests"))
    if about.colour:
        white = about.colour.white == about.player
        opponent = book.label(about.colour.black if white else about.colour.white)
        words = "about.white" if white else "about.black"
        lines.append(phrase(words, board=about.board, opponent=opponent, why=colour_text(book, about.colour)))
    return lines


def _touched(book: Book, about: About, step: Step, around: Around) -> Item:
    text = touched_text(book, about.layout, step, around)
    if about.player in step.players:
        return Item(text, passed_lines(book, step))
    return Item(text, tuple(passed_text(book, passed) for passed in step.passed if passed.player == about.player))


def touched_text(book: Book, layout: Layout | layouts.Own, step: Step, around: Around) -> str:
    """A step with the score group or bracket it happened in."""
    text = step_text(book, step, around)
    if around.score is None:
        return phrase("about.round", text=text)
    own, score = own_groups(layout), format_points(around.score)
    return (
        words_text(own.step, score=score, text=text) if own else phrase(f"about.{layout.value}", score=score, text=text)
    )


# -- the list --------------------------------------------------------------------------------------------------------


def list_document(cards: PublishedList) -> Iterator[Block]:
    """The published list and what its columns mean."""
    book = Book({}, cards, system=cards.system)
    yield published(book, cards)
    if meanings := legend(book, facts_of_list(cards)):
        yield Paragraph(meanings)


def card_text(book: Book, rank: int, card: CardLine) -> str:
    """A line of the list as a sentence."""
    points = format_points(card.points)
    return phrase("line.card", rank=rank, player=book.label(card.number), points=points, known=book.facts(card))
