"""The state of an event: the fold of all facts so far."""

from collections.abc import Iterator, Mapping

from fairswiss.journal.claims import Said as Said
from fairswiss.journal.desk_round import Board as Board
from fairswiss.journal.desk_round import DeskRound as DeskRound
from fairswiss.journal.desk_round import Stage as Stage
from fairswiss.journal.facts import FinalPageShown, GroupDeclared, HallAnnounced, ParticularsNoted, Settings
from fairswiss.journal.groups import kept_apart_by
from fairswiss.journal.knowledge import Knowledge, changed_since
from fairswiss.journal.rating_facts import NormsDeclared
from fairswiss.journal.squads import Squad, Squads
from fairswiss.language import gettext
from fairswiss.model.categories import Category
from fairswiss.model.decisions import with_decisions
from fairswiss.model.earlier import overlaid, renumbered
from fairswiss.model.errors import BadRequest, NotThere
from fairswiss.model.facts import Earlier
from fairswiss.model.player import Player, title_rank
from fairswiss.model.prizes import NO_PRIZES
from fairswiss.model.rounds import Absence, Bye, Game, Round
from fairswiss.model.tournament import Acceleration, Adjustment, Prohibition, Tournament
from fairswiss.model.waivers import waived_by, waiver_remark


def paired_by_hand(number: int) -> str:
    """The remark in a report about a round that was left other than the rules have it."""
    return f"### MPA @ Round {number}"


_LONGEST_TITLE = 200
_COPIED = (
    "players", "absences", "withdrawn", "stayed", "withheld", "arrived", "came_by_phone", "sent_away", "prohibitions",
    "adjustments", "accelerations", "remarks", "groups", "categories", "particulars", "awarded", "factors",
    "squads",
)  # fmt: skip


