"""The games of one round, from what both players' cells say of them."""

from collections.abc import Mapping

from fairswiss.formats.trf.cells import Tail
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Game, Where
from fairswiss.model.results import FORFEITS, GAME_CODES, belong_together
from fairswiss.model.rounds import seats_of

_TOO_MUCH = ({"1"}, {"1", "="}, {"W"}, {"W", "D"})
_ANSWERS: dict[Tail, frozenset[Tail]] = {
    f"w{white}": frozenset(
        f"b{black}" for black in GAME_CODES if belong_together(white, black) and {white, black} not in _TOO_MUCH
    )
    for white in GAME_CODES
}
"""The usual cells of Black for each cell of White."""


class RoundCells:
    """The cells of one round: opponents and tails of games, marks of byes, players with unreadable cells."""

    __slots__ = ("marks", "opponents", "tails", "unread")

    def __init__(self) -> None:
        self.opponents: dict[int, int] = {}
        self.tails: dict[int, Tail] = {}
        self.marks: dict[int, str] = {}
        self.unread: set[int] = set()


def games_of(cells: RoundCells, number: int, lines: Mapping[int, int], report: Report) -> list[Game]:
    """The games of the round with this number; what does not fit together is an error."""
    opponents, tails = cells.opponents, cells.tails
    new = tuple.__new__  # half the time of Game(…), which is most of the work of reading a large file
    games: list[Game] = []
    for player, opponent in opponents.items():
        tail = tails[player]
        answers = _ANSWERS.get(tail)
        if answers is not None and opponents.get(opponent) == player:
            answer = tails[opponent]
            if answer in answers:
                games.append(new(Game, (player, opponent, tail[1], answer[1])))
    if 2 * len(games) < len(opponents):
        settled = {player for game in games for player in seats_of(game)}
        for player in sorted(opponents.keys() - settled):
            game = _settle(player, cells, number, lines, report)
            games += [game] if game else []
    return games


def _settle(player: int, cells: RoundCells, number: int, lines: Mapping[int, int], report: Report) -> Game | None:
    """Repair or explain what the quick look did not accept; both players' lines are named."""
    opponent = cells.opponents[player]
    back = cells.opponents.get(opponent)
    where = Where(lines[player], player=player, round=number)
    if back == player:
        if player > opponent:
            return None  # settled with the opponent
        return _settle_pair(player, opponent, cells.tails, where, lines[opponent], report)
    if opponent not in cells.unread:  # a cell that could not be read has been reported already
        mark = cells.marks.get(opponent)
        words = "player {player} is paired with {opponent}, but {opponent} (line {line}) {says}"
        report.error(
            gettext(words, player=player, opponent=opponent, line=lines[opponent], says=_said(back, mark)),
            gettext("the two must name each other"),
            gettext("correct one of the two lines"),
            where,
        )
    return None


def _said(back: int | None, mark: str | None) -> str:
    """The content of the opponent's record instead, in words."""
    if back:
        return gettext("is paired with {back}", back=back)
    return gettext("has a bye ({mark})", mark=mark) if mark else gettext("has no entry")


def _settle_pair(
    player: int, opponent: int, tails: Mapping[int, Tail], where: Where, other_line: int, report: Report
) -> Game | None:
    colour, code = tuple(tails[player])
    other_colour, answer = tuple(tails[opponent])
    words = "players {player} and {opponent} (line {line})"
    both = gettext(words, player=player, opponent=opponent, line=other_line)
    if not belong_together(code, answer):
        report.error(
            gettext("{both} have the results {code!r} and {answer!r}", both=both, code=code, answer=answer),
            gettext("both sides are played results, or a forfeit, or both empty"),
            gettext("correct one of them"),
            where,
        )
        return None
    white = _white(player, opponent, colour + other_colour, forfeit=code in FORFEITS)
    if white is None:
        same = "{both} both have White" if colour == "w" else "{both} both have Black"
        what = gettext("{both} have no colours", both=both) if colour == "-" else gettext(same, both=both)
        report.error(what, gettext("one plays White, the other Black"), gettext("correct the colours"), where)
        return None
    if (colour == "-") is not (other_colour == "-"):
        report.warning(
            gettext("{both}: one colour is missing and follows from the other", both=both),
            "",
            gettext("write both"),
            where,
        )
    if {code, answer} in _TOO_MUCH:
        report.warning(
            gettext("{both} have the results {code} and {answer}", both=both, code=code, answer=answer),
            gettext("they share more than one point"),
            gettext("check them"),
            where,
        )
    if white == player:
        return Game(player, opponent, code, answer)
    return Game(opponent, player, answer, code)


def _white(player: int, opponent: int, colours: str, forfeit: bool) -> int | None:
    """The player with White; None if the colours do not show it. In a forfeit without colours, the lower number."""
    if colours in ("wb", "w-", "-b"):
        return player
    if colours in ("bw", "b-", "-w"):
        return opponent
    return min(player, opponent) if forfeit and colours == "--" else None
