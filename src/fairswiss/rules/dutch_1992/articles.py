"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

_FACTS = "facts of the tournament"

TEXT = {
    "A1": Entry("ratings", "", _FACTS),
    "A2": Entry("the order: score, then pairing number", "round.players_of"),
    "A3": Entry("homogeneous and heterogeneous brackets", "bracket.is_heterogeneous"),
    "A4": Entry("floats", "round.float_in"),
    "A5": Entry("the bye, which is a downfloat", "round.float_in"),
    "A6": Entry("S1 and S2", "round.first_candidate"),
    "A7": Entry("colour differences and preferences", "fairswiss.kernel.vocabulary.entrants.colour_preference"),
    "A8": Entry("x, the clashes that cannot be avoided", "criteria.clashes"),
    "A9": Entry("transpositions and exchanges", "fairswiss.kernel.solver.packed_order.generated_first"),
    "B1": Entry("nobody meets twice; who may not have the bye", "round.bars_bye"),
    "B2": Entry("equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"),
    "B3": Entry("least score differences", "bracket.Bracket.level"),
    "B4": Entry("preferences", "criteria.CLASHES"),
    "B5": Entry("the same float as in the previous round", "criteria.up_level"),
    "B6": Entry("the same float as two rounds before", "criteria.down_level"),
    "C1": Entry("a player without an opponent in the bracket", "bracket.Bracket"),
    "C2": Entry("x is determined", "criteria.clashes"),
    "C3": Entry("p is determined", "bracket.Bracket.level"),
    "C4": Entry("the highest players into S1", "search.order_of_sets"),
    "C5": Entry("S1 and S2 in order", "round.first_candidate"),
    "C6": Entry("S1 against S2; the moved-down players first", "requirements.first_choice"),
    "C7": Entry("a transposition", "bracket.Bracket.arrangement"),
    "C8": Entry("an exchange", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "C9": Entry("downfloat criteria are dropped", "requirements.without_downfloats"),
    "C10": Entry("upfloat criteria are dropped", "requirements.without_upfloats"),
    "C11": Entry("x is raised", "criteria.LADDER[C11]"),
    "C12": Entry("another pairing of the bracket above", "backtracking.choose"),
    "C13": Entry("the lowest bracket fails", "round.joined_brackets"),
    "C14": Entry("fewer pairs", "fewer_pairs.in_turn"),
    "D1": Entry("the order of transpositions", "fairswiss.kernel.vocabulary.generation.transpositions"),
    "D2": Entry("the order of exchanges", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "E1": Entry("both preferences", "round.COLOUR_RULES[E1]"),
    "E2": Entry("the stronger preference", "round.COLOUR_RULES[E2]"),
    "E3": Entry("alternation", "round.COLOUR_RULES[E3]"),
    "E4": Entry("the preference of the higher-ranked; round 1", "round.COLOUR_RULES[E4]"),
    "F1": Entry("the order of the boards", "fairswiss.kernel.brackets.colouring.boards"),
    "F2": Entry("pairings not played", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
    "F3": Entry("colour histories with gaps", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
    "F4": Entry("round 1", "round.colours_of"),
    "F5": Entry("withdrawals and announced absences", "", _FACTS),
    "F6": Entry("published pairings stand", "", "the arbiter's decision: fairswiss pairs the next round only"),
    "F7": Entry("corrections", "", "a corrected record pairs the rounds that are still to come"),
    "F8": Entry("unannounced absences", "", _FACTS),
    "F9": Entry("adjourned games", "", _FACTS),
    "F10": Entry("final standings", "", "tie-breaks are not pairing"),
}

READINGS = {
    "reading 1": Entry(
        "two equal last colours outweigh a difference of one", "fairswiss.kernel.vocabulary.entrants.colour_preference"
    ),
    "reading 2": Entry("over 50 % in the last round: strong or mild, never absolute", "round.without_absolute"),
    "reading 3": Entry(
        "one player over 50 % lifts B2 for the pair", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"
    ),
    "reading 4": Entry("a forfeited pair keeps its floats", "round.float_in"),
    "reading 5": Entry("whose downfloats count", "criteria.down_level"),
    "reading 6": Entry("criteria are dropped as a whole", "criteria.worst_up"),
    "reading 7": Entry("a moved-down player without opponent goes on", "bracket.Bracket"),
    "reading 8": Entry("which moved-down players are paired first", "fewer_pairs.in_turn"),
    "reading 9": Entry("the order of exchanges of several players", "fairswiss.kernel.vocabulary.generation.exchanges"),
    "reading 10": Entry("after C14 floats stay dropped", "bracket.Bracket.is_reduced"),
    "reading 11": Entry("what is given up comes back into force", "requirements.by_the_ladder"),
    "reading 12": Entry("when C12 is applied, and what it keeps", "bracket.Next.calls"),
    "reading 13": Entry("the lowest bracket is complete", "bracket.Bracket.is_admissible"),
    "reading 14": Entry("joined brackets stay joined", "round.joined_brackets"),
    "reading 15": Entry("two players without a game", "round.COLOUR_RULES[reading 15]"),
    "reading 16": Entry("the average rating of the opponents", "", "final standings are not paired"),
    "reading 17": Entry("x is one budget for the whole bracket", "criteria.CLASHES"),
    "reading 18": Entry("C6 looks at B1 to B6", "requirements.first_choice"),
    "reading 19": Entry("C10 goes through all arrangements", "requirements.without_upfloats"),
    "reading 20": Entry("C12 counts the next bracket as it is put together", "bracket.Next"),
    "reading 21": Entry("a full-point bye is a bye", "round.BYE_CODES"),
}

ARTICLES = {**TEXT, **READINGS}
