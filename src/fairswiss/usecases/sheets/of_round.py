"""The sheets of a round: its boards, who sits where, slips, what the pairing follows from, and why it is so."""

from collections.abc import Iterator

from fairswiss import judge
from fairswiss.language import gettext
from fairswiss.model.earlier import earlier_of
from fairswiss.model.gains import points_before
from fairswiss.model.player import Player
from fairswiss.model.points import format_points, in_halves
from fairswiss.model.results import is_unrated, result_text
from fairswiss.model.rounds import Bye, Game, codes_of, seats_of
from fairswiss.rendering.book import book_of
from fairswiss.rendering.cited import with_articles
from fairswiss.rendering.document import Block, Paragraph
from fairswiss.rendering.hindsight import hindsight_lines
from fairswiss.rendering.names import clean
from fairswiss.rendering.pips import pips
from fairswiss.rendering.rounds import round_document
from fairswiss.rendering.sheets import Cell, Column, Led, Sheet, Slip, Word
from fairswiss.rules import edition
from fairswiss.usecases import rounds
from fairswiss.usecases.sheets.seen import Seen, alphabetical, headed, people_of, rated, ratings, titled
from fairswiss.why import CardFact

_BOARD = Column("column.board", right=True)
_RESULT = Column("column.result", centred=True)


def pairings(seen: Seen, number: int) -> Sheet:
    """The boards in their order, then those who have none."""
    number = number or seen.rounds
    people, points = people_of(seen), points_before(seen.tournament.before_round(number))
    columns = (
        _BOARD,
        Column("column.white", names=True), ratings(), Column("column.points", right=True, minor=True),
        _RESULT,
        Column("column.points", right=True, minor=True), Column("column.black", names=True), ratings(),
    )  # fmt: skip
    rows: list[tuple[Cell, ...]] = [
        (
            Led(seen.board_name(number, board), number, board),
            titled(people[game.white]), rated(people[game.white]), in_halves(points[game.white]),
            _result(game),
            in_halves(points[game.black]), titled(people[game.black]), rated(people[game.black]),
        )
        for board, game in enumerate(seen.boards[number - 1], 1)
    ]  # fmt: skip
    for player, code in _beside(seen, number):
        held = people[player]
        rows.append(("", titled(held), rated(held), in_halves(points[player]), "", "", Word(f"bye.{code}"), ""))
    return headed(seen, "pairings", number)._replace(columns=columns, rows=tuple(rows))


def names(seen: Seen, number: int) -> Sheet:
    """The seats of all players, by name."""
    number = number or seen.rounds
    people = people_of(seen)
    columns = (
        Column("column.name", names=True), ratings(), _BOARD, Column("column.colour"),
        Column("column.opponent", names=True), ratings(),
    )  # fmt: skip
    found: list[tuple[Player, Cell, Cell, Cell, Cell]] = []
    for board, game in enumerate(seen.boards[number - 1], 1):
        white, black = people[game.white], people[game.black]
        led = Led(seen.board_name(number, board), number, board)
        found.append((white, led, Word("colour.w"), titled(black), rated(black)))
        found.append((black, led, Word("colour.b"), titled(white), rated(white)))
    found += [(people[player], "", "", Word(f"bye.{code}"), "") for player, code in _beside(seen, number)]
    found.sort(key=lambda line: alphabetical(line[0]))
    rows = tuple((titled(player), rated(player), *rest) for player, *rest in found)
    return headed(seen, "names", number)._replace(columns=columns, rows=rows)


def slips(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    people = people_of(seen)
    slips = tuple(
        Slip(board, titled(people[game.white]), titled(people[game.black]), _about(people[game.white]),
             _about(people[game.black]), seen.board_name(number, board))
        for board, game in enumerate(seen.boards[number - 1], 1)
    )  # fmt: skip
    return headed(seen, "slips", number)._replace(slips=slips)


def aro(seen: Seen, number: int) -> Sheet:
    """The list that players need to work out the pairings of a round: by default of the next one."""
    number = number or min(seen.rounds + 1, max(seen.tournament.rounds_planned or 0, 1))
    system, options = seen.rules_then(number)
    cards = rounds.published_list(seen.tournament, system, round=number, options=options)
    averaged = CardFact.ARO in edition(cards.system).columns and any(card.colours for card in cards)
    people = people_of(seen)
    columns = [
        Column(title="#", right=True), Column("column.number", right=True), Column("column.name", names=True),
        ratings(minor=False), Column("column.points", right=True), Column("column.aro", right=True),
        Column("column.due"), Column("column.colours"), Column("column.opponents"),
    ]  # fmt: skip
    rows: list[tuple[Cell, ...]] = [
        (
            str(place), str(card.number), titled(people[card.number]), str(card.rating or ""), in_halves(card.points),
            format_points(card.aro_tenths), Word(f"colour.{card.due}") if card.due else "",
            pips(card.colours),
            " ".join(map(str, card.opponents)),
        )
        for place, card in enumerate(cards, 1)
    ]  # fmt: skip
    if not averaged:
        del columns[5]
        rows = [row[:5] + row[6:] for row in rows]
    return headed(seen, "aro", number)._replace(columns=tuple(columns), rows=tuple(rows))


def explained(seen: Seen, number: int) -> Sheet:
    number = number or seen.rounds
    names = tuple(player.name for player in seen.tournament.players)
    return headed(seen, "round", number)._replace(told=tuple(_told(seen, number)), names=names)


def _told(seen: Seen, number: int) -> Iterator[Block]:
    system, options = seen.rules_then(number)
    pairing = rounds.pair(seen.tournament, system, round=number, explain=True, options=options)
    otherwise = len(set(pairing.games()) - {seats_of(game) for game in seen.boards[number - 1]})
    if otherwise:
        one = (
            "The round played differs from the draft on 1 board: an arbiter changed the pairing, or it was "
            "made by other rules. This is what the rules give."
        )
        many = (
            "The round played differs from the draft on {count} boards: an arbiter changed the pairing, or it "
            "was made by other rules. This is what the rules give."
        )
        yield Paragraph(gettext(one) if otherwise == 1 else gettext(many, count=otherwise))
    book = book_of(seen.tournament, pairing)
    if earlier_of(seen.tournament, number):
        check = judge.check_round(seen.tournament, system, number, options)
        yield from map(Paragraph, hindsight_lines(check.hindsight, book) if check.hindsight else ())
    yield from with_articles(lambda: round_document(book, pairing, seen.tournament))


def _about(player: Player) -> str:
    return " · ".join(filter(None, (str(player.number), rated(player), clean(player.federation))))


def _beside(seen: Seen, number: int) -> list[Bye]:
    """Those without an opponent: the allocated bye first."""
    return sorted(seen.tournament.rounds[number - 1].byes, key=lambda bye: (bye.code != "U", bye.player))


def _result(game: Game) -> Cell:
    text = result_text(*codes_of(game))
    return Word("result.unrated", {"result": text}) if text and is_unrated(game.white_result) else text
