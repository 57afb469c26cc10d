"""Values as notebooks show them: the article of the renderer with its style, and nothing else."""

from collections.abc import Iterator

from fairswiss.answers import Answer, Answered, Answers
from fairswiss.language import gettext
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import fragment
from fairswiss.rendering.citations import leading, page_target
from fairswiss.rendering.document import Block, Column, Heading, Item, Lines, Table
from fairswiss.rendering.html import as_html
from fairswiss.rendering.names import clean
from fairswiss.rendering.standings_words import standings_phrase
from fairswiss.rendering.style import FRAGMENT_STYLE

SHOWN = 30
"""Players in the table of a tournament; the others are counted."""
_NAMELESS = Tournament(())
"""Stands in where only numbers are known."""


def notebook_html(value: object) -> str:
    """The HTML of a tournament, a pairing, an explanation, standings or answers, with the style it needs."""
    return f"<style>{FRAGMENT_STYLE}</style>\n{_article(value)}"


def _article(value: object) -> str:
    if isinstance(value, Tournament):
        with leading(page_target(None)):
            return as_html(tournament_document(value), 1)
    if isinstance(value, Answers):
        return fragment(Answered(tuple(value), ()), value.tournament or _NAMELESS)
    if isinstance(value, Answer):
        return fragment(Answered((value,), ()), _NAMELESS)
    return fragment(value)  # type: ignore[arg-type]  # whatever else has it is a subject of the renderer


def tournament_document(tournament: Tournament) -> Iterator[Block]:
    """The event, its size, and its players from the first number on."""
    info, players = tournament.info, tournament.players
    yield Heading(clean(info.name) or gettext("Tournament"), section=False)
    lines = [_size(tournament), *(clean(text) for text in (info.type_text, info.start) if text.strip())]
    yield Lines(tuple(map(Item, lines)))
    names = ("number", "title", "name", "federation", "rating")
    columns = tuple(
        Column(standings_phrase(f"column.{name}"), name in ("number", "rating"), name == "name") for name in names
    )
    shown = [(p.number, clean(p.title), clean(p.name), clean(p.federation), p.rating or "") for p in players[:SHOWN]]
    yield Table(columns, tuple(tuple(map(str, row)) for row in shown))
    if len(players) > SHOWN:
        yield Lines((Item(gettext("… and {count} more players", count=len(players) - SHOWN)),))


def _size(tournament: Tournament) -> str:
    players, rounds, planned = len(tournament.players), len(tournament.rounds), tournament.rounds_planned
    if planned is None:
        return gettext("{players} players, {rounds} rounds", players=players, rounds=rounds)
    words = "{players} players, {rounds} of {planned} rounds"
    return gettext(words, players=players, rounds=rounds, planned=planned)
