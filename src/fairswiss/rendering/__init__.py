"""WORDS for the data: pairings, answers, checks, lists, standings, ratings, norms as text, Vega, Markdown, HTML, JSON.

May import: answers, formats, journal, judge, kernel, language, model, norms, prizes, rating, rules, tiebreaks, why. Of
the formats it takes the spreadsheets, of the kernel the values that it puts into words. Must never decide or guess: it
says what was recorded, in the words of ``words.py`` and the like alone, and prints nothing itself.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fairswiss.answers import Answered
from fairswiss.formats.spreadsheets import Sheet, write_xlsx
from fairswiss.judge import About, RoundCheck
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.tables.berger import Schedule
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.norms import NormReport
from fairswiss.prizes import PrizeGiving
from fairswiss.rating import RatingReport
from fairswiss.rendering import checks, data, questions, rounds
from fairswiss.rendering.answers import answered_document, answers_data
from fairswiss.rendering.appeals import Appeal, appeal_blocks, appeal_data
from fairswiss.rendering.boards import board_sheet, boards_data, boards_document, boards_table
from fairswiss.rendering.book import Book, book_of
from fairswiss.rendering.citations import Pages, leading, page_target
from fairswiss.rendering.document import Block, Heading, Table
from fairswiss.rendering.html import as_html, as_page
from fairswiss.rendering.markdown import as_markdown
from fairswiss.rendering.names import clean
from fairswiss.rendering.norms import Address, norm_sheet, norm_sheets, norms_document, norms_table, norms_working
from fairswiss.rendering.norms_data import norms_data
from fairswiss.rendering.prizes import (
    prize_sheet,
    prize_sheets,
    prize_table,
    prizes_data,
    prizes_document,
    prizes_working,
)
from fairswiss.rendering.ratings import (
    rating_sheet,
    rating_sheets,
    rating_table,
    ratings_data,
    ratings_document,
    ratings_working,
)
from fairswiss.rendering.schedules import schedule_data, schedule_document, schedule_table
from fairswiss.rendering.standings import (
    page_document,
    sheet_of,
    standings_document,
    standings_table,
    value_document,
    working_document,
)
from fairswiss.rendering.standings_check import standings_check_data, standings_check_document
from fairswiss.rendering.standings_data import standings_data
from fairswiss.rendering.tables import as_csv, as_sheet
from fairswiss.rendering.team_words import speaking_of
from fairswiss.rendering.text import as_text
from fairswiss.rendering.vega import as_vega
from fairswiss.rendering.what_if import preview_data, preview_document
from fairswiss.rendering.words import phrase
from fairswiss.rendering.workbook import workbook_sheets
from fairswiss.tiebreaks import CrossTable, Standings
from fairswiss.tiebreaks.boards import BoardList
from fairswiss.tiebreaks.checking import StandingsCheck
from fairswiss.why import Explanation, Layout, PublishedList
from fairswiss.why.previews import Preview
from fairswiss.why.verdicts import Verdict

FORMS = ("text", "vega", "markdown", "json", "html")

Ranked = Standings | CrossTable | RatingReport | NormReport | PrizeGiving | BoardList
Subject = (
    Pairing | Explanation | Answered | Verdict | About | RoundCheck | Sequence[RoundCheck] | PublishedList | Ranked
    | Schedule | StandingsCheck | Preview | Appeal
)  # fmt: skip

__all__ = [
    "FORMS",
    "Address",
    "Ranked",
    "as_data",
    "blocks_of",
    "csv_of",
    "fragment",
    "render",
    "report_fragment",
    "workbook_of",
    "working",
    "working_data",
    "working_fragment",
]


def render(
    subject: Subject,
    form: str = "text",
    tournament: Tournament | None = None,
    columns: int = 0,
    rules: Pages | None = None,
    colour: bool = False,
) -> str:
    """The subject in one of the forms; names come from the tournament where the subject does not carry them.

    ``vega`` is a form of pairings with an explanation in columns; everything else has its text instead. No form ends
    with a line feed. ``columns`` says how wide the terminal is that shows the text: wide tables are fitted into it.
    A page lists the articles it cites at its end, and leads there; ``rules`` gives the rule pages of editions, for a
    terminal that knows links, and ``colour`` is for one that shows bold headings.
    """
    if form not in FORMS:
        words = "Unknown format {form!r}. Known: {known}."
        raise BadRequest(gettext(words, form=form, known=", ".join(FORMS)), code="no-such-form")
    with speaking_of(tournament):
        return _rendered(subject, form, tournament, columns, rules, colour)


def _rendered(
    subject: Subject, form: str, tournament: Tournament | None, columns: int, rules: Pages | None, colour: bool
) -> str:
    if form == "json":
        return json.dumps(as_data(subject, tournament), ensure_ascii=False, indent=2)
    if form == "vega" and isinstance(subject, Pairing) and _in_columns(subject):
        return as_vega(book_of(tournament, subject), subject, tournament)
    if form == "html":
        from fairswiss.rendering.cited import with_articles

        return as_page(with_articles(lambda: _titled(subject, tournament)), _names(subject, tournament))
    with leading(page_target(rules if form == "text" else None)):
        blocks = list(blocks_of(subject, tournament))
    if form == "markdown":
        return as_markdown(blocks)
    return as_text(blocks, columns, links=rules is not None, colour=colour)


def fragment(
    subject: Subject,
    tournament: Tournament | None = None,
    top: int = 1,
    players: Sequence[int] = (),
    rules: Pages | None = None,
) -> str:
    """The subject as HTML for somebody else's page, its title a heading of level ``top``; ``style`` has its look.

    Below standings come the workings of the players named. Citations lead to the rule pages that ``rules`` gives.
    """
    with leading(page_target(rules)), speaking_of(tournament):
        return as_html(_titled(subject, tournament, players), top, names=_names(subject, tournament))


def _names(subject: Subject, tournament: Tournament | None) -> Iterator[str]:
    """The names that the sentences of a page may have in them: of players and teams, and of the event."""
    told = subject.explanation if isinstance(subject, Pairing) else subject
    if isinstance(told, Explanation):
        yield from (card.name for card in told.cards)
    if isinstance(subject, PublishedList):
        yield from (card.name for card in subject)
    if isinstance(subject, Standings | CrossTable):
        yield from sheet_of(subject, tournament).names.values()
    if tournament:
        yield tournament.info.name
        yield from (player.name for player in tournament.players)
        yield from (team.name for team in tournament.team_event.teams)


def _titled(subject: Subject, tournament: Tournament | None, players: Sequence[int] = ()) -> list[Block]:
    """The document of a page, which has a title whatever it shows."""
    if isinstance(subject, Standings | CrossTable):
        return list(page_document(sheet_of(subject, tournament), players))
    blocks = list(blocks_of(subject, tournament))
    if any(isinstance(block, Heading) and not block.section for block in blocks):
        return blocks
    names = {Answered: "why-not", Verdict: "why-not", PublishedList: "list"}
    what = names.get(type(subject), "check")
    event = clean(tournament.info.name) if tournament else ""
    title = phrase(f"page.{what}")
    return [Heading(phrase("page.event", event=event, title=title) if event else title, section=False), *blocks]


def blocks_of(subject: Subject, tournament: Tournament | None) -> Iterable[Block]:
    """The subject as blocks, for a document of somebody else's."""
    return _ways(subject).document(subject, tournament)