class State:
    """An event after some facts. The fold alone changes it; everybody else reads."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.players: dict[int, Player] = {}
        """By registration; their own ``number`` means nothing here."""
        self.rounds: list[DeskRound] = []
        self.absences: dict[tuple[int, int], str] = {}  # by round to come and registration
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
        self.squads = Squads()
        """The teams, their players by registration."""
        self.first_colour = ""
        self.fide_mode = True  # the program refuses what an official program must not do; once left, it stays off
        self.remarks: list[str] = []
        self.earlier: tuple[Earlier, ...] = ()
        """As a report told what its rounds had been paired with, players by registration."""
        self.withheld: set[int] = set()  # players who asked that the public does not see their names
        self.arrived: set[int] = set()  # players who were checked in
        self.came_by_phone: set[int] = set()  # those of them whom nobody but their own phone has checked in
        self.sent_away: set[int] = set()  # players whose check-in was undone: their phones cannot check them in again
        self.hall = HallAnnounced()  # the announcement on the screens in the hall
        self.prizes = NO_PRIZES
        self.awarded: dict[int, int] = {}  # registrations by the number of their special prize, from 1
        self.final = FinalPageShown(shown=False)
        self.factors: dict[tuple[int, str], tuple[int, str]] = {}  # K and its source, by registration and kind
        self.ratings_shown, self.norms = False, NormsDeclared()
        self.last_registration = 0
        self.entry = 1  # the number of the last entry that counts
        self._numbers: dict[int, int] | None = {}
        self._seeds: dict[int, int] | None = None
        self._built: Tournament | None = None
        self._told: dict[int, tuple[dict[int, int], tuple[list[Board], dict[int, str]], Round]] = {}
        """The rounds as the tournament has them, with the numbers, boards and byes that they were made of."""
        self._published: State | None = None

    @property
    def numbers(self) -> dict[int, int]:
        """Pairing numbers by registration."""
        if self._numbers is None:
            ordered = sorted(self.players, key=self.strength)
            self._numbers = {player: number for number, player in enumerate(ordered, 1)}
        return self._numbers

    @property
    def of_teams(self) -> bool:
        """True if teams are paired, and play matches."""
        return bool(self.settings.board_colours)

    @property
    def seeds(self) -> Mapping[int, int]:
        """The pairing numbers of those who are paired, by registration: of teams in an event of teams."""
        if not self.of_teams:
            return self.numbers
        if self._seeds is None:
            self._seeds = self.squads.numbers(self.players, self.settings)
        return self._seeds

    def called(self, entrant: int) -> str:
        """The name of a player, or of a team in an event of teams; refuses one who is not there."""
        return self.squad(entrant).name if self.of_teams else self.player(entrant).name

    def squad(self, team: int) -> Squad:
        """A team; refuses one that is not there."""
        if team not in self.squads.teams:
            raise BadRequest(gettext("There is no team {team} in this event.", team=team), code="no-such-team")
        return self.squads.teams[team]

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
        twin.earlier = self.earlier
        twin.first_colour, twin.last_registration = self.first_colour, self.last_registration
        twin.entry, twin.fide_mode, twin.hall = self.entry, self.fide_mode, self.hall
        twin.prizes, twin.final, twin.ratings_shown, twin.norms = (
            self.prizes,
            self.final,
            self.ratings_shown,
            self.norms,
        )
        twin._numbers, twin._told = self._numbers, self._told.copy()
        return twin

    def changed(self) -> None:
        """Forget what was derived before the last fact."""
        self._built = self._published = self._seeds = None

    def note_knowledge(self, played: DeskRound) -> None:
        """Keep what is known while a round gets the boards that it has now."""
        played.arranged, played.known = self.entry, self.knowledge()

    def drop_draft(self) -> None:
        """As if the last round had not been paired: byes that were asked for count again, remarks about it are gone."""
        number, draft = len(self.rounds), self.rounds.pop()
        self.squads.unfix(started=self.started)
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
            self._numbers = {at: held - (held > number) for at, held in self.numbers.items() if at != registration}

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
            rounds=tuple(self._round(at, played) for at, played in enumerate(self.rounds)),
            rounds_planned=settings.rounds,
            first_colour=self.first_colour,
            absences=tuple(self._absences(coming)),
            prohibitions=tuple(p._replace(players=self._numbered(p.players)) for p in self.kept_apart()),
            accelerations=tuple(Acceleration(self.numbers[at], points) for at, points in self.accelerations.items()),
            adjustments=tuple(a._replace(players=self._numbered(a.players)) for a in self.adjustments),
            scoring=settings.scoring,
            info=settings.info,
            team_event=self.squads.event(settings, [one.matches for one in self.rounds], self.numbers, self.seeds),
            extra=(*with_decisions(self.remarks, settings.decisions), *self._remarks()),
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

    def _round(self, at: int, played: DeskRound) -> Round:
        """The facts of a round; they are made again only if its boards, its byes or the numbers changed."""
        number, told = self.numbers, (played.boards, played.byes)
        if at not in self._told or self._told[at][0] is not number or self._told[at][1] != told:
            games = [Game(number[b.white], number[b.black], b.white_result, b.black_result) for b in played.boards]
            facts = Round.of(games, [Bye(number[player], code) for player, code in played.byes.items()])
            self._told[at] = number, (played.boards.copy(), played.byes.copy()), facts
        return self._told[at][2]

    def _remarks(self) -> Iterator[str]:
        """The report's lines on results that count for the rating alone, and on groups that were not kept apart."""
        for at, played in enumerate(self.rounds, 1):
            for (white, black), results in played.for_rating.items():
                game = f"{self.numbers[white]} - {self.numbers[black]}"
                yield f"### Result for rating only @ Round {at}: {game}, {results[0]} : {results[1]}"
        for at, played in enumerate(self.rounds, 1):
            for group in played.gave_way:
                yield f"### Not kept apart @ Round {at}: {' '.join(map(str, self._numbered(group.players)))}"

    def _absences(self, coming: int) -> Iterator[Absence]:
        for number in range(coming, self.settings.rounds + 1):
            for player, code in self.absent(number).items():
                yield Absence(number, self.numbers[player], code)

    def _numbered(self, players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.numbers[player] for player in players)
