"""The code of an edition that pairs bracket by bracket: its players, colours and brackets say everything."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fairswiss.kernel.brackets.bracket_questions import verdicts
from fairswiss.kernel.brackets.bracket_round import BracketEdition, Brackets, pair_round
from fairswiss.kernel.brackets.bracket_trace import Citations, card_line
from fairswiss.kernel.brackets.colouring import Colours, lot_by_colours
from fairswiss.kernel.edition import Engine, Pairing, Questions, require_ready
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.tournament import Tournament
from fairswiss.why import Aim, CardLine


class Situation(NamedTuple):
    """A round to be paired: its number, its players, the colours they can get, and the arbiter's decisions."""

    coming: int
    players: list[Entrant]
    colours: Colours
    options: Options


class BracketEngine(NamedTuple):
    """An edition by what only it knows."""

    citations: Citations
    bye_article: str
    criteria: Mapping[str, str]
    players_of: Callable[[Tournament], list[Entrant]]
    """Players taking part in the next round, in the order of the text."""
    colours_of: Callable[[Tournament, list[Entrant]], Colours]
    pair_brackets: Callable[[Situation], Brackets]
    bye_criterion: str = ""
    """The criterion of the bye's score, where that is fixed before anything is paired."""
    aims: Mapping[str, Aim] | None = None
    """The purpose of each criterion."""

    def engine(self) -> Engine:
        """The engine of the edition, for the shelf."""
        return Engine(
            pair=self.pair,
            questions=self.questions,
            published_list=self.published_list,
            shown_lot=self.shown_lot,
            criteria=self.criteria,
            aims=self.aims,
        )

    def pair(self, tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
        """Pair the next round."""
        situation = self._situation(tournament, options)
        return pair_round(self._edition(situation), situation.coming, situation.players, situation.colours, explain)

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Asks why two players are not paired: the best round with this pair is compared with the chosen one."""
        del pairing
        situation = self._situation(tournament, options)
        return verdicts(self._edition(situation), situation.players)

    def published_list(self, tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
        """Score, preference and floats of everybody taking part, in order."""
        del options
        return tuple(map(card_line, self.players_of(tournament)))

    def shown_lot(self, tournament: Tournament) -> str:
        """The initial colour that the recorded rounds show."""
        return lot_by_colours(tournament, self.players_of, self.colours_of)

    def _situation(self, tournament: Tournament, options: Options) -> Situation:
        coming = require_ready(tournament)
        players = self.players_of(tournament)
        return Situation(coming, players, self.colours_of(tournament, players), options)

    def _edition(self, situation: Situation) -> BracketEdition:
        def pair_brackets(players: list[Entrant]) -> Brackets:
            return self.pair_brackets(situation._replace(players=players))

        return BracketEdition(
            self.citations.law.edition, self.citations, self.bye_article, pair_brackets, self.bye_criterion
        )