def as_data(subject: Subject, tournament: Tournament | None = None) -> dict[str, Any] | list[dict[str, Any]]:
    """The subject as plain data, ready for JSON: complete, and each thing with its sentence as ``text``."""
    with speaking_of(tournament):
        return _ways(subject).data(subject, tournament)


class _Ways(NamedTuple):
    """The functions that turn a subject into a document and into plain data."""

    document: Callable[[Any, Tournament | None], Iterable[Block]]
    data: Callable[[Any, Tournament | None], dict[str, Any] | list[dict[str, Any]]]


def _ways(subject: Subject) -> _Ways:
    return _WAYS.get(type(subject), _CHECKS)


_CHECKS = _Ways(
    lambda found, event: checks.check_document(book_of(event), found, summary=True),
    lambda found, event: [data.check_data(book, check) for book in [book_of(event)] for check in found],
)


class _Tabled(NamedTuple):
    """The functions for a table: the first makes a sheet of subject and tournament, the others show it."""

    sheet: Callable[[Any, Tournament | None], Any]
    document: Callable[[Any], Iterable[Block]]
    data: Callable[[Any, Sequence[int]], dict[str, Any]]
    table: Callable[[Any], Table]
    sheets: Callable[[Any, Sequence[int]], Iterable[Sheet]]
    working: Callable[[Any, Sequence[int]], Iterable[Block]]

    def ways(self) -> _Ways:
        """The table without the working of anybody."""
        return _Ways(
            lambda subject, event: self.document(self.sheet(subject, event)),
            lambda subject, event: self.data(self.sheet(subject, event), ()),
        )


