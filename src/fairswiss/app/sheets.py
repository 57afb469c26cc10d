"""The sheets of an event, made from what somebody may see of it: pairings, lists, standings, slips, explanations."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import combining, normalize

from fairswiss.app import rounds
from fairswiss.app.exporting import board_order
from fairswiss.app.fide_mode import says_left
from fairswiss.app.persons import as_public, birth_year
from fairswiss.app.standings import standings as who_stands_where
from fairswiss.app.systems import day_of, system_of
from fairswiss.journal.state import State
from fairswiss.kernel.edition import Options
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.model.gains import gains
from fairswiss.model.player import Player
from fairswiss.model.points import Points, format_points, in_halves
from fairswiss.model.results import OUTCOMES, SYMBOLS
from fairswiss.model.rounds import Bye, Game
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import book_of
from fairswiss.rendering.document import Block, Paragraph
from fairswiss.rendering.grid import grid_cells
from fairswiss.rendering.names import clean
from fairswiss.rendering.rounds import round_document
from fairswiss.rendering.sheets import Cell, Column, Sheet, Slip, Word
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import Cell as Turn
from fairswiss.tiebreaks import CrossTable, Standings, cross_table
from fairswiss.tiebreaks.ranking import POINTS_FIRST


class Seen(NamedTuple):
    """An event as somebody may see it."""

    tournament: Tournament
    boards: tuple[tuple[Game, ...], ...]
    """The games of each round, from the first board on."""
    system: str
    """Empty when nobody said which one."""
    options: Options = Options()
    unrated: int | None = None
    draft: int = 0
    """The round that is not published yet, if it may be seen."""

    @property
    def rounds(self) -> int:
        """How many rounds can be seen."""
        return len(self.boards)


def of_state(state: State, with_draft: bool = False, *, public: bool = False) -> Seen:
    """An event of the manager; its draft only for those who may see drafts, its people as the public knows them."""
    from fairswiss.app.events import options_of

    tournament = state.tournament(with_draft)
    numbers = state.numbers
    if public:
        withheld = frozenset(numbers[registration] for registration in state.withheld)
        tournament = as_public(tournament, withheld, short_minors=state.settings.short_names_of_minors)
    boards = tuple(
        tuple(Game(numbers[white], numbers[black], *results) for white, black, *results in played.boards)
        for played in state.rounds[: len(tournament.rounds)]
    )
    draft = len(boards) if with_draft and state.drafted is not None else 0
    settings = state.settings
    return Seen(tournament, boards, settings.system, options_of(settings), settings.unrated or None, draft)


def of_report(tournament: Tournament, system: str = "", *, short_minors: bool = False) -> Seen:
    """An event in a report file, whose boards are in no order but that of C.04.2, article 3.6."""
    if short_minors:
        tournament = as_public(tournament, short_minors=True)
    boards = tuple(tuple(board_order(tournament, number)) for number in range(1, len(tournament.rounds) + 1))
    try:
        found = system_of(tournament, system)
    except BadRequest:
        if system:
            raise
        found = ""
    return Seen(tournament, boards, found)


def sheet(seen: Seen, kind: str, number: int = 0) -> Sheet:
    """A sheet by its name, of a round or after it; without a number of the last one that there is."""
    if kind not in MAKERS:
        raise NotThere(f"There is no sheet {kind!r:.20}. Known: {', '.join(MAKERS)}.")
    if number > seen.rounds + (kind == "aro"):
        raise NotThere(f"Round {number} is not there: {seen.rounds} rounds can be shown.")
    if kind in OF_A_ROUND and not seen.rounds:
        raise NotThere("No round can be shown yet: the first one has not been published.")
    made = MAKERS[kind](seen, number)
    outside = (Word("remark.outside"),) if says_left(seen.tournament) else ()
    return made._replace(remarks=(*made.remarks, *outside))


# -- those of a round --------------------------------------------------------------------------------------------------

_BOARD = Column("column.board", right=True)
_RESULT = Column("column.result", centred=True)


def _rating(minor: bool = True) -> Column:
    return Column("column.rating", right=True, minor=minor)


def _pairings(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    people, points = _people(seen), _points_before(seen, number)
    columns = (
        _BOARD,
        Column("column.white", names=True), _rating(), Column("column.points", right=True, minor=True),
        _RESULT,
        Column("column.points", right=True, minor=True), Column("column.black", names=True), _rating(),
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = [
        (
            str(board),
            titled(people[game.white]), _rated(people[game.white]), in_halves(points[game.white]),
            _result(game),
            in_halves(points[game.black]), titled(people[game.black]), _rated(people[game.black]),
        )
        for board, game in enumerate(seen.boards[number - 1], 1)
    ]  # fmt: skip
    for player, code in _beside(seen, number):
        held = people[player]
        rows.append(("", titled(held), _rated(held), in_halves(points[player]), "", "", Word(f"bye.{code}"), ""))
    return _of_round(seen, "pairings", number)._replace(columns=columns, rows=tuple(rows))


def _names(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    people = _people(seen)
    columns = (
        Column("column.name", names=True), _rating(), _BOARD, Column("column.colour"),
        Column("column.opponent", names=True), _rating(),
    )  # fmt: skip
    found: list[tuple[Player, Cell, Cell, Cell, Cell]] = []
    for board, game in enumerate(seen.boards[number - 1], 1):
        white, black = people[game.white], people[game.black]
        found.append((white, str(board), Word("colour.w"), titled(black), _rated(black)))
        found.append((black, str(board), Word("colour.b"), titled(white), _rated(white)))
    found += [(people[player], "", "", Word(f"bye.{code}"), "") for player, code in _beside(seen, number)]
    found.sort(key=lambda line: _alphabetical(line[0]))
    rows = tuple((titled(player), _rated(player), *rest) for player, *rest in found)
    return _of_round(seen, "names", number)._replace(columns=columns, rows=rows)


def _slips(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    people = _people(seen)
    slips = tuple(
        Slip(board, titled(people[game.white]), titled(people[game.black]), _about(people[game.white]),
             _about(people[game.black]))
        for board, game in enumerate(seen.boards[number - 1], 1)
    )  # fmt: skip
    return _of_round(seen, "slips", number)._replace(slips=slips)


def _aro(seen: Seen, number: int) -> Sheet:
    """What players need to work out the pairings of a round: by default of the one to come."""
    number = number or min(seen.rounds + 1, max(seen.tournament.rounds_planned or 0, 1))
    cards = rounds.published_list(seen.tournament, _said(seen), round=number)
    averaged = any(card.aro_tenths for card in cards)
    people = _people(seen)
    columns = [
        Column(title="#", right=True), Column("column.number", right=True), Column("column.name", names=True),
        _rating(minor=False), Column("column.points", right=True), Column("column.aro", right=True),
        Column("column.due"), Column("column.colours"), Column("column.opponents"),
    ]  # fmt: skip
    rows: list[tuple[Cell, ...]] = [
        (
            str(place), str(card.number), titled(people[card.number]), str(card.rating or ""), in_halves(card.points),
            format_points(card.aro_tenths), Word(f"colour.{card.due}") if card.due else "",
            card.colours.upper(),
            " ".join(map(str, card.opponents)),
        )
        for place, card in enumerate(cards, 1)
    ]  # fmt: skip
    if not averaged:
        del columns[5]
        rows = [row[:5] + row[6:] for row in rows]
    return _of_round(seen, "aro", number)._replace(columns=tuple(columns), rows=tuple(rows))


def _round(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    return _of_round(seen, "round", number)._replace(told=tuple(_told(seen, number)))


def _told(seen: Seen, number: int) -> Iterator[Block]:
    pairing = rounds.pair(seen.tournament, _said(seen), round=number, explain=True, options=seen.options)
    otherwise = len(set(pairing.games()) - {game[:2] for game in seen.boards[number - 1]})
    if otherwise:
        boards = "1 board" if otherwise == 1 else f"{otherwise} boards"
        yield Paragraph(
            f"The round was played otherwise on {boards}: an arbiter changed the pairing, or other rules made it. "
            "This is what the rules give."
        )
    yield from round_document(book_of(seen.tournament, pairing), pairing, seen.tournament)


# -- those of the event ------------------------------------------------------------------------------------------------


def _players(seen: Seen, number: int) -> Sheet:
    columns = (
        Column("column.number", right=True), Column("column.title"), Column("column.name", names=True),
        _rating(minor=False), Column("column.federation", minor=True), Column("column.born", right=True, minor=True),
    )  # fmt: skip
    rows = tuple(
        (
            str(player.number), clean(player.title), clean(player.name), _rated(player), clean(player.federation),
            birth_year(player, seen.tournament),
        )
        for player in seen.tournament.players
    )  # fmt: skip
    return Sheet("players", 0, seen.tournament.info, columns=columns, rows=rows)


def _standings(seen: Seen, number: int) -> Sheet:
    return _ranked(seen, "standings", _ranking(seen, number))


def _cross(seen: Seen, number: int) -> Sheet:
    found = _ranking(seen, number)
    return _ranked(seen, "cross", found, cross_table(seen.tournament, found))


def _ranking(seen: Seen, number: int) -> Standings:
    return who_stands_where(seen.tournament, number or None, unrated=seen.unrated)


def _ranked(seen: Seen, kind: str, found: Standings, crossed: CrossTable | None = None) -> Sheet:
    people = _people(seen)
    if crossed is None:
        between = []
    elif found.round_robin:
        between = [Column(title=str(place), right=True, minor=True) for place in range(1, len(found.rows) + 1)]
    else:
        between = [Column(title=str(played), right=True, minor=True) for played in range(1, found.round + 1)]
    values = [
        Column("column.points", right=True) if tie_break == POINTS_FIRST else Column(title=str(tie_break), right=True)
        for tie_break in found.order
    ]
    extra = () if crossed else (Column("column.federation", minor=True),)
    columns = (
        Column("column.place", right=True), Column("column.name", names=True), _rating(), *extra, *between, *values,
    )  # fmt: skip
    rows = []
    for place, row in enumerate(found.rows):
        player = people[row.player]
        amounts = [
            in_halves(row.points) if tie_break == POINTS_FIRST else shown(value.amount, tie_break.entry.decimals)
            for tie_break, value in zip(found.order, row.values, strict=True)
        ]
        about = () if crossed else (clean(player.federation),)
        turns = _turns(found, crossed, place) if crossed else ()
        rows.append((str(row.place), titled(player), _rated(player), *about, *turns, *amounts))
    remarks = []
    if found.open_games:
        remarks.append(Word("remark.open", {"count": str(found.open_games)}))
    if any(row.shared for row in found.rows):
        remarks.append(Word("remark.shared"))
    if crossed and not found.round_robin:
        remarks.append(Word("remark.cross"))
    return _of_round(seen, kind, found.round)._replace(columns=columns, rows=tuple(rows), remarks=tuple(remarks))


def _turns(found: Standings, crossed: CrossTable, place: int) -> Sequence[Cell]:
    cells = crossed.rounds[place]
    return grid_cells(found, cells, place) if found.round_robin else [_turn(cell) for cell in cells]


def _turn(cell: Turn) -> Cell:
    """The opponent's place, the colour and the result; of a round without an opponent what it brought."""
    if not cell.opponent:
        return f"–{in_halves(cell.points)}" if cell.points else "–"
    result = SYMBOLS.get(cell.code, cell.code)
    return Word(f"turn.{cell.colour}", {"place": str(cell.place), "result": result}) if cell.colour else result


