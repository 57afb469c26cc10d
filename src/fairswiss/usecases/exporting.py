"""Tables of a tournament for spreadsheets: its players, the pairings of a round, the results."""

from collections.abc import Iterator

from fairswiss.formats.spreadsheets import Sheet, Value, write_csv, write_xlsx
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.rounds import Game, board_rank, seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.names import clean
from fairswiss.rules.pairing import known_before

TABLES = ("players", "pairings", "results")
PLAYERS = ("No", "Title", "Name", "Rating", "Fed", "FIDE id", "Birth", "Sex")
BOARDS = ("Board", "White no", "White", "White rating", "Black no", "Black", "Black rating", "Result")
"""The result is left out where it is not known yet."""
BYES = {"U": "pairing-allocated bye", "F": "full-point bye", "H": "half-point bye", "Z": "absent"}


def export(tournament: Tournament, path: str, what: str = "players", number: int | None = None) -> bytes:
    """The bytes of a CSV or XLSX file, by the ending of its name.

    Pairings are those of one round, the last unless stated; results are those of one round or, in a workbook, of all.
    """
    sheets = list(tables(tournament, what, number))
    ending = path.lower().rpartition(".")[2]
    if ending == "xlsx":
        return write_xlsx(sheets)
    if ending == "csv":
        return write_csv(sheets[-1].header, sheets[-1].rows).encode()
    words = "The name {path!r} must end with .csv or .xlsx. Programs that read ODS read XLSX too."
    raise BadRequest(gettext(words, path=path), code="not-a-table-name")


def tables(tournament: Tournament, what: str = "players", number: int | None = None) -> Iterator[Sheet]:
    """The tables asked for; of the results without a round one for every round."""
    if what not in TABLES:
        words = "Unknown table {what!r}. Known: {known}."
        raise BadRequest(gettext(words, what=what, known=", ".join(TABLES)), code="no-such-table")
    if what == "players":
        clubs = any(player.club for player in tournament.players)
        header = tuple(map(gettext, (*PLAYERS, "Club") if clubs else PLAYERS))
        yield Sheet(gettext("Players"), header, _players(tournament, clubs))
        return
    recorded = len(tournament.rounds)
    if not recorded or (number is not None and not 1 <= number <= recorded):
        words = "There is no round {number}: {recorded} rounds are recorded."
        raise BadRequest(gettext(words, number=number or 1, recorded=recorded), code="round-not-recorded")
    results = what == "results"
    for played in range(1, recorded + 1) if results and number is None else [number or recorded]:
        header = tuple(map(gettext, BOARDS if results else BOARDS[:-1]))
        yield Sheet(gettext("Round {number}", number=played), header, _boards(tournament, played, results))


def _players(tournament: Tournament, clubs: bool) -> list[list[Value]]:
    rows: list[list[Value]] = []
    for p in tournament.players:
        row: list[Value] = [
            p.number, p.title, clean(p.name), p.rating or "", p.federation, p.fide_id, p.birth, p.sex,
        ]  # fmt: skip
        rows.append([*row, clean(p.club)] if clubs else row)
    return rows


def _boards(tournament: Tournament, number: int, results: bool) -> list[list[Value]]:
    """Board by board; then those without a game."""
    played = tournament.rounds[number - 1]
    people = {player.number: player for player in tournament.players}
    rows: list[list[Value]] = []
    for board, game in enumerate(board_order(tournament, number), 1):
        white, black = people[game.white], people[game.black]
        row: list[Value] = [
            board, white.number, clean(white.name), white.rating or "", black.number, clean(black.name),
            black.rating or "",
        ]  # fmt: skip
        rows.append([*row, _result(game)] if results else row)
    for bye in played.byes:
        player = people[bye.player]
        row = [
            "",
            player.number,
            clean(player.name),
            player.rating or "",
            "",
            gettext(BYES[bye.code], context="bye") if bye.code in BYES else bye.code,
            "",
        ]
        rows.append([*row, bye.code] if results else row)
    return rows


def board_order(tournament: Tournament, number: int) -> list[Game]:
    """The games of a round in the order of C.04.2, 3.6, by the scores before it with virtual points."""
    cards = cards_before_next_round(known_before(tournament, number))
    scores = {card: cards[card].score for card in cards}
    return sorted(tournament.rounds[number - 1].games, key=lambda game: board_rank(scores, *seats_of(game)))


def _result(game: Game) -> str:
    if not game.white_result.strip():
        return ""
    return f"{game.white_result}:{game.black_result}"