def _no_working(_sheet: object, _players: Sequence[int]) -> Iterable[Block]:
    return ()


_STANDINGS = _Tabled(sheet_of, standings_document, standings_data, standings_table, workbook_sheets, working_document)
_TABLES: dict[type, _Tabled] = {
    Standings: _STANDINGS,
    CrossTable: _STANDINGS,
    RatingReport: _Tabled(rating_sheet, ratings_document, ratings_data, rating_table, rating_sheets, ratings_working),
    NormReport: _Tabled(
        norm_sheet,
        norms_document,
        norms_data,
        lambda sheet: norms_table(sheet, sheet.report.rows),
        norm_sheets,
        norms_working,
    ),
    PrizeGiving: _Tabled(prize_sheet, prizes_document, prizes_data, prize_table, prize_sheets, prizes_working),
    BoardList: _Tabled(
        board_sheet,
        boards_document,
        lambda sheet, _: boards_data(sheet),
        boards_table,
        lambda sheet, _: [as_sheet(phrase("boards.sheet"), boards_table(sheet))],
        _no_working,
    ),
    Schedule: _Tabled(
        lambda plan, _: plan,
        schedule_document,
        lambda plan, _: schedule_data(plan),
        schedule_table,
        lambda plan, _: [as_sheet(phrase("schedule.sheet"), schedule_table(plan))],
        _no_working,
    ),
}


def _answered(answered: Answered, tournament: Tournament | None) -> Iterable[Block]:
    if tournament is None:
        raise BadRequest(gettext("Answers need the tournament, because it has the names."), code="tournament-needed")
    return answered_document(answered, tournament, lambda one: blocks_of(one, tournament))


def _answered_data(answered: Answered, tournament: Tournament | None) -> dict[str, Any]:
    """The rules in detail as before, and the answers with them; of a board those of both players."""
    if tournament is None:
        raise BadRequest(gettext("Answers need the tournament, because it has the names."), code="tournament-needed")
    answers = answers_data(answered.answers, tournament)
    details = [as_data(one, tournament) for one in answered.details]
    if answered.board or not isinstance(details[0], dict):
        return {"version": data.VERSION, "board": answered.board, "answers": answers, "players": details}
    return {**details[0], "answers": answers}


