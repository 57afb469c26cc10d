"""A round by a table that was fixed beforehand: the pairs, why they are these, and what can be asked about them."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.edition import Pair, Pairing, Recorded
from fairswiss.kernel.tables.berger import Plan, meeting_row
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.problems import Remedy
from fairswiss.model.tournament import Tournament
from fairswiss.why import Articles, CardLine, Explanation, Layout

FEWEST_PLAYERS = 2


class Sources(NamedTuple):
    """Which articles or readings of an edition say what."""

    table: Articles
    colours: Articles
    rest: Articles
    absence: Articles
    second_cycle: Articles
    met: Articles


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
                "In round {later} of the table {white} and {black} meet, but they met in round {number} "
                "already: the recorded rounds do not follow the table for these players ({articles})."
            )
            articles = ", ".join(article.key for article in self.sources.met)
            raise NoPairing(
                gettext(words, later=later, white=white, black=black, number=number, articles=articles),
                code="not-of-the-table",
                facts={"round": later, "white": white, "black": black, "met_in": number},
                witness={"again": [list(found) for found in sorted(again)]},
                remedies=(Remedy.CHECK_ROUNDS,),
            )

    # -- why -----------------------------------------------------------------------------------------------------------

    def _explanation(self) -> Explanation:
        steps = (*self._row(), *self._forfeits(), *self._rest())
        colours = tuple(self._colour(*game) for game in self.scheduled.games)
        return Explanation(self.system, self.scheduled.round, self.cards(), steps, (), colours, Layout.TABLE)

    def _row(self) -> "Iterator[why.steps.OfTable]":
        table, row, size = self.sources.table, self.scheduled.row, self.plan.size
        yield why.steps.TableRow(table, row, self.scheduled.cycle, size, row + 1, row + size)
        for white, black in self.scheduled.games:
            low, high = sorted((white, black))
            if high == size:
                yield why.steps.TableHighest(table, self.number(low), self.number(high), low, 2 * low)
            else:
                both = self.number(white), self.number(black)
                yield why.steps.TablePair(table, *both, white, black, white + black)

    def _forfeits(self) -> "Iterator[why.steps.OfTable]":
        """The schedule stands whoever is absent."""
        absent = {absence.player for absence in self.tournament.absences if absence.round == self.scheduled.round}
        for white, black in self.scheduled.games:
            both = self.number(white), self.number(black)
            for one, two in (both, both[::-1]):
                if one in absent:
                    yield why.steps.Forfeits(self.sources.absence, one, two)

    def _rest(self) -> "Iterator[why.steps.OfTable]":
        place = self.scheduled.rests
        if place is not None:
            yield why.steps.Rests(self.sources.rest, self.number(place), place, 2 * place)

    def _colour(self, white: int, black: int) -> "why.clauses.ColourReason":
        clause, articles = self._clause(white, black)
        return why.clauses.ColourReason(self.number(white), self.number(black), clause, articles)

    def _clause(self, white: int, black: int) -> "tuple[why.clauses.ByTable, Articles]":
        if self.scheduled.cycle > 1:
            return why.clauses.SecondCycle(self.plan.meetings(white, black)[0]), self.sources.second_cycle
        if max(white, black) == self.plan.size:
            return why.clauses.HighestPlace(min(white, black), self.plan.size // 2), self.sources.colours
        made = why.clauses.SumOdd if (white + black) % 2 else why.clauses.SumEven
        return made(white + black), self.sources.colours

    def cards(self) -> tuple[CardLine, ...]:
        """Everybody of the table, by points and number."""
        found = sorted(cards_before_next_round(self.tournament).values(), key=lambda card: (-card.points, card.number))
        return tuple(map(_card_line, found))

    # -- questions -----------------------------------------------------------------------------------------------------

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """The verdict on two players: the rounds in which they meet."""
        rounds = self.plan.meetings(self.place[one], self.place[other])
        return why.verdicts.Verdict(one, other, why.verdicts.OtherRound(self.sources.table, rounds))

    def barrier(self, one: int, other: int) -> None:
        """None: a table keeps nobody apart."""
        del one, other

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Pairs that are not of this row, then games of the row that the file does not have."""
        return (*self._strange(recorded), *self._missing(recorded))

    def _scheduled_pairs(self) -> dict[frozenset[int], tuple[int, int]]:
        games = [(self.number(white), self.number(black)) for white, black in self.scheduled.games]
        return {frozenset(game): game for game in games}

    def _strange(self, recorded: Recorded) -> "Iterator[why.differences.OtherRound]":
        ours = self._scheduled_pairs()
        for pair in recorded.pairs:
            if frozenset(pair) not in ours:
                rounds = self.plan.meetings(*(self.place[number] for number in pair))
                yield why.differences.OtherRound(self.sources.table, pair, rounds)

    def _missing(self, recorded: Recorded) -> "Iterator[why.differences.MissingGame]":
        theirs = {frozenset(pair) for pair in recorded.pairs}
        for pair, game in self._scheduled_pairs().items():
            if pair not in theirs:
                yield why.differences.MissingGame(self.sources.table, game)


def table_round(tournament: Tournament, plan: Plan, system: str, sources: Sources) -> TableRound:
    """The next round, if the plan has one."""
    players, planned = len(tournament.players), tournament.rounds_planned
    if players < FEWEST_PLAYERS:
        words = "A round robin needs at least {fewest} players; this tournament has {players}."
        raise BadRequest(
            gettext(words, fewest=FEWEST_PLAYERS, players=players),
            code="too-few-players",
            facts={"fewest": FEWEST_PLAYERS, "players": players},
        )
    if planned is not None and planned != plan.rounds:
        words = "{system} has {rounds} rounds with {players} players, but {planned} are planned."
        raise BadRequest(
            gettext(words, system=system, rounds=plan.rounds, players=players, planned=planned),
            code="rounds-differ-from-table",
            facts={"system": system, "rounds": plan.rounds, "players": players, "planned": planned},
            remedies=(Remedy.CORRECT_PLAN,),
        )
    if len(tournament.rounds) >= plan.rounds:
        words = "All {rounds} rounds of the table for {players} players have been paired."
        raise BadRequest(
            gettext(words, rounds=plan.rounds, players=players),
            code="rounds-over",
            facts={"planned": plan.rounds, "players": players},
            remedies=(Remedy.LOOK_AT_ROUND,),
        )
    return TableRound(tournament, plan, system, sources)


def _card_line(card: Card) -> CardLine:
    return CardLine(
        card.number, card.player.name, card.points, card.points, card.rating, 0, "", True, True, card.colours,
        tuple(card.met),
    )  # fmt: skip
