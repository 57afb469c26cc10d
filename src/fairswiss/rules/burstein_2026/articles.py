"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

TEXT = {
    "1.1": Entry("pairing numbers", "", "they are facts of the tournament"),
    "1.2": Entry("scoregroups, brackets and floaters", "brackets._from_the_top"),
    "1.3": Entry("the pairing-allocated bye", "brackets.bye_of"),
    "1.4": Entry("the colour difference", "fairswiss.kernel.vocabulary.colours.balance"),
    "1.5": Entry("colour preferences", "fairswiss.kernel.vocabulary.entrants.colour_preference"),
    "1.6": Entry("the seeding rounds", "definitions.seeding_rounds"),
    "1.7.1": Entry("the opposition: Buchholz and Sonneborn-Berger", "opposition.oppositions"),
    "1.7.2": Entry("unplayed rounds in the opposition", "opposition.absence_as_draws"),
    "1.8": Entry("the order inside a bracket", "opposition.Ranking"),
    "1.9": Entry("brackets from the top; a round that cannot be completed", "brackets.pair_brackets"),
    "2.1.1": Entry("C1: nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "2.1.2": Entry("C2: who may not have the bye", "definitions.bars_pab"),
    "2.1.3": Entry(
        "C3: equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"
    ),
    "2.2.1": Entry("C4: the rest must be completable", "brackets._field"),
    "2.3.1": Entry("C5: most pairs", "criteria.LADDER[2.3.1]"),
    "2.3.2": Entry("C6: lowest scores of outgoing floaters", "criteria.LADDER[2.3.2]"),
    "2.3.3": Entry("C7: the following bracket", "criteria.LADDER[2.3.3]"),
    "2.3.4": Entry("C8: colour preferences", "criteria.LADDER[2.3.4]"),
    "3.1": Entry("who has the bye", "brackets.bye_order"),
    "3.2.1": Entry("the number of pairs", "brackets.pair_bracket"),
    "3.2.2": Entry("the first of the best pairings", "brackets.pair_bracket"),
    "4.1": Entry("numbers inside a bracket", "brackets.numbered"),
    "4.2": Entry("a zero for every floater", "brackets.first_candidate"),
    "4.3": Entry("the order of pairings", "brackets.first_candidate"),
    "5.1": Entry("the initial colour", "definitions.colours_of"),
    "5.2.1": Entry("the initial colour by parity", "colours.COLOUR_RULES[5.2.1]"),
    "5.2.2": Entry("both preferences", "colours.COLOUR_RULES[5.2.2]"),
    "5.2.3": Entry("the stronger preference", "colours.COLOUR_RULES[5.2.3]"),
    "5.2.4": Entry("alternation", "colours.COLOUR_RULES[5.2.4]"),
    "5.2.5": Entry("the preference of the higher-ranked", "colours.COLOUR_RULES[5.2.5]"),
}

READINGS = {
    "reading 1": Entry("the byes that count as draws", "opposition.absence_as_draws"),
    "reading 2": Entry("the worth of such a draw", "opposition.absence_as_draws"),
    "reading 3": Entry("points in the opposition", "opposition.oppositions"),
    "reading 4": Entry("the whole seeding round is Dutch", "seeding.with_seeding"),
    "reading 5": Entry("one bracket ahead", "brackets._field"),
    "reading 6": Entry("one of two has not played", "colours.Colours.claim"),
    "reading 7": Entry("numbers that are odd", "definitions.colours_of"),
    "reading 8": Entry("the order of the boards", "round.pair_next_round"),
    "reading 9": Entry(
        "pairs that the arbiter forbids", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"
    ),
}

ARTICLES = TEXT | READINGS
