"""The facts of answers by a table or by the draw of round 1, and of those who are away, counted again."""

from collections.abc import Iterator

from fairswiss.answers import Answer, reasons
from tests.answers.counted import Counted


def tables(known: Counted, answer: Answer) -> Iterator[tuple[bool, str]]:
    """The facts of an answer where neither points nor colours so far decide."""
    reason, board = answer.reason, {pair.white: pair for pair in known.pairing.pairs}
    match reason:
        case reasons.ByBoard():
            upper = reason.colour == reason.lot
            yield upper == (reason.board % 2 == 1), "the board"
            game = next(pair for pair in board.values() if pair.board == reason.board)
            yield (game.white if reason.colour == "w" else game.black) == reason.left, "the left player"
            other = game.black if reason.left == game.white else game.white
            yield known.rating[reason.left] >= known.rating[other], "the higher rating"
        case reasons.BySum():
            white = answer.player if answer.colour == "w" else answer.other
            order = sorted(known.place, key=known.place.__getitem__)
            yield order.index(white) + 1 == reason.white_place, "the place of White"
            odd = (reason.white_place + reason.black_place) % 2 == 1
            yield odd == (reason.white_place < reason.black_place), "the sum"
        case reasons.Reversed():
            white, black = (answer.player, answer.other) if answer.colour == "w" else (answer.other, answer.player)
            games = known.before.rounds[reason.round - 1].games
            yield any((game.white, game.black) == (black, white) for game in games), "the first game"
        case reasons.Away():
            yield answer.player not in known.here, "away"
            yield reason.missed == len(known.before.rounds) - len(known.colours[answer.player]), "rounds missed"
            noted = (reason.round, answer.player, reason.code)
            yield not reason.code or any(one[:3] == noted for one in known.before.absences), "the note"
        case _:
            pass


def by_lot(known: Counted, reason: reasons.ByLot) -> Iterator[tuple[bool, str]]:
    """The facts of a colour by the draw and an odd or even number."""
    white, black = reason.white, reason.black
    yield not known.colours[white.player] and not known.colours[black.player], "no game"
    yield reason.lot == known.before.first_colour or not known.before.first_colour, "the lot"
    loser = black.player if reason.winner == white.player else white.player
    ranks = [(-known.total[one], known.place[one]) for one in (reason.winner, loser)]
    yield ranks[0] < ranks[1], "the higher of the two"
    taken = known.taken_part()
    numbers = taken.index(reason.winner) + 1, known.place[reason.winner]
    yield reason.place == numbers[not reason.among], "the number"
    given = "w" if reason.winner == white.player else "b"
    yield ((given == reason.lot) is (reason.place % 2 == 1)) is not reason.later, "odd or even"
    yield not reason.later or known.pairing.system in ("dutch-1992", "dutch-2012"), "turned round"