# -- pieces ------------------------------------------------------------------------------------------------------------


def titled(player: Player) -> str:
    """``GM Name``."""
    return f"{clean(player.title)} {clean(player.name)}".strip()


def _rated(player: Player) -> str:
    return str(player.rating) if player.rating else ""


def _about(player: Player) -> str:
    return " · ".join(filter(None, (str(player.number), _rated(player), clean(player.federation))))


def _people(seen: Seen) -> dict[int, Player]:
    return {player.number: player for player in seen.tournament.players}


def _points_before(seen: Seen, number: int) -> dict[int, Points]:
    points = dict.fromkeys((player.number for player in seen.tournament.players), 0)
    for gained in islice(gains(seen.tournament), number):
        for player, more in gained.items():
            points[player] += more
    return points


def _beside(seen: Seen, number: int) -> list[Bye]:
    """Those without an opponent: the allocated bye first."""
    return sorted(seen.tournament.rounds[number - 1].byes, key=lambda bye: (bye.code != "U", bye.player))


def _result(game: Game) -> Cell:
    white, black = SYMBOLS[game.white_result], SYMBOLS[game.black_result]
    if not white:
        return ""
    outcome, text = OUTCOMES[game.white_result], f"{white} : {black}"
    return text if outcome.rated or not outcome.played else Word("result.unrated", {"result": text})