_WAYS: dict[type, _Ways] = {
    **{kind: table.ways() for kind, table in _TABLES.items()},
    Answered: _Ways(_answered, _answered_data),
    PublishedList: _Ways(
        lambda cards, _: questions.list_document(cards),
        lambda cards, event: data.list_data(book_of(event, cards=cards, system=cards.system), cards),
    ),
    Appeal: _Ways(lambda appeal, _: appeal_blocks(appeal), lambda appeal, _: appeal_data(appeal)),
    StandingsCheck: _Ways(
        lambda check, event: standings_check_document(sheet_of(check.standings, event), check),
        lambda check, event: standings_check_data(sheet_of(check.standings, event), check),
    ),
    Pairing: _Ways(
        lambda pairing, event: rounds.round_document(book_of(event, pairing), pairing, event),
        lambda pairing, event: data.pairing_data(book_of(event, pairing), pairing),
    ),
    Explanation: _Ways(
        lambda told, event: blocks_of(rounds.round_of(told), event),
        lambda told, event: as_data(rounds.round_of(told), event),
    ),
    Verdict: _Ways(
        lambda verdict, event: questions.verdict_document(book_of(event), verdict),
        lambda verdict, event: data.verdict_data(book_of(event), verdict),
    ),
    About: _Ways(
        lambda about, event: questions.about_document(_book_about(event, about), about),
        lambda about, event: data.about_data(_book_about(event, about), about),
    ),
    Preview: _Ways(
        lambda preview, event: preview_document(book_of(event), preview),
        lambda preview, event: preview_data(book_of(event), preview),
    ),
    RoundCheck: _Ways(
        lambda check, event: checks.check_document(book_of(event), [check], summary=False),
        lambda check, event: data.check_data(book_of(event), check),
    ),
}


def working(subject: Ranked | Schedule, players: Sequence[int], form: str, tournament: Tournament | None) -> str:
    """The working of some players' values, as text, Markdown, HTML or JSON.

    In HTML the workings of several stand below the standings, whose values lead to them.
    """
    if form == "json":
        return json.dumps(working_data(subject, players, tournament), ensure_ascii=False, indent=2)
    tabled = _TABLES[type(subject)]
    below = form == "html" and len(players) > 1 and isinstance(subject, Standings | CrossTable)
    blocks = (page_document if below else tabled.working)(tabled.sheet(subject, tournament), players)
    if form == "html":
        return as_page(list(blocks), _names(subject, tournament))
    return as_markdown(blocks) if form == "markdown" else as_text(blocks)


def working_fragment(
    subject: Standings | CrossTable, player: int, tournament: Tournament, top: int, at: int | None
) -> str:
    """The working of a player's values, or of the one at a place of the list: as HTML to embed in a page."""
    sheet = sheet_of(subject, tournament)
    blocks = working_document(sheet, (player,)) if at is None else value_document(sheet, player, at)
    return as_html(blocks, top, names=sheet.names.values())


def report_fragment(
    subject: RatingReport | NormReport,
    player: int,
    tournament: Tournament,
    top: int = 1,
    address: Address | None = None,
) -> str:
    """Ratings or norms as HTML to embed in a page: of everyone, whose names lead to addresses, or of one player."""
    tabled = _TABLES[type(subject)]
    sheet = tabled.sheet(subject, tournament)
    if address:
        sheet = sheet._replace(address=address)
    blocks = tabled.working(sheet, (player,)) if player else tabled.document(sheet)
    return as_html(blocks, top, names=_names(subject, tournament))


def working_data(
    subject: Ranked | Schedule, players: Sequence[int], tournament: Tournament | None = None
) -> dict[str, Any]:
    """The subject as plain data, with the working of some players."""
    tabled = _TABLES[type(subject)]
    return tabled.data(tabled.sheet(subject, tournament), players)


def csv_of(subject: Ranked | Schedule, tournament: Tournament | None = None) -> str:
    """A table as comma-separated values."""
    tabled = _TABLES[type(subject)]
    return as_csv(tabled.table(tabled.sheet(subject, tournament)))


def workbook_of(subject: Ranked | Schedule, players: Sequence[int] = (), tournament: Tournament | None = None) -> bytes:
    """The tables of a subject, and the workings of some players, as a workbook (XLSX)."""
    tabled = _TABLES[type(subject)]
    return write_xlsx(tuple(tabled.sheets(tabled.sheet(subject, tournament), players)))


def _book_about(tournament: Tournament | None, about: About) -> Book:
    return book_of(tournament, cards=(about.card,) if about.card else (), system=about.system)


def _in_columns(pairing: Pairing) -> bool:
    return pairing.explanation is not None and pairing.explanation.layout is Layout.COLUMNS
