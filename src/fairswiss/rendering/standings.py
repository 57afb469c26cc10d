"""Standings, cross tables and workings as documents and as comma-separated values."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.player import Player
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.citing import listed
from fairswiss.rendering.cross_cells import cell_text, grid_cells, grid_heads, kind_of, parts_of
from fairswiss.rendering.document import Block, Column, Heading, Item, Lines, Marked, Paragraph, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import text_of
from fairswiss.rendering.standings_words import STANDINGS_WORDS, standings_phrase
from fairswiss.rendering.telling import words_text
from fairswiss.rules import SHELF, edition
from fairswiss.tiebreaks import Cell, CrossTable, Figure, Standing, Standings, Term, Value
from fairswiss.why.voices import Voice

_TOP = "standings"
_NOBODY = Player(0, "")


class Sheet(NamedTuple):
    """Standings with what is needed to show them."""

    standings: Standings
    rounds: tuple[tuple[Cell, ...], ...]
    """Empty when no cross table was asked for."""
    names: dict[int, str]
    people: dict[int, Player]
    """Empty when teams are ranked."""
    event: str
    linked: frozenset[int] | None = None
    """For a page: the players whose workings stand on it too. None for the plain forms."""

    @property
    def teams(self) -> bool:
        """True if teams are ranked."""
        return bool(self.standings.primary)

    def facts(self, *, complete: bool = False) -> tuple[str, ...]:
        """The columns about a player; titles and federations only where anyone has one, unless all are asked for."""
        if self.teams:
            return ()
        people = self.people.values()
        titles = complete or any(player.title.strip() for player in people)
        federations = complete or any(player.federation.strip() for player in people)
        return (*(["title"] if titles else []), "name", *(["federation"] if federations else []), "rating")

    def fact(self, number: int, name: str) -> str:
        """One of them, as a text."""
        player = self.people.get(number, _NOBODY)
        if name == "rating":
            return str(player.rating) if player.rating else ""
        return clean(player.title if name == "title" else player.federation)

    def label(self, number: int) -> str:
        """``12 Name``."""
        return f"{number} {self.names.get(number, '')}".strip()


def sheet_of(subject: Standings | CrossTable, tournament: Tournament | None) -> Sheet:
    """Everything about some standings in one place."""
    standings, rounds = subject if isinstance(subject, CrossTable) else (subject, ())
    players = tournament.players if tournament else ()
    named = {row.player: row.name for row in standings.rows} | {player.number: player.name for player in players}
    names = {number: clean(name) for number, name in named.items()}
    people = {player.number: player for player in players}
    if standings.primary:
        teams = tournament.team_event.teams if tournament else ()
        named = {row.player: row.name for row in standings.rows} | {team.number: team.name for team in teams}
        names, people = {number: clean(name) for number, name in named.items()}, {}
    return Sheet(standings, rounds, names, people, clean(tournament.info.name) if tournament else "")


def shown(amount: Fraction | None, decimals: int) -> str:
    """A value with so many decimals, halves up; empty when there is none."""
    if amount is None:
        return ""
    scale = 10**decimals
    numerator, denominator = amount.as_integer_ratio()
    scaled = (2 * numerator * scale + denominator) // (2 * denominator)
    whole, rest = divmod(abs(scaled), scale)
    sign = "-" if scaled < 0 else ""
    return f"{sign}{whole}.{rest:0{decimals}}" if decimals else f"{sign}{whole}"


# -- the table ---------------------------------------------------------------------------------------------------------


def standings_document(sheet: Sheet) -> Iterator[Block]:
    """Title, table, and what was not applied."""
    yield Heading(title_of(sheet), section=False, anchor="" if sheet.linked is None else _TOP)
    facts, places = sheet.facts(), range(len(sheet.standings.rows))
    yield Table(_columns(sheet, facts), tuple(_cells(sheet, place, facts) for place in places))
    if remarks := remarks_of(sheet.standings):
        yield Lines(tuple(Item(text) for text in remarks))


def page_document(sheet: Sheet, players: Sequence[int]) -> Iterator[Block]:
    """The table as a page can show it, and below it how the values of some players came about."""
    linked = sheet._replace(linked=frozenset(players))
    yield from standings_document(linked)
    if sheet.rounds:
        yield Paragraph(standings_phrase("legend.cross-table"))
    yield from working_document(linked, players)


def title_of(sheet: Sheet) -> str:
    by, own = sheet.standings.edition, _own_voice(sheet)
    name = f"edition.{by}"
    words = standings_phrase(name if name in STANDINGS_WORDS else "edition", id=by)
    return standings_phrase(
        "title.event" if sheet.event else "title", event=sheet.event, round=sheet.standings.round,
        edition=words_text(own.ranked.title) if own and own.ranked else words,
    )  # fmt: skip


def _own_voice(sheet: Sheet) -> Voice | None:
    """The voice of the system of the event, if it ranks by points of its own."""
    by = sheet.standings.edition
    return edition(by).voice() if by in SHELF and edition(by).ranks else None


def _columns(sheet: Sheet, facts: Sequence[str]) -> tuple[Column, ...]:
    return (
        Column(standings_phrase("column.place"), True),
        Column(standings_phrase("column.number"), True, about=standings_phrase("column.number.about")),
        *(_fact_column(name) for name in facts or ("team",)),
        *round_columns(sheet),
        *(_value_column(sheet.standings, tie_break) for tie_break in sheet.standings.order),
    )


def _fact_column(name: str) -> Column:
    title = standings_phrase(f"column.{name}")
    if name == "rating":
        return Column(title, True, about=standings_phrase("column.rating.about"))
    return Column(title, names=name in ("name", "team"))


def round_columns(sheet: Sheet) -> list[Column]:
    """The columns of the cross table: rounds or, of a round robin, everybody."""
    return _grid_columns(sheet) if _is_grid(sheet) else [_turn(n) for n in range(1, _rounds(sheet) + 1)]


def _grid_columns(sheet: Sheet) -> list[Column]:
    everybody = zip(grid_heads(sheet.standings), sheet.standings.rows, strict=True)
    return [Column(head, about=sheet.label(row.player)) for head, row in everybody]


def _rounds(sheet: Sheet) -> int:
    return sheet.standings.round if sheet.rounds else 0


def _cells(sheet: Sheet, place: int, facts: Sequence[str]) -> tuple[str, ...]:
    row = sheet.standings.rows[place]
    name = _linked(sheet, row.player, sheet.names.get(row.player, ""))
    return (
        standings_phrase("place.shared", place=row.place) if row.shared else str(row.place),
        str(row.player),
        *(name if fact == "name" else sheet.fact(row.player, fact) for fact in facts or ("name",)),
        *turns_of(sheet, place),
        *_amounts(sheet, row),
    )


def _value_column(standings: Standings, tie_break: Figure) -> Column:
    about = standings_phrase("column.value.about", title=title_text(tie_break), article=tie_break.entry.article)
    return Column(_code(standings, tie_break), True, about=about)


def _code(standings: Standings, tie_break: Figure) -> str:
    """The tie-break as a heading; the points of teams are called by their kind."""
    return (tie_break.score or standings.primary or "PTS") if tie_break.name == "PTS" else str(tie_break)


def _turn(number: int) -> Column:
    return Column(
        standings_phrase("column.round", round=number), True, about=standings_phrase("column.round.about", round=number)
    )


def _is_grid(sheet: Sheet) -> bool:
    """True if the cross table is drawn as players against players."""
    return bool(sheet.rounds) and sheet.standings.round_robin


def turns_of(sheet: Sheet, place: int) -> list[str]:
    """A line of the cross table; empty when none was asked for."""
    cells = sheet.rounds[place] if sheet.rounds else ()
    if _is_grid(sheet):
        return grid_cells(sheet.standings, cells, place, teams=bool(sheet.teams))
    if sheet.linked is None or sheet.teams:
        return [cell_text(cell, teams=sheet.teams) for cell in cells]
    return [_shown_turn(sheet, cell) for cell in cells]


def _shown_turn(sheet: Sheet, cell: Cell) -> Marked:
    """A round for a page: pieces of their own for colour and result, and all in words."""
    result = standings_phrase(f"result.{cell.code}")
    if not cell.opponent:
        return Marked(cell_text(cell), "unplayed", hint=result)
    hint = standings_phrase(f"cell.{cell.colour}", opponent=sheet.label(cell.opponent), result=result)
    opponent, colour, result = parts_of(cell)
    letter = text_of(colour, sheet_phrase)
    parts = ((opponent, ""), (letter, "white" if cell.colour == "w" else "black"), (result, "result"))
    return Marked(cell_text(cell), kind_of(cell), parts, hint)


def _linked(sheet: Sheet, player: int, text: str, value: int | None = None) -> str:
    """The text, leading to the working of the player or of one value where that stands on the same page."""
    if not sheet.linked or player not in sheet.linked or not text:
        return text
    return Marked(text, link=_anchor(player, value))


def _anchor(player: int, value: int | None = None) -> str:
    return f"working-{player}" if value is None else f"working-{player}-{value}"


def title_text(tie_break: Figure) -> str:
    """The name of a tie-break, in words."""
    return gettext(tie_break.entry.title)


def _amounts(sheet: Sheet, row: Standing) -> list[str]:
    order = sheet.standings.order
    amounts = [shown(value.amount, code.entry.decimals) for code, value in zip(order, row.values, strict=True)]
    return [_linked(sheet, row.player, text, at) for at, text in enumerate(amounts)] if sheet.linked else amounts


def remarks_of(standings: Standings) -> list[str]:
    """The tie-breaks not applied, with reasons, the number of open games, and other remarks."""
    remarks = [
        standings_phrase(f"dropped.{drop.reason}", code=drop.tie_break, article=drop.article)
        for drop in standings.dropped
    ]
    if standings.annulled:
        remarks.append(standings_phrase("annulled", players=listed(standings.annulled)))
    if standings.open_games:
        remarks.append(standings_phrase("open", count=standings.open_games))
    announced = standings.announced
    if announced.unplayed:
        remarks.append(standings_phrase(f"announced.{announced.unplayed}"))
    if announced.plain_cuts:
        remarks.append(standings_phrase("announced.plain-cuts"))
    if announced.two_decimals:
        remarks.append(standings_phrase("announced.two-decimals"))
    if announced.unplayed_cut_first:
        remarks.append(standings_phrase("announced.unplayed-cut-first"))
    if announced.sonneborn_games:
        remarks.append(standings_phrase("announced.sonneborn-games"))
    if standings.lots:
        remarks.append(standings_phrase("lots", order=", ".join(map(str, standings.lots))))
    return remarks


def standings_table(sheet: Sheet) -> Table:
    """The table for spreadsheets, with plain places and the same columns whoever plays."""
    facts = sheet.facts(complete=True)
    rows = [(str(row.place), *_cells(sheet, place, facts)[1:]) for place, row in enumerate(sheet.standings.rows)]
    return Table(_columns(sheet, facts), tuple(rows))


# -- how the values came about -----------------------------------------------------------------------------------------


def working_document(sheet: Sheet, players: Sequence[int]) -> Iterator[Block]:
    """For each player and tie-break what was counted, what was cut, and the articles."""
    wanted = frozenset(players)
    for row in sheet.standings.rows:
        if row.player in wanted:
            yield Heading(
                standings_phrase(
                    "working.player", player=sheet.label(row.player), place=row.place, points=format_points(row.points)
                ),
                section=False,
                anchor=_anchor(row.player),
            )
            if sheet.linked:
                yield Paragraph(Marked(standings_phrase("working.back"), "fs-aside", link=_TOP))
            for at, (tie_break, value) in enumerate(zip(sheet.standings.order, row.values, strict=True)):
                yield from _value(sheet, tie_break, value, _anchor(row.player, at))


def value_document(sheet: Sheet, player: int, at: int) -> Iterator[Block]:
    row = sheet.standings.row(player)
    if row is not None:
        yield from _value(sheet, sheet.standings.order[at], row.values[at], _anchor(player, at))


def _value(sheet: Sheet, tie_break: Figure, value: Value, anchor: str) -> Iterator[Block]:
    entry = tie_break.entry
    amount = shown(value.amount, entry.decimals)
    words = "working.value" if amount else "working.value.none"
    text = standings_phrase(words, code=tie_break, value=amount, title=title_text(tie_break), article=entry.article)
    yield Heading(text, anchor=anchor)
    if value.amount is None:
        yield Paragraph(standings_phrase("working.untied"))
    if value.articles:
        yield Paragraph(standings_phrase("working.decided", articles=", ".join(value.articles)))
    if value.terms:
        yield _terms(sheet, value)


def _terms(sheet: Sheet, value: Value) -> Table:
    """A line a term; columns in which nothing stands are left out."""
    names = ("round", "opponent", "what", "base", "share", "score", "points", "value", "why")
    rows = [_term(sheet, term, value.unit) for term in value.terms]
    kept = [at for at in range(len(names)) if any(row[at] for row in rows)]
    left = ("opponent", "what", "why")
    columns = tuple(Column(standings_phrase(f"term.{names[at]}"), names[at] not in left) for at in kept)
    return Table(columns, tuple(tuple(row[at] for at in kept) for row in rows))


def _term(sheet: Sheet, term: Term, unit: int) -> tuple[str, ...]:
    why = [*term.articles, *([standings_phrase("why.cut", article=term.cut)] if term.cut else [])]
    on_ladder = term.base is not None
    with_score = unit > 1 and term.what != "score" and (term.score or not term.opponent)
    return (
        str(term.round) if term.round else "",
        _linked(sheet, term.opponent, sheet.label(term.opponent)) if term.opponent else "",
        what_text(sheet, term.what),
        _as_short(term.base),
        "" if term.share is None else str(term.share),
        format_points(term.score) if (with_score or term.articles) and not on_ladder else "",
        format_points(term.points) if term.what not in ("score", "table") and not on_ladder else "",
        _as_short(term.value) if on_ladder else shown(Fraction(term.value) / unit, _decimals(term.value, unit)),
        ", ".join(why),
    )


def _as_short(amount: int | Fraction | None) -> str:
    """A whole number as it is, anything else with two decimals."""
    return "" if amount is None else shown(Fraction(amount), 0 if Fraction(amount).denominator == 1 else 2)


def _decimals(value: int | Fraction, unit: int) -> int:
    """A share of a score that was divided has more decimals than a score."""
    usual = {1: 0, 10: 1, 100: 2}[unit]
    return usual if Fraction(value).denominator in (1, 2, 5) else usual + 1


def what_text(sheet: Sheet, what: str) -> str:
    """The kind of a term: in words of the system that ranks, if it has some, else in those of tie-breaks."""
    own, name = _own_voice(sheet), f"what.{what}"
    if own and name in own.words:
        return words_text(own.words(name))
    kind, _, board = what.partition("board-")
    return standings_phrase("what.board", number=board) if board and not kind else standings_phrase(name)
