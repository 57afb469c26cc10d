"""Standings as the sheets of a workbook: the table, the cross table, and how the values came about."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from fairswiss.formats import spreadsheets
from fairswiss.rendering.standings import Sheet, round_columns, turns_of, what_text
from fairswiss.rendering.standings_words import standings_phrase
from fairswiss.tiebreaks import Figure, Standing, Term, Value

_FROZEN = 3
"""Place, number and name stay in sight."""


def workbook_sheets(sheet: Sheet, players: Sequence[int] = ()) -> Iterator[spreadsheets.Sheet]:
    """Standings, cross table if there is one, and the workings of some players."""
    yield _table(sheet, with_rounds=False)
    if sheet.rounds:
        yield _table(sheet, with_rounds=True)
    if players:
        yield _workings(sheet, players)


def _table(sheet: Sheet, *, with_rounds: bool) -> spreadsheets.Sheet:
    order = sheet.standings.order
    shown = sheet if with_rounds else sheet._replace(rounds=())
    rounds = [column.title for column in round_columns(shown)]
    facts = sheet.facts(complete=True)
    person = [standings_phrase(f"column.{name}") for name in ("place", "number", *(facts or ("team",)))]
    header = [*person, *rounds, *map(str, order)]
    rows = [
        (
            row.place,
            row.player,
            *(_fact(sheet, row, name) for name in facts or ("name",)),
            *turns_of(shown, at),
            *(value.amount for value in row.values),
        )
        for at, row in enumerate(sheet.standings.rows)
    ]
    decimals = [*[None] * (len(person) + len(rounds)), *(tie_break.entry.decimals for tie_break in order)]
    title = standings_phrase("sheet.cross-table" if with_rounds else "sheet.standings")
    return spreadsheets.Sheet(title, header, rows, decimals, person.index(_name_column(sheet)) + 1)


def _name_column(sheet: Sheet) -> str:
    return standings_phrase("column.team" if sheet.teams else "column.name")


def _fact(sheet: Sheet, row: Standing, name: str) -> spreadsheets.Value:
    if name == "name":
        return sheet.names.get(row.player, "")
    text = sheet.fact(row.player, name)
    return (int(text) if text else None) if name == "rating" else text


def _person(sheet: Sheet, row: Standing) -> tuple[int, int, str]:
    return row.place, row.player, sheet.names.get(row.player, "")


def _workings(sheet: Sheet, players: Sequence[int]) -> spreadsheets.Sheet:
    """A line for every term of every value, and one for a value without terms."""
    person = [*(standings_phrase(f"column.{name}") for name in ("place", "number")), _name_column(sheet)]
    value = [standings_phrase("working.code"), standings_phrase("working.amount")]
    names = ("round", "number", "opponent", "what", "score", "points", "value", "why")
    term = [
        standings_phrase("working.opponent") if name == "number" else standings_phrase(f"term.{name}") for name in names
    ]
    wanted = frozenset(players)
    rows = [
        (*_person(sheet, row), str(tie_break), found.amount, *line)
        for row in sheet.standings.rows
        if row.player in wanted
        for tie_break, found in zip(sheet.standings.order, row.values, strict=True)
        for line in _lines(sheet, tie_break, found)
    ]
    decimals = [*[None] * (len(person) + len(value) + 4), 1, 1]
    return spreadsheets.Sheet(standings_phrase("sheet.working"), [*person, *value, *term], rows, decimals, _FROZEN)


def _lines(sheet: Sheet, tie_break: Figure, value: Value) -> Iterator[tuple[spreadsheets.Value, ...]]:
    for term in value.terms:
        yield _term(sheet, term, value.unit)
    if not value.terms:
        why = ", ".join(value.articles) or tie_break.entry.article
        yield None, None, None, None, None, None, None, why


def _term(sheet: Sheet, term: Term, unit: int) -> tuple[spreadsheets.Value, ...]:
    why = [*term.articles, *([standings_phrase("why.cut", article=term.cut)] if term.cut else [])]
    return (
        term.round or None,
        term.opponent or None,
        sheet.names.get(term.opponent, "") if term.opponent else None,
        what_text(sheet, term.what),
        Fraction(term.score, 10) if term.base is None else term.base,
        Fraction(term.points, 10) if term.share is None else term.share,
        Fraction(term.value) / unit,
        ", ".join(why),
    )
