"""The index: every article of the text, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

_BOUNDS = "a lower bound from which the text counts upwards: to ask for the least gives the same"

TEXT = {
    "A.1": Entry("ratings are checked", "", "they are facts of the tournament"),
    "A.2": Entry("the order: score, then pairing number", "round.players_of"),
    "A.3": Entry("score brackets, and when moved-down players are treated apart", "bracket.Bracket.heterogeneous"),
    "A.4": Entry("downfloats and upfloats", "round.float_in"),
    "A.5": Entry("byes", "ending.last_bracket"),
    "A.6": Entry("the number of pairs, and of moved-down players", "criteria.MOVED_DOWN"),
    "A.7": Entry("colour differences and preferences; odd and even rounds", "criteria.colours"),
    "A.8": Entry("X1 and Z1", "", _BOUNDS),
    "A.9": Entry("transpositions and exchanges", "fairswiss.kernel.solver.packed_order.generated_first"),
    "A.10": Entry("top scorers; backtracking", "fairswiss.kernel.vocabulary.entrants.entrants"),
    "A.11": Entry("the quality of pairings", "criteria.LADDER"),
    "B.1": Entry("nobody meets twice; who may not have the bye", "round.most_gifts"),
    "B.2": Entry("equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"),
    "B.3": Entry("score differences as small as possible", "criteria.SCORES"),
    "B.4": Entry("colour preferences", "criteria.colours"),
    "B.5": Entry("no float twice running", "criteria.DOWN_AGAIN"),
    "B.6": Entry("no float as two rounds before", "criteria.UP_AGAIN"),
    "C.1": Entry("players without an opponent", "bracket.content"),
    "C.2": Entry("P1, M1, X1, Z1", "criteria.PAIRS"),
    "C.3": Entry("the requirements at the start", "criteria.normal"),
    "C.4": Entry("S1 and S2", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "C.5": Entry("their order", "fairswiss.kernel.solver.scorecards.first_candidate"),
    "C.6": Entry("the first pairing that meets the requirements", "bracket.normal_bracket"),
    "C.7": Entry("transpositions", "fairswiss.kernel.vocabulary.generation.transpositions"),
    "C.8": Entry("exchanges, and other sets of moved-down players", "bracket.order_of_sets"),
    "C.9": Entry("back to the heterogeneous part", "fairswiss.kernel.vocabulary.generation.heterogeneous"),
    "C.10": Entry("requirements are lowered", "criteria.LADDER[C.10]"),
    "C.11": Entry("deleted", "", "there is nothing in it"),
    "C.12": Entry("others come down for the sake of the next bracket", "bracket.Backtrack"),
    "C.13": Entry("the lowest bracket and the penultimate one", "ending.Penultimate"),
    "C.14": Entry("P1 and M1 are decreased", "ending.Penultimate.outcome"),
    "D.1": Entry("the order of transpositions", "fairswiss.kernel.vocabulary.generation.transpositions"),
    "D.2": Entry("the order of exchanges", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "D.3": Entry("the order of sets of moved-down players", "bracket.order_of_sets"),
    "D.4": Entry(
        "the merged lowest bracket: least sum of squared score differences (2013)", "round.with_least_squares"
    ),
    "E.1": Entry("both preferences", "round.COLOUR_RULES[E.1]"),
    "E.2": Entry("the stronger preference", "round.COLOUR_RULES[E.2]"),
    "E.3": Entry("alternation", "round.COLOUR_RULES[E.3]"),
    "E.4": Entry("the preference of the higher-ranked", "round.COLOUR_RULES[E.4]"),
    "E.5": Entry("the first round: even and odd places in S1", "round.colours_of"),
    "F.1": Entry("the order of boards", "fairswiss.kernel.brackets.colouring.boards"),
    "F.2": Entry("games not played", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
    "F.3": Entry(
        "histories without the rounds not played", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"
    ),
    "F.4": Entry("the first round; the lowest has the bye", "ending.lowest_with_right"),
    "F.5": Entry("withdrawn and absent players", "fairswiss.kernel.vocabulary.cards.taking_part"),
    "F.6": Entry("a published pairing is not changed", "", "what is published is for the arbiter"),
    "F.7": Entry("corrections count for pairings to come", "", "a pairing follows from the facts it is given"),
    "F.8": Entry("absence without notice", "", "who is withdrawn is a fact of the tournament"),
    "F.9": Entry("adjourned games count as draws", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
}

ARTICLES = TEXT
