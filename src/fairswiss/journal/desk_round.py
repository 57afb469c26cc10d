"""A round on the arbiter's desk: its boards, the matches they belong to where teams play, and how far it has got."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from fairswiss.journal.claims import Said as Said
from fairswiss.journal.knowledge import Knowledge
from fairswiss.journal.squads import Matches
from fairswiss.model.facts import Prohibition
from fairswiss.model.results import PENDING, is_open
from fairswiss.model.rounds import Seated, seats_of


class Stage(StrEnum):
    """The stage of a round: determines what may be done with it, and who sees it."""

    DRAFT = "draft"
    PUBLISHED = "published"
    CLOSED = "closed"


class Board(NamedTuple):
    """Two players, by registration, and their results."""

    white: int
    black: int
    white_result: str = PENDING
    black_result: str = PENDING

    @property
    def open(self) -> bool:
        """True if the result is still missing."""
        return is_open(self.white_result)


class DeskRound:
    """A round on the arbiter's desk: the boards in their order, who has none, and how far it has got."""

    __slots__ = (
        "arranged",
        "asked",
        "board_of",
        "boards",
        "by_hand",
        "byes",
        "different",
        "entry",
        "for_rating",
        "gave_way",
        "known",
        "matches",
        "public_since",
        "said",
        "stage",
        "system",
    )

    def __init__(
        self, boards: list[Board], byes: dict[int, str], stage: Stage, system: str = "", entry: int = 0
    ) -> None:
        self.byes = byes
        """By registration: ``U`` allocated by the pairing, ``F`` ``H`` ``Z`` asked for or absent."""
        self.asked: dict[int, str] = {}
        """The byes that had been asked for before the round was paired; they count again when the draft is dropped."""
        self.stage = stage
        self.system = system
        self.entry = entry
        """The entry that paired it; 0 in an event taken from a report."""
        self.arranged = entry
        """The entry that made its boards what they are: the one that paired it, or the last change by hand."""
        self.known: Knowledge | None = None
        """Everything that was known at that entry."""
        self.by_hand = False
        """An arbiter is changing it."""
        self.different: int | None = None
        """The number of boards that differ from the rules' pairing; None if nobody changed anything."""
        self.for_rating: dict[tuple[int, int], tuple[str, str]] = {}
        """The results to be rated of games corrected too late to count, by White and Black."""
        self.gave_way: tuple[Prohibition, ...] = ()
        """Groups that should not meet if possible, and could not be kept apart when it was paired."""
        self.public_since = 0
        """The entry that made it public, or opened it again: links made for an earlier one are worth nothing."""
        self.said: dict[tuple[int, int], Said] = {}
        """The players' claims about their games, by White and Black."""
        self.matches: Matches | None = None
        """The matches between teams; None where players are paired."""
        self.place(boards)

    def place(self, boards: list[Board]) -> None:
        """Seat everybody anew."""
        self.boards = boards
        self.board_of = {player: at for at, board in enumerate(boards) for player in seats_of(board)}
        seated = {seats_of(board) for board in boards}
        self.said = {game: said for game, said in self.said.items() if game in seated}

    def heard(self, board: Board) -> Said:
        """The claims of the players of a board."""
        return self.said.get(seats_of(board), Said())

    def copy(self) -> "DeskRound":
        """A round that can be changed without changing this one."""
        twin = DeskRound.__new__(DeskRound)
        for name in DeskRound.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.boards, twin.byes = self.boards.copy(), self.byes.copy()
        twin.said, twin.for_rating = self.said.copy(), self.for_rating.copy()
        twin.matches = self.matches and self.matches.copy()
        return twin

    @property
    def bye(self) -> int | None:
        """The player with the pairing-allocated bye."""
        return next((player for player, code in self.byes.items() if code == "U"), None)

    @property
    def open_boards(self) -> int:
        """The number of missing results; a match without line-ups counts as one."""
        awaited = len(self.matches.awaiting()) if self.matches else 0
        return sum([is_open(board.white_result) for board in self.boards]) + awaited

    @property
    def decided_boards(self) -> int:
        """The number of results that are in."""
        return sum([not is_open(board.white_result) for board in self.boards])

    @property
    def board_names(self) -> list[str]:
        """The name of each board: its number or, between teams, those of its match and of the board in it (``3.2``)."""
        seats = self.matches.seats() if self.matches else {}
        return [seats.get(board.white, str(at)) for at, board in enumerate(self.boards, 1)]

    def board_name(self, at: int) -> str:
        """The name of one board."""
        return self.board_names[at - 1] if self.matches else str(at)

    def numbered(self, first: int, second: int = 0) -> list[int]:
        """The boards with this number; between teams those of a match, or the one of them that ``second`` names."""
        if self.matches is None:
            return [first] if not second and 1 <= first <= len(self.boards) else []
        seated = self.matches.seated(first)
        players = seated if not second else [pair[second - 1 : second] for pair in seated]
        return sorted({self.board_of[player] + 1 for pair in players for player in pair if player in self.board_of})

    @property
    def paired(self) -> Sequence[Seated]:
        """Those who were paired, White first: the teams of each match, else the players of each board."""
        return self.matches.pairs if self.matches else self.boards

    @property
    def paired_bye(self) -> int | None:
        """The player, or the team, with the pairing-allocated bye."""
        return self.matches.bye if self.matches else self.bye
