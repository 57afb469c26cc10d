"""A round by a table that was fixed beforehand: the pairs, why they are these, and what can be asked about them."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.explain import CardLine, ColourReason, Difference, Explanation, Facts, Trace, Verdict
from fairswiss.kernel.berger import Plan, meeting_row
from fairswiss.kernel.cards import Card, cards_before_next_round
from fairswiss.kernel.edition import Pair, Pairing, Recorded
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament

FEWEST_PLAYERS = 2


class Sources(NamedTuple):
    """Which articles or readings of an edition say what."""

    table: tuple[str, ...]
    colours: tuple[str, ...]
    rest: tuple[str, ...]
    absence: tuple[str, ...]
    second_cycle: tuple[str, ...]
    met: tuple[str, ...]


class TableRound:
    """The next round of a tournament by its plan."""

    def __init__(self, tournament: Tournament, plan: Plan, system: str, sources: Sources) -> None:
        self.tournament = tournament
        self.plan = plan
        self.system = system
        self.sources = sources
        self.numbers = sorted((player.number for player in tournament.players), key=tournament.places().__getitem__)
        self.place = {number: place for place, number in enumerate(self.numbers, 1)}
        self.scheduled = plan.round_of(len(tournament.rounds) + 1)

    def number(self, place: int) -> int:
        """The pairing number of a place."""
        return self.numbers[place - 1]

    def pairing(self, explain: bool) -> Pairing:
        """The row of the table."""
        self._refuse_repetitions()
        games = [(self.number(white), self.number(black)) for white, black in self.scheduled.games]
        rests = self.scheduled.rests
        return Pairing(
            self.system,
            self.scheduled.round,
            tuple(Pair(board, *game) for board, game in enumerate(games, 1)),
            None,
            self._explanation() if explain else None,
            None if rests is None else self.number(rests),
        )

    def _refuse_repetitions(self) -> None:
        """Nobody is to meet twice in a cycle: else the recorded rounds are of another table."""
        coming, rows = self.scheduled.round, self.plan.rows
        first = coming - (coming - 1) % rows
        due = {self.plan.row_of(number): number for number in range(coming, first + rows)}
        again = []
        for number, played in enumerate(self.tournament.rounds[first - 1 :], first):
            for white, black, *_ in played.games:
                row = meeting_row(self.plan.size, self.place[white], self.place[black])
                if row in due:
                    again.append((due[row], white, black, number))
        if again:
            later, white, black, number = min(again)
            words = (
                "Round {later} of the table has {white} and {black}, who met in round {number} already: the recorded "
                "rounds are not those of the table for these players ({articles}). "
                "See what differs: fairswiss check."
            )
            articles = ", ".join(self.sources.met)
            raise NoPairing(
                spoken(words, later=later, white=white, black=black, number=number, articles=articles),
                witness={"again": [list(found) for found in sorted(again)]},
            )

    # -- why -----------------------------------------------------------------------------------------------------------

    def _explanation(self) -> Explanation:
        trace, table = Trace(True), self.sources.table
        row, cycle, size = self.scheduled.row, self.scheduled.cycle, self.plan.size
        trace.add("table-row", table, row=row, cycle=cycle, size=size, sum=row + 1, other_sum=row + size)
        for white, black in self.scheduled.games:
            low, high = sorted((white, black))
            if high == size:
                both = self.number(low), self.number(high)
                trace.add("table-highest", table, both, place=low, twice=2 * low)
            else:
                both = self.number(white), self.number(black)
                trace.add("table-pair", table, both, white=white, black=black, sum=white + black)
        self._forfeits(trace)
        if self.scheduled.rests is not None:
            place = self.scheduled.rests
            trace.add("rests", self.sources.rest, (self.number(place),), place=place, twice=2 * place)
        colours = tuple(self._colour(*game) for game in self.scheduled.games)
        return Explanation(self.system, self.scheduled.round, self.cards(), trace.take(), (), colours, "table")

    def _forfeits(self, trace: Trace) -> None:
        """The schedule stands whoever is absent."""
        absent = {absence.player for absence in self.tournament.absences if absence.round == self.scheduled.round}
        for white, black in self.scheduled.games:
            both = self.number(white), self.number(black)
            for one, two in (both, both[::-1]):
                if one in absent:
                    trace.add("forfeits", self.sources.absence, (one, two))

    def _colour(self, white: int, black: int) -> ColourReason:
        players = self.number(white), self.number(black)
        if self.scheduled.cycle > 1:
            first = self.plan.meetings(white, black)[0]
            return ColourReason(*players, "second-cycle", self.sources.second_cycle, (("round", first),))
        if max(white, black) == self.plan.size:
            facts: Facts = (("place", min(white, black)), ("half", self.plan.size // 2))
            return ColourReason(*players, "highest-place", self.sources.colours, facts)
        total = white + black
        parity = "sum-odd" if total % 2 else "sum-even"
        return ColourReason(*players, parity, self.sources.colours, (("sum", total),))

    def cards(self) -> tuple[CardLine, ...]:
        """Everybody of the table, by points and number."""
        found = sorted(cards_before_next_round(self.tournament).values(), key=lambda card: (-card.points, card.number))
        return tuple(map(_card_line, found))

    # -- questions -----------------------------------------------------------------------------------------------------

    def __call__(self, one: int, other: int) -> Verdict:
        """When these two meet."""
        rounds = self.plan.meetings(self.place[one], self.place[other])
        return Verdict(one, other, False, "other-round", self.sources.table, (("rounds", rounds),))

    def differences(self, recorded: Recorded) -> tuple[Difference, ...]:
        """Pairs that are not of this row, then games of the row that the file does not have."""
        return (*self._strange(recorded), *self._missing(recorded))

    def _scheduled_pairs(self) -> dict[frozenset[int], tuple[int, int]]:
        games = [(self.number(white), self.number(black)) for white, black in self.scheduled.games]
        return {frozenset(game): game for game in games}

    def _strange(self, recorded: Recorded) -> Iterator[Difference]:
        ours = self._scheduled_pairs()
        for pair in recorded.pairs:
            if frozenset(pair) not in ours:
                rounds = self.plan.meetings(*(self.place[number] for number in pair))
                yield Difference("other-round", self.sources.table, None, pair, facts=(("rounds", rounds),))

    def _missing(self, recorded: Recorded) -> Iterator[Difference]:
        theirs = {frozenset(pair) for pair in recorded.pairs}
        for pair, game in self._scheduled_pairs().items():
            if pair not in theirs:
                yield Difference("missing-game", self.sources.table, None, game)


def table_round(tournament: Tournament, plan: Plan, system: str, sources: Sources) -> TableRound:
    """The next round, if the plan has one."""
    players, planned = len(tournament.players), tournament.rounds_planned
    if players < FEWEST_PLAYERS:
        words = "A round robin needs at least {fewest} players; this tournament has {players}."
        raise BadRequest(spoken(words, fewest=FEWEST_PLAYERS, players=players))
    if planned is not None and planned != plan.rounds:
        words = (
            "{system} has {rounds} rounds with {players} players, but {planned} are planned. "
            "Correct the number (record 142 or XXR of the file), or the players, or the system."
        )
        raise BadRequest(spoken(words, system=system, rounds=plan.rounds, players=players, planned=planned))
    if len(tournament.rounds) >= plan.rounds:
        words = (
            "All {rounds} rounds of the table for {players} players have been paired. "
            "To look at one of them, name it (--round N)."
        )
        raise BadRequest(spoken(words, rounds=plan.rounds, players=players))
    return TableRound(tournament, plan, system, sources)


def _card_line(card: Card) -> CardLine:
    return CardLine(
        card.number, card.player.name, card.points, card.points, card.rating, 0, "", True, True, card.colours,
        tuple(card.met),
    )  # fmt: skip
