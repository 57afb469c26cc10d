"""The index: every article of the text, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

TEXT = {
    "A.1": Entry("pairing numbers", "", "they are facts of the tournament"),
    "A.2": Entry("the order: score, then pairing number", "round.players_of"),
    "A.3": Entry("scoregroups and brackets", "round._from_the_top"),
    "A.4": Entry("downfloats and upfloats", "round.float_in"),
    "A.5": Entry("the pairing-allocated bye", "round.takes_bye"),
    "A.6": Entry("colour differences and preferences", "fairswiss.kernel.vocabulary.entrants.colour_preference"),
    "A.7": Entry("topscorers", "fairswiss.kernel.vocabulary.entrants.entrants"),
    "A.8": Entry("score differences of a bracket", "criteria.down_difference"),
    "A.9": Entry("the penultimate and the collapsed last bracket", "round.pair_brackets"),
    "B.1": Entry("numbers of a bracket", "fairswiss.kernel.vocabulary.candidates.Field"),
    "B.2": Entry("S1, S2 and Limbo", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "B.3": Entry("the first candidate", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "B.4": Entry("a perfect candidate is taken at once", "fairswiss.kernel.solver.search.best_candidate"),
    "B.6": Entry(
        "alterations of a homogeneous bracket or remainder", "fairswiss.kernel.vocabulary.generation.homogeneous"
    ),
    "B.7": Entry("alterations of a heterogeneous bracket", "fairswiss.kernel.vocabulary.generation.heterogeneous"),
    "B.8": Entry("the best candidate if none is perfect", "fairswiss.kernel.solver.search.best_candidate"),
    "C.1": Entry("nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "C.2": Entry("who may not have the bye", "round.bars_pab"),
    "C.3": Entry("equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"),
    "C.4": Entry("the penultimate bracket completes the round", "round.collapse"),
    "C.5": Entry("most pairs", "criteria.LADDER[C.5]"),
    "C.6": Entry("least score differences", "criteria.LADDER[C.6]"),
    "C.7": Entry("the following bracket", "criteria.LADDER[C.7]"),
    "C.8": Entry("topscorers beyond a difference of two", "criteria.LADDER[C.8]"),
    "C.9": Entry("topscorers with a third equal colour", "criteria.LADDER[C.9]"),
    "C.10": Entry("preferences", "criteria.LADDER[C.10]"),
    "C.11": Entry("strong preferences", "criteria.LADDER[C.11]"),
    "C.12": Entry("the same downfloat again", "criteria.LADDER[C.12]"),
    "C.13": Entry("the same upfloat again", "criteria.LADDER[C.13]"),
    "C.14": Entry("the same downfloat as two rounds before", "criteria.LADDER[C.14]"),
    "C.15": Entry("the same upfloat as two rounds before", "criteria.LADDER[C.15]"),
    "C.16": Entry("score differences of those counted by C.12", "criteria.LADDER[C.16]"),
    "C.17": Entry("score differences of those counted by C.13", "criteria.LADDER[C.17]"),
    "C.18": Entry("score differences of those counted by C.14", "criteria.LADDER[C.18]"),
    "C.19": Entry("score differences of those counted by C.15", "criteria.LADDER[C.19]"),
    "D.1": Entry("the order of transpositions", "fairswiss.kernel.vocabulary.generation.transpositions"),
    "D.2": Entry("the order of exchanges", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "D.3": Entry("the order of sets of moved-down players", "round.order_of_sets"),
    "E.1": Entry("both preferences", "round.COLOUR_RULES[E.1]"),
    "E.2": Entry("the stronger preference, or the wider difference", "round.COLOUR_RULES[E.2]"),
    "E.3": Entry("alternation", "round.COLOUR_RULES[E.3]"),
    "E.4": Entry("the preference of the higher-ranked", "round.COLOUR_RULES[E.4]"),
    "E.5": Entry("the initial colour by parity", "round.COLOUR_RULES[E.5]"),
}

ARTICLES = TEXT