def _alphabetical(player: Player) -> tuple[str, str, int]:
    """Letters with marks stand among those without."""
    plain = "".join(letter for letter in normalize("NFKD", player.name.casefold()) if not combining(letter))
    return plain, player.name, player.number


def _said(seen: Seen) -> str:
    if not seen.system:
        raise BadRequest("Nobody said by which system this event is paired. State it (--system).")
    return seen.system


def _of_round(seen: Seen, kind: str, number: int) -> Sheet:
    info = seen.tournament.info
    day = info.round_dates[number - 1] if 0 < number <= len(info.round_dates) else ""
    return Sheet(kind, number, info, _day(day), is_draft=0 < number == seen.draft)


def _day(text: str) -> str:
    """``2026-11-07``, of what can be read as a day; two digits are a year of this century."""
    read = day_of(f"20{text.strip()}" if re.fullmatch(r"\d\d/\d\d/\d\d", text.strip()) else text)
    return "{:04}-{:02}-{:02}".format(*read) if read else clean(text)


def held(seen: Seen) -> str:
    """When the event is held: its first and its last day."""
    info = seen.tournament.info
    days = dict.fromkeys(_day(text) for text in (info.start, info.end) if text.strip())
    return " – ".join(days)


MAKERS: "MappingProxyType[str, Callable[[Seen, int], Sheet]]" = MappingProxyType(
    {
        "pairings": _pairings,
        "names": _names,
        "players": _players,
        "standings": _standings,
        "cross": _cross,
        "slips": _slips,
        "aro": _aro,
        "round": _round,
    }
)
OF_A_ROUND = ("pairings", "names", "slips", "round")
"""The sheets that need a round."""
