"""Reports on title norms as documents and tables."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fairswiss.formats import spreadsheets
from fairswiss.model.player import Player
from fairswiss.model.points import in_halves
from fairswiss.model.tournament import Tournament
from fairswiss.norms import NormReport, PlayerNorm, Requirement, Standing
from fairswiss.norms.check import Need
from fairswiss.norms.thresholds import NORMS
from fairswiss.rendering.document import Block, Column, Heading, Item, Lines, Paragraph, Table, link
from fairswiss.rendering.names import clean
from fairswiss.rendering.norms_sentences import field_text, remarks_on, way_texts
from fairswiss.rendering.norms_words import norms_phrase
from fairswiss.rendering.tables import as_sheet

IN_REACH = (Standing.ACHIEVED, Standing.UNDECIDED, Standing.POSSIBLE)
_LEFT = ("name", "title", "federation", "norm", "standing", "missing")
_COLUMNS = (
    "number", "name", "title", "federation", "norm", "standing", "games", "score", "required", "average", "performance",
    "titled", "level", "federations", "missing",
)  # fmt: skip
_GAME_COLUMNS = ("round", "opponent", "title", "federation", "rating", "counted", "score", "why")


Address = Callable[[int], str]
"""The address of the page about a player, by number."""


class NormSheet(NamedTuple):
    """A report with what is needed to show it."""

    report: NormReport
    people: dict[int, Player]
    event: str
    address: Address | None = None
    """The pages of players, where the table leads to them."""

    def label(self, number: int) -> str:
        """``12 Name``."""
        player = self.people.get(number)
        return f"{number} {clean(player.name)}" if player else str(number)

    def named(self, number: int) -> str:
        """The name, leading to the page of the player if there is one."""
        name = clean(self.people[number].name) if number in self.people else ""
        return link(name, self.address(number)) if name and self.address else name


def norm_sheet(report: NormReport, tournament: Tournament | None) -> NormSheet:
    """Everything about a report in one place."""
    players = tournament.players if tournament else ()
    return NormSheet(
        report, {player.number: player for player in players}, clean(tournament.info.name) if tournament else ""
    )


# -- the table ---------------------------------------------------------------------------------------------------------


def norms_document(sheet: NormSheet) -> Iterator[Block]:
    """The norms achieved and within reach, and what is known of the event."""
    report = sheet.report
    rows = report.with_standing(*IN_REACH)
    yield Heading(title_text(sheet), section=False)
    if report.provisional:
        yield Paragraph(norms_phrase("provisional"))
    if rows:
        yield norms_table(sheet, rows)
        told = [(row, text) for row in rows for text in way_texts(row, sheet.label)[:1]]
        if told:
            yield Lines(tuple(Item(f"{sheet.label(row.player)}, {row.title}: {text}") for row, text in told))
    else:
        yield Paragraph(norms_phrase("nobody"))
    if len(rows) < len(report.rows):
        yield Paragraph(norms_phrase("others", count=len(report.rows) - len(rows), all=len(report.rows)))
    yield Heading(norms_phrase("event.heading"))
    yield event_table(report)
    if text := field_text(report):
        yield Paragraph(text)


def title_text(sheet: NormSheet) -> str:
    words = "title.event" if sheet.event else "title"
    return norms_phrase(words, event=sheet.event, round=sheet.report.round, planned=sheet.report.planned)


def norms_table(sheet: NormSheet, rows: Sequence[PlayerNorm]) -> Table:
    """A line for each player and norm."""
    columns = tuple(Column(norms_phrase(f"column.{name}"), name not in _LEFT, name == "name") for name in _COLUMNS)
    return Table(columns, tuple(_cells(sheet, row) for row in rows))


def _cells(sheet: NormSheet, row: PlayerNorm) -> tuple[str, ...]:
    found, player = row.check, sheet.people.get(row.player)
    games = found.requirement(Need.GAMES)
    return (
        str(row.player),
        sheet.named(row.player),
        clean(player.title) if player else "",
        clean(player.federation) if player else "",
        row.title,
        norms_phrase(f"standing.{row.standing.value}"),
        f"{games.had}/{games.wanted}",
        half_points(found.halves),
        "" if found.required is None else half_points(found.required),
        str(found.average.value or ""),
        str(found.performance) if found.games else "",
        *(_ratio(found.requirement(need)) for need in (Need.TITLED, Need.LEVEL, Need.FEDERATIONS)),
        ", ".join(one.article for one in found.requirements if one.verdict in ("missing", "unknown")),
    )


def event_table(report: NormReport) -> Table:
    """The conditions of the event: what was found, and whether it is enough."""
    heads = ("event.column", "event.value", "need.answer", "need.article")
    return Table(
        tuple(Column(norms_phrase(head), names=head == heads[0]) for head in heads),
        tuple(
            (norms_phrase(f"event.{one.name}"), clean(one.value), norms_phrase(f"verdict.{one.verdict}"), one.article)
            for one in report.circumstances
        ),
    )


def _ratio(one: Requirement) -> str:
    return f"{one.had}/{one.wanted}"


def half_points(halves: int) -> str:
    """``6½`` for 13."""
    return in_halves(5 * halves)


def norm_sheets(sheet: NormSheet, players: Sequence[int] = ()) -> Iterator[spreadsheets.Sheet]:
    """The sheets of a workbook: the table, and the requirements of some players one by one."""
    table = norms_table(sheet, sheet.report.rows)
    yield as_sheet(norms_phrase("sheet.norms"), table)
    if players:
        rows = [row for row in sheet.report.rows if row.player in players]
        cells = [(*_cells(sheet, row)[:5], *line) for row in rows for line in requirements_table(row).rows]
        columns = (*table.columns[:5], *_requirement_columns())
        yield as_sheet(norms_phrase("sheet.requirements"), Table(columns, tuple(cells)))


# -- how the answer came about -----------------------------------------------------------------------------------------


def norms_working(sheet: NormSheet, players: Sequence[int]) -> Iterator[Block]:
    """For each player and norm the requirements, the games, and what is still needed."""
    for number in players:
        for row in sheet.report.of_player(number):
            yield from norm_blocks(sheet, row)


def norm_blocks(sheet: NormSheet, row: PlayerNorm) -> Iterator[Block]:
    """One player and one norm."""
    yield Heading(heading_of(sheet, row), section=False)
    yield requirements_table(row)
    if row.check.games or sheet.report.turns[row.player]:
        yield games_table(sheet, row)
    yield Lines(tuple(Item(text) for text in (*way_texts(row, sheet.label), *remarks_on(row))))


def heading_of(sheet: NormSheet, row: PlayerNorm) -> str:
    if row.standing is Standing.ACHIEVED:
        return norms_phrase("player.counts", player=sheet.label(row.player), norm=row.title, counts=row.check.counts)
    standing = norms_phrase(f"standing.{row.standing.value}")
    return norms_phrase("player", player=sheet.label(row.player), norm=row.title, standing=standing)


def _requirement_columns() -> tuple[Column, ...]:
    names = ("column", "wanted", "had", "answer", "article")
    return tuple(Column(norms_phrase(f"need.{name}"), name in ("wanted", "had"), name == "column") for name in names)


def requirements_table(row: PlayerNorm) -> Table:
    """Every requirement with what is needed and what there is."""
    return Table(_requirement_columns(), tuple(_requirement(row, one) for one in row.check.requirements))


def _requirement(row: PlayerNorm, one: Requirement) -> tuple[str, ...]:
    amounts = (one.wanted, one.had)
    return (
        norms_phrase(f"need.{one.need.value}", titles=level_titles(row.title)),
        *(half_points(amount) if one.need is Need.SCORE else str(amount) for amount in amounts),
        norms_phrase(f"verdict.{one.verdict.value}"),
        one.article,
    )


def level_titles(norm: str) -> str:
    """``GM, IM``: the titles a third of the opponents must hold."""
    return ", ".join(title for title in NORMS if title in NORMS[norm].level)


def games_table(sheet: NormSheet, row: PlayerNorm) -> Table:
    """Every round: the opponent, the rating as it counts, and why a game does not."""
    columns = tuple(
        Column(norms_phrase(f"game.{name}"), name in ("round", "rating", "counted", "score"), name == "opponent")
        for name in _GAME_COLUMNS
    )
    return Table(columns, tuple(_games(sheet, row)))


def _games(sheet: NormSheet, row: PlayerNorm) -> Iterator[tuple[str, ...]]:
    found = row.check
    counted = {(game.round, game.opponent, game.colour): at for at, game in enumerate(found.games)}
    for turn in sheet.report.turns[row.player]:
        at = counted.get((turn.round, turn.opponent, turn.colour))
        game = turn if at is None else found.games[at]
        yield (
            str(turn.round),
            sheet.label(turn.opponent) if turn.opponent else "",
            " ".join(sorted(turn.titles)),
            turn.federation,
            str(turn.rating or ""),
            "" if at is None else str(found.average.ratings[at]),
            half_points(game.halves) if game.counts else "",
            _why(row, at, turn.left_out, raised=at is not None and at == found.average.raised, unrated=not turn.rating),
        )


def _why(row: PlayerNorm, at: int | None, left_out: str, *, raised: bool, unrated: bool) -> str:
    if at is None:
        return norms_phrase(f"why.{left_out or 'ignored'}")
    if left_out:
        return norms_phrase("why.as-loss")
    return norms_phrase("why.raised") if raised else norms_phrase("why.unrated") if unrated else ""
