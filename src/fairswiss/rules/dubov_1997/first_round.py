"""Chapter 5: the first round."""

from fairswiss import why
from fairswiss.kernel.brackets.colouring import drawn_colour as recorded_lot
from fairswiss.kernel.matchings import first_perfect_rows, rows_with_fewest_on_one_side
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE, opposite
from fairswiss.kernel.vocabulary.lot import games_with_colours
from fairswiss.model.rounds import seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997.definitions import LAW, contenders, starting_order
from fairswiss.rules.dubov_1997.round_state import RoundState


def drawn_colour(tournament: Tournament) -> int:
    """The colour of the first player of the first pair, as the lot gave it."""
    return LETTERS.index(recorded_lot(tournament, "article 5"))


def shown_lot(tournament: Tournament) -> str:
    """The lot that round 1 shows (reading 29): the colour of the highest player with one, reversed on even boards."""
    if not tournament.rounds:
        return ""
    games = games_with_colours(tournament.rounds[0])
    colour = {game.white: WHITE for game in games} | {game.black: BLACK for game in games}
    paired = {player for game in tournament.rounds[0].games for player in seats_of(game)}
    order = sorted((one for one in contenders(tournament.before_round(1)) if one.number in paired), key=starting_order)
    for board, one in enumerate(order[: len(order) // 2]):
        if one.number in colour:
            return LETTERS[colour[one.number] if board % 2 == 0 else opposite(colour[one.number])]
    return ""


def pair_halves(state: RoundState) -> None:
    """Chapter 5: the upper half on the left, the lower on the right, row by row; forbidden pairs as in reading 21."""
    everybody = sorted(state.completion.left, key=lambda place: starting_order(state.players[place]))
    half = len(everybody) // 2
    upper, lower = everybody[:half], everybody[half:]
    state.trace.add(lambda: why.steps.Halves(LAW.chapter("5"), state.numbers(upper), state.numbers(lower)))
    chosen = first_perfect_rows(upper, lower, state.graph.may_meet)
    if chosen is None:
        state.pairs = rows_with_fewest_on_one_side(upper, lower, state.price) or []
    else:
        state.pairs = list(zip(upper, chosen, strict=True))
    for (left, right), usual in zip(state.pairs, lower, strict=False):
        if right != usual and state.trace.on:
            passed = state.obstacle(left, usual) or why.obstacles.RowsBelow(state.number(usual), LAW.readings(21))
            articles = LAW.chapter("5") + LAW.readings(21)
            state.trace.steps.append(why.steps.MovedRow(articles, state.number(left), state.number(right), (passed,)))


def colours_of_boards(state: RoundState, first: int) -> list[tuple[int, int, int]]:
    """White, black and the colour of the left player: odd boards like the first, even boards the reverse."""
    boards = []
    for board, (left, right) in enumerate(state.pairs):
        colour = first if board % 2 == 0 else opposite(first)
        boards.append((left, right, colour) if colour == WHITE else (right, left, colour))
    return boards
