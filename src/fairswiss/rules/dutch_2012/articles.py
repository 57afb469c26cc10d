"""The index: every article of the text, what it is about and where the code is."""

from fairswiss.kernel.edition import Article

_SEARCH = "searched by the kernel: weighted matchings give the first of the best candidates"
_BOUNDS = "a lower bound from which the text counts upwards: to ask for the least gives the same"

TEXT = {
    "A.1": Article("ratings are checked", "", "they are facts of the tournament"),
    "A.2": Article("the order: score, then pairing number", "round.players_of"),
    "A.3": Article("score brackets, and when moved-down players are treated apart", "bracket.Bracket"),
    "A.4": Article("downfloats and upfloats", "round.float_in"),
    "A.5": Article("byes", "ending.last_bracket"),
    "A.6": Article("the number of pairs, and of moved-down players", "criteria.PAIRS"),
    "A.7": Article("colour differences and preferences; odd and even rounds", "criteria.colours"),
    "A.8": Article("X1 and Z1", "", _BOUNDS),
    "A.9": Article("transpositions and exchanges", "", _SEARCH),
    "A.10": Article("top scorers; backtracking", "round.players_of"),
    "A.11": Article("the quality of pairings", "criteria.LADDER"),
    "B.1": Article("nobody meets twice; who may not have the bye", "round.most_gifts"),
    "B.2": Article("equal absolute preferences do not meet", "round.players_of"),
    "B.3": Article("score differences as small as possible", "criteria.SCORES"),
    "B.4": Article("colour preferences", "criteria.CLASHES"),
    "B.5": Article("no float twice running", "criteria.DOWN_AGAIN"),
    "B.6": Article("no float as two rounds before", "criteria.UP_AGAIN"),
    "C.1": Article("players without an opponent", "bracket.content"),
    "C.2": Article("P1, M1, X1, Z1", "bracket.Bracket"),
    "C.3": Article("the requirements at the start", "criteria.LADDER"),
    "C.4": Article("S1 and S2", "", _SEARCH),
    "C.5": Article("their order", "", _SEARCH),
    "C.6": Article("the first pairing that meets the requirements", "bracket.normal_bracket"),
    "C.7": Article("transpositions", "", _SEARCH),
    "C.8": Article("exchanges, and other sets of moved-down players", "bracket.order_of_sets"),
    "C.9": Article("back to the heterogeneous part", "", _SEARCH),
    "C.10": Article("requirements are lowered", "criteria.LADDER"),
    "C.11": Article("deleted", "", "there is nothing in it"),
    "C.12": Article("others come down for the sake of the next bracket", "bracket.Backtrack"),
    "C.13": Article("the lowest bracket and the penultimate one", "ending.Penultimate"),
    "C.14": Article("P1 and M1 are decreased", "ending.Penultimate"),
    "D.1": Article("the order of transpositions", "", _SEARCH),
    "D.2": Article("the order of exchanges", "", _SEARCH),
    "D.3": Article("the order of sets of moved-down players", "bracket.order_of_sets"),
    "D.4": Article(
        "the merged lowest bracket: least sum of squared score differences (2013)", "round.with_least_squares"
    ),
    "E.1": Article("both preferences", "round.COLOUR_RULES"),
    "E.2": Article("the stronger preference", "round.COLOUR_RULES"),
    "E.3": Article("alternation", "round.COLOUR_RULES"),
    "E.4": Article("the preference of the higher-ranked", "round.COLOUR_RULES"),
    "E.5": Article("the first round: even and odd places in S1", "round.colours_of"),
    "F.1": Article("the order of boards", "", "the boards are placed by the kernel"),
    "F.2": Article("games not played", "round.players_of"),
    "F.3": Article("histories without the rounds not played", "round.players_of"),
    "F.4": Article("the first round; the lowest has the bye", "ending.lowest_with_right"),
    "F.5": Article("withdrawn and absent players", "round.players_of"),
    "F.6": Article("a published pairing is not changed", "", "what is published is for the arbiter"),
    "F.7": Article("corrections count for pairings to come", "", "a pairing follows from the facts it is given"),
    "F.8": Article("absence without notice", "", "who is withdrawn is a fact of the tournament"),
    "F.9": Article("adjourned games count as draws", "round.pair_next_round"),
}

ARTICLES = TEXT
