"""Supposed rounds: two rounds beside each other, with what is supposed above them; sentences, a table and data."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from fairswiss.model.facts import GameWas
from fairswiss.model.results import result_text
from fairswiss.model.rounds import codes_of
from fairswiss.rendering.book import Book
from fairswiss.rendering.document import Block, Column, Heading, Item, Items, Marked, Paragraph, Table
from fairswiss.rendering.words import counted, phrase
from fairswiss.why.previews import Preview, Side

_NEW = "*"


def preview_document(book: Book, preview: Preview) -> Iterator[Block]:
    """The suppositions, what they change, and both rounds board by board."""
    yield Heading(phrase("what-if.title", round=preview.round), section=False)
    yield Items(tuple(Item(line) for line in suppositions(book, preview)))
    yield Paragraph(difference_text(preview))
    for side, words in ((preview.actual, "actual"), (preview.supposed, "supposed")):
        if side.impossible:
            yield Paragraph(phrase(f"what-if.impossible.{words}", message=side.impossible))
    yield _boards(book, preview)


def suppositions(book: Book, preview: Preview) -> list[str]:
    """Everything that is supposed, and what is assumed because nobody knows it yet; a sentence each."""
    question = preview.question
    lines = [phrase("what-if.absent", player=book.label(player)) for player in question.absent]
    lines += [_game(book, "what-if.result", game) for game in preview.results]
    lines += [phrase("what-if.apart", one=book.label(one), other=book.label(other)) for one, other in question.apart]
    if question.system:
        lines.append(phrase("what-if.system", system=preview.supposed.system, usual=preview.actual.system))
    lines += [_game(book, "what-if.assumed", game) for game in preview.assumed]
    return lines or [phrase("what-if.nothing")]


def _game(book: Book, words: str, game: GameWas) -> str:
    names = {"white": book.label(game.white), "black": book.label(game.black)}
    return phrase(words, **names, round=game.round, result=result_text(*codes_of(game)))


def difference_text(preview: Preview) -> str:
    """The number of boards that are different."""
    if preview.supposed.impossible or preview.actual.impossible:
        return phrase("what-if.no-comparison")
    if not preview.new_games and preview.actual.bye == preview.supposed.bye:
        return phrase("what-if.same")
    return counted("what-if.different", len(preview.new_games))


def _boards(book: Book, preview: Preview) -> Table:
    heads = (
        phrase("what-if.column.actual" if preview.recorded else "what-if.column.next"),
        phrase("what-if.column.supposed"),
    )
    columns = (Column(phrase("column.board"), right=True), *(Column(head, names=True) for head in heads))
    new = set(preview.new_games)
    rows = [
        (str(board), _pair(book, now, False), _pair(book, then, then in new))
        for board, (now, then) in enumerate(zip_longest(preview.actual.games, preview.supposed.games), 1)
    ]
    byes = preview.actual.bye, preview.supposed.bye
    if any(bye is not None for bye in byes):
        rows.append(
            (phrase("column.bye"), _bye(book, preview.actual, False), _bye(book, preview.supposed, byes[0] != byes[1]))
        )
    return Table(columns, tuple(rows))


def _pair(book: Book, game: tuple[int, int] | None, new: bool) -> str:
    return _marked(f"{book.label(game[0])} – {book.label(game[1])}", new) if game else ""


def _bye(book: Book, side: Side, new: bool) -> str:
    return _marked(book.label(side.bye), new) if side.bye is not None else ""


def _marked(text: str, new: bool) -> str:
    """A text with a star if it is not on the other side; pages show it in bold too."""
    return Marked(f"{text} {_NEW}", "win", hint=phrase("what-if.new")) if new else text


def preview_data(book: Book, preview: Preview) -> dict[str, Any]:
    """The preview for programs; players by number."""
    return {
        "round": preview.round,
        "recorded": preview.recorded,
        "supposed_facts": {
            "results": [game._asdict() for game in preview.results],
            "absent": list(preview.question.absent),
            "apart": [list(pair) for pair in preview.question.apart],
            "assumed_draws": [game._asdict() for game in preview.assumed],
        },
        "actual": _side_data(preview.actual),
        "supposed": _side_data(preview.supposed),
        "new_games": [{"white": white, "black": black} for white, black in preview.new_games],
        "text": " ".join([*suppositions(book, preview), difference_text(preview)]),
    }


def _side_data(side: Side) -> dict[str, Any]:
    games = [{"board": at, "white": white, "black": black} for at, (white, black) in enumerate(side.games, 1)]
    return {"system": side.system, "games": games, "bye": side.bye, "impossible": side.impossible}
