"""Results that players tell from their phones: both say the same, or an arbiter confirms what one said.

What a player says is kept in the journal, but it is no result. It becomes one when the opponent says the same. After
that, or once an arbiter has entered anything for the board, players are not asked any more.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from fairswiss.desk import journals, phone_links
from fairswiss.desk.journals import Known
from fairswiss.desk.phone_links import Link
from fairswiss.desk.rounds import Result, enter_results, result_words
from fairswiss.desk.telling import By, tell
from fairswiss.journal.facts import PHONES, Fact, ResultClaimed, ResultEntered
from fairswiss.journal.state import Board, DeskRound, Said, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict, NotThere
from fairswiss.model.results import sides
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.store import rows

MOST_TIMES = 5
"""The maximum number of claims by a player about one game, so that a phone cannot fill the journal."""
AS_SAID = "!"
"""The input by which an arbiter confirms the players' claim."""
CODES: Mapping[str, tuple[str, str]] = MappingProxyType({"white": ("1", "0"), "draw": ("=", "="), "black": ("0", "1")})
"""The results that a player may claim, by winner."""


class Standing(StrEnum):
    """The state of a game for the player who holds a link."""

    ASKED = "asked"
    WAITING = "waiting"  # the player has said something, the opponent has not
    DIFFER = "differ"
    WITH_ARBITER = "with-arbiter"  # the arbiter took a result back, or both agree and it was undone
    ENTERED = "entered"


class Game(NamedTuple):
    """The one game that a link is about."""

    link: Link
    board: str
    """Its name, such as ``12`` or, between teams, ``3.2``."""
    white: str
    black: str
    codes: str
    """The result that stands, White's codes first; nothing while there is none."""
    said: Said
    games: int
    """2 where the two play a match."""

    @property
    def mine(self) -> str:
        """The result claimed by the holder of the link."""
        return self.said.by(self.link.side)

    @property
    def theirs(self) -> str:
        """The result claimed by the opponent."""
        return self.said.by("b" if self.link.side == "w" else "w")

    @property
    def is_exhausted(self) -> bool:
        """True if the holder has used up all claims."""
        return self.said.times(self.link.side) >= MOST_TIMES

    @property
    def by_phones(self) -> bool:
        """True if the result entered is the one that both claimed."""
        return bool(self.codes) and self.said.agreed == self.codes

    @property
    def standing(self) -> Standing:
        """The state of the game as the holder of the link sees it."""
        if self.codes:
            return Standing.ENTERED
        if self.said.differ:
            return Standing.DIFFER
        if self.said.settled or self.said.agreed:
            return Standing.WITH_ARBITER
        return Standing.WAITING if self.mine else Standing.ASKED

    @property
    def takes(self) -> bool:
        """True if the holder may still make or change a claim."""
        return self.standing in (Standing.ASKED, Standing.WAITING) and not self.is_exhausted


def links(known: Known, number: int, key: bytes) -> Iterator[tuple[str, str] | None]:
    """For each board of a round in order, White's and Black's link; nothing where players are not asked any more."""
    played = known.state.round(number)
    takes = known.state.settings.phones and played.stage is Stage.PUBLISHED and not rows.is_archived(known.event)
    for at, board in enumerate(played.boards, 1):
        if takes and board.open and not played.heard(board).settled:
            white = Link(known.event, number, at, "w", board.white, board.black, played.public_since)
            yield phone_links.written(white, key), phone_links.written(white._replace(side="b"), key)
        else:
            yield None


def game(link: Link) -> Game | None:
    """The game of a genuine link; nothing when its time is over."""
    try:
        known = journals.read(link.event)
    except NotThere:
        return None
    return None if rows.is_archived(link.event) else _game(known.state, link)


def _game(state: State, link: Link) -> Game | None:
    if not state.settings.phones or not 1 <= link.round <= len(state.rounds):
        return None
    played = state.rounds[link.round - 1]
    if played.stage is not Stage.PUBLISHED or played.public_since != link.public_since:
        return None
    at = played.board_of.get(link.white)  # between teams, boards move down while line-ups come in
    board = None if at is None else played.boards[at]
    if at is None or board is None or seats_of(board) != seats_of(link):
        return None
    white, black = (state.players[player].name for player in seats_of(board))
    codes, games = "" if board.open else "".join(codes_of(board)), len(board.white_result)
    return Game(link, played.board_name(at + 1), white, black, codes, played.heard(board), games)


