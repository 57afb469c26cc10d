"""A tournament as the tie-breaks see it: the records of all participants and what can be asked of them twice."""

from functools import cached_property

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.problems import Remedy
from fairswiss.model.tournament import Tournament
from fairswiss.tiebreaks.announced import NOTHING_ELSE, OWN_SCORE, VIRTUAL, Announced
from fairswiss.tiebreaks.codes import TieBreak
from fairswiss.tiebreaks.editions import Edition
from fairswiss.tiebreaks.records import FORFEITS, GAME, OPEN, Adjusting, Record, Turn, records_of, with_round_drawn
from fairswiss.tiebreaks.working import Term, Value

_GAMES = frozenset({GAME})
_FORFEITS_TOO = frozenset({GAME, *FORFEITS})
_ADJUSTED = ("16.3.2",)


class Event:
    """The facts after a number of rounds, under one edition."""

    def __init__(
        self,
        tournament: Tournament,
        edition: Edition,
        rounds: int,
        *,
        predetermined: bool = False,
        unrated: int | None = None,
        announced: Announced = NOTHING_ELSE,
    ) -> None:
        self.tournament = tournament
        self.edition = edition
        self.rounds = rounds
        self.predetermined = predetermined
        """15.2: a round robin, where forfeits are ordinary games."""
        self.unrated = unrated
        """The rating of those who have none, where the event announced one (article 10)."""
        self.announced = announced.checked()
        self.unplayed = announced.unplayed or edition.unplayed
        games = games_a_round(tournament.info)
        self.win = games * tournament.scoring.white_win
        self.draw = games * tournament.scoring.white_draw
        self.loss = games * tournament.scoring.white_loss
        self._matches = games > 1
        self.records = self._enter(adjust=not predetermined)
        self._meetings: dict[tuple[int, bool], list[Term]] = {}
        self._buchholz: dict[int, int] = {}
        self.remembered: dict[tuple[str, int], Value] = {}
        """Values that several tie-breaks ask for, by function and participant."""

    def _enter(self, adjust: bool) -> dict[int, Record]:
        """The records of all participants. ``adjust`` is for Swiss events (15.3)."""
        return records_of(self.tournament, self.rounds, self.counted_for_opponents(adjust))

    def counted_for_opponents(self, adjust: bool) -> Adjusting | None:
        """16.3: which unplayed rounds count as draws for the opponents."""
        return Adjusting(self.draw, self.unplayed == VIRTUAL) if adjust else None

    @property
    def won_from(self) -> int:
        """The least points of a round that was won: a match of games is won with more than a drawn one brings."""
        return self.draw + 1 if self._matches else self.win

    @cached_property
    def exempts_voluntary(self) -> bool:
        """16.5: whether a cut looks first at rounds one chose not to play."""
        return not (self.predetermined or self.edition.plain_cuts or self.announced.plain_cuts)

    @cached_property
    def fore(self) -> "Event":
        """8.3: this event with all paired games of the final round drawn; the same one before that round."""
        planned = self.tournament.rounds_planned
        if planned is None:
            words = "Fore Buchholz needs the planned number of rounds, which is missing."
            raise BadRequest(gettext(words), code="rounds-unknown", remedies=(Remedy.STATE_ROUNDS,))
        if self.rounds < planned:
            return self
        return self._with_final_round_drawn(planned)

    def _with_final_round_drawn(self, number: int) -> "Event":
        return Event(
            with_round_drawn(self.tournament, number),
            self.edition,
            self.rounds,
            predetermined=self.predetermined,
            unrated=self.unrated,
            announced=self.announced,
        )

    def scored(self, tie_break: TieBreak) -> "Event":
        """The event with the score a tie-break asks for; players have one."""
        return self

    def rating(self, number: int) -> int:
        """The rating, or what the event announced for those who have none."""
        return self.records[number].player.rating or self.unrated or 0

    def meetings(self, record: Record, *, forfeits: bool = False) -> list[Term]:
        """The opponents of a participant, round by round, each with the score that counts (16.3, 16.4).

        ``forfeits``: forfeited games count as played against the scheduled opponent.
        """
        key = record.player.number, forfeits
        terms = self._meetings.get(key)
        if terms is None:
            terms = self._meetings[key] = self._met(record, _FORFEITS_TOO if forfeits or self.predetermined else _GAMES)
        return terms

    def _met(self, record: Record, played: frozenset[str]) -> list[Term]:
        terms = []
        for turn in record.turns:
            if turn.what in played:
                opponent = self.records[turn.opponent]
                score = opponent.adjusted
                articles = () if score == opponent.score else _ADJUSTED
                terms.append(Term(turn.round, turn.opponent, GAME, score, score, turn.points, articles))
            elif turn.what != OPEN and not self.predetermined:
                score, article = self._dummy(record, turn)
                terms.append(Term(turn.round, turn.opponent, turn.what, score, score, turn.points, (article,)))
        return terms

    def buchholz(self, number: int) -> int:
        """The Buchholz of a participant in tenths, for the averages of the opponents'."""
        if number not in self._buchholz:
            self._buchholz[number] = sum([term.score for term in self.meetings(self.records[number])])
        return self._buchholz[number]

    def _dummy(self, record: Record, turn: Turn) -> tuple[int, str]:
        """16.4: the score of the dummy opponent of an unplayed round, and the article that set it."""
        if self.unplayed == VIRTUAL:
            return self._virtual(record, turn), "virtual"
        if self.unplayed == OWN_SCORE:
            return record.score, "16.4"
        if turn.opponent:
            cap, article = self.records[turn.opponent].adjusted, "16.4.1"
        else:
            cap, article = self.draw * self.rounds, "16.4.2"
        return (cap, article) if cap < record.score else (record.score, "16.4")

    def _virtual(self, record: Record, turn: Turn) -> int:
        """Before 2023: the own score before the round, what is left of the point, and a draw in every later round."""
        before = record.after[turn.round - 2] if turn.round > 1 else record.after[0] - turn.points
        return before + self.win + self.loss - turn.points + self.draw * (self.rounds - turn.round)
