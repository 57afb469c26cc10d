"""Options that every system for teams has: what an event allows in line-ups."""

from fairswiss.kernel.options import Alternative, Choice, Options, WholeNumber
from fairswiss.model.line_ups import BoardOrder, EmptyBoards, LineUpRules

BOARD_ORDER = Choice(
    name="board_order",
    alternatives=(
        Alternative(BoardOrder.FIXED.value, "any players in the order of the list", label="as in the list"),
        Alternative(BoardOrder.ONE_PLACE.value, "one place up or down is allowed", label="one place up or down"),
        Alternative(BoardOrder.FREE.value, "any order", label="any order"),
    ),
    help="Teams: the order in which players sit in a match.",
    title="The order of the players in a match",
    called="the order of the players in a match",
)
EMPTY_BOARDS = Choice(
    name="empty_boards",
    alternatives=(
        Alternative(EmptyBoards.BOTTOM.value, "a team that is short leaves the last boards empty", label="the last"),
        Alternative(EmptyBoards.ANYWHERE.value, "any board may be left empty", label="any"),
    ),
    help="Teams: the boards that a team may leave empty.",
    title="Boards that a short team leaves empty",
    called="the boards that a short team leaves empty",
)
RESERVES = WholeNumber(
    name="reserves",
    usual=99,
    least=0,
    most=99,
    meaning="players on the list beyond the boards of a match who may be seated",
    help="Teams: the number of reserves; 99 stands for all.",
    title="Reserves of a team",
    called="the number of reserves",
)
LINE_UPS = BOARD_ORDER, EMPTY_BOARDS, RESERVES


def line_up_rules(boards: int, options: Options) -> LineUpRules:
    """The rules of an event with so many boards, as they were decided."""
    order, empty = BoardOrder(options[BOARD_ORDER]), EmptyBoards(options[EMPTY_BOARDS])
    return LineUpRules(boards, order, empty, options[RESERVES])