def codes_said(says: str) -> tuple[str, str] | None:
    """The codes of ``draw``, of a match ``white-draw``: who won each game, its White named by the first; else nothing.

    The one who has White in the first game is ``white`` in both.
    """
    games = [CODES.get(game) for game in says.split("-")]
    known = [game for game in games if game is not None]
    if len(known) < len(games):
        return None
    white, black = zip(*known, strict=True)
    return "".join(white), "".join(black)


def claim(link: Link, codes: tuple[str, str], token: str) -> Game | None:
    """A player says how the game ended. Nothing is taken when players are not asked any more."""
    while (before := game(link)) is not None and not _told(before, codes, token):
        pass  # the opponent spoke at the same moment: once more, for now both may agree
    return game(link)


def _told(before: Game, codes: tuple[str, str], token: str) -> bool:
    """Tell it under the name of one player or of both; False when that name turned out to be the wrong one."""
    link, wanted = before.link, "".join(codes)
    both = before.theirs == wanted
    is_right = True

    def telling(state: State) -> list[Fact]:
        nonlocal is_right
        now = _game(state, link)
        if now is None or not now.takes or now.mine == wanted:
            _refuse_exhausted(now, wanted)
            return []
        is_right = (now.theirs == wanted) == both
        said = ResultClaimed(link.round, link.white, link.black, link.side, *codes)
        entered = ResultEntered(link.round, link.white, link.black, *codes)
        return ([said, entered] if both else [said]) if is_right else []

    tell(link.event, By(PHONES["wb" if both else link.side], token=token), telling)
    return is_right


def _refuse_exhausted(now: Game | None, wanted: str) -> None:
    if now and now.is_exhausted and now.standing is Standing.WAITING and now.mine != wanted:
        words = "You have changed your result {count} times. Please see the arbiter."
        raise BadRequest(gettext(words, count=MOST_TIMES), code="claim-exhausted")


# -- the arbiter's side ------------------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """A board whose players said something."""

    board: int
    white: str
    """The result claimed by White, White's codes first; empty if there is none."""
    black: str
    result: str
    """The result that stands, White's codes first."""


def heard(state: State, number: int) -> list[Heard]:
    """Every board of a round about which a player said something."""
    played = state.round(number)
    told = ((at, board, played.heard(board)) for at, board in enumerate(played.boards, 1))
    return [
        Heard(at, said.white, said.black, "" if board.open else "".join(codes_of(board)))
        for at, board, said in told
        if said.white or said.black
    ]


def confirmable(played: DeskRound, board: Board) -> str:
    """The claim that an arbiter can confirm at a board: by one player, or by both alike, while there is no result."""
    said = played.heard(board)
    return "" if said.differ or not board.open else said.white or said.black


def said_result(state: State, number: int, board: int, seen: str = "") -> tuple[str, str]:
    """The result that is to be confirmed; refuses a board where there is none, or another one than was ``seen``."""
    played = state.round(number)
    held = played.boards[board - 1] if 1 <= board <= len(played.boards) else None
    if held and seen and seen == "".join(codes_of(held)):
        return sides(seen)  # it was confirmed before, and the answer was lost
    codes = confirmable(played, held) if held else ""
    if not codes:
        words = (
            "There is nothing to confirm at board {board} of round {number}: no player has reported a "
            "result, or the reports differ."
        )
        raise BadRequest(gettext(words, board=board, number=number), code="no-claim")
    if seen not in ("", codes):
        words = "A player has reported a different result for board {board} meanwhile. Check it, then confirm."
        raise Conflict(gettext(words, board=board), code="claim-changed")
    return sides(codes)


def confirming(state: State, number: int, board: int, by: By) -> By:
    """The confirming person, with the reason for the journal."""
    said = state.round(number).heard(state.round(number).boards[board - 1])
    one = gettext("as reported by White") if said.white else gettext("as reported by Black")
    return by._replace(why=by.why or (gettext("as reported by both players") if said.agreed else one))


def confirm(event: str, number: int, board: int, by: By, seen: str = "") -> Known:
    """Make what was said the result of a board."""
    known = journals.read(event)
    if rows.told_by(event, by.token):
        return known
    state = known.state
    codes = said_result(state, number, board, seen)
    held = state.round(number).boards[board - 1]
    result = Result(held.white, held.black, *codes, seen="".join(codes_of(held)))
    return enter_results(event, number, [result], confirming(state, number, board, by))


def said_words(said: Said) -> str:
    """The claims of the players of a board, in one line; empty if there are none."""
    if said.agreed:
        return gettext("both say {result}", result=result_words(*sides(said.agreed)))
    white = gettext("White says {result}", result=result_words(*sides(said.white))) if said.white else ""
    black = gettext("Black says {result}", result=result_words(*sides(said.black))) if said.black else ""
    return ", ".join(filter(None, (white, black)))
