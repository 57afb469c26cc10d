"""Rating reports as documents, as plain data and as comma-separated values."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from fairswiss.formats import spreadsheets
from fairswiss.model.tournament import Tournament
from fairswiss.rating import PlayerRating, RatedGame, RatingReport
from fairswiss.rendering.citing import listed
from fairswiss.rendering.document import Block, Column, Fold, Heading, Item, Lines, Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.ratings_words import ratings_phrase
from fairswiss.rendering.standings import shown
from fairswiss.rendering.tables import as_sheet

_COLUMNS = (
    "number", "name", "rating", "factor", "games", "score", "expected", "change", "new", "average", "performance",
    "perfect",
)  # fmt: skip
_GAME_COLUMNS = ("round", "opponent", "rating", "score", "difference", "used", "expected", "change", "why")


class RatingSheet(NamedTuple):
    """A report with what is needed to show it."""

    report: RatingReport
    names: dict[int, str]
    event: str

    def label(self, number: int) -> str:
        """``12 Name``."""
        return f"{number} {self.names.get(number, '')}".strip()


def rating_sheet(report: RatingReport, tournament: Tournament | None) -> RatingSheet:
    """Everything about a report in one place."""
    players = tournament.players if tournament else ()
    event = clean(tournament.info.name) if tournament else ""
    return RatingSheet(report, {player.number: clean(player.name) for player in players}, event)


# -- the table ---------------------------------------------------------------------------------------------------------


def ratings_document(sheet: RatingSheet) -> Iterator[Block]:
    """Title, table, and everything that was assumed."""
    report = sheet.report
    words = "title.event" if sheet.event else "title"
    yield Heading(
        ratings_phrase(
            words, event=sheet.event, round=report.round, kind=ratings_phrase(f"kind.name.{report.conditions.kind}")
        ),
        section=False,
    )
    yield rating_table(sheet)
    yield Lines(tuple(Item(text) for text in remarks(sheet)))


def rating_table(sheet: RatingSheet) -> Table:
    """A line for every player."""
    columns = tuple(Column(ratings_phrase(f"column.{name}"), name != "name", name == "name") for name in _COLUMNS)
    return Table(columns, tuple(_cells(sheet, row) for row in sheet.report.rows))


def _cells(sheet: RatingSheet, row: PlayerRating) -> tuple[str, ...]:
    return (str(row.player), sheet.names.get(row.player, ""), *figures_of(row))


def figures_of(row: PlayerRating) -> tuple[str, ...]:
    """Rating, K, games, score, expectation, change, new rating, and the averages: the cells of the table."""
    counted = row.counted > 0
    return (
        _known(row.rating or None),
        _known(row.factor.k if row.factor else None),
        str(row.counted),
        shown(row.score, 1) if counted else "",
        shown(row.expected, 2) if row.factor else "",
        signed(row.change) if row.factor else "",
        _known(row.new_rating),
        shown(row.average, 0),
        _known(row.performance),
        _known(row.perfect_performance),
    )


def _known(number: int | None) -> str:
    return "" if number is None else str(number)


def signed(amount: Fraction, decimals: int = 2) -> str:
    """A change with its sign; nothing is lost, for no change has more than two decimals."""
    return f"+{shown(amount, decimals)}" if amount > 0 else shown(amount, decimals)


def rating_sheets(sheet: RatingSheet, players: Sequence[int] = ()) -> Iterator[spreadsheets.Sheet]:
    """The sheets of a workbook: the table, and the games of some players one by one."""
    table, wanted = rating_table(sheet), frozenset(players)
    yield as_sheet(ratings_phrase("sheet.ratings"), table)
    if wanted:
        rows = [row for row in sheet.report.rows if row.player in wanted]
        games = [(*_cells(sheet, row)[:2], *cells) for row in rows for cells in _games(sheet, row).rows]
        columns = (*table.columns[:2], *_game_columns())
        yield as_sheet(ratings_phrase("sheet.working"), Table(columns, tuple(games)))


def remarks(sheet: RatingSheet) -> list[str]:
    """The kind, what was assumed for whom, and who gets a first rating or none."""
    conditions = sheet.report.conditions
    minutes = shown(Fraction(conditions.allowance.least, 60), 0) if conditions.allowance else ""
    found = [
        ratings_phrase(
            f"kind.{conditions.because}", kind=ratings_phrase(f"kind.name.{conditions.kind}"), minutes=minutes
        )
    ]
    if conditions.day is None:
        found.append(ratings_phrase("text.undated"))
    if conditions.before_the_text:
        found.append(ratings_phrase("text.older"))
    if sheet.report.provisional:
        found.insert(0, ratings_phrase("provisional", open=sheet.report.open_games, left=sheet.report.left))
    found += [*_left_out(sheet.report), *_factors(sheet.report)]
    found += [_first_rating(sheet, row) for row in sheet.report.rows if not row.rating]
    return [*found, ratings_phrase("new")]


def _left_out(report: RatingReport) -> Iterator[str]:
    """The number of games that do not count, by reason."""
    found: dict[str, set[tuple[int, int]]] = {}
    for row in report.rows:
        for game in row.games:
            if game.left_out:
                found.setdefault(_why(game), set()).add((game.round, min(row.player, game.opponent)))
    for why, games in found.items():
        words = "games.1" if len(games) == 1 else "games"
        yield ratings_phrase("left-out", games=ratings_phrase(words, count=len(games)), why=why)


def _factors(report: RatingReport) -> Iterator[str]:
    groups: dict[tuple[str, int], list[int]] = {}
    limited: dict[tuple[int, int], list[int]] = {}
    for row in report.rows:
        if row.factor:
            groups.setdefault((row.factor.because, row.factor.whole), []).append(row.player)
            if row.factor.k < row.factor.whole:
                limited.setdefault((row.factor.k, row.factor.whole), []).append(row.player)
    for (because, k), players in sorted(groups.items()):
        yield ratings_phrase(f"factor.{because}", k=k, players=listed(tuple(players)))
    for (k, whole), players in sorted(limited.items()):
        yield ratings_phrase("factor.limited", k=k, whole=whole, players=listed(tuple(players)))


def _first_rating(sheet: RatingSheet, row: PlayerRating) -> str:
    first = row.initial
    player = sheet.label(row.player)
    if first is None:
        return ratings_phrase("initial.no-game", player=player)
    words = f"initial.{first.because}" if first.because else "initial"
    return ratings_phrase(words, player=player, rating=first.rating, games=first.games, exact=shown(first.exact, 2))


# -- how the figures came about ----------------------------------------------------------------------------------------


def ratings_working(sheet: RatingSheet, players: Sequence[int]) -> Iterator[Block]:
    """For each player every game, then the sums, the performances and the figures norms look at."""
    wanted = frozenset(players)
    for row in sheet.report.rows:
        if row.player in wanted:
            yield Heading(_heading(sheet, row), section=False)
            if row.games:
                yield _games(sheet, row)
            yield Lines(tuple(Item(text) for text in _sums(sheet, row)))
    yield Lines(tuple(Item(text) for text in remarks(sheet)[: 1 + sheet.report.provisional]))


def rating_blocks(sheet: RatingSheet) -> Iterator[Block]:
    """The rating change, for pages with a heading of their own: the figures, the games, the sums."""
    for row in sheet.report.rows:
        yield Table(rating_table(sheet).columns[2:], (figures_of(row),))
        if row.games:
            yield Fold(ratings_phrase("sheet.working"), (_games(sheet, row), _lines(_sums(sheet, row))))
    yield _lines(remarks(sheet)[: 1 + sheet.report.provisional])


def _lines(texts: Iterable[str]) -> Lines:
    return Lines(tuple(Item(text) for text in texts))


def _heading(sheet: RatingSheet, row: PlayerRating) -> str:
    variant = ".initial" if not row.rating else "" if row.factor else ".none"
    return ratings_phrase(
        f"working.player{variant}",
        player=sheet.label(row.player),
        rating=row.rating,
        k=row.factor.k if row.factor else "",
        score=shown(row.score, 1),
        games=row.counted,
        change=signed(row.change),
    )


def _game_columns() -> tuple[Column, ...]:
    return tuple(Column(ratings_phrase(f"game.{name}"), name not in ("opponent", "why")) for name in _GAME_COLUMNS)


def _games(sheet: RatingSheet, row: PlayerRating) -> Table:
    return Table(_game_columns(), tuple(_game(sheet, row, game) for game in row.games))


def _game(sheet: RatingSheet, row: PlayerRating, game: RatedGame) -> tuple[str, ...]:
    rated = game.expected is not None
    return (
        str(game.round),
        sheet.label(game.opponent),
        _known(game.rating or None),
        shown(Fraction(game.halves, 2), 1) if game.counts else "",
        _known(game.difference),
        _known(game.used),
        shown(Fraction(game.expected or 0, 100), 2) if rated else "",
        signed(game.change) if rated else "",
        _why(game),
    )


def _why(game: RatedGame) -> str:
    if game.left_out:
        return ratings_phrase(f"why.{game.left_out}", article=game.articles[0])
    if game.articles[0] == "8.3.1":
        return ratings_phrase("why.whole" if game.used == game.difference else "why.cut", article="8.3.1")
    return ""


def _sums(sheet: RatingSheet, row: PlayerRating) -> Iterator[str]:
    if row.factor:
        if row.factor.k < row.factor.whole:
            yield ratings_phrase("working.limited", games=row.counted, **row.factor._asdict())
        yield ratings_phrase(f"factor.{row.factor.because}", k=row.factor.whole, players=row.player)
        yield ratings_phrase(
            "working.sum",
            score=shown(row.score, 1),
            expected=shown(row.expected, 2),
            difference=signed(row.score - row.expected),
            k=row.factor.k,
            change=signed(row.change),
            new=row.new_rating,
        )
    if not row.rating:
        yield from _first_working(row)
        yield _first_rating(sheet, row)
    if row.counted:
        yield ratings_phrase(
            "working.performance",
            performance=row.performance,
            perfect=row.perfect_performance,
            average=shown(row.average, 2),
            score=shown(row.score, 1),
            games=row.counted,
        )


def _first_working(row: PlayerRating) -> Iterator[str]:
    first = row.initial
    if first:
        average, difference = shown(first.average, 2), f"{first.difference:+}"
        yield ratings_phrase("working.average", games=first.games, average=average)
        score = shown(Fraction(first.halves + 2, 2), 1)
        yield ratings_phrase(
            "working.percent", score=score, games=first.games + 2, percent=first.percent, difference=difference
        )
        yield ratings_phrase("working.first", average=average, difference=difference, exact=shown(first.exact, 2))


# -- for programs ------------------------------------------------------------------------------------------------------


def ratings_data(sheet: RatingSheet, working: Sequence[int] = ()) -> dict[str, Any]:
    """The report as plain data, with the games of some players. Amounts that are not whole are texts, and exact."""
    report, conditions = sheet.report, sheet.report.conditions
    wanted = frozenset(working)
    return {
        "round": report.round,
        "kind": conditions.kind,
        "kind_because": conditions.because,
        "provisional": report.provisional,
        "open_games": report.open_games,
        "rounds_left": report.left,
        "minutes": str(Fraction(conditions.allowance.least, 60)) if conditions.allowance else None,
        "players": [_row_data(sheet, row, row.player in wanted) for row in report.rows],
        "remarks": remarks(sheet),
    }


def _row_data(sheet: RatingSheet, row: PlayerRating, working: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": row.player,
        "name": sheet.names.get(row.player, ""),
        "rating": row.rating or None,
        "factor": row.factor._asdict() if row.factor else None,
        "games_rated": row.counted,
        "score": float(row.score),
        "expected": str(row.expected) if row.factor else None,
        "change": str(row.change) if row.factor else None,
        "new_rating": row.new_rating,
        "average": None if row.average is None else str(row.average),
        "performance": row.performance,
        "perfect_performance": row.perfect_performance,
        "initial": _initial_data(row),
    }
    if working:
        data["games"] = [_game_data(game) for game in row.games]
    return data


def _initial_data(row: PlayerRating) -> dict[str, Any] | None:
    first = row.initial
    return first and {**first._asdict(), "average": str(first.average), "exact": str(first.exact)}


def _game_data(game: RatedGame) -> dict[str, Any]:
    return {
        **game._asdict(),
        "rating": game.rating or None,
        "articles": list(game.articles),
        "change": str(game.change) if game.expected is not None else None,
    }
