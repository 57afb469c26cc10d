"""The index: every article of the text, what it is about and where the code is."""

from fairswiss.kernel.edition import Article

_SEARCH = "searched by the kernel: one weighted matching gives the first of the best candidates"

TEXT = {
    "A.1": Article("pairing numbers", "", "they are facts of the tournament"),
    "A.2": Article("the order: score, then pairing number", "round.pair_next_round"),
    "A.3": Article("scoregroups and brackets", "round.pair_next_round"),
    "A.4": Article("downfloats and upfloats", "round.float_in"),
    "A.5": Article("the pairing-allocated bye", "round.takes_bye"),
    "A.6": Article("colour differences and preferences", "round.pair_next_round"),
    "A.7": Article("topscorers", "round.pair_next_round"),
    "A.8": Article("score differences of a bracket", "criteria.down_difference"),
    "A.9": Article("the penultimate and the collapsed last bracket", "round.pair_next_round"),
    "B.1": Article("numbers of a bracket", "", _SEARCH),
    "B.2": Article("S1, S2 and Limbo", "round.ordinary_bracket"),
    "B.3": Article("the first candidate", "round.ordinary_bracket"),
    "B.4": Article("a perfect candidate is taken at once", "round.ordinary_bracket"),
    "B.6": Article("alterations of a homogeneous bracket or remainder", "round.ordinary_bracket"),
    "B.7": Article("alterations of a heterogeneous bracket", "round.ordinary_bracket"),
    "B.8": Article("the best candidate if none is perfect", "round.ordinary_bracket"),
    "C.1": Article("nobody meets twice", "round.pair_next_round"),
    "C.2": Article("who may not have the bye", "round.bars_pab"),
    "C.3": Article("equal absolute preferences do not meet", "round.pair_next_round"),
    "C.4": Article("the penultimate bracket completes the round", "round.collapse"),
    "C.5": Article("most pairs", "criteria.LADDER"),
    "C.6": Article("least score differences", "criteria.LADDER"),
    "C.7": Article("the following bracket", "criteria.LOOK_AHEAD"),
    "C.8": Article("topscorers beyond a difference of two", "criteria.LADDER"),
    "C.9": Article("topscorers with a third equal colour", "criteria.LADDER"),
    "C.10": Article("preferences", "criteria.LADDER"),
    "C.11": Article("strong preferences", "criteria.LADDER"),
    "C.12": Article("the same downfloat again", "criteria.LADDER"),
    "C.13": Article("the same upfloat again", "criteria.LADDER"),
    "C.14": Article("the same downfloat as two rounds before", "criteria.LADDER"),
    "C.15": Article("the same upfloat as two rounds before", "criteria.LADDER"),
    "C.16": Article("score differences of those counted by C.12", "criteria.LADDER"),
    "C.17": Article("score differences of those counted by C.13", "criteria.LADDER"),
    "C.18": Article("score differences of those counted by C.14", "criteria.LADDER"),
    "C.19": Article("score differences of those counted by C.15", "criteria.LADDER"),
    "D.1": Article("the order of transpositions", "round.ordinary_bracket"),
    "D.2": Article("the order of exchanges", "round.ordinary_bracket"),
    "D.3": Article("the order of sets of moved-down players", "round.order_of_sets"),
    "E.1": Article("both preferences", "round.COLOUR_RULES"),
    "E.2": Article("the stronger preference, or the wider difference", "round.COLOUR_RULES"),
    "E.3": Article("alternation", "round.COLOUR_RULES"),
    "E.4": Article("the preference of the higher-ranked", "round.COLOUR_RULES"),
    "E.5": Article("the initial colour by parity", "round.COLOUR_RULES"),
}

ARTICLES = TEXT
