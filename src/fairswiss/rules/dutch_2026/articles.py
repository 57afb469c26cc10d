"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

TEXT = {
    "1.1": Entry("pairing numbers", "", "they are facts of the tournament"),
    "1.2": Entry("the order: score, then pairing number", "round.players_of"),
    "1.3": Entry("scoregroups and brackets", "round._from_the_top"),
    "1.4": Entry("downfloats and upfloats", "round.float_in"),
    "1.5": Entry("the pairing-allocated bye", "round.pair_brackets"),
    "1.6": Entry("the colour difference", "fairswiss.kernel.vocabulary.colours.balance"),
    "1.7": Entry("colour preferences", "fairswiss.kernel.vocabulary.entrants.colour_preference"),
    "1.8": Entry("topscorers", "fairswiss.kernel.vocabulary.entrants.entrants"),
    "1.9": Entry("brackets from the top; a round that cannot be completed", "round.pair_brackets"),
    "2.1.1": Entry("C1: nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "2.1.2": Entry("C2: who may not have the bye", "round.bars_pab"),
    "2.1.3": Entry(
        "C3: equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"
    ),
    "2.2.1": Entry("C4: the rest must be completable", "round.pair_bracket"),
    "2.3.1": Entry("C5: the lowest score for the bye", "round.bye_score"),
    "2.4.1": Entry("C6: fewest downfloaters", "criteria.LADDER[2.4.1]"),
    "2.4.2": Entry("C7: lowest scores of downfloaters", "criteria.LADDER[2.4.2]"),
    "2.4.3": Entry("C8: the following bracket", "criteria.LADDER[2.4.3]"),
    "2.4.4": Entry("C9: unplayed games of who has the bye", "criteria.LADDER[2.4.4]"),
    "2.4.5": Entry("C10: topscorers beyond a difference of two", "criteria.LADDER[2.4.5]"),
    "2.4.6": Entry("C11: topscorers with a third equal colour", "criteria.LADDER[2.4.6]"),
    "2.4.7": Entry("C12: preferences", "criteria.LADDER[2.4.7]"),
    "2.4.8": Entry("C13: strong preferences", "criteria.LADDER[2.4.8]"),
    "2.4.9": Entry("C14: residents who float down again", "criteria.LADDER[2.4.9]"),
    "2.4.10": Entry("C15: opponents who float up again", "criteria.LADDER[2.4.10]"),
    "2.4.11": Entry("C16: as C14, two rounds before", "criteria.LADDER[2.4.11]"),
    "2.4.12": Entry("C17: as C15, two rounds before", "criteria.LADDER[2.4.12]"),
    "2.4.13": Entry("C18: moved-down players who float again, by score", "criteria.LADDER[2.4.13]"),
    "2.4.14": Entry("C19: score differences of opponents who float up again", "criteria.LADDER[2.4.14]"),
    "2.4.15": Entry("C20: as C18, two rounds before", "criteria.LADDER[2.4.15]"),
    "2.4.16": Entry("C21: as C19, two rounds before", "criteria.LADDER[2.4.16]"),
    "3.1": Entry("numbers of a bracket", "fairswiss.kernel.vocabulary.candidates.Field"),
    "3.2": Entry("S1, S2 and Limbo", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "3.3": Entry("the first candidate", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "3.4": Entry("a perfect candidate is taken at once", "fairswiss.kernel.solver.search.best_candidate"),
    "3.6": Entry(
        "alterations of a homogeneous bracket or remainder", "fairswiss.kernel.vocabulary.generation.homogeneous"
    ),
    "3.7": Entry("alterations of a heterogeneous bracket", "fairswiss.kernel.vocabulary.generation.heterogeneous"),
    "3.8": Entry("the best candidate if none is perfect", "fairswiss.kernel.solver.search.best_candidate"),
    "4.1": Entry("sequence numbers of a bracket", "fairswiss.kernel.solver.packed_order.generated_first"),
    "4.2": Entry("the order of transpositions", "fairswiss.kernel.vocabulary.generation.transpositions"),
    "4.3": Entry("the order of exchanges", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "4.4": Entry("the order of sets of moved-down players", "round.order_of_sets"),
    "5.1": Entry("the initial colour is drawn", "round._colours"),
    "5.2.1": Entry("both preferences", "round.COLOUR_RULES[5.2.1]"),
    "5.2.2": Entry("the stronger preference, or the wider difference", "round.COLOUR_RULES[5.2.2]"),
    "5.2.3": Entry("alternation", "round.COLOUR_RULES[5.2.3]"),
    "5.2.4": Entry("the preference of the higher-ranked", "round.COLOUR_RULES[5.2.4]"),
    "5.2.5": Entry("the initial colour by parity", "round.COLOUR_RULES[5.2.5]"),
}

ARTICLES = TEXT
