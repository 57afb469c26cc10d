"""WORDS for the data: pairings, answers, checks, lists, standings, ratings, norms as text, Vega, Markdown, HTML, JSON.

May import: answers, formats, journal, judge, kernel, language, model, norms, prizes, rating, rules, tiebreaks, why. Of
the formats it takes the spreadsheets, of the kernel the values that it puts into words. Must never decide or guess: it
says what was recorded, in the words of ``words.py`` and the like alone, and prints nothing itself.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fairswiss.answers import Answered
from fairswiss.formats.spreadsheets import write_xlsx
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
from fairswiss.rendering.boards import boards_csv, boards_data, boards_document, boards_sheet
from fairswiss.rendering.book import Book, book_of
from fairswiss.rendering.citations import Pages, leading, page_target
from fairswiss.rendering.document import Block, Heading
from fairswiss.rendering.html import as_html, as_page
from fairswiss.rendering.markdown import as_markdown
from fairswiss.rendering.names import clean
from fairswiss.rendering.norms import Address, norm_sheet, norm_sheets, norms_csv, norms_document, norms_working
from fairswiss.rendering.norms_data import norms_data
from fairswiss.rendering.prizes import (
    prize_sheet,
    prize_sheets,
    prizes_csv,
    prizes_data,
    prizes_document,
    prizes_working,
)
from fairswiss.rendering.ratings import (
    rating_sheet,
    rating_sheets,
    ratings_csv,
    ratings_data,
    ratings_document,
    ratings_working,
)
from fairswiss.rendering.schedules import schedule_csv, schedule_data, schedule_document, schedule_sheet
from fairswiss.rendering.standings import (
    csv_text,
    page_document,
    sheet_of,
    standings_document,
    value_document,
    working_document,
)
from fairswiss.rendering.standings_check import standings_check_data, standings_check_document
from fairswiss.rendering.standings_data import standings_data
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
_STANDINGS = _Ways(
    lambda ranked, event: standings_document(sheet_of(ranked, event)),
    lambda ranked, event: standings_data(sheet_of(ranked, event)),
)


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
    Answered: _Ways(_answered, _answered_data),
    PublishedList: _Ways(
        lambda cards, _: questions.list_document(cards),
        lambda cards, event: data.list_data(book_of(event, cards=cards, system=cards.system), cards),
    ),
    Appeal: _Ways(lambda appeal, _: appeal_blocks(appeal), lambda appeal, _: appeal_data(appeal)),
    Schedule: _Ways(lambda plan, _: schedule_document(plan), lambda plan, _: schedule_data(plan)),
    RatingReport: _Ways(
        lambda report, event: ratings_document(rating_sheet(report, event)),
        lambda report, event: ratings_data(rating_sheet(report, event)),
    ),
    BoardList: _Ways(boards_document, boards_data),
    NormReport: _Ways(
        lambda report, event: norms_document(norm_sheet(report, event)),
        lambda report, event: norms_data(norm_sheet(report, event)),
    ),
    PrizeGiving: _Ways(
        lambda giving, event: prizes_document(prize_sheet(giving, event)),
        lambda giving, event: prizes_data(prize_sheet(giving, event)),
    ),
    Standings: _STANDINGS,
    CrossTable: _STANDINGS,
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


def working(
    subject: Standings | CrossTable | RatingReport | NormReport | PrizeGiving,
    players: Sequence[int],
    form: str,
    tournament: Tournament | None,
) -> str:
    """The working of some players' values, as text, Markdown, HTML or JSON.

    In HTML the workings of several stand below the standings, whose values lead to them.
    """
    if form == "json":
        return json.dumps(working_data(subject, players, tournament), ensure_ascii=False, indent=2)
    blocks: Iterable[Block]
    if isinstance(subject, RatingReport):
        blocks = ratings_working(rating_sheet(subject, tournament), players)
    elif isinstance(subject, NormReport):
        blocks = norms_working(norm_sheet(subject, tournament), players)
    elif isinstance(subject, PrizeGiving):
        blocks = prizes_working(prize_sheet(subject, tournament), players)
    elif form == "html" and len(players) > 1:
        blocks = page_document(sheet_of(subject, tournament), players)
    else:
        blocks = working_document(sheet_of(subject, tournament), players)
    if form == "html":
        return as_page(list(blocks), _names(subject, tournament))
    return as_markdown(blocks) if form == "markdown" else as_text(blocks)


def working_fragment(
    subject: Standings | CrossTable,
    player: int,
    tournament: Tournament | None = None,
    top: int = 1,
    at: int | None = None,
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
    if isinstance(subject, RatingReport):
        sheet = rating_sheet(subject, tournament)
        blocks = ratings_working(sheet, (player,)) if player else ratings_document(sheet)
    else:
        norms = norm_sheet(subject, tournament)._replace(address=address)
        blocks = norms_working(norms, (player,)) if player else norms_document(norms)
    return as_html(blocks, top, names=_names(subject, tournament))


def working_data(
    subject: Ranked | Schedule, players: Sequence[int], tournament: Tournament | None = None
) -> dict[str, Any]:
    """The subject as plain data, with the working of some players."""
    if isinstance(subject, Schedule):
        return schedule_data(subject)
    if isinstance(subject, BoardList):
        return boards_data(subject, tournament)
    if isinstance(subject, RatingReport):
        return ratings_data(rating_sheet(subject, tournament), players)
    if isinstance(subject, NormReport):
        return norms_data(norm_sheet(subject, tournament), players)
    if isinstance(subject, PrizeGiving):
        return prizes_data(prize_sheet(subject, tournament), players)
    return standings_data(sheet_of(subject, tournament), players)


def csv_of(subject: Ranked | Schedule, tournament: Tournament | None = None) -> str:
    """A table as comma-separated values."""
    if isinstance(subject, Schedule):
        return schedule_csv(subject)
    if isinstance(subject, BoardList):
        return boards_csv(subject, tournament)
    if isinstance(subject, RatingReport):
        return ratings_csv(rating_sheet(subject, tournament))
    if isinstance(subject, NormReport):
        return norms_csv(norm_sheet(subject, tournament))
    if isinstance(subject, PrizeGiving):
        return prizes_csv(prize_sheet(subject, tournament))
    return csv_text(sheet_of(subject, tournament))


def workbook_of(subject: Ranked | Schedule, players: Sequence[int] = (), tournament: Tournament | None = None) -> bytes:
    """The tables of a subject, and the workings of some players, as a workbook (XLSX)."""
    if isinstance(subject, Schedule):
        return write_xlsx((schedule_sheet(subject),))
    if isinstance(subject, BoardList):
        return write_xlsx((boards_sheet(subject, tournament),))
    if isinstance(subject, RatingReport):
        return write_xlsx(tuple(rating_sheets(rating_sheet(subject, tournament), players)))
    if isinstance(subject, NormReport):
        return write_xlsx(tuple(norm_sheets(norm_sheet(subject, tournament), players)))
    if isinstance(subject, PrizeGiving):
        return write_xlsx(tuple(prize_sheets(prize_sheet(subject, tournament), players)))
    return write_xlsx(tuple(workbook_sheets(sheet_of(subject, tournament), players)))


def _book_about(tournament: Tournament | None, about: About) -> Book:
    return book_of(tournament, cards=(about.card,) if about.card else (), system=about.system)


def _in_columns(pairing: Pairing) -> bool:
    return pairing.explanation is not None and pairing.explanation.layout is Layout.COLUMNS
