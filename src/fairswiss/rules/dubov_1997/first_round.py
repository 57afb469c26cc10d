"""Chapter 5: the first round."""

from fairswiss.explain import Passed
from fairswiss.kernel.colours import BLACK, LETTERS, WHITE, opposite
from fairswiss.kernel.lot import games_with_colours
from fairswiss.kernel.rows import first_perfect_rows, rows_with_fewest_on_one_side
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import contenders, starting_order
from fairswiss.rules.dubov_1997.hand import Hand


def drawn_colour(tournament: Tournament) -> int:
    """The colour of the first player of the first pair: a lot that somebody drew and recorded."""
    if tournament.first_colour not in ("w", "b"):
        raise BadRequest(
            spoken(
                "The colour of the first board of round 1 is drawn by lot (article 5), and no lot is recorded. "
                "Draw it and state it: --first-colour white (or black), or a record 'XXC white1' (TRF16) or '152 "
                "W' (TRF26) in the file."
            )
        )
    return LETTERS.index(tournament.first_colour)


def shown_lot(tournament: Tournament) -> str:
    """The lot that round 1 shows: the colour of the highest player who had one, turned round on even boards."""
    if not tournament.rounds:
        return ""
    games = games_with_colours(tournament.rounds[0])
    colour = {game.white: WHITE for game in games} | {game.black: BLACK for game in games}
    paired = {player for game in tournament.rounds[0].games for player in game[:2]}
    order = sorted((one for one in contenders(tournament.before_round(1)) if one.number in paired), key=starting_order)
    for board, one in enumerate(order[: len(order) // 2]):
        if one.number in colour:
            return LETTERS[colour[one.number] if board % 2 == 0 else opposite(colour[one.number])]
    return ""


def pair_halves(hand: Hand) -> None:
    """The upper half on the left, the lower half on the right, row by row; forbidden pairs as in 6.3 (reading 21)."""
    everybody = sorted(hand.completion.left, key=lambda place: starting_order(hand.players[place]))
    half = len(everybody) // 2
    upper, lower = everybody[:half], everybody[half:]
    hand.trace.add("halves", ("5",), upper=hand.numbers(upper), lower=hand.numbers(lower))
    chosen = first_perfect_rows(upper, lower, hand.graph.may_meet)
    if chosen is None:
        hand.pairs = rows_with_fewest_on_one_side(upper, lower, hand.price) or []
    else:
        hand.pairs = list(zip(upper, chosen, strict=True))
    for (left, right), usual in zip(hand.pairs, lower, strict=False):
        if right != usual and hand.trace.on:
            why = hand.obstacle(left, usual) or Passed(hand.players[usual].number, "rows-below", ("reading 21",))
            hand.trace.add("moved-row", ("5", "reading 21"), hand.numbers([left, right]), [why])


def colours_of_boards(hand: Hand, first: int) -> list[tuple[int, int, int]]:
    """White, black and the colour of the left player: odd boards like the first, even boards the reverse."""
    boards = []
    for board, (left, right) in enumerate(hand.pairs):
        colour = first if board % 2 == 0 else opposite(first)
        boards.append((left, right, colour) if colour == WHITE else (right, left, colour))
    return boards
