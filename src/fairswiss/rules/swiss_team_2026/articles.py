"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

_SETS = "fairswiss.kernel.upfloats.sets"
_FILLING = "fairswiss.kernel.upfloats.filling"
_FAULTS = "fairswiss.kernel.upfloats.faults"
_CARDS = "fairswiss.kernel.vocabulary.cards.cards_before_next_round"
_TABLE = "fairswiss.model.team_table.as_teams"

TEXT = {
    "0": Entry("the limits on colours of C.04.1 do not hold for teams", "", "nothing forbids a match for its colours"),
    "1.1": Entry("pairing numbers of teams", "", "they are facts of the tournament"),
    "1.2": Entry("primary and secondary score", _TABLE),
    "1.3": Entry("scoregroups and brackets", f"{_FILLING}.Filled"),
    "1.4": Entry("the worth of the pairing-allocated bye", "fairswiss.model.matches.sides_of"),
    "1.5": Entry("floaters", "definitions.float_of"),
    "1.6": Entry("the colours a team had", _CARDS),
    "1.7.1": Entry("preferences of type A", "definitions.preference"),
    "1.7.2": Entry("preferences of type B", "definitions.preference"),
    "C1": Entry("nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "C2": Entry("who may not have the bye", "definitions.bars_pab"),
    "C3": Entry("the rest must be completable", f"{_SETS}.pair_up"),
    "C4": Entry("fewest upfloaters", f"{_SETS}.upfloaters"),
    "C5": Entry("highest scores of upfloaters", f"{_SETS}.choose_by_weight"),
    "C6": Entry("the following scoregroup", f"{_SETS}.stands_alone"),
    "C7": Entry("upfloaters that floated in the previous round", "definitions.floaters_of"),
    "C8": Entry("teams without their preference", f"{_FAULTS}.without_preference"),
    "C9": Entry("teams without their strong preference", f"{_FAULTS}.without_strong_preference"),
    "C10": Entry("opponents of upfloaters that floated in the previous round", f"{_FAULTS}.floating_again"),
    "3.1": Entry("legal pairings", f"{_SETS}.pair_up"),
    "3.2": Entry("the top scoregroup", f"{_FILLING}.fill"),
    "3.3": Entry("the order of the steps", "round.pair_next_round"),
    "3.4": Entry("who has the bye", f"{_FILLING}.bye_order"),
    "3.5": Entry("the order of sets of upfloaters", f"{_SETS}.upfloaters"),
    "3.6": Entry("the identifier of a pairing", "fairswiss.kernel.upfloats.identifier.first_pairs"),
    "4.1": Entry("the initial colour", "definitions.colours_of"),
    "4.2": Entry("the first-team", "colours.Colours.both"),
    "4.3.1": Entry("the initial colour by parity", "colours.COLOUR_RULES[4.3.1]"),
    "4.3.2": Entry("the only preference", "colours.COLOUR_RULES[4.3.2]"),
    "4.3.3": Entry("opposite preferences", "colours.COLOUR_RULES[4.3.3]"),
    "4.3.4": Entry("the only strong preference", "colours.COLOUR_RULES[4.3.4]"),
    "4.3.5": Entry("the lower colour difference", "colours.COLOUR_RULES[4.3.5]"),
    "4.3.6": Entry("alternation", "colours.COLOUR_RULES[4.3.6]"),
    "4.3.7": Entry("the preference of the first-team", "colours.COLOUR_RULES[4.3.7]"),
    "4.3.8": Entry("the last colour of the first-team", "colours.COLOUR_RULES[4.3.8]"),
    "4.3.9": Entry("the last colour of the other team", "colours.COLOUR_RULES[4.3.9]"),
}

READINGS = {
    "reading 1": Entry("the following scoregroup is graded", f"{_SETS}.stands_alone"),
    "reading 2": Entry("two upfloaters never meet", f"{_FILLING}.pairs_of"),
    "reading 3": Entry("a level team in the last round", "options.LEVEL_IN_LAST_ROUND"),
    "reading 4": Entry("a forfeited match is neither a meeting nor a float", "definitions.float_of"),
    "reading 5": Entry("a match with forfeited boards is played if one game was", "fairswiss.model.matches.sides_of"),
    "reading 6": Entry("the worth of the bye without an announcement", "fairswiss.model.matches.sides_of"),
    "reading 7": Entry("identifiers by pairing number alone", "fairswiss.kernel.upfloats.identifier.identifier"),
    "reading 8": Entry("virtual points are match points", "round.refuse_acceleration"),
    "reading 9": Entry("the first-team by the score that pairs", "colours.Colours.both"),
    "reading 10": Entry("numbers that are odd", "definitions.colours_of"),
    "reading 11": Entry("the order of the tables", "round.pair_next_round"),
    "reading 12": Entry(
        "pairs that the arbiter forbids", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"
    ),
    "reading 13": Entry("the scores of upfloaters, from the lowest", f"{_SETS}.choose_by_weight"),
    "reading 14": Entry("codes without a type", "fairswiss.model.team_types.team_type"),
    "reading 15": Entry("the last two matches are those that were played", "definitions.preference"),
    "reading 16": Entry("colours of the other boards", "fairswiss.model.line_ups.boards_of"),
}

ARTICLES = TEXT | READINGS
