"""Article 1.6: the seeding rounds are paired, explained and judged by another edition, whose engine is handed in."""

from fairswiss.kernel.edition import Engine, Pairing, Questions
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026.colours import ID
from fairswiss.rules.burstein_2026.criteria import AIMS, WORDS
from fairswiss.rules.burstein_2026.definitions import is_seeding_round
from fairswiss.rules.burstein_2026.opposition import oppositions
from fairswiss.rules.burstein_2026.questions import questions
from fairswiss.rules.burstein_2026.round import pair_next_round, published_list
from fairswiss.why import CardLine


def no_lot(tournament: Tournament) -> str:
    """The first colours are given in a seeding round (1.6): nothing later shows the lot."""
    del tournament
    return ""


AFTER_SEEDING = Engine(
    pair=pair_next_round,
    questions=questions,
    published_list=published_list,
    shown_lot=no_lot,
    criteria=WORDS,
    aims=AIMS,
)


def with_seeding(seeding: Engine) -> Engine:
    """1.6: the engine of the whole event; of a seeding round everything is the other edition's (reading 4)."""

    def in_charge(tournament: Tournament) -> Engine:
        return seeding if is_seeding_round(tournament) else AFTER_SEEDING

    def pair(tournament: Tournament, options: Options, explain: bool) -> Pairing:
        return in_charge(tournament).pair(tournament, options, explain)._replace(system=ID)

    def asked(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        return in_charge(tournament).questions(tournament, options, pairing)

    def published(tournament: Tournament, options: Options) -> tuple[CardLine, ...]:
        lines = in_charge(tournament).published_list(tournament, options)
        if not is_seeding_round(tournament):
            return lines
        from fairswiss.rules.burstein_2026.lines import KnownOpposition  # a round that is only paired needs none

        index = oppositions(tournament, cards_before_next_round(tournament))
        return tuple(line._replace(own=KnownOpposition(*index[line.number])) for line in lines)

    return Engine(
        pair=pair,
        questions=asked,
        published_list=published,
        shown_lot=seeding.shown_lot,
        criteria=WORDS,
        aims=AIMS,
    )
