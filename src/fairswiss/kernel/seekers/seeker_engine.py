"""The engine of an edition that pairs this way: the round, its reasons, the questions about it, the published list."""

from typing import NamedTuple

from fairswiss.kernel.brackets.bracket_trace import colour_reason
from fairswiss.kernel.brackets.colouring import Colours, boards, drawn_colour, ever_paired, lot_by_colours
from fairswiss.kernel.edition import Engine, Pairing, Questions, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.seekers.criteria import AIMS, WORDS
from fairswiss.kernel.seekers.players import UPFLOATS, Coming, Seeker, seekers
from fairswiss.kernel.seekers.seeker_round import Text, bye_of, pair_groups
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine, Explanation


class SeekerEngine(NamedTuple):
    """An edition of this kind."""

    text: Text

    def engine(self) -> Engine:
        """The engine of the edition, for the shelf."""
        return Engine(
            pair=self.pair,
            questions=self.questions,
            published_list=self.published_list,
            shown_lot=self.shown_lot,
            criteria=WORDS,
            aims=AIMS,
        )

    def players_of(self, tournament: Tournament, options: Options = Options()) -> list[Seeker]:
        """Those taking part, by score and pairing number."""
        scoring = tournament.scoring
        win = min(scoring.white_win, scoring.black_win)
        return seekers(tournament, lambda card: self.text.bars_pab(card, win), options[UPFLOATS])

    def colours_of(self, tournament: Tournament, players: "list[Seeker] | list[Entrant]") -> Colours:
        """The drawn colour, and the numbers whose parity counts."""
        return Colours(drawn_colour(tournament, self.text.lot), ever_paired(tournament, players), by_width=False)

    def pair(self, tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
        """Pair the next round."""
        coming = _coming(tournament)
        players = self.players_of(tournament, options)
        colours = self.colours_of(tournament, players)
        bye = bye_of(players, self.text)
        outcomes = list(pair_groups([player for player in players if player is not bye], coming, self.text))
        claims, placed = boards([pair for one in outcomes for pair in one.arranged.pairs], colours.claim)
        if 2 * len(placed) + (bye is not None) != len(players):
            raise AssertionError("not everybody was paired, although the round was proven to be completable")
        explanation = None
        system = self.text.law.edition
        if explain:
            from fairswiss.kernel.seekers.seeker_trace import bye_step, line_of, traced

            explanation = Explanation(
                system,
                coming.number,
                tuple(map(line_of, players)),
                (bye_step(bye, players, self.text),) if bye else (),
                tuple(traced(one, self.text, outcomes[at:]) for at, one in enumerate(outcomes, 1)),
                tuple(colour_reason(claim, self.text.colours) for claim in claims),
            )
        return Pairing(system, coming.number, placed, bye.number if bye else None, explanation)

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Asks why two players are not paired: the best round with this pair is compared with the chosen one."""
        from fairswiss.kernel.seekers.seeker_questions import SeekerAnswers

        del pairing
        return SeekerAnswers(self.players_of(tournament, options), _coming(tournament), self.text)

    def published_list(self, tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
        """Score, average, preference and upfloats of everybody taking part, in order."""
        from fairswiss.kernel.seekers.seeker_trace import line_of

        return tuple(map(line_of, self.players_of(tournament, options)))

    def shown_lot(self, tournament: Tournament) -> str:
        """The initial colour that the recorded rounds show."""
        return lot_by_colours(tournament, lambda before: [*self.players_of(before)], self.colours_of)


def _coming(tournament: Tournament) -> Coming:
    return Coming(require_ready(tournament), tournament.rounds_planned or 0)
