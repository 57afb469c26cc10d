"""The games of one round, from what both players' cells say of them."""

from collections.abc import Mapping

from fairswiss.formats.trf.cells import Side
from fairswiss.formats.trf.report import Report
from fairswiss.model import Game, Where
from fairswiss.model.results import FORFEITS, OUTCOMES, belong_together

_CODES = [code for code, outcome in OUTCOMES.items() if not outcome.bye]
_TOO_MUCH = ({"1"}, {"1", "="}, {"W"}, {"W", "D"})
_SOUND = frozenset(
    (w, b) for w in _CODES for b in _CODES if belong_together(w, b) and {w, b} not in _TOO_MUCH
)


class RoundCells:
    """What the cells of one round say: sides of games, marks of byes, and whose cells make no sense."""

    __slots__ = ("marks", "sides", "unread")

    def __init__(self) -> None:
        self.sides: dict[int, Side] = {}
        self.marks: dict[int, str] = {}
        self.unread: set[int] = set()


def games_of(cells: RoundCells, number: int, lines: Mapping[int, int], report: Report) -> list[Game]:
    """The games of the round with this number; what does not fit together is an error."""
    sides = cells.sides
    games: list[Game] = []
    for player, (opponent, (colour, code)) in sides.items():
        if colour == "w":
            other = sides.get(opponent)
            if other is not None and other[0] == player:
                black, answer = other[1]
                if black == "b" and (code, answer) in _SOUND:
                    games.append(Game(player, opponent, code, answer))
    if 2 * len(games) < len(sides):
        settled = {player for game in games for player in game[:2]}
        _settle_rest(cells, settled, number, lines, report, games)
    return games


def _settle_rest(
    cells: RoundCells,
    settled: set[int],
    number: int,
    lines: Mapping[int, int],
    report: Report,
    games: list[Game],
) -> None:
    """Explain or repair what the quick look did not accept; both players' lines are named."""
    for player in sorted(cells.sides.keys() - settled):
        opponent = cells.sides[player][0]
        where = Where(lines[player], player=player, round=number)
        back = cells.sides.get(opponent)
        if back is not None and back[0] == player:
            if player < opponent:
                game = _settle(player, opponent, cells, where, lines[opponent], report)
                games.extend([game] if game else [])
        elif opponent not in cells.unread:  # a cell that could not be read has been reported already
            says = f"is paired with {back[0]}" if back else f"has {_bye_words(cells.marks.get(opponent))}"
            report.error(
                f"player {player} is paired with {opponent}, but {opponent} (line {lines[opponent]}) {says}",
                "the two must name each other",
                "correct one of the two lines",
                where,
            )


def _bye_words(mark: str | None) -> str:
    return f"a bye ({mark})" if mark else "nothing in this round"


def _settle(
    player: int, opponent: int, cells: RoundCells, where: Where, other_line: int, report: Report
) -> Game | None:
    (colour, code), (other_colour, answer) = cells.sides[player][1], cells.sides[opponent][1]
    both = f"players {player} and {opponent} (line {other_line})"
    if not belong_together(code, answer):
        report.error(
            f"{both} have the results {code!r} and {answer!r}",
            "both sides are played results, or a forfeit, or both empty",
            "correct one of them",
            where,
        )
        return None
    white = _white(player, opponent, colour, other_colour, forfeit=code in FORFEITS)
    if white is None:
        wrong = f"both have {'White' if colour == 'w' else 'Black'}" if colour else "have no colours"
        report.error(f"{both} {wrong}", "one plays White, the other Black", "correct the colours", where)
        return None
    if bool(colour) != bool(other_colour):
        report.warning(f"{both}: one colour is missing and follows from the other", "", "write both", where)
    if {code, answer} in _TOO_MUCH:
        report.warning(
            f"{both} have {code} and {answer}", "they share more than one point", "check it", where
        )
    if white == player:
        return Game(player, opponent, code, answer)
    return Game(opponent, player, answer, code)


def _white(player: int, opponent: int, colour: str, other_colour: str, forfeit: bool) -> int | None:
    """Who has White; None when the colours do not say so. In a forfeit without colours, the lower number."""
    if not colour and not other_colour:
        return player if forfeit else None
    if colour == other_colour:
        return None
    return player if colour == "w" or other_colour == "b" else opponent
