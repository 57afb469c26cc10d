"""The state of an event: the fold of all facts so far."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from fairswiss.journal.claims import Said as Said
from fairswiss.journal.facts import GroupDeclared, HallAnnounced, ParticularsNoted, Settings
from fairswiss.journal.groups import kept_apart_by
from fairswiss.journal.knowledge import Knowledge, changed_since
from fairswiss.language import gettext
from fairswiss.model.categories import Category
from fairswiss.model.decisions import with_decisions
from fairswiss.model.earlier import overlaid, renumbered
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.model.facts import Earlier
from fairswiss.model.player import Player, title_rank
from fairswiss.model.results import PENDING, is_open
from fairswiss.model.rounds import Absence, Bye, Game, Round, seats_of
from fairswiss.model.teams import TeamEvent
from fairswiss.model.tournament import Acceleration, Adjustment, Prohibition, Tournament
from fairswiss.model.waivers import waived_by, waiver_remark


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
        twin = DeskRound(self.boards.copy(), self.byes.copy(), self.stage, self.system, self.entry)
        twin.asked, twin.by_hand, twin.different = self.asked, self.by_hand, self.different
        twin.arranged, twin.known, twin.gave_way = self.arranged, self.known, self.gave_way
        twin.public_since, twin.said = self.public_since, self.said.copy()
        twin.for_rating = self.for_rating.copy()
        return twin

    @property
    def bye(self) -> int | None:
        """The player with the pairing-allocated bye."""
        return next((player for player, code in self.byes.items() if code == "U"), None)

    @property
    def open_boards(self) -> int:
        """The number of missing results."""
        return sum(board.open for board in self.boards)


def paired_by_hand(number: int) -> str:
    """The remark in a report about a round that was left other than the rules have it."""
    return f"### MPA @ Round {number}"


_LONGEST_TITLE = 200
_COPIED = (
    "players", "absences", "withdrawn", "stayed", "withheld", "arrived", "prohibitions", "adjustments",
    "accelerations", "remarks", "groups", "categories", "particulars",
)  # fmt: skip


class State:
    """An event after some facts. The fold alone changes it; everybody else reads."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.players: dict[int, Player] = {}
        """By registration; their own ``number`` means nothing here."""
        self.rounds: list[DeskRound] = []
        self.absences: dict[tuple[int, int], str] = {}
        """By round to come and registration."""
        self.withdrawn: dict[int, int] = {}  # from which round on, by registration
        self.stayed: dict[int, int] = {}  # by registration, the last round that a player missed who is still in
        self.prohibitions: list[Prohibition] = []
        self.groups: dict[int, GroupDeclared] = {}
        """Groups that shall not meet, by number: the first has the most weight."""
        self.categories: dict[str, Category] = {}
        self.particulars: dict[int, ParticularsNoted] = {}
        """Notes about players, by registration; they belong to no report, list or public page."""
        self.adjustments: list[Adjustment] = []
        self.accelerations: dict[int, tuple[int, ...]] = {}
        """Virtual points that a report stated player by player."""
        self.team_event = TeamEvent()
        """As a report had it, its players by registration."""
        self.first_colour = ""
        self.fide_mode = True
        """True if the program refuses what an official program must not do; once left, it stays off."""
        self.remarks: list[str] = []
        self.earlier: tuple[Earlier, ...] = ()
        """As a report told what its rounds had been paired with, players by registration."""
        self.withheld: set[int] = set()
        """Players who asked that the public does not see their names."""
        self.arrived: set[int] = set()
        """Players who were checked in."""
        self.hall = HallAnnounced()
        """The announcement on the screens in the hall."""
        self.last_registration = 0
        self.entry = 1
        """The number of the last entry that counts."""
        self._numbers: dict[int, int] | None = {}
        self._built: Tournament | None = None
        self._published: State | None = None

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def numbers(self) -> dict[int, int]:
        """Pairing numbers by registration."""
        if self._numbers is None:
            ordered = sorted(self.players, key=self.strength)
            self._numbers = {player: number for number, player in enumerate(ordered, 1)}
        return self._numbers

    @property
    def title(self) -> str:
        """The name of the event, as much of it as a list of events has room for."""
        return self.settings.info.name[:_LONGEST_TITLE]

    @property
    def drafted(self) -> DeskRound | None:
        """The round nobody but the arbiters sees yet."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].stage is Stage.DRAFT else None

    @property
    def published(self) -> "State":
        """The event as everyone but its arbiters sees it: as if the draft had been dropped."""
        if self.drafted is None:
            return self
        if self._published is None:
            twin = self.copy()
            twin.drop_draft()
            self._published = twin
        return self._published

    @property
    def started(self) -> bool:
        """True if a round has been paired, even as a draft."""
        return bool(self.rounds)

    def round(self, number: int) -> DeskRound:
        """A round by its number; refuses one that was not paired."""
        if not 1 <= number <= len(self.rounds):
            words = "Round {number} has not been paired: {paired} rounds have."
            raise NotThere(gettext(words, number=number, paired=len(self.rounds)), code="no-such-round")
        return self.rounds[number - 1]

    def kept_apart(self) -> list[Prohibition]:
        """Everybody who may not meet, or should not if possible, by registration."""
        weight = max((one.gives_way for one in self.prohibitions), default=0)
        return [*self.prohibitions, *kept_apart_by(self.groups.values(), self.players, weight)]

    def waived(self, number: int) -> list[str]:
        """The articles that the arbiter waived for a round."""
        return sorted(waived_by(self.remarks, number))

    def player(self, registration: int) -> Player:
        """A player, carrying the pairing number; refuses a registration that does not exist."""
        self.expect(registration)
        return self.players[registration]._replace(number=self.numbers[registration])

    def expect(self, registration: int) -> None:
        """Refuse a registration that does not exist, without asking for pairing numbers."""
        if registration not in self.players:
            words = "There is no registration {registration} in this event."
            raise BadRequest(gettext(words, registration=registration), code="no-such-registration")

    def in_order(self) -> list[int]:
        """The registrations by pairing number."""
        return sorted(self.players, key=self.numbers.__getitem__)

    def absent(self, number: int) -> dict[int, str]:
        """The players who will not be paired in a future round, with the codes of their byes."""
        gone = {player: "Z" for player, first in self.withdrawn.items() if first <= number}
        gone |= dict.fromkeys(self.expected, "Z")
        return gone | {player: code for (at, player), code in self.absences.items() if at == number}

    @property
    def expected(self) -> list[int]:
        """The players who are not paired because nobody has checked them in yet."""
        if not self.settings.check_in:
            return []
        played = {player for paired in self.rounds for player in paired.board_of}
        return [player for player in self.players if player not in played and player not in self.arrived]

    def tournament(self, with_draft: bool = False) -> Tournament:
        """The facts as the rules know them, players by pairing number; a draft only when it is asked for."""
        if not with_draft and self.drafted is not None:
            return self.published.tournament()
        if self._built is None:
            self._built = self._build()
        return self._built

    def knowledge(self) -> Knowledge:
        """Everything that a pairing depends on; it stays as it is when the event goes on."""
        return Knowledge(
            self.settings, self.players.copy(), self.numbers,
            tuple(played.boards.copy() for played in self.rounds),
            tuple(played.byes.copy() for played in self.rounds),
            tuple(self.kept_apart()), tuple(self.adjustments),
        )  # fmt: skip

    def copy(self) -> "State":
        """A state that can be changed without changing this one."""
        twin = State(self.settings)
        for name in _COPIED:
            setattr(twin, name, getattr(self, name).copy())
        twin.rounds = [played.copy() for played in self.rounds]
        twin.team_event, twin.earlier = self.team_event, self.earlier
        twin.first_colour, twin.last_registration = self.first_colour, self.last_registration
        twin.entry, twin.fide_mode, twin.hall = self.entry, self.fide_mode, self.hall
        twin._numbers = self._numbers
        return twin

    # -- what the fold uses ----------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Forget what was derived before the last fact."""
        self._built = self._published = None

    def note_knowledge(self, played: DeskRound) -> None:
        """Keep what is known while a round gets the boards that it has now."""
        played.arranged, played.known = self.entry, self.knowledge()

    def drop_draft(self) -> None:
        """As if the last round had not been paired: byes that were asked for count again, remarks about it are gone."""
        number, draft = len(self.rounds), self.rounds.pop()
        self.absences |= {(number, player): code for player, code in draft.asked.items()}
        gone = (paired_by_hand(number), waiver_remark(number, self.waived(number)))
        self.remarks = [remark for remark in self.remarks if remark not in gone]

    def number_as(self, numbers: dict[int, int]) -> None:
        """The pairing numbers as a report has them."""
        self._numbers = numbers

    def number_anew(self) -> None:
        """The whole list by C.04.2, article 2.2, or as it was entered: while nothing has been paired."""
        self._numbers = None

    def take_place(self, registration: int) -> None:
        """The number that strength earns among those who have one; everybody below moves down by one."""
        if not self.started:
            self.number_anew()
            return
        self.give_up_place(registration)
        mine = self.strength(registration)
        below = [number for player, number in self.numbers.items() if self.strength(player) > mine]
        number = min(below, default=max(self.numbers.values(), default=0) + 1)
        self._numbers = {player: held + (held >= number) for player, held in self.numbers.items()}
        self._numbers[registration] = number

    def give_up_place(self, registration: int) -> None:
        """Everybody below moves up by one."""
        if not self.started:
            self.number_anew()
            return
        number = self.numbers.get(registration)
        if number is not None:
            others = {player: held for player, held in self.numbers.items() if player != registration}
            self._numbers = {player: held - (held > number) for player, held in others.items()}

    def strength(self, registration: int) -> tuple[int, int, int, str, int]:
        """The order of the list: rating, title, name; or the registration alone."""
        if self.settings.numbering == "entry":
            return (0, 0, 0, "", registration)
        player = self.players[registration]
        place, name = (player.order.plain, "") if player.order else (0, player.name.casefold())
        return (-player.rating, title_rank(player.title), place, name, registration)

    def _build(self) -> Tournament:
        settings, coming = self.settings, len(self.rounds) + 1
        return Tournament.build(
            [player._replace(number=self.numbers[at]) for at, player in self.players.items()],
            rounds=tuple(self._round(played) for played in self.rounds),
            rounds_planned=settings.rounds,
            first_colour=self.first_colour,
            absences=tuple(self._absences(coming)),
            prohibitions=tuple(p._replace(players=self._numbered(p.players)) for p in self.kept_apart()),
            accelerations=tuple(Acceleration(self.numbers[at], points) for at, points in self.accelerations.items()),
            adjustments=tuple(a._replace(players=self._numbered(a.players)) for a in self.adjustments),
            scoring=settings.scoring,
            info=settings.info,
            team_event=self.team_event.renumbered(self.numbers),
            extra=(*with_decisions(self.remarks, settings.options), *self._for_rating(), *self._gave_way()),
            earlier=tuple(self._earlier()),
            categories=tuple(self.categories.values()),
        )

    def _earlier(self) -> Iterator[Earlier]:
        """The facts of each round that were changed after it was paired: here, or before the event was imported."""
        reported = {earlier.round: earlier for earlier in self.earlier}
        now = self.knowledge()
        for number, played in enumerate(self.rounds, 1):
            if played.known is not None:
                changed = changed_since(number, played.known, now)
                found = overlaid(changed, reported[number]) if number in reported else changed
                yield renumbered(found, self.numbers.__getitem__)

    def _round(self, played: DeskRound) -> Round:
        number = self.numbers
        games = [Game(number[b.white], number[b.black], b.white_result, b.black_result) for b in played.boards]
        return Round.of(games, [Bye(number[player], code) for player, code in played.byes.items()])

    def _for_rating(self) -> Iterator[str]:
        """The report's lines on games whose results count for the rating alone, in the numbers of the report."""
        for at, played in enumerate(self.rounds, 1):
            for (white, black), results in played.for_rating.items():
                game = f"{self.numbers[white]} - {self.numbers[black]}"
                yield f"### Result for rating only @ Round {at}: {game}, {results[0]} : {results[1]}"

    def _gave_way(self) -> Iterator[str]:
        """The report's lines on groups that could not be kept apart."""
        for at, played in enumerate(self.rounds, 1):
            for group in played.gave_way:
                yield f"### Not kept apart @ Round {at}: {' '.join(map(str, self._numbered(group.players)))}"

    def _absences(self, coming: int) -> Iterator[Absence]:
        for number in range(coming, self.settings.rounds + 1):
            for player, code in self.absent(number).items():
                yield Absence(number, self.numbers[player], code)

    def _numbered(self, players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.numbers[player] for player in players)
