"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

TEXT = {
    "1.1": Entry("every player has a rating", "", "ratings are facts of the tournament"),
    "1.2": Entry("pairing numbers", "", "they are facts of the tournament"),
    "1.3": Entry("scoregroups and brackets; nobody floats down", "fairswiss.kernel.seekers.seeker_round.pair_groups"),
    "1.4": Entry("the pairing-allocated bye", "fairswiss.kernel.seekers.seeker_round.bye_of"),
    "1.5": Entry("the colour difference", "fairswiss.kernel.vocabulary.colours.balance"),
    "1.6": Entry("colour preferences; mild for Black before the first game", "fairswiss.kernel.seekers.players.Seeker"),
    "1.7": Entry("the average rating of the opponents", "fairswiss.kernel.seekers.players.average"),
    "1.8": Entry("maximum upfloaters", "fairswiss.kernel.seekers.players.Coming.most_upfloats"),
    "1.9": Entry("complete rounds; one that cannot be completed", "fairswiss.kernel.seekers.seeker_round.pair_groups"),
    "2.1.1": Entry("C1: nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "2.1.2": Entry("C2: who may not have the bye", "round.bars_pab"),
    "2.1.3": Entry(
        "C3: equal absolute preferences do not meet", "fairswiss.kernel.vocabulary.entrants.Entrant.clashes_with"
    ),
    "2.2.1": Entry("C4: the rest must be completable", "fairswiss.kernel.seekers.upfloaters.Group.leaves_complete"),
    "2.3.1": Entry("C5: fewest upfloaters", "fairswiss.kernel.seekers.upfloaters.bring_up"),
    "2.3.2": Entry("C6: highest scores of upfloaters", "fairswiss.kernel.seekers.seeker_round.marks"),
    "2.3.3": Entry("C7: colour preferences", "fairswiss.kernel.seekers.sides.least_without_colour"),
    "2.3.4": Entry("C8: fewest maximum upfloaters", "fairswiss.kernel.seekers.players.Coming.burden"),
    "2.3.5": Entry("C9: fewest upfloats of maximum upfloaters", "fairswiss.kernel.seekers.players.Coming.burden"),
    "2.3.6": Entry(
        "C10: fewest who floated up in the previous round", "fairswiss.kernel.seekers.players.Coming.burden"
    ),
    "3.1": Entry("who has the bye", "fairswiss.kernel.seekers.players.bye_order"),
    "3.2.1": Entry("the number of upfloaters", "fairswiss.kernel.seekers.upfloaters.bring_up"),
    "3.2.2": Entry("the choice of upfloaters", "fairswiss.kernel.seekers.upfloaters.bring_up"),
    "3.2.3": Entry("the two sides", "fairswiss.kernel.seekers.sides.sides_of"),
    "3.2.4": Entry("players who change sides", "fairswiss.kernel.seekers.sides.arrange"),
    "3.2.5": Entry("the order of the White side", "fairswiss.kernel.seekers.sides.by_average"),
    "3.2.6": Entry("the first legal transposition", "fairswiss.kernel.seekers.sides.arrange"),
    "4.1": Entry("the order of sets", "fairswiss.kernel.seekers.sides.Sides.leavers"),
    "4.2": Entry("the order of upfloaters", "fairswiss.kernel.vocabulary.entrants.ranking"),
    "4.3": Entry("the order of shifters", "fairswiss.kernel.seekers.sides.from_the_middle"),
    "4.4": Entry("the order of transpositions", "fairswiss.kernel.matchings.typed_rows.first_rows_of_halves"),
    "5.1": Entry("the initial colour", "fairswiss.kernel.seekers.seeker_engine.SeekerEngine.colours_of"),
    "5.2.1": Entry("the initial colour by parity", "round.COLOUR_RULES[5.2.1]"),
    "5.2.2": Entry("both preferences", "round.COLOUR_RULES[5.2.2]"),
    "5.2.3": Entry("the stronger preference", "round.COLOUR_RULES[5.2.3]"),
    "5.2.4": Entry("alternation", "round.COLOUR_RULES[5.2.4]"),
    "5.2.5": Entry("the preference of the higher-ranked", "round.COLOUR_RULES[5.2.5]"),
}

READINGS = {
    "reading 1": Entry("what counts as an upfloat", "fairswiss.kernel.seekers.players.upfloats"),
    "reading 2": Entry("upfloats of maximum upfloaters are added up", "fairswiss.kernel.seekers.seeker_round.marks"),
    "reading 3": Entry("a bracket in which nobody has played", "fairswiss.kernel.seekers.sides.sides_of"),
    "reading 4": Entry("pairs inside the smaller side", "fairswiss.kernel.seekers.sides.Sides.shifted"),
    "reading 5": Entry("a player who has changed sides", "fairswiss.kernel.seekers.sides.Sides.joiners"),
    "reading 6": Entry("games played, for the bye", "fairswiss.kernel.seekers.players.Seeker.games"),
    "reading 7": Entry("numbers that are odd", "fairswiss.kernel.brackets.colouring.ever_paired"),
    "reading 8": Entry("the order of the boards", "fairswiss.kernel.brackets.colouring.boards"),
    "reading 9": Entry(
        "pairs that the arbiter forbids", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"
    ),
    "reading 10": Entry("virtual points", "fairswiss.kernel.seekers.players.seekers"),
}

ARTICLES = TEXT | READINGS
