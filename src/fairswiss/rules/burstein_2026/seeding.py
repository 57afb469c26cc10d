"""Article 1.6: the seeding rounds are paired, explained and judged by another edition, whose engine is handed in."""

from fairswiss.kernel.edition import Engine, Pairing, Questions
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026 import round as own
from fairswiss.rules.burstein_2026.colours import ID
from fairswiss.rules.burstein_2026.criteria import WORDS
from fairswiss.rules.burstein_2026.definitions import is_seeding_round
from fairswiss.rules.burstein_2026.opposition import oppositions
from fairswiss.rules.burstein_2026.questions import questions
from fairswiss.why import CardLine


def with_seeding(seeding: Engine) -> Engine:
    """1.6: the engine of the whole event; of a seeding round everything is the other edition's (reading 4)."""

    def pair(tournament: Tournament, options: Options, explain: bool) -> Pairing:
        if is_seeding_round(tournament):
            return seeding.pair(tournament, options, explain)._replace(system=ID)
        return own.pair_next_round(tournament, options, explain)

    def asked(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        chosen = seeding.questions if is_seeding_round(tournament) else questions
        return chosen(tournament, options, pairing)

    def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
        if not is_seeding_round(tournament):
            return own.published_list(tournament)
        index = oppositions(tournament, cards_before_next_round(tournament))
        return tuple(line._replace(opposition=index[line.number]) for line in seeding.published_list(tournament))

    return Engine(
        pair=pair, questions=asked, published_list=published_list, shown_lot=seeding.shown_lot, criteria=WORDS
    )
