"""Rows of the standings as HTML, without a template: a large event has ten thousand cells."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.model.player import Player
from fairswiss.rendering.cross_cells import grid_cells, kind_of, parts_of
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import text_of
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import Cell, Standing, Standings
from fairswiss.usecases.categories import belongs
from fairswiss.usecases.sheets.seen import alphabetical
from fairswiss.web.standings.query import Asked


class Line(NamedTuple):
    """Somebody in the standings."""

    row: Standing
    player: Player
    cells: tuple[Cell, ...]
    at: int
    """The place in the whole table, from 0."""


def lines(view: Asked, standings: Standings) -> list[Line]:
    """Everybody who is asked for, in the order asked for."""
    people = {player.number: player for player in view.entrants.players}
    rounds = view.table().rounds if view.cross else ((),) * len(standings.rows)
    pairs = enumerate(zip(standings.rows, rounds, strict=True))
    found = [Line(row, people[row.player], cells, at) for at, (row, cells) in pairs]
    found = [line for line in found if belongs(line.player, view.wanted, view.facts)]
    if view.sort == "number":
        found.sort(key=lambda line: line.row.player)
    elif view.sort == "name":
        found.sort(key=lambda line: alphabetical(line.player))
    elif view.sort == "rating":
        found.sort(key=lambda line: (-line.player.rating, line.row.player))
    return found


def table_body(event: Known, view: Asked, standings: Standings, found: list[Line]) -> SafeString:
    """The rows as HTML; every text in them is escaped here."""
    setter = _Setter(event, view, standings)
    return mark_safe("".join([setter.row(line) for line in found]))


class _Setter:
    def __init__(self, event: Known, view: Asked, standings: Standings) -> None:
        self.standings = standings
        self.number = f"number{'' if view.cross else ' minor'}"
        self.in_grid = view.cross and standings.round_robin
        self.registration = {number: entrant for entrant, number in view.numbers.items()}
        self.names = {player.number: escape(clean(player.name)) for player in view.entrants.players}
        self.teams = view.teams
        self.decimals = [code.entry.decimals for code in standings.order]
        self.query = escape(view.query(sort="", name="", federation="", sex="", age="", table=""))
        nobody = {"tournament": event.event, "registration": 0}
        self.link = reverse("standings:working", kwargs=nobody).removesuffix("0")
        self.card = reverse("explanations:player", kwargs=nobody).removesuffix("0")
        if view.teams:
            self.card = reverse("teams:index", kwargs={"tournament": event.event})
        shared = escape(_("shared place"))
        self.shared = f'<span class="st-shared" title="{shared}">=<span class="unseen"> {shared}</span></span>'
        self.colours = {"w": escape(_("White")), "b": escape(_("Black"))}
        self.byes = {"U": _("bye"), "F": _("full-point bye"), "H": _("half-point bye"), "Z": _("absent")}

    def row(self, line: Line) -> str:
        turns = self._grid(line) if self.in_grid else map(self._turn, line.cells)
        return f"<tr>{''.join((*self._who(line), *turns, *self._values(line)))}</tr>"

    def _who(self, line: Line) -> Iterator[str]:
        row, player = line.row, line.player
        title = f' <span class="quiet">{escape(player.title)}</span>' if player.title else ""
        address = f"{self.card}{self.registration[row.player]}{'/' if self.teams else ''}"
        yield f'<td class="number">{row.place}{self.shared if row.shared else ""}</td>'
        yield f'<td class="{self.number}">{row.player}</td>'
        yield f'<th scope="row"><a href="{address}" hx-boost="false">{self.names[row.player]}</a>{title}</th>'
        yield f'<td class="number minor">{player.rating or ""}</td>'
        yield f'<td class="minor">{escape(clean(player.federation))}</td>'

    def _turn(self, cell: Cell) -> str:
        """A round of the cross table, in the notation of every form."""
        opponent, letter, result = parts_of(cell, teams=self.teams)
        if not cell.opponent:
            words = escape(self.byes.get(cell.code, ""))
            return f'<td class="st-cell quiet" title="{words}">{escape(opponent)}</td>'
        colour = "w" if cell.colour == "w" else "b"
        hint = f"{self.colours[colour]}: {cell.opponent} {self.names[cell.opponent]}"
        return (
            f'<td class="st-cell st-{kind_of(cell) or "open"}" title="{hint}">{opponent}'
            f'<span class="st-{colour}">{escape(text_of(letter, sheet_phrase))}</span><b>{escape(result)}</b></td>'
        )

    def _grid(self, line: Line) -> Iterator[str]:
        """The line of a round robin: the results against everyone, from the top down."""
        cells = grid_cells(self.standings, line.cells, line.at, teams=self.teams)
        for other, text in zip(self.standings.rows, cells, strict=True):
            yield f'<td class="st-cell" title="{self.names[other.player]}">{escape(text)}</td>'

    def _values(self, line: Line) -> Iterator[str]:
        who = self.registration[line.row.player]
        for at, (decimals, value) in enumerate(zip(self.decimals, line.row.values, strict=True)):
            text = shown(value.amount, decimals)
            link = f'<a class="st-value" href="{self.link}{who}/{at}{self.query}">{text}</a>' if text else ""
            yield f'<td class="number">{link}</td>'
